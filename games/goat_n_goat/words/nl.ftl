# Goat 'n' Goat

hook = Zet je geiten op een rij, van klein naar groot, en beklim de bergen voordat de rest het doet.
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

asks-play = { $who }: speel kaarten met hetzelfde getal en pak er daarna zoveel als dat getal.
asks-last-play = { $who }: laatste beurt. Speel kaarten met hetzelfde getal; elke kaart die in je hand blijft, kost een punt.
asks-take = { $who }: pak een kaart uit het aanbod (nog { $left }).
asks-drop = { $who }: te veel kaarten. Welke gaat naar je strafkaarten?
asks-climb = { $who }: een berg beklimmen of beneden blijven?

move-play = speelt { $cards }
move-play-losing = speelt { $cards } en verliest { $lost }
lost-flock = de { $colour-e } kudde van { $size } (−{ $size })
move-take = pakt een { $goat }
move-drop = legt een { $goat } bij de strafkaarten (−1)
move-climb = beklimt de { $colour-e } berg van { $size } met { $flock } geiten (+{ $size })
move-stay = klimt niet verder

told-start = { $who } begint.
told-dealt = { $who } krijgt een { $goat }.
told-dealt-hidden = { $who } krijgt een kaart.
told-display = Nieuw in het aanbod: { $goat }.
told-move = { $who } { $what }.
told-reshuffle = De trekstapel is op. De aflegstapel wordt de nieuwe trekstapel, met { $count } kaarten.
told-nothing-to-shuffle = Geen kudde heeft geklommen, dus er zijn geen kaarten voor een nieuwe trekstapel.
told-last-turns = De trekstapel is op. Iedereen krijgt nog één beurt, te beginnen met { $who }.
told-hands = Wie nog kaarten in de hand heeft, krijgt strafpunten: { $hands }.
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
board-back = Terugleggen
board-climb = Beklim de { $colour-e } berg van { $size } (+{ $size })
board-stay = Beneden blijven
board-tip-play = Tik de geiten aan die je wilt spelen.
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
    [one] een geit weg om lager opnieuw te beginnen; dat kost een punt
   *[other] { $lost } geiten weg om lager opnieuw te beginnen; elk kost een punt
}.
reason-play-last = Raakt { $count ->
    [one] een kaart kwijt die een punt zou kosten
   *[other] { $count } kaarten kwijt die elk een punt zouden kosten
}.
reason-play-many = Zet { $count } geiten tegelijk in de rij, voor maar { $number ->
    [one] één nieuwe kaart
   *[other] { $number } nieuwe kaarten
}.
reason-play-draw = Levert { $number } nieuwe kaarten op.
reason-play-line = Zet { $count ->
    [one] een kleine geit
   *[other] { $count } kleine geiten
} in de rij, zodat er grotere kunnen volgen.
reason-take-equals = Kun je samen spelen met { $count ->
    [one] de andere { $number } in je hand
   *[other] de { $count } andere { $number }’s in je hand
}.
reason-take-fits = Past achter de laatste geit van je { $colour-e } kudde.
reason-take-starts = Hiermee begin je een { $colour-e } kudde.
reason-take-later = Moet wachten tot je { $colour-e } kudde heeft geklommen.
reason-drop-stuck = Kan toch niet bij je { $colour-e } kudde.
reason-drop-alone = Je hebt geen andere { $number } om erbij te spelen.
reason-drop = Er moet toch iets weg.
reason-climb-exactly = Levert { $size } punten op met precies { $size } geiten.
reason-climb-first = Levert { $size } punten op voordat { $who } die berg beklimt.
reason-climb = Levert nu { $size } punten op, { $over ->
    [one] al is er één geit te veel
   *[other] al zijn er { $over } geiten te veel
}.
reason-stay-grow = Wacht op { $count ->
    [one] nog één geit
   *[other] nog { $count } geiten
} om in plaats daarvan de { $colour-e } berg van { $size } te beklimmen.
reason-stay = Bewaart de kudde voor later.
reason-stay-last = Geeft punten weg: kuddes die niet klimmen, tellen aan het eind niet mee.

not-held = Deze kaarten heb je niet.
not-displayed = Die kaart ligt niet in het aanbod.
not-any-more = Dit zijn de laatste beurten: niemand pakt nog kaarten.
not-before-playing = Speel eerst kaarten met hetzelfde getal uit je hand.
not-before-taking = Pak eerst { $left ->
    [one] een kaart
   *[other] { $left } kaarten
} uit het aanbod.
not-before-dropping = Leg eerst een kaart bij je strafkaarten: je hebt er meer dan acht in je hand.
not-after-playing = Je hebt al gespeeld. Beklim een berg, of blijf beneden.
not-free = Die berg is al beklommen.
not-enough-goats = Je { $colour-e } kudde telt { $count ->
    [0] geen geiten
    [one] één geit
   *[other] { $count } geiten
}; deze berg vraagt er { $size }.

lesson-goal = Zet geiten van één kleur op een rij, van klein naar groot, en laat grote kuddes bergen beklimmen. Een berg levert punten op, elke strafkaart kost een punt. Wie de meeste punten heeft, wint.
lesson-play = Speel een of meer kaarten met hetzelfde getal, in welke kleuren je maar wilt. Elke geit gaat naar je kudde van die kleur.
lesson-take = Pak nu zoveel kaarten als het getal dat je speelde. Hoeveel kaarten je speelde, maakt niet uit.
lesson-climb = Een kudde met minstens zoveel geiten als een berg van die kleur vraagt, mag omhoog. Het getal van de berg zijn je punten, en de kudde is weg.
lesson-lower = Een kleinere geit jaagt een kudde met een grotere uiteen: de hele oude kudde wordt strafkaarten, −1 per geit, en er begint een nieuwe.
lesson-wait = Elke berg kan maar één keer beklommen worden. Klim nu, of wacht op een grotere en loop de kans dat iemand je voor is.
lesson-hand = Je mag hoogstens acht kaarten in je hand hebben. Wat te veel is, wordt strafkaarten.
lesson-end = Is de trekstapel op, dan krijgt iedereen nog één beurt. Daarna kost elke kaart in je hand een punt, en kuddes die niet hebben geklommen, tellen niet mee.

option-climbs_per_turn = Bergen per beurt
option-climbs_per_turn-3 = hoogstens drie
option-climbs_per_turn-1 = hoogstens één
