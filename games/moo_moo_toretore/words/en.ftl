# Moo Moo Toretore

hook = Everybody calls the cows at once. Aim low, but not where the others aim.
spotted = spotted
red = red
black = black
cow = { $breed } cow
cow-with-kids = { $breed } cow with kids
cows = { $count ->
    [one] one { $breed } cow
    [2] two { $breed } cows
    [3] three { $breed } cows
   *[other] { $count } { $breed } cows
}
cows-with-kids = { $count ->
    [one] one { $breed } cow with kids
    [2] two { $breed } cows with kids
    [3] three { $breed } cows with kids
   *[other] { $count } { $breed } cows with kids
}
chip-1 = the ±1 chip
chip-2 = the ±2 chip
chips-both = both chips
card = card { $number }
marker-open = { $breed } marker { $number }, open
marker-closed = { $breed } marker { $number }, closed
name = { $who }
none = none

area-spotted = Spotted cows, worth { $worth }
area-red = Red cows, worth { $worth }
area-black = Black cows, worth { $worth }
area-markers = Markers
area-round = Round
area-piles = Piles
area-player = { $who }
area-laid = You have laid
area-hand = Your hand
round-line = { $round } of { $rounds } · { $who } leads
round-line-stars = { $round } of { $rounds } · { $who } leads · { $stars ->
    [one] one star: everybody lays one card
    [2] two stars: everybody lays two cards
   *[other] three stars: everybody lays three cards
}
piles-line = cows { $cows }, discarded { $cows-discarded } · hand cards { $cards }, discarded { $cards-discarded }
points-line = { $total ->
    [one] 1 point
   *[other] { $total } points
}: cows { $cows }, kids { $kids }, chips { $chips }, one breed { $breed }, sets { $sets }
player-line = cows { $cows } · chips { $chips } · hand { $hand }
player-line-laid = cows { $cows } · chips { $chips } · hand { $hand } · laid { $laid }
player-line-chips = cows { $cows } · chips { $chips } · hand { $hand } · laid { $laid } with { $with }
player-line-picked = cows { $cows } · chips { $chips } · hand { $hand } · laid { $laid } with { $with }, sign picked

asks-lay = { $who }: lay { $stars ->
    [one] one card
    [2] two cards
   *[other] three cards
} face down for an open number.
asks-sign = { $who }: add your chips, or take them off?

move-lay = lays { $cards } to call { $number }
move-lay-chips = lays { $cards } with { $chips } to call { $number }
move-lay-either = lays { $cards } with { $chips } to call { $low } or { $high }
move-lay-no = lays { $cards } and has to call NO
move-plus = adds { $worth } and calls { $number }
move-minus = takes { $worth } off and calls { $number }

told-start = { $who } leads first.
told-card = { $who } draws a { $number }.
told-card-hidden = { $who } draws a card.
told-cow = A { $cow } comes to the ranch.
told-cow-no-room = A { $cow } finds no room and is discarded.
told-stars = { $stars ->
    [one] One star on the next cow: everybody lays one card.
    [2] Two stars on the next cow: everybody lays two cards.
   *[other] Three stars on the next cow: everybody lays three cards.
}
told-move = { $who } { $what }.
told-lays = { $who } lays { $count ->
    [one] one card
    [2] two cards
   *[other] three cards
}.
told-lays-chips = { $who } lays { $count ->
    [one] one card
    [2] two cards
   *[other] three cards
} with { $chips }.
told-picks = { $who } has picked a sign.
told-call = { $who } shows { $cards }: Moo, moo, { $number ->
    [3] three
    [4] four
    [5] five
    [6] six
    [8] eight
    [9] nine
   *[other] ten
}!
told-call-plus = { $who } shows { $cards }, plus { $worth }: Moo, moo, { $number ->
    [3] three
    [4] four
    [5] five
    [6] six
    [8] eight
    [9] nine
   *[other] ten
}!
told-call-minus = { $who } shows { $cards }, minus { $worth }: Moo, moo, { $number ->
    [3] three
    [4] four
    [5] five
    [6] six
    [8] eight
    [9] nine
   *[other] ten
}!
told-no = { $who } shows { $cards }: Moo, moo, NO!
told-takes = { $who } takes { $cows }.
told-shares = { $who } shares and gets { $cows }.
told-shares-none = { $who } called it too, but no { $breed } cow is left.
told-untaken = Nobody called { $count ->
    [one] the { $breed } cow; it is discarded
   *[other] the { $breed } cows; { $count } are discarded
}.
told-chip-up = { $who } turns the ±1 chip face up again.
told-hand-pile = The discarded hand cards make a new pile of { $count }.
told-cow-pile = The discarded cows make a new pile of { $count }.
told-round = Round { $round }: { $who } leads.

ended-all-led = Everybody has led twice.
ended-no-cows = There are not enough cows for another round.

gain-cows = { $cows }
gain-set = { $cows } and complete a set of all three breeds
gain-one-breed = { $cows } and keep your herd to one breed

reason-lowest = No { $breed } number is lower than { $number }: if nobody else calls it, you get { $gain }.
reason-lowest-first = No { $breed } number is lower than { $number }, and if others call it too, you take the first cow.
reason-higher = If nobody else calls { $breed } cows with { $number } or less, you get { $gain }.
reason-chips-lowest = It costs { $chips }, but no { $breed } number is lower: if nobody else calls { $number }, you get { $gain }.
reason-chips = It costs { $chips }, but if nobody else calls { $breed } cows with { $number } or less, you get { $gain }.
reason-either = It costs { $chips }, but you can wait until all have laid before you choose between { $low } and { $high }.
reason-no = Your hand makes no open number, so you may as well change these cards for new ones.
reason-no-chip-up = Your hand makes no open number, but calling NO turns your ±1 chip face up again.

board-lay = Lay { $cards } and call { $number }
board-lay-chips = Lay { $cards } with { $chips } and call { $number }
board-lay-either = Lay { $cards } with { $chips } and call { $low } or { $high }
board-lay-no = Lay { $cards } and call NO
board-lay-not = { $cards } makes no open number
board-lay-not-yet = { $cards } makes no open number, but with chips: { $numbers }
board-sign-closed = { $number } is closed: there are too few cows in its column.
board-sign-far = Your cards and chips cannot make { $number }.
board-tip-lay = { $count ->
    [one] Touch a card for your saucer, or the number to call.
    [2] Touch two cards for your saucer, or the number to call.
   *[other] Touch three cards for your saucer, or the number to call.
}
board-tip-more = { $left ->
    [one] One more card
   *[other] { $left } more cards
}
board-back = Put back
board-call = Moo, moo, { $number ->
    [3] three
    [4] four
    [5] five
    [6] six
    [8] eight
    [9] nine
   *[other] ten
}!
board-call-no = Moo, moo, NO!
board-not-open = not open
board-saucer = Your saucer
board-laid = { $count ->
    [one] one card face down
   *[other] { $count } cards face down
}
board-picked = sign picked
board-holds = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
board-leads = leads this round
board-chip-up = ±{ $number } chip, face up
board-chip-laid = ±{ $number } chip, laid
board-chip-down = ±{ $number } chip, used
board-herd = { $kids ->
    [0] { $cows }
   *[other] { $cows }, { $kids } with kids
}
source-cows = Cows
source-kids = Kids
source-chips = Chips
source-one-breed = One breed
source-sets = Sets

not-so-many = This round everybody lays { $stars ->
    [one] one card
    [2] two cards
   *[other] three cards
}.
not-held = You do not have these cards.
not-that-chip = You have used that chip.
not-with-chips = Even with chips, no cards of yours make an open number: lay cards without chips and call NO.
not-open = That makes { $number }, which is not an open number.
not-open-either = That makes { $low } or { $high }, and neither is an open number.
not-below = The chips are worth more than the cards: they cannot be taken off.
not-more-cards = All cards are laid. Add your chips, or take them off.

lesson-goal = Catch cows by calling their numbers. When everybody has led twice, the most points win.
lesson-lay = The stars say how many cards everybody lays. Their sum must be an open number, one that shines on a post.
lesson-alone = All call at the same moment. If nobody else calls a number of that column, you get all its cows.
lesson-lowest = If several call in one column, only the lowest number gets cows. Whoever calls that same number shares them.
lesson-worth = Spotted cows are worth 3 points, red ones 4, black ones 5, and 1 more with kids.
lesson-chips = A chip adds or takes off its number, and you choose which only when all have laid. A chip still face up at the end is worth its number in points.
lesson-no = If your cards and chips make no open number, you call NO and get nothing this round.
lesson-more = Each set of all three breeds is worth 1 more. A herd of one breed only: 1 more for every cow.
