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
one-device = One device
invite = Invite
learn = Learn
my-games = My games
go-on = Go on
over-look-back = Finished – look back
online-table = Table in the hall
forget = Forget this game
settings = Settings
language = Language
light = Light
light-device = As on this device
light-day = Sunny meadow
light-evening = Evening meadow
sound = Sounds
done = Done
who-plays = Who plays?
player-number = Player { $number }
add-seat = One more player
seat-kind = Who sits at seat { $number }
seat-name = Name at seat { $number }
remove-seat = Remove seat { $number }
sits-here = Person, here
sits-elsewhere = Person, elsewhere
level-random = Bot: anything goes
level-easy = Bot: gentle
level-medium = Bot: fair
level-hard = Bot: strong
level-expert = Bot: expert
variants = Variants
start = Start
make-links = Make the links
loading = One moment …
lost-title = Nothing here
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
free-seat = Seat { $number }
you-tag = you
away-tag = away
turn-tag = turn
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
hint-line = Try this: { $move } – { $reason } ({ $percent } % to win)
sorry-rule = Not possible: { $rule }
undo-question = { $who } would like to take the last move back. All right?
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
luck-line = The dealer promised its luck before the first card: { $commitment }
the-table = At this table
waiting-for-them = on their way …
seat-a-bot = Seat a bot
begins-by-itself = The game begins by itself when everybody sits.
their-link = Their personal link
copy-link = Copy link
copied = Copied
link-as-code = The link as a code to scan
sit-down = Sit down
step = Step
step-back = One step back
step-on = One step on
seen-by = Seen by
find-turning = Where did it turn?
turning-line = { $who }: { $played } – better was { $better }. { $reason } (−{ $percent } %)
no-turning = Nobody slipped: this game was decided by good play and luck.
win-curve = The chances of winning over the game
luck-fine = Every one of { $draws } draws is what was promised before the game.
luck-wrong = This record is not what was promised: { $flaw }
save-record = Save the record
coach = The coach
coach-goodbye = You know enough now; the rest is practice. I will watch from the fence. Good luck!
understood = Got it
table-menu = This table
pause = Stop the clocks
resume = Go on
stand-in = Let a bot play for me
take-back = Take my seat back
chat-off = Switch talk off
chat-on = Switch talk on
spectators-off = No spectators
spectators-on = Let others watch
watch-link = Copy a link to watch
watch = Watch bots play
rulebook = Rulebook
time = Time to think
time-none = As long as you like
time-minute = One minute per move
time-day = One day per move
time-game = Ten minutes per game
what-if = What if? Play on from here
