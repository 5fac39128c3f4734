# Kuhlorado

hook = Twee dobbelstenen, één wei: zet er een hek om voordat je buur het doet.
number = { $number }
cow = koe
a-cow = een koe
trough = drinkbak
cross = kruisje
circle = rondje
square = { $place }: { $shows }

area-sheet = Het blad
area-dice = Dobbelstenen
area-points = Punten tot nu toe
points-line = { $who } ({ $sign }): { $total } – randen { $edges }, drinkbakken { $troughs }, land { $land }
points-line-advanced = { $who } ({ $sign }): { $total } – randen { $edges }, drinkbakken { $troughs }, land { $land }, dubbele vakjes { $doubles }

asks-again = { $who }: de dobbelstenen houden of nog eens gooien?
asks-two-cows = { $who }: markeer twee koeienvakjes. Welk eerst?
asks-second-cow = { $who }: markeer nog een koeienvakje.
asks-number = { $who }: markeer een vakje met een { $number }.
asks-numbers = { $who }: markeer één vakje met een { $low } of een { $high }.
asks-cow-and-number = { $who }: markeer een koe of een { $number } – of allebei, als er precies één vakje tussen ligt.
asks-partner = { $who }: ook het bijpassende vakje markeren of klaar?

move-keep = houdt { $dice }
move-roll-one = gooit de { $die } opnieuw
move-roll-both = gooit beide dobbelstenen opnieuw
move-mark = markeert { $square } ({ $shows })
move-done = laat het bij één vakje

told-start = { $who } gooit als eerste.
told-throw = { $who } gooit { $dice }.
told-move = { $who } { $what }.
told-nothing = Zo’n vakje is er niet meer: { $who } markeert niets.
told-doubles = Er zijn minstens negen koeien gemarkeerd. Punten voor dubbele vakjes: kruisjes { $crosses }, rondjes { $circles }.

ended-no-cow = Er is geen koeienvakje meer vrij.
ended-no-cow-and-five-numbers = Er is geen koeienvakje meer vrij en er zijn nog maar vijf cijfervakjes vrij.
ended-five-numbers = Er zijn nog maar vijf cijfervakjes vrij.

place-north = aan de noordrand
place-east = aan de oostrand
place-south = aan de zuidrand
place-west = aan de westrand
place-small-trough = bij een kleine drinkbak
place-large-trough = bij een grote drinkbak

reason-ends-ahead = Beëindigt het spel, en je wint met { $own } tegen { $other }.
reason-ends-level = Beëindigt het spel gelijk: { $own ->
    [one] { $own } punt
   *[other] { $own } punten
} voor elk.
reason-ends-behind = Beëindigt het spel, al verlies je met { $own } tegen { $other }.
reason-land-scores = Maakt land van { $squares } vakjes: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} erbij voor jou.
reason-land-joins = Verbindt { $areas } van je gebieden tot land van { $squares } vakjes.
reason-land-grows = Je land groeit tot { $squares } vakjes.
reason-lead = Je neemt { $place } de leiding, goed voor { $points } punten.
reason-level = Je komt { $place } gelijk, dus die { $points } punten zijn voorlopig voor niemand.
reason-denies-points = Houdt { $who } af van land dat { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} meer oplevert.
reason-denies-joining = Zo kan { $who } hier geen gebieden verbinden.
reason-one-more = Nog een vakje voor jou { $place } ({ $points } punten).
reason-new-land = Begint nieuw land op { $square }.
reason-done = Je laat het bij één vakje; het andere blijft vrij.
reason-keep-nothing = Voor deze dobbelstenen is er geen vakje, maar wachten kan slim zijn.
reason-keep-cows = Met twee koeien markeer je twee koeienvakjes naar keuze.
reason-keep-last-cow = Het laatste koeienvakje kan van jou worden.
reason-keep-both = Ergens ligt er precies één vakje tussen een koe en een { $number }; daar kun je ze allebei markeren.
reason-keep-one = { $squares ->
    [one] Met deze dobbelstenen kun je maar één vakje markeren.
   *[other] Met deze dobbelstenen kun je een van { $squares } vakjes markeren.
}
reason-roll-one-cow = Houdt één koe en zoekt er een cijfer bij.
reason-roll-for-second-cow = Houdt de koe en hoopt op een tweede.
reason-roll-cow-away = Houdt de { $kept } en laat de koe lopen.
reason-roll-for-cow = Houdt de { $kept } en hoopt op een koe erbij.
reason-roll-cows = Geeft twee koeien weg voor een nieuwe worp.
reason-roll-both = Gooit alles opnieuw en hoopt op koeien.

board-square-mark = { $square } – markeren
board-square-keep = { $square } – dobbelstenen houden en markeren
board-die = { $face }: pak hem op om opnieuw te gooien
board-die-lies = Dobbelsteen: { $face }
board-keep = { $dice } houden
board-keep-nothing = { $dice } houden en niets markeren
board-roll-one = De { $die } opnieuw gooien
board-roll-both = Beide opnieuw gooien
board-done = Het bij één vakje laten
source-edges = randen
source-troughs = drinkbakken
source-land = land
source-doubles = dubbele vakjes
board-ledger = Waar de punten vandaan komen
board-north = Noordrand
board-east = Oostrand
board-south = Zuidrand
board-west = Westrand
board-small-trough = Kleine drinkbak { $square }
board-large-trough = Grote drinkbak { $square }
board-land-of = Land van { $squares } vakjes
board-total = Totaal

not-free = { $square } is al gemarkeerd.
not-water = { $square } hoort bij een drinkbak, en die markeer je nooit.
not-thrown = Je hebt { $dice } gegooid; op { $square } staat iets anders.
not-kept = Kies eerst of je de dobbelstenen houdt.
not-again = De dobbelstenen liggen vast. Markeer nu een vakje.
not-one-cow = Bij twee koeien moet ook het tweede vakje een koe tonen.
not-partner = { $square } moet op één lijn liggen met { $first }, met precies één vakje ertussen.
not-other-die = Op { $square } staat niet wat de andere dobbelsteen toont: { $die }.

lesson-goal = Jullie markeren allebei vakjes op hetzelfde blad. Randen, drinkbakken en groot land leveren punten op; wie de meeste punten heeft, wint.
lesson-dice = Je mag nog één keer gooien: tik een dobbelsteen aan om hem op te pakken en gooi alleen die opnieuw. Of pak ze allebei op.
lesson-mark = Twee cijfers: markeer één vakje met een van die cijfers. Twee koeien: markeer twee koeienvakjes.
lesson-both = Een koe en een cijfer: markeer één vakje – of van elk één, als ze op één lijn liggen met precies één vakje ertussen.
lesson-edges = Wie aan een rand van het blad de meeste vakjes heeft, krijgt 3 punten.
lesson-troughs = Wie naast een drinkbak de meeste vakjes heeft, krijgt 2 punten, 4 bij een grote. Bij een gelijke stand krijgt niemand iets.
lesson-land = Vakjes van jou die met een zijde aan elkaar liggen, zijn land: 2 punten vanaf 5 vakjes, 5 vanaf 10, 12 vanaf 15, 20 vanaf 20.
lesson-end = Het spel is afgelopen als er geen koeienvakje meer vrij is, of nog maar vijf cijfervakjes.

option-sheet = Blad
option-sheet-meadow-1 = Wei 1
option-sheet-meadow-2 = Wei 2
option-sheet-meadow-3 = Wei 3
option-sheet-meadow-4 = Wei 4
option-sheet-meadow-5 = Wei 5
option-sheet-meadow-6 = Wei 6
option-sheet-meadow-7 = Wei 7
option-sheet-meadow-8 = Wei 8
option-sheet-meadow-9 = Wei 9
option-sheet-meadow-10 = Wei 10

option-advanced = Dubbele vakjes
option-advanced-false = tellen niet mee
option-advanced-true = tellen bij de negende koe
