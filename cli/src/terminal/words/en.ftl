# What the command says at a table.

barn-name = { $who }
barn-you = You are { $name }.
barn-person = { $name } plays at this screen.
barn-machine = { $name } is a bot ({ barn-level }).
barn-how = Type the number of a choice or the move itself; help shows what else you can type.
barn-pass = Pass the screen to { $name }.
barn-enter = Press Enter when nobody else is looking.

barn-over = The game is over.
barn-nobody-wins = Nobody wins.
barn-wins = { $who } wins.
barn-share = { $who } share the win.
barn-again = To step through it again: { $command }
barn-keys = review shows where the game turned, undo takes back your last move, Enter leaves.
barn-keys-save = review shows where the game turned, save keeps the game, undo takes back your last move, Enter leaves.
barn-after-the-end = The game is over: review, save, undo, rules, or Enter to leave.
barn-saved = The game is saved. To resume it: { $command }
barn-saved-over = The game is saved. To step through it again: { $command }

barn-not-possible = You can’t play { $move } now:
barn-unreadable = “{ $typed }” isn’t a move here. Type the number of a choice, a move, or help.
barn-no-choice = There is no choice { $number }. Type a number from 1 to { $most }.
barn-nothing-decided = There is nothing to take back yet.
barn-taken-back = Taken back: { $move }

barn-help = Type the number of a choice, or the move written beside it.
barn-help-hint = what an expert would do, and why
barn-help-now = the rules for this step
barn-help-rules = all the rules
barn-help-moves = your choices again
barn-help-view = the table again
barn-help-undo = back to your previous decision
barn-help-save = saves the game in a new file
barn-help-save-file = saves the game in this file
barn-help-quit = saves the game and leaves; so does Ctrl-D
barn-help-help = this list

barn-best-exact = The best moves, worked out to the end:
barn-best-guess = The best moves, by an expert’s estimate:
barn-candidate = { $what }: { $percent }% to win, { $points ->
    [one] 1 point
   *[other] { $points } points
}. { $reason }

barn-looking-back = Looking back
barn-chances = The chances are an expert’s estimate from what the player could see at the time.
barn-luck-decided = Nobody gave much away: luck decided this game.
barn-turned = Where the game turned
barn-did = { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}, { $slips ->
    [0] no slips
    [one] 1 slip
   *[other] { $slips } slips
}, { $mistakes ->
    [0] no mistakes
    [one] 1 mistake
   *[other] { $mistakes } mistakes
}
barn-step = step
barn-played = { $who }: { $what } ({ $percent }% to win)
barn-better = { $played }. Better: { $what } ({ $percent }% to win). { $reason }

# At a table elsewhere.
barn-call-you = What’s your name?
barn-looking-on-prompt = watching
barn-your-seat = You have seat { $seat }.
barn-looking-on = You are watching.
barn-how-table = help shows what you can type; quit leaves, and you can come back.
barn-seat = Seat { $seat }
barn-seat-empty = empty
barn-seat-away = away
barn-seat-bot = a bot plays
barn-and = { $first } and { $last }
barn-ten-seconds = Ten seconds left.
barn-lost = The connection is gone. Trying again…
barn-back = Back at the table.
barn-back-late = Back at the table. A lot has happened.
barn-come-back = To come back: { $command }
barn-place-kept = Your seat is kept for you.
barn-not-asked = It isn’t your turn; help shows what you can type.
barn-nobody-asked = Nobody has asked for anything.
barn-hints-players = Only players get hints.
barn-other-rules = The server plays by rules that this version of barn doesn’t know.
barn-no-sense = The server sent something that can’t be read or can’t be true.
barn-after-table = The game is over: review, save, again, rules, or Enter to leave.
barn-only-players-again = Only players can play again.
barn-no-record = The server hasn’t sent the record of the game.
barn-keys-table = review shows where the game turned, save keeps the game, again plays another one, Enter leaves.
barn-keys-watch = review shows where the game turned, save keeps the game, Enter leaves.
barn-waiting = Waiting for { $who }.
barn-missing = The game starts when everyone is here. Still empty: seat { $seats }.
barn-here = { $who } is here.
barn-away = { $who } is away.
barn-sat = { $who } takes seat { $seat }.
barn-left = { $who } left the table.
barn-stood-in = A bot ({ barn-level }) is playing for { $who }.
barn-returned = { $who } is back.
barn-began = Game { $game } starts.
barn-time-up = { $who } ran out of time. A bot makes this move.
barn-wish-undo = { $who } would like to take back a move.
barn-wish-pause = { $who } would like to stop the clocks.
barn-wish-stand-in = { $who } would like a bot to play for { $whom }.
barn-wish-invite = { $who } would like to invite someone to seat { $seat }.
barn-yes-or-no = Type yes or no.
barn-agrees = { $who } agreed.
barn-says-no = { $who } said no.
barn-invited = There is a new invitation to seat { $seat }.
barn-undone = { $who } took a move back.
barn-paused = { $who } paused the game. Type resume to continue.
barn-resumed = { $who } resumed the game.
barn-chat-on = Chat is on.
barn-chat-off = Chat is off.
barn-watch-on = Spectators can watch.
barn-watch-off = Spectators can’t watch.
barn-wants-again = { $who } would like to play again. You too? Type again.
barn-luck-fair = The luck was fair. It follows from the secret sealed before the game and from what you and the others added. Draws checked: { $draws }.
barn-luck-fair-watched = The luck was fair. It follows from the secret sealed before the game and from what the players added. Draws checked: { $draws }.
barn-luck-fair-late = The luck was fair. It follows from the table’s secret and from what the players added. (This screen joined too late to see the seal.) Draws checked: { $draws }.
barn-luck-flawed = The luck can NOT be verified: { $flaw ->
    [checksum] the record was changed afterwards.
    [no-seed] the record doesn’t say where its luck comes from.
    [promise] seat { $at } added something other than it promised.
    [draw] the draw at step { $at } is not the sealed one.
   *[other] something in the record is missing or wrong.
}
barn-luck-no-seed = The luck can NOT be verified: the record doesn’t say how its seed was made.
barn-luck-commitment = The luck can NOT be verified: the table showed another seal before the game.
barn-luck-not-added = The luck can NOT be verified: what this screen added is missing.
barn-help-say = says something to everyone
barn-help-seats = who sits where, and the clocks
barn-help-undo-table = takes back your last move, or asks the others if you may
barn-help-answer = answers a request from someone at the table
barn-help-pause = pauses the game and its clocks; resume continues
barn-help-bot = lets a bot play for you; with back you play again
barn-help-again = after the game: plays another one
barn-help-quit-table = leaves, as does Ctrl-D; the link brings you back

# Why a table elsewhere refuses something.
barn-refused-bad-message = This version of barn doesn’t match the server. Please install a newer one.
barn-refused-hello-first = This version of barn doesn’t match the server. Please install a newer one.
barn-refused-no-such-link = This link doesn’t belong to a seat at this table.
barn-refused-no-spectators = The host doesn’t allow spectators at this table.
barn-refused-only-players = Spectators can only watch. To play, you need a player’s link.
barn-refused-not-seated = Please sit down first.
barn-refused-seat-taken = This seat is taken.
barn-refused-only-host = Only the host can do that.
barn-refused-bad-text = Names can have 1 to 40 visible characters, messages 1 to 500.
barn-refused-not-begun = The game hasn’t started yet.
barn-refused-begun = The game has already started.
barn-refused-game-over = The game is over.
barn-refused-not-over = The game isn’t over yet.
barn-refused-paused = The game is paused. Type resume first.
barn-refused-not-paused = The game isn’t paused.
barn-refused-time-up = Your time is up. A bot makes this move for you.
barn-refused-bot-plays = A bot is playing for you. Type back first.
barn-refused-no-bot = No bot is playing for you.
barn-refused-stale = The game has moved on. Look at the table and try again.
barn-refused-nothing-to-undo = You have no move to take back.
barn-refused-no-such-offer = That request has expired.
barn-refused-no-chat = The host has turned the chat off.
barn-refused-not-your-turn = It isn’t your turn.
barn-refused-not-legal = The rules don’t allow that.
barn-refused-bad-notation = That isn’t a move in this game.
barn-refused-table-full = Too many people are watching this table. Please try again a little later.
barn-refused-link-taken = Someone at this table already uses this link.
barn-refused-too-soon = It’s a little too soon. Give them two minutes; after that a bot can step in.
barn-refused-somebody-away = Everyone at the table must agree, and someone is away. Ask again when they are back.
barn-refused-nobody-to-agree = During a game someone else at the table must agree, and nobody else is here. You can invite again after the game.
barn-refused-asked-already = You asked the others a moment ago. Wait a little before you ask again.
barn-refused-has-clock = This table has a clock: when a player’s time is up, a bot makes the move.
barn-refused-seat-held = This seat belongs to someone who can come back at any time. You can invite someone else once they leave the table, or after the game.
barn-refused-too-fast = That was a little too fast. Wait a second and try again.
barn-refused-too-much = This table has reached its limit of messages and requests. You can still play your moves.
barn-refused-broken-promise = What you add to the luck isn’t what your seat promised.

# Before a game.
barn-level = { $level ->
    [random] random
    [easy] easy
    [medium] medium
    [hard] strong
   *[expert] expert
}
barn-bot-name = { $name } ({ barn-level })
barn-level-says = { $level ->
    [random] plays any move at all: good for a first look at the rules
    [easy] means well, overlooks a lot
    [medium] sees at a glance what is good
    [hard] thinks ahead
   *[expert] thinks ahead as far as it can
}
barn-ask-game = Which game would you like to play?
barn-size = { $fewest }–{ $most } players, about { $minutes } minutes
barn-size-exact = { $seats } players, about { $minutes } minutes
barn-ask-seats = How many players?
barn-ask-players = { $seats } players
barn-ask-against = Who would you like to play against?
barn-ask-people = { $seats } people at this screen
barn-ask-number = Type a number from 1 to { $most }.
barn-ask-silence = No answer came. barn play --help shows other ways to start a game.

# Stepping through a game.
barn-step-of = Step { $step } of { $steps }
barn-step-keys = Enter: next step · b: back · a number: jump there · r: review · t: next turning point · q: leave
barn-review-later = You can look back once the game is over.
barn-record-ends = The recording ends here. The game is not over.
barn-not-saved = The game is not saved: { $file } can’t be written. Try another file.
barn-link-unkept = The link to your seat can’t be saved on this computer. Write it down: the invitation no longer leads to your seat.
barn-untrue = The server sent a position that doesn’t add up. Better not trust this table.
barn-unknown-game = This version of barn doesn’t know the game at this table. Please install a newer one.
barn-reaction = { $who }: { $with ->
    [moo] Moo!
    [clap] Well played!
    [laugh] Ha ha!
    [wow] Wow!
    [oops] Oops!
    [sad] Too bad
    [think] Let me think
   *[thanks] Thanks!
}

# barn rules
barn-rules-more = Rulings for unclear cases, and how moves are written: { $typed }
