# What the page itself says. Each game has its own words.

hall-welcome = Pull up a chair. Five games from the farmyard, for one person or a whole family.
hall-unofficial = Barnyard is an unofficial, free implementation with its own words and pictures. All credit for the games goes to their designers and publishers.
hall-players =
    { $fewest ->
        [2] { $most ->
            [2] 2 players
           *[other] 2–{ $most } players
        }
       *[other] { $fewest }–{ $most } players
    }
hall-minutes = { $minutes } minutes
play-now = Play now
choose-players = Choose players
one-device = One device
invite = Invite
learn = Learn
my-games = My games
older-games = Older games
go-on = Go on
over-look-back = Finished – look back
online-table = Table in the hall
table-gathering = Waiting for people
table-yours = Your turn
table-gone = This table is gone: the hall does not know it any more.
forget = Forget this game
forget-question = Forget this game for good?
settings = Settings
language = Language
light = Light
light-device = As on this device
light-day = Day (light)
light-evening = Evening (dark)
sound = Sounds
pace = Pace of the others
pace-calm = calm
pace-usual = as usual
pace-brisk = brisk
pace-none = no waiting
done = Done
who-plays = Who plays?
player-number = Player { $number }
add-seat = One more player
seat-kind = Who sits at seat { $number }
seat-name = Name at seat { $number }
remove-seat = Remove seat { $number }
sits-here = Person, here
sits-elsewhere = Person, elsewhere
level-random = Dizzy – bot, anything goes
level-easy = Clover – gentle bot
level-medium = Bramble – fair bot
level-hard = Thorn – strong bot
level-expert = Old Sage – expert bot
variants = Variants
start = Start
make-links = Make the links
loading = One moment …
lost-title = Nothing here
hall-silent = The hall does not answer.
keeps-nothing = This browser keeps nothing. Please allow it to store data for this page.
record-unreadable = This record cannot be read.
untrue = This hall shows views that are not what they claim to be.
no-such-game = This game is not on this device any more.
to-the-hall = To the hall
reconnecting = The connection is gone. Trying again …
bot-name =
    { $level ->
        [random] Dizzy
        [easy] Clover
        [medium] Bramble
        [hard] Thorn
       *[expert] Old Sage
    }
bot-skill =
    { $level ->
        [random] bot, anything goes
        [easy] gentle bot
        [medium] fair bot
        [hard] strong bot
       *[expert] expert bot
    }
free-seat = Seat { $number }
you-tag = you
away-tag = away
turn-tag = turn
waits-for = Waiting for { $who }.
you-name = You
said-line = { $who } says: { $text }
what-happened = What happened
talk = Talk
say-something = Say something
send = Send
react-moo = Moo!
react-clap = Well played
react-laugh = Funny
react-wow = Wow
react-oops = Oops
react-sad = Sad
react-think = Thinking
react-thanks = Thanks
undo = Take back
hint = Hint
help = Rules of this moment
thinking = Thinking …
rules-now = What counts now
all-rules = The whole rulebook
hint-line = An expert { $move }. { $reason } ({ $percent } % to win)
refused-bad-message = This page and the hall do not understand each other. Load it again.
refused-hello-first = This page and the hall do not understand each other. Load it again.
refused-no-such-link = No seat at this table has this link.
refused-no-spectators = The host plays this game without spectators.
refused-only-players = Spectators only look on. A player’s link is needed for that.
refused-not-seated = Please sit down first.
refused-seat-taken = This seat is taken.
refused-only-host = Only the host can do that.
refused-bad-text = Names have 1 to 40 letters, and what is said 1 to 500.
refused-not-begun = The game has not begun.
refused-begun = The game has already begun.
refused-game-over = The game is over.
refused-not-over = The game is not over yet.
refused-paused = The game is paused. Let it go on first.
refused-not-paused = The game is not paused.
refused-time-up = Your time is up. A bot makes this move for you.
refused-bot-plays = A bot plays for you. Take your seat back first.
refused-no-bot = No bot plays for you.
refused-stale = The game has gone on in the meantime.
refused-nothing-to-undo = There is nothing of yours to take back.
refused-no-such-offer = Nobody waits for this answer any more.
refused-no-chat = The host has switched the chat off.
refused-not-your-turn = It is not your turn.
refused-not-legal = The rules do not allow this.
refused-bad-notation = This is not a move of this game.
show-rule = Show the rule
undo-question = { $who } would like to take back their last move, and what came after it. All right?
yes = Yes
no = No
curtain-hand = Please hand the device to { $who }.
curtain-open = I am { $who }
happened-sat = { $who } has sat down.
happened-left = { $who } has left.
happened-stood-in = A bot plays for { $who } for now.
happened-returned = { $who } is back.
happened-time-up = Time is up for { $who }.
happened-undo-offered = { $who } would like to take a move back.
happened-undo-refused = { $who } would rather go on.
happened-undone = { $who } took a move back.
happened-paused = { $who } has stopped the clocks.
happened-resumed = { $who } lets the game go on.
happened-wants-rematch = { $who } would like to play again.
you-won = You have won!
somebody-won = { $who } has won.
shared-win = Shared win: { $who }
nobody-won = Nobody has won.
rematch = Play again
review = Look back
look-at-board = See the board
check-luck = Was it luck?
luck-line = Before the game, the table sealed its luck; the seal begins with { $commitment }. Look back to check every draw.
the-table = At this table
waiting-for-them = on their way …
seat-a-bot = Seat a bot
begins-by-itself = The game begins by itself when everybody sits.
link-for = The link for { $who }
copy-link = Copy link
share-link = Share the link
scan-code = Code to scan
link-here-only = This link works on this machine only. For others, open the hall at an address they can reach: barn serve --listen.
copied = Copied
link-as-code = The link as a code to scan
sit-down = Sit down
invites-you = { $who } invites you to { $game }
your-name = What shall we call you?
seat-yours = your seat
lobby-standing = Write your name and sit down. There is nothing to install and nothing to sign up for.
lobby-inviting = Send everybody their own link: it is the key to their seat.
lobby-seated = You are seated. The same link brings you back here, and so does “My games” in the hall.
lobby-new = Never played it before?
lobby-new-tab = Both open in a new tab. This page stays open, and your seat stays yours.
learn-playing = Learn it by playing
step = Step
step-back = One step back
step-on = One step on
watch-pause = Pause
watch-run = Let it run
seen-by = Seen by
find-turning = Where did it turn?
turning-line = { $who } { $played }. An expert { $better }. { $reason } (−{ $percent } %)
no-turning = Nobody slipped: this game was decided by good play and luck.
win-curve = The chances of winning over the game
luck-fine = Every one of { $draws } draws is what was promised before the game.
luck-wrong = This record is not what was promised: { $flaw }
save-record = Save the record
coach = The coach
coach-goodbye = You know enough now; the rest is practice. I will watch from the fence. Good luck!
understood = Got it
table-menu = This table
pause = Pause the game
resume = Go on
stand-in = Let a bot play for me
take-back = Take my seat back
chat-off = Switch talk off
chat-on = Switch talk on
spectators-off = No spectators
spectators-on = Let others watch
watch-link = Copy a link to watch
copy-link-for = Copy the link for { $who }
watch = Watch bots play
rulebook = Rulebook
time = Time to think
time-none = As long as you like
time-minute = One minute per move
time-day = One day per move
time-game = Ten minutes per game
what-if = What if? Play on from here
keys-line = Keys: arrows go about the board (with Shift only to what may be used), n goes on to the next thing to do, Enter chooses, h gives a hint, u takes back, ? shows these rules. Looking on: p stops and goes on, . is one step on and , one back, f is another pace.
missed-title = Since your last move
points-from = Where every point came from
total = Total
show-result = How it ended
share = Share the result
share-result = Copy the result
