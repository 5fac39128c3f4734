# Happy Cows!

hook = Égayez vos vaches, gardez-les au sec et laissez pleuvoir chez les voisins.
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
asks-act = { $who } : jouez une carte, ou écartez-en une.
asks-colour = { $who } : quelle couleur le Super fermier égaie-t-il ?
asks-barn = { $who } : conduire une vache à l’étable, ou terminer ?
asks-build = { $who } : une vache à l’étable, une deuxième étable, ou terminer ?
asks-rain = { $who } : la pluie ! Une vache { $colour-f } à l’étable, ou terminer ?
asks-give = { $who } : laquelle de vos vaches échangez-vous ?
asks-take = { $who } : quelle vache voulez-vous contre { $given-the } ?
asks-bull = { $who } : quelle vache le Taureau égaie-t-il ? (encore { $left })
asks-hunger = { $who } : quelle vache adverse a faim et devient triste ?
asks-hunger-again = { $who } : encore une vache triste chez { $whose }. Laquelle ?
asks-weather = { $who } : de quelle étable une vache sort-elle ?
asks-milkmaid = { $who } : quelle vache triste pour la Laitière, si vous le voulez ?

move-play = joue { $card-the }
move-play-cow = prend { $cow-the } dans la rangée
move-away = écarte { $card-the }
move-top-cow = prend { $cow-the } sur la pile
move-top-farm = joue la première carte de la pile
move-cheer = égaie { $cow-the }
move-colour = égaie toutes les vaches { $colour-fp }
move-lead = conduit { $cow-the } à l’étable
move-build = construit une deuxième étable
move-done = ne rentre plus de vache
move-no-maid = renvoie la Laitière chez elle
move-give = propose { $cow-the }
move-take = prend chez { $whose } { $cow-the } contre { $given-the }
move-sadden = attriste { $cow-the } chez { $whose }
move-first-barn = appelle { $cow-the } hors de la première étable
move-second-barn = appelle { $cow-the } hors de la deuxième étable
move-maid = laisse la Laitière égayer { $cow-the } et la conduire à l’étable
move-maid-outside = laisse la Laitière égayer { $cow-the }

told-start = { $who } commence.
told-dealt = { $who } reçoit { $cow-the }.
told-top-cow = Sur le dessus de la pile : { $cow }.
told-top-farm = Sur le dessus de la pile : une carte ferme.
told-which = Prise sur la pile : { $card }.
told-row = Dans la rangée : { $card }.
told-move = { $who } { $what }.
told-happy = Désormais heureuses : { $cows }.
told-sad = Désormais tristes : { $cows }.
told-out = De retour dehors : { $cows }.
told-swap = Échange : { $given } contre { $taken }.
told-nothing = { $card } : sans effet.

board-tip = Touchez une carte pour voir ce qu’elle ferait dans chaque ferme.
board-play = Jouer { $card-the }
board-take = Prendre { $card-the }
board-top = Jouer la carte du dessus
board-away = L’écarter
board-back = La laisser là
board-build = Bâtir une deuxième étable
board-done = Cela suffit
board-done-rain = Laisser pleuvoir
board-done-maid = Renvoyer la Laitière
board-does-cow = La vache vient dans votre ferme, avec l’humeur qu’elle montre.
board-does-top = Nul ne sait quelle carte ferme c’est. Quelle qu’elle soit, elle est jouée.
board-does-farmer = Dans toutes les fermes, chaque vache { $colour-f } dehors devient heureuse.
board-does-super = Vous nommez une couleur. Dans toutes les fermes, ses vaches dehors deviennent heureuses.
board-does-barn = Conduisez de vos vaches à l’étable. Dedans, leur humeur ne change plus.
board-does-barn-two = Conduisez de vos vaches à l’étable, ou bâtissez celle-ci : ce sera la deuxième.
board-does-rain = D’abord, vous pouvez rentrer vos vaches { $colour-fp }. Puis celles de toutes les autres fermes deviennent tristes.
board-does-trough = Échangez une de vos vaches contre une de n’importe quelle autre ferme. Chacune garde son humeur.
board-does-bull = { $count ->
    [one] Une de vos vaches tristes devient heureuse
   *[other] { $count } de vos vaches tristes deviennent heureuses
}.
board-does-hunger = { $count ->
    [one] Une vache heureuse d’une autre ferme devient triste
   *[other] { $count } vaches heureuses d’une même autre ferme deviennent tristes
}.
board-does-weather = La vache du dessus sort de l’étable, chez tous les autres joueurs.
board-does-milkmaid = Une de vos vaches tristes devient heureuse et entre dans votre étable.
board-farm = { $who } : { $points } points, { $happy } pour les vaches heureuses, moins { $sad } pour les tristes
board-barn = { $barn } : { $count } places prises sur 3
source-happy-outside = Heureuses dehors
source-happy-inside = Heureuses à l’étable
source-sad-outside = Tristes dehors
source-sad-inside = Tristes à l’étable

ended-empty-pile = La pile de travail est vide.

reason-cow-happy = Vous rapporte { $icons ->
    [one] un point
   *[other] { $icons } points
} tant que la vache reste heureuse.
reason-cow-hope = Coûte { $icons ->
    [one] un point
   *[other] { $icons } points
} pour l’instant, mais le Fermier qui peut égayer cette vache n’est pas encore passé.
reason-cow-sad = Coûte { $icons ->
    [one] un point
   *[other] { $icons } points
}, sauf si quelqu’un égaie la vache.
reason-nothing = Ne change rien dans les fermes, et une carte s’en va.
reason-farmer-own = Vous rapporte { $own } points, et rien aux autres.
reason-farmer-all = Vous rapporte { $own } points, et { $others } aux autres réunis.
reason-farmer-others = Ne vous rapporte rien, mais { $others } points aux autres.
reason-super = Vous laisse choisir la couleur qui devient heureuse.
reason-barn = Garde au sec { $count ->
    [one] une de vos vaches heureuses
   *[other] plusieurs de vos vaches heureuses
}.
reason-build = Fait de la place pour trois vaches de plus.
reason-rain = Coûte { $points } points aux autres.
reason-rain-shelter = Vous laisse rentrer des vaches { $colour-fp } heureuses.
reason-trough = Peut vous rapporter { $points ->
    [one] un point
   *[other] { $points } points
} aux dépens d’un autre joueur.
reason-trough-no-gain = Vous oblige à échanger, alors que personne n’a de meilleure vache.
reason-bull = Vous rapporte { $points } points.
reason-hunger = Peut coûter { $points } points à un autre joueur.
reason-weather = Fait sortir { $count ->
    [one] une vache de l’étable d’un autre
   *[other] { $count } vaches des étables des autres
}.
reason-milkmaid = Peut vous rapporter { $points } points.
reason-away = Prive les autres de cette carte : { $card }.
reason-away-rain = Épargne la pluie à vos vaches { $colour-fp }.
reason-top-farm = Tente votre chance avec une carte ferme que personne n’a vue.
reason-cheer = Vous rapporte { $points } points : une vache heureuse compte pour vous, une vache triste contre vous.
reason-lead-happy = Met { $icons ->
    [one] un point
   *[other] { $icons } points
} à l’abri : à l’étable, la vache reste heureuse.
reason-lead-sad = Occupe une place à l’étable, mais la vache y restera triste.
reason-give-happy = Cède une vache qui vaut { $icons ->
    [one] un point
   *[other] { $icons } points
}.
reason-give-sad = Vous débarrasse d’une vache qui vous coûte { $icons ->
    [one] un point
   *[other] { $icons } points
}.
reason-take = Vous rapporte { $points ->
    [one] un point
   *[other] { $points } points
}, et { $whose } en perd autant.
reason-take-even = Ne vous rapporte rien et ne vous coûte rien.
reason-take-loss = Vous coûte { $points ->
    [one] un point, qui va
   *[other] { $points } points, qui vont
} à { $whose }.
reason-sadden = Coûte { $points } points à { $whose }.
reason-out-happy = Fait sortir une vache heureuse chez { $whose } : dehors, elle peut devenir triste.
reason-out-sad = Fait sortir une vache triste chez { $whose }, sans toucher à l’autre étable.
reason-maid = Vous rapporte { $points } points, et la vache est à l’abri.
reason-done = Garde libres les autres places à l’étable.
reason-done-rain = Ne rentre aucune vache, et laisse tomber la pluie.
reason-done-maid = Laisse vos vaches tristes dehors.

not-weather = Seul le Beau temps fait sortir une vache de l’étable.
not-in-row = Cette carte n’est pas dans la rangée.
not-before-cheering = Tournez d’abord une de vos vaches du côté heureux.
not-before-done = Terminez d’abord ce que demande la carte jouée.
not-a-card = C’est le moment d’une carte : jouez-en une de la rangée ou de la pile, ou écartez-en une.
not-inside = Cette vache est à l’étable ; elle y reste comme elle est.
not-yours = Ce n’est pas une de vos vaches.
not-others = C’est une de vos propres vaches.
not-sad = Cette vache est déjà heureuse.
not-happy = Cette vache est déjà triste.
not-room = Votre étable est pleine.
not-rained-on = Avant cette pluie, seules vos vaches { $colour-fp } peuvent rentrer.
not-same-farm = Toutes les vaches affamées doivent être chez { $whose }.

lesson-goal = Chaque vache dessinée sur vos cartes heureuses est un point pour vous, chaque vache sur vos cartes tristes un point contre vous. Quand la pile est vide, le plus haut score gagne.
lesson-cheer = Pour commencer, une de vos cartes devient heureuse. Beaucoup de vaches font beaucoup de points, à moins qu’un Fermier ou une Pluie de leur couleur dans la rangée n’y change quelque chose.
lesson-act = À votre tour, une seule chose : jouer une carte de la rangée, jouer la première carte de la pile, ou écarter une carte de la rangée.
lesson-cow = Une vache vient dans votre ferme avec l’humeur qu’elle montre. En passant de la pile à la rangée, elle est retournée.
lesson-barn = Une carte Étable vous laisse conduire des vaches à l’étable, trois au plus. Rien n’y change leur humeur ; seul le Beau temps en fait sortir une.
lesson-rain = La Pluie attriste toutes les vaches de sa couleur dans les autres fermes, sauf à l’étable. Qui la joue peut d’abord rentrer les siennes.
lesson-farmer = Les Fermiers égaient toutes les vaches d’une couleur, dans toutes les fermes. Taureaux et Laitières n’aident que les vôtres.
lesson-others = Mangeoire, Faim et Beau temps touchent les autres fermes : échanger une vache, en attrister, en faire sortir des étables.

option-pile_mood = Vaches de la pile
option-pile_mood-random = gaies ou tristes au hasard
option-pile_mood-sad = toutes tristes
option-pile_mood-happy = toutes gaies
