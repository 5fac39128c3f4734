# Kuhlorado

hook = Deux dés, un pré : clôturez-le avant votre voisin.
number = { $number }
    .the = le { $number }
cow = vache
    .the = la vache
a-cow = une vache
trough = abreuvoir
cross = croix
circle = rond
square = { $place } : { $shows }

area-sheet = La feuille
area-dice = Dés
area-points = Points pour l’instant
points-line = { $who } ({ $sign }) : { $total } – bordures { $edges }, abreuvoirs { $troughs }, terres { $land }
points-line-advanced = { $who } ({ $sign }) : { $total } – bordures { $edges }, abreuvoirs { $troughs }, terres { $land }, doubles { $doubles }

asks-again = { $who } : gardez-vous les dés, ou relancez-vous ?
asks-two-cows = { $who } : cochez deux cases vache. Laquelle d’abord ?
asks-second-cow = { $who } : cochez une deuxième case vache.
asks-number = { $who } : cochez une case marquée { $number }.
asks-numbers = { $who } : cochez une case marquée { $low } ou { $high }.
asks-cow-and-number = { $who } : cochez une vache ou un { $number } – les deux, si une case les sépare.
asks-partner = { $who } : cochez-vous aussi sa partenaire ?

move-keep = garde { $dice }
move-roll-one = relance { $die-the }
move-roll-both = relance les deux dés
move-mark = coche { $square } ({ $shows })
move-done = en reste là

told-start = { $who } lance les dés en premier.
told-throw = { $who } obtient { $dice }.
told-move = { $who } { $what }.
told-nothing = Il ne reste aucune case de ce genre : { $who } ne coche rien.
told-doubles = Neuf vaches sont cochées. Doubles cases : les croix notent { $crosses }, les ronds { $circles }.

ended-no-cow = Il ne reste aucune case vache libre.
ended-no-cow-and-five-numbers = Il ne reste aucune case vache libre, et seulement cinq cases chiffrées.
ended-five-numbers = Il ne reste que cinq cases chiffrées libres.

place-north = sur le pâturage nord
place-east = sur le pâturage est
place-south = sur le pâturage sud
place-west = sur le pâturage ouest
place-small-trough = autour d’un petit abreuvoir
place-large-trough = autour d’un grand abreuvoir

reason-ends-ahead = Met fin à la partie, et vous gagnez { $own } à { $other }.
reason-ends-level = Met fin à la partie sur { $own } points partout.
reason-ends-behind = Met fin à la partie alors que vous perdez { $own } à { $other }.
reason-land-scores = Forme une terre de { $squares } cases : { $points } points de plus pour vous.
reason-land-joins = Réunit { $areas } de vos zones en une terre de { $squares } cases.
reason-land-grows = Votre terre s’étend à { $squares } cases.
reason-lead = Vous prenez l’avantage { $place }, ce qui vaut { $points } points.
reason-level = Vous égalisez { $place } : pour l’instant, personne n’y gagne les { $points } points.
reason-denies-points = Prive { $who } d’une terre qui vaudrait { $points } points de plus.
reason-denies-joining = Empêche { $who } de réunir des zones à cet endroit.
reason-one-more = Une case de plus pour vous { $place }, pour { $points } points à la fin.
reason-new-land = Commence une nouvelle terre en { $square }.
reason-done = Vous vous contentez d’une case ; l’autre reste libre.
reason-keep-nothing = Aucune case ne correspond à ces dés, mais attendre peut vous convenir.
reason-keep-cows = Deux vaches vous permettent de cocher deux cases vache au choix.
reason-keep-last-cow = La dernière case vache peut être à vous.
reason-keep-both = Quelque part, une vache et un { $number } sont à une case l’un de l’autre : vous pourrez cocher les deux.
reason-keep-one = { $squares ->
    [one] Ces dés vous permettent de cocher une seule case.
   *[other] Ces dés vous permettent de cocher une case parmi { $squares }.
}
reason-roll-one-cow = Garde une vache et cherche un chiffre pour l’accompagner.
reason-roll-for-second-cow = Garde la vache et en tente une deuxième.
reason-roll-cow-away = Garde le { $kept } et laisse filer la vache.
reason-roll-for-cow = Garde le { $kept } et espère une vache à ses côtés.
reason-roll-cows = Abandonne deux vaches pour un nouveau lancer.
reason-roll-both = Relance tout et espère des vaches.

board-square-mark = { $square } – cocher
board-square-keep = { $square } – garder les dés et cocher
board-die = { $face } : soulevez-le pour le relancer
board-die-lies = Dé : { $face }
board-keep = Garder { $dice }
board-keep-nothing = Garder { $dice } et ne rien cocher
board-roll-one = Relancer { $die-the }
board-roll-both = Relancer les deux
board-done = En rester à une case
source-edges = bordures
source-troughs = abreuvoirs
source-land = terres
source-doubles = doubles
board-ledger = D’où viennent les points
board-north = Pâturage nord
board-east = Pâturage est
board-south = Pâturage sud
board-west = Pâturage ouest
board-small-trough = Petit abreuvoir { $square }
board-large-trough = Grand abreuvoir { $square }
board-land-of = Terre de { $squares } cases
board-total = Total

not-free = { $square } est déjà cochée.
not-water = { $square } fait partie d’un abreuvoir, et un abreuvoir ne se coche jamais.
not-thrown = Les dés montrent { $dice } ; { $square } ne montre ni l’un ni l’autre.
not-kept = Dites d’abord si vous gardez les dés.
not-again = Les dés restent comme ils sont. Cochez une case.
not-one-cow = Avec deux vaches, la deuxième case doit aussi être une case vache.
not-partner = { $square } n’est pas alignée avec { $first } avec exactement une case entre les deux.
not-other-die = { $square } ne montre pas { $die }, comme l’autre dé.

lesson-goal = Vous cochez tous deux des cases d’une même feuille. Bordures, abreuvoirs et grandes terres rapportent des points ; le plus haut score gagne.
lesson-dice = Vous pouvez relancer une fois : touchez un dé pour le soulever et ne relancer que lui. Soulevez les deux pour relancer les deux.
lesson-mark = Deux chiffres : cochez une case qui montre l’un des deux. Deux vaches : cochez deux cases vache.
lesson-both = Une vache et un chiffre : cochez une case – ou une de chaque, si elles sont alignées avec exactement une case entre elles.
lesson-edges = Qui a le plus de cases le long d’une bordure de la feuille reçoit 3 points.
lesson-troughs = Qui a le plus de cases à côté d’un abreuvoir reçoit 2 points, 4 pour un grand. À égalité, personne n’a rien.
lesson-land = Vos cases qui se touchent par un côté forment une terre : 2 points dès 5 cases, 5 dès 10, 12 dès 15, 20 dès 20.
lesson-end = La partie finit quand plus aucune case vache n’est libre, ou seulement cinq cases chiffre.

option-sheet = Feuille
option-sheet-meadow-1 = Prairie 1
option-sheet-meadow-2 = Prairie 2
option-sheet-meadow-3 = Prairie 3
option-sheet-meadow-4 = Prairie 4
option-sheet-meadow-5 = Prairie 5
option-sheet-meadow-6 = Prairie 6
option-sheet-meadow-7 = Prairie 7
option-sheet-meadow-8 = Prairie 8
option-sheet-meadow-9 = Prairie 9
option-sheet-meadow-10 = Prairie 10

option-advanced = Cases doubles
option-advanced-false = ne comptent pas
option-advanced-true = comptent à la neuvième vache
