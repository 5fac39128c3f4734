# Happy Cows!

hook = Cheer up your cows, keep them dry, and let it rain next door.
blue = blue □
purple = purple △
red = red ✕
orange = orange ◇
green = green ○
cow = { $colour }{ $icons }
cow-happy = happy { $cow }
cow-sad = sad { $cow }
farm-card = a farm card

farmer = Farmer ({ $colour })
barn = Barn
rain = Rain ({ $colour })
trough = Trough
bull = Bull ({ $count })
hunger = Hunger ({ $count })
weather = Nice Weather
milkmaid = Milkmaid
super = Super Farmer

area-farm = { $who } ({ $points })
area-barn = Barn of { $who }
area-barn-1 = First barn of { $who }
area-barn-2 = Second barn of { $who }
area-row = Row
area-pile = Pile ({ $count })

asks-cheer = { $who }: turn one of your cows happy.
asks-act = { $who }: play a card, or put one away.
asks-colour = { $who }: which colour does the Super Farmer cheer up?
asks-barn = { $who }: lead a cow into the barn, or be done?
asks-build = { $who }: lead a cow in, build a second barn, or be done?
asks-rain = { $who }: rain! Lead a cow in { $colour } inside, or be done?
asks-give = { $who }: which of your cows do you swap?
asks-take = { $who }: which cow do you want for { $given }?
asks-bull = { $who }: which cow does the bull cheer up? ({ $left } to go)
asks-hunger = { $who }: whose cow goes hungry and turns sad?
asks-hunger-again = { $who }: one more cow of { $whose } turns sad. Which?
asks-weather = { $who }: out of which barn does a cow come?
asks-milkmaid = { $who }: which sad cow for the milkmaid, if any?

move-play = plays { $card }
move-play-cow = takes { $cow } from the row
move-away = puts { $card } away
move-top-cow = takes { $cow } from the pile
move-top-farm = plays the top card of the pile
move-cheer = cheers up { $cow }
move-colour = cheers up every cow in { $colour }
move-lead = leads { $cow } into the barn
move-build = builds a second barn
move-done = leads no more cows inside
move-no-maid = sends the milkmaid home
move-give = offers { $cow }
move-take = takes { $cow } from { $whose } for { $given }
move-sadden = makes { $cow } of { $whose } sad
move-first-barn = calls { $cow } out of the first barn
move-second-barn = calls { $cow } out of the second barn
move-maid = lets the milkmaid cheer up { $cow } and lead it into the barn
move-maid-outside = lets the milkmaid cheer up { $cow }

told-start = { $who } plays first.
told-dealt = { $who } is dealt { $cow }.
told-top-cow = On top of the pile: { $cow }.
told-top-farm = On top of the pile: a farm card.
told-which = Taken from the pile: { $card }.
told-row = Into the row: { $card }.
told-move = { $who } { $what }.
told-happy = Happy now: { $cows }.
told-sad = Sad now: { $cows }.
told-out = Back outside: { $cows }.
told-swap = Swapped: { $given } for { $taken }.
told-nothing = { $card } changes nothing.

board-tip = Touch a card to see what it would do on every farm.
board-play = Play { $card }
board-take = Take { $card }
board-top = Play the top card
board-away = Put it away
board-back = Leave it there
board-build = Build a second barn
board-done = That will do
board-done-rain = Let it rain
board-done-maid = Send the milkmaid home
board-does-cow = The cow comes to your farm, in the mood it is in.
board-does-top = Nobody knows which farm card it is. Whatever it is, it is played.
board-does-farmer = Every { $colour } cow outside becomes happy, on every farm.
board-does-super = You name a colour. Every cow of it outside becomes happy, on every farm.
board-does-barn = Lead cows of yours into your barn. Inside, their mood stays as it is.
board-does-barn-two = Lead cows of yours into your barn, or build this one as your second.
board-does-rain = First you may lead your { $colour } cows inside. Then those outside on the other farms turn sad.
board-does-trough = Swap one of your cows outside with one outside on any other farm. Both keep their mood.
board-does-bull = { $count ->
    [one] One of your sad cows outside becomes
   *[other] { $count } of your sad cows outside become
} happy.
board-does-hunger = { $count ->
    [one] One happy cow outside on another farm turns
   *[other] { $count } happy cows outside on one other farm turn
} sad.
board-does-weather = The topmost cow in every other player’s barn comes out.
board-does-milkmaid = You may turn one of your sad cows happy; if there is room, it goes into your barn.
board-farm = { $who }: { $points } points, { $happy } for happy cows and { $sad } against for sad ones
board-barn = { $barn }: { $count } of 3 places taken
source-happy-outside = Happy outside
source-happy-inside = Happy in barns
source-sad-outside = Sad outside
source-sad-inside = Sad in barns

ended-empty-pile = The work pile is empty.

reason-cow-happy = Wins you { $icons ->
    [one] a point
   *[other] { $icons } points
} as long as the cow stays happy.
reason-cow-hope = Costs { $icons ->
    [one] a point
   *[other] { $icons } points
} for now, but the Farmer who can cheer the cow up has not come yet.
reason-cow-sad = Costs { $icons ->
    [one] a point
   *[other] { $icons } points
} unless somebody cheers the cow up.
reason-nothing = Changes nothing on the farms, and one card is gone.
reason-farmer-own = Wins you { $own } points and the others none.
reason-farmer-all = Wins you { $own } points, and the others { $others } together.
reason-farmer-others = Wins you nothing, but the others { $others } points.
reason-super = Lets you choose which colour is happy.
reason-barn = Keeps { $count ->
    [one] a happy cow
   *[other] happy cows
} of yours dry.
reason-build = Makes room for three more cows.
reason-rain = Costs the others { $points } points.
reason-rain-shelter = Lets you lead happy cows in { $colour } inside.
reason-trough = Can win you { $points ->
    [one] a point
   *[other] { $points } points
}, at the cost of another player.
reason-trough-no-gain = Makes you swap cows, though nobody has a better one.
reason-bull = Wins you { $points } points.
reason-hunger = Can cost another player { $points } points.
reason-weather = Calls { $count ->
    [one] a cow out of another's barn
   *[other] { $count } cows out of the others' barns
}.
reason-milkmaid = Can win you { $points } points.
reason-away = Keeps { $card } from the others.
reason-away-rain = Keeps the rain off your { $colour } cows.
reason-top-farm = Tries your luck with a farm card nobody has seen.
reason-cheer = Wins you { $points } points: a happy cow counts for you, a sad one against you.
reason-lead-happy = Keeps { $icons ->
    [one] a point
   *[other] { $icons } points
} safe: inside, the cow stays happy.
reason-lead-sad = Fills a place in the barn, but inside the cow stays sad.
reason-give-happy = Gives a cow away that is worth { $icons ->
    [one] a point
   *[other] { $icons } points
}.
reason-give-sad = Gets rid of a cow that costs you { $icons ->
    [one] a point
   *[other] { $icons } points
}.
reason-take = Wins you { $points ->
    [one] a point
   *[other] { $points } points
}, and { $whose } loses as many.
reason-take-even = Neither wins you points nor costs you any.
reason-take-loss = Costs you { $points ->
    [one] a point
   *[other] { $points } points
}, which { $whose } wins.
reason-sadden = Costs { $whose } { $points } points.
reason-out-happy = Brings a happy cow of { $whose } out, where it can turn sad.
reason-out-sad = Brings a sad cow of { $whose } out, and leaves the other barn alone.
reason-maid = Wins you { $points } points, and the cow is safe inside.
reason-done = Keeps the other places in the barn free.
reason-done-rain = Leads nobody inside, and lets it rain.
reason-done-maid = Leaves your sad cows outside.

not-weather = Only Nice Weather calls a cow out of a barn.
not-in-row = That card is not in the row.
not-before-cheering = First turn one of your cows happy.
not-before-done = First finish what the card in play asks.
not-a-card = It is a card’s turn: play one of the row or the pile, or put one away.
not-inside = That cow is in a barn, where it stays as it is.
not-yours = That is not one of your cows.
not-others = That is one of your own cows.
not-sad = That cow is happy already.
not-happy = That cow is sad already.
not-room = Your barn is full.
not-rained-on = Only your cows in { $colour } may go inside before this rain.
not-same-farm = All cows that go hungry must belong to { $whose }.

lesson-goal = Every cow drawn on your happy cards is a point for you, every one on your sad cards a point against you. When the pile is empty, the most points win.
lesson-cheer = To begin with, one of your cards becomes happy. Many cows are many points, unless a Farmer or Rain of their colour in the row changes that.
lesson-act = On your turn you do one thing: play a card of the row, play the top card of the pile, or put a card of the row away.
lesson-cow = A cow comes to your farm in the mood it shows. On its way from the pile into the row it is turned over.
lesson-barn = A Barn card lets you lead cows into your barn, three at most. Inside nothing changes their mood; only Nice Weather calls one out.
lesson-rain = Rain makes every cow of its colour on the other farms sad, unless it stands in a barn. Whoever plays it may lead their own inside first.
lesson-farmer = Farmers cheer up every cow of one colour, on all farms. Bulls and Milkmaids cheer up cows of yours alone.
lesson-others = Trough, Hunger and Nice Weather reach other farms: swap a cow, make cows sad, call cows out of barns.

option-pile_mood = Cows in the pile
option-pile_mood-random = happy or sad by chance
option-pile_mood-sad = all sad
option-pile_mood-happy = all happy
