# Wat het commando zelf aan tafel zegt.

barn-name = { $who }
barn-you = Jij bent { $name }.
barn-person = { $name } zit achter dit scherm.
barn-machine = { $name } is de machine ({ $level }).
barn-how = Typ het nummer van een keuze of de zet zelf; help toont wat er nog meer is.
barn-pass = Geef het scherm door aan { $name }.
barn-enter = Druk op Enter als niemand anders kijkt.

barn-over = Het spel is voorbij.
barn-nobody-wins = Niemand wint.
barn-wins = { $who } wint.
barn-share = { $who } delen de winst.
barn-again = Bekijk het stap voor stap terug met: { $command }
barn-keys = review toont waar het spel kantelde, undo neemt je laatste zet terug, Enter sluit af.
barn-keys-save = review toont waar het spel kantelde, save bewaart het verslag, undo neemt je laatste zet terug, Enter sluit af.
barn-after-the-end = Het spel is voorbij: review, save, undo, rules, of Enter om af te sluiten.
barn-saved = Het spel is bewaard. Ga verder met: { $command }
barn-saved-over = Het spel is bewaard. Bekijk het stap voor stap terug met: { $command }

barn-not-possible = { $move } kan nu niet:
barn-unreadable = { $problem }. Typ het nummer van een keuze, een zet, of help.
barn-no-choice = Keuze { $number } is er niet; ze zijn genummerd van 1 tot en met { $most }.
barn-nothing-decided = Je hebt nog niets beslist dat kan worden teruggenomen.
barn-taken-back = Teruggenomen: { $move }

barn-help = Typ het nummer van een keuze, of de zet zoals die ernaast staat.
barn-help-hint = wat een expert zou doen, en waarom
barn-help-now = de regels van wat nu gevraagd wordt
barn-help-rules = het hele regelboekje
barn-help-moves = nog eens je keuzes
barn-help-view = nog eens de tafel
barn-help-undo = terug naar je vorige beslissing
barn-help-save = bewaart het spel in een eigen bestand
barn-help-save-file = bewaart het spel in dit bestand
barn-help-quit = bewaart het spel en sluit af; Ctrl-D ook
barn-help-help = deze lijst

barn-best-exact = De beste zetten, tot het eind uitgerekend:
barn-best-guess = De beste zetten, volgens een expert:
barn-candidate = { $what }: wint { $percent } %, { $points } punten. { $reason }

barn-looking-back = Terugblik
barn-chances = De kansen schat een expert uit wat op dat moment te zien was.
barn-luck-decided = Niemand gaf veel weg: hier besliste het geluk.
barn-turned = Waar het spel kantelde
barn-did = { $decisions } beslissingen, { $slips ->
    [0] geen slordigheden
    [one] 1 slordigheid
   *[other] { $slips } slordigheden
}, { $mistakes ->
    [0] geen fouten
    [one] 1 fout
   *[other] { $mistakes } fouten
}
barn-step = stap
barn-played = { $who }: { $what } (wint { $percent } %)
barn-better = { $played }. Beter: { $what } (wint { $percent } %). { $reason }
