# Happy Cows!

hook = Muntere deine Kühe auf, halte sie trocken und lass es nebenan regnen.
blue = blau □
    .noun = Blau □
    .cow = blaue Kuh □
purple = lila △
    .noun = Lila △
    .cow = lila Kuh △
red = rot ✕
    .noun = Rot ✕
    .cow = rote Kuh ✕
orange = orange ◇
    .noun = Orange ◇
    .cow = orange Kuh ◇
green = grün ○
    .noun = Grün ○
    .cow = grüne Kuh ○
cow = { $colour }{ $icons }
    .the = die { $colour-cow }{ $icons }
    .bare = { $colour-cow }{ $icons }
cow-happy = { $cow } (fröhlich)
    .the = die fröhliche { $cow-bare }
cow-sad = { $cow } (traurig)
    .the = die traurige { $cow-bare }
farm-card = eine Hofkarte

farmer = Bauer ({ $colour })
    .the = den Bauern ({ $colour })
barn = Stall
    .the = den Stall
rain = Regen ({ $colour })
    .the = den Regen ({ $colour })
trough = Trog
    .the = den Trog
bull = Stier ({ $count })
    .the = den Stier ({ $count })
hunger = Hunger ({ $count })
    .the = den Hunger ({ $count })
weather = Schönes Wetter
    .the = das Schöne Wetter
milkmaid = Melkerin
    .the = die Melkerin
super = Superbauer
    .the = den Superbauern

area-farm = { $who } ({ $points })
area-barn = Stall von { $who }
area-barn-1 = Erster Stall von { $who }
area-barn-2 = Zweiter Stall von { $who }
area-row = Reihe
area-pile = Stapel ({ $count })

asks-cheer = { $who }: Drehe eine deiner Kühe auf fröhlich.
asks-act = { $who }: Spiele eine Karte oder lege eine weg.
asks-colour = { $who }: Welche Farbe heitert der Superbauer auf?
asks-barn = { $who }: Eine Kuh in den Stall führen, oder fertig?
asks-build = { $who }: Kuh in den Stall führen, zweiten Stall bauen, oder fertig?
asks-rain = { $who }: Regen! Eine Kuh in { $colour-noun } in den Stall führen, oder fertig?
asks-give = { $who }: Welche deiner Kühe tauschst du?
asks-take = { $who }: Welche Kuh möchtest du für { $given-the }?
asks-bull = { $who }: Welche Kuh heitert der Stier auf? (noch { $left })
asks-hunger = { $who }: Wessen Kuh bekommt Hunger und wird traurig?
asks-hunger-again = { $who }: Noch eine Kuh von { $whose } wird traurig. Welche?
asks-weather = { $who }: Aus welchem Stall kommt eine Kuh heraus?
asks-milkmaid = { $who }: Welche traurige Kuh heitert die Melkerin auf, wenn überhaupt?

move-play = spielt { $card-the }
move-play-cow = nimmt { $cow-the } aus der Reihe
move-away = legt { $card-the } weg
move-top-cow = nimmt { $cow-the } vom Stapel
move-top-farm = spielt die oberste Karte vom Stapel
move-cheer = heitert { $cow-the } auf
move-colour = heitert alle Kühe in { $colour-noun } auf
move-lead = führt { $cow-the } in den Stall
move-build = baut einen zweiten Stall
move-done = führt keine Kuh mehr in den Stall
move-no-maid = schickt die Melkerin nach Hause
move-give = bietet { $cow-the } an
move-take = nimmt { $cow-the } von { $whose } für { $given-the }
move-sadden = macht { $cow-the } von { $whose } traurig
move-first-barn = ruft { $cow-the } aus dem ersten Stall
move-second-barn = ruft { $cow-the } aus dem zweiten Stall
move-maid = lässt die Melkerin { $cow-the } aufheitern und in den Stall führen
move-maid-outside = lässt die Melkerin { $cow-the } aufheitern

told-start = { $who } beginnt.
told-dealt = { $who } bekommt { $cow-the }.
told-top-cow = Oben auf dem Stapel: { $cow }.
told-top-farm = Oben auf dem Stapel: eine Hofkarte.
told-which = Vom Stapel genommen: { $card }.
told-row = Neu in der Reihe: { $card }.
told-move = { $who } { $what }.
told-happy = Jetzt fröhlich: { $cows }.
told-sad = Jetzt traurig: { $cows }.
told-out = Wieder draußen: { $cows }.
told-swap = Getauscht: { $given } gegen { $taken }.
told-nothing = { $card }: keine Wirkung.

board-tip = Tippe eine Karte an und sieh, was sie auf jedem Hof bewirken würde.
board-play = Spiele { $card-the }
board-take = Nimm { $card-the }
board-top = Spiele die oberste Karte
board-away = Leg sie weg
board-back = Lass sie liegen
board-build = Bau einen zweiten Stall
board-done = Fertig
board-done-rain = Lass es regnen
board-done-maid = Schick die Melkerin heim
board-does-cow = Die Kuh kommt auf deinen Hof und behält ihre Laune.
board-does-top = Niemand weiß, welche Hofkarte es ist. Gespielt wird sie auf jeden Fall.
board-does-farmer = Auf allen Höfen wird jede Kuh in { $colour-noun } fröhlich, die draußen steht.
board-does-super = Du nennst eine Farbe. Auf allen Höfen wird jede Kuh dieser Farbe fröhlich, die draußen steht.
board-does-barn = Führe Kühe in deinen Stall. Drinnen bleibt ihre Laune, wie sie ist.
board-does-barn-two = Führe Kühe in deinen Stall, oder baue diesen als deinen zweiten.
board-does-rain = Erst darfst du deine Kühe in { $colour-noun } hineinführen. Dann werden alle dieser Farbe traurig, die auf anderen Höfen draußen stehen.
board-does-trough = Tausche eine deiner Kühe gegen eine von einem anderen Hof, beide von draußen. Beide behalten ihre Laune.
board-does-bull = { $count ->
    [one] Eine deiner traurigen Kühe draußen wird
   *[other] { $count } deiner traurigen Kühe draußen werden
} fröhlich.
board-does-hunger = { $count ->
    [one] Eine fröhliche Kuh draußen auf einem anderen Hof wird
   *[other] { $count } fröhliche Kühe draußen auf einem anderen Hof werden
} traurig.
board-does-weather = Auf allen anderen Höfen kommt die oberste Kuh aus dem Stall.
board-does-milkmaid = Du darfst eine deiner traurigen Kühe draußen fröhlich machen; ist Platz, kommt sie in deinen Stall.
board-farm = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $happy } für fröhliche Kühe, { $sad } Abzug für traurige
board-barn = { $barn }: { $count } von 3 Plätzen belegt
source-happy-outside = Fröhlich draußen
source-happy-inside = Fröhlich im Stall
source-sad-outside = Traurig draußen
source-sad-inside = Traurig im Stall

ended-empty-pile = Der Arbeitsstapel ist leer.

reason-cow-happy = Bringt dir { $icons ->
    [one] einen Punkt
   *[other] { $icons } Punkte
}, solange die Kuh fröhlich bleibt.
reason-cow-hope = Kostet vorerst { $icons ->
    [one] einen Punkt
   *[other] { $icons } Punkte
}, aber der passende Bauer ist noch im Spiel.
reason-cow-sad = Kostet { $icons ->
    [one] einen Punkt
   *[other] { $icons } Punkte
}, wenn niemand die Kuh aufheitert.
reason-nothing = Ändert auf keinem Hof etwas, und eine Karte ist weg.
reason-farmer-own = Bringt dir { $own } Punkte und den anderen keine.
reason-farmer-all = Bringt dir { $own } Punkte, den anderen zusammen { $others }.
reason-farmer-others = Bringt dir nichts, den anderen aber { $others } Punkte.
reason-super = Lässt dich wählen, welche Farbe fröhlich wird.
reason-barn = Hält { $count ->
    [one] eine fröhliche Kuh
   *[other] fröhliche Kühe
} von dir trocken.
reason-build = Schafft Platz für drei weitere Kühe.
reason-rain = Kostet die anderen { $points } Punkte.
reason-rain-shelter = Lässt dich fröhliche Kühe in { $colour-noun } hineinführen.
reason-trough = Kann dir { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} bringen, auf Kosten anderer.
reason-trough-no-gain = Zwingt dich zum Tausch, obwohl niemand eine bessere Kuh hat.
reason-bull = Bringt dir { $points } Punkte.
reason-hunger = Kann jemand anderen { $points } Punkte kosten.
reason-weather = Ruft { $count ->
    [one] eine Kuh aus einem fremden Stall
   *[other] { $count } Kühe aus fremden Ställen
}.
reason-milkmaid = Kann dir { $points } Punkte bringen.
reason-away = So bekommen die anderen { $card-the } nicht.
reason-away-rain = Hält den Regen von deinen Kühen in { $colour-noun } fern.
reason-top-farm = Versucht dein Glück mit einer Hofkarte, die noch niemand gesehen hat.
reason-cheer = Bringt dir { $points } Punkte: Eine fröhliche Kuh zählt für dich, eine traurige gegen dich.
reason-lead-happy = Sichert { $icons ->
    [one] einen Punkt
   *[other] { $icons } Punkte
}: Drinnen bleibt die Kuh fröhlich.
reason-lead-sad = Füllt einen Platz im Stall, aber drinnen bleibt die Kuh traurig.
reason-give-happy = Gibt eine Kuh her, die { $icons ->
    [one] einen Punkt
   *[other] { $icons } Punkte
} wert ist.
reason-give-sad = Wird eine Kuh los, die dich { $icons ->
    [one] einen Punkt
   *[other] { $icons } Punkte
} kostet.
reason-take = Bringt dir { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}, und { $whose } verliert ebenso viele.
reason-take-even = Bringt dir keine Punkte und kostet dich keine.
reason-take-loss = Kostet dich { $points ->
    [one] einen Punkt, den { $whose } gewinnt
   *[other] { $points } Punkte, die { $whose } gewinnt
}.
reason-sadden = Kostet { $whose } { $points } Punkte.
reason-out-happy = Holt eine fröhliche Kuh von { $whose } nach draußen, wo sie traurig werden kann.
reason-out-sad = Holt eine traurige Kuh von { $whose } nach draußen und lässt den anderen Stall in Ruhe.
reason-maid = Bringt dir { $points } Punkte, und die Kuh steht sicher im Stall.
reason-done = Hält die übrigen Plätze im Stall frei.
reason-done-rain = Führt keine Kuh hinein und lässt es regnen.
reason-done-maid = Lässt deine traurigen Kühe draußen.

not-weather = Nur Schönes Wetter holt eine Kuh aus dem Stall.
not-in-row = Diese Karte liegt nicht in der Reihe.
not-before-cheering = Drehe zuerst eine deiner Kühe auf fröhlich.
not-before-done = Führe zuerst die gespielte Karte zu Ende aus.
not-a-card = Wähle zuerst eine Karte: Spiele eine aus der Reihe oder vom Stapel, oder lege eine weg.
not-inside = Diese Kuh ist im Stall und bleibt, wie sie ist.
not-yours = Das ist keine von deinen Kühen.
not-others = Das ist eine deiner eigenen Kühe.
not-sad = Diese Kuh ist schon fröhlich.
not-happy = Diese Kuh ist schon traurig.
not-room = Dein Stall ist voll.
not-rained-on = Vor diesem Regen dürfen nur deine Kühe in { $colour-noun } in den Stall.
not-same-farm = Alle hungrigen Kühe müssen { $whose } gehören.

lesson-goal = Jede Kuh auf deinen fröhlichen Karten ist ein Punkt für dich, jede auf deinen traurigen ein Punkt gegen dich. Ist der Stapel leer, gewinnt, wer die meisten Punkte hat.
lesson-cheer = Zu Beginn wird eine deiner Karten fröhlich. Mehr Kühe bringen mehr Punkte, aber schau auch, ob in der Reihe ein Bauer oder Regen ihrer Farbe liegt.
lesson-act = In deinem Zug tust du eins von drei Dingen: eine Karte der Reihe spielen, die oberste Karte vom Stapel spielen oder eine Karte der Reihe weglegen.
lesson-cow = Eine Kuh kommt so gelaunt auf deinen Hof, wie sie daliegt. Auf dem Weg vom Stapel in die Reihe wird sie umgedreht.
lesson-barn = Mit einer Stallkarte führst du Kühe in deinen Stall, höchstens drei passen hinein. Drinnen ändert nichts ihre Laune; nur Schönes Wetter holt eine heraus.
lesson-rain = Regen macht jede Kuh seiner Farbe traurig, die auf den anderen Höfen draußen steht. Wer ihn spielt, darf die eigenen vorher in den Stall führen.
lesson-farmer = Ein Bauer macht alle Kühe einer Farbe fröhlich, die draußen stehen, auf allen Höfen. Stier und Melkerin helfen nur deinen eigenen.
lesson-others = Trog, Hunger und Schönes Wetter treffen andere Höfe: Du tauschst eine Kuh, machst Kühe traurig oder holst Kühe aus Ställen.

option-pile_mood = Kühe im Stapel
option-pile_mood-random = zufällig fröhlich oder traurig
option-pile_mood-sad = alle traurig
option-pile_mood-happy = alle fröhlich
