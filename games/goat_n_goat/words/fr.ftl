# Goat 'n' Goat

hook = Alignez vos chèvres de la plus petite à la plus grande et grimpez avant les autres.
red = rouge
    .f = rouge
blue = bleu
    .f = bleue
green = vert
    .f = verte
goat = { $number } { $colour }
goats = { $count ->
    [one] un { $goat }
    [2] deux { $goat }s
    [3] trois { $goat }s
   *[other] { $count } { $goat }s
}
mountain = montagne { $colour-f } de { $size }
none = aucune

area-mountains = Montagnes, { $colour }
area-deck = Pioche
area-display = Offre
area-player = { $who }
area-flocks = Troupeaux ({ $who })
area-hand = Votre main
deck-first = { $count ->
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
}, { $discard } à la défausse
deck-second = { $count ->
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
} dans la deuxième pioche, { $discard } à la défausse
deck-empty = La pioche est épuisée : derniers tours.
player-line = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · montagnes : { $mountains } · pénalités : { $penalties } · main : { $hand }
player-line-known = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · montagnes : { $mountains } · pénalités : { $penalties } · main : { $hand } (connues : { $known })

asks-play = { $who } : jouez des cartes d’un même nombre, puis prenez autant de cartes que ce nombre.
asks-last-play = { $who } : dernier tour. Jouez des cartes d’un même nombre ; chaque carte qui reste en main coûte un point.
asks-take = { $who } : prenez une carte de l’offre (encore { $left }).
asks-drop = { $who } : trop de cartes. Laquelle part en pénalité ?
asks-climb = { $who } : gravir une montagne, ou rester en bas ?

move-play = joue { $cards }
move-play-losing = joue { $cards } et perd { $lost }
lost-flock = le troupeau { $colour } (−{ $size })
move-take = prend un { $goat }
move-drop = met un { $goat } en pénalité (−1)
move-climb = gravit la montagne { $colour-f } de { $size } avec { $flock } chèvres (+{ $size })
move-stay = reste en bas

told-start = { $who } commence.
told-dealt = { $who } reçoit un { $goat }.
told-dealt-hidden = { $who } reçoit une carte.
told-display = Dans l’offre : { $goat }.
told-move = { $who } { $what }.
told-reshuffle = La pioche est épuisée. La défausse forme une nouvelle pioche de { $count } cartes.
told-nothing-to-shuffle = Aucun troupeau n’a encore gravi de montagne : il n’y a rien pour refaire une pioche.
told-last-turns = La pioche est épuisée. Chacun joue un dernier tour, en commençant par { $who }.
told-hands = Les cartes restées en main deviennent des pénalités : { $hands }.
left-in-hand = { $who } (−{ $count })

ended-last-turns = La pioche est épuisée, et chacun a joué son dernier tour.

board-play = Jouer { $cards } → prendre { $number }
board-play-last = Jouer { $cards }
board-lose = le troupeau { $colour } part en pénalités (−{ $size })
board-over = { $count ->
    [one] une carte de trop (−1)
   *[other] { $count } cartes de trop (−{ $count })
}
board-all = Tous mes { $number }
board-back = Reposer
board-climb = Gravir la montagne { $colour-f } de { $size } (+{ $size })
board-stay = Rester en bas
board-tip-play = Touchez les chèvres à jouer.
board-tip-take = { $left ->
    [one] Encore une chèvre à prendre dans l’offre
   *[other] Encore { $left } chèvres à prendre dans l’offre
}
board-tip-take-over = { board-tip-take } – { $over ->
    [one] une carte sera de trop (−1)
   *[other] { $over } cartes seront de trop (−{ $over })
}
board-tip-drop = { $count ->
    [one] Touchez la carte à mettre en pénalité (−1)
   *[other] Touchez { $count } cartes à mettre en pénalité (−1 chacune)
}
board-flock = { $who }, troupeau { $colour } : { $count ->
    [one] { $count } chèvre
   *[other] { $count } chèvres
}
board-hand = Main ({ $who })
board-holds = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
board-taken = { $mountain }, prise par { $who }
board-last-turns = Derniers tours
source-mountains = Montagnes
source-penalties = Pénalités
board-points = Points

reason-play-reach = Le troupeau { $colour } devient assez grand pour la montagne de { $size }.
reason-play-reach-losing = Cela coûte { $lost ->
    [one] une chèvre
   *[other] { $lost } chèvres
}, mais le troupeau { $colour } devient assez grand pour la montagne de { $size }.
reason-play-lose = Un nouveau troupeau repart de plus bas, mais l’ancien coûte { $lost ->
    [one] un point
   *[other] { $lost } points
}.
reason-play-last = { $count ->
    [one] C’est une carte de moins en main : elle coûterait un point.
   *[other] Ce sont { $count } cartes de moins en main : chacune coûterait un point.
}
reason-play-many = Vous jouez { $count } chèvres et ne prenez { $number ->
    [one] qu’une nouvelle carte
   *[other] que { $number } nouvelles cartes
}.
reason-play-draw = Vous pourrez choisir { $number } nouvelles cartes.
reason-play-line = { $count ->
    [one] Une petite chèvre ouvre la marche
   *[other] { $count } petites chèvres ouvrent la marche
}, et de plus grandes pourront suivre.
reason-take-equals = Vous avez déjà { $count ->
    [one] un { $number }
   *[other] { $count } cartes marquées { $number }
} en main : vous pourrez tout jouer ensemble.
reason-take-fits = Cette chèvre peut suivre la dernière de votre troupeau { $colour }.
reason-take-starts = Cette chèvre commence un troupeau { $colour }.
reason-take-later = Cette chèvre doit attendre que votre troupeau { $colour } ait gravi une montagne.
reason-drop-stuck = De toute façon, elle ne peut pas rejoindre votre troupeau { $colour }.
reason-drop-alone = Vous n’avez pas d’autre { $number } à jouer avec.
reason-drop = Il faut bien se séparer d’une carte.
reason-climb-exactly = { $size } points avec exactement { $size } chèvres : pas une de trop.
reason-climb-first = { $size } points, et { $who } n’aura pas cette montagne.
reason-climb = { $size } points tout de suite, même si { $over ->
    [one] une chèvre est de trop
   *[other] { $over } chèvres sont de trop
}.
reason-stay-grow = Avec { $count ->
    [one] une chèvre
   *[other] { $count } chèvres
} de plus, ce sera la montagne { $colour-f } de { $size }.
reason-stay = Le troupeau reste là pour plus tard.
reason-stay-last = Ce sont des points perdus : à la fin, les troupeaux ne comptent pas.

not-held = Vous n’avez pas ces cartes.
not-displayed = Cette carte n’est pas dans l’offre.
not-any-more = Ce sont les derniers tours : on ne prend plus de cartes.
not-before-playing = Jouez d’abord des cartes d’un même nombre.
not-before-taking = Prenez d’abord { $left ->
    [one] une carte
   *[other] { $left } cartes
} de l’offre.
not-before-dropping = Mettez d’abord une carte en pénalité : vous en avez plus de huit.
not-after-playing = Vous avez déjà joué. Gravissez une montagne, ou restez en bas.
not-free = Cette montagne est déjà prise.
not-enough-goats = Votre troupeau { $colour } compte { $count ->
    [0] zéro chèvre
    [one] une chèvre
   *[other] { $count } chèvres
} ; cette montagne en demande { $size }.

lesson-goal = Alignez des chèvres d’une même couleur, de la plus petite à la plus grande : les grands troupeaux gravissent des montagnes. Une montagne rapporte des points, chaque pénalité en coûte un. Le plus haut score gagne.
lesson-play = Jouez une ou plusieurs cartes d’un même nombre, de n’importe quelles couleurs. Chaque chèvre rejoint votre troupeau de sa couleur.
lesson-take = Prenez maintenant autant de cartes que le nombre joué : c’est le chiffre qui compte, pas la quantité de cartes.
lesson-climb = Un troupeau d’au moins autant de chèvres que le demande une montagne de sa couleur peut la gravir. Vous marquez le nombre de la montagne, et le troupeau s’en va.
lesson-lower = Une petite chèvre disperse un troupeau qui en contient une plus grande : l’ancien troupeau devient des pénalités, −1 par chèvre, et un nouveau commence.
lesson-wait = Chaque montagne n’est prise qu’une fois. Gravissez-la maintenant, ou attendez-en une plus grande, au risque qu’un autre soit plus rapide.
lesson-hand = Vous pouvez garder huit cartes en main au plus. Les cartes en trop deviennent des pénalités.
lesson-end = Quand la pioche est épuisée, chacun joue un dernier tour. Puis chaque carte en main coûte un point, et les troupeaux restés en bas ne comptent pas.

option-climbs_per_turn = Montagnes par tour
option-climbs_per_turn-3 = jusqu’à trois
option-climbs_per_turn-1 = une au plus
