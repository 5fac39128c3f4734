# Happy Cows!

hook = Rendez vos vaches heureuses, gardez-les au sec et laissez la pluie aux voisins.
blue = bleu □
    .f = bleue □
    .fp = bleues □
purple = violet △
    .f = violette △
    .fp = violettes △
red = rouge ✕
    .f = rouge ✕
    .fp = rouges ✕
orange = orange ◇
    .f = orange ◇
    .fp = orange ◇
green = vert ○
    .f = verte ○
    .fp = vertes ○
cow = { $colour-f }{ $icons }
    .the = la vache { $colour-f }{ $icons }
cow-happy = { $cow } (heureuse)
    .the = { $cow-the } (heureuse)
cow-sad = { $cow } (triste)
    .the = { $cow-the } (triste)
farm-card = une carte ferme

farmer = Fermier ({ $colour })
    .the = le Fermier ({ $colour })
barn = Étable
    .the = l’Étable
rain = Pluie ({ $colour })
    .the = la Pluie ({ $colour })
trough = Mangeoire
    .the = la Mangeoire
bull = Taureau ({ $count })
    .the = le Taureau ({ $count })
hunger = Faim ({ $count })
    .the = la Faim ({ $count })
weather = Beau temps
    .the = le Beau temps
milkmaid = Laitière
    .the = la Laitière
super = Super fermier
    .the = le Super fermier

area-farm = { $who } ({ $points })
area-barn = Étable ({ $who })
area-barn-1 = Première étable ({ $who })
area-barn-2 = Deuxième étable ({ $who })
area-row = Rangée
area-pile = Pile ({ $count })

asks-cheer = { $who } : tournez une de vos vaches du côté heureux.
asks-act = { $who } : jouez une carte, ou écartez-en une.
asks-colour = { $who } : quelle couleur le Super fermier rend-il heureuse ?
asks-barn = { $who } : conduire une vache à l’étable, ou terminer ?
asks-build = { $who } : conduire une vache à l’étable, construire la deuxième, ou terminer ?
asks-rain = { $who } : la pluie ! Rentrer une vache { $colour-f }, ou terminer ?
asks-give = { $who } : laquelle de vos vaches échangez-vous ?
asks-take = { $who } : quelle vache voulez-vous contre { $given-the } ?
asks-bull = { $who } : quelle vache le Taureau rend-il heureuse ? (encore { $left })
asks-hunger = { $who } : quelle vache adverse a faim et devient triste ?
asks-hunger-again = { $who } : encore une vache qui devient triste chez { $whose }. Laquelle ?
asks-weather = { $who } : de quelle étable la vache sort-elle ?
asks-milkmaid = { $who } : quelle vache triste pour la Laitière ? Vous pouvez refuser.

move-play = joue { $card-the }
move-play-cow = prend { $cow-the } dans la rangée
move-away = écarte { $card-the }
move-top-cow = prend { $cow-the } sur la pile
move-top-farm = joue la carte du dessus de la pile
move-cheer = rend heureuse { $cow-the }
move-colour = rend heureuses toutes les vaches { $colour-fp }
move-lead = conduit { $cow-the } à l’étable
move-build = construit une deuxième étable
move-done = ne rentre plus de vache
move-no-maid = renvoie la Laitière
move-give = propose { $cow-the }
move-take = prend { $cow-the } chez { $whose } contre { $given-the }
move-sadden = rend triste { $cow-the } chez { $whose }
move-first-barn = fait sortir { $cow-the } de la première étable
move-second-barn = fait sortir { $cow-the } de la deuxième étable
move-maid = rend heureuse { $cow-the } grâce à la Laitière et la conduit à l’étable
move-maid-outside = rend heureuse { $cow-the } grâce à la Laitière

told-start = { $who } commence.
told-dealt = { $who } reçoit { $cow-the }.
told-top-cow = Sur le dessus de la pile : { $cow }.
told-top-farm = Sur le dessus de la pile : une carte ferme.
told-which = Prise sur la pile : { $card }.
told-row = Dans la rangée : { $card }.
told-move = { $who } { $what }.
told-happy = Désormais du côté heureux : { $cows }.
told-sad = Désormais du côté triste : { $cows }.
told-out = De retour dehors : { $cows }.
told-swap = Échange : { $given } contre { $taken }.
told-nothing = { $card } : sans effet.

board-tip = Touchez une carte pour voir ce qu’elle ferait dans chaque ferme.
board-play = Jouer { $card-the }
board-take = Prendre { $card-the }
board-top = Jouer la carte du dessus
board-away = L’écarter
board-back = La laisser là
board-build = Construire la deuxième étable
board-done = Terminer
board-done-rain = Laisser pleuvoir
board-done-maid = Renvoyer la Laitière
board-does-cow = La vache rejoint votre ferme, avec l’humeur qu’elle montre.
board-does-top = Une carte ferme, mais laquelle ? Il faudra la jouer.
board-does-farmer = Dans toutes les fermes, chaque vache { $colour-f } dehors devient heureuse.
board-does-super = Vous choisissez une couleur. Dans toutes les fermes, ses vaches dehors deviennent heureuses.
board-does-barn = Conduisez certaines de vos vaches à l’étable. Là, leur humeur ne change plus.
board-does-barn-two = Conduisez certaines de vos vaches à l’étable, ou construisez celle-ci : ce sera la deuxième.
board-does-rain = D’abord, vous pouvez rentrer vos vaches { $colour-fp }. Puis celles qui sont dehors dans les autres fermes deviennent tristes.
board-does-trough = Échangez une de vos vaches dehors contre une vache dehors d’un autre joueur. Chacune garde son humeur.
board-does-bull = { $count ->
    [one] Dehors, une de vos vaches tristes devient heureuse
   *[other] Dehors, { $count } de vos vaches tristes deviennent heureuses
}.
board-does-hunger = { $count ->
    [one] Dehors, une vache heureuse d’un autre joueur devient triste
   *[other] Dehors, { $count } vaches heureuses d’un même autre joueur deviennent tristes
}.
board-does-weather = Chez tous les autres joueurs, la vache du dessus sort de l’étable.
board-does-milkmaid = Vous pouvez rendre heureuse une de vos vaches tristes ; s’il y a de la place, elle entre à l’étable.
board-farm = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $happy } pour les vaches heureuses, moins { $sad } pour les tristes
board-barn = { $barn } : { $count ->
    [one] { $count } place prise
   *[other] { $count } places prises
} sur 3
source-happy-outside = Heureuses dehors
source-happy-inside = Heureuses à l’étable
source-sad-outside = Tristes dehors
source-sad-inside = Tristes à l’étable

ended-empty-pile = La pile est vide.

reason-cow-happy = { $icons ->
    [one] Un point
   *[other] { $icons } points
} pour vous tant que la vache reste heureuse.
reason-cow-hope = { $icons ->
    [one] Un point
   *[other] { $icons } points
} de moins pour l’instant, mais le Fermier de sa couleur peut encore venir.
reason-cow-sad = { $icons ->
    [one] Un point
   *[other] { $icons } points
} de moins, sauf si quelqu’un rend la vache heureuse.
reason-nothing = Rien ne change dans les fermes, et une carte s’en va.
reason-farmer-own = { $own } points pour vous, et rien pour les autres.
reason-farmer-all = { $own } points pour vous, et { $others } pour les autres réunis.
reason-farmer-others = Rien pour vous, mais { $others } points pour les autres.
reason-super = Vous choisissez la couleur qui devient heureuse.
reason-barn = { $count ->
    [one] Une de vos vaches heureuses sera à l’abri.
   *[other] Plusieurs de vos vaches heureuses seront à l’abri.
}
reason-build = Cela fait de la place pour trois vaches de plus.
reason-rain = { $points } points de moins pour les autres.
reason-rain-shelter = Vous pouvez mettre à l’abri des vaches { $colour-fp } heureuses.
reason-trough = Vous pouvez gagner { $points ->
    [one] un point
   *[other] { $points } points
} aux dépens d’un autre joueur.
reason-trough-no-gain = Il faut échanger, alors que personne n’a de meilleure vache.
reason-bull = { $points } points pour vous.
reason-hunger = Un autre joueur peut perdre { $points } points.
reason-weather = { $count ->
    [one] Une vache sort de l’étable d’un autre joueur.
   *[other] { $count } vaches sortent des étables des autres.
}
reason-milkmaid = Vous pouvez gagner { $points } points.
reason-away = Les autres n’auront pas { $card-the }.
reason-away-rain = Vos vaches { $colour-fp } échappent à la pluie.
reason-top-farm = Vous tentez votre chance avec une carte ferme que personne n’a vue.
reason-cheer = { $points } points de plus : une vache heureuse compte pour vous, une vache triste contre vous.
reason-lead-happy = { $icons ->
    [one] Un point
   *[other] { $icons } points
} en sécurité : à l’étable, la vache reste heureuse.
reason-lead-sad = La vache prend une place à l’étable, mais elle y reste triste.
reason-give-happy = Vous cédez une vache qui vaut { $icons ->
    [one] un point
   *[other] { $icons } points
}.
reason-give-sad = Vous vous débarrassez d’une vache qui coûte { $icons ->
    [one] un point
   *[other] { $icons } points
}.
reason-take = { $points ->
    [one] Un point
   *[other] { $points } points
} de plus pour vous, et autant de moins pour { $whose }.
reason-take-even = Votre score ne change pas.
reason-take-loss = { $points ->
    [one] Un point
   *[other] { $points } points
} de moins pour vous, et autant de plus pour { $whose }.
reason-sadden = { $points } points de moins pour { $whose }.
reason-out-happy = Une vache heureuse sort chez { $whose } : dehors, elle peut devenir triste.
reason-out-sad = Une vache triste sort chez { $whose }, et l’autre étable ne change pas.
reason-maid = { $points } points pour vous, et la vache est à l’abri.
reason-done = Les autres places à l’étable restent libres.
reason-done-rain = Vous ne rentrez aucune vache, et la pluie tombe.
reason-done-maid = Vos vaches tristes restent dehors.

not-weather = Seul le Beau temps fait sortir une vache de l’étable.
not-in-row = Cette carte n’est pas dans la rangée.
not-before-cheering = Tournez d’abord une de vos vaches du côté heureux.
not-before-done = Terminez d’abord ce que demande la carte jouée.
not-a-card = Choisissez d’abord une carte : jouez-en une de la rangée ou de la pile, ou écartez-en une.
not-inside = Cette vache est à l’étable ; elle y reste comme elle est.
not-yours = Ce n’est pas une de vos vaches.
not-others = C’est une de vos vaches.
not-sad = Cette vache est déjà heureuse.
not-happy = Cette vache est déjà triste.
not-room = Votre étable est pleine.
not-rained-on = Avant cette pluie, seules vos vaches { $colour-fp } peuvent rentrer.
not-same-farm = La Faim ne touche qu’une ferme : choisissez une vache chez { $whose }.

lesson-goal = Chaque vache dessinée sur vos cartes heureuses est un point pour vous, chaque vache sur vos cartes tristes un point contre vous. Quand la pile est vide, le plus haut score gagne.
lesson-cheer = Pour commencer, une de vos cartes devient heureuse. Plus elle montre de vaches, plus elle rapporte, mais surveillez dans la rangée un Fermier ou une Pluie de sa couleur.
lesson-act = À votre tour, faites une seule chose : jouer une carte de la rangée, jouer la carte du dessus de la pile, ou écarter une carte de la rangée.
lesson-cow = Une vache rejoint votre ferme avec l’humeur qu’elle montre. En passant de la pile à la rangée, elle est retournée.
lesson-barn = Une carte Étable vous laisse conduire des vaches à l’étable, trois au plus. Rien n’y change leur humeur ; seul le Beau temps en fait sortir une.
lesson-rain = La Pluie rend tristes toutes les vaches de sa couleur dans les autres fermes, sauf à l’étable. Avant qu’elle tombe, vous pouvez rentrer les vôtres.
lesson-farmer = Les Fermiers rendent heureuses toutes les vaches d’une couleur, dans toutes les fermes, sauf à l’étable. Taureaux et Laitières n’aident que les vôtres.
lesson-others = Mangeoire, Faim et Beau temps touchent les autres fermes : on échange une vache, on en rend tristes, on en fait sortir de l’étable.

option-pile_mood = Vaches de la pile
option-pile_mood-random = heureuses ou tristes au hasard
option-pile_mood-sad = toutes tristes
option-pile_mood-happy = toutes heureuses
