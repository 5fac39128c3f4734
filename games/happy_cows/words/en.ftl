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
asks-act = { $who }: play a card, or discard one.
asks-colour = { $who }: which colour does the Super Farmer cheer up?
asks-barn = { $who }: lead a cow into the barn, or stop here?
asks-build = { $who }: lead a cow in, build a second barn, or stop here?
asks-rain = { $who }: rain! Lead a { $colour } cow inside, or stop here?
asks-give = { $who }: which of your cows do you swap?
asks-take = { $who }: which cow do you want for { $given }?
asks-bull = { $who }: which cow does the Bull cheer up? ({ $left } to go)
asks-hunger = { $who }: whose cow goes hungry and turns sad?
asks-hunger-again = { $who }: one more cow of { $whose } turns sad. Which?
asks-weather = { $who }: which barn does the cow come out of?
asks-milkmaid = { $who }: which sad cow does the Milkmaid cheer up, if any?

move-play = plays { $card }
move-play-cow = takes { $cow } from the row
move-away = discards { $card }
move-top-cow = takes { $cow } from the pile
move-top-farm = plays the top card of the pile
move-cheer = cheers up { $cow }
move-colour = cheers up every { $colour } cow
move-lead = leads { $cow } into the barn
move-build = builds a second barn
move-done = leads no more cows inside
move-no-maid = sends the Milkmaid home
move-give = offers { $cow }
move-take = takes { $cow } from { $whose } for { $given }
move-sadden = makes { $cow } of { $whose } sad
move-first-barn = calls { $cow } out of the first barn
move-second-barn = calls { $cow } out of the second barn
move-maid = lets the Milkmaid cheer up { $cow } and lead it into the barn
move-maid-outside = lets the Milkmaid cheer up { $cow }

told-start = { $who } plays first.
told-dealt = { $who } gets { $cow }.
told-top-cow = On top of the pile: { $cow }.
told-top-farm = On top of the pile: a farm card.
told-which = Taken from the pile: { $card }.
told-row = New in the row: { $card }.
told-move = { $who } { $what }.
told-happy = Happy now: { $cows }.
told-sad = Sad now: { $cows }.
told-out = Back outside: { $cows }.
told-swap = Swapped: { $given } for { $taken }.
told-nothing = { $card } changes nothing.

board-tip = Tap a card to see what it would do on every farm.
board-play = Play { $card }
board-take = Take { $card }
board-top = Play the top card
board-away = Discard it
board-back = Leave it there
board-build = Build a second barn
board-done = Stop here
board-done-rain = Let it rain
board-done-maid = Send the Milkmaid home
board-does-cow = The cow comes to your farm in the mood it shows.
board-does-top = Nobody knows which farm card it is. You must play it, whatever it is.
board-does-farmer = Every { $colour } cow outside becomes happy, on every farm.
board-does-super = Choose a colour. Every cow of that colour outside becomes happy, on every farm.
board-does-barn = Lead some of your cows into your barn. Inside, their mood stays as it is.
board-does-barn-two = Lead some of your cows into your barn, or build a second barn with this card.
board-does-rain = First you may lead your { $colour } cows inside. Then the { $colour } cows outside on the other farms turn sad.
board-does-trough = Swap one of your cows outside for one outside on another farm. Both keep their mood.
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
board-farm = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $happy } for happy cows minus { $sad } for sad ones
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
} for now, but the Farmer for this colour is still to come.
reason-cow-sad = Costs { $icons ->
    [one] a point
   *[other] { $icons } points
} unless someone cheers the cow up.
reason-nothing = Changes nothing on the farms and uses up a card.
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
reason-rain-shelter = Lets you lead happy { $colour } cows inside.
reason-trough = Can win you { $points ->
    [one] a point
   *[other] { $points } points
}, at the cost of another player.
reason-trough-no-gain = Makes you swap cows, though nobody has a better one.
reason-bull = Wins you { $points } points.
reason-hunger = Can cost another player { $points } points.
reason-weather = Calls { $count ->
    [one] a cow out of another player’s barn
   *[other] { $count } cows out of the other players’ barns
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
reason-give-happy = Gives away a cow that is worth { $icons ->
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
} at the expense of { $whose }.
reason-take-even = Neither wins you points nor costs you any.
reason-take-loss = Costs you { $points ->
    [one] a point
   *[other] { $points } points
}, which { $whose } wins.
reason-sadden = Costs { $whose } { $points } points.
reason-out-happy = Brings out a happy cow of { $whose }; outside, it can turn sad.
reason-out-sad = Brings out a sad cow of { $whose } and leaves the other barn alone.
reason-maid = Wins you { $points } points, and the cow is safe inside.
reason-done = Keeps the other places in the barn free.
reason-done-rain = Leads no cow inside and lets it rain.
reason-done-maid = Leaves your sad cows outside.

not-weather = Only Nice Weather calls a cow out of a barn.
not-in-row = That card isn’t in the row. Choose one that is.
not-before-cheering = Turn one of your cows happy first.
not-before-done = Finish the card in play first.
not-a-card = Choose a card first: play one from the row or the pile, or discard one.
not-inside = That cow is in a barn, where it stays as it is.
not-yours = That isn’t one of your cows.
not-others = That is one of your own cows.
not-sad = That cow is already happy.
not-happy = That cow is already sad.
not-room = Your barn is full.
not-rained-on = Only your { $colour } cows may go inside before this rain.
not-same-farm = All cows that go hungry must belong to { $whose }.

lesson-goal = The number on each of your happy cows counts for you, the number on each sad one against you. When the pile is empty, whoever has the most points wins.
lesson-cheer = First, turn one of your cards happy. A high number means many points, but look for a Farmer or a Rain of that colour in the row.
lesson-act = On your turn, do one thing: play a card from the row or the top of the pile, or discard one from the row.
lesson-cow = A cow comes to your farm in the mood it shows. When a cow moves from the pile into the row, it flips to its other side.
lesson-barn = A Barn card lets you lead cows into your barn, which holds three. Inside, nothing changes their mood; only Nice Weather calls one out.
lesson-rain = Rain makes every cow of its colour on the other farms sad, except in barns. You may lead your own cows of that colour inside first.
lesson-farmer = Farmers cheer up every cow of one colour outside, on all farms. Bulls and Milkmaids cheer up only your own.
lesson-others = Trough, Hunger and Nice Weather reach other farms: they swap cows, make cows sad or call cows out of barns.

option-pile_mood = Cows in the pile
option-pile_mood-random = happy or sad by chance
option-pile_mood-sad = all sad
option-pile_mood-happy = all happy

# The box: how players of an edition in this language know the game, and whose it is.
title-local = Happy Cows!
credit = After Happy Cows! (Koe zoekt Boer) by Hans van Tol (The Game Master).

# The goal in one line, what the lesson shows first, and its three tips
goal = Keep your cows happy: happy ones count for you, sad ones against you.
show = With the Trough one cow changes farms: a small sad one goes, a big happy one comes.
tip-1 = Let it rain on colours that are happy elsewhere, and not on your own farm.
tip-2 = Lead your best happy cow into the barn before it rains: inside she stays happy.
tip-3 = Choose the colour that wins you most and the others least.
