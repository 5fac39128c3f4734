# Was der Befehl selbst am Tisch sagt.

barn-name = { $who }
barn-you = Du bist { $name }.
barn-person = { $name } sitzt an diesem Bildschirm.
barn-machine = { $name } ist die Maschine ({ $level }).
barn-how = Tippe die Nummer einer Wahl oder den Zug selbst; help zeigt, was es sonst noch gibt.
barn-pass = Gib den Bildschirm weiter an { $name }.
barn-enter = Drücke Enter, wenn niemand sonst hinschaut.

barn-over = Das Spiel ist vorbei.
barn-nobody-wins = Niemand gewinnt.
barn-wins = { $who } gewinnt.
barn-share = { $who } teilen sich den Sieg.
barn-again = Noch einmal Schritt für Schritt ansehen mit: { $command }
barn-keys = review zeigt, wo sich das Spiel gedreht hat, undo nimmt deinen letzten Zug zurück, Enter beendet.
barn-keys-save = review zeigt, wo sich das Spiel gedreht hat, save hebt die Aufzeichnung auf, undo nimmt deinen letzten Zug zurück, Enter beendet.
barn-after-the-end = Das Spiel ist vorbei: review, save, undo, rules, oder Enter zum Beenden.
barn-saved = Das Spiel ist gespeichert. Weiter geht es mit: { $command }
barn-saved-over = Das Spiel ist gespeichert. Noch einmal Schritt für Schritt ansehen mit: { $command }

barn-not-possible = { $move } geht jetzt nicht:
barn-unreadable = { $problem }. Tippe die Nummer einer Wahl, einen Zug oder help.
barn-no-choice = Eine Wahl { $number } gibt es nicht; sie haben die Nummern 1 bis { $most }.
barn-nothing-decided = Du hast noch nichts entschieden, was sich zurücknehmen ließe.
barn-taken-back = Zurückgenommen: { $move }

barn-help = Tippe die Nummer einer Wahl oder den Zug, wie er daneben steht.
barn-help-hint = was ein Profi täte, und warum
barn-help-now = die Regeln zu dem, was gerade gefragt ist
barn-help-rules = das ganze Regelheft
barn-help-moves = noch einmal, was du tun kannst
barn-help-view = noch einmal der Tisch
barn-help-undo = zurück zu deiner vorigen Entscheidung
barn-help-save = speichert das Spiel in einer eigenen Datei
barn-help-save-file = speichert das Spiel in dieser Datei
barn-help-quit = speichert das Spiel und beendet; ebenso Strg-D
barn-help-help = diese Liste

barn-best-exact = Die besten Züge, bis zum Ende durchgerechnet:
barn-best-guess = Die besten Züge, wie ein Profi sie einschätzt:
barn-candidate = { $what }: gewinnt zu { $percent } %, { $points } Punkte. { $reason }

barn-looking-back = Rückblick
barn-chances = Die Chancen schätzt ein Profi aus dem, was in dem Moment zu sehen war.
barn-luck-decided = Niemand hat viel verschenkt: Hier hat das Glück entschieden.
barn-turned = Wo sich das Spiel gedreht hat
barn-did = { $decisions } Entscheidungen, { $slips ->
    [0] keine Ungenauigkeit
    [one] 1 Ungenauigkeit
   *[other] { $slips } Ungenauigkeiten
}, { $mistakes ->
    [0] kein Fehler
    [one] 1 Fehler
   *[other] { $mistakes } Fehler
}
barn-step = Schritt
barn-played = { $who }: { $what } (gewinnt zu { $percent } %)
barn-better = { $played }. Besser: { $what } (gewinnt zu { $percent } %). { $reason }
