# Tic Tac Moo

hook = Van elk dier twee op je eigen veld, of twaalf dieren naar huis gedreven.
cow = koe
    .the = de koe
    .this = deze koe
pig = varken
    .the = het varken
    .this = dit varken
sheep = schaap
    .the = het schaap
    .this = dit schaap
chicken = kip
    .the = de kip
    .this = deze kip
herd-cow = { $count } koeien
herd-pig = { $count } varkens
herd-sheep = { $count } schapen
herd-chicken = { $count } kippen
farmhand-1 = knecht 1
farmhand-2 = knecht 2
barn = de stal

field-square = { $place }: { $shows } (weiland van { $who })
ring-square = { $place }: { $shows } (neutrale rand)
empty = leeg
corner = geen veld

area-meadow = De wei
area-player = { $who }
area-farmhands = Knechten
area-barn = Stal
area-start-tiles = Startkaartjes
area-animals = Dieren
animals-line = c koe · p varken · s schaap · h kip
fields-line = weilanden ({ $sign }): { $fields }
field = { $from }–{ $to } ({ $each })
field-empty = { $from }–{ $to } (leeg)
taken-line = binnengehaald: { $count } ({ $each })
taken-none = binnengehaald: niets
supply-line = voorraad: { $count } ({ $each })
supply-none = voorraad: leeg

asks-place = { $who }: leg een startkaartje in een van je weilanden.
asks-place-second = { $who }: nu het andere, in je andere weiland.
asks-drive = { $who }: drijf een dier naast een { $animal }, zoals in je stal (nog { $left }).
asks-drive-anywhere = { $who }: drijf een dier naast een ander (nog { $left }).

move-place = legt een { $animal } op { $square }
move-drive = drijft een { $animal } naar { $square }
move-herd = drijft een { $animal } naar { $square } en haalt { $herd } binnen
move-herds = drijft een { $animal } naar { $square } en haalt { $herd } uit { $rows } rijen tegelijk binnen

told-tile = { $who } trekt een { $animal } voor { $place }.
told-share = { $one } krijgt de startkaartjes { $tiles }, { $other } { $rest }. { $who } heeft de koe en begint.
told-move = { $who } { $what }.
told-barn-moves = Uit de stal gaat { $animal-the } naar knecht 1.
told-stuck = Naast een { $animal } is nergens plaats: { $who } moet ruilen.
told-stuck-for-good = Naast een { $animal } is nergens plaats en er valt niets te ruilen: { $who } mag dit kaartje naast welk dier dan ook drijven.
told-swap = { $who } ruilt { $old-the } in de stal voor een { $animal }.

ended-field = Een weiland is vol, met minstens twee dieren van elke soort.
ended-twelve = Er zijn twaalf dieren binnengehaald.
ended-field-and-twelve = Een weiland is vol, met twee dieren van elke soort, en er zijn twaalf dieren binnengehaald.
ended-dry = Beide voorraden zijn op.

reason-place-middle = In het midden van je weiland ligt elk veld naast { $animal-the }.
reason-place-alone = Hier begint { $animal-the } een weiland van je, nog zonder ander dier ernaast.
reason-place-beside = Op { $square } heeft { $animal-the } al gezelschap.
reason-wins-field = Je weiland is vol, met twee dieren van elke soort: je wint!
reason-wins-taken = Je hebt { $count } dieren binnengehaald: aan het eind van deze beurt win je!
reason-herd = Haalt { $herd } binnen; dat maakt { $taken }.
reason-herds = Haalt { $herd } uit { $rows } rijen tegelijk binnen; dat maakt { $taken }.
reason-prepares = Daarna kan je { $other } { $herd } binnenhalen.
reason-denies = Van hieruit had { $who } { $herd } kunnen binnenhalen.
reason-field-needs = Je weiland heeft { $animal-this } nodig; { $animals ->
    [one] een van de negen velden is bezet.
   *[other] { $animals } van de negen velden zijn bezet.
}
reason-field-spoils = { $herd } is meer dan { $who } in één weiland kan gebruiken.
reason-field-spare = Verbruikt het ene veld dat { $who } in dat weiland over heeft.
reason-safe = Laat { $who } met de dieren die klaarstaan geen kudde over.
reason-ring = De rand is van niemand; daar helpt { $animal-the } niemand een weiland te vullen.
reason-somewhere = Ergens moet { $animal-the } heen, en { $square } is vrij.

board-choose = kiezen
board-where = Klaar om te gaan: { $animal }. Tik een veld aan.
board-who = { $square } is gekozen: tik een dier aan.
board-holds = { $place }: { $shows }
board-barn = Stal: dieren moeten naast een { $animal } komen
board-barn-empty = Stal: leeg
board-beside = Dieren komen naast een { $animal }.
board-pen = { $count } van { $enough } dieren binnengehaald ({ $each })
board-supply = Nog te trekken: { $count } ({ $each })
board-each = { $animal } { $count }
board-field = Weiland { $from }–{ $to }: { $count } van 9 velden bezet ({ $each })
source-cows = Koeien
source-pigs = Varkens
source-sheep = Schapen
source-chickens = Kippen

not-grass = { $square } ligt onder de bomen.
not-empty = Op { $square } staat al een { $animal }.
not-own-field = { $square } ligt niet in een van je weilanden.
not-this-field = In dit weiland staat al een dier. Het andere kaartje gaat naar je andere weiland.
not-at-hand = Je hebt geen { $animal } bij de hand.
not-beside = { $square } ligt niet naast een { $animal }, het dier in je stal.
not-beside-any = { $square } ligt naast geen enkel dier.

lesson-goal = Je kunt op twee manieren winnen: vul een van je eigen weilanden met minstens twee van elk dier, of haal twaalf dieren binnen.
lesson-place = Eerst komt er een startkaartje in elk van je twee weilanden, waar je maar wilt.
lesson-drive = Nu drijven je beide knechten hun dier naar buiten, elk naast een dier van de soort in je stal. Hoeken tellen ook.
lesson-touch = Tik een dier aan en dan een oplichtend veld.
lesson-herd = Drie of meer gelijke dieren op een rij, recht of diagonaal, zijn een kudde. Wie haar afmaakt, pakt alles behalve het gelegde kaartje.
lesson-anywhere = Naast zo’n dier is elk leeg veld goed: in je eigen weilanden, in die van de ander of op de rand, die van niemand is.
lesson-barn = Na je beurt gaat het dier uit de stal naar een knecht en komt er een nieuw in. Zo weet je wat er komt.
lesson-end = Je wint aan het eind van je eigen beurt. Zijn eerst beide voorraden op, dan winnen de meeste binnengehaalde dieren.

option-layout = Wie welke velden heeft
option-layout-diagonal = schuin tegenover elkaar
option-layout-sides = naast elkaar
