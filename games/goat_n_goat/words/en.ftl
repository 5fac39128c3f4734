# Goat 'n' Goat

hook = Line your goats up small to tall, and climb before the others do.
red = red
blue = blue
green = green
goat = { $colour } { $number }
goats = { $count ->
    [one] one { $goat }
    [2] two { $goat }s
    [3] three { $goat }s
   *[other] { $count } { $goat }s
}
mountain = { $colour } mountain of { $size }
none = none

area-mountains = Mountains, { $colour }
area-deck = Deck
area-display = Display
area-player = { $who }
area-flocks = Flocks of { $who }
area-hand = Your hand
deck-first = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}, { $discard } discarded
deck-second = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
} in the second deck, { $discard } discarded
deck-empty = The deck is empty: last turns.
player-line = { $points ->
    [one] 1 point
   *[other] { $points } points
} · mountains { $mountains } · penalties { $penalties } · hand { $hand }
player-line-known = { $points ->
    [one] 1 point
   *[other] { $points } points
} · mountains { $mountains } · penalties { $penalties } · hand { $hand } (known: { $known })

asks-play = { $who }: play cards of one number, then take as many cards as that number.
asks-last-play = { $who }: last turn. Play cards of one number; each card left in your hand costs a point.
asks-take = { $who }: take a card from the display ({ $left } to go).
asks-drop = { $who }: you have too many cards. Which one becomes a penalty?
asks-climb = { $who }: climb a mountain, or stay on the path?

move-play = plays { $cards }
move-play-losing = plays { $cards } and loses { $lost }
lost-flock = the { $colour } flock of { $size } (−{ $size })
move-take = takes a { $goat }
move-drop = puts a { $goat } with the penalties (−1)
move-climb = climbs the { $colour } mountain of { $size } with { $flock } goats (+{ $size })
move-stay = climbs no further

told-start = { $who } plays first.
told-dealt = { $who } gets a { $goat }.
told-dealt-hidden = { $who } gets a card.
told-display = New on the display: { $goat }.
told-move = { $who } { $what }.
told-reshuffle = The deck is empty. The discard pile becomes the second deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
told-nothing-to-shuffle = No flock has climbed, so there are no cards for a second deck.
told-last-turns = The deck is empty. Everyone has one last turn, starting with { $who }.
told-hands = Cards left in hand become penalties: { $hands }.
left-in-hand = { $who } (−{ $count })

ended-last-turns = The deck is empty, and everyone has had a last turn.

board-play = Play { $cards } → draw { $number }
board-play-last = Play { $cards }
board-lose = the { $colour } flock becomes penalties (−{ $size })
board-over = { $count ->
    [one] one card too many (−1)
   *[other] { $count } cards too many (−{ $count })
}
board-all = All my { $number }s
board-back = Put back
board-climb = Climb the { $colour } mountain of { $size } (+{ $size })
board-stay = Stay on the path
board-tip-play = Tap the goats you want to play.
board-tip-take = { $left ->
    [one] Take one more goat from the display
   *[other] Take { $left } more goats from the display
}
board-tip-take-over = { board-tip-take } – then { $over ->
    [one] one becomes a penalty (−1)
   *[other] { $over } become penalties (−{ $over })
}
board-tip-drop = { $count ->
    [one] Tap the card you need least (−1)
   *[other] Tap the { $count } cards you need least (−1 each)
}
board-flock = { $who }, { $colour } flock: { $count ->
    [one] 1 goat
   *[other] { $count } goats
}
board-hand = Hand of { $who }
board-holds = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
board-taken = { $mountain }, climbed by { $who }
board-last-turns = Last turns
source-mountains = Mountains
source-penalties = Penalties
board-points = Points

reason-play-reach = Makes the { $colour } flock big enough for the mountain of { $size }.
reason-play-reach-losing = Costs { $lost ->
    [one] a goat
   *[other] { $lost } goats
}, but makes the { $colour } flock big enough for the mountain of { $size }.
reason-play-lose = Gives up { $lost ->
    [one] a goat (−1)
   *[other] { $lost } goats (−1 each)
} to start again lower.
reason-play-last = Gets rid of { $count ->
    [one] a card that would cost a point
   *[other] { $count } cards that would cost a point each
}.
reason-play-many = Plays { $count } goats for only { $number ->
    [one] one new card
   *[other] { $number } new cards
}.
reason-play-draw = Lets you choose { $number ->
    [one] one new card
   *[other] { $number } new cards
}.
reason-play-line = Lines up { $count ->
    [one] a low goat
   *[other] { $count } low goats
}, so that taller ones can follow.
reason-take-equals = Goes with { $count ->
    [one] the other { $number } in your hand
   *[other] { $count } other { $number }s in your hand
}.
reason-take-fits = Fits behind the last goat of your { $colour } flock.
reason-take-starts = Starts a { $colour } flock.
reason-take-later = Has to wait until your { $colour } flock has climbed.
reason-drop-stuck = Can’t join your { $colour } flock anyway.
reason-drop-alone = You hold no other { $number } to play with it.
reason-drop = One card has to go.
reason-climb-exactly = Scores { $size } points with exactly { $size } goats.
reason-climb-first = Scores { $size } points before { $who } takes that mountain.
reason-climb = Scores { $size } points now, though { $over ->
    [one] one goat is
   *[other] { $over } goats are
} wasted.
reason-stay-grow = Waits for { $count ->
    [one] one more goat
   *[other] { $count } more goats
} to climb the { $colour } mountain of { $size } instead.
reason-stay = Keeps the flock for later.
reason-stay-last = Gives up points: flocks are worth nothing at the end.

not-held = You don’t have these cards.
not-displayed = That card isn’t on the display. Take one that is.
not-any-more = These are the last turns: nobody takes any more cards.
not-before-playing = Play cards of one number from your hand first.
not-before-taking = Take { $left ->
    [one] a card
   *[other] { $left } cards
} from the display first.
not-before-dropping = You hold more than eight cards. Choose one for the penalties first.
not-after-playing = You have already played. Climb a mountain, or stay on the path.
not-free = That mountain has already been climbed.
not-enough-goats = Your { $colour } flock has { $count ->
    [0] no goats
    [one] one goat
   *[other] { $count } goats
}; this mountain needs { $size }.

lesson-goal = Line up goats of one colour from small to tall, and let big flocks climb mountains. Mountains score points, each penalty card costs one; whoever has the most points wins.
lesson-play = Play one or more cards of one number, in any colours. Each goat joins your flock of its colour.
lesson-take = Now take as many cards as the number on the cards you played. How many you played doesn’t matter.
lesson-climb = A flock can climb a mountain of its colour if it has at least as many goats as the mountain’s number. You score that number, and the flock is gone.
lesson-lower = A smaller goat scatters a flock with a taller one in it: the old flock becomes penalties, −1 for each goat, and a new flock begins.
lesson-wait = Each mountain can be climbed only once. Climb now, or wait for a bigger one and risk that someone is faster.
lesson-hand = You may hold eight cards at most; any more become penalties.
lesson-end = When the deck runs out for good, everyone has one last turn. Then each card in hand costs a point, and flocks that haven’t climbed score nothing.

option-climbs_per_turn = Mountains in one turn
option-climbs_per_turn-3 = up to three
option-climbs_per_turn-1 = one at most

# The box: how players of an edition in this language know the game, and whose it is.
title-local = Goat 'n' Goat
credit = After Goat 'n' Goat by Hisashi Hayashi (OKAZU brand).

# The goal in one line, what the lesson shows first, and its three tips
goal = Climb mountains with flocks of one colour; the most points win.
show = Three blue goats stand in line: enough for the mountain of 3. They climb it, and it counts 3 points.
tip-1 = Begin a flock low, so that higher goats can follow.
tip-2 = Play what makes a flock big enough: then it climbs at once.
tip-3 = Take goats of a number you hold already: they are played together.
