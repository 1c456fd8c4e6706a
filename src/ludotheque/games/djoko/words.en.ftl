game-title = Djoko
game-line = A set of tennis in twelve games and five dice: mind your breath, keep your finest shots for the right moment.
game-players = 1 or 2 players
side-0 = Player 1
side-1 = Player 2
automaton = The Game

option-solo = Opponent
option-solo-help = Another person (or a house player), or “The Game”, the rulebook's automaton: one throw, no choices.
option-solo-off = Two players
option-solo-on = Solo against the Game
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
sheet-recovery-letter = R
sheet-physical-letter = P
sheet-technique-letter = T
sheet-total-letter = Σ
sheet-tie-break = TB
sheet-tie-break-long = Tie-break
sheet-boxes = Technique
sheet-row-3 = Pair
sheet-row-6 = Two pairs, three alike
sheet-row-9 = In a row, four alike
sheet-boxes-left = { $ticked ->
    [0] no box ticked of { $boxes }
    [1] one box ticked of { $boxes }
   *[other] { $ticked } boxes ticked of { $boxes }
}
sheet-joker = Joker
sheet-joker-left = in hand
sheet-joker-used = used
sheet-joker-unused = not used
sheet-player-a = A, yellow
sheet-player-b = B, green
sheet-a = A
sheet-b = B
sheet-past-n = Sets played: { $sets }
sheet-if-stop = If you stop here: recovery { $brought } + physical { $physical } + technique { $technique } = { $total }; recovery for the next game: { $recovery }.
sheet-throws = Throw { $throws } of { $most }
sheet-throws-joker = Throw { $throws }: the Joker
sheet-aside = Die set aside
sheet-aside-n = Die set aside: { $face }
sheet-dice = Dice
sheet-die = Die { $face }
sheet-toss = The toss
odds-won = { $percent }%
odds-legend = %: the chances of winning this game with this one throw.
sheet-odds = { $percent }% to win this game at once
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
   *[no] Game, set and match to { THE($seat) }.
}

told-toss = { $you ->
    [yes] The toss: you throw { $face }.
   *[no] The toss: { THE($seat) } throws { $face }.
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
told-start = Recovery for the first game: { $recovery } for both players.
told-throw = { $you ->
    [yes] Throw { $throw }: you have { $dice }.
   *[no] Throw { $throw }: { THE($seat) } has { $dice }.
}
told-aside = { $you ->
    [yes] You set the { $face } aside.
   *[no] { $seat } sets the { $face } aside.
}
told-kept = { $you ->
    [yes] { $again ->
        [1] You keep { $dice } and throw one die again.
        [4] You throw all four dice again.
       *[other] You keep { $dice } and throw { $again } dice again.
    }
   *[no] { $again ->
        [1] { $seat } keeps { $dice } and throws one die again.
        [4] { $seat } throws all four dice again.
       *[other] { $seat } keeps { $dice } and throws { $again } dice again.
    }
}
told-joker = { $you ->
    [yes] The Joker! You try one more throw.
   *[no] The Joker! { $seat } tries one more throw.
}
told-stop = { $you ->
    [yes] You stop with { $dice }.
   *[no] { $seat } stops with { $dice }.
}
told-claim = { $you ->
    [yes] You claim { $name }: { $value } { $value ->
        [one] point
       *[other] points
    }.
   *[no] { $seat } claims { $name }: { $value } { $value ->
        [one] point
       *[other] points
    }.
}
told-declined = { $you ->
    [yes] You save your boxes and claim no technique.
   *[no] { $seat } saves the boxes and claims no technique.
}
told-marks = { $you ->
    [yes] Your total: recovery { $recovery } + physical { $physical } + technique { $technique } = { $total }.
   *[no] Total for { THE($seat) }: recovery { $recovery } + physical { $physical } + technique { $technique } = { $total }.
}
told-recovery = { $you ->
    [yes] Your recovery for the next game: { $recovery } ({ $throws ->
        [1] a single throw
       *[other] { $throws } throws
    }, two highest dice { $highest }).
   *[no] Recovery for { THE($seat) } in the next game: { $recovery } ({ $throws ->
        [1] a single throw
       *[other] { $throws } throws
    }, two highest dice { $highest }).
}
told-automaton = { $seat } throws { $dice }: physical { $physical } (the two highest dice), technique { $technique } ({ $aces ->
    [0] no die shows 1
    [1] one die shows 1
   *[other] { $aces } dice show 1
}).
told-automaton-marks = Total for { THE($seat) }: recovery { $recovery } + physical { $physical } + technique { $technique } = { $total }.
told-automaton-recovery = Recovery for { THE($seat) } in the next game: { $recovery } (after a physical mark of { $physical }).
told-equal = { $you ->
    [yes] Equal totals: the game goes to the server, and that is you.
   *[no] Equal totals: the game goes to the server, { THE($seat) }.
}
told-game = { $you ->
    [yes] { $standing ->
        [level] Your game, { $won } all.
        [behind] Your game, but you still trail, { $lost } to { $won }.
       *[ahead] Your game, { $won } to { $lost }.
    }
   *[no] { $standing ->
        [level] Game to { THE($seat) }, { $won } all.
        [behind] Game to { THE($seat) }, still behind, { $lost } to { $won }.
       *[ahead] Game to { THE($seat) }, { $won } to { $lost }.
    }
}
told-new-game = { $you ->
    [yes] Game { $game }: you serve.
   *[no] Game { $game }: { THE($seat) } serves.
}
told-set = { $you ->
    [yes] You win the set { $won } to { $lost }.
   *[no] { $seat } wins the set { $won } to { $lost }.
}
told-match = { $you ->
    [yes] { $won ->
        [1] Game, set and match to you!
       *[other] Game, set and match to you, { $won } sets to { $lost }!
    }
   *[no] { $won ->
        [1] Game, set and match to { THE($seat) }.
       *[other] Game, set and match to { THE($seat) }, { $won } sets to { $lost }.
    }
}
told-tie-break = Now the tie-break: a single throw of five dice each.
told-dropped = { $you ->
    [yes] You drop your lowest die, the { $face }: physical { $physical } (the two lowest of the others), technique { $technique } (your ticked boxes).
   *[no] { $seat } drops the lowest die, the { $face }: physical { $physical } (the two lowest of the others), technique { $technique } (ticked boxes).
}
told-tie-marks = { $you ->
    [yes] Your tie-break total: recovery { $recovery } + physical { $physical } + technique { $technique } = { $total }.
   *[no] Tie-break total for { THE($seat) }: recovery { $recovery } + physical { $physical } + technique { $technique } = { $total }.
}
told-best-game = { $you ->
    [yes] Level in the tie-break: you win it with the best game of the set ({ $total } points).
   *[no] Level in the tie-break: { THE($seat) } wins it with the best game of the set ({ $total } points).
}
told-tie-again = Still level: the tie-break is thrown again.
told-new-set = { $you ->
    [yes] Set { $set }: you serve its first game; you are player A.
   *[no] Set { $set }: { THE($seat) } serves its first game and is player A.
}
told-new-sheet = { $solo ->
    [0] Both start again with { $boxes } empty boxes and a Joker.
   *[other] { $you ->
        [yes] You start again with { $boxes } empty boxes and a Joker.
       *[no] { $seat } starts again with { $boxes } empty boxes and a Joker.
    }
}
told-tired = After a tie-break nobody has recovered: recovery 0 for both players.

box-dj-values = the rows of the grid must have different values.
