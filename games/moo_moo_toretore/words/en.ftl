# Moo Moo Toretore

hook = Everyone calls the cows at once. Aim low, but not where the others aim.
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
    [one] one star: everyone lays one card
    [2] two stars: everyone lays two cards
   *[other] three stars: everyone lays three cards
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
asks-sign = { $who }: add your chips, or subtract them?

move-lay = lays { $cards } to call { $number }
move-lay-chips = lays { $cards } with { $chips } to call { $number }
move-lay-either = lays { $cards } with { $chips } to call { $low } or { $high }
move-lay-no = lays { $cards } and must call NO
move-plus = adds { $worth } and calls { $number }
move-minus = subtracts { $worth } and calls { $number }

told-start = { $who } leads first.
told-card = { $who } draws a { $number }.
told-card-hidden = { $who } draws a card.
told-cow = A { $cow } comes to the ranch.
told-cow-no-room = A { $cow } finds no room and is discarded.
told-stars = { $stars ->
    [one] One star on the next cow: everyone lays one card.
    [2] Two stars on the next cow: everyone lays two cards.
   *[other] Three stars on the next cow: everyone lays three cards.
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
told-hand-pile = The discarded hand cards become a new pile of { $count }.
told-cow-pile = The discarded cows become a new pile of { $count }.
told-round = Round { $round }: { $who } leads.

ended-all-led = Everyone has led twice.
ended-no-cows = There are not enough cows for another round.

gain-cows = { $cows }
gain-set = { $cows } and complete a set of all three breeds
gain-one-breed = { $cows } and keep your herd to one breed

reason-lowest = No { $breed } number is lower than { $number }: if nobody else calls it, you get { $gain }.
reason-lowest-first = No { $breed } number is lower than { $number }, and if others call it too, you take the first cow.
reason-higher = If nobody else calls { $breed } cows with { $number } or less, you get { $gain }.
reason-chips-lowest = It costs { $chips }, but no { $breed } number is lower: if nobody else calls { $number }, you get { $gain }.
reason-chips = It costs { $chips }, but if nobody else calls { $breed } cows with { $number } or less, you get { $gain }.
reason-either = It costs { $chips }, but you choose between { $low } and { $high } only after everyone has laid.
reason-no = Your hand makes no open number, so you may as well swap these cards for new ones.
reason-no-chip-up = Your hand makes no open number, but calling NO turns your ±1 chip face up again.

board-lay = Lay { $cards } and call { $number }
board-lay-chips = Lay { $cards } with { $chips } and call { $number }
board-lay-either = Lay { $cards } with { $chips } and call { $low } or { $high }
board-lay-no = Lay { $cards } and call NO
board-lay-not = { $cards }: no open number
board-lay-not-yet = { $cards }: no open number without chips; with chips { $numbers }
board-sign-closed = { $number } is closed: there are too few cows in its column.
board-sign-far = Your cards and chips can’t make { $number }.
board-tip-lay = { $count ->
    [one] Tap a card for your saucer, or the number to call.
    [2] Tap two cards for your saucer, or the number to call.
   *[other] Tap three cards for your saucer, or the number to call.
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

not-so-many = This round everyone lays { $stars ->
    [one] one card
    [2] two cards
   *[other] three cards
}.
not-held = You don’t have these cards.
not-that-chip = You have already used that chip.
not-with-chips = Even with chips, your cards make no open number. Lay cards without chips and call NO.
not-open = That makes { $number }, which is not an open number.
not-open-either = That makes { $low } or { $high }, and neither is an open number.
not-below = The chips are worth more than the cards, so you can’t subtract them. Add them.
not-more-cards = Your cards are laid. Now add your chips, or subtract them.

lesson-goal = Catch cows by calling their numbers. When everyone has led twice, whoever has the most points wins.
lesson-lay = The stars say how many cards everyone lays. The cards must add up to an open number, one that glows on a post.
lesson-alone = Everyone calls at the same moment. If nobody else calls a number in that column, you get all its cows.
lesson-lowest = If several players call in one column, only the lowest number gets cows. Players who call the same lowest number share them.
lesson-worth = Spotted cows are worth 3 points, red ones 4, black ones 5, and 1 more with kids.
lesson-chips = A chip adds or subtracts its number, and you choose which only after everyone has laid. A chip still face up at the end is worth its number in points.
lesson-no = If your cards and chips make no open number, you call NO and get nothing this round.
lesson-more = Each set of all three breeds is worth 1 more. A herd of one breed only: 1 more for every cow.

# The box: how players of an edition in this language know the game, and whose it is.
title-local = Moo Moo Toretore
credit = After Moo Moo Toretore (モーモー トレトレ) by Akitaka Watanabe (King Die's Game).

# The goal in one line, what the lesson shows first, and its three tips
goal = Call numbers to catch cows; the most points win.
show = All three call 3, the lowest number of the column. So they share its cows, one each in turn.
tip-1 = Nobody can undercut the lowest open number of a column: at worst you share.
tip-2 = With a chip you choose last. Lay cards for which both sums are open.
tip-3 = A chip is worth it if it brings cows worth more than its own points.
