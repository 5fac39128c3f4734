# Goat 'n' Goat

hook = Zet je geiten op volgorde van klein naar groot en klim eerder dan de rest.
red = rood
    .e = rode
blue = blauw
    .e = blauwe
green = groen
    .e = groene
goat = { $colour-e } { $number }
goats = { $count ->
    [one] één { $goat }
    [2] twee { $goat }’s
    [3] drie { $goat }’s
   *[other] { $count } { $goat }’s
}
mountain = { $colour-e } berg van { $size }
none = geen

area-mountains = Bergen, { $colour }
area-deck = Trekstapel
area-display = Aanbod
area-player = { $who }
area-flocks = Kuddes van { $who }
area-hand = Jouw hand
deck-first = { $count ->
    [one] nog 1 kaart
   *[other] nog { $count } kaarten
}, { $discard } afgelegd
deck-second = { $count ->
    [one] nog 1 kaart
   *[other] nog { $count } kaarten
} in de tweede stapel, { $discard } afgelegd
deck-empty = De trekstapel is op: laatste beurten.
player-line = { $points ->
    [one] 1 punt
   *[other] { $points } punten
} · bergen { $mountains } · strafkaarten { $penalties } · hand { $hand }
player-line-known = { $points ->
    [one] 1 punt
   *[other] { $points } punten
} · bergen { $mountains } · strafkaarten { $penalties } · hand { $hand } (bekend: { $known })

asks-play = { $who }: speel kaarten met hetzelfde getal en pak er dan zoveel als het getal zegt.
asks-last-play = { $who }: laatste beurt. Speel kaarten met hetzelfde getal; elke kaart die in je hand blijft, kost een punt.
asks-take = { $who }: pak een kaart uit het aanbod (nog { $left }).
asks-drop = { $who }: te veel kaarten. Welke gaat naar je strafkaarten?
asks-climb = { $who }: een berg beklimmen, of beneden blijven?

move-play = speelt { $cards }
move-play-losing = speelt { $cards } en verliest { $lost }
lost-flock = de { $colour-e } kudde van { $size } (−{ $size })
move-take = pakt een { $goat }
move-drop = geeft een { $goat } op (−1)
move-climb = beklimt de { $colour-e } berg van { $size } met { $flock } geiten (+{ $size })
move-stay = klimt niet verder

told-start = { $who } begint.
told-dealt = { $who } krijgt een { $goat }.
told-dealt-hidden = { $who } krijgt een kaart.
told-display = Nieuw in het aanbod: { $goat }.
told-move = { $who } { $what }.
told-reshuffle = De trekstapel is op. De aflegstapel wordt een nieuwe van { $count } kaarten.
told-nothing-to-shuffle = Er heeft nog geen kudde geklommen, dus er is niets voor een nieuwe stapel.
told-last-turns = De trekstapel is op. Iedereen krijgt nog één laatste beurt, { $who } het eerst.
told-hands = Wat in de hand blijft, wordt strafkaarten: { $hands }.
left-in-hand = { $who } (−{ $count })

ended-last-turns = De trekstapel is op en iedereen heeft een laatste beurt gehad.

board-play = Speel { $cards } → pak er { $number }
board-play-last = Speel { $cards }
board-lose = de { $colour-e } kudde gaat naar de strafkaarten (−{ $size })
board-over = { $count ->
    [one] één kaart te veel (−1)
   *[other] { $count } kaarten te veel (−{ $count })
}
board-all = Alle { $number }’s
board-back = Terugnemen
board-climb = Beklim de { $colour-e } berg van { $size } (+{ $size })
board-stay = Beneden blijven
board-tip-play = Tik de geiten aan die op pad gaan.
board-tip-take = { $left ->
    [one] Nog één geit uit het aanbod
   *[other] Nog { $left } geiten uit het aanbod
}
board-tip-take-over = { board-tip-take } – { $over ->
    [one] één kaart is dan te veel (−1)
   *[other] { $over } kaarten zijn dan te veel (−{ $over })
}
board-tip-drop = { $count ->
    [one] Tik de kaart aan die je kunt missen (−1)
   *[other] Tik { $count } kaarten aan die je kunt missen (elk −1)
}
board-flock = { $who }, { $colour-e } kudde: { $count ->
    [one] 1 geit
   *[other] { $count } geiten
}
board-hand = Hand van { $who }
board-holds = { $count ->
    [one] 1 kaart in de hand
   *[other] { $count } kaarten in de hand
}
board-taken = { $mountain }, beklommen door { $who }
board-last-turns = Laatste beurten
source-mountains = Bergen
source-penalties = Strafkaarten
board-points = Punten

reason-play-reach = Maakt de { $colour-e } kudde groot genoeg voor de berg van { $size }.
reason-play-reach-losing = Kost { $lost ->
    [one] een geit
   *[other] { $lost } geiten
}, maar maakt de { $colour-e } kudde groot genoeg voor de berg van { $size }.
reason-play-lose = Stuurt { $lost ->
    [one] een geit
   *[other] { $lost } geiten
} weg om lager opnieuw te beginnen; elke kost een punt.
reason-play-last = Raakt { $count ->
    [one] een kaart kwijt die een punt zou kosten
   *[other] { $count } kaarten kwijt die elk een punt zouden kosten
}.
reason-play-many = Stuurt { $count } geiten op weg voor maar { $number ->
    [one] één nieuwe kaart
   *[other] { $number } nieuwe kaarten
}.
reason-play-draw = Levert { $number } nieuwe kaarten naar keuze op.
reason-play-line = Zet { $count ->
    [one] een kleine geit
   *[other] { $count } kleine geiten
} klaar, zodat er grotere kunnen volgen.
reason-take-equals = Gaat samen met { $count ->
    [one] de andere { $number } in je hand
   *[other] { $count } andere { $number }’s in je hand
}.
reason-take-fits = Past achter de laatste geit van je { $colour-e } kudde.
reason-take-starts = Begint een { $colour-e } kudde.
reason-take-later = Moet wachten tot je { $colour-e } kudde heeft geklommen.
reason-drop-stuck = Kan toch niet bij je { $colour-e } kudde.
reason-drop-alone = Geen andere { $number } in je hand past erbij.
reason-drop = Er moet toch iets weg.
reason-climb-exactly = Levert { $size } punten op met precies { $size } geiten.
reason-climb-first = Levert { $size } punten op voordat { $who } die berg pakt.
reason-climb = Levert nu { $size } punten op, { $over ->
    [one] al gaat er één geit te veel mee
   *[other] al gaan er { $over } geiten te veel mee
}.
reason-stay-grow = Wacht op { $count ->
    [one] nog één geit
   *[other] nog { $count } geiten
} om liever de { $colour-e } berg van { $size } te beklimmen.
reason-stay = Bewaart de kudde voor later.
reason-stay-last = Geeft punten weg: aan het eind tellen kuddes niet.

not-held = Deze kaarten heb je niet.
not-displayed = Die kaart ligt niet in het aanbod.
not-any-more = Dit zijn de laatste beurten: niemand pakt nog kaarten.
not-before-playing = Speel eerst kaarten met hetzelfde getal uit je hand.
not-before-taking = Pak eerst { $left ->
    [one] een kaart
   *[other] { $left } kaarten
} uit het aanbod.
not-before-dropping = Geef eerst een kaart op: je hebt er meer dan acht.
not-after-playing = Je hebt al gespeeld. Beklim een berg, of blijf beneden.
not-free = Die berg is al genomen.
not-enough-goats = Je { $colour-e } kudde telt { $count ->
    [0] geen geiten
    [one] één geit
   *[other] { $count } geiten
}; deze berg vraagt er { $size }.

lesson-goal = Zet geiten van één kleur op een rij, van klein naar groot, en laat grote kuddes bergen beklimmen. Bergen zijn punten, elke strafkaart kost er een; de meeste punten winnen.
lesson-play = Speel een of meer kaarten met één getal, in welke kleuren ook. Elke geit sluit zich aan bij je kudde van haar kleur.
lesson-take = Pak nu zoveel kaarten als het gespeelde getal zegt – het cijfer telt, niet hoeveel je er hebt gespeeld.
lesson-climb = Een kudde met zoveel geiten als een berg van haar kleur vraagt, mag omhoog. Je krijgt zoveel punten, en de kudde is weg.
lesson-lower = Een kleine geit kan niet achter een grotere aan: de hele oude kudde wordt strafkaarten, −1 per geit.
lesson-wait = Elke berg kan maar één keer worden gepakt. Klim nu, of wacht op een grotere – dan is iemand misschien sneller.
lesson-hand = Acht kaarten mag je hoogstens hebben. Wat erboven is, wordt strafkaarten.
lesson-end = Is de trekstapel op, dan heeft iedereen nog één laatste beurt. Daarna kost elke handkaart een punt, en kuddes die beneden staan tellen niet.

option-climbs_per_turn = Bergen per beurt
option-climbs_per_turn-3 = tot drie
option-climbs_per_turn-1 = hooguit één
