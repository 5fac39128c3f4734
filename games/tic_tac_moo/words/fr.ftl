# Tic Tac Moo

hook = Deux animaux de chaque espèce dans votre pâturage, ou douze animaux rentrés au bercail.
cow = vache
    .a = une vache
    .the = la vache
    .of-a = d’une vache
    .this = cette vache
pig = cochon
    .a = un cochon
    .the = le cochon
    .of-a = d’un cochon
    .this = ce cochon
sheep = mouton
    .a = un mouton
    .the = le mouton
    .of-a = d’un mouton
    .this = ce mouton
chicken = poule
    .a = une poule
    .the = la poule
    .of-a = d’une poule
    .this = cette poule
herd-cow = { $count } vaches
herd-pig = { $count } cochons
herd-sheep = { $count } moutons
herd-chicken = { $count } poules
farmhand-1 = l’ouvrier 1
farmhand-2 = l’ouvrier 2
barn = l’étable

field-square = { $place } : { $shows } (pâturage : { $who })
ring-square = { $place } : { $shows } (bordure neutre)
empty = vide
corner = pas de case

area-meadow = La prairie
area-player = { $who }
area-farmhands = Ouvriers
area-barn = Étable
area-start-tiles = Tuiles de départ
area-animals = Animaux
animals-line = c vache · p cochon · s mouton · h poule
fields-line = pâturages ({ $sign }) : { $fields }
field = { $from }–{ $to } ({ $each })
field-empty = { $from }–{ $to } (vide)
taken-line = animaux rentrés : { $count } ({ $each })
taken-none = animaux rentrés : aucun
supply-line = réserve : { $count } ({ $each })
supply-none = réserve : vide

asks-place = { $who } : posez une tuile de départ dans un de vos pâturages.
asks-place-second = { $who } : posez l’autre tuile dans votre autre pâturage.
asks-drive = { $who } : conduisez un animal à côté { $animal-of-a }, comme dans votre étable (encore { $left }).
asks-drive-anywhere = { $who } : conduisez un animal à côté de n’importe quel autre (encore { $left }).

move-place = pose { $animal-a } en { $square }
move-drive = conduit { $animal-a } en { $square }
move-herd = conduit { $animal-a } en { $square } et rentre { $herd }
move-herds = conduit { $animal-a } en { $square } et rentre { $herd } de { $rows } lignes à la fois

told-tile = { $who } pioche { $animal-a } pour { $place }.
told-share = { $one } reçoit les tuiles de départ { $tiles }, { $other } { $rest }. { $who } a la vache et commence.
told-move = { $who } { $what }.
told-barn-moves = De l’étable, { $animal-the } passe à l’ouvrier 1.
told-stuck = Il n’y a plus de place à côté { $animal-of-a } : { $who } doit échanger.
told-stuck-for-good = Il n’y a plus de place à côté { $animal-of-a }, et rien contre quoi échanger : { $who } peut conduire cette tuile à côté de n’importe quel animal.
told-swap = { $who } échange { $old-the } de l’étable contre { $animal-a }.

ended-field = Un pâturage est plein, avec au moins deux animaux de chaque espèce.
ended-twelve = Douze animaux sont rentrés.
ended-field-and-twelve = Un pâturage est plein, avec deux animaux de chaque espèce, et douze animaux sont rentrés.
ended-dry = Les deux réserves sont épuisées.

reason-place-middle = Au milieu de votre pâturage, { $animal-the } touche toutes les autres cases.
reason-place-alone = Ici, { $animal-the } ouvre un de vos pâturages, encore sans voisin.
reason-place-beside = En { $square }, { $animal-the } a déjà de la compagnie.
reason-wins-field = Votre pâturage est plein, avec deux animaux de chaque espèce : vous gagnez !
reason-wins-taken = Vous avez rentré { $count } animaux : à la fin de ce tour, vous gagnez !
reason-herd = { $herd } de plus, cela fait { $taken }.
reason-herds = { $herd } de plus, de { $rows } lignes à la fois : cela fait { $taken }.
reason-prepares = Ensuite, votre { $other } pourra rentrer { $herd }.
reason-denies = D’ici, { $who } aurait pu rentrer { $herd }.
reason-field-needs = Votre pâturage a besoin de { $animal-this } ; { $animals ->
    [one] une de ses neuf cases est occupée.
   *[other] { $animals } de ses neuf cases sont occupées.
}
reason-field-spoils = { $herd } dans un seul pâturage, c’est plus que { $who } ne peut utiliser.
reason-field-spare = Prend la seule case que { $who } a de trop dans ce pâturage.
reason-safe = { $who } n’aura aucun troupeau à prendre avec les animaux qui attendent.
reason-ring = La bordure n’est à personne : { $animal-the } n’y aide personne à remplir un pâturage.
reason-somewhere = Il faut bien mettre { $animal-the } quelque part, et { $square } est libre.

board-choose = choisir
board-where = Où va { $animal-the } ? Touchez une case.
board-who = { $square } est choisie : touchez un animal.
board-holds = { $place } : { $shows }
board-barn = Étable : les animaux vont à côté { $animal-of-a }
board-barn-empty = Étable : vide
board-beside = Les animaux vont à côté { $animal-of-a }.
board-pen = { $count ->
    [one] { $count } animal rentré
   *[other] { $count } animaux rentrés
} sur { $enough } ({ $each })
board-supply = À piocher : { $count } ({ $each })
board-each = { $animal } { $count }
board-field = Pâturage { $from }–{ $to } : { $count ->
    [one] { $count } case occupée
   *[other] { $count } cases occupées
} sur 9 ({ $each })
source-cows = Vaches
source-pigs = Cochons
source-sheep = Moutons
source-chickens = Poules

not-grass = { $square } est un coin sous les arbres, hors de la prairie.
not-empty = Il y a déjà { $animal-a } en { $square }.
not-own-field = { $square } n’est pas dans un de vos pâturages.
not-this-field = Il y a déjà un animal dans ce pâturage. L’autre tuile va dans votre autre pâturage.
not-at-hand = Vous n’avez pas cet animal à poser : { $animal }.
not-beside = { $square } n’est pas à côté { $animal-of-a }, l’espèce qui est dans votre étable.
not-beside-any = { $square } n’est à côté d’aucun animal.

lesson-goal = On gagne de deux façons : remplissez un de vos pâturages avec au moins deux animaux de chaque espèce, ou rentrez douze animaux.
lesson-place = Pour commencer, posez une tuile de départ dans chacun de vos deux pâturages, où vous voulez.
lesson-drive = Maintenant, vos deux ouvriers font sortir leur animal, chacun à côté d’un animal comme celui de votre étable. Les coins comptent aussi.
lesson-touch = Touchez un animal, puis une case qui brille.
lesson-herd = Trois animaux pareils ou plus en ligne, droite ou diagonale, forment un troupeau. Si vous le complétez, vous prenez tout, sauf la tuile posée.
lesson-anywhere = À côté d’un tel animal, toute case vide convient : dans vos pâturages, dans ceux d’en face ou sur la bordure, qui n’est à personne.
lesson-barn = Après votre tour, l’animal de l’étable passe à un ouvrier et un nouveau le remplace. Vous savez donc ce qui vient ensuite.
lesson-end = On gagne à la fin de son propre tour. Si les deux réserves s’épuisent avant, le joueur qui a rentré le plus d’animaux gagne.

option-layout = Répartition des pâturages
option-layout-diagonal = en diagonale
option-layout-sides = côte à côte
