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
    [one] 1 Punkt
   *[other] { $points } Punkte
} · Berge { $mountains } · Strafkarten { $penalties } · Hand { $hand }
player-line-known = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} · Berge { $mountains } · Strafkarten { $penalties } · Hand { $hand } (bekannt: { $known })

asks-play = { $who }: Spiele Karten mit derselben Zahl und nimm dann so viele, wie die Zahl sagt.
asks-last-play = { $who }: Letzter Zug. Spiele Karten mit derselben Zahl; jede, die auf der Hand bleibt, kostet einen Punkt.
asks-take = { $who }: Nimm eine Karte aus der Auslage (noch { $left }).
asks-drop = { $who }: Zu viele Karten. Welche kommt zu den Strafkarten?
asks-climb = { $who }: Auf einen Berg, oder unten bleiben?

move-play = spielt { $cards }
move-play-losing = spielt { $cards } und verliert { $lost }
lost-flock = die { $colour-e } Herde mit { $size } (−{ $size })
move-take = nimmt eine { $goat }
move-drop = gibt eine { $goat } auf (−1)
move-climb = besteigt den { $colour-en } { $size }er-Berg mit { $flock } Ziegen (+{ $size })
move-stay = besteigt keinen Berg mehr

told-start = { $who } beginnt.
told-dealt = { $who } bekommt eine { $goat }.
told-dealt-hidden = { $who } bekommt eine Karte.
told-display = Neu in der Auslage: { $goat }.
told-move = { $who } { $what }.
told-reshuffle = Der Stapel ist aufgebraucht. Aus dem Ablagestapel wird ein neuer mit { $count } Karten.
told-nothing-to-shuffle = Noch keine Herde ist geklettert, also gibt es nichts für einen neuen Stapel.
told-last-turns = Der Stapel ist aufgebraucht. Alle haben noch einen letzten Zug, { $who } zuerst.
told-hands = Was auf der Hand bleibt, wird zu Strafkarten: { $hands }.
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
board-back = Zurücknehmen
board-climb = Auf den { $colour-en } { $size }er-Berg (+{ $size })
board-stay = Unten bleiben
board-tip-play = Tippe die Ziegen an, die losziehen sollen.
board-tip-take = { $left ->
    [one] Noch eine Ziege aus der Auslage
   *[other] Noch { $left } Ziegen aus der Auslage
}
board-tip-take-over = { board-tip-take } – { $over ->
    [one] eine Karte wird zu viel sein (−1)
   *[other] { $over } Karten werden zu viel sein (−{ $over })
}
board-tip-drop = { $count ->
    [one] Tippe die Karte an, auf die du verzichtest (−1)
   *[other] Tippe { $count } Karten an, auf die du verzichtest (je −1)
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
board-taken = { $mountain }, bestiegen von { $who }
board-last-turns = Letzte Züge
source-mountains = Berge
source-penalties = Strafkarten
board-points = Punkte

reason-play-reach = Macht die { $colour-e } Herde groß genug für den { $size }er-Berg.
reason-play-reach-losing = Kostet { $lost ->
    [one] eine Ziege
   *[other] { $lost } Ziegen
}, macht aber die { $colour-e } Herde groß genug für den { $size }er-Berg.
reason-play-lose = Schickt { $lost ->
    [one] eine Ziege
   *[other] { $lost } Ziegen
} fort, um tiefer neu anzufangen; jede kostet einen Punkt.
reason-play-last = Wird { $count ->
    [one] eine Karte los, die einen Punkt kosten würde
   *[other] { $count } Karten los, die je einen Punkt kosten würden
}.
reason-play-many = Schickt { $count } Ziegen los für nur { $number ->
    [one] eine neue Karte
   *[other] { $number } neue Karten
}.
reason-play-draw = Bringt { $number } neue Karten nach Wahl.
reason-play-line = Stellt { $count ->
    [one] eine kleine Ziege
   *[other] { $count } kleine Ziegen
} auf, damit größere folgen können.
reason-take-equals = Passt zu { $count ->
    [one] der anderen { $number } auf deiner Hand
   *[other] den { $count } anderen { $number }en auf deiner Hand
}.
reason-take-fits = Passt hinter die letzte Ziege deiner { $colour-en } Herde.
reason-take-starts = Beginnt eine { $colour-e } Herde.
reason-take-later = Muss warten, bis deine { $colour-e } Herde geklettert ist.
reason-drop-stuck = Kann ohnehin nicht zu deiner { $colour-en } Herde.
reason-drop-alone = Keine andere { $number } auf deiner Hand passt dazu.
reason-drop = Irgendetwas muss weg.
reason-climb-exactly = Bringt { $size } Punkte mit genau { $size } Ziegen.
reason-climb-first = Bringt { $size } Punkte, bevor { $who } sich den Berg holt.
reason-climb = Bringt jetzt { $size } Punkte, { $over ->
    [one] auch wenn eine Ziege zu viel mitgeht
   *[other] auch wenn { $over } Ziegen zu viel mitgehen
}.
reason-stay-grow = Wartet auf { $count ->
    [one] noch eine Ziege
   *[other] noch { $count } Ziegen
}, um den { $colour-en } { $size }er-Berg zu besteigen.
reason-stay = Hebt die Herde für später auf.
reason-stay-last = Verschenkt Punkte: Herden zählen am Ende nichts.

not-held = Diese Karten hast du nicht.
not-displayed = Diese Karte liegt nicht in der Auslage.
not-any-more = Das sind die letzten Züge: Niemand nimmt mehr Karten.
not-before-playing = Spiele zuerst Karten mit derselben Zahl aus deiner Hand.
not-before-taking = Nimm zuerst { $left ->
    [one] eine Karte
   *[other] { $left } Karten
} aus der Auslage.
not-before-dropping = Gib zuerst eine Karte ab: Du hast mehr als acht.
not-after-playing = Du hast schon gespielt. Besteige einen Berg, oder bleib unten.
not-free = Diesen Berg hat schon jemand genommen.
not-enough-goats = Deine { $colour-e } Herde hat { $count ->
    [0] keine Ziegen
    [one] eine Ziege
   *[other] { $count } Ziegen
}; dieser Berg verlangt { $size }.

lesson-goal = Stelle Ziegen einer Farbe von klein nach groß auf und lass große Herden auf Berge steigen. Berge sind Punkte, jede Strafkarte kostet einen; die meisten Punkte gewinnen.
lesson-play = Spiele eine oder mehrere Karten mit derselben Zahl, in beliebigen Farben. Jede Ziege geht zu deiner Herde ihrer Farbe.
lesson-take = Nimm jetzt so viele Karten, wie die gespielte Zahl sagt – die Ziffer zählt, nicht, wie viele du gespielt hast.
lesson-climb = Eine Herde mit so vielen Ziegen, wie ein Berg ihrer Farbe verlangt, darf hinauf. Du bekommst so viele Punkte, und die Herde ist weg.
lesson-lower = Eine kleine Ziege kann keiner größeren folgen: Die ganze alte Herde wird zu Strafkarten, −1 je Ziege.
lesson-wait = Jeden Berg gibt es nur einmal. Steig jetzt hinauf, oder warte auf einen größeren – dann ist vielleicht jemand schneller.
lesson-hand = Acht Karten darfst du höchstens halten. Was darüber ist, wird zu Strafkarten.
lesson-end = Ist der Stapel leer, haben alle noch einen letzten Zug. Dann kostet jede Handkarte einen Punkt, und Herden, die unten stehen, zählen nichts.

option-climbs_per_turn = Berge in einem Zug
option-climbs_per_turn-3 = bis zu drei
option-climbs_per_turn-1 = höchstens einer
