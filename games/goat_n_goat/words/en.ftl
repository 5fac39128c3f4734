# Goat 'n' Goat

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
text = { $text }

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

asks-play = { $who }: play one or more cards of one number. You then take that many cards.
asks-last-play = { $who }: your last turn. Play one or more cards of one number.
asks-take = { $who }: take a card from the display ({ $left } to go).
asks-drop = { $who }: more than eight cards. Which one goes to your penalties?
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

ended-last-turns = The deck is used up and everybody has had a last turn.
