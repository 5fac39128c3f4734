# Kuhlorado

hook = Twee dobbelstenen, één weide: zet haar af voordat je buur het doet.
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

asks-again = { $who }: de dobbelstenen houden, of nog eens gooien?
asks-two-cows = { $who }: streep twee koeienvakjes aan. Welk eerst?
asks-second-cow = { $who }: streep een tweede koeienvakje aan.
asks-number = { $who }: streep een vakje met een { $number } aan.
asks-numbers = { $who }: streep een vakje met een { $low } of een { $high } aan.
asks-cow-and-number = { $who }: streep een koe of een { $number } aan – allebei, als er één vakje tussen ligt.
asks-partner = { $who }: de partner ook aanstrepen, of klaar?

move-keep = houdt { $dice }
move-roll-one = gooit de { $die } opnieuw
move-roll-both = gooit beide dobbelstenen opnieuw
move-mark = streept { $square } aan ({ $shows })
move-done = laat het hierbij

told-start = { $who } gooit als eerste.
told-throw = { $who } gooit { $dice }.
told-move = { $who } { $what }.
told-nothing = Zo’n vakje is er niet meer: { $who } streept niets aan.
told-doubles = Negen koeien zijn aangestreept. Dubbele vakjes: de kruisjes noteren { $crosses }, de rondjes { $circles }.

ended-no-cow = Er is geen koeienvakje meer vrij.
ended-no-cow-and-five-numbers = Er is geen koeienvakje meer vrij en er zijn nog maar vijf cijfervakjes over.
ended-five-numbers = Er zijn nog maar vijf cijfervakjes vrij.

place-north = op de noordweide
place-east = op de oostweide
place-south = op de zuidweide
place-west = op de westweide
place-small-trough = bij een kleine drinkbak
place-large-trough = bij een grote drinkbak

reason-ends-ahead = Beëindigt het spel, en je wint met { $own } tegen { $other }.
reason-ends-level = Beëindigt het spel met elk { $own } punten.
reason-ends-behind = Beëindigt het spel, al sta je met { $own } tegen { $other } achter.
reason-land-scores = Maakt land van { $squares } vakjes: { $points } punten erbij voor jou.
reason-land-joins = Verbindt { $areas } van je gebieden tot land van { $squares } vakjes.
reason-land-grows = Je land groeit tot { $squares } vakjes.
reason-lead = Je komt { $place } aan kop, goed voor { $points } punten.
reason-level = Je komt { $place } gelijk, dus voorlopig krijgt niemand de { $points } punten.
reason-denies-points = Houdt { $who } af van land dat { $points } punten meer oplevert.
reason-denies-joining = Belet { $who } hier gebieden te verbinden.
reason-one-more = Eén vakje meer voor jou { $place }, aan het eind { $points } punten waard.
reason-new-land = Begint nieuw land op { $square }.
reason-done = Je laat het bij één vakje; het andere blijft vrij.
reason-keep-nothing = Voor deze dobbelstenen is er geen vakje, maar afwachten kan je goed uitkomen.
reason-keep-cows = Met twee koeien mag je twee koeienvakjes naar keuze aanstrepen.
reason-keep-last-cow = Het laatste koeienvakje kan van jou worden.
reason-keep-both = Ergens ligt er precies één vakje tussen een koe en een { $number }; daar kun je ze allebei aanstrepen.
reason-keep-one = { $squares ->
    [one] Met deze dobbelstenen kun je maar één vakje aanstrepen.
   *[other] Met deze dobbelstenen kun je een van { $squares } vakjes aanstrepen.
}
reason-roll-one-cow = Houdt één koe en zoekt er een cijfer bij.
reason-roll-for-second-cow = Houdt de koe en hoopt op een tweede.
reason-roll-cow-away = Houdt de { $kept } en laat de koe lopen.
reason-roll-for-cow = Houdt de { $kept } en hoopt op een koe erbij.
reason-roll-cows = Geeft twee koeien weg voor een nieuwe worp.
reason-roll-both = Gooit alles opnieuw en hoopt op koeien.

board-square-mark = { $square } – aanstrepen
board-square-keep = { $square } – dobbelstenen houden en aanstrepen
board-die = { $face }: pak op om opnieuw te gooien
board-die-lies = Dobbelsteen: { $face }
board-keep = { $dice } houden
board-keep-nothing = { $dice } houden en niets aanstrepen
board-roll-one = De { $die } opnieuw gooien
board-roll-both = Beide opnieuw gooien
board-done = Het bij één vakje laten
source-edges = randen
source-troughs = drinkbakken
source-land = land
source-doubles = dubbele vakjes
board-ledger = Waar de punten vandaan komen
board-north = Noordweide
board-east = Oostweide
board-south = Zuidweide
board-west = Westweide
board-small-trough = Kleine drinkbak { $square }
board-large-trough = Grote drinkbak { $square }
board-land-of = Land van { $squares } vakjes
board-total = Samen

not-free = { $square } is al aangestreept.
not-water = { $square } hoort bij een drinkbak, en drinkbakken streep je nooit aan.
not-thrown = De dobbelstenen tonen { $dice }; { $square } toont geen van beide.
not-kept = Zeg eerst of je de dobbelstenen houdt.
not-again = De dobbelstenen blijven nu zo. Streep een vakje aan.
not-one-cow = Bij twee koeien moet ook het tweede vakje een koeienvakje zijn.
not-partner = { $square } ligt niet in één lijn met { $first }, met precies één vakje ertussen.
not-other-die = { $square } toont niet wat de andere dobbelsteen toont: { $die }.

lesson-goal = Jullie strepen allebei vakjes aan op één blad. Randen, drinkbakken en groot land leveren punten op; de meeste winnen.
lesson-dice = Je mag nog één keer gooien: tik een dobbelsteen aan om hem op te pakken en gooi alleen die opnieuw. Pak ze allebei op voor allebei.
lesson-mark = Twee cijfers: streep één vakje aan dat een van de twee toont. Twee koeien: streep twee koeienvakjes aan.
lesson-both = Een koe en een cijfer: streep één vakje aan – of van elk één, als ze op één lijn liggen met precies één vakje ertussen.
lesson-edges = Wie langs een rand van het blad de meeste vakjes heeft, krijgt daarvoor 3 punten.
lesson-troughs = Wie naast een drinkbak de meeste vakjes heeft, krijgt 2 punten, 4 bij een grote. Bij evenveel krijgt niemand iets.
lesson-land = Vakjes van jou zij aan zij zijn land: 2 punten vanaf 5 vakjes, 5 vanaf 10, 12 vanaf 15, 20 vanaf 20.
lesson-end = Het is afgelopen als er geen koeienvakje meer vrij is, of nog maar vijf cijfervakjes.

option-sheet = Blad
option-sheet-meadow-1 = Weide 1
option-sheet-meadow-2 = Weide 2
option-sheet-meadow-3 = Weide 3
option-sheet-meadow-4 = Weide 4
option-sheet-meadow-5 = Weide 5
option-sheet-meadow-6 = Weide 6
option-sheet-meadow-7 = Weide 7
option-sheet-meadow-8 = Weide 8
option-sheet-meadow-9 = Weide 9
option-sheet-meadow-10 = Weide 10

option-advanced = Dubbele vakken
option-advanced-false = tellen niet
option-advanced-true = tellen bij de negende koe
