game-title = Tennis Open
game-line = Every shot of tennis with dice: passing, lob, volley, smash and drop, on clay, cement or grass.
game-players = 2 players, or 4 in doubles
side-0 = Side A
side-1 = Side B
automaton = The Game

option-surface = Surface
option-surface-help = Clay: long rallies. Grass: a deep volley zone and short points. Cement lies between the two.
option-surface-clay = Clay
option-surface-cement = Cement
option-surface-grass = Grass
option-doubles = Singles or doubles
option-doubles-help = In doubles whoever hits names the opponent to aim at. With two players each moves two tennismen, with four one each.
option-doubles-0 = Singles
option-doubles-2 = Doubles for two players
option-doubles-4 = Doubles for four players
option-sets = Length
option-sets-help = Three sets: first to two wins. Five sets: first to three.
option-sets-3 = Best of three sets
option-sets-5 = Best of five sets
option-tie_break = Tie-break
option-tie_break-help = At six games all, a tie-break to seven points; without it, as in the Davis Cup, the set goes on until a lead of two games.
option-tie_break-on = Tie-break at 6-6
option-tie_break-off = No tie-break

surface-clay = Clay
surface-cement = Cement
surface-grass = Grass
pair-0 = pair A
pair-1 = pair B
pair-start-0 = Pair A
pair-start-1 = Pair B
told-inside = { $you ->
    [yes] you
   *[no] { THE($name) }
}
told-man = { $you ->
    [yes] Your no. { $n }
   *[no] { OWN($name) } no. { $n }
}
told-man-inside = { $you ->
    [yes] your no. { $n }
   *[no] { OWN($name) } no. { $n }
}

zone-volley = Volley
zone-defence = Defence
zone-baseline = Baseline
court-net = Net
court-service-line = Service line
court-ball = Ball
court-title = The court from above, { $surface }.
court-man = { $name } { $place ->
    [8] on the baseline
   *[other] on division { $place }
}.
court-ball-at = Ball on division { $division } { $mine ->
    [yes] on your side
   *[no] on the other side
}.
court-ball-side = Ball on division { $division } of side { $side }.
court-ball-hand = The server holds the ball.
court-division = Division { $n }
court-picture = The court of Tennis Open from above

score-title = Score
score-set = Set { $n }
score-points = Points
score-serves = serving
score-tie-break = Tie-break
score-second = Second service
score-stake-1 = Game point
score-stake-1-break = Break point
score-stake-2 = Set point
score-stake-3 = Match point
score-won = winner
score-advantage = Ad

stats-title = Statistics
stats-points = Points played
stats-longest = Longest rally
stats-aces = Aces
stats-double-faults = Double faults
stats-winners = Winning shots
stats-die = Service die
stats-shots = Shots played

odds-title = What the dice would do
odds-won = point won
odds-on = rally goes on
odds-lost = point lost
odds-line = { $won }% won · { $on }% goes on · { $lost }% lost
odds-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
odds-lands = total { $total }: division { $division }, { $p }%
odds-net = Net
odds-out = Out
odds-you-die = Service die: { $faces }
odds-bonus-best = with the best bonus
risk = risk { $p }%
risk-legend = Risk: how likely the opponent's next shot wins at once if you stand there.
dice-shown = Dice: { $dice }
dice-total = total { $total }
dice-bonus = bonus { $bonus }

stroke-return = return of service
stroke-short = short ball
stroke-drive = drive
stroke-long = long ball
stroke-passing = passing shot
stroke-lob = lob
stroke-volley = volley
stroke-backcourt = backcourt volley
stroke-smash = smash
stroke-smash-return = return of the smash

fate-win-return = Winning return
fate-win-passing = Winning passing shot
fate-win-lob = Winning lob
fate-win-behind = Ball behind the defender
fate-win-drop = Winning drop shot
fate-win-volley = Winning volley
fate-win-smash = Winning smash
fate-win-ace = Ace
fate-double-fault = Double fault
fate-net = In the net
fate-out = Out
fate-plain = the opponent plays on
fate-volley = the opponent volleys
fate-backcourt = the opponent volleys from the backcourt
fate-smash-return = returned with 1 die
fate-lobbed = the opponent may smash
fate-side = Point for { THE($name) }

move-face = { $face }
move-first = Side { $side } serves
move-stand = { $stays ->
    [yes] { $place ->
        [8] Stay on the baseline
       *[other] Stay on { $place }
    }
   *[no] { $place ->
        [8] Baseline
       *[other] Division { $place }
    }
}
move-on = Aim at { $man } { $place ->
    [8] (baseline)
   *[other] (division { $place })
}
move-dice = { $stroke ->
    [passing] Passing shot: 2 dice
    [lob] Lob: 3 dice
   *[other] { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
}
move-bonus = { $bonus ->
    [0] No bonus: { $total }
   *[other] Bonus +{ $bonus }: { $total }
}
move-smash = Smash
move-bounce = Let it bounce

prompt-nature = The dice are rolling…
prompt-partner-serving = { $you ->
    [yes] { $man ->
        [none] Your partner is about to serve: where do you stand?
       *[other] Where does { $man }, the server's partner, stand?
    }
   *[no] { $seat } places the server's partner.
}
prompt-partner-receiving = { $you ->
    [yes] { $man ->
        [none] Your partner is about to receive: where do you stand?
       *[other] Where does { $man }, the receiver's partner, stand?
    }
   *[no] { $seat } places the receiver's partner.
}
prompt-server-place = { $you ->
    [yes] Service on division { $ball }: where do you await the return?
   *[no] { $seat } takes a place after serving.
}
prompt-aim = { $you ->
    [yes] { $man ->
        [none] Whom do you aim at?
       *[other] { $man } hits: whom do you aim at?
    }
   *[no] { $seat } chooses whom to aim at.
}
prompt-dice = { $you ->
    [yes] { $shot ->
        [return] Ball on division { $ball }: with how many dice do you return the service?
        [volley] You volley the ball on division { $ball }: how many dice?
       *[other] Ball on division { $ball }: how many dice?
    }
   *[no] { $seat } chooses the dice.
}
prompt-bonus = { $you ->
    [yes] { $total } on the dice: which volley bonus do you add?
   *[no] { $seat } chooses a volley bonus.
}
prompt-place = { $you ->
    [yes] Your ball is on division { $ball }: where do you stand?
   *[no] { $seat } takes a place after the shot.
}
prompt-answer = { $you ->
    [yes] The lob comes down behind you, on division { $ball }: smash it or let it bounce?
   *[no] { $seat } answers the lob: smash or bounce?
}
prompt-over = { $you ->
    [yes] Game, set and match: you have won!
   *[no] Game, set and match: { THE($seat) } has won.
}
prompt-over-pair = Game, set and match: { $side ->
    [0] pair A has won.
   *[other] pair B has won.
}

told-toss = { $you ->
    [yes] The draw names you: you serve first.
   *[no] The draw names { $inside }, who serves first.
}
told-pair-toss = The draw names { $inside }: its number 1 serves first.
told-partner = { $you ->
    [yes] You wait
   *[no] { $seat } waits
} { $place ->
    [8] on the baseline
   *[other] on division { $place }
}.
told-let = Let: the die is thrown again.
told-fault = { $you ->
    [yes] Fault! You have a second service.
   *[no] Fault! Second service for { $inside }.
}
told-double-fault = { $you ->
    [yes] Double fault: you lose the point.
   *[no] Double fault: { $inside } loses the point.
}
told-ace = { $you ->
    [yes] Ace! The point is yours.
   *[no] Ace by { $inside }!
}
told-ace-again = No ace on a second service: the die is thrown again.
told-service = { $you ->
    [yes] You serve
   *[no] { $seat } serves
} { $attempt ->
    [1] {""}
   *[2] a second ball{" "}
}on division { $division }.
told-stands = { $you ->
    [yes] You { $way ->
        [stays] stay
        [forward] come forward
       *[back] go back
    }
   *[no] { $seat } { $way ->
        [stays] stays
        [forward] comes forward
       *[back] goes back
    }
} { $way ->
    [stays] on
   *[other] to
} { $place ->
    [8] the baseline
   *[other] division { $place }
}.
told-steps = { $you ->
    [yes] You { $way ->
        [forward] come forward
       *[back] go back
    }
   *[no] { $seat } { $way ->
        [forward] comes forward
       *[back] goes back
    }
} to { $place ->
    [8] the baseline
   *[other] division { $place }
} to hit the ball.
told-aims = { $you ->
    [yes] You aim
   *[no] { $seat } aims
} at { $other }.
told-shot = { $you ->
    [yes] You
   *[no] { $seat }
}: { $stroke }, { $dice ->
    [one] one die
   *[other] { $dice } dice
}.
told-bonus = Volley bonus: { $you ->
    [yes] you add
   *[no] { $inside } adds
} { $bonus }.
told-lands = { $throw }: the ball lands on division { $division }.
told-lobbed = { $throw }: the lob comes down on division { $division }, behind the volleyer, who may smash it.
told-net = { $you ->
    [yes] { $throw }: your ball is in the net.
   *[no] { $throw }: in the net, { $inside } loses the point.
}
told-out = { $you ->
    [yes] { $throw }: too long, your ball is out.
   *[no] { $throw }: too long, { $inside } hits the ball out.
}
told-smash = { $you ->
    [yes] You smash
   *[no] { $seat } smashes
} from division { $place }, with 2 dice.
told-driven-back = The smash drives { $inside } back to the baseline.
told-bounce = { $you ->
    [yes] You let
   *[no] { $seat } lets
} the lob bounce.
told-winner = { $you ->
    [yes] for you
   *[no] by { $inside }
}
told-win-return = { $throw }: the ball lands on { $division }, { $at ->
    [feet] at the server's feet
   *[behind] behind the server
}. Winning return { told-winner }!
told-win-passing = { $throw }: the ball flies to { $division }, behind the volleyer. Winning passing shot { told-winner }!
told-win-lob = { $throw }: the lob comes down on { $division }, out of reach. Winning lob { told-winner }!
told-win-behind = { $throw }: the ball goes to { $division }, behind the defender. Winner { told-winner }!
told-win-drop = { $throw }: the ball dies just behind the net. Winning drop shot { told-winner }!
told-win-volley = { $throw }: a deep volley, on { $division }. Winning volley { told-winner }!
told-win-smash = { $throw }: the smash cracks on { $division }. Winning smash { told-winner }!
told-point = { $call }.
told-pair-point = { told-point }
told-tie-point = { $standing ->
    [level] { $points } all.
   *[ahead] { $you ->
        [yes] You lead
       *[no] { $seat } leads
    } { $points } to { $other_points }.
}
told-pair-tie-point = { told-tie-point }
told-game = Game to { $inside }, { $standing ->
    [level] { $games } all.
    [ahead] { $games } to { $other_games }.
   *[behind] but { $you_other ->
        [yes] you lead
       *[no] { $other } leads
    } { $other_games } to { $games }.
}
told-pair-game = Game to { $inside }, { $standing ->
    [level] { $games } all.
    [ahead] { $games } to { $other_games }.
   *[behind] but { $other } leads { $other_games } to { $games }.
}
told-set = Game and set to { $inside }, { $games } to { $other_games }{ $tied ->
    [yes] {" "}({ $tie_won } to { $tie_lost } in the tie-break)
   *[no] {""}
}.
told-pair-set = { told-set }
told-match = { $you ->
    [yes] Game, set and match: you win, { $sets } sets to { $other_sets }!
   *[no] Game, set and match to { $inside }, { $sets } sets to { $other_sets }.
}
told-pair-match = Game, set and match to { $inside }, { $sets } sets to { $other_sets }.
told-tie-break = A tie-break, to seven points with a lead of two.

call-points = { $first } - { $second }
call-all = { $points } all
call-deuce = Deuce
call-advantage = Advantage to { $inside }

box-no-service = this die shows no division: no service could ever come in.
box-long-service = { $given } lies outside the service zone of this surface, which goes from 1 to { $most }.
