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
option-pro_cards-on = In (32 cards)
option-pro_cards-off = Out (24 cards)
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
ability-schema = Set move
ability-bloc = Defensive block
ability-piege = Offside trap
ability-simulation = Simulation
ability-creativite = Creativity
ability-efficacite = Efficiency
ability-repli = Tracking back
about-contre = Ball recovered while the other side has 2 attack points or fewer: +4 attack points.
about-jeu = From 0 to 5 attack points, not at a free kick or corner: +1.
about-schema = Take any action card from your draw pile, or a Shot from your discard.
about-bloc = On the other side's first card: +3 on all your defence rolls until the ball changes side.
about-piege = On a Long pass, Through ball or Cross, instead of defending: a 4, 5 or 6 wins the ball.
about-simulation = After a failed Tackle or Pressing: a foul on 3 to 6, a yellow card for you on 1.
about-creativite = The other side can neither defend nor draw on this card (not on a Shot).
about-efficacite = On a Shot: +1 to its quality.
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
move-mark = The specialist: discard { $name_en } for +2
move-penalty-card = Discard { $name_en }: the keeper covers two faces
move-recover = Recover { $name_en }
move-schema = Set move: { $name_en } (pile, { $left })
move-schema-back = Set move: { $name_en } (discard)
move-repli = Tracking back: { $name_en }
move-replace = Replace { $name_en }: +1 star
move-use-jeu = Attacking play: +1
move-use-contre = Counter-attack: +4
move-use-bloc = Defensive block: +{ $block } on your rolls
move-use-piege = Offside trap: even chances
move-use-simulation = Simulation
move-use-creativite = Creativity: no defence
move-use-efficacite = Efficiency: +1 quality
move-use-schema = Set move
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
move-pass-keep-abilities = Keep the five abilities
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
    [yes] Make your deck of 32 cards.
   *[no] { $seat } makes a deck.
}
prompt-leave = { $you ->
    [yes] Leave out { $owed ->
        [one] { $owed } more card
       *[other] { $owed } more cards
    }; 7 to 12 defences must stay.
   *[no] { $seat } makes a deck.
}
prompt-choose = { $you ->
    [yes] Choose { $owed ->
        [one] { $owed } more card for this period
       *[other] { $owed } more cards for this period
    }.
   *[no] { $seat } chooses ten cards.
}
prompt-abilities = { $you ->
    [yes] Star abilities still to choose: { $owed }.
   *[no] { $seat } chooses abilities.
}
prompt-attack = { $you ->
    [yes] Your attack: { $pa } attack points.
   *[no] { $seat } attacks: { $pa } attack points.
}
prompt-free-kick = { $you ->
    [yes] Indirect free kick: restart with a pass or a cross.
   *[no] Indirect free kick for { $seat }.
}
prompt-corner = { $you ->
    [yes] Corner: restart with a Pass, Long pass or Cross.
   *[no] Corner for { $seat }.
}
prompt-with = { $you ->
    [yes] { $name_en } is laid. Add something?
   *[no] { $name_en }: { $seat } may add something.
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
    [yes] The defence failed. Play a card on this roll?
   *[no] { $seat } may still play a card on the roll.
}
prompt-simulate = { $you ->
    [yes] The defence failed. Try a simulation?
   *[no] { $seat } may try a simulation.
}
prompt-after = { $you ->
    [yes] { $name_en } is validated. Play a player card?
   *[no] { $name_en } is validated; { $seat } may play a player card.
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
    [yes] A card was shown: discard { $owed ->
        [one] { $owed } more card
       *[other] { $owed } more cards
    }.
   *[no] { $seat } pays for the card.
}
prompt-mark = { $you ->
    [yes] Direct free kick. A free-kick specialist?
   *[no] Direct free kick for { $seat }.
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
    [yes] You win the match, { $first }–{ $second }.
   *[no] { $seat } wins the match, { $first }–{ $second }.
}
prompt-drawn = A draw, { $first } all.

# What happened
told-kick-off = { $you ->
    [yes] The coin: you kick off ({ $period }).
   *[no] The coin: { $seat } kicks off ({ $period }).
}
told-second-kick-off = { $you ->
    [yes] You kick off ({ $period }).
   *[no] { $seat } kicks off ({ $period }).
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
told-validated = { $name } comes off: { $pa } attack points.
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
told-rolled = d20: { $die } against { $need }.{ $verdict ->
    [won] {" "}It works.
    [foul] {" "}Foul!
    [booked] {" "}That brings a card.
   *[failed] {" "}It fails.
}
told-ball-won = { $you ->
    [yes] { $name }: the ball is yours.
   *[no] { $name }: the ball goes to { $seat }.
}
told-uses = { $you ->
    [yes] You use { $name } ({ $stars ->
        [one] { $stars } star left
       *[other] { $stars } stars left
    }).
   *[no] { $seat } uses { $name } ({ $stars ->
        [one] { $stars } star left
       *[other] { $stars } stars left
    }).
}
told-schema = { $known ->
    [yes] { $you ->
        [yes] Set move: you take { $name } from your pile.
       *[no] Set move: { $seat } takes { $name } from the pile.
    }
   *[no] Set move: { $seat } takes a card from the pile.
}
told-schema-back = { $you ->
    [yes] Set move: you take back { $name }.
   *[no] Set move: { $seat } fetches { $name }.
}
told-repli = { $you ->
    [yes] Tracking back: you take { $name }.
   *[no] Tracking back: { $seat } takes { $name }.
}
told-trap = Offside trap, { $die } on the die:{ $won ->
    [yes] {" "}offside! The ball changes side.
   *[no] {" "}the trap fails.
}
told-simulation = Simulation, { $die } on the die:{ $verdict ->
    [foul] {" "}the referee blows.
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
told-reply-rolled = d20: { $die } against { $need }.{ $won ->
    [yes] {" "}The card is cancelled.
   *[no] {" "}The card stands.
}
told-recovers = { $you ->
    [yes] You recover { $name } from your discard.
   *[no] { $seat } recovers { $name } from the discard.
}
told-star-back = { $you ->
    [yes] You regain a star ({ $stars }).
   *[no] { $seat } regains a star ({ $stars }).
}
told-gains = +{ $gain } attack points: { $pa } in all.
told-foul = { $you ->
    [yes] A foul by your side ({ $name }).
   *[no] A foul by { $seat } ({ $name }).
}
told-simulated-foul = { $you ->
    [yes] A foul is given against you.
   *[no] A foul is given against { $seat }.
}
told-yellow = { $you ->
    [yes] Yellow card for you.
   *[no] Yellow card for { $seat }.
}
told-red = { $you ->
    [yes] Red card for you!
   *[no] Red card for { $seat }!
}
told-free-kick = { $you ->
    [yes] Indirect free kick for you, at { $pa } attack points.
   *[no] Indirect free kick for { $seat }, at { $pa } attack points.
}
told-direct = { $you ->
    [yes] Direct free kick for you!
   *[no] Direct free kick for { $seat }!
}
told-mark = { $you ->
    [yes] Your specialist { $name } steps up.
   *[no] { $name }, { $seat }'s specialist, steps up.
}
told-penalty = { $you ->
    [yes] Penalty for you!
   *[no] Penalty for { $seat }!
}
told-penalty-card = { $you ->
    [yes] You discard { $name }: two faces covered.
   *[no] { $seat } discards { $name }: two faces covered.
}
told-penalty-faces = { $you ->
    [yes] You shoot at { $face }, the keeper dives at { $dive }.
   *[no] { $seat } shoots at { $face }, the keeper dives at { $dive }.
}
told-penalty-dice = Penalty: { $face } and { $dive } on the dice.
told-shot = Shot: { $dice } on the die, quality { $quality }.
told-wide = Wide!
told-keeper = Keeper: { $result } against { $quality }.
told-goal = { $you ->
    [yes] GOAL for you! { $first }–{ $second }.
   *[no] GOAL for { $seat }! { $first }–{ $second }.
}
told-saved = { $you ->
    [yes] Saved by your keeper.
   *[no] Saved by { $seat }'s keeper.
}
told-corner = { $you ->
    [yes] Corner for you.
   *[no] Corner for { $seat }.
}
told-replaces = { $you ->
    [yes] You replace { $name }: { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }.
   *[no] { $seat } replaces { $name }: { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }.
}
told-half-ends = The end of the { $period }. Score { $first }–{ $second }.
told-deck-made = { $you ->
    [yes] Your deck is ready.
   *[no] { $seat }'s deck is ready.
}
told-abilities = { $you ->
    [yes] Your abilities: { $abilities }.
   *[no] { $seat }'s abilities: { $abilities }.
}
told-stars-back = { $you ->
    [yes] The break brings your stars to { $stars }.
   *[no] The break brings { $seat }'s stars to { $stars }.
}
told-shoot-out = { $you ->
    [yes] Shoot-out: you shoot first.
   *[no] Shoot-out: { $seat } shoots first.
}
told-kick = Shoot-out: { $first }–{ $second }.
told-match-won = { $you ->
    [yes] Full time: you win { $first }–{ $second }.
   *[no] Full time: { $seat } wins { $first }–{ $second }.
}
told-match-won-on-kicks = { $you ->
    [yes] You win the shoot-out, { $first }–{ $second }.
   *[no] { $seat } wins the shoot-out, { $first }–{ $second }.
}
told-match-drawn = Full time: { $first } all.
told-turns-defence = { $seat } turns { $name }:{ $listed ->
    [yes] {" "}defence!
   *[no] {" "}nothing here.
}
told-turns = { $seat } turns { $name }.
told-active-shot = { $seat } sets a { $name } aside, ready to use.
told-activates = { $seat } activates { $name }.
told-drops = { $seat } lets { $name } go.
told-pays = { $seat } pays with { $name }.

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
table-stars = { $stars } stars of { $ceiling }
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
table-cross = Cross: +1 on the shot
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
table-foul-range = foul { $low }–{ $high }
table-no-foul = never a foul
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
does-draw = Draw { $n } action cards.
does-recover = Recover { $n } action card.
does-star = Regain { $n } star.
does-best_of_two = The better of 2d6.
does-shot = +{ $n } to the shot's quality.
does-roll = +{ $n } on this defence roll.
does-reroll = Throw the d20 again.
does-cancel = Cancels an M or A card on { $n }+.
does-keeper = Keeper: +{ $n }.
does-keeper_best = Keeper: the better of 2d6.
does-pa = +{ $n } attack points.
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
home-allemagne = Stadium: +1 on all its defence rolls.
home-bresil = Stadium: one more card of each sort at each kick-off.
home-espagne = Stadium: giving the ball back costs no card.
home-france = Stadium: four stars at half-time instead of two.
home-italie = Stadium: its tackles foul only on 1 to 4.

# Measures
measure-shots = Shots at goal
