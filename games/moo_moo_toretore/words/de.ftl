# Moo Moo Toretore

hook = Alle rufen gleichzeitig nach den Kühen. Ziel niedrig – nur nicht dorthin, wohin die anderen zielen.
spotted = gefleckt
    .e = gefleckte
    .en = gefleckten
red = rot
    .e = rote
    .en = roten
black = schwarz
    .e = schwarze
    .en = schwarzen
cow = { $breed-e } Kuh
cow-with-kids = { $breed-e } Kuh mit Kälbern
cows = { $count ->
    [one] eine { $breed-e } Kuh
    [2] zwei { $breed-e } Kühe
    [3] drei { $breed-e } Kühe
   *[other] { $count } { $breed-e } Kühe
}
cows-with-kids = { $count ->
    [one] eine { $breed-e } Kuh mit Kälbern
    [2] zwei { $breed-e } Kühe mit Kälbern
    [3] drei { $breed-e } Kühe mit Kälbern
   *[other] { $count } { $breed-e } Kühe mit Kälbern
}
chip-1 = den ±1-Chip
    .with = dem ±1-Chip
chip-2 = den ±2-Chip
    .with = dem ±2-Chip
chips-both = beide Chips
    .with = beiden Chips
card = Karte { $number }
marker-open = Marker { $number } ({ $breed }), offen
marker-closed = Marker { $number } ({ $breed }), verdeckt
name = { $who }
none = keine

area-spotted = Gefleckte Kühe, je { $worth } wert
area-red = Rote Kühe, je { $worth } wert
area-black = Schwarze Kühe, je { $worth } wert
area-markers = Marker
area-round = Runde
area-piles = Stapel
area-player = { $who }
area-laid = Du hast gelegt
area-hand = Deine Hand
round-line = { $round } von { $rounds } · { $who } führt an
round-line-stars = { $round } von { $rounds } · { $who } führt an · { $stars ->
    [one] ein Stern: Alle legen eine Karte
    [2] zwei Sterne: Alle legen zwei Karten
   *[other] drei Sterne: Alle legen drei Karten
}
piles-line = Kühe { $cows }, abgelegt { $cows-discarded } · Handkarten { $cards }, abgelegt { $cards-discarded }
points-line = { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}: Kühe { $cows }, Kälber { $kids }, Chips { $chips }, eine Rasse { $breed }, Sätze { $sets }
player-line = Kühe { $cows } · Chips { $chips } · Hand { $hand }
player-line-laid = Kühe { $cows } · Chips { $chips } · Hand { $hand } · gelegt { $laid }
player-line-chips = Kühe { $cows } · Chips { $chips } · Hand { $hand } · gelegt { $laid } mit { $with-with }
player-line-picked = Kühe { $cows } · Chips { $chips } · Hand { $hand } · gelegt { $laid } mit { $with-with }, Vorzeichen gewählt

asks-lay = { $who }: Lege { $stars ->
    [one] eine Karte
    [2] zwei Karten
   *[other] drei Karten
} verdeckt für eine offene Zahl.
asks-sign = { $who }: Chips dazuzählen oder abziehen?

move-lay = legt { $cards }, um { $number } zu rufen
move-lay-chips = legt { $cards } mit { $chips-with }, um { $number } zu rufen
move-lay-either = legt { $cards } mit { $chips-with }, um { $low } oder { $high } zu rufen
move-lay-no = legt { $cards } und muss NEIN rufen
move-plus = zählt { $worth } dazu und ruft { $number }
move-minus = zieht { $worth } ab und ruft { $number }

told-start = { $who } führt zuerst an.
told-card = { $who } zieht eine { $number }.
told-card-hidden = { $who } zieht eine Karte.
told-cow = Eine { $cow } kommt auf die Ranch.
told-cow-no-room = Eine { $cow } findet keinen Platz und wird abgelegt.
told-stars = { $stars ->
    [one] Ein Stern auf der nächsten Kuh: Alle legen eine Karte.
    [2] Zwei Sterne auf der nächsten Kuh: Alle legen zwei Karten.
   *[other] Drei Sterne auf der nächsten Kuh: Alle legen drei Karten.
}
told-move = { $who } { $what }.
told-lays = { $who } legt { $count ->
    [one] eine Karte
    [2] zwei Karten
   *[other] drei Karten
}.
told-lays-chips = { $who } legt { $count ->
    [one] eine Karte
    [2] zwei Karten
   *[other] drei Karten
} mit { $chips-with }.
told-picks = { $who } hat ein Vorzeichen gewählt.
told-call = { $who } zeigt { $cards }: Muh, muh, { $number ->
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [8] acht
    [9] neun
   *[other] zehn
}!
told-call-plus = { $who } zeigt { $cards }, plus { $worth }: Muh, muh, { $number ->
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [8] acht
    [9] neun
   *[other] zehn
}!
told-call-minus = { $who } zeigt { $cards }, minus { $worth }: Muh, muh, { $number ->
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [8] acht
    [9] neun
   *[other] zehn
}!
told-no = { $who } zeigt { $cards }: Muh, muh, NEIN!
told-takes = { $who } nimmt { $cows }.
told-shares = { $who } teilt und bekommt { $cows }.
told-shares-none = { $who } hat auch gerufen, aber keine { $breed-e } Kuh ist mehr da.
told-untaken = Niemand hat { $count ->
    [one] die { $breed-e } Kuh gerufen; sie wird abgelegt
   *[other] die { $breed-en } Kühe gerufen; { $count } werden abgelegt
}.
told-chip-up = { $who } dreht den ±1-Chip wieder um.
told-hand-pile = Die abgelegten Handkarten werden ein neuer Stapel aus { $count }.
told-cow-pile = Die abgelegten Kühe werden ein neuer Stapel aus { $count }.
told-round = Runde { $round }: { $who } führt an.

ended-all-led = Alle haben zweimal angeführt.
ended-no-cows = Für eine weitere Runde gibt es nicht genug Kühe.

gain-cows = { $cows }
gain-set = { $cows } und vervollständigst einen Satz aus allen drei Rassen
gain-one-breed = { $cows } und bleibst bei einer einzigen Rasse

reason-lowest = Keine Zahl der { $breed-en } Kühe ist kleiner als { $number }: Ruft sie sonst niemand, bekommst du { $gain }.
reason-lowest-first = Keine Zahl der { $breed-en } Kühe ist kleiner als { $number }, und wenn andere sie auch rufen, nimmst du die erste Kuh.
reason-higher = Ruft sonst niemand { $breed-e } Kühe mit { $number } oder weniger, bekommst du { $gain }.
reason-chips-lowest = Das kostet { $chips }, aber keine Zahl der { $breed-en } Kühe ist kleiner: Ruft sonst niemand { $number }, bekommst du { $gain }.
reason-chips = Das kostet { $chips }, aber ruft sonst niemand { $breed-e } Kühe mit { $number } oder weniger, bekommst du { $gain }.
reason-either = Das kostet { $chips }, aber du kannst warten, bis alle gelegt haben, und dann zwischen { $low } und { $high } wählen.
reason-no = Deine Hand ergibt keine offene Zahl, da kannst du ebenso gut diese Karten gegen neue tauschen.
reason-no-chip-up = Deine Hand ergibt keine offene Zahl, aber mit NEIN dreht sich dein ±1-Chip wieder um.

board-lay = { $cards } legen und { $number } rufen
board-lay-chips = { $cards } mit { $chips-with } legen und { $number } rufen
board-lay-either = { $cards } mit { $chips-with } legen und { $low } oder { $high } rufen
board-lay-no = { $cards } legen und NEIN rufen
board-lay-not = { $cards } ergibt keine offene Zahl
board-lay-not-yet = { $cards } ergibt keine offene Zahl, aber mit Chips: { $numbers }
board-sign-closed = { $number } ist verdeckt: In der Spalte stehen zu wenige Kühe.
board-sign-far = Mit deinen Karten und Chips geht { $number } nicht.
board-tip-lay = { $count ->
    [one] Tippe eine Karte für deine Untertasse an – oder die Zahl, die du rufen willst.
    [2] Tippe zwei Karten für deine Untertasse an – oder die Zahl, die du rufen willst.
   *[other] Tippe drei Karten für deine Untertasse an – oder die Zahl, die du rufen willst.
}
board-tip-more = { $left ->
    [one] Noch eine Karte
   *[other] Noch { $left } Karten
}
board-back = Zurücknehmen
board-call = Muh, muh, { $number ->
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [8] acht
    [9] neun
   *[other] zehn
}!
board-call-no = Muh, muh, NEIN!
board-not-open = nicht offen
board-saucer = Deine Untertasse
board-laid = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
board-picked = Vorzeichen gewählt
board-holds = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
board-leads = führt diese Runde an
board-chip-up = ±{ $number }-Chip, offen
board-chip-laid = ±{ $number }-Chip, gelegt
board-chip-down = ±{ $number }-Chip, verbraucht
board-herd = { $kids ->
    [0] { $cows }
   *[other] { $cows }, davon { $kids } mit Kälbern
}
source-cows = Kühe
source-kids = Kälber
source-chips = Chips
source-one-breed = Eine Rasse
source-sets = Sätze

not-so-many = In dieser Runde legen alle { $stars ->
    [one] eine Karte
    [2] zwei Karten
   *[other] drei Karten
}.
not-held = Diese Karten hast du nicht.
not-that-chip = Diesen Chip hast du schon verbraucht.
not-with-chips = Deine Karten ergeben keine offene Zahl, also kann auch kein Chip dazu.
not-open = Das ergibt { $number }, und das ist keine offene Zahl.
not-open-either = Das ergibt { $low } oder { $high }, und keine davon ist offen.
not-below = Die Chips sind mehr wert als die Karten: Sie lassen sich nicht abziehen.
not-more-cards = Alle Karten liegen. Zähle deine Chips dazu, oder zieh sie ab.

lesson-goal = Fange Kühe, indem du ihre Zahlen rufst. Wenn alle zweimal angeführt haben, gewinnen die meisten Punkte.
lesson-lay = Die Sterne sagen, wie viele Karten alle legen. Ihre Summe muss eine offene Zahl sein, eine, die auf einem Pfosten leuchtet.
lesson-alone = Alle rufen im selben Augenblick. Ruft sonst niemand eine Zahl dieser Spalte, bekommst du alle ihre Kühe.
lesson-lowest = Rufen mehrere in einer Spalte, bekommt nur die kleinste Zahl Kühe. Wer dieselbe ruft, teilt sie sich.
lesson-worth = Gefleckte Kühe sind 3 Punkte wert, rote 4, schwarze 5, und mit Kälbern 1 mehr.
lesson-chips = Ein Chip zählt seine Zahl dazu oder zieht sie ab; du entscheidest erst, wenn alle gelegt haben. Chips, die du nie brauchst, sind am Ende Punkte.
lesson-no = Ergeben deine Karten und Chips keine offene Zahl, rufst du NEIN und gehst in dieser Runde leer aus.
lesson-more = Jeder Satz aus allen drei Rassen zählt 1 mehr. Hast du nur eine Rasse, zählt jede Kuh 1 mehr.
