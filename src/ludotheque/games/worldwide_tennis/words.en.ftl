game-title = Worldwide Tennis
game-line = Every shot is a card, every risk a twenty-sided die: serve, rush the net, and keep your stars for match point.
game-players = 1 or 2 players
side-0 = Player 1
side-1 = Player 2
automaton = The Game

option-mode = Mode
option-mode-help = A tie-break takes a quarter of an hour, a full match an hour and a half.
option-mode-tie_break = Tie-break
option-mode-match = Full match
option-sets = Sets to win
option-sets-help = A full match is won by two or three sets.
option-sets-2 = Two
option-sets-3 = Three
option-long_tie_break = Tie-break at 6-6
option-long_tie_break-help = Short: the first lead of two points. Long: seven points and a lead of two.
option-long_tie_break-off = Short
option-long_tie_break-on = Long
option-surface = Surface
option-surface-help = It changes the penalties: clay forgives, grass punishes. For a first match play on hard court.
option-surface-clay = Clay
option-surface-hard = Hard
option-surface-grass = Grass
option-surface-indoor = Indoor
option-solo = Opponent
option-solo-help = Another person (or a house player), or the rulebook's automaton, whose every shot is turned from its piles.
option-solo-off = Two players
option-solo-on = Solo against the automaton
option-initiation = First match
option-initiation-help = To learn: no stars won in rallies, no effects, no challenges, no player cards.
option-initiation-off = No
option-initiation-on = Yes
option-stars = Stars on shots
option-stars-help = Pay stars before the die to make a shot easier.
option-stars-off = No
option-stars-on = Yes
option-effects = Topspin and slice
option-effects-help = Topspin slows the way to the net, slice makes risky shots harder.
option-effects-off = No
option-effects-on = Yes
option-challenges = Challenges
option-challenges-help = Out by a hair? Ask for the replay.
option-challenges-off = No
option-challenges-on = Yes
option-player_cards = Player cards
option-player_cards-help = Each may take one of eight styles of play, with its powers and weaknesses.
option-player_cards-off = No
option-player_cards-on = Yes

# Names
zone-B = backhand
zone-N = neutral
zone-F = forehand
zone-V = net
zone-name-B = Backhand
zone-name-N = Neutral
zone-name-F = Forehand
zone-name-V = Net
kind-prudent = Safe
kind-risky = Risky
kind-bold = Bold
kind-letter-prudent = S
kind-letter-risky = R
kind-letter-bold = B
effect-none = no effect
effect-topspin = topspin
effect-slice = slice
surface-clay = Clay
surface-hard = Hard
surface-grass = Grass
surface-indoor = Indoor
surface-short-clay = C
surface-short-hard = H
surface-short-grass = G
surface-short-indoor = I

# The table
table-serving = serving
table-sets = Sets
table-points = Points
table-stars = { $stars } { $stars ->
    [one] star
   *[other] stars
} of { $tokens }
table-challenges = { $n } { $n ->
    [one] challenge
   *[other] challenges
}
table-challenge-letter = C
table-hand = Your hand
table-hand-count = { $n } { $n ->
    [one] card
   *[other] cards
} in hand
table-hand-limit = { $n } { $n ->
    [one] card
   *[other] cards
}, { $limit } at most
table-hand-title = Your hand: { $n } { $n ->
    [one] card
   *[other] cards
}, { $limit } at most
table-hand-short = Hand
table-hand-empty = Your hand is empty.
table-services = Your services
table-their-hand = { OWN($seat) } hand
table-pile = Pile
table-pile-n = Pile: { $n }
table-piles = Five piles
table-discard = Discard
card-number = #{ $n }
table-known = Cards known in that hand
pile-forehand = Forehand
pile-backhand = Backhand
pile-attack = Attack
pile-defence = Defence
pile-volley = Volley
table-discard-n = Discard: { $n }
table-active-smash = Smash ready
table-fatigue = Fatigue: +{ $n }
table-last = Last shot
table-court = Court, { $surface }. { $you }: { $here } zone. { $other }: { $there } zone. The ball is on { OWN($side) } side, { $ball } zone.
table-court-empty = Court, { $surface }.
table-die = Die: { $die }
table-die-needed = { $target } needed
table-first-ball = First service
table-second-ball = Second service
table-rally = { $n } { $n ->
    [one] shot
   *[other] shots
} in the rally
table-no-star = 0 ★
table-pick-card = Choose a card below.
table-pick-plan = Tactical plan: for 1 ★ take back a card of your discard now, or wait.
moment-point = Point to { THE($seat) }
moment-game = Game to { THE($seat) }
moment-set = Set to { THE($seat) }
moment-match = Game, set and match to { THE($seat) }
moment-tie-break = Tie-break to { THE($seat) }
moment-replay = Replay the point
moment-ace = Ace!
moment-double-fault = Double fault by { THE($seat) }
moment-winner = Winner by { THE($seat) }
moment-lucky = Winner by { THE($seat) }
moment-fault = Fault by { THE($seat) }
moment-refuses = { $seat } lets it go
moment-concedes = { $seat } gives up the point
moment-nothing = { $seat } has no card
moment-was-in = The ball was in
moment-was-out = The ball was out
table-picture = A tennis court from above, two pawns, a ball and a twenty-sided die
table-player-hand = { $n } cards
table-player-removed = Without cards { $cards }
table-figures = The match in figures
table-plan-discard = Your discard
figure-points = Points played
figure-rally = Shots a rally
figure-longest = Longest rally
figure-winners = Winners
figure-replays = Points replayed
figure-aces = Aces
figure-double-faults = Double faults
figure-held = Points won on service

# Cards
card-from-to = from { $start } to { $target }
card-winner = wins the point
card-back = comes back to hand
card-cost = costs 1 ★
card-draws = draw { $n }
card-stars = gain { $n } ★
card-ace = ace from { $n }
card-no-ace = no ace
card-spins = topspin +{ $topspin }, slice +{ $slice }
card-malus = Penalty on { $surface }: { $n }
card-sure = sure success
card-needs = { $target } on the die
card-chance = { $percent }%
card-with-stars = { $n } ★: { $percent }%
card-sum-malus = penalty +{ $n }
card-sum-slice = slice +{ $n }
card-sum-other = player card { $n }
sum-more = + { $what } { $n }
sum-less = − { $what } { $n }
sum-validated = validated shots
sum-malus = penalty
sum-slice = slice
sum-effect = effect
sum-player = player card
sum-fatigue = fatigue
sum-stars = stars
power-harder = { $named ->
    [yes] { $name_en } ({ $cards })
   *[no] Cards { $cards }
}: difficulty +{ $change }
power-easier = { $named ->
    [yes] { $name_en } ({ $cards })
   *[no] Cards { $cards }
}: difficulty −{ $change }
power-winner = Winner on { $from } to 20: { $named ->
    [yes] { $name_en } ({ $cards })
   *[no] cards { $cards }
}
power-malus = { $named ->
    [yes] { $name_en } ({ $cards })
   *[no] Cards { $cards }
}: penalty { $change } { $grass ->
    [yes] on grass{ $indoor ->
        [yes] {" "}and indoors
       *[no] {""}
    }
   *[no] { $indoor ->
        [yes] indoors
       *[no] {""}
    }
}{ $clay ->
    [yes] {" "}on clay
   *[no] {""}
}{ $hard ->
    [yes] {" "}on hard court
   *[no] {""}
}
power-concentration = Concentration: { $n } { $n ->
    [one] star
   *[other] stars
} at a change of ends
power-leave-net-cards = { $n ->
    [0] Leaving the net costs a star alone
   *[other] Leaving the net costs a star and { $n } cards
}
power-topspin-cards = Coming to the net against your topspin costs { $n } cards
power-slice-adds = Your slice adds { $n }
power-free-crossings = { $n ->
    [one] One forehand–backhand run a point for nothing
   *[other] { $n } forehand–backhand runs a point for nothing
}
power-ace-wider = Ace range wider by { $n }
power-serve-topspin = Topspin on service: +{ $n }
power-serve-slice = Slice on service: +{ $n }
power-serve-stars = Stars on service: −{ $one } and −{ $two }

# Moves
move-face = { $face }
move-draw = { $name_en } (no. { $number })
move-take = Take back “{ $name_en }” (no. { $number })
move-discard = Discard “{ $name_en }” (no. { $number })
move-trim = Discard “{ $name_en }” (no. { $number })
move-play = { $sure ->
    [yes] { $name_en }: no die
   *[no] { $name_en }: { $target } on the die, { $percent }%
}
move-serve = Service { $difficulty }: { $target } on the die, { $percent }%
move-player = { $name_en }
move-no-player = No player card
move-stars = { $n ->
    [0] No star: { $target } on the die, { $percent }%
    [one] 1 star: { $target } on the die, { $percent }%
   *[other] { $n } stars: { $target } on the die, { $percent }%
}
move-server-A = Player 1 serves
move-server-B = Player 2 serves
move-in = In
move-out = Out
move-flat = Flat: { $target } on the die, { $percent }%
move-topspin = Topspin (+{ $plus }): { $target } on the die, { $percent }%
move-slice = Slice (+{ $plus }): { $target } on the die, { $percent }%
move-challenge = Challenge!
move-accept = Accept the call
move-go = Discard a card and run for the ball
move-refuse = Let it go: point lost
move-retreat = Run back for the lob (1 card)
move-concede = Give up the point
move-sure = Sure success, no die
move-throw = Throw the die for the winner
move-to-B = To the backhand
move-to-F = To the forehand
move-stay = Stay
move-net = { $cards ->
    [0] Go to the net
    [one] Go to the net (1 card: topspin)
   *[other] Go to the net ({ $cards } cards: topspin)
}
move-centre = { $cards ->
    [0] Back to the centre (1 ★)
    [one] Back to the centre (1 ★ and 1 card)
   *[other] Back to the centre (1 ★ and { $cards } cards)
}
move-recover = Recovery: draw 1 card
move-concentrate = { $n ->
    [0] Concentration: no star left to turn up
   *[other] Concentration: { $n } ★
}
move-no-plan = No tactical plan
move-receive-B = Receive on the backhand
move-receive-F = Receive on the forehand

# Why not
why-not-start = Doesn't start from your zone.
why-not-at-net = You are not at the net.
why-not-volley = At the net only volleys can be played.
why-not-smash = A smash answers only a lob, from the net.
why-not-lobbed = { $smash ->
    [yes] Under a lob your smash must answer.
   *[no] Under a lob without a smash: run back first.
}
why-not-baseline = The opponent must be in the backcourt.
why-not-net = The opponent must be at the net.
why-not-star = It takes a star.

# What is awaited
prompt-choose-player = { $you ->
    [yes] Which player card do you take?
   *[no] { $seat } chooses a player card.
}
prompt-choose-side = { $you ->
    [yes] 40-40, deciding point: on which side do you receive?
   *[no] 40-40: { THE($seat) } chooses the side to receive on.
}
prompt-service = { $you ->
    [yes] { $service ->
        [1] Your service: which first ball?
       *[other] Second service: which ball?
    }
   *[no] { $service ->
        [1] { $seat } prepares the first service.
       *[other] { $seat } prepares the second service.
    }
}
prompt-effect = { $you ->
    [yes] An effect on this service?
   *[no] { $seat } chooses the effect of the service.
}
prompt-stars = { $you ->
    [yes] { $name_en }: { $target } or more needed ({ $percent }%). Any stars?
   *[no] { $seat } plays “{ $name_en }” and thinks about stars.
}
prompt-challenge = { $you ->
    [yes] Out by a hair! Ask for a challenge?
   *[no] Out by a hair: { THE($seat) } may challenge.
}
prompt-move = { $you ->
    [yes] { $zone ->
        [V] A drop shot! Running to the net costs a card.
       *[other] The ball is on the other side: running costs a card.
    }
   *[no] { $seat } runs for the ball, or lets it go.
}
prompt-lobbed = { $you ->
    [yes] { $smash ->
        [yes] A lob! You hold a smash: it must answer, or the point is lost.
       *[no] A lob, and no smash: run back?
    }
   *[no] { $seat } is under the lob.
}
prompt-pay = { $you ->
    [yes] { $n ->
        [one] Which card do you discard?
       *[other] { $n } more cards to discard: which one?
    }
   *[no] { $seat } chooses a card to discard.
}
prompt-shot = { $you ->
    [yes] Your shot: which card?
   *[no] { $seat } chooses a shot.
}
prompt-winner-on = { $you ->
    [yes] { $name_en }: sure success, or the die for the point?
   *[no] { $seat } hesitates: play safe, or go for the winner?
}
prompt-target = { $you ->
    [yes] { $name_en }: where do you send the ball?
   *[no] { $seat } chooses where to send the ball.
}
prompt-replace = { $you ->
    [yes] Where do you stand now?
   *[no] { $seat } moves into place.
}
prompt-trim = { $you ->
    [yes] { $n ->
        [one] One card too many: which one goes?
       *[other] { $n } cards too many: which one goes?
    }
   *[no] { $seat } trims the hand.
}
prompt-change = { $you ->
    [yes] { $plan ->
        [yes] Change of ends: a card or stars? A tactical plan may come first.
       *[no] Change of ends: a card or stars?
    }
   *[no] Change of ends: { THE($seat) } chooses.
}
prompt-plan = { $you ->
    [yes] Tactical plan: take a card back for 1 ★?
   *[no] { $seat } ponders a tactical plan.
}
prompt-draw = { $you ->
    [yes] You draw.
   *[no] { $seat } draws.
}
prompt-toss = Heads or tails: who serves?
prompt-side-die = A die chooses { OWN($seat) } side.
prompt-roll = { $you ->
    [yes] You need { $target } or more: { $percent }%.
   *[no] { $seat } throws the die: { $target } needed.
}
prompt-review = The replay runs…
prompt-spin-die = { $seat } serves: the d6 brings the effect.
prompt-turn-card = { $seat } turns a card.
prompt-target-die = A die chooses where { THE($seat) } sends the ball.
prompt-over = { $lone ->
    [yes] { $you ->
        [yes] Tie-break: you win!
       *[no] Tie-break: { THE($seat) } wins.
    }
   *[no] { $you ->
        [yes] Game, set and match: you win!
       *[no] Game, set and match: { THE($seat) } wins.
    }
}

# What happened
told-player = { $you ->
    [yes] You take the player card “{ $name }”.
   *[no] { $seat } takes the player card “{ $name }”.
}
told-no-player = { $you ->
    [yes] You play without a player card.
   *[no] { $seat } plays without a player card.
}
told-drew = { $you ->
    [yes] You draw “{ $name }”.
   *[no] { $known ->
        [yes] { $seat } draws “{ $name }”.
       *[no] { $seat } draws a card.
    }
}
told-first = { $you ->
    [yes] The coin falls: you serve first.
   *[no] The coin falls: { THE($seat) } serves first.
}
told-opens = { $you ->
    [yes] You serve to { OWN($other_seat) } { $zone ->
        [F] forehand
       *[B] backhand
    }.
   *[no] { $you_other ->
        [yes] { $seat } serves to your { $zone ->
            [F] forehand
           *[B] backhand
        }.
       *[no] { $seat } serves to { OWN($other_seat) } { $zone ->
            [F] forehand
           *[B] backhand
        }.
    }
}
told-side = { $you ->
    [yes] You choose to receive on the { $zone ->
        [F] forehand
       *[B] backhand
    } side.
   *[no] { $die ->
        [0] { $seat } chooses to receive on the { $zone ->
            [F] forehand
           *[B] backhand
        } side.
       *[other] Die { $die }, { $zone ->
            [F] even: { THE($seat) } receives on the forehand
           *[B] odd: { THE($seat) } receives on the backhand
        } side.
    }
}
told-serves = { $you ->
    [yes] Your { $service ->
        [1] first
       *[other] second
    } service: difficulty { $difficulty }.
   *[no] { $service ->
        [1] First
       *[other] Second
    } service by { THE($seat) }: difficulty { $difficulty }.
}
told-spin = { $you ->
    [yes] You announce { $effect ->
        [topspin] topspin
       *[slice] slice
    }: difficulty +{ $surcharge }.
   *[no] { $seat } announces { $effect ->
        [topspin] topspin
       *[slice] slice
    }: difficulty +{ $surcharge }.
}
told-eases = { $you ->
    [yes] You pay { $stars } ★: the difficulty drops by { $easier }.
   *[no] { $seat } pays { $stars } ★: the difficulty drops by { $easier }.
}
told-throws = { $summed ->
    [yes] Die { $die }, it took { $target } = { $sum }.
   *[no] Die { $die }, it took { $target }.
}
told-ace = { $you ->
    [yes] Ace!
   *[no] Ace by { THE($seat) }!
}
told-service-in = { $you_other ->
    [yes] In, to your { $zone ->
        [F] forehand
       *[B] backhand
    }.
   *[no] In, to { OWN($other_seat) } { $zone ->
        [F] forehand
       *[B] backhand
    }.
}
told-service-fault = Fault.
told-double-fault = { $you ->
    [yes] Double fault!
   *[no] Double fault by { THE($seat) }.
}
told-asks = { $you ->
    [yes] You challenge the call.
   *[no] { $seat } challenges the call.
}
told-was-in = The ball was in!
told-was-out = The ball was out. { $left ->
    [0] { $you ->
        [yes] You have no challenge left.
       *[no] { $seat } has no challenge left.
    }
    [one] { $you ->
        [yes] You have one challenge left.
       *[no] { $seat } has one challenge left.
    }
   *[other] { $you ->
        [yes] You have { $left } challenges left.
       *[no] { $seat } has { $left } challenges left.
    }
}
told-replay = The point is replayed.
told-moves = { $you ->
    [yes] You move to { $zone ->
        [F] the forehand side
        [N] the centre
       *[B] the backhand side
    }.
   *[no] { $seat } moves to { $zone ->
        [F] the forehand side
        [N] the centre
       *[B] the backhand side
    }.
}
told-pays = { $you ->
    [yes] You run { $zone ->
        [F] all the way to the forehand side
        [N] to the centre
        [V] to the net
       *[B] all the way to the backhand side
    }.
   *[no] { $seat } runs { $zone ->
        [F] all the way to the forehand side
        [N] to the centre
        [V] to the net
       *[B] all the way to the backhand side
    }.
}
told-crosses = { $you ->
    [yes] You cross the court without a discard: that is your power.
   *[no] { $seat } crosses the court without a discard: that is the player card's power.
}
told-refuses = { $you ->
    [yes] You let the ball go.
   *[no] { $seat } lets the ball go.
}
told-retreats = { $you ->
    [yes] You run back to { $zone ->
        [F] the forehand side
        [N] the centre
       *[B] the backhand side
    }.
   *[no] { $seat } runs back to { $zone ->
        [F] the forehand side
        [N] the centre
       *[B] the backhand side
    }.
}
told-discards = { $you ->
    [yes] You discard “{ $name }”.
   *[no] { $seat } discards “{ $name }”.
}
told-plays = { $you ->
    [yes] You play “{ $name }”.
   *[no] { $seat } plays “{ $name }”.
}
told-star-paid = { $you ->
    [yes] The drop shot costs you a star.
   *[no] The drop shot costs { THE($seat) } a star.
}
told-sure = In answer to a safe shot: sure success, no die.
told-dares = { $you ->
    [yes] You go for the winner instead of playing safe.
   *[no] { $seat } goes for the winner instead of playing safe.
}
told-fault = { $you ->
    [yes] Fault!
   *[no] Fault by { THE($seat) }.
}
told-sent = { $flight ->
    [at-net] { $you_other ->
        [yes] The ball comes to you at the net.
       *[no] The ball goes to { THE($other_seat) }, at the net.
    }
    [drop] { $you_other ->
        [yes] A drop shot! The ball falls just over the net, far in front of you.
       *[no] A drop shot! The ball falls just over the net, far in front of { THE($other_seat) }.
    }
    [lob] { $you_other ->
        [yes] The lob goes over you and comes down { $zone ->
            [F] on the forehand side
            [N] in the centre
           *[B] on the backhand side
        }.
       *[no] The lob goes over { THE($other_seat) } and comes down { $zone ->
            [F] on the forehand side
            [N] in the centre
           *[B] on the backhand side
        }.
    }
   *[deep] { $you_other ->
        [yes] The ball comes to { $zone ->
            [F] your forehand
            [N] the centre of your court
           *[B] your backhand
        }.
       *[no] The ball goes to { $zone ->
            [F] { OWN($other_seat) } forehand
            [N] the centre of { OWN($other_seat) } court
           *[B] { OWN($other_seat) } backhand
        }.
    }
}
told-carries = { $effect ->
    [topspin] { $n ->
        [0] The ball carries topspin.
        [one] The ball carries topspin: going to the net will cost a card.
       *[other] The ball carries topspin: going to the net will cost { $n } cards.
    }
   *[slice] The ball is sliced: to answer with a risky or bold shot takes the die, at +{ $n }.
}
told-winner = { $you ->
    [yes] A winner!
   *[no] A winner by { THE($seat) }!
}
told-lucky = { $you ->
    [yes] Die { $die }: your power makes it a winner!
   *[no] Die { $die }: { OWN($seat) } power makes it a winner!
}
told-gains = { $you ->
    [yes] You gain { $stars } ★.
   *[no] { $seat } gains { $stars } ★.
}
told-to-net = { $you ->
    [yes] You go to the net.
   *[no] { $seat } goes to the net.
}
told-to-centre = { $you ->
    [yes] You go back to the centre (1 ★).
   *[no] { $seat } goes back to the centre (1 ★).
}
told-concedes = { $you ->
    [yes] You give up the point.
   *[no] { $seat } gives up the point.
}
told-point = { $you ->
    [yes] Your point
   *[no] Point to { THE($seat) }
}, { $level ->
    [yes] { $won } all
   *[no] { $won }–{ $lost }
}.
told-game = { $you ->
    [yes] Your game
   *[no] Game to { THE($seat) }
}, { $level ->
    [yes] { $won } all
   *[no] { $won }–{ $lost }
}.
told-set = { $you ->
    [yes] You win the set
   *[no] Set to { THE($seat) }
}, { $won }–{ $lost }.
told-match = { $counted ->
    [0] { $you ->
        [yes] Game, set and match! You win
       *[no] Game, set and match to { THE($seat) },
    } { $won } sets to { $lost }.
   *[other] { $you ->
        [yes] You win
       *[no] { $seat } wins
    } the tie-break, { $won }–{ $lost }.
}
told-tie-break = Six games all: tie-break.
told-back = { $you ->
    [yes] “{ $name }” comes back to your hand.
   *[no] “{ $name }” comes back to { OWN($seat) } hand.
}
told-reshuffled = { $you ->
    [yes] A new pile: your discard is shuffled.
   *[no] A new pile: { OWN($seat) } discard is shuffled.
}
told-renews = { $seat } has turned the whole { $pile ->
    [forehand] forehand
    [backhand] backhand
    [attack] attack
    [defence] defence
   *[volley] volley
} pile: its discard is shuffled into a new one.
told-no-card = { $you ->
    [yes] Nothing is left for you to draw.
   *[no] Nothing is left for { THE($seat) } to draw.
}
told-trims = { $you ->
    [yes] One card too many: you discard “{ $name }”.
   *[no] One card too many: { THE($seat) } discards “{ $name }”.
}
told-ends = Change of ends.
told-recovers = { $you ->
    [yes] Recovery: you draw a card.
   *[no] Recovery: { THE($seat) } draws a card.
}
told-concentrates = { $stars ->
    [0] { $you ->
        [yes] Concentration, but all your stars are face up already.
       *[no] Concentration, but all of { OWN($seat) } stars are face up already.
    }
   *[other] { $you ->
        [yes] Concentration: you gain { $stars } ★.
       *[no] Concentration: { THE($seat) } gains { $stars } ★.
    }
}
told-plans = { $you ->
    [yes] Tactical plan: for 1 ★ you take back “{ $name }”.
   *[no] Tactical plan: for 1 ★ { THE($seat) } takes back “{ $name }”.
}
told-token = { $you ->
    [yes] End of the set: a challenge comes back to you.
   *[no] End of the set: a challenge comes back to { THE($seat) }.
}
told-spin-die = D6 { $die }: { $effect ->
    [topspin] a topspin service
    [slice] a sliced service
   *[none] a flat service
}.
told-turned = { $seat } plays “{ $name }”.
told-turned-away = { $seat } turns “{ $name }”, which can't answer: to the discard.
told-active = { $seat } turns a smash and keeps it for a lob.
told-tires = { $seat } tires: +{ $fatigue } on every shot thrown for, until the end of the point.
told-parity = Die { $die }, { $zone ->
    [F] even: to the forehand
   *[B] odd: to the backhand
}.
told-nothing = { $seat } has no card to play: fault.

# A box that is incomplete
box-wt-numbers = the cards must carry the numbers { $first } to { $last }, in order; number { $given } stands here.
box-wt-hand = { $given } cards carry the starting-hand icon; it takes { $wanted }.
box-wt-piles = the automaton's piles must rise to { $last }; here { $given }.
box-wt-pile-zone = the pile “{ $pile }” has no card that can be played from zone { $zone }.
box-wt-services = the services must lie in rising order of difficulty.
box-wt-no-target = this card has no target and is no winner.
box-wt-start = this card has no start zone.
box-wt-two-targets = two targets: they must be forehand and backhand.
box-wt-removed = card { $given } is removed twice.
box-wt-span = from card { $first } to card { $last }: it takes two cards from 1 to 65, the earlier one first.
box-wt-smash = it takes at least one smash in the volley pile.
