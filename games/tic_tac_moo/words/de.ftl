# Tic Tac Moo

hook = Zwei Tiere jeder Art auf einer eigenen Weidefläche – oder zwölf heimgeholt.
cow = Kuh
    .a = eine Kuh
    .the = die Kuh
    .beside = einer Kuh
    .your = deine Kuh
    .this = diese Kuh
    .no = keine Kuh
pig = Schwein
    .a = ein Schwein
    .the = das Schwein
    .beside = einem Schwein
    .your = dein Schwein
    .this = dieses Schwein
    .no = kein Schwein
sheep = Schaf
    .a = ein Schaf
    .the = das Schaf
    .beside = einem Schaf
    .your = dein Schaf
    .this = dieses Schaf
    .no = kein Schaf
chicken = Huhn
    .a = ein Huhn
    .the = das Huhn
    .beside = einem Huhn
    .your = dein Huhn
    .this = dieses Huhn
    .no = kein Huhn
herd-cow = { $count } Kühe
herd-pig = { $count } Schweine
herd-sheep = { $count } Schafe
herd-chicken = { $count } Hühner
farmhand-1 = Stallknecht 1
farmhand-2 = Stallknecht 2
barn = die Scheune

field-square = { $place }: { $shows } (Weidefläche von { $who })
ring-square = { $place }: { $shows } (neutraler Rand)
empty = leer
corner = kein Feld

area-meadow = Die Wiese
area-player = { $who }
area-farmhands = Stallknechte
area-barn = Scheune
area-start-tiles = Startplättchen
area-animals = Tiere
animals-line = c Kuh · p Schwein · s Schaf · h Huhn
fields-line = Weideflächen ({ $sign }): { $fields }
field = { $from }–{ $to } ({ $each })
field-empty = { $from }–{ $to } (leer)
taken-line = heimgeholt: { $count } ({ $each })
taken-none = heimgeholt: keine
supply-line = Vorrat: { $count } ({ $each })
supply-none = Vorrat: leer

asks-place = { $who }: Lege ein Startplättchen auf eine deiner Weideflächen.
asks-place-second = { $who }: Lege das andere auf deine andere Weidefläche.
asks-drive = { $who }: Treibe ein Tier neben { $animal-a }, passend zu deiner Scheune (noch { $left }).
asks-drive-anywhere = { $who }: Treibe ein Tier neben irgendein anderes (noch { $left }).

move-place = legt { $animal-a } auf { $square }
move-drive = treibt { $animal-a } auf { $square }
move-herd = treibt { $animal-a } auf { $square } und holt { $herd } heim
move-herds = treibt { $animal-a } auf { $square } und holt { $herd } aus { $rows } Reihen auf einmal heim

told-tile = { $who } zieht { $animal-a } für { $place }.
told-share = { $one } bekommt die Startplättchen { $tiles }, { $other } { $rest }. { $who } hat die Kuh und beginnt.
told-move = { $who } { $what }.
told-barn-moves = Aus der Scheune kommt { $animal-the } zu Stallknecht 1.
told-stuck = Neben { $animal-beside } ist nirgends Platz: { $who } muss tauschen.
told-stuck-for-good = Neben { $animal-beside } ist nirgends Platz, und zum Tauschen ist nichts da: { $who } darf dieses Tier neben irgendein anderes treiben.
told-swap = { $who } tauscht { $old-the } in der Scheune gegen { $animal-a }.

ended-field = Eine Weidefläche ist voll, mit mindestens zwei Tieren jeder Art.
ended-twelve = Zwölf Tiere sind heimgeholt.
ended-field-and-twelve = Eine Weidefläche ist voll, mit mindestens zwei Tieren jeder Art, und zwölf Tiere sind heimgeholt.
ended-dry = Beide Vorräte sind aufgebraucht.

reason-place-middle = In der Mitte deiner Weidefläche grenzt jedes andere Feld an { $animal-the }.
reason-place-alone = So beginnt { $animal-the } deine Weidefläche, noch ohne ein anderes Tier daneben.
reason-place-beside = Auf { $square } hat { $animal-the } schon einen Nachbarn.
reason-wins-field = Deine Weidefläche ist voll, mit mindestens zwei Tieren jeder Art: Du gewinnst!
reason-wins-taken = Du hast { $count } Tiere heimgeholt: Am Ende dieses Zuges gewinnst du!
reason-herd = Holt { $herd } heim; damit hast du { $taken }.
reason-herds = Holt { $herd } aus { $rows } Reihen auf einmal heim; damit hast du { $taken }.
reason-prepares = Danach kann { $other-your } { $herd } heimholen.
reason-denies = Von hier aus hätte { $who } { $herd } heimholen können.
reason-field-needs = Deine Weidefläche braucht { $animal-this }; { $animals ->
    [one] eines ihrer neun Felder ist belegt.
   *[other] { $animals } ihrer neun Felder sind belegt.
}
reason-field-spoils = { $herd } sind mehr, als { $who } auf einer Weidefläche brauchen kann.
reason-field-spare = Verbraucht das eine Feld, das { $who } auf dieser Weidefläche übrig hat.
reason-safe = Mit den Tieren, die bereitstehen, findet { $who } dann keine Herde.
reason-ring = Der Rand gehört niemandem; dort hilft { $animal-the } keinem, eine Weidefläche zu füllen.
reason-somewhere = Irgendwohin muss { $animal-the }, und { $square } ist frei.

board-choose = wählen
board-where = Bereit: { $animal }. Tippe ein Feld an.
board-who = Feld { $square } ist gewählt: Tippe ein Tier an.
board-holds = { $place }: { $shows }
board-barn = Scheune: Neue Tiere müssen neben { $animal-a }
board-barn-empty = Scheune: leer
board-beside = Neue Tiere müssen neben { $animal-a }.
board-pen = { $count } von { $enough } Tieren heimgeholt ({ $each })
board-supply = Noch zu ziehen: { $count } ({ $each })
board-each = { $animal } { $count }
board-field = Weidefläche { $from }–{ $to }: { $count } von 9 Feldern belegt ({ $each })
source-cows = Kühe
source-pigs = Schweine
source-sheep = Schafe
source-chickens = Hühner

not-grass = { $square } ist eine Ecke unter den Bäumen und gehört nicht zur Wiese.
not-empty = Auf { $square } steht schon { $animal-a }.
not-own-field = { $square } gehört zu keiner deiner Weideflächen.
not-this-field = Auf dieser Weidefläche steht schon ein Tier. Das andere Plättchen kommt auf deine andere.
not-at-hand = Du hast { $animal-no } zum Legen.
not-beside = { $square } liegt nicht neben { $animal-beside }. Neue Tiere müssen neben eins der Art in deiner Scheune.
not-beside-any = { $square } liegt neben keinem Tier.

lesson-goal = Du kannst auf zwei Arten gewinnen: Fülle eine deiner Weideflächen, mit mindestens zwei Tieren jeder Art, oder hole zwölf Tiere heim.
lesson-place = Zuerst kommt auf jede deiner beiden Weideflächen ein Startplättchen, auf welches Feld du magst.
lesson-drive = Jetzt treiben beide Stallknechte ihr Tier auf die Wiese, jedes neben ein Tier der Art in deiner Scheune. Über Eck zählt auch.
lesson-touch = Tippe ein Tier an und dann ein leuchtendes Feld.
lesson-herd = Drei oder mehr gleiche Tiere in einer Reihe, gerade oder diagonal, sind eine Herde. Machst du sie voll, holst du alle heim außer dem Tier, das du gerade gelegt hast.
lesson-anywhere = Daneben ist jedes leere Feld erlaubt: auf deinen Weideflächen, auf denen deines Gegenübers oder auf dem Rand, der niemandem gehört.
lesson-barn = Nach deinem Zug geht das Tier aus der Scheune zu einem Stallknecht, und ein neues zieht ein. So weißt du, was als Nächstes kommt.
lesson-end = Gewinnen kannst du nur am Ende deines eigenen Zuges. Sind vorher beide Vorräte leer, gewinnt, wer mehr Tiere heimgeholt hat.

option-layout = Wem welche Weideflächen gehören
option-layout-diagonal = über Eck
option-layout-sides = nebeneinander
