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
