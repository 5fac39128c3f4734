# Goat 'n' Goat

hook = Stell deine Ziegen der Größe nach auf und sei vor den anderen am Gipfel.
red = rot
    .e = rote
    .er = roter
    .en = roten
blue = blau
    .e = blaue
    .er = blauer
    .en = blauen
green = grün
    .e = grüne
    .er = grüner
    .en = grünen
goat = { $colour-e } { $number }
goats = { $count ->
    [one] eine { $goat }
    [2] zwei { $goat }en
    [3] drei { $goat }en
   *[other] { $count } { $goat }en
}
mountain = { $colour-er } { $size }er-Berg
none = keine

area-mountains = Berge, { $colour }
area-deck = Nachziehstapel
area-display = Auslage
area-player = { $who }
area-flocks = Herden von { $who }
area-hand = Deine Hand
deck-first = { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}, { $discard } abgelegt
deck-second = { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
} im zweiten Stapel, { $discard } abgelegt
deck-empty = Der Stapel ist aufgebraucht: letzte Züge.
player-line = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} · Berge { $mountains } · Strafkarten { $penalties } · Hand { $hand }
player-line-known = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} · Berge { $mountains } · Strafkarten { $penalties } · Hand { $hand } (bekannt: { $known })

asks-play = { $who }: Spiele Karten mit derselben Zahl und nimm dann so viele, wie die Zahl sagt.
asks-last-play = { $who }: Letzter Zug. Spiele Karten mit derselben Zahl; jede, die auf der Hand bleibt, kostet einen Punkt.
asks-take = { $who }: Nimm eine Karte aus der Auslage (noch { $left }).
asks-drop = { $who }: Zu viele Karten! Welche kommt zu den Strafkarten?
asks-climb = { $who }: Auf einen Berg steigen oder unten bleiben?

move-play = spielt { $cards }
move-play-losing = spielt { $cards } und verliert { $lost }
lost-flock = die { $colour-e } Herde mit { $size } (−{ $size })
move-take = nimmt eine { $goat }
move-drop = legt eine { $goat } zu den Strafkarten (−1)
move-climb = steigt mit { $flock } Ziegen auf den { $colour-en } { $size }er-Berg (+{ $size })
move-stay = steigt auf keinen Berg mehr

told-start = { $who } beginnt.
told-dealt = { $who } bekommt eine { $goat }.
told-dealt-hidden = { $who } bekommt eine Karte.
told-display = Neu in der Auslage: { $goat }.
told-move = { $who } { $what }.
told-reshuffle = Der Stapel ist aufgebraucht. Der Ablagestapel wird neu gemischt: { $count } Karten.
told-nothing-to-shuffle = Noch keine Herde ist auf einen Berg gestiegen, also gibt es keinen neuen Stapel.
told-last-turns = Der Stapel ist aufgebraucht. Alle haben noch einen letzten Zug, { $who } zuerst.
told-hands = Karten auf der Hand werden zu Strafkarten: { $hands }.
left-in-hand = { $who } (−{ $count })

ended-last-turns = Der Stapel ist aufgebraucht, und alle hatten ihren letzten Zug.

board-play = Spiele { $cards } → ziehe { $number }
board-play-last = Spiele { $cards }
board-lose = { $colour-e } Herde geht zu den Strafkarten (−{ $size })
board-over = { $count ->
    [one] eine Karte zu viel (−1)
   *[other] { $count } Karten zu viel (−{ $count })
}
board-all = Alle { $number }en
board-back = Zurücklegen
board-climb = Auf den { $colour-en } { $size }er-Berg (+{ $size })
board-stay = Unten bleiben
board-tip-play = Tippe die Ziegen an, die du spielen willst.
board-tip-take = { $left ->
    [one] Noch eine Ziege aus der Auslage
   *[other] Noch { $left } Ziegen aus der Auslage
}
board-tip-take-over = { board-tip-take } – { $over ->
    [one] dann muss eine Karte weg (−1)
   *[other] dann müssen { $over } Karten weg (−{ $over })
}
board-tip-drop = { $count ->
    [one] Tippe die Karte an, die weg soll (−1)
   *[other] Tippe { $count } Karten an, die weg sollen (je −1)
}
board-flock = { $who }, { $colour-e } Herde: { $count ->
    [one] 1 Ziege
   *[other] { $count } Ziegen
}
board-hand = Hand von { $who }
board-holds = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
board-taken = { $mountain }: gehört { $who }
board-last-turns = Letzte Züge
source-mountains = Berge
source-penalties = Strafkarten
board-points = Punkte

reason-play-reach = Damit reicht die { $colour-e } Herde für den { $size }er-Berg.
reason-play-reach-losing = Kostet { $lost ->
    [one] eine Ziege
   *[other] { $lost } Ziegen
}, aber dann reicht die { $colour-e } Herde für den { $size }er-Berg.
reason-play-lose = { $lost ->
    [one] Kostet einen Punkt
   *[other] Kostet { $lost } Punkte
}, aber die neue Herde fängt klein an.
reason-play-last = Wird { $count ->
    [one] eine Karte los, die einen Punkt kosten würde
   *[other] { $count } Karten los, die je einen Punkt kosten würden
}.
reason-play-many = Stellt { $count } Ziegen auf einmal auf, für nur { $number ->
    [one] eine neue Karte
   *[other] { $number } neue Karten
}.
reason-play-draw = Bringt { $number } neue Karten deiner Wahl.
reason-play-line = Stellt { $count ->
    [one] eine kleine Ziege
   *[other] { $count } kleine Ziegen
} auf; größere können noch folgen.
reason-take-equals = Passt zu { $count ->
    [one] der anderen { $number } auf deiner Hand
   *[other] den { $count } anderen { $number }en auf deiner Hand
}.
reason-take-fits = Passt hinter die letzte Ziege deiner { $colour-en } Herde.
reason-take-starts = Beginnt eine { $colour-e } Herde.
reason-take-later = Muss warten, bis deine { $colour-e } Herde auf dem Berg ist.
reason-drop-stuck = Passt ohnehin nicht mehr zu deiner { $colour-en } Herde.
reason-drop-alone = Zu ihr passt keine andere { $number } auf deiner Hand.
reason-drop = Eine Karte muss weg.
reason-climb-exactly = Bringt { $size } Punkte mit genau { $size } Ziegen.
reason-climb-first = Bringt { $size } Punkte, bevor { $who } sich den Berg holt.
reason-climb = Bringt jetzt { $size } Punkte, { $over ->
    [one] auch wenn eine Ziege verschenkt ist
   *[other] auch wenn { $over } Ziegen verschenkt sind
}.
reason-stay-grow = Wartet auf { $count ->
    [one] noch eine Ziege
   *[other] noch { $count } Ziegen
}, um stattdessen auf den { $colour-en } { $size }er-Berg zu steigen.
reason-stay = Hebt die Herde für später auf.
reason-stay-last = Verschenkt Punkte: Am Ende zählen Herden nichts mehr.

not-held = Diese Karten hast du nicht.
not-displayed = Diese Karte liegt nicht in der Auslage.
not-any-more = Das sind die letzten Züge: Karten nimmt jetzt niemand mehr.
not-before-playing = Spiele zuerst Karten mit derselben Zahl aus deiner Hand.
not-before-taking = Nimm zuerst { $left ->
    [one] eine Karte
   *[other] { $left } Karten
} aus der Auslage.
not-before-dropping = Du hast mehr als acht Karten. Lege zuerst eine zu den Strafkarten.
not-after-playing = Du hast schon gespielt. Steig auf einen Berg, oder bleib unten.
not-free = Diesen Berg hat schon jemand.
not-enough-goats = Deine { $colour-e } Herde hat { $count ->
    [0] keine Ziegen
    [one] eine Ziege
   *[other] { $count } Ziegen
}; dieser Berg verlangt { $size }.

lesson-goal = Stell Ziegen einer Farbe von klein nach groß auf und lass große Herden auf Berge steigen. Berge bringen Punkte, jede Strafkarte kostet einen. Wer die meisten Punkte hat, gewinnt.
lesson-play = Spiel eine oder mehrere Karten mit derselben Zahl, die Farben sind egal. Jede Ziege kommt zu deiner Herde ihrer Farbe.
lesson-take = Nimm jetzt so viele Karten, wie die gespielte Zahl sagt. Wie viele Karten du gespielt hast, ist egal.
lesson-climb = Eine Herde mit mindestens so vielen Ziegen, wie ein Berg ihrer Farbe verlangt, darf hinauf. Du bekommst die Zahl des Berges als Punkte, und die Herde ist weg.
lesson-lower = Ist eine gespielte Ziege kleiner als eine in ihrer Herde, läuft die alte Herde davon: Sie wird zu Strafkarten, −1 je Ziege, und eine neue beginnt.
lesson-wait = Jeden Berg gibt es nur einmal. Steig jetzt hinauf, oder warte auf einen größeren – dann ist vielleicht jemand schneller.
lesson-hand = Du darfst höchstens acht Karten auf der Hand haben. Alle weiteren werden zu Strafkarten.
lesson-end = Ist der Stapel aufgebraucht, haben alle noch einen letzten Zug. Danach kostet jede Handkarte einen Punkt, und Herden, die noch unten stehen, zählen nichts.

option-climbs_per_turn = Berge pro Zug
option-climbs_per_turn-3 = bis zu drei
option-climbs_per_turn-1 = höchstens einer
