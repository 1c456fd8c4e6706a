# The arena, the lab, tournaments and data
wrong-player-count = { $given } players were named; one for all or { $wanted } are needed.
bad-count = { $given } games can't be played.
broken-invariant = Rule check { $check } failed in game { $number } of seed { $seed } ({ $game }; { $setup }; players: { $players }) after { $steps } steps: that is a fault of the rules. { $path ->
    [none] No folder could be found to keep it in.
   *[other] The game up to there: { $path }
}
game-too-long = Game { $number } of seed { $seed } ({ $game }; { $setup }; players: { $players }) isn't over after { $steps } steps, the most a game of it can take: it was stopped. { $path ->
    [none] No folder could be found to keep it in.
   *[other] The game up to there: { $path }
}
arena-bad-count = { $given } games can't be played: from 1 to { $most }.
arena-bad-workers = { $given } workers can't be had: from 1 to { $most }.
arena-no-players = No player was named.
arena-cannot-resume = { $path } can't be continued: it isn't a result of the arena, or of another game, other players, another seed, setup or box.
arena-resume-what = To continue, say which file with --json.
arena-no-dask = A cluster needs Dask: pip install "ludotheque[arena]".
arena-no-cluster = No cluster answers at { $address }. See docs/cluster.md for how to start one.
arena-bad-address = “{ $address }” can't be the address of a cluster: one looks like tcp://host:8786.
arena-not-dask = Something listens at { $address }, but it doesn't answer as a Dask scheduler of our version does. See docs/cluster.md for how to start one.
arena-no-workers = The cluster at { $address } has no workers.
arena-worker-without-us = The workers at { $address } can't play: { $reason }
arena-worker-differs = The worker { $worker } has another version ({ $theirs }; here: { $ours }).
unknown-measure = There is no measure “{ $given }”. There are: { $allowed }.

arena-flag-games = How many games.
arena-flag-players = Who plays: random, beginner, club, pro, pro:500 (iterations), perfect.
arena-flag-json = Write the whole result to this file.
arena-flag-resume = Go on from the result in the --json file.
arena-flag-workers = How many threads (all cores by default).
arena-flag-cluster = The address of a Dask cluster.
lab-flag-vary = What to vary: box.path=low..high, or option=a,b. At most twice.
lab-flag-measure = What to measure, separated by commas; a/b is a ratio.
lab-flag-plot = Draw the result into this file (PNG or SVG).
lab-flag-html = Write the result as a page.
tournament-flag-form = open (knock_out; 2 to 64 entrants), round_robin or grand_chelem (2 to 16).
export-flag-format = parquet or csv.
export-flag-out = The folder for the two files.
export-written = { $path } written.

arena-playing = Playing
arena-speed = { $games } games/s
arena-interrupted = Interrupted: this is what was played until then.
arena-pair = Players
arena-games = Games
arena-won = Won
arena-drawn = Drawn
arena-lost = Lost
arena-rate = Score of the first
arena-first = First seat's score
arena-player = Player
arena-elo = Elo
arena-interval = 95 %
arena-measure = A game
arena-steps = Steps
arena-decisions = Decisions

lab-bad-factor = “{ $given }” can't be varied: write box.path=low..high, or option=a,b.
lab-bad-range = The values of “{ $given }” can't be read: write 14..18, 0..100..25 or a,b,c.
lab-empty-range = The range of “{ $given }” is empty: the first number must not be larger than the second.
lab-too-many = That would be { $given } combinations; at most { $most } can be played.
lab-factors = { $given } things to vary; from 1 to { $most } can be.
lab-same-factor = “{ $given }” is there twice.
lab-no-such-entry = There is no “{ $part }” on the way to “{ $given }”. There are: { $allowed }.
lab-not-an-entry = “{ $given }” isn't a single entry. Inside: { $inside }.
lab-no-effect = “{ $given }” doesn't matter with these options.
lab-plot-kind = “{ $given }” can't be drawn: its name must end in { $allowed }.
lab-no-plots = Drawing needs Matplotlib: pip install "ludotheque[arena]".
lab-dot = { $at }: { $found }
lab-legend = { $name }:
lab-games = Games
lab-title = { $game }: a study
lab-made = Players: { $players }. { $games } games for each line, seed { $seed }. Intervals: 95 %.
measure-home-wins = First seat wins
measure-away-wins = Second seat wins
measure-draws = Draws
measure-home-score = First seat's score
measure-steps = Steps
measure-decisions = Decisions
export-no-parquet = Parquet files need pyarrow: pip install "ludotheque[arena]", or --format csv.

tournament-unknown-form = There is no form “{ $given }”. There are: { $allowed }.
tournament-entrants = { $form ->
    [knock_out] An Open
    [round_robin] A round robin
   *[grand_chelem] A Grand Chelem
} is for { $least } to { $most } entrants; here there would be { $given }.
tournament-no-name = Every entrant needs a name.
tournament-same-name = Two entrants have the same name.
tournament-two-sides = A tournament needs a game of two sides, without the automaton.
tournament-not-now = Match { $match } can't be decided now.
tournament-no-draw = Match { $match } of a knock-out needs a winner.
tournament-not-theirs = That entrant doesn't play in match { $match }.
tournament-no-match = There is no match { $match }.
tournament-bye = bye
tournament-last-1 = Final
tournament-last-2 = Semi-finals
tournament-last-4 = Quarter-finals
tournament-last-8 = Last sixteen
tournament-round = { $known ->
    [yes] Round { $n }: { $where }
   *[no] Round { $n }
}
tournament-drawn = drawn
tournament-won-by = { $name } wins
tournament-place = Place
tournament-entrant = Entrant
tournament-played = Played
tournament-won = Won
tournament-sets = Sets
tournament-games = Games
tournament-winner = { $count ->
    [one] { $names } wins the tournament.
   *[other] Joint winners: { $names }.
}

env-endless = { $game }: after { $most } steps, the most a game can take, there is neither a decision nor an end.
env-illegal = { $given } isn't a legal move now: choose by the action mask.
env-missing = This environment needs { $package }: pip install "ludotheque[env]".
env-bad-count = { $given } positions at once can't be had: from 1 to { $most }.
env-unknown-opponent = There is no opponent “{ $given }”. There are: { $allowed }.

tournament-page-title = Tournaments
tournament-page-title-one = Tournament
tournament-page-line = Knock-out, round robin or Grand Chelem, with people and bots. Friends come in by link.
tournament-page-mine = My tournaments
tournament-page-new = A new tournament
tournament-page-state-open = entrants come in
tournament-page-state-running = running
tournament-page-state-over = over
tournament-page-formula = Formula
tournament-page-form-knock_out = Open (knock-out)
tournament-page-form-round_robin = Round robin
tournament-page-form-grand_chelem = Grand Chelem
tournament-page-form-hint = The Grand Chelem is a round robin on each surface in turn; it sets the surface itself.
tournament-page-who = Who takes part
tournament-page-places = Places in all
tournament-page-me-too = I take part
tournament-page-bots = How many of them bots
tournament-page-level = The bots' level
tournament-page-open = Open the tournament
tournament-page-join = A tournament
tournament-page-join-now = Take part
tournament-page-invite = The link for those who take part
tournament-page-full = The tournament is full.
tournament-page-too-few = { $given ->
    [0] Nobody has come in yet
    [one] Only one has come in
   *[other] Only { $given } have come in
 }: the draw needs at least { $least }.
tournament-page-too-many = Too many tournaments are running on this server. Try again later.
quota-tournaments = Too many tournaments opened by you, or from the same address, are running. Finish one before you open another.
tournament-page-too-many-bots = That would make { $given } entrants; there are only { $most } places.
tournament-page-number = “{ $given }” is no number of entrants.
tournament-page-not-found = There is no such tournament.
tournament-page-not-host = Only whoever opened the tournament has the draw made.
tournament-page-refresh = Look again
tournament-page-entrants = { $count } of { $places } places taken
tournament-page-you = { $count ->
    [one] you
   *[other] at this screen
}
tournament-page-size = { $least } to { $most } entrants
tournament-page-people = Others at this screen, one a line
tournament-page-pair-hint = Where pairs play, the two names go together: Ann & Bob. Who comes alone waits for a partner or, when the draw is made, plays for both.
tournament-page-pair = A pair is written with { $most } names: Ann & Bob.
tournament-page-no-partner = waits for a partner
tournament-page-beside = Partner
tournament-page-beside-nobody = nobody yet, or named above
tournament-page-partner-taken = That pair is complete already.
tournament-page-enter-here = Somebody else at this screen
tournament-page-enter-now = Enter them
tournament-page-court = Court { $n }
tournament-page-on-court = { $count ->
    [one] The match being played
   *[other] The matches being played
}
tournament-page-waiting = The draw is made when all places are taken.
tournament-page-draw-now = Make the draw now, with those who are here
tournament-page-draw = The draw
tournament-page-next = Next match:
tournament-page-play = Play this match
tournament-page-watch = Watch
tournament-page-replay = Replay
tournament-page-won = winner
tournament-page-standing = Standing
tournament-page-back = Back to the tournament

lab-page-title = Laboratory
lab-page-line = Change a component or an option, have thousands of games played, and see what it does.
lab-page-vary = What varies
lab-page-vary-hint = For example box.throws=2..4 or an option: a,b. Choose from the list or write your own.
lab-page-vary-2 = And also (may stay empty)
lab-page-measures = What is measured
lab-page-games = Games for each value
lab-page-player = Who plays
lab-page-start = Start
lab-page-another = Another study
lab-page-progress = Games played
lab-page-stop = Stop
lab-page-table = The figures
lab-state-waiting = Another study is being worked out first.
lab-state-running = Playing …
lab-state-done = Done.
lab-state-stopped = Stopped: this is what was played until then.
lab-state-failed = The study failed.
lab-not-found = There is no such study (any more).
lab-busy = Too many studies are waiting. Try again in a moment.
quota-studies = Too many studies started by you, or from the same address, are being worked out. Wait until one is done, or stop one.
lab-too-much = That would be { $given } games; at most { $most } can be played here. The command line knows no limit.

measure-sets = Sets
measure-games = Games
measure-tie-breaks = Tie-breaks
measure-points = Points
measure-shots = Shots
measure-rally-shots = Shots in rallies
measure-longest-rally = Longest rally
measure-aces = Aces
measure-double-faults = Double faults
measure-winners = Winning shots
measure-served-points-won = Points won by the server
measure-replays = Points replayed
measure-goals = Goals
measure-fouls = Fouls
measure-yellows = Yellow cards
measure-reds = Red cards
measure-corners = Corners
measure-penalties = Penalties
measure-halves = Halves
measure-units = Units left
measure-rounds = Rounds
measure-of-side = { $what }, side { $n }
measure-points-1 = Points, side 1
measure-points-2 = Points, side 2
measure-units-1 = Units left, side 1
measure-units-2 = Units left, side 2
measure-fought = Games with a fight
