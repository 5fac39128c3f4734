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

# An einem Tisch anderswo.
barn-call-you = Wie sollen wir dich nennen?
barn-looking-on-prompt = Zuschauer
barn-your-seat = Du hast Platz { $seat }.
barn-looking-on = Du schaust zu.
barn-how-table = help zeigt, was man tippen kann; quit geht weg, und du kannst wiederkommen.
barn-seat = Platz { $seat }
barn-seat-empty = leer
barn-seat-away = abwesend
barn-seat-bot = ein Bot spielt
barn-and = { $first } und { $last }
barn-ten-seconds = Noch zehn Sekunden.
barn-lost = Die Verbindung ist weg: { $why }. Wir versuchen zurückzukommen …
barn-back = Zurück am Tisch.
barn-back-late = Zurück am Tisch, wo viel passiert ist.
barn-come-back = Zurück kommst du mit: { $command }
barn-place-kept = Dein Platz bleibt dir.
barn-not-asked = Du bist gerade nicht gefragt; help zeigt, was man tippen kann.
barn-nobody-asked = Niemand hat gefragt.
barn-hints-players = Tipps sind für Mitspieler.
barn-other-rules = Der Saal spielt nach anderen Regeln, als dieses barn kennt.
barn-no-sense = Aus dem, was der Saal zeigt, wird niemand klug.
barn-after-table = Das Spiel ist vorbei: review, save, again, rules, oder Enter zum Beenden.
barn-only-players-again = Nur wer mitspielt, kann noch einmal spielen.
barn-no-record = Der Saal hat uns die Aufzeichnung nicht gegeben.
barn-keys-table = review zeigt, wo sich das Spiel gedreht hat, save hebt die Aufzeichnung auf, again spielt noch einmal, Enter beendet.
barn-keys-watch = review zeigt, wo sich das Spiel gedreht hat, save hebt die Aufzeichnung auf, Enter beendet.
barn-waiting = Warten auf { $who }.
barn-missing = Das Spiel beginnt, wenn alle da sind. Es fehlt: Platz { $seats }.
barn-here = { $who } ist da.
barn-away = { $who } ist weggegangen.
barn-sat = { $who } nimmt Platz { $seat }.
barn-left = { $who } steht auf.
barn-stood-in = Ein Bot ({ $level }) spielt für { $who }.
barn-returned = { $who } spielt wieder selbst.
barn-began = Spiel { $game } beginnt.
barn-time-up = { $who }: Die Zeit ist um, ein Bot macht diesen Zug.
barn-wish-undo = { $who } möchte einen Zug zurücknehmen.
barn-wish-pause = { $who } möchte die Uhren anhalten.
barn-wish-stand-in = { $who } möchte für { $whom } einen Bot spielen lassen.
barn-wish-invite = { $who } möchte jemanden auf Platz { $seat } einladen.
barn-yes-or-no = Tippe yes oder no.
barn-agrees = { $who } ist einverstanden.
barn-says-no = { $who } sagt nein.
barn-invited = Es gibt eine neue Einladung auf Platz { $seat }.
barn-undone = { $who } hat einen Zug zurückgenommen.
barn-paused = { $who } hat das Spiel angehalten. Mit resume geht es weiter.
barn-resumed = { $who } lässt das Spiel weitergehen.
barn-chat-on = Der Chat ist an.
barn-chat-off = Der Chat ist aus.
barn-watch-on = Zuschauen ist erlaubt.
barn-watch-off = Zuschauen ist nicht erlaubt.
barn-wants-again = { $who } möchte noch einmal spielen: tippe again.
barn-luck-fair = Das Glück stimmt: Alle { $draws } Ziehungen folgen aus dem vor dem Spiel versprochenen Geheimnis und dem, was du und die anderen dazugaben.
barn-luck-fair-watched = Das Glück stimmt: Alle { $draws } Ziehungen folgen aus dem vor dem Spiel versprochenen Geheimnis und dem, was die Spieler dazugaben.
barn-luck-fair-late = Das Glück stimmt: Alle { $draws } Ziehungen folgen aus dem Geheimnis des Tisches (dieser Bildschirm kam zu spät, um das Versprechen zu sehen) und dem, was dazugegeben wurde.
barn-luck-flawed = Das Glück stimmt NICHT: { $flaw }.
barn-luck-no-seed = Das Glück stimmt NICHT: Die Aufzeichnung sagt nicht, woraus ihr Startwert gemacht ist.
barn-luck-commitment = Das Glück stimmt NICHT: Vor dem Spiel zeigte der Tisch ein anderes Versprechen (commitment).
barn-luck-not-added = Das Glück stimmt NICHT: Was dieser Bildschirm dazugab, fehlt.
barn-help-say = sagt allen etwas
barn-help-seats = wer wo sitzt, und die Uhren
barn-help-undo-table = nimmt deinen letzten Zug zurück oder fragt die anderen, ob du darfst
barn-help-answer = antwortet jemandem, der etwas von den anderen möchte
barn-help-pause = hält das Spiel und die Uhren an; resume geht weiter
barn-help-bot = lässt einen Bot für dich spielen; mit back spielst du wieder selbst
barn-help-again = wenn das Spiel vorbei ist: spielt noch einmal
barn-help-quit-table = geht weg, wie auch Ctrl-D; der Link führt zurück

# Warum ein Tisch anderswo etwas ablehnt.
barn-refused-bad-message = Dieses barn und der Saal verstehen sich nicht.
barn-refused-hello-first = Dieses barn und der Saal verstehen sich nicht.
barn-refused-no-such-link = Kein Platz an diesem Tisch hat diesen Link.
barn-refused-no-spectators = Hier wird ohne Publikum gespielt.
barn-refused-only-players = Wer zuschaut, schaut nur zu. Dafür braucht es den Link eines Platzes.
barn-refused-not-seated = Setz dich bitte zuerst.
barn-refused-seat-taken = Dieser Platz ist besetzt.
barn-refused-only-host = Das darf nur, wer eingeladen hat.
barn-refused-bad-text = Namen haben 1 bis 40 sichtbare Zeichen, Nachrichten 1 bis 500.
barn-refused-not-begun = Das Spiel hat noch nicht begonnen.
barn-refused-begun = Das Spiel hat schon begonnen.
barn-refused-game-over = Das Spiel ist vorbei.
barn-refused-not-over = Das Spiel ist noch nicht vorbei.
barn-refused-paused = Das Spiel macht Pause. Lass es zuerst weitergehen.
barn-refused-not-paused = Das Spiel macht keine Pause.
barn-refused-time-up = Deine Zeit ist um. Ein Bot macht diesen Zug für dich.
barn-refused-bot-plays = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
barn-refused-no-bot = Für dich spielt kein Bot.
barn-refused-stale = Das Spiel ist inzwischen weitergegangen.
barn-refused-nothing-to-undo = Von dir gibt es nichts zurückzunehmen.
barn-refused-no-such-offer = Auf diese Antwort wartet niemand mehr.
barn-refused-no-chat = Der Chat ist hier ausgeschaltet.
barn-refused-not-your-turn = Du bist nicht am Zug.
barn-refused-not-legal = Die Regeln erlauben das nicht.
barn-refused-bad-notation = Das ist kein Zug dieses Spiels.
barn-refused-table-full = An diesem Tisch schauen schon zu viele zu. Versuch es bitte etwas später noch einmal.
barn-refused-link-taken = Dieser Link gehört schon jemandem an diesem Tisch.
barn-refused-too-soon = Das ist noch etwas früh. Lass ihnen zwei Minuten, dann kann ein Bot für sie spielen.
barn-refused-somebody-away = Alle am Tisch müssen einverstanden sein, und jemand ist weg. Frag noch einmal, wenn alle da sind.
barn-refused-nobody-to-agree = Im laufenden Spiel muss noch jemand am Tisch einverstanden sein, und es ist niemand da. Nach dem Spiel kannst du wieder einladen.
barn-refused-asked-already = Die anderen wurden gerade erst gefragt. Warte ein wenig, bevor du wieder fragst.
barn-refused-has-clock = An diesem Tisch läuft eine Uhr: Ist die Zeit um, macht ein Bot den Zug.
barn-refused-seat-held = Dieser Platz gehört jemandem, der jederzeit zurückkommen kann. Einladen kannst du, wenn dieser Mensch den Tisch selbst verlassen hat, oder nach dem Spiel.
barn-refused-too-fast = Das war etwas zu schnell. Warte eine Sekunde und versuch es noch einmal.
barn-refused-too-much = An diesem Tisch wurde schon so viel gesagt und getan, wie in ein Spiel passt. Züge zählen weiter: Spiel ruhig weiter.
barn-refused-broken-promise = Das ist nicht, was dein Platz dem Glück zu geben versprach.
