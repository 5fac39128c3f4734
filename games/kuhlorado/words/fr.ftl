# Kuhlorado

hook = Deux dés, une prairie : clôturez-la avant votre voisin.
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
points-line = { $who } ({ $sign }) : { $total } – bordures { $edges }, abreuvoirs { $troughs }, domaines { $land }
points-line-advanced = { $who } ({ $sign }) : { $total } – bordures { $edges }, abreuvoirs { $troughs }, domaines { $land }, doubles cases { $doubles }

asks-again = { $who } : gardez-vous les dés, ou relancez-vous ?
asks-two-cows = { $who } : cochez deux cases vache. Laquelle d’abord ?
asks-second-cow = { $who } : cochez une deuxième case vache.
asks-number = { $who } : cochez une case { $number }.
asks-numbers = { $who } : cochez une case { $low } ou { $high }.
asks-cow-and-number = { $who } : cochez une vache ou un { $number } – ou les deux, si exactement une case les sépare.
asks-partner = { $who } : cochez-vous aussi l’autre case, ou est-ce tout ?

move-keep = garde { $dice }
move-roll-one = relance { $die-the }
move-roll-both = relance les deux dés
move-mark = coche { $square } ({ $shows })
move-done = s’arrête là

told-start = { $who } lance les dés en premier.
told-throw = { $who } obtient { $dice }.
told-move = { $who } { $what }.
told-nothing = Il ne reste aucune case de ce genre : { $who } ne coche rien.
told-doubles = Au moins neuf vaches sont cochées. Doubles cases : les croix notent { $crosses }, les ronds { $circles }.

ended-no-cow = Il ne reste aucune case vache libre.
ended-no-cow-and-five-numbers = Il ne reste aucune case vache libre, et seulement cinq cases chiffrées.
ended-five-numbers = Il ne reste que cinq cases chiffrées libres.

place-north = sur la bordure nord
place-east = sur la bordure est
place-south = sur la bordure sud
place-west = sur la bordure ouest
place-small-trough = autour d’un petit abreuvoir
place-large-trough = autour d’un grand abreuvoir

reason-ends-ahead = La partie s’arrête, et vous gagnez { $own } à { $other }.
reason-ends-level = La partie s’arrête à égalité, { $own } partout.
reason-ends-behind = La partie s’arrête, mais vous perdez { $own } à { $other }.
reason-land-scores = Un domaine de { $squares } cases : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus pour vous.
reason-land-joins = Vous réunissez { $areas } de vos domaines en un seul de { $squares } cases.
reason-land-grows = Votre domaine s’étend à { $squares } cases.
reason-lead = Vous prenez l’avantage { $place }, ce qui vaut { $points } points.
reason-level = Vous égalisez { $place } : pour l’instant, personne n’y gagne les { $points } points.
reason-denies-points = Sans cela, { $who } pourrait gagner ici { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
reason-denies-joining = Sans cela, { $who } pourrait réunir ses domaines ici.
reason-one-more = Une case de plus pour vous { $place } ({ $points } points en jeu).
reason-new-land = Vous commencez un nouveau domaine en { $square }.
reason-done = Vous ne cochez qu’une case ; l’autre reste libre.
reason-keep-nothing = Aucune case ne correspond à ces dés, mais attendre peut être utile.
reason-keep-cows = Deux vaches : vous cochez deux cases vache au choix.
reason-keep-last-cow = La dernière case vache peut être à vous.
reason-keep-both = Quelque part, exactement une case sépare une vache et un { $number } : vous pourrez cocher les deux.
reason-keep-one = { $squares ->
    [one] Une seule case correspond à ces dés.
   *[other] Vous pourrez cocher une case parmi { $squares }.
}
reason-roll-one-cow = Vous gardez une vache et cherchez un chiffre pour l’accompagner.
reason-roll-for-second-cow = Vous gardez la vache et en tentez une deuxième.
reason-roll-cow-away = Vous gardez le { $kept } et laissez filer la vache.
reason-roll-for-cow = Vous gardez le { $kept } et espérez une vache.
reason-roll-cows = Vous renoncez à deux vaches pour relancer.
reason-roll-both = Vous relancez tout et espérez des vaches.

board-square-mark = { $square } – cocher
board-square-keep = { $square } – garder les dés et cocher
board-die = { $face } : touchez ce dé pour le relancer
board-die-lies = Dé : { $face }
board-keep = Garder { $dice }
board-keep-nothing = Garder { $dice } et ne rien cocher
board-roll-one = Relancer { $die-the }
board-roll-both = Relancer les deux
board-done = S’arrêter là
source-edges = bordures
source-troughs = abreuvoirs
source-land = domaines
source-doubles = doubles cases
board-ledger = D’où viennent les points
board-north = Bordure nord
board-east = Bordure est
board-south = Bordure sud
board-west = Bordure ouest
board-small-trough = Petit abreuvoir { $square }
board-large-trough = Grand abreuvoir { $square }
board-land-of = Domaine de { $squares } cases
board-total = Total

not-free = { $square } est déjà cochée.
not-water = { $square } fait partie d’un abreuvoir, et un abreuvoir ne se coche jamais.
not-thrown = Les dés montrent { $dice } ; { $square } ne montre ni l’un ni l’autre.
not-kept = Dites d’abord si vous gardez les dés.
not-again = Les dés ne se relancent plus. Cochez une case.
not-one-cow = Avec deux vaches, la deuxième case doit aussi être une case vache.
not-partner = { $square } doit être alignée avec { $first }, avec exactement une case entre les deux.
not-other-die = { $square } ne va pas avec l’autre dé, qui montre { $die }.

lesson-goal = Vous cochez tous les deux des cases de la même feuille. Bordures, abreuvoirs et grands domaines rapportent des points ; le plus haut score gagne.
lesson-dice = Vous pouvez relancer une fois : touchez un dé pour le soulever et ne relancer que lui. Soulevez les deux pour relancer les deux.
lesson-mark = Deux chiffres : cochez une case qui montre l’un des deux. Deux vaches : cochez deux cases vache.
lesson-both = Une vache et un chiffre : cochez une case – ou une de chaque, si elles sont alignées avec exactement une case entre elles.
lesson-edges = Si vous avez coché plus de cases que votre voisin le long d’une bordure de la feuille, elle vous rapporte 3 points.
lesson-troughs = Si vous avez coché plus de cases à côté d’un abreuvoir, il vous rapporte 2 points, 4 s’il est grand. À égalité, personne n’a rien.
lesson-land = Vos cases qui se touchent par un côté forment un domaine : 2 points dès 5 cases, 5 dès 10, 12 dès 15, 20 dès 20.
lesson-end = La partie finit quand plus aucune case vache n’est libre, ou quand il ne reste que cinq cases chiffrées.

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

option-advanced = Doubles cases
option-advanced-false = ne comptent pas
option-advanced-true = comptent à la neuvième vache
