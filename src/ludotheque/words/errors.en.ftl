unknown-game = There is no game “{ $given }”. There are: { $allowed }.
unknown-option = There is no option “{ $option }”. There are: { $allowed }.
unknown-language = There is no language “{ $given }”. There are: { $allowed }.
unknown-player = There is no player “{ $given }”. There are: { $allowed }.
no-such-seat = There is no seat { $given } at this table: seats are 0 to { $most }, and -1 is a spectator.
bad-option = “{ $given }” is not a value of { $option }. It can be: { $allowed }.
bad-option-long = The text given for { $option } is far too long.
bad-option-text = { $option } is a text, and “{ $given }” is none.
bad-seed = A seed is a text of 1 to { $most } characters that can be shown.
unreadable-move = “{ $given }” is not a move of this game.
unreadable-line = “{ $given }” is not a line of a game's log.
illegal-move = “{ $given }” isn't allowed now.
illegal-outcome = “{ $given }” can't come now. It can be: { $allowed }.
too-many-outcomes = “{ $given }” is too much: it is no longer for the dice to speak.
game-is-over = The game is over.
natures-turn = First the dice have to fall.
not-natures-turn = There is nothing to throw or draw now.
not-your-turn = It isn't this seat's turn.
nothing-to-undo = Nothing can be taken back: a die, a draw or another's move lies in between.
nothing-to-retype = There is no typed-in die to take back: a decision or a drawn die came after it.
too-many-undos = Nothing more can be taken back: in one game { $most } times are the limit.
log-full = This log has { $most } lines: no game is longer. It can only be given up.
bad-box = { $source } can't be played with:
box-not-a-box = “box” is a box of { $game } or all its data as a dict (game("{ $game }").standard_box.data, edited); { $given } was given.
box-unreadable = { $source } can't be read: { $reason }
box-not-a-number = { $given } stands there; a whole number from { $low } to { $high } was expected.
box-out-of-range = { $given } stands there; it must be from { $low } to { $high }.
box-not-a-word = { $given } stands there; it must be one of: { $allowed }.
box-not-words = { $given } stands there; a list out of these was expected: { $allowed }.
box-not-a-table = { $given } stands there; a table was expected.
box-extra-key = this key isn't known. Known here: { $allowed }.
box-missing-key = this key is missing.
box-wrong-count = { $given } given; { $least ->
    [0] at most { $most } expected.
   *[other] { $least } to { $most } expected.
}
file-unwritable = { $path } can't be written: { $reason }
file-exists = { $path } is there already; nothing was changed. Choose another name, or add --force to write over it.
box-not-a-text = { $given } stands there; a text of at most { $most } characters was expected.
box-more-problems = ... and { $n } more.
save-unreadable = { $path } can't be read: { $reason }
save-too-large = { $path } is larger than { $most } MB: that is no save file.
save-not-json = { $path } is damaged or cut off: it isn't a whole save file.
save-not-ludo = { $path } isn't a save file of Ludothèque.
save-newer-format = { $path } was written by a newer Ludothèque. Update, then open it again.
save-newer-rules = { $path } follows rules version { $given }, this Ludothèque knows version { $ours }. Update, then open it again.
save-older-rules = { $path } follows older rules (version { $given }, ours is { $ours }): { $reason }
save-missing = { $path } lacks “{ $entry }”.
save-wrong-entry = { $path }: “{ $entry }” isn't what it should be: { $entry ->
    [game] the name of a game
    [rules] a whole number, the version of the rules
    [setup] the game's options with their values, none left to be drawn
    [log] a list of lines
    [box] “standard”, or a whole box
    [names] a list of names, one for each seat
    [seed] a text of at most 200 characters
    [seeded_from] the number of a line
   *[other] a text of 64 hexadecimal digits
}.
save-too-long = { $path } has { $given } lines: no game of this kind has more than { $most }.
save-other-box = { $path } was played with a box that is not in the file.
save-other-seed = { $path } was edited: its seed isn't the one that was promised.
save-breaks = The game can't be followed beyond line { $n } (“{ $line }”): { $reason }
player-n = Player { $n }
automaton = The Game
own-player-name = “{ $given }” can't be the name of a player: small letters, digits and _, at most 31, and none of { $taken }.
own-player-illegal = The player { $name } answered { $given }, which is no legal move. Legal now: { $allowed }.
own-player-no-choose = A { $given } can't play: a player is a name, or an object with choose(seen, seat, seed).
own-code-unreadable = { $path } can't be read: { $reason }
own-code-fails = { $path } can't be run: { $reason }
own-code-empty = { $path } brings no player: mark a class with @own_player("name").
