# Kuhlorado

hook = Zwei Würfel, eine Weide: Steck sie ab, bevor es dein Nachbar tut.
number = { $number }
cow = Kuh
a-cow = eine Kuh
trough = Tränke
cross = Kreuz
circle = Kreis
square = { $place }: { $shows }

area-sheet = Das Blatt
area-dice = Würfel
area-points = Punkte bisher
points-line = { $who } ({ $sign }): { $total } – Randweiden { $edges }, Tränken { $troughs }, Land { $land }
points-line-advanced = { $who } ({ $sign }): { $total } – Randweiden { $edges }, Tränken { $troughs }, Land { $land }, Doppelfelder { $doubles }

asks-again = { $who }: Würfel behalten oder noch einmal werfen?
asks-two-cows = { $who }: Markiere zwei Kuhfelder. Welches zuerst?
asks-second-cow = { $who }: Markiere ein zweites Kuhfeld.
asks-number = { $who }: Markiere ein Feld mit einer { $number }.
asks-numbers = { $who }: Markiere ein Feld mit einer { $low } oder einer { $high }.
asks-cow-and-number = { $who }: Markiere eine Kuh oder eine { $number } – beides, wenn genau ein Feld dazwischenliegt.
asks-partner = { $who }: Auch das passende zweite Feld markieren, oder reicht das?

move-keep = behält { $dice }
move-roll-one = wirft die { $die } noch einmal
move-roll-both = wirft beide Würfel noch einmal
move-mark = markiert { $square } ({ $shows })
move-done = lässt es dabei

told-start = { $who } würfelt zuerst.
told-throw = { $who } würfelt { $dice }.
told-move = { $who } { $what }.
told-nothing = Kein passendes Feld ist mehr frei: { $who } markiert nichts.
told-doubles = Mindestens neun Kühe sind markiert. Doppelfelder: Die Kreuze notieren { $crosses }, die Kreise { $circles }.

ended-no-cow = Es ist kein Kuhfeld mehr frei.
ended-no-cow-and-five-numbers = Es sind kein Kuhfeld und nur noch fünf Zahlenfelder frei.
ended-five-numbers = Es sind nur noch fünf Zahlenfelder frei.

place-north = auf der Nordweide
place-east = auf der Ostweide
place-south = auf der Südweide
place-west = auf der Westweide
place-small-trough = an einer kleinen Tränke
place-large-trough = an einer großen Tränke

reason-ends-ahead = Beendet das Spiel, und du gewinnst { $own } zu { $other }.
reason-ends-level = Beendet das Spiel mit je { $own } Punkten.
reason-ends-behind = Beendet das Spiel, obwohl du { $own } zu { $other } zurückliegst.
reason-land-scores = Ergibt ein Land aus { $squares } Feldern: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr für dich.
reason-land-joins = Verbindet { $areas } deiner Gebiete zu einem Land aus { $squares } Feldern.
reason-land-grows = Dein Land wächst auf { $squares } Felder.
reason-lead = Du gehst { $place } in Führung; das ist { $points } Punkte wert.
reason-level = Du ziehst { $place } gleich, also bekommt vorerst niemand die { $points } Punkte.
reason-denies-points = Verhindert ein Land, das { $who } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr brächte.
reason-denies-joining = Hindert { $who } daran, hier Gebiete zu verbinden.
reason-one-more = Ein Feld mehr für dich { $place } ({ $points } Punkte).
reason-new-land = Beginnt neues Land auf { $square }.
reason-done = Du lässt es bei einem Feld; das andere bleibt frei.
reason-keep-nothing = Für diese Würfel gibt es kein Feld, aber Abwarten kann sich lohnen.
reason-keep-cows = Mit zwei Kühen darfst du zwei beliebige Kuhfelder markieren.
reason-keep-last-cow = Das letzte Kuhfeld kann deins werden.
reason-keep-both = Irgendwo liegt zwischen einer Kuh und einer { $number } genau ein Feld: Dort kannst du beide markieren.
reason-keep-one = { $squares ->
    [one] Mit diesen Würfeln kannst du ein einziges Feld markieren.
   *[other] Mit diesen Würfeln kannst du eins von { $squares } Feldern markieren.
}
reason-roll-one-cow = Behält eine Kuh und sucht eine Zahl dazu.
reason-roll-for-second-cow = Behält die Kuh und hofft auf eine zweite.
reason-roll-cow-away = Behält die { $kept } und wirft die Kuh noch einmal.
reason-roll-for-cow = Behält die { $kept } und hofft auf eine Kuh dazu.
reason-roll-cows = Gibt zwei Kühe für einen neuen Wurf auf.
reason-roll-both = Wirft alles noch einmal und hofft auf Kühe.

board-square-mark = { $square } – markieren
board-square-keep = { $square } – Würfel behalten und markieren
board-die = { $face }: aufheben, um noch einmal zu werfen
board-die-lies = Würfel: { $face }
board-keep = { $dice } behalten
board-keep-nothing = { $dice } behalten und nichts markieren
board-roll-one = Die { $die } noch einmal werfen
board-roll-both = Beide noch einmal werfen
board-done = Bei einem Feld bleiben
source-edges = Randweiden
source-troughs = Tränken
source-land = Land
source-doubles = Doppelfelder
board-ledger = Woher die Punkte kommen
board-north = Nordweide
board-east = Ostweide
board-south = Südweide
board-west = Westweide
board-small-trough = Kleine Tränke { $square }
board-large-trough = Große Tränke { $square }
board-land-of = Land aus { $squares } Feldern
board-total = Summe

not-free = { $square } ist schon markiert.
not-water = { $square } gehört zu einer Tränke, und Tränken werden nie markiert.
not-thrown = Die Würfel zeigen { $dice }; { $square } zeigt keins davon.
not-kept = Entscheide zuerst, ob du die Würfel behältst.
not-again = Die Würfel bleiben jetzt liegen. Markiere ein Feld.
not-one-cow = Bei zwei Kühen muss auch das zweite Feld ein Kuhfeld sein.
not-partner = { $square } muss mit { $first } in einer Linie liegen, mit genau einem Feld dazwischen.
not-other-die = { $square } passt nicht zum anderen Würfel: { $die }.

lesson-goal = Ihr beide markiert Felder auf demselben Blatt. Randweiden, Tränken und großes Land bringen Punkte; wer die meisten hat, gewinnt.
lesson-dice = Du darfst einmal nachwürfeln: Tippe einen Würfel an, um ihn aufzuheben, und wirf ihn neu. Für beide hebst du beide auf.
lesson-mark = Zwei Zahlen: Markiere ein Feld mit einer von beiden. Zwei Kühe: Markiere zwei Kuhfelder.
lesson-both = Kuh und Zahl: Markiere ein Feld – oder je eins, wenn sie in einer Linie liegen und genau ein Feld dazwischen ist.
lesson-edges = Wer auf einer Randweide, also an einem Rand des Blattes, mehr Felder hat, bekommt dafür 3 Punkte.
lesson-troughs = Wer direkt an einer Tränke mehr Felder hat, bekommt 2 Punkte, bei einer großen 4. Bei Gleichstand gehen beide leer aus.
lesson-land = Deine Felder, die Seite an Seite zusammenhängen, sind Land: 2 Punkte ab 5 Feldern, 5 ab 10, 12 ab 15, 20 ab 20.
lesson-end = Schluss ist, wenn kein Kuhfeld mehr frei ist oder nur noch fünf Zahlenfelder frei sind.

option-sheet = Blatt
option-sheet-meadow-1 = Weide 1
option-sheet-meadow-2 = Weide 2
option-sheet-meadow-3 = Weide 3
option-sheet-meadow-4 = Weide 4
option-sheet-meadow-5 = Weide 5
option-sheet-meadow-6 = Weide 6
option-sheet-meadow-7 = Weide 7
option-sheet-meadow-8 = Weide 8
option-sheet-meadow-9 = Weide 9
option-sheet-meadow-10 = Weide 10

option-advanced = Doppelfelder
option-advanced-false = zählen nicht
option-advanced-true = zählen bei der neunten Kuh
