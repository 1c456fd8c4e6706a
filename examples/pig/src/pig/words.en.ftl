game-title = Pig
game-line = One die: throw on and risk it all, or take what you have.
game-players = 2 players, or 1 against a bot
side-0 = First player
side-1 = Second player
automaton = The Game
option-target = Points to win
option-target-help = How many points win.
option-target-50 = 50
option-target-100 = 100
move-throw = Throw
move-hold = Hold: { $pot } more, { $total } in all
move-face = { $face }
prompt-decide = { $you ->
    [yes] Throw on, or hold?
   *[no] { $seat } decides.
}
prompt-throw = The die is thrown.
prompt-over = { $you ->
    [yes] You have won.
   *[no] { $seat } has won.
}
table-pot = In the pot: { $pot }. The goal: { $target }.
told-thrown = { $you ->
    [yes] You throw { $face }: { $pot } in the pot.
   *[no] { $seat } throws { $face }: { $pot } in the pot.
}
told-lost = { $you ->
    [yes] Bad luck! You lose the { $pot } in the pot.
   *[no] Bad luck! { $seat } loses the { $pot } in the pot.
}
told-held = { $you ->
    [yes] You hold { $pot } and have { $points }.
   *[no] { $seat } holds { $pot } and has { $points }.
}
told-won = { $you ->
    [yes] You win with { $points }.
   *[no] { $seat } wins with { $points }.
}
measure-turns = turns
measure-margin = winning margin
