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

asks-again = { $who }: keep the dice, or throw again?
asks-two-cows = { $who }: mark two cow squares. Which first?
asks-second-cow = { $who }: mark a second cow square.
asks-number = { $who }: mark a square with { $number }.
asks-numbers = { $who }: mark one square with { $low } or { $high }.
asks-cow-and-number = { $who }: mark a cow or a { $number } – both, if one square lies between.
asks-partner = { $who }: mark its partner too, or be done?

move-keep = keeps { $dice }
move-roll-one = throws the { $die } again
move-roll-both = throws both dice again
move-mark = marks { $square } ({ $shows })
move-done = is done

told-start = { $who } throws first.
told-throw = { $who } throws { $dice }.
told-move = { $who } { $what }.
told-nothing = There is no such square left: { $who } marks nothing.
told-doubles = At least nine cows are marked. Double squares: crosses note { $crosses }, circles note { $circles }.

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
reason-ends-level = Ends the game with { $own } points each.
reason-ends-behind = Ends the game, though you are behind, { $own } to { $other }.
reason-land-scores = Makes land of { $squares } squares: { $points } more points for you.
reason-land-joins = Joins { $areas } of your areas into land of { $squares } squares.
reason-land-grows = Your land grows to { $squares } squares.
reason-lead = You take the lead at { $place }, worth { $points } points.
reason-level = You draw level at { $place }, so nobody gets its { $points } points for now.
reason-denies-points = Keeps { $who } from land worth { $points } more points.
reason-denies-joining = Keeps { $who } from joining areas there.
reason-one-more = One more square for you at { $place }, worth { $points } points in the end.
reason-new-land = Begins new land at { $square }.
reason-done = You leave it at one square; the other stays free.
reason-keep-nothing = There is no square for these dice, but waiting may suit you.
reason-keep-cows = Two cows let you mark any two cow squares.
reason-keep-last-cow = The last cow square can be yours.
reason-keep-both = A cow and a { $number } lie one apart somewhere, so you may mark two squares.
reason-keep-one = { $squares ->
    [one] There is one square you may mark with these dice.
   *[other] You may mark one of { $squares } squares with these dice.
}
reason-roll-one-cow = Keeps one cow and looks for a number to go with it.
reason-roll-for-second-cow = Keeps the cow and tries for a second one.
reason-roll-cow-away = Keeps the { $kept } and lets the cow go.
reason-roll-for-cow = Keeps the { $kept } and hopes for a cow beside it.
reason-roll-cows = Gives two cows away for a new throw.
reason-roll-both = Throws everything again and hopes for cows.

board-square-mark = { $square } – mark it
board-square-keep = { $square } – keep the dice and mark it
board-die = { $face }: lift it to throw it again
board-die-lies = Die: { $face }
board-keep = Keep { $dice }
board-keep-nothing = Keep { $dice } and mark nothing
board-roll-one = Throw the { $die } again
board-roll-both = Throw both again
board-done = Leave it at one square
source-edges = edges
source-troughs = troughs
source-land = land
source-doubles = doubles
board-ledger = Where points come from
board-north = North edge
board-east = East edge
board-south = South edge
board-west = West edge
board-small-trough = Small trough { $square }
board-large-trough = Large trough { $square }
board-land-of = Land of { $squares } squares
board-total = All together

not-free = { $square } is marked already.
not-water = { $square } is part of a trough, and troughs are never marked.
not-thrown = The dice show { $dice }; { $square } shows neither.
not-kept = First say whether you keep the dice.
not-again = The dice stay as they are. Now mark a square.
not-one-cow = With two cows, the second square must be a cow square too.
not-partner = { $square } does not lie in line with { $first } with exactly one square between.
not-other-die = { $square } does not show { $die }, which the other die shows.

lesson-goal = You both mark squares on one sheet. Edges, troughs and large land score; the most points win.
lesson-dice = You may throw once more: touch a die to lift it, and throw that one again. Lift both for both.
lesson-mark = Two numbers: mark one square that shows either of them. Two cows: mark two cow squares.
lesson-both = A cow and a number: mark one square – or one of each, if they lie in line with exactly one square between.
lesson-edges = Whoever has more marks along an edge of the sheet gets 3 points for it.
lesson-troughs = Whoever has more marks beside a trough gets 2 points, 4 for a large one. Equal shares count for nobody.
lesson-land = Your squares joined side by side are land: 2 points from 5 squares, 5 from 10, 12 from 15, 20 from 20.
lesson-end = It ends when no cow square is free, or only five number squares are.

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
option-advanced-false = do not score
option-advanced-true = score at the ninth cow
