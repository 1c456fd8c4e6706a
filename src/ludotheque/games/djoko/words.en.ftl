game-title = Djoko
game-line = A set of tennis in twelve games and five dice: mind your breath, keep your finest shots for the right moment.
game-players = 1 or 2 players
side-0 = Player 1
side-1 = Player 2
automaton = The Game

option-solo = Opponent
option-solo-help = Another person (or a house player), or “The Game”, the rulebook's automaton: one throw, no choices.
option-solo-off = Two players
option-solo-on = Solo against The Game
option-sets = Sets to win
option-sets-help = One set takes ten to fifteen minutes; two winning sets make a real match.
option-sets-1 = One set
option-sets-2 = Two sets, best of three

# The score sheet
sheet-title = Set { $set }
sheet-game = Game
sheet-server = Server
sheet-recovery = Recovery
sheet-physical = Physical
sheet-technique = Technique
sheet-total = Total
sheet-score = Score
sheet-recovery-short = Recov.
sheet-physical-short = Phys.
sheet-technique-short = Tech.
sheet-tie-break = T
sheet-tie-break-long = Tie-break
sheet-boxes = Technique
sheet-row = { $value } points
sheet-row-3 = Pair
sheet-row-6 = Two pairs, three alike
sheet-row-9 = In a row, four alike
sheet-box-ticked = ticked box
sheet-box-free = free box
sheet-boxes-left = { $ticked } ticked of { $boxes }
sheet-joker = Joker
sheet-joker-left = in hand
sheet-joker-used = used
sheet-joker-none = none
sheet-player-a = A, yellow
sheet-player-b = B, green
sheet-a = A
sheet-b = B
sheet-sets = Sets
sheet-past = Sets played
sheet-past-n = Sets played: { $sets }
sheet-now = As they lie
sheet-if-stop = If you stop here: recovery { $brought } + physical { $physical } + technique { $technique } = { $total }; recovery for the next game: { $recovery }.
sheet-to-beat = Total to beat
sheet-to-beat-n = Total to beat: { $total }
sheet-throws = Throw { $throws } of { $most }
sheet-throws-joker = Throw { $throws }: the Joker
sheet-aside = Die set aside
sheet-aside-n = Die set aside: { $face }
sheet-dice = Dice
sheet-dice-shown = Dice: { $dice }
sheet-die = Die { $face }
sheet-toss = The toss
odds-won = { $percent }%
odds-legend = %: the chances of winning this game with this one throw.
sheet-odds = { $percent }% to win this game at once
sheet-odds-title = Chances of winning this game with this throw
sheet-picture = A Djoko score sheet and five dice

combination-none = nothing
combination-pair = a pair
combination-two-pairs = two pairs
combination-three = three of a kind
combination-straight = four in a row
combination-four = four of a kind

move-face = { $face }
move-serve = Serve
move-receive = Receive
move-aside = Set the { $face } aside
move-stop = Stop here
move-keep = { $n ->
    [0] Throw all { $count } dice again{ $joker ->
        [yes] {" "}(Joker)
       *[no] {""}
    }
   *[other] Keep { $kept }, throw { $again } again{ $joker ->
        [yes] {" "}(Joker)
       *[no] {""}
    }
}
move-claim = { $value ->
    [0] Claim nothing: total { $total }
   *[other] Claim { $value } points ({ $name ->
        [pair] { combination-pair }
        [two-pairs] { combination-two-pairs }
        [three] { combination-three }
        [straight] { combination-straight }
        [four] { combination-four }
       *[none] { combination-none }
    }): total { $total }
}

prompt-choose = { $you ->
    [yes] You win the toss: serve or receive?
   *[no] { $seat } chooses to serve or to receive.
}
prompt-aside = { $you ->
    [yes] You serve: which die do you set aside?
   *[no] { $seat } serves and sets a die aside.
}
prompt-decide = { $you ->
    [yes] { $to_beat ->
        [0] Stop here or throw again?
       *[other] You need more than { $to_beat }: stop here or throw again?
    }
   *[no] { $seat } stops or throws again.
}
prompt-claim = { $you ->
    [yes] { $to_beat ->
        [0] Which technique do you claim?
       *[other] You need more than { $to_beat }: which technique do you claim?
    }
   *[no] { $seat } chooses the technique to claim.
}
prompt-dice = { $you ->
    [yes] Your throw: { $count ->
        [1] one die
       *[other] { $count } dice
    }.
   *[no] { $seat } throws { $count ->
        [1] one die
       *[other] { $count } dice
    }.
}
prompt-toss = A die each: the higher one chooses to serve or to receive.
prompt-over = { $you ->
    [yes] Game, set and match: you win!
   *[no] Game, set and match: { $seat } wins.
}

told-toss = { $you ->
    [yes] The toss: you throw { $face }.
   *[no] The toss: { $seat } throws { $face }.
}
told-toss-tied = Equal: once more.
told-toss-won = { $you ->
    [yes] You win the toss.
   *[no] { $seat } wins the toss.
}
told-serves = { $you ->
    [yes] You serve the first game: you are player A.
   *[no] { $seat } serves the first game and is player A.
}
told-throw = { $you ->
    [yes] Throw { $throw }: you have { $dice }.
   *[no] Throw { $throw }: { $seat } has { $dice }.
}
told-aside = { $you ->
    [yes] You set the { $face } aside.
   *[no] { $seat } sets the { $face } aside.
}
told-joker = { $you ->
    [yes] The Joker! You try a fourth throw.
   *[no] The Joker! { $seat } tries a fourth throw.
}
told-stop = { $you ->
    [yes] You stop with { $dice }.
   *[no] { $seat } stops with { $dice }.
}
told-claim = { $you ->
    [yes] You claim { $name }: { $value } points.
   *[no] { $seat } claims { $name }: { $value } points.
}
told-marks = { $you ->
    [yes] Your total: { $recovery } + { $physical } + { $technique } = { $total }.
   *[no] { $seat }'s total: { $recovery } + { $physical } + { $technique } = { $total }.
}
told-recovery = { $you ->
    [yes] Your recovery for the next game: { $recovery }.
   *[no] { $seat }'s recovery for the next game: { $recovery }.
}
told-automaton = { $seat } throws { $dice }: physical { $physical }, technique { $technique }.
told-automaton-marks = { $seat }'s total: { $recovery } + { $physical } + { $technique } = { $total }.
told-automaton-recovery = { $seat }'s recovery for the next game: { $recovery }.
told-equal = { $you ->
    [yes] Equal totals: the game goes to the server, and that is you.
   *[no] Equal totals: the game goes to the server, { $seat }.
}
told-game = { $you ->
    [yes] Your game, { $won } to { $lost }.
   *[no] Game { $seat }, { $won } to { $lost }.
}
told-set = { $you ->
    [yes] You win the set { $won } to { $lost }.
   *[no] { $seat } wins the set { $won } to { $lost }.
}
told-match = { $you ->
    [yes] Game, set and match: you win { $won } { $won ->
        [one] set
       *[other] sets
    } to { $lost }!
   *[no] Game, set and match: { $seat } wins { $won } { $won ->
        [one] set
       *[other] sets
    } to { $lost }.
}
told-tie-break = Six games all: now the tie-break, a single throw of five dice each.
told-tie-marks = { $you ->
    [yes] Tie-break, your total: { $recovery } + { $physical } + { $technique } = { $total }.
   *[no] Tie-break, { $seat }'s total: { $recovery } + { $physical } + { $technique } = { $total }.
}
told-best-game = { $you ->
    [yes] Level in the tie-break: your best game of the set ({ $total }) decides.
   *[no] Level in the tie-break: { $seat }'s best game of the set ({ $total }) decides.
}
told-tie-again = Still level: the tie-break is thrown again.
told-new-set = { $you ->
    [yes] Set { $set }: you serve its first game; nine boxes and a Joker, all new.
   *[no] Set { $set }: { $seat } serves its first game; nine boxes and a Joker, all new.
}
