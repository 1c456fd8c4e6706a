cli-help = Five French tabletop games on one table.
cli-help-games = The games there are.
cli-help-play = Play in the terminal. “ludo play GAME --help” shows a game's own options.
cli-help-watch = Watch house players play.
cli-help-replay = Go through a saved game, move by move.
cli-help-verify = Check that the dice of a saved game came from its seed.
cli-help-rules = A game's rules, clause by clause; where each clause stands in code and tests.
cli-help-box = A game's components: show them, export them, check a file.
cli-help-serve = Open the table in the browser.
cli-help-arena = Let players play many games against each other.
cli-help-lab = Vary a component or an option and see what it does.
cli-help-tournament = Let bots play a tournament.
cli-help-export = Write games as tables for analysis.
cli-help-new = Lay out a package for a game of your own.
cli-help-warm = Compile the rules of all games, so that everything starts quickly afterwards.
cli-help-bench = Measure the speed of the games.

cli-flag-lang = The language; the system's by default.
cli-flag-game = The game, by its name.
cli-flag-games = Only these games, separated by commas.
cli-flag-seed = The seed of the dice: the same seed, the same dice.
cli-flag-players = Who plays, seat by seat: me, random, beginner, club, pro, perfect.
cli-flag-code = A file with players of your own.
cli-flag-names = The names, seat by seat, separated by commas.
cli-flag-set = An option of the game: --set option=value, as often as needed.
cli-flag-box = A file of components (see “ludo box”).
cli-flag-load = Go on with a saved game.
cli-flag-own-dice = You throw your own dice and type in what they show.
cli-flag-yes = Start at once, without going through the choices.
cli-flag-delay = Seconds between two moves.
cli-flag-file = A saved game (.ludo).
cli-flag-json = Answer in JSON.
cli-flag-trace = Every clause with its functions and tests.
cli-flag-all = All games.
cli-flag-missing = Only clauses that lack a test or code: nothing, when all are there.
cli-flag-clause = Only this clause.
cli-flag-export = Write the standard components to this file.
cli-flag-check = Check this file of components.
cli-flag-force = Write over a file that is there already.
cli-flag-host = The address to listen at.
cli-flag-port = The port to listen at.
cli-flag-database = The database: an SQLite file or an address.
cli-flag-open = Open the browser.
cli-flag-seconds = How long each measurement takes, in seconds.
cli-flag-no-peers = Without OpenSpiel's games.
cli-flag-chart = Also draw the chart into this file (PNG or SVG).

cli-needs-value = { $name } needs a value.
cli-parser-usage = Usage:
cli-parser-options = Options:
cli-parser-commands = Commands:
cli-parser-arguments = Arguments:
cli-parser-help = This help.
cli-too-much = “{ $given }” is too much.
cli-no-such-flag = There is no option { $given } here. “--help” shows them all.
cli-no-such-command = There is no command “{ $given }”. There are: { $allowed }.
cli-missing = { $name } is missing. “--help” shows how to write it.
cli-bad-value = The value given to { $name } doesn't fit.
cli-misused = That can't be understood: { $reason }
cli-bad-set = “{ $given }” isn't written as option=value.
cli-which-game = Which game? There are: { $allowed }.
cli-choose-game = Which game? (number)
cli-load-alone = A saved game has its options, components and seed already: --load goes without them.
cli-other-game = This save file is a game of { $found }, not of { $given }.
cli-too-many-players = { $given } players given, but there { $most ->
    [one] is only 1 seat
   *[other] are only { $most } seats
} to take.
cli-too-many-names = { $given } names given, but there { $most ->
    [one] is only 1 seat
   *[other] are only { $most } seats
}.
cli-watch-people = To watch, everybody at the table is a house player: random, beginner, club, pro…, not “me”.
cli-bad-delay = A delay is from 0 to 60 seconds, not { $given }.
cli-no-more-input = Nothing more to read: the game has not begun.
cli-interrupted = Interrupted.
cli-log = Take note: { $message }
cli-failed = Something failed: { $reason }

cli-form = Enter to start, a number to change:
cli-pick = Which one? (number, Enter to leave it)
cli-by-chance = by chance
option-on = yes
option-off = no
cli-level-me = you
cli-level-random = Random
cli-level-beginner = Beginner
cli-level-club = Club player
cli-level-pro = Pro
cli-level-perfect = Perfect

cli-welcome = Type a number or a move; “?” for help.
cli-promise = Fingerprint of the dice: { $promise }…
cli-seed = Seed of the dice: { $seed }
cli-thinks = { $seat } is thinking…
cli-warms-up = { $seat } is thinking… (the very first time the rules are compiled: half a minute)
cli-own-dice = Your dice ({ $faces }), or Enter to let the table throw:
cli-cover = { OWN($seat) } turn. Enter when you are alone at the screen:
cli-more-moves = … and { $count } more moves, such as { $example }.
cli-no-such-number = From 1 to { $most }, please.
cli-no-such-word = “{ $given }” isn't a command. “?” shows them.
cli-won = { $seat } wins.
cli-drawn = A draw.
cli-after = Enter to finish, or save, story, why:
cli-save-first = Save the game before you leave? [Y/n]
cli-save-where = Another file to save it in (Enter to leave without saving):
cli-overwrite = { $path } is there already. Write over it? [y/N]
cli-not-saved = Not saved.
cli-retyped = “{ $die }” is taken back.
cli-saved = Game saved in { $path }.
cli-saved-how = To go on with it: { $command }
cli-sure = Really resign? [y/N]
cli-goes-on = The game goes on.
cli-hint = The club player would: { $move } ({ $text })
cli-no-hint = It isn't your turn.
cli-rules-how = “rules 2” shows a chapter, “rules { $clause }” a clause, “rules word” looks for a word.
cli-rules-none = No clause speaks of “{ $given }”.
cli-mark-d = [our decision: the printed rules are silent]
cli-mark-r = [reconstructed component]
cli-mark-e = [we depart from the letter of the printed rules]
cli-mark-d-part = [our decision]
cli-mark-r-part = [reconstructed]
cli-mark-e-part = [departure]
cli-why-nothing = Nothing to explain yet.

cli-word-help = help
cli-word-undo = undo
cli-word-board = board
cli-word-story = story
cli-word-why = why
cli-word-rules = rules
cli-word-hint = hint
cli-word-save = save
cli-word-resign = resign
cli-word-quit = quit
cli-about-help = this help (or “?”)
cli-about-undo = take your move back, as long as no die has fallen since; with your own dice, the last one typed, until the next decision
cli-about-board = see the table again
cli-about-story = everything that happened
cli-about-why = the clauses behind what happened last
cli-about-rules = the rules: “rules 2”, “rules DJ-12”, “rules word”
cli-about-hint = what the club player would do
cli-about-save = save: “save file.ludo” (“--force” after it writes over another file)
cli-about-resign = give the game up
cli-about-quit = leave, with an offer to save
cli-about-moves = A move is typed by its number, or like this:

cli-games-name = Name
cli-games-title = Game
cli-games-players = Players
cli-games-minutes = Minutes
cli-games-how = ludo play { $name }

cli-replay-how = Enter: on · p: back · a line's number · q: end
cli-replay-at = line { $n } of { $most }
cli-verify-none = This save file doesn't hold the seed of its dice: nothing to verify.
cli-verify-good = { $drawn ->
    [one] 1 die or draw comes
   *[other] { $drawn } dice and draws come
} from the seed.
cli-verify-typed = { $typed ->
    [one] 1 result was typed in by hand.
   *[other] { $typed } results were typed in by hand.
}
cli-verify-earlier = { $earlier ->
    [one] 1 line comes from another, unknown seed.
   *[other] { $earlier } lines come from another, unknown seed.
}
cli-verify-wrong = These lines don't come from the seed: { $lines }.

cli-trace-clause = Clause
cli-trace-code = Code
cli-trace-tests = Tests
cli-trace-no-tests = The tests aren't installed here: the trace is to be read in a copy of the repository.
cli-trace-missing = { $clause }: { $what ->
    [test] a test is missing
   *[code] code or page is missing
}
cli-rules-no-game = Which game? “ludo rules GAME”, or “ludo rules --all”.
cli-no-clause = { $game } has no clause “{ $given }”.
cli-box-good = { $path } can be played with.
cli-box-written = Components of { $game } written to { $path }.
cli-warm-ready = { $name }: ready in { $seconds } s
cli-bench-game = Game
cli-bench-steps = steps/s
cli-bench-decisions = decisions/s
cli-bench-games = games/s
cli-bench-ratio = × fastest of OpenSpiel
cli-bench-chart = Chart: { $path }
cli-bad-seconds = A measurement takes from 0.05 to 600 seconds, not { $given }.
cli-bad-port = A port is from 0 to 65535, not { $given }.
cli-serving = The table is open: { $address } (Ctrl-C to close)
cli-not-for-game = { $command } isn't for { $given }. It is for: { $allowed }.
cli-flag-new-name = The name of the game: small letters, digits and _.
cli-flag-folder = Where to lay it out; a folder that isn't there yet.
cli-new-bad-name = “{ $given }” can't be the name of a new game: two to thirty-one small letters, digits and _, and neither a game that there is nor a word of Python.
cli-new-exists = { $path } is there already; nothing was changed. Choose another --folder.
cli-new-done = { $path } is laid out. Next: pip install -e { $path }, then ludo play { $name }; its rules are in src/{ $name }/rules.py, its tests in tests.
