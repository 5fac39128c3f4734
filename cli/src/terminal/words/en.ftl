# What the command itself says at a table.

barn-name = { $who }
barn-you = You are { $name }.
barn-person = { $name } sits at this screen.
barn-machine = { $name } is the machine ({ $level }).
barn-how = Type the number of a choice or the move itself; help lists what else there is.
barn-pass = Pass the screen to { $name }.
barn-enter = Press Enter when nobody else is looking.

barn-over = The game is over.
barn-nobody-wins = Nobody wins.
barn-wins = { $who } wins.
barn-share = { $who } share the win.
barn-again = Step through it again with: { $command }
barn-keys = review shows where the game turned, undo takes your last move back, Enter leaves.
barn-keys-save = review shows where the game turned, save keeps the record, undo takes your last move back, Enter leaves.
barn-after-the-end = The game is over: review, save, undo, rules, or Enter to leave.
barn-saved = The game is saved. Go on with: { $command }
barn-saved-over = The game is saved. Step through it again with: { $command }

barn-not-possible = { $move } is not possible now:
barn-unreadable = { $problem }. Type the number of a choice, a move, or help.
barn-no-choice = There is no choice { $number }; they are numbered 1 to { $most }.
barn-nothing-decided = You have not decided anything yet that could be taken back.
barn-taken-back = Taken back: { $move }

barn-help = Type the number of a choice, or the move as it stands beside it.
barn-help-hint = what an expert would do, and why
barn-help-now = the rules of what is asked now
barn-help-rules = the whole rulebook
barn-help-moves = your choices again
barn-help-view = the table again
barn-help-undo = back to your previous decision
barn-help-save = saves the game in a file of its own
barn-help-save-file = saves the game in this file
barn-help-quit = saves the game and leaves; as does Ctrl-D
barn-help-help = this list

barn-best-exact = The best moves, counted out to the end:
barn-best-guess = The best moves, an expert's guess:
barn-candidate = { $what }: wins { $percent } %, { $points } points. { $reason }

barn-looking-back = Looking back
barn-chances = Chances are an expert's guess from what the player could see at the time.
barn-luck-decided = Nobody gave much away: luck decided this one.
barn-turned = Where the game turned
barn-did = { $decisions } decisions, { $slips ->
    [0] no slips
    [one] 1 slip
   *[other] { $slips } slips
}, { $mistakes ->
    [0] no mistakes
    [one] 1 mistake
   *[other] { $mistakes } mistakes
}
barn-step = step
barn-played = { $who }: { $what } (wins { $percent } %)
barn-better = { $played }. Better: { $what } (wins { $percent } %). { $reason }

# At a table elsewhere.
barn-call-you = What shall we call you?
barn-looking-on-prompt = looking on
barn-your-seat = Your seat is number { $seat }.
barn-looking-on = You are looking on.
barn-how-table = help lists what can be typed; quit leaves, and you can come back.
barn-seat = Seat { $seat }
barn-seat-empty = empty
barn-seat-away = away
barn-seat-bot = a bot plays
barn-and = { $first } and { $last }
barn-ten-seconds = Ten seconds left.
barn-lost = The connection is lost: { $why }. Trying to come back …
barn-back = Back at the table.
barn-back-late = Back at the table, where much has happened.
barn-come-back = Come back with: { $command }
barn-place-kept = Your place is kept.
barn-not-asked = You are not asked now; help lists what can be typed.
barn-nobody-asked = Nobody has asked.
barn-hints-players = Hints are for players.
barn-other-rules = The hall plays by other rules than this barn knows.
barn-no-sense = Nobody can make sense of what the hall shows.
barn-after-table = The game is over: review, save, again, rules, or Enter to leave.
barn-only-players-again = Only players can play again.
barn-no-record = The hall has not given us the record.
barn-keys-table = review shows where the game turned, save keeps the record, again plays another game, Enter leaves.
barn-keys-watch = review shows where the game turned, save keeps the record, Enter leaves.
barn-waiting = Waiting for { $who }.
barn-missing = The game begins when everybody has come. Missing: seat { $seats }.
barn-here = { $who } is here.
barn-away = { $who } has gone away.
barn-sat = { $who } takes seat { $seat }.
barn-left = { $who } gets up.
barn-stood-in = A bot ({ $level }) plays for { $who }.
barn-returned = { $who } plays again.
barn-began = Game { $game } begins.
barn-time-up = { $who }: time is up, a bot makes this move.
barn-wish-undo = { $who } would like to take back a move.
barn-wish-pause = { $who } would like to stop the clocks.
barn-wish-stand-in = { $who } would like to let a bot play for { $whom }.
barn-wish-invite = { $who } would like to invite somebody to seat { $seat }.
barn-yes-or-no = Type yes or no.
barn-agrees = { $who } agrees.
barn-says-no = { $who } says no.
barn-invited = There is a new invitation to seat { $seat }.
barn-undone = { $who } has taken back a move.
barn-paused = { $who } has stopped the game. resume goes on.
barn-resumed = { $who } lets the game go on.
barn-chat-on = Chat is on.
barn-chat-off = Chat is off.
barn-watch-on = Looking on is on.
barn-watch-off = Looking on is off.
barn-wants-again = { $who } would like to play again: type again.
barn-luck-fair = The luck verifies: all { $draws } draws follow from the secret promised before the game and what you and the others added.
barn-luck-fair-watched = The luck verifies: all { $draws } draws follow from the secret promised before the game and what the players added.
barn-luck-fair-late = The luck verifies: all { $draws } draws follow from the table's secret (this screen came too late to see it promised) and what was added.
barn-luck-flawed = The luck does NOT verify: { $flaw }.
barn-luck-no-seed = The luck does NOT verify: the record does not say how its seed was made.
barn-luck-commitment = The luck does NOT verify: the table showed another commitment before the game.
barn-luck-not-added = The luck does NOT verify: what this screen added to it is missing.
barn-help-say = says something to all
barn-help-seats = who sits where, and the clocks
barn-help-undo-table = takes your last move back, or asks the others whether you may
barn-help-answer = answers somebody who would like something of the others
barn-help-pause = stops the game and its clocks; resume goes on
barn-help-bot = lets a bot play for you; back plays yourself again
barn-help-again = when the game is over: plays another
barn-help-quit-table = leaves, as does Ctrl-D; the link leads back

# Why a table elsewhere refuses something.
barn-refused-bad-message = This barn and the hall do not understand each other.
barn-refused-hello-first = This barn and the hall do not understand each other.
barn-refused-no-such-link = No seat at this table has this link.
barn-refused-no-spectators = The host plays this game without spectators.
barn-refused-only-players = Spectators only look on. A player’s link is needed for that.
barn-refused-not-seated = Please sit down first.
barn-refused-seat-taken = This seat is taken.
barn-refused-only-host = Only the host can do that.
barn-refused-bad-text = Names have 1 to 40 letters that everybody can see, and what is said 1 to 500.
barn-refused-not-begun = The game has not begun.
barn-refused-begun = The game has already begun.
barn-refused-game-over = The game is over.
barn-refused-not-over = The game is not over yet.
barn-refused-paused = The game is paused. Let it go on first.
barn-refused-not-paused = The game is not paused.
barn-refused-time-up = Your time is up. A bot makes this move for you.
barn-refused-bot-plays = A bot plays for you. Take your seat back first.
barn-refused-no-bot = No bot plays for you.
barn-refused-stale = The game has gone on in the meantime.
barn-refused-nothing-to-undo = There is nothing of yours to take back.
barn-refused-no-such-offer = Nobody waits for this answer any more.
barn-refused-no-chat = The host has switched the chat off.
barn-refused-not-your-turn = It is not your turn.
barn-refused-not-legal = The rules do not allow this.
barn-refused-bad-notation = This is not a move of this game.
barn-refused-table-full = Too many people are watching this table. Please try again a little later.
barn-refused-link-taken = This link belongs to somebody at this table already.
barn-refused-too-soon = That is a little too soon. Give them two minutes; then a bot can play for them.
barn-refused-somebody-away = Everybody at the table must agree, and somebody is away. Ask again when they are back.
barn-refused-nobody-to-agree = While a game goes on, somebody else at the table must agree, and nobody is there who could. You can invite again after the game.
barn-refused-asked-already = The others were asked a moment ago. Wait a little before you ask again.
barn-refused-has-clock = There is a clock at this table: when somebody’s time is up, a bot makes the move.
barn-refused-seat-held = This seat is kept for somebody who can come back at any time. You can invite somebody else when they have left the table themselves, or after the game.
barn-refused-too-fast = That was a little too fast. Wait a second, and try again.
barn-refused-too-much = As much was said and done at this table as one game can hold. Moves still count: play on.
barn-refused-broken-promise = This is not what your seat promised to add to the luck.
