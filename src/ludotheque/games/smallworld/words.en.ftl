game-title = SmallWorld
game-line = Two peoples on one map: take the tiles that suit yours, and strike first.
game-players = 2 players, or 1 against a bot
side-0 = First people
side-1 = Second people
automaton = The Game

option-size = Map
option-size-help = The side of the map, the number of rounds and of units grow together.
option-size-small = small: 5 × 5, 5 rounds, 4 units
option-size-medium = medium: 10 × 10, 20 rounds, 8 units
option-size-large = large: 15 × 15, 30 rounds, 8 units
option-peoples = Peoples
option-peoples-help = Each seat chooses its own at the table, or they are fixed here. Vikings sail and love the coast; Dwarfs tunnel from mountain to mountain; Gauls run across plains.
option-peoples-chosen = each chooses at the table
option-peoples-viking-viking = Vikings against Vikings
option-peoples-dwarf-dwarf = Dwarfs against Dwarfs
option-peoples-gaul-gaul = Gauls against Gauls
option-peoples-viking-dwarf = Vikings against Dwarfs
option-peoples-viking-gaul = Vikings against Gauls
option-peoples-dwarf-viking = Dwarfs against Vikings
option-peoples-dwarf-gaul = Dwarfs against Gauls
option-peoples-gaul-viking = Gauls against Vikings
option-peoples-gaul-dwarf = Gauls against Dwarfs
option-start = Start
option-start-help = The two peoples start within reach of each other, or as far apart as the map allows: then there is much less fighting. A map code brings its own starts.
option-start-near = a few steps apart
option-start-far = as far apart as can be
option-score = Scoring
option-score-help = By the letter of the manual every unit scores: stacks then sit still, and good players often draw. We recommend that every tile counts once however many stand on it: one has to spread out, and fights happen.
option-score-per_unit = every unit scores (the letter of the manual)
option-score-per_tile = every tile counts once (recommended)
option-elimination = No unit left
option-elimination-help = Whether a seat without units has lost at once, or the other plays on alone and points decide.
option-elimination-loses = loses at once
option-elimination-points = points decide
option-map = Map code
option-map-help = Leave it empty for a new map, or paste the code of a map you liked.

people-viking = Vikings
people-dwarf = Dwarfs
people-gaul = Gauls
people-one-viking = Viking
people-one-dwarf = Dwarf
people-one-gaul = Gaul
people-unknown = people to be chosen
people-letter-unknown = ?
people-letter-viking = V
people-letter-dwarf = D
people-letter-gaul = G
people-second = (striped)
terrain-plain = plain
terrain-mountain = mountain
terrain-water = water
terrain-forest = forest
terrain-desert = desert

prompt-choose = { $you ->
    [yes] Which people do you lead? Look at the map: your units stand on it already.
   *[no] { $seat } is choosing a people.
}
prompt-draw-first = A coin says who begins.
prompt-act = { $you ->
    [yes] { $idle ->
        [0] All your units have done what they can: end your turn.
        [one] One unit can still act: move it, attack with it, or end your turn.
       *[other] { $idle } units can still act: move, attack, or end your turn.
    }
   *[no] { $seat } is moving.
}
prompt-act-last = { $you ->
    [yes] Last round! { $idle ->
        [0] All your units have done what they can: end your turn.
        [one] One unit can still act.
       *[other] { $idle } units can still act.
    }
   *[no] Last round: { THE($seat) } is moving.
}
prompt-count-exchanges = A die says how many blows the fight may last.
prompt-exchange = A die decides the next blow.
prompt-over = { $you ->
    [yes] You win on points.
   *[no] { $seat } wins on points.
}
prompt-wiped-out = { $you ->
    [yes] You win: no enemy is left on the map.
   *[no] { $seat } wins: no enemy is left on the map.
}
prompt-drawn = A draw: equal points.

move-end = { $idle ->
    [0] End the turn
    [one] End the turn (one unit idle)
   *[other] End the turn ({ $idle } units idle)
}
move-step = Unit { $unit }: { $from } → { $to }, { $terrain ->
    [plain] plain
    [mountain] mountain
    [water] water
    [forest] forest
   *[desert] desert
} ({ $cost } MP)
move-tunnel = Unit { $unit }: tunnel { $from } → { $to } ({ $cost } MP)
move-attack = Unit { $unit }: attack { $to } (kills { $kill } %, dies { $die } %)
move-people = { $people ->
    [viking] The Vikings
    [dwarf] The Dwarfs
   *[gaul] The Gauls
}
plan-walk = Unit { $unit }: { $from } → { $by } → { $to }
plan-stack = All { $n } units on { $from } → { $to }
move-face = { $face }
move-first = Player { $n } begins

told-chose = { $you ->
    [yes] You lead { $people ->
        [viking] the Vikings
        [dwarf] the Dwarfs
       *[gaul] the Gauls
    }.
   *[no] { $seat } leads { $people ->
        [viking] the Vikings
        [dwarf] the Dwarfs
       *[gaul] the Gauls
    }.
}
told-begins = { $you ->
    [yes] The coin falls: you begin every round.
   *[no] The coin falls: { THE($seat) } begins every round.
}
told-round = Round { $round } of { $rounds }.
told-moved = { $you ->
    [yes] Your unit { $unit } goes from { $from } to { $to }.
   *[no] { OWN($seat) } unit { $unit } goes from { $from } to { $to }.
}
told-tunnelled = { $you ->
    [yes] Your unit { $unit } vanishes into the mountain at { $from } and comes out at { $to }.
   *[no] { OWN($seat) } unit { $unit } vanishes into the mountain at { $from } and comes out at { $to }.
}
told-attacked = { $you ->
    [yes] Your unit { $unit } attacks { $to } from { $from }; enemy unit { $defender } defends.
   *[no] { OWN($seat) } unit { $unit } attacks { $to } from { $from }; unit { $defender } defends.
}
told-exchanges = { $attacker_hp } HP against { $defender_hp }. The die shows { $face }, plus { $extra }: { $exchanges } exchanges of blows at most.
told-hit = { $you ->
    [yes] A die with { $faces } faces shows { $face }, { $needed } or less was needed. Your blow lands; the defender is down to { $hp } HP.
   *[no] A die with { $faces } faces shows { $face }, { $needed } or less was needed. { OWN($seat) } blow lands; the defender is down to { $hp } HP.
}
told-parried = { $you ->
    [yes] A die with { $faces } faces shows { $face }, { $needed } or less was needed. The blow misses and you strike back; the attacker is down to { $hp } HP.
   *[no] A die with { $faces } faces shows { $face }, { $needed } or less was needed. The blow misses and { THE($seat) } strikes back; the attacker is down to { $hp } HP.
}
told-killed = { $you ->
    [yes] Your unit { $unit } dies defending { $tile }.
   *[no] { OWN($seat) } unit { $unit } dies defending { $tile }.
}
told-fell = { $you ->
    [yes] Your unit { $unit }, come from { $tile }, dies attacking.
   *[no] { OWN($seat) } unit { $unit }, come from { $tile }, dies attacking.
}
told-advanced = { $you ->
    [yes] Your unit { $unit } moves into { $tile }.
   *[no] { OWN($seat) } unit { $unit } moves into { $tile }.
}
told-stood = { $you ->
    [yes] Your unit { $unit } can't enter { $tile }: it stays where it is and keeps its movement points.
   *[no] { OWN($seat) } unit { $unit } can't enter { $tile }: it stays where it is and keeps its movement points.
}
told-both-live = The fight ends without a death: attacker { $attacker_hp } HP, defender { $defender_hp } HP.
told-turn-ended = { $you ->
    [yes] You end your turn.
   *[no] { $seat } ends the turn.
}
told-scored = { $you ->
    [yes] { $gain ->
        [0] You score nothing and stay at { $points }.
        [one] You score 1 point, which makes { $points }.
       *[other] You score { $gain } points, which makes { $points }.
    }
   *[no] { $gain ->
        [0] { $seat } scores nothing and stays at { $points }.
        [one] { $seat } scores 1 point, which makes { $points }.
       *[other] { $seat } scores { $gain } points, which makes { $points }.
    }
}
told-eliminated = { $you ->
    [yes] You have no unit left.
   *[no] { $seat } has no unit left.
}
told-alone = { $you ->
    [yes] You play the remaining rounds alone; points decide.
   *[no] { $seat } plays the remaining rounds alone; points decide.
}
told-won = { $you ->
    [yes] You win, { $points } { $points ->
        [one] point
       *[other] points
    } to { $other_points }.
   *[no] { $seat } wins, { $points } { $points ->
        [one] point
       *[other] points
    } to { $other_points }.
}
told-wiped-out = { $you ->
    [yes] The map is yours: you win.
   *[no] The map belongs to { THE($seat) }, who wins.
}
told-drawn = A draw, { $points } { $points ->
    [one] point
   *[other] points
} each.

box-water-worth = water gives no points to anybody (SW-43): this must be 0.

score-round = { $round ->
    [0] { $rounds } rounds
   *[other] Round { $round } of { $rounds }
}
score-last = Last rounds
score-income = + { $n } now
board-title = Map { $side } by { $side }, round { $round } of { $rounds }. { $first }: { $first_points } { $first_points ->
    [one] point
   *[other] points
}, { $first_units } { $first_units ->
    [one] unit
   *[other] units
}. { $second }: { $second_points } { $second_points ->
    [one] point
   *[other] points
}, { $second_units } { $second_units ->
    [one] unit
   *[other] units
}.
panel-selected = Selected unit
panel-none = Choose a unit on the map: where it can go lights up.
panel-unit = Unit { $n }
panel-hp = HP
panel-pd = MP
panel-hp-long = { $n } of { $most } hit points
panel-pd-long = { $n } of { $most } movement points
panel-worth = { $n ->
    [0] scores nothing here
    [one] scores 1 point here
   *[other] scores { $n } points here
}
panel-tile = On { $tile }
panel-look = Click on any unit, yours or not, to see its points.
panel-all = The whole stack ({ $n })
panel-suggested = Good tiles
panel-idle = Next idle unit
panel-map = Map code
odds-title = Attack on { $tile }
odds-line = { $a } HP against { $d }
odds-kill = kills { $p } %
odds-die = dies { $p } %
odds-both = both live { $p } %
fight-title = The fight
legend-title = What your people like
score-units-n = { $n ->
    [one] 1 unit
   *[other] { $n } units
}
score-kills-n = { $n ->
    [one] 1 kill
   *[other] { $n } kills
}
odds-left-short = HP left: you { $a }, they { $d }
odds-left = on average you keep { $a } HP, they { $d }
fight-begin = { $exchanges } exchanges at most
fight-hit = the blow lands
fight-parried = missed, struck back
fight-needed = ({ $needed } or less on a die with { $faces } faces)
fight-killed = The defender dies.
fight-fell = The attacker dies.
fight-both-live = Both live.
legend-viking = +1 on land with water beside it. Vikings alone go on water, where nobody can attack them.
legend-dwarf = From a mountain, Dwarfs reach any other mountain for 2 MP.
legend-gaul = Gauls enter plains for 1 MP: two in a turn, or one and an attack.
chart-title = Points by round
chart-row = Round { $n }
end-title = After { $round } { $round ->
    [one] round
   *[other] rounds
}
end-units = Units left
end-kills = Kills
end-points = Points
terminal-head = { $round ->
    [0] { $rounds } rounds
   *[other] Round { $round } of { $rounds }
}
terminal-last = last rounds!
terminal-points = points
terminal-now = +{ $n } now
terminal-turn = to move
terminal-none = none left
terminal-hint = Moves: b3 c3 (from, to; two plains at once too), b3* c3 (the whole stack), u2 c3 (unit 2 to c3), end.
