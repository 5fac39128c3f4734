# Kuhlorado

hook = Two dice, one meadow: fence it in before your neighbour does.
number = { $number }
cow = cow
a-cow = a cow
trough = trough
cross = cross
circle = circle
square = { $place }: { $shows }

area-sheet = The sheet
area-dice = Dice
area-points = Points so far
points-line = { $who } ({ $sign }): { $total } – edges { $edges }, troughs { $troughs }, land { $land }
points-line-advanced = { $who } ({ $sign }): { $total } – edges { $edges }, troughs { $troughs }, land { $land }, doubles { $doubles }

asks-again = { $who }: keep the dice, or roll again?
asks-two-cows = { $who }: mark two cow squares. Which first?
asks-second-cow = { $who }: mark a second cow square.
asks-number = { $who }: mark a square with { $number }.
asks-numbers = { $who }: mark one square with { $low } or { $high }.
asks-cow-and-number = { $who }: mark a cow or a { $number } – or both, with exactly one square between them.
asks-partner = { $who }: mark the matching square too, or stop here?

move-keep = keeps { $dice }
move-roll-one = rolls the { $die } again
move-roll-both = rolls both dice again
move-mark = marks { $square } ({ $shows })
move-done = stops there

told-start = { $who } rolls first.
told-throw = { $who } rolls { $dice }.
told-move = { $who } { $what }.
told-nothing = No such square is left, so { $who } marks nothing.
told-doubles = At least nine cows are marked. Double squares score: { $crosses } for crosses, { $circles } for circles.

ended-no-cow = No free cow square is left.
ended-no-cow-and-five-numbers = No free cow square and only five free number squares are left.
ended-five-numbers = Only five free number squares are left.

place-north = the north edge
place-east = the east edge
place-south = the south edge
place-west = the west edge
place-small-trough = a small trough
place-large-trough = a large trough

reason-ends-ahead = Ends the game, and you win { $own } to { $other }.
reason-ends-level = Ends the game with { $own ->
    [one] 1 point
   *[other] { $own } points
} each.
reason-ends-behind = Ends the game, though you are behind, { $own } to { $other }.
reason-land-scores = Makes land of { $squares } squares: { $points ->
    [one] 1 more point
   *[other] { $points } more points
} for you.
reason-land-joins = Joins { $areas } of your lands into one of { $squares } squares.
reason-land-grows = Your land grows to { $squares } squares.
reason-lead = You take the lead at { $place }, worth { $points } points.
reason-level = You catch up at { $place }, so nobody gets its { $points } points for now.
reason-denies-points = Stops { $who } from making land worth { $points ->
    [one] 1 more point
   *[other] { $points } more points
}.
reason-denies-joining = Stops { $who } from joining lands there.
reason-one-more = One more square towards { $place } ({ $points } points).
reason-new-land = Starts new land at { $square }.
reason-done = You mark only one square; the other stays free.
reason-keep-nothing = No square fits these dice, but waiting may help you.
reason-keep-cows = Two cows let you mark any two cow squares.
reason-keep-last-cow = The last cow square can be yours.
reason-keep-both = Somewhere a cow and a { $number } have exactly one square between them, so you may mark both.
reason-keep-one = { $squares ->
    [one] There is one square you may mark with these dice.
   *[other] You may mark one of { $squares } squares with these dice.
}
reason-roll-one-cow = Keeps one cow and tries for a number to go with it.
reason-roll-for-second-cow = Keeps the cow and tries for a second one.
reason-roll-cow-away = Keeps the { $kept } and lets the cow go.
reason-roll-for-cow = Keeps the { $kept } and hopes for a cow to go with it.
reason-roll-cows = Gives up two cows for a new roll.
reason-roll-both = Rolls both again and hopes for cows.

board-square-mark = { $square } – mark it
board-square-keep = { $square } – keep the dice and mark it
board-die = { $face }: pick it up to roll it again
board-die-lies = Die: { $face }
board-keep = Keep { $dice }
board-keep-nothing = Keep { $dice } and mark nothing
board-roll-one = Roll the { $die } again
board-roll-both = Roll both again
board-done = Mark only one square
source-edges = edges
source-troughs = troughs
source-land = land
source-doubles = doubles
board-ledger = Where the points come from
board-north = North edge
board-east = East edge
board-south = South edge
board-west = West edge
board-small-trough = Small trough { $square }
board-large-trough = Large trough { $square }
board-land-of = Land of { $squares } squares
board-total = Total

not-free = { $square } is already marked.
not-water = { $square } is part of a trough, and troughs are never marked.
not-thrown = The dice show { $dice }, and { $square } shows neither.
not-kept = Decide first whether you keep the dice.
not-again = You have kept the dice. Now mark a square.
not-one-cow = With two cows, the second square must be a cow square too.
not-partner = { $square } must be in line with { $first }, with exactly one square between them.
not-other-die = The other die shows { $die }, and { $square } doesn’t.

lesson-goal = You both mark squares on one sheet. Edges, troughs and large lands score points; whoever has the most wins.
lesson-dice = You may roll once more: tap a die to pick it up and roll it again, or pick up both.
lesson-mark = Two numbers: mark one square that shows either of them. Two cows: mark two cow squares.
lesson-both = A cow and a number: mark one square – or one of each, if they are in line with exactly one square between them.
lesson-edges = Whoever has more marks along an edge of the sheet gets 3 points for it.
lesson-troughs = Whoever has more marks beside a trough gets 2 points, or 4 for a large one. In a tie, nobody scores.
lesson-land = Your squares joined side by side are land: 2 points from 5 squares on, 5 from 10, 12 from 15, 20 from 20.
lesson-end = The game ends when no cow square is free, or when only five number squares are.

option-sheet = Sheet
option-sheet-meadow-1 = Meadow 1
option-sheet-meadow-2 = Meadow 2
option-sheet-meadow-3 = Meadow 3
option-sheet-meadow-4 = Meadow 4
option-sheet-meadow-5 = Meadow 5
option-sheet-meadow-6 = Meadow 6
option-sheet-meadow-7 = Meadow 7
option-sheet-meadow-8 = Meadow 8
option-sheet-meadow-9 = Meadow 9
option-sheet-meadow-10 = Meadow 10

option-advanced = Double squares
option-advanced-false = don’t score
option-advanced-true = score at the ninth cow

# The box: how players of an edition in this language know the game, and whose it is.
title-local = Kuhlorado
credit = After Kuhlorado by Reinhard Staupe (Nürnberger-Spielkarten-Verlag, 2014).

# The goal in one line, what the lesson shows first, and its three tips
goal = Edges, troughs and large land score; the most points win.
show = Watch the land: one mark joins what lay apart. From five squares on it scores, and the more, the better.
tip-1 = Take the big prizes first: the lead at a large trough is worth 4 points.
tip-2 = Join what is yours. One land of ten squares is worth more than two of five.
tip-3 = Equal shares count for nobody. One mark that draws level takes 3 points from the other.
