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
deck-empty = The deck is used up: last turns.
player-line = { $points ->
    [one] 1 point
   *[other] { $points } points
} · mountains { $mountains } · penalties { $penalties } · hand { $hand }
player-line-known = { $points ->
    [one] 1 point
   *[other] { $points } points
} · mountains { $mountains } · penalties { $penalties } · hand { $hand } (known: { $known })

asks-play = { $who }: play cards of one number, then take as many as the number says.
asks-last-play = { $who }: last turn. Play cards of one number; each card left in your hand costs a point.
asks-take = { $who }: take a card from the display ({ $left } to go).
asks-drop = { $who }: too many cards. Which goes to your penalties?
asks-climb = { $who }: climb a mountain, or stay?

move-play = plays { $cards }
move-play-losing = plays { $cards } and loses { $lost }
lost-flock = the { $colour } flock of { $size } (−{ $size })
move-take = takes { $goat }
move-drop = gives up { $goat } (−1)
move-climb = climbs the { $colour } mountain of { $size } with { $flock } goats (+{ $size })
move-stay = climbs no further

told-start = { $who } plays first.
told-dealt = { $who } is dealt { $goat }.
told-dealt-hidden = { $who } is dealt a card.
told-display = Onto the display: { $goat }.
told-move = { $who } { $what }.
told-reshuffle = The deck is used up. The discard pile makes a new one of { $count }.
told-nothing-to-shuffle = No flock has climbed, so there is nothing to make a new deck of.
told-last-turns = The deck is used up. Everybody has one last turn, { $who } first.
told-hands = Cards left in hand become penalties: { $hands }.
left-in-hand = { $who } (−{ $count })

ended-last-turns = The deck is used up and everybody has had a last turn.

board-play = Play { $cards } → draw { $number }
board-play-last = Play { $cards }
board-lose = { $colour } flock goes to the penalties (−{ $size })
board-over = { $count ->
    [one] a card too many (−1)
   *[other] { $count } cards too many (−{ $count })
}
board-all = All my { $number }s
board-back = Put back
board-climb = Climb the { $colour } { $size } (+{ $size })
board-stay = Stay on the path
board-tip-play = Touch the goats that set off now.
board-tip-take = { $left ->
    [one] One more goat from the display
   *[other] { $left } more goats from the display
}
board-tip-take-over = { board-tip-take } – then { $over ->
    [one] one has to go (−1)
   *[other] { $over } have to go (−{ $over })
}
board-tip-drop = { $count ->
    [one] Touch the card you can do without (−1)
   *[other] Touch { $count } cards you can do without (−1 each)
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
board-taken = { $mountain }, taken by { $who }
board-last-turns = Last turns
source-mountains = Mountains
source-penalties = Penalties
board-points = Points

reason-play-reach = Makes the { $colour } flock big enough for the mountain of { $size }.
reason-play-reach-losing = Costs { $lost ->
    [one] a goat
   *[other] { $lost } goats
}, but makes the { $colour } flock big enough for the mountain of { $size }.
reason-play-lose = Sends { $lost ->
    [one] a goat
   *[other] { $lost } goats
} away to start again lower; each costs a point.
reason-play-last = Gets rid of { $count ->
    [one] a card that would cost a point
   *[other] { $count } cards that would cost a point each
}.
reason-play-many = Sends { $count } goats off for only { $number ->
    [one] one new card
   *[other] { $number } new cards
}.
reason-play-draw = Brings { $number } new cards to choose.
reason-play-line = Lines up { $count ->
    [one] a low goat
   *[other] { $count } low goats
}, so that higher ones can follow.
reason-take-equals = Goes together with { $count ->
    [one] the other { $number } in your hand
   *[other] { $count } other { $number }s in your hand
}.
reason-take-fits = Fits behind the last goat of your { $colour } flock.
reason-take-starts = Starts a { $colour } flock.
reason-take-later = Has to wait until your { $colour } flock has climbed.
reason-drop-stuck = Cannot join your { $colour } flock anyway.
reason-drop-alone = No other { $number } in your hand goes with it.
reason-drop = Something has to go.
reason-climb-exactly = Scores { $size } points with exactly { $size } goats.
reason-climb-first = Scores { $size } points before { $who } takes that mountain.
reason-climb = Scores { $size } points now, { $over ->
    [one] though one goat too many goes
   *[other] though { $over } goats too many go
} along.
reason-stay-grow = Waits for { $count ->
    [one] one more goat
   *[other] { $count } more goats
} to climb the { $colour } mountain of { $size } instead.
reason-stay = Keeps the flock for later.
reason-stay-last = Gives up points: flocks count nothing at the end.

not-held = You do not have these cards.
not-displayed = That card is not on the display.
not-any-more = These are the last turns: nobody takes cards any more.
not-before-playing = First play cards of one number from your hand.
not-before-taking = First take { $left ->
    [one] a card
   *[other] { $left } cards
} from the display.
not-before-dropping = First give up a card: you hold more than eight.
not-after-playing = You have played already. Climb a mountain, or stay.
not-free = Somebody has taken that mountain.
not-enough-goats = Your { $colour } flock has { $count ->
    [0] no goats
    [one] one goat
   *[other] { $count } goats
}; this mountain asks for { $size }.

lesson-goal = Line up goats of one colour from small to tall, and let big flocks climb mountains. Mountains are points, penalty cards cost one each; the most points win.
lesson-play = Play one or more cards of one number, in any colours. Each goat joins your flock of its colour.
lesson-take = Now take as many cards as the number you played says – the digit counts, not how many you played.
lesson-climb = A flock with at least as many goats as a mountain of its colour asks for may climb it. You score the mountain’s number, and the flock is gone.
lesson-lower = A smaller goat scatters a flock with a taller one in it: the old flock becomes penalties, −1 for each goat, and a new flock begins.
lesson-wait = Every mountain can be taken only once. Climb now, or wait for a bigger one and risk that somebody is faster.
lesson-hand = Eight cards are the most you may hold. Whatever is more becomes penalties.
lesson-end = When the deck is used up, everybody has one last turn. Then each card in hand costs a point, and flocks that have not climbed count nothing.

option-climbs_per_turn = Mountains in one turn
option-climbs_per_turn-3 = up to three
option-climbs_per_turn-1 = one at most
