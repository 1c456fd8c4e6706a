# The game
game-title = Worldwide Football
game-line = Two teams, two halves: build attacks card by card, defend when it counts, and shoot.
game-players = 1 or 2 players
side-0 = First team
side-1 = Second team
automaton = The virtual opponent
nothing = nothing
half-1 = first half
half-2 = second half
half-3 = first period of extra time
half-4 = second period of extra time
half-5 = shoot-out

# Options
option-mode = Rules
option-mode-help = Amateur to discover the game in thirty minutes; Professional adds fouls, cards, corners and nine abilities; in International you build your deck; in solo the rulebook plays your opponent.
option-mode-amateur = Amateur
option-mode-professional = Professional
option-mode-international = International
option-mode-solo = Solo
option-team_0 = First team
option-team_1 = Second team
option-team_1-help = The two teams differ.
option-team_0-allemagne = Germany
option-team_0-bresil = Brazil
option-team_0-espagne = Spain
option-team_0-france = France
option-team_0-italie = Italy
option-team_0-any = Any
option-team_1-allemagne = Germany
option-team_1-bresil = Brazil
option-team_1-espagne = Spain
option-team_1-france = France
option-team_1-italie = Italy
option-team_1-any = Any
option-fouls = Fouls, free kicks, penalties
option-fouls-on = On
option-fouls-off = Off
option-cards = Yellow and red cards
option-cards-on = On
option-cards-off = Off
option-corners = Corners
option-corners-on = On
option-corners-off = Off
option-abilities = The nine star abilities
option-abilities-on = On
option-abilities-off = Off
option-wide = Shots going wide
option-wide-on = On
option-wide-off = Off
option-replacements = Replacements
option-replacements-on = On
option-replacements-off = Off
option-stadium = Stadium
option-stadium-help = The home team has its stadium's effect all match.
option-stadium-none = Neutral ground
option-stadium-first = The first team is at home
option-stadium-second = The second team is at home
option-pro_cards = PRO cards
option-pro_cards-on = In
option-pro_cards-off = Out
option-counter_once = Counter-attack
option-counter_once-on = Once a recovery
option-counter_once-off = Stacks
option-keeper_on_penalty = G card on a penalty
option-keeper_on_penalty-on = On
option-keeper_on_penalty-off = Off
option-level = If the score is level
option-level-draw = It is a draw
option-level-extra = Extra time
option-level-shootout = Extra time, then a shoot-out
same-team = The two teams must differ: { $given } was taken twice.

# Abilities
ability-contre = Counter-attack
ability-jeu = Attacking play
ability-schema = Game plan
ability-bloc = Defensive block
ability-piege = Offside trap
ability-simulation = Simulation
ability-creativite = Creativity
ability-efficacite = Efficiency
ability-repli = Tracking back
about-contre = Ball recovered while the other side has { $counter_most } attack points or fewer: +{ $counter }.
about-jeu = From 0 to { $attacking_play_most } attack points, not at a free kick or corner: +{ $attacking_play }.
about-schema = Take any action card from your draw pile, or a Shot from your discard.
about-bloc = On the other side's first card: +{ $block } on all your defence rolls until the ball changes side.
about-piege = Instead of defending against one of these cards ({ $trap_en }): a d6 of { $trap } or more wins the ball.
about-simulation = After a failed Tackle or Pressing: a foul if the d6 shows { $foul_from } or more{ $yellow_to ->
    [0] {""}
    [1] , a yellow card for you on 1
   *[other] , a yellow card for you up to { $yellow_to }
}.
about-creativite = The other side can neither defend nor draw on this card (not on a Shot).
about-efficacite = On a Shot: +{ $efficiency } to its quality.
about-repli = Take a defence card from your draw pile (else from your discard), then answer.

# Moves
move-die = { $face }
move-coin = Kick-off: team { $n }
move-draw = { $name_en }
move-draw-player = { $name_en }
move-lay = { $name_en }: +{ $pa }, { $total } in all
move-shoot = { $name_en }: { $percent } % goal if not defended
move-defend = { $name_en }: { $need } or more on the d20, { $percent } %{ $foul ->
    [0] {""}
   *[other] , foul { $foul } %
}
move-player = Play { $name_en }
move-discard = Discard { $name_en }
move-discard-player = Discard { $name_en }
move-mark = The specialist: discard { $name_en } to shoot at +{ $bonus }
move-penalty-card = Discard { $name_en }: the keeper covers two faces
move-recover = Recover { $name_en }
move-schema = Game plan: { $name_en } (pile, { $left })
move-schema-back = Game plan: { $name_en } (discard)
move-repli = Tracking back: { $name_en }
move-replace = Replace { $name_en }: +1 star
move-use-jeu = Attacking play: +{ $attacking_play }
move-use-contre = Counter-attack: +{ $counter }
move-use-bloc = Defensive block: +{ $block } on your rolls
move-use-piege = Offside trap: { $trapped } %
move-use-simulation = Simulation: foul { $fouls } %
move-use-creativite = Creativity: no defence
move-use-efficacite = Efficiency: +{ $efficiency } quality
move-use-schema = Game plan
move-use-repli = Tracking back
move-give = Give the ball back (draw { $n })
move-let-go = { $n ->
    [0] Let it go
    [one] Let it go and draw { $n } card
   *[other] Let it go and draw { $n } cards
}
move-pass = Pass
move-pass-on = Add nothing
move-pass-play = Begin the attack
move-pass-keep-abilities = Keep the same abilities
move-pass-keep-deck = Keep the same deck
move-face = Face { $face }
move-deck-balanced = Balanced deck
move-deck-attacking = Attacking deck
move-deck-defensive = Defensive deck
move-deck-free = Choose freely
move-leave = Leave out { $name_en } ({ $left })
move-choose = Take { $name_en } ({ $left })

# What is awaited
prompt-coin = The coin is tossed.
prompt-dice = The dice are rolling.
prompt-draw = Cards are drawn.
prompt-deck = { $you ->
    [yes] Make your deck of { $size } cards.
   *[no] { $seat } makes a deck.
}
prompt-leave = { $you ->
    [yes] Leave out { $owed ->
        [one] { $owed } more card
       *[other] { $owed } more cards
    }; { $low } to { $high } defences must stay.
   *[no] { $seat } makes a deck.
}
prompt-choose = { $you ->
    [yes] Choose { $owed ->
        [one] { $owed } more card for this period
       *[other] { $owed } more cards for this period
    }.
   *[no] { $seat } chooses cards for this period.
}
prompt-abilities = { $you ->
    [yes] Choose { $owed ->
        [one] { $owed } more star ability
       *[other] { $owed } more star abilities
    }.
   *[no] { $seat } chooses abilities.
}
prompt-attack = { $you ->
    [yes] Your attack: { $pa ->
        [one] { $pa } attack point
       *[other] { $pa } attack points
    }.
   *[no] { $seat } attacks: { $pa ->
        [one] { $pa } attack point
       *[other] { $pa } attack points
    }.
}
prompt-free-kick = { $you ->
    [yes] Indirect free kick, to be taken with one of these cards: { $cards_en }.
   *[no] Indirect free kick for { THE($seat) }.
}
prompt-corner = { $you ->
    [yes] Corner, to be taken with one of these cards: { $cards_en }.
   *[no] Corner for { THE($seat) }.
}
prompt-with = { $you ->
    [yes] { $name_en } is laid. Add something?
   *[no] { $name_en } is laid: { THE($seat) } may add something.
}
prompt-bloc = { $you ->
    [yes] The first card, { $name_en }: defensive block?
   *[no] { $seat } may call a defensive block.
}
prompt-defend = { $you ->
    [yes] Against { $name_en }: defend, or let it go?
   *[no] { $seat } answers { $name_en }.
}
prompt-after-roll = { $you ->
    [yes] { $verdict ->
        [foul] That is a foul. Play a player card to throw again?
        [booked] That brings a card. Play a player card to throw again?
       *[failed] The defence fails. Play a player card on this roll?
    }
   *[no] { $seat } may still play a card on the roll.
}
prompt-simulate = { $you ->
    [yes] The defence failed. Try a simulation?
   *[no] { $seat } may try a simulation.
}
prompt-after = { $you ->
    [yes] { $name_en } comes off. Play a player card?
   *[no] { $name_en } comes off: { THE($seat) } may play a player card.
}
prompt-reply = { $you ->
    [yes] Counter this player card with a defender?
   *[no] { $seat } may counter this player card.
}
prompt-recover = { $you ->
    [yes] Which card do you take back from your discard?
   *[no] { $seat } takes a card back.
}
prompt-trim = { $you ->
    [yes] Too many cards in hand: discard.
   *[no] { $seat } has too many cards and discards.
}
prompt-lose = { $you ->
    [yes] Discard an action card.
   *[no] { $seat } discards an action card.
}
prompt-punish = { $you ->
    [yes] You were booked: discard { $owed ->
        [one] { $owed } more card
       *[other] { $owed } more cards
    }.
   *[no] { $seat } discards for the booking.
}
prompt-mark = { $you ->
    [yes] Direct free kick. Let a specialist take it?
   *[no] Direct free kick for { THE($seat) }.
}
prompt-keeper = { $you ->
    [yes] A shot of quality { $quality }. Play your goalkeeper?
   *[no] { $seat } may play the goalkeeper.
}
prompt-penalty-card = { $you ->
    [yes] Penalty against you: discard your goalkeeper?
   *[no] { $seat } may discard the goalkeeper.
}
prompt-face = { $you ->
    [yes] Penalty: where do you shoot?
   *[no] { $seat } chooses where to shoot.
}
prompt-dive = { $you ->
    [yes] Penalty against you: where do you dive?
   *[no] { $seat } chooses where to dive.
}
prompt-replace = { $you ->
    [yes] A replacement?
   *[no] { $seat } may replace a player.
}
prompt-recovery = { $you ->
    [yes] Ball recovered. Counter-attack, player card?
   *[no] { $seat } has recovered the ball.
}
prompt-over = { $you ->
    [yes] { $kicks ->
        [yes] You win the shoot-out { $most }–{ $least }.
       *[no] You win the match { $most }–{ $least }.
    }
   *[no] { $kicks ->
        [yes] { $seat } wins the shoot-out { $most }–{ $least }.
       *[no] { $seat } wins the match { $most }–{ $least }.
    }
}
prompt-drawn = A draw, { $goals } all.

# What happened
score = { $level ->
    [yes] { $most } all
   *[no] { $you_lead ->
        [yes] you lead { $most }–{ $least }
       *[no] { THE($lead_seat) } leads { $most }–{ $least }
    }
}
told-kick-off = { $you ->
    [yes] The coin: you kick off the { $period }.
   *[no] The coin: { THE($seat) } kicks off the { $period }.
}
told-second-kick-off = { $you ->
    [yes] You kick off the { $period }.
   *[no] { $seat } kicks off the { $period }.
}
told-drew = { $known ->
    [yes] { $you ->
        [yes] You draw { $cards }.
       *[no] { $seat } draws { $cards }.
    }
   *[no] { $seat } draws { $n ->
        [one] { $n } action card
       *[other] { $n } action cards
    }.
}
told-drew-players = { $known ->
    [yes] { $you ->
        [yes] You draw { $players }.
       *[no] { $seat } draws { $players }.
    }
   *[no] { $seat } draws { $n ->
        [one] { $n } player card
       *[other] { $n } player cards
    }.
}
told-discards = { $you ->
    [yes] You discard { $name }.
   *[no] { $seat } discards { $name }.
}
told-discards-player = { $you ->
    [yes] You discard { $name }.
   *[no] { $seat } discards { $name }.
}
told-lays = { $you ->
    [yes] You lay { $name }{ $barred ->
        [yes] , which can't be defended
       *[no] {""}
    }.
   *[no] { $seat } lays { $name }{ $barred ->
        [yes] , which can't be defended
       *[no] {""}
    }.
}
told-validated = { $name } comes off: { $pa ->
    [one] { $pa } attack point
   *[other] { $pa } attack points
}.
told-gives = { $you ->
    [yes] You give the ball back.
   *[no] { $seat } gives the ball back.
}
told-lets-go = { $you ->
    [yes] You let it go.
   *[no] { $seat } lets it go.
}
told-defends = { $you ->
    [yes] You defend with { $name }: { $need } or more is needed.
   *[no] { $seat } defends with { $name }: { $need } or more is needed.
}
told-rolled = d20: { $die } ({ $need } needed).{ $verdict ->
    [won] {" "}It works.
    [foul] {" "}That is a foul.
    [booked] {" "}That brings a card.
   *[failed] {" "}It fails.
}
told-roll-bonus = +{ $gain } on the roll: { $total } ({ $need } needed).{ $verdict ->
    [won] {" "}It works.
   *[failed] {" "}It still fails.
}
told-rerolls = { $you ->
    [yes] You throw the d20 again.
   *[no] { $seat } throws the d20 again.
}
told-ball-won = { $you ->
    [yes] { $name }: the ball is yours.
   *[no] { $name }: the ball goes to { THE($seat) }.
}
told-uses = { $you ->
    [yes] You use { $name } ({ $left }).
   *[no] { $seat } uses { $name } ({ $left }).
}
stars-left = { $stars ->
    [0] no star left
    [one] { $stars } star left
   *[other] { $stars } stars left
}
told-schema = { $known ->
    [yes] { $you ->
        [yes] Game plan ({ $left }): you take { $name } from your pile.
       *[no] Game plan ({ $left }): { THE($seat) } takes { $name } from the pile.
    }
   *[no] Game plan ({ $left }): { THE($seat) } takes a card from the pile.
}
told-schema-back = { $you ->
    [yes] Game plan ({ $left }): you take back { $name }.
   *[no] Game plan ({ $left }): { THE($seat) } fetches { $name }.
}
told-repli = { $you ->
    [yes] Tracking back ({ $left }): you take { $name }.
   *[no] Tracking back ({ $left }): { THE($seat) } takes { $name }.
}
told-trap = Offside trap, { $die } on the die:{ $won ->
    [yes] {" "}offside! The ball changes side.
   *[no] {" "}the trap fails.
}
told-simulation = Simulation, { $die } on the die:{ $verdict ->
    [foul] {" "}the referee believes it.
    [booked] {" "}a yellow card for diving!
   *[failed] {" "}play on.
}
told-plays-player = { $you ->
    [yes] You play { $name }.
   *[no] { $seat } plays { $name }.
}
told-replies = { $you ->
    [yes] You counter with { $name }: { $need } or more is needed.
   *[no] { $seat } counters with { $name }: { $need } or more is needed.
}
told-reply-rolled = d20: { $die } ({ $need } needed).{ $won ->
    [yes] {" "}The card is cancelled.
   *[no] {" "}The card stands.
}
told-recovers = { $you ->
    [yes] You recover { $name } from your discard.
   *[no] { $seat } recovers { $name } from the discard.
}
told-star-back = { $you ->
    [yes] You regain a star and have { $stars }.
   *[no] { $seat } regains a star and has { $stars }.
}
told-gains = +{ $gain ->
    [one] { $gain } attack point
   *[other] { $gain } attack points
}: { $pa } in all.
told-foul = { $you ->
    [yes] The referee blows: a foul by your side.
   *[no] The referee blows: a foul by { THE($seat) }.
}
told-simulated-foul = { $you ->
    [yes] The referee gives a foul against you.
   *[no] The referee gives a foul against { THE($seat) }.
}
told-yellow = { $you ->
    [yes] Yellow card for you.
   *[no] Yellow card for { THE($seat) }.
}
told-red = { $you ->
    [yes] Red card for you!
   *[no] Red card for { THE($seat) }!
}
told-free-kick = { $you ->
    [yes] Indirect free kick for you, at { $pa ->
        [one] { $pa } attack point
       *[other] { $pa } attack points
    }.
   *[no] Indirect free kick for { THE($seat) }, at { $pa ->
        [one] { $pa } attack point
       *[other] { $pa } attack points
    }.
}
told-direct = { $you ->
    [yes] Direct free kick for you!
   *[no] Direct free kick for { THE($seat) }!
}
told-mark = { $you ->
    [yes] Your specialist steps up: +{ $bonus } on this shot.
   *[no] The specialist of { THE($seat) } steps up: +{ $bonus } on this shot.
}
told-penalty = { $you ->
    [yes] Penalty for you!
   *[no] Penalty for { THE($seat) }!
}
told-penalty-card = { $you ->
    [yes] Your keeper will cover two faces.
   *[no] The keeper of { THE($seat) } will cover two faces.
}
told-penalty-faces = { $you ->
    [yes] You shoot at { $face }, the keeper dives at { $dive }.
   *[no] { $seat } shoots at { $face }, the keeper dives at { $dive }.
}
told-penalty-dice = { $goal ->
    [yes] The dice show { $face } and { $dive }: they differ.
   *[no] The dice show { $face } and { $dive }: they agree.
}
dice = { $dice ->
    [one] { $die } on the die
    [same] twice { $die } on the dice
   *[two] { $die } and { $other } on the dice, the { $die } counts
}{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus }
}
told-shot = { $you ->
    [yes] You shoot ({ $thrown }): quality { $quality }.
   *[no] { $seat } shoots ({ $thrown }): quality { $quality }.
}
told-wide = Wide!
told-keeper = { $you ->
    [yes] Your keeper
   *[no] The keeper of { THE($seat) }
} makes { $result }{ $plain ->
    [yes] {""}
   *[no] {" "}({ $thrown })
} against a quality of { $quality }.
told-goal = { $you ->
    [yes] GOAL for you!
   *[no] GOAL for { THE($seat) }!
} { $standing ->
    [ahead] { $most }–{ $least }.
    [level] { $most } all.
   *[behind] Only { $most }–{ $least } down now.
}
told-saved = { $you ->
    [yes] Saved by your keeper.
   *[no] Saved by { OWN($seat) } keeper.
}
told-corner = { $you ->
    [yes] Corner for you: the attack goes on from { $pa ->
        [one] { $pa } attack point
       *[other] { $pa } attack points
    }.
   *[no] Corner for { THE($seat) }: the attack goes on from { $pa ->
        [one] { $pa } attack point
       *[other] { $pa } attack points
    }.
}
told-replaces = { $you ->
    [yes] You replace { $name }, gain a star and have { $stars }.
   *[no] { $seat } replaces { $name }, gains a star and has { $stars }.
}
told-half-ends = The end of the { $period }: { $score }.
told-deck-made = { $you ->
    [yes] Your deck is ready.
   *[no] The deck of { THE($seat) } is ready.
}
told-abilities = { $you ->
    [yes] Your abilities: { $abilities }.
   *[no] The abilities of { THE($seat) }: { $abilities }.
}
told-stars-back = { $you ->
    [yes] Half-time gives you { $gain ->
        [one] a star
       *[other] { $gain } stars
    }: you have { $stars }.
   *[no] Half-time gives { THE($seat) } { $gain ->
        [one] a star
       *[other] { $gain } stars
    }: { $stars } in all.
}
told-shoot-out = { $you ->
    [yes] Shoot-out: you shoot first.
   *[no] Shoot-out: { THE($seat) } shoots first.
}
told-kick = { $goal ->
    [yes] Scored: { $score }.
   *[no] Saved: { $score }.
}
told-match-won = { $you ->
    [yes] Full time: you win { $most }–{ $least }.
   *[no] Full time: { THE($seat) } wins { $most }–{ $least }.
}
told-match-won-on-kicks = { $you ->
    [yes] After { $goals } all, you win the shoot-out { $most }–{ $least }.
   *[no] After { $goals } all, { THE($seat) } wins the shoot-out { $most }–{ $least }.
}
told-match-drawn = Full time: { $goals } all.
told-turns-defence = { $seat } turns { $name }: no defence here.
told-active-shot = { $seat } turns { $name }, set aside for later.
told-activates = { $seat } activates { $name }.
told-drops = { $seat } lets an active card go: { $name }.
told-pays = { $seat } loses the top card of the Action pile: { $name }.

# Why a card can't be laid
why-not-attacking = You have the ball: a defence card waits.
why-not-defending = The other side has the ball.
why-not-listed = This attack doesn't list it.
why-not-barred = No defence is possible on this action.
why-not-needs = Not with these attack points.
why-not-nine = That would make 9 attack points or more.
why-not-restart = Not at this restart.

# The box
box-out-of-order = { $given } stands there; { $expected } belongs here.
box-defence-number = defence cards, and only they, have a number ({ $card }).
box-shot-flag = T and T567 are the shots, and only they ({ $card }).
box-range = from { $low } to { $high }: the first is larger than the second.
box-three-abilities = { $given } abilities; a team card shows three.
box-too-many-cards = { $given } action cards of a colour; { $most } at most.
box-too-few-cards = { $given } cards don't make a deck of { $least }.
box-no-deck = no deck can have { $low } to { $high } defences: the box has { $given }.
box-bad-deck = { $given } cards; { $size } are needed, with the right number of defences.
box-deck-too-rich = this deck wants more of a card than the box has.
box-effect-timing = this effect doesn't go with “{ $timing }”. Possible: { $allowed }.
box-no-effect = this card does nothing. It needs one of: { $allowed }.
box-timing-on = “on” says with which action cards it is played: needed for “with” and “after”, and only there ({ $timing }).
box-keeper-role = G cards, and only they, are played at “keeper” ({ $given }).

# The table
table-pitch = The pitch. { $seat } has the ball, { $pa } attack points of { $most }.
table-picture = A football pitch and an attack of cards
table-half = Period
table-half-short-1 = 1st half
table-half-short-2 = 2nd half
table-half-short-3 = Extra time 1
table-half-short-4 = Extra time 2
table-half-short-5 = Shoot-out
table-kicks = Shoot-out { $first }–{ $second }
table-pa = { $pa } AP
table-pa-long = Attack points
table-stars = { $stars } of { $ceiling } stars
table-tokens = { $n ->
    [one] { $n } replacement
   *[other] { $n } replacements
}
table-yellows = { $n ->
    [one] { $n } yellow card
   *[other] { $n } yellow cards
}
table-reds = { $n ->
    [one] { $n } red card
   *[other] { $n } red cards
}
table-home = at home
table-ball = has the ball
table-hand = Hand: { $n }
table-hand-title = Your action cards
table-players-title = Your player cards
table-pile = Pile
table-pile-n = Pile: { $n }
table-discard = Discard
table-player-cards = Players: { $n }
table-known = Cards known in that hand
table-shown = Seen: { $cards }
table-active = Active players:
table-defence-pile = Defence: { $n }
table-special-pile = Special: { $n }
table-action-pile = Action: { $n }
table-shots-ready = Shots ready: { $n }
table-sheet = Match sheet
table-shots = Shots
table-fouls = Fouls
table-corners = Corners
table-penalties = Penalties
table-cards = Cards
table-abilities = Abilities
table-laid = Played
table-replaced = Replaced:
table-needs = { $low } to { $high } AP
table-need = { $need }+
table-answers = Defences
table-chance = { $percent } %
table-defence-line = { $name }: { $need }+ ({ $percent } %)
table-defences-title = Possible defences:
table-barred = No defence possible
table-restart-free-kick = Free kick
table-restart-corner = Corner
table-block = Block +{ $n }
table-cross = Cross: +{ $n } on the shot
table-shot-odds = goal { $goal } % · save { $save } %{ $corner ->
    [0] {""}
   *[other] {" "}· corner { $corner } %
}{ $wide ->
    [0] {""}
   *[other] {" "}· wide { $wide } %
}
table-shot-title = If the shot is taken:
table-quality = Quality { $quality }
table-quality-line = Quality { $quality }:
table-when-does = { $when }: { $does }
table-die = d20: { $die }
table-no-risk = never a foul
table-risk-foul = foul { $range }
table-risk-yellow = yellow { $range }
table-risk-red = red { $range }
table-mark = Free-kick specialist
table-strip = +{ $a }/+{ $b }/+{ $c }
table-count = × { $n }
table-empty-hand = No action card in hand.
table-chosen = Chosen: { $list }
table-goal = GOAL!
table-wide = Wide
table-saved = Saved
table-corner = Corner
table-foul = Foul
table-penalty = Penalty
table-yellow = Yellow card
table-red = Red card
table-won = Ball won
table-trap = Offside
effect-draw = Draw { $n ->
    [one] { $n } action card
   *[other] { $n } action cards
}.
effect-draw_player = Draw { $n ->
    [one] { $n } player card
   *[other] { $n } player cards
}.
effect-discard = Discard { $n ->
    [one] { $n } action card
   *[other] { $n } action cards
}.
effect-bar_next = No defence on your next action.
effect-cross = +{ $n } on the die if your next action is a Shot.
does-bar_this = No defence on this action.
does-bar_next = No defence on your next action.
does-draw = Draw { $n ->
    [one] { $n } action card
   *[other] { $n } action cards
}.
does-recover = Recover { $n ->
    [one] { $n } action card
   *[other] { $n } action cards
}.
does-star = Regain { $n ->
    [one] { $n } star
   *[other] { $n } stars
}.
does-best_of_two = The better of 2d6.
does-shot = +{ $n } to the shot's quality.
does-roll = +{ $n } on this defence roll.
does-reroll = Throw the d20 again.
does-cancel = Cancels an M or A card on { $n }+.
does-keeper = Keeper: +{ $n }.
does-keeper_best = Keeper: the better of 2d6.
does-pa = +{ $n ->
    [one] { $n } attack point
   *[other] { $n } attack points
}.
timing-with = With { $on }
timing-after = After { $on }
timing-own-roll = After your defence roll
timing-ball-won = Ball won by a defence
timing-reply = On an M or A player card
timing-keeper = On the other side's shot
role-G = Goalkeeper
role-D = Defender
role-M = Midfielder
role-A = Forward
home-defence = Stadium: +{ $n } on all its defence rolls.
home-action = Stadium: { $n ->
    [one] { $n } more action card
   *[other] { $n } more action cards
} at each kick-off.
home-player = Stadium: { $n ->
    [one] { $n } more player card
   *[other] { $n } more player cards
} at each kick-off.
home-keep = Stadium: giving the ball back costs it no card.
home-stars = Stadium: { $n ->
    [one] { $n } star regained
   *[other] { $n } stars regained
} at half-time.
home-foul = Stadium: its tackles foul only up to { $n }.

# Measures
measure-shots = Shots at goal
