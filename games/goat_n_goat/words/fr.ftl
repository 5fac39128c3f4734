# Goat 'n' Goat

hook = Rangez vos chèvres de la plus petite à la plus grande et grimpez avant les autres.
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
} · montagnes : { $mountains } · pénalités { $penalties } · main { $hand }
player-line-known = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · montagnes : { $mountains } · pénalités { $penalties } · main { $hand } (connues : { $known })

asks-play = { $who } : jouez des cartes d’un même nombre, puis prenez-en autant que ce nombre l’indique.
asks-last-play = { $who } : dernier tour. Jouez des cartes d’un même nombre ; chaque carte qui reste en main coûte un point.
asks-take = { $who } : prenez une carte de l’offre (encore { $left }).
asks-drop = { $who } : trop de cartes. Laquelle rejoint vos pénalités ?
asks-climb = { $who } : gravir une montagne, ou rester en bas ?

move-play = joue { $cards }
move-play-losing = joue { $cards } et perd { $lost }
lost-flock = le troupeau { $colour } de { $size } (−{ $size })
move-take = prend un { $goat }
move-drop = abandonne un { $goat } (−1)
move-climb = gravit la montagne { $colour-f } de { $size } avec { $flock } chèvres (+{ $size })
move-stay = ne gravit plus rien

told-start = { $who } commence.
told-dealt = { $who } reçoit un { $goat }.
told-dealt-hidden = { $who } reçoit une carte.
told-display = Dans l’offre : { $goat }.
told-move = { $who } { $what }.
told-reshuffle = La pioche est épuisée. La défausse en forme une nouvelle de { $count } cartes.
told-nothing-to-shuffle = Aucun troupeau n’a encore gravi de montagne : il n’y a rien pour former une nouvelle pioche.
told-last-turns = La pioche est épuisée. Il reste un dernier tour à chacun, en commençant par { $who }.
told-hands = Les cartes restées en main deviennent des pénalités : { $hands }.
left-in-hand = { $who } (−{ $count })

ended-last-turns = La pioche est épuisée, et chacun a joué son dernier tour.

board-play = Jouer { $cards } → prendre { $number }
board-play-last = Jouer { $cards }
board-lose = le troupeau { $colour } part en pénalités (−{ $size })
board-over = { $count ->
    [one] une carte de trop (−1)
   *[other] { $count } cartes de trop (−{ $count })
}
board-all = Tous les { $number }
board-back = Reprendre
board-climb = Gravir la montagne { $colour-f } de { $size } (+{ $size })
board-stay = Rester en bas
board-tip-play = Touchez les chèvres qui se mettent en route.
board-tip-take = { $left ->
    [one] Encore une chèvre de l’offre
   *[other] Encore { $left } chèvres de l’offre
}
board-tip-take-over = { board-tip-take } – { $over ->
    [one] une carte sera de trop (−1)
   *[other] { $over } cartes seront de trop (−{ $over })
}
board-tip-drop = { $count ->
    [one] Touchez la carte à abandonner (−1)
   *[other] Touchez { $count } cartes à abandonner (−1 chacune)
}
board-flock = { $who }, troupeau { $colour } : { $count ->
    [one] { $count } chèvre
   *[other] { $count } chèvres
}
board-hand = Main de { $who }
board-holds = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
board-taken = { $mountain }, prise par { $who }
board-last-turns = Derniers tours
source-mountains = Montagnes
source-penalties = Pénalités
board-points = Points

reason-play-reach = Rend le troupeau { $colour } assez grand pour la montagne de { $size }.
reason-play-reach-losing = Coûte { $lost ->
    [one] une chèvre
   *[other] { $lost } chèvres
}, mais rend le troupeau { $colour } assez grand pour la montagne de { $size }.
reason-play-lose = Renvoie { $lost ->
    [one] une chèvre
   *[other] { $lost } chèvres
} pour repartir de plus bas ; chacune coûte un point.
reason-play-last = Débarrasse votre main { $count ->
    [one] d’une carte qui coûterait un point
   *[other] de { $count } cartes qui coûteraient chacune un point
}.
reason-play-many = Fait partir { $count } chèvres pour seulement { $number ->
    [one] une nouvelle carte
   *[other] { $number } nouvelles cartes
}.
reason-play-draw = Rapporte { $number } nouvelles cartes au choix.
reason-play-line = Aligne { $count ->
    [one] une petite chèvre
   *[other] { $count } petites chèvres
}, pour que de plus grandes puissent suivre.
reason-take-equals = Va avec { $count ->
    [one] l’autre { $number } de votre main
   *[other] les { $count } autres { $number } de votre main
}.
reason-take-fits = Peut suivre la dernière chèvre de votre troupeau { $colour }.
reason-take-starts = Commence un troupeau { $colour }.
reason-take-later = Doit attendre que votre troupeau { $colour } ait gravi une montagne.
reason-drop-stuck = Ne peut pas rejoindre votre troupeau { $colour } de toute façon.
reason-drop-alone = Aucun autre { $number } dans votre main ne va avec.
reason-drop = Il faut bien se séparer d’une carte.
reason-climb-exactly = Rapporte { $size } points avec exactement { $size } chèvres.
reason-climb-first = Rapporte { $size } points, et prend cette montagne avant { $who }.
reason-climb = Rapporte { $size } points tout de suite, { $over ->
    [one] même si une chèvre de trop est du voyage
   *[other] même si { $over } chèvres de trop sont du voyage
}.
reason-stay-grow = Attend { $count ->
    [one] encore une chèvre
   *[other] encore { $count } chèvres
} pour gravir plutôt la montagne { $colour-f } de { $size }.
reason-stay = Garde le troupeau pour plus tard.
reason-stay-last = Perd des points : à la fin, les troupeaux ne comptent plus.

not-held = Vous n’avez pas ces cartes.
not-displayed = Cette carte n’est pas dans l’offre.
not-any-more = Ce sont les derniers tours : personne ne prend plus de cartes.
not-before-playing = Jouez d’abord des cartes d’un même nombre de votre main.
not-before-taking = Prenez d’abord { $left ->
    [one] une carte
   *[other] { $left } cartes
} de l’offre.
not-before-dropping = Abandonnez d’abord une carte : vous en avez plus de huit.
not-after-playing = Vous avez déjà joué. Gravissez une montagne, ou restez en bas.
not-free = Cette montagne est déjà prise.
not-enough-goats = Votre troupeau { $colour } compte { $count ->
    [0] zéro chèvre
    [one] une chèvre
   *[other] { $count } chèvres
} ; cette montagne en demande { $size }.

lesson-goal = Alignez des chèvres d’une couleur, de la plus petite à la plus grande : les gros troupeaux gravissent des montagnes. Les montagnes sont des points, chaque pénalité en coûte un ; le plus haut score gagne.
lesson-play = Jouez une ou plusieurs cartes d’un même nombre, de n’importe quelles couleurs. Chaque chèvre rejoint votre troupeau de sa couleur.
lesson-take = Prenez maintenant autant de cartes que le nombre joué – c’est le chiffre qui compte, pas la quantité jouée.
lesson-climb = Un troupeau qui compte autant de chèvres que le demande une montagne de sa couleur peut la gravir. Vous marquez autant de points et le troupeau s’en va.
lesson-lower = Une petite chèvre ne peut pas suivre une plus grande : tout l’ancien troupeau devient des pénalités, −1 par chèvre.
lesson-wait = Chaque montagne n’est prise qu’une fois. Gravissez-la maintenant, ou attendez-en une plus grande, au risque d’être devancé.
lesson-hand = Huit cartes en main au plus. Ce qui dépasse devient des pénalités.
lesson-end = Quand la pioche est épuisée, chacun joue un dernier tour. Puis chaque carte en main coûte un point, et les troupeaux restés en bas ne comptent pas.

option-climbs_per_turn = Sommets par tour
option-climbs_per_turn-3 = jusqu’à trois
option-climbs_per_turn-1 = un seul au plus
