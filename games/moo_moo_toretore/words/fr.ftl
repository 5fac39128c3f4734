# Moo Moo Toretore

hook = Tout le monde appelle les vaches en même temps. Visez bas, mais pas là où visent les autres.
spotted = tachetée
    .p = tachetées
red = rousse
    .p = rousses
black = noire
    .p = noires
cow = vache { $breed }
cow-with-kids = vache { $breed } avec veau
cows = { $count ->
    [one] une vache { $breed }
    [2] deux vaches { $breed-p }
    [3] trois vaches { $breed-p }
   *[other] { $count } vaches { $breed-p }
}
cows-with-kids = { $count ->
    [one] une vache { $breed } avec veau
    [2] deux vaches { $breed-p } avec veau
    [3] trois vaches { $breed-p } avec veau
   *[other] { $count } vaches { $breed-p } avec veau
}
chip-1 = le jeton ±1
chip-2 = le jeton ±2
chips-both = les deux jetons
card = carte { $number }
marker-open = marqueur { $number } des { $breed-p }, ouvert
marker-closed = marqueur { $number } des { $breed-p }, fermé
name = { $who }
none = –

area-spotted = Vaches tachetées, { $worth } points chacune
area-red = Vaches rousses, { $worth } points chacune
area-black = Vaches noires, { $worth } points chacune
area-markers = Marqueurs
area-round = Manche
area-piles = Piles
area-player = { $who }
area-laid = Vous avez posé
area-hand = Votre main
round-line = { $round } sur { $rounds } · { $who } mène
round-line-stars = { $round } sur { $rounds } · { $who } mène · { $stars ->
    [one] une étoile : une carte chacun
    [2] deux étoiles : deux cartes chacun
   *[other] trois étoiles : trois cartes chacun
}
piles-line = vaches : { $cows }, défaussées : { $cows-discarded } · cartes de main : { $cards }, défaussées : { $cards-discarded }
points-line = { $total ->
    [one] { $total } point
   *[other] { $total } points
} : vaches { $cows }, veaux { $kids }, jetons { $chips }, race unique { $breed }, séries { $sets }
player-line = vaches : { $cows } · jetons : { $chips } · main : { $hand }
player-line-laid = vaches : { $cows } · jetons : { $chips } · main : { $hand } · posées : { $laid }
player-line-chips = vaches : { $cows } · jetons : { $chips } · main : { $hand } · posées : { $laid } avec { $with }
player-line-picked = vaches : { $cows } · jetons : { $chips } · main : { $hand } · posées : { $laid } avec { $with }, signe choisi

asks-lay = { $who } : posez { $stars ->
    [one] une carte
    [2] deux cartes
   *[other] trois cartes
} face cachée pour former un nombre ouvert.
asks-sign = { $who } : ajouter les jetons, ou les soustraire ?

move-lay = pose { $cards } pour annoncer { $number }
move-lay-chips = pose { $cards } avec { $chips } pour annoncer { $number }
move-lay-either = pose { $cards } avec { $chips } pour annoncer { $low } ou { $high }
move-lay-no = pose { $cards } et doit annoncer NON
move-plus = ajoute { $worth } et annonce { $number }
move-minus = soustrait { $worth } et annonce { $number }

told-start = { $who } mène la première manche.
told-card = { $who } pioche un { $number }.
told-card-hidden = { $who } pioche une carte.
told-cow = Une { $cow } arrive au ranch.
told-cow-no-room = Une { $cow } ne trouve pas de place et part à la défausse.
told-stars = { $stars ->
    [one] Une étoile sur la prochaine vache : chacun pose une carte.
    [2] Deux étoiles sur la prochaine vache : chacun pose deux cartes.
   *[other] Trois étoiles sur la prochaine vache : chacun pose trois cartes.
}
told-move = { $who } { $what }.
told-lays = { $who } pose { $count ->
    [one] une carte
    [2] deux cartes
   *[other] trois cartes
}.
told-lays-chips = { $who } pose { $count ->
    [one] une carte
    [2] deux cartes
   *[other] trois cartes
} avec { $chips }.
told-picks = { $who } a choisi un signe.
told-call = { $who } montre { $cards } : Meuh, meuh, { $number ->
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [8] huit
    [9] neuf
   *[other] dix
} !
told-call-plus = { $who } montre { $cards }, plus { $worth } : Meuh, meuh, { $number ->
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [8] huit
    [9] neuf
   *[other] dix
} !
told-call-minus = { $who } montre { $cards }, moins { $worth } : Meuh, meuh, { $number ->
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [8] huit
    [9] neuf
   *[other] dix
} !
told-no = { $who } montre { $cards } : Meuh, meuh, NON !
told-takes = { $who } prend { $cows }.
told-shares = { $who } partage et obtient { $cows }.
told-shares-none = { $who } a fait la même annonce, mais il ne reste aucune vache { $breed }.
told-untaken = Personne n’a annoncé { $count ->
    [one] la vache { $breed } ; elle part à la défausse
   *[other] les vaches { $breed-p } ; { $count } partent à la défausse
}.
told-chip-up = { $who } retourne son jeton ±1 face visible.
told-hand-pile = Les cartes de main défaussées forment une nouvelle pile de { $count }.
told-cow-pile = Les vaches défaussées forment une nouvelle pile de { $count }.
told-round = Manche { $round } : { $who } mène.

ended-all-led = Tout le monde a mené deux fois.
ended-no-cows = Il n’y a pas assez de vaches pour une autre manche.

gain-cows = { $cows }
gain-set = { $cows } et complétez une série des trois races
gain-one-breed = { $cows } et gardez un troupeau d’une seule race

reason-lowest = Chez les { $breed-p }, aucun nombre n’est plus petit que { $number } : si personne d’autre ne l’annonce, vous obtenez { $gain }.
reason-lowest-first = Chez les { $breed-p }, aucun nombre n’est plus petit que { $number }, et si d’autres l’annoncent aussi, la première vache est pour vous.
reason-higher = Si personne d’autre n’annonce { $number } ou moins chez les { $breed-p }, vous obtenez { $gain }.
reason-chips-lowest = Cela coûte { $chips }, mais chez les { $breed-p } aucun nombre n’est plus petit : si personne d’autre n’annonce { $number }, vous obtenez { $gain }.
reason-chips = Cela coûte { $chips }, mais si personne d’autre n’annonce { $number } ou moins chez les { $breed-p }, vous obtenez { $gain }.
reason-either = Cela coûte { $chips }, mais vous attendez que tout le monde ait posé pour choisir entre { $low } et { $high }.
reason-no = Votre main ne forme aucun nombre ouvert : autant changer ces cartes.
reason-no-chip-up = Votre main ne forme aucun nombre ouvert, mais annoncer NON rend votre jeton ±1 de nouveau utilisable.

board-lay = Poser { $cards } et annoncer { $number }
board-lay-chips = Poser { $cards } avec { $chips } et annoncer { $number }
board-lay-either = Poser { $cards } avec { $chips } et annoncer { $low } ou { $high }
board-lay-no = Poser { $cards } et annoncer NON
board-lay-not = { $cards } : aucun nombre ouvert
board-lay-not-yet = { $cards } : aucun nombre ouvert, mais avec des jetons : { $numbers }
board-sign-closed = { $number } est fermé : sa colonne n’a pas assez de vaches.
board-sign-far = Vos cartes et vos jetons ne peuvent pas former { $number }.
board-tip-lay = { $count ->
    [one] Touchez une carte pour votre soucoupe, ou le nombre à annoncer.
    [2] Touchez deux cartes pour votre soucoupe, ou le nombre à annoncer.
   *[other] Touchez trois cartes pour votre soucoupe, ou le nombre à annoncer.
}
board-tip-more = { $left ->
    [one] Encore une carte
   *[other] Encore { $left } cartes
}
board-back = Reposer
board-call = Meuh, meuh, { $number ->
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [8] huit
    [9] neuf
   *[other] dix
} !
board-call-no = Meuh, meuh, NON !
board-not-open = pas ouvert
board-saucer = Votre soucoupe
board-laid = { $count ->
    [one] une carte face cachée
   *[other] { $count } cartes face cachée
}
board-picked = signe choisi
board-holds = { $count ->
    [one] une carte en main
   *[other] { $count } cartes en main
}
board-leads = mène cette manche
board-chip-up = jeton ±{ $number }, face visible
board-chip-laid = jeton ±{ $number }, posé
board-chip-down = jeton ±{ $number }, utilisé
board-herd = { $kids ->
    [0] { $cows }
   *[other] { $cows }, dont { $kids } avec veau
}
source-cows = Vaches
source-kids = Veaux
source-chips = Jetons
source-one-breed = Race unique
source-sets = Séries

not-so-many = Dans cette manche, chacun pose { $stars ->
    [one] une carte
    [2] deux cartes
   *[other] trois cartes
}.
not-held = Vous n’avez pas ces cartes.
not-that-chip = Vous avez déjà utilisé ce jeton.
not-with-chips = Même avec des jetons, vos cartes ne forment aucun nombre ouvert : posez-les sans jeton et annoncez NON.
not-open = Cela fait { $number }, qui n’est pas un nombre ouvert.
not-open-either = Cela fait { $low } ou { $high }, et aucun des deux n’est ouvert.
not-below = Les jetons valent plus que les cartes : on ne peut pas les soustraire.
not-more-cards = Toutes les cartes sont posées. Ajoutez vos jetons, ou soustrayez-les.

lesson-goal = Attrapez des vaches en annonçant leurs nombres. Quand chacun a mené deux fois, le plus haut score gagne.
lesson-lay = Les étoiles disent combien de cartes chacun pose. Leur somme doit être un nombre ouvert, un de ceux qui brillent sur un poteau.
lesson-alone = Tout le monde annonce au même moment. Si personne d’autre n’annonce un nombre de cette colonne, toutes ses vaches sont à vous.
lesson-lowest = À plusieurs dans une colonne, seul le plus petit nombre gagne des vaches. Ceux qui l’ont annoncé se les partagent.
lesson-worth = Les vaches tachetées valent 3 points, les rousses 4, les noires 5, et 1 de plus avec veau.
lesson-chips = Un jeton ajoute ou soustrait son nombre ; vous choisissez seulement quand tout le monde a posé. Un jeton encore face visible à la fin rapporte son nombre de points.
lesson-no = Si vos cartes et vos jetons ne forment aucun nombre ouvert, vous annoncez NON et n’avez rien dans cette manche.
lesson-more = Chaque série des trois races vaut 1 point de plus. Avec une seule race, chaque vache vaut 1 point de plus.
