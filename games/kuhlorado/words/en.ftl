# Kuhlorado

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

asks-again = { $who }: keep the dice, or throw one or both once more?
asks-two-cows = { $who }: mark two cow squares. Which first?
asks-second-cow = { $who }: mark a second cow square.
asks-number = { $who }: mark a square with { $number }.
asks-numbers = { $who }: mark one square with { $low } or { $high }.
asks-cow-and-number = { $who }: mark a cow square or a { $number } – both, if exactly one square lies between them in a line.
asks-partner = { $who }: one square further there is a partner. Mark it too, or be done?

move-keep = keeps { $dice }
move-roll-one = throws the { $die } again
move-roll-both = throws both dice again
move-mark = marks { $square } ({ $shows })
move-done = is done

told-start = { $who } throws first.
told-throw = { $who } throws { $dice }.
told-move = { $who } { $what }.
told-nothing = There is no such square left: { $who } marks nothing.
told-doubles = Nine cows are marked. Double squares: crosses note { $crosses }, circles note { $circles }.

ended-no-cow = No free cow square is left.
ended-no-cow-and-five-numbers = No free cow square and only five free number squares are left.
ended-five-numbers = Only five free number squares are left.
