# What the page says. Each game has its own words.

hall-welcome = Pull up a chair! Five games from the farmyard, for one player or the whole family.
hall-unofficial = Barnyard is an unofficial, free version with its own words and pictures. All credit for the games goes to their designers and publishers.
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
one-device = Pass and play
invite = Invite
learn = Learn
my-games = My games
older-games = Older games
go-on = Resume
over-look-back = Finished – look back
online-table = Online table
table-gathering = Waiting for players
table-ready = Everyone is here – open it to start
table-yours = Your turn
table-gone = This table no longer exists.
forget = Delete this game
forget-question = Delete this game for good?
settings = Settings
language = Language
light = Theme
light-device = Same as this device
light-day = Day (light)
light-evening = Evening (dark)
sound = Sound
pace = Opponents’ speed
watch-pace = Speed when watching
pace-calm = calm
pace-usual = normal
pace-brisk = fast
pace-none = instant
done = Done
who-plays = Who plays?
player-number = Player { $number }
add-seat = Add a player
seat-kind = Who plays at seat { $number }
seat-name = Name at seat { $number }
remove-seat = Remove seat { $number }
sits-here = Someone here
sits-elsewhere = Someone online
sits-bot = { $name } – { $skill }
variants = Variants
start = Start
make-links = Create invitation links
loading = One moment…
lost-title = Nothing here
hall-silent = The server can’t be reached. Please try again in a moment.
keeps-nothing = Your browser isn’t saving anything. Please let this page store data.
record-unreadable = This game can’t be read. The file may be damaged.
link-damaged = This link is damaged, so the game in it can’t be read. Ask for the link again.
untrue = The server sent a position that doesn’t add up. Better not trust this table.
view-untrue = This page can’t show what the server sent: it can’t be read, or it can’t be true. There may be a new version. Please reload the page.
reload = Reload
no-such-game = This game is no longer on this device.
to-the-hall = Back to the hall
to-the-table = Back to the table
reconnecting = The connection is gone. Trying again…
bot-skill =
    { $level ->
        [random] random bot
        [easy] easy bot
        [medium] medium bot
        [hard] strong bot
       *[expert] expert bot
    }
free-seat = Seat { $number }
you-tag = you
away-tag = away
turn-tag = turn
waits-for = Waiting for { $who }.
watch-stopped = Paused. ▶ continues, ▶❙ goes one step.
table-paused = The game is paused.
you-name = You
said-line = { $who } says: { $text }
what-happened = What happened
talk = Chat
say-something = Say something
send = Send
react-moo = Moo!
react-clap = Well played
react-laugh = Ha ha!
react-wow = Wow!
react-oops = Oops!
react-sad = Too bad
react-think = Let me think
react-thanks = Thanks!
undo = Take back
hint = Hint
help = Rules for this step
thinking = Thinking…
rules-now = The rules that apply now
all-rules = All the rules
hint-line = An expert { $move }. { $reason } ({ $percent }% to win)
refused-bad-message = This page is out of date. Please reload it.
refused-hello-first = This page is out of date. Please reload it.
refused-no-such-link = This link doesn’t belong to a seat at this table.
refused-no-spectators = The host doesn’t allow spectators at this table.
refused-only-players = Spectators can only watch. To play, you need a player’s link.
refused-not-seated = Please sit down first.
refused-seat-taken = This seat is taken. If it is yours, come back on the same device, or with the link in that device’s address bar.
refused-only-host = Only the host can do that.
refused-bad-text = Names can have 1 to 40 visible characters, messages 1 to 500.
refused-not-begun = The game hasn’t started yet.
refused-begun = The game has already started.
refused-game-over = The game is over.
refused-not-over = The game isn’t over yet.
refused-paused = The game is paused. Resume it first.
refused-not-paused = The game isn’t paused.
refused-time-up = Your time is up. A bot makes this move for you.
refused-bot-plays = A bot is playing for you. Take your seat back first.
refused-no-bot = No bot is playing for you.
refused-stale = The game has moved on. Look at the board and try again.
refused-nothing-to-undo = You have no move to take back.
refused-no-such-offer = That request has expired.
refused-no-chat = The host has turned the chat off.
refused-not-your-turn = It isn’t your turn.
refused-not-legal = The rules don’t allow that.
refused-bad-notation = That isn’t a move in this game.
refused-table-full = Too many people are watching this table. Please try again a little later.
refused-link-taken = Someone at this table already uses this link. Reload the page and try again.
refused-too-soon = It’s a little too soon. Give them two minutes; after that a bot can step in.
refused-somebody-away = Everyone at the table must agree, and someone is away. Ask again when they are back.
refused-nobody-to-agree = During a game someone else at the table must agree, and nobody else is here. You can invite again after the game.
refused-asked-already = You asked the others a moment ago. Wait a little before you ask again.
refused-has-clock = This table has a clock: when a player’s time is up, a bot makes the move.
refused-seat-held = This seat belongs to someone who can come back at any time. You can invite someone else once they leave the table, or after the game.
refused-too-fast = That was a little too fast. Wait a second and try again.
refused-too-much = This table has reached its limit of messages and requests. You can still play your moves.
refused-broken-promise = What you add to the luck isn’t what your seat promised. Please reload the page.
show-rule = Show the rule
undo-question = { $who } would like to take back their last move and everything after it. Is that all right?
pause-question = { $who } would like to pause the game and stop the clocks. Is that all right?
stand-in-question = { $who } would like a bot to play for { $whom } for now. { $whom } keeps the seat and can come back at any time. Is that all right?
invite-question = { $who } would like to invite someone new to the seat of { $whom }. The new player will see the hand at that seat. Is that all right?
request-waits = You’ve asked the others. Waiting for { $who }.
yes = Yes
no = No
curtain-hand = Please pass the device to { $who }.
curtain-open = I’m { $who }
happened-sat = { $who } sat down.
happened-left = { $who } left the table.
happened-stood-in = A bot is playing for { $who } for now.
happened-returned = { $who } is back.
happened-time-up = { $who } ran out of time.
happened-undo-offered = { $who } would like to take a move back.
happened-pause-asked = { $who } would like to pause the game.
happened-stand-in-asked = { $who } would like a bot to play for someone.
happened-invite-asked = { $who } would like to invite someone.
happened-agreed = { $who } agreed.
happened-refused = { $who } said no.
happened-invited = Someone new can take the seat of { $who }.
invite-ready = The seat of { $who } is open. You’ll find its link under “This table”.
happened-undone = { $who } took a move back.
happened-paused = { $who } paused the game.
happened-resumed = { $who } resumed the game.
happened-wants-rematch = { $who } would like to play again.
you-won = You won!
somebody-won = { $who } won.
shared-win = Shared win: { $who }
nobody-won = Nobody won.
rematch = Play again
review = Look back
look-at-board = See the board
check-luck = Was the luck fair?
luck-line = All luck was sealed before the game; the seal begins with { $commitment }. Look back to check every draw.
the-table = At this table
waiting-for-them = on the way…
seat-a-bot = Add a bot
seat-to-a-bot = Let a bot play for { $who }
begins-by-itself = The game starts as soon as everyone has sat down.
link-for = The link for { $who }
copy-link = Copy link
share-link = Share the link
scan-code = QR code
link-here-only = This link works only on this computer. To let others in, start the server at an address they can reach: barn serve --listen.
copied = Copied
link-as-code = The link as a QR code
sit-down = Sit down
invites-you = { $who } invites you to { $game }
your-name = What’s your name?
seat-yours = your seat
lobby-standing = Enter your name and sit down. There’s nothing to install and no account to create.
lobby-inviting = Send each player their own link: it is the key to their seat.
lobby-seated = You have a seat. The same link brings you back here, and so does “My games” in the hall.
lobby-waits-for = Everyone has sat down. The game starts as soon as everyone has this table open. Waiting for { $who }.
lobby-running = The game is already running. Sit down to play on at the marked seat.
lobby-unkept = Your browser saves nothing for this page, perhaps because its window is private. Only the address of this page leads back to your seat: leave the page open, or keep the address you see after you sit down.
lobby-new = New to this game?
lobby-new-tab = Both open in a new tab. This page stays open, and you keep your seat.
learn-playing = Learn by playing
step = Step
step-back = One step back
step-on = One step forward
watch-pause = Pause
watch-run = Continue
seen-by = Seen by
find-turning = Find the turning point
turning-line = { $who } { $played }. An expert { $better }. { $reason } (−{ $percent }%)
no-turning = Nobody made a big mistake: good play and luck decided this game.
win-curve = Chances of winning during the game
curve-start = Start
curve-end = End
curve-seat = { $who }: { $first }% at the start, { $most }% at best, { $last }% just before the end.
luck-fine = { $draws ->
    [one] The one draw matches
   *[other] All { $draws } draws match
} the seal made before the game.
luck-wrong = This game doesn’t match the seal: { $flaw ->
    [checksum] something in it was changed afterwards.
    [no-seed] it doesn’t say where its luck comes from.
    [promise] seat { $at } added something other than it promised.
    [draw] the draw at step { $at } is not the sealed one.
   *[other] something in it is missing or wrong.
}
taken-back-line = { $who } took moves back, from step { $from } to step { $to }.
save-record = Save this game
coach = Your coach
coach-goodbye = You know enough now; the rest is practice. I’ll be watching from the fence. Good luck!
understood = Got it
table-menu = This table
pause = Pause the game
resume = Resume
stand-in = Let a bot play for me
take-back = Take my seat back
ask-pause = Ask for a pause
ask-for-bot = Ask for a bot to play for { $who }
invite-anew = Invite someone to the seat of { $who }
leave-table = Leave – a bot takes over
bot-for-you = A bot is playing for you.
chat-off = Turn chat off
chat-on = Turn chat on
spectators-off = Don’t let others watch
spectators-on = Let others watch
watch-link = Copy link for spectators
watch = Watch bots play
rulebook = Rulebook
time = Time to think
time-none = As long as you like
time-minute = One minute per move
time-day = One day per move
time-game = Ten minutes per player
what-if = What if? Play on from here
keys-line = Keys: arrows move around the board (with Shift, only to what you can use), n jumps to the next thing to do, Enter selects, h hint, u take back, ? rules. Watching: p pauses and resumes, . one step forward, , one step back, f changes the speed.
missed-title = Since your last move
points-from = Where the points came from
total = Total
show-result = Show the result
share = Share the result
share-result = Copy the result
share-game = Share this game
copy-game = Copy link to this game
percent = { $number }%

# The rulebook.
rules-contents = Contents
rules-table = How to play
rules-curious = For the curious
rules-print = Print

# Endings: the podium, the evening, luck, and what else there is to do.
came-place =
    { $place ->
        [2] { $seats ->
            [2] Well fought – you came second.
           *[other] You came second. Well played!
        }
        [3] You came third. Well played!
        [4] You came fourth. Thanks for playing!
        [5] You came fifth. Thanks for playing!
       *[other] You came sixth. Thanks for playing!
    }
evening-line = This evening: { $score }
next-game-begun = The next game has begun.
go-there = Go there
seat-taken-title = This seat is taken
watch-table = Watch the game
share-picture = As a picture
what-if-from = What if? From step { $step } on
what-if-back = Back to the finished game
check-draws = Check every draw
luck-kind = Luck was on your side: your draws were better than in { $percent } of 100 such games.
luck-even = Luck was even: your draws were better than in { $percent } of 100 such games.
luck-unkind = Luck was not on your side: your draws were better than in only { $percent } of 100 such games.
luck-of = { $who }: better draws than in { $percent } of 100 such games.

# The hall: names and faces, today's barn, joining; lessons; what bots say
guest = Guest
guest-number = Guest { $number }
your-face = Your name and face
pick-animal = Animal { $number }
pick-colour = Colour { $number }
name-short = Your name
name-say = That’s me
pass = Not now
sound-question = Moos, bells and a little buzz?
buzz = Buzz (phones)
minutes-short = { $minutes } min
starts-with = { $count } players: you, { $bots }
fewer-players = One player less
join = Join with a link
join-label = Link or code you were sent
join-go = Join
join-wrong = No table has this link. Copy all of it, as it was sent.
today = Today’s barn
today-about = One shuffle of each game a day, the same for everybody, against the same bots.
today-new = Play it
share-today = Share today’s barn
copy-today = Copy today’s barn
no-lesson = This part of the lesson cannot be loaded. With a network it comes.
coach-hello = Woof! I am your coach. We play, and I say what matters when it matters. Shall I show you something first?
show-me = Show me
show-again = Show it again
now-you = Now you
three-tips = Three tips
next-tip = Next tip
learn-quickly = Learn in 3 minutes
drill-ask = It is your turn. What is best here?
drill-wrong = There is something better. Look again!
drill-right = Yes!
bot-sunny-hello = Hello! What a lovely day for a game. | Oh good, you are here!
bot-sunny-turn = Ooh, well done! | This is fun. | I have no plan, but a good feeling.
bot-sunny-won = I won! Once more?
bot-sunny-lost = You were wonderful. Congratulations!
bot-grumpy-hello = Hm. Let us get it over with. | You again. Fine.
bot-grumpy-turn = I saw that. | Hmpf. | Do not get used to it.
bot-grumpy-won = As I expected.
bot-grumpy-lost = Luck. Nothing but luck. Well … well played.
bot-dreamy-hello = Oh, is it a game? How nice. | I was just counting clouds.
bot-dreamy-turn = Is it my turn? No? | That cloud looks like a cow. | Where was I …
bot-dreamy-won = Did I win? Really?
bot-dreamy-lost = You won? I was watching a butterfly.
