# Was der Befehl selbst am Tisch sagt.

barn-name = { $who }
barn-you = Du bist { $name }.
barn-person = { $name } spielt an diesem Bildschirm.
barn-machine = { $name } ist ein { $level ->
    [random] Zufalls-Bot
    [easy] leichter Bot
    [medium] mittlerer Bot
    [hard] starker Bot
    [expert] Profi-Bot
   *[other] Bot ({ $level })
}.
barn-how = Tippe die Nummer einer Möglichkeit oder den Zug selbst; help zeigt, was es sonst noch gibt.
barn-pass = Gib den Bildschirm an { $name } weiter.
barn-enter = Drück Enter, wenn sonst niemand hinschaut.

barn-over = Die Partie ist vorbei.
barn-nobody-wins = Niemand gewinnt.
barn-wins = { $who } gewinnt.
barn-share = { $who } teilen sich den Sieg.
barn-again = Noch einmal Schritt für Schritt ansehen: { $command }
barn-keys = review zeigt, wo die Partie gekippt ist, undo nimmt deinen letzten Zug zurück, Enter beendet.
barn-keys-save = review zeigt, wo die Partie gekippt ist, save speichert die Aufzeichnung, undo nimmt deinen letzten Zug zurück, Enter beendet.
barn-after-the-end = Die Partie ist vorbei: review, save, undo, rules, oder Enter zum Beenden.
barn-saved = Die Partie ist gespeichert. Weiter geht es mit: { $command }
barn-saved-over = Die Partie ist gespeichert. Noch einmal Schritt für Schritt ansehen: { $command }

barn-not-possible = { $move } geht jetzt nicht:
barn-unreadable = { $problem }. Tippe die Nummer einer Möglichkeit, einen Zug oder help.
barn-no-choice = Nummer { $number } gibt es hier nicht, nur 1 bis { $most }.
barn-nothing-decided = Es gibt noch nichts zurückzunehmen.
barn-taken-back = Zurückgenommen: { $move }

barn-help = Tippe die Nummer einer Möglichkeit oder den Zug, wie er daneben steht.
barn-help-hint = was ein Profi täte, und warum
barn-help-now = die Regeln zu diesem Schritt
barn-help-rules = das ganze Regelheft
barn-help-moves = noch einmal deine Möglichkeiten
barn-help-view = noch einmal der Tisch
barn-help-undo = zurück zu deiner vorigen Entscheidung
barn-help-save = speichert die Partie in einer eigenen Datei
barn-help-save-file = speichert die Partie in dieser Datei
barn-help-quit = speichert die Partie und beendet; ebenso Strg-D
barn-help-help = diese Liste

barn-best-exact = Die besten Züge, bis zum Ende durchgerechnet:
barn-best-guess = Die besten Züge, wie ein Profi sie einschätzt:
barn-candidate = { $what }: gewinnt zu { $percent } %, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. { $reason }

barn-looking-back = Rückblick
barn-chances = Die Chancen schätzt ein Profi nach dem, was in dem Moment zu sehen war.
barn-luck-decided = Niemand hat viel verschenkt: Hier hat das Glück entschieden.
barn-turned = Wo die Partie gekippt ist
barn-did = { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}, { $slips ->
    [0] keine Ungenauigkeit
    [one] 1 Ungenauigkeit
   *[other] { $slips } Ungenauigkeiten
}, { $mistakes ->
    [0] kein Fehler
    [one] 1 Fehler
   *[other] { $mistakes } Fehler
}
barn-step = Schritt
barn-played = { $who }: { $what } (gewinnt zu { $percent } %)
barn-better = { $played }. Besser: { $what } (gewinnt zu { $percent } %). { $reason }

# An einem Tisch anderswo.
barn-call-you = Wie heißt du?
barn-looking-on-prompt = Zuschauer
barn-your-seat = Du hast Platz { $seat }.
barn-looking-on = Du schaust zu.
barn-how-table = help zeigt, was du tippen kannst; mit quit gehst du, und du kannst wiederkommen.
barn-seat = Platz { $seat }
barn-seat-empty = leer
barn-seat-away = weg
barn-seat-bot = ein Bot spielt
barn-and = { $first } und { $last }
barn-ten-seconds = Noch zehn Sekunden.
barn-lost = Die Verbindung ist weg: { $why }. Neuer Versuch …
barn-back = Zurück am Tisch.
barn-back-late = Zurück am Tisch. Inzwischen ist viel passiert.
barn-come-back = Zurück kommst du mit: { $command }
barn-place-kept = Dein Platz bleibt deiner.
barn-not-asked = Du bist gerade nicht dran; help zeigt, was du tippen kannst.
barn-nobody-asked = Niemand hat gefragt.
barn-hints-players = Tipps gibt es nur, wenn du mitspielst.
barn-other-rules = Der Server spielt nach anderen Regeln, als dieses barn kennt.
barn-no-sense = Der Server hat einen Spielstand geschickt, der nicht stimmen kann.
barn-after-table = Die Partie ist vorbei: review, save, again, rules, oder Enter zum Beenden.
barn-only-players-again = Noch einmal spielen kann nur, wer mitspielt.
barn-no-record = Der Server hat die Aufzeichnung nicht geschickt.
barn-keys-table = review zeigt, wo die Partie gekippt ist, save speichert die Aufzeichnung, again spielt noch einmal, Enter beendet.
barn-keys-watch = review zeigt, wo die Partie gekippt ist, save speichert die Aufzeichnung, Enter beendet.
barn-waiting = Warten auf { $who }.
barn-missing = Es geht los, wenn alle da sind. Es fehlt: Platz { $seats }.
barn-here = { $who } ist da.
barn-away = { $who } ist weg.
barn-sat = { $who } setzt sich auf Platz { $seat }.
barn-left = { $who } hat den Tisch verlassen.
barn-stood-in = Für { $who } spielt ein { $level ->
    [random] Zufalls-Bot
    [easy] leichter Bot
    [medium] mittlerer Bot
    [hard] starker Bot
    [expert] Profi-Bot
   *[other] Bot ({ $level })
}.
barn-returned = { $who } spielt wieder selbst.
barn-began = Partie { $game } beginnt.
barn-time-up = { $who }: Die Zeit ist um, ein Bot macht diesen Zug.
barn-wish-undo = { $who } möchte einen Zug zurücknehmen.
barn-wish-pause = { $who } möchte die Uhren anhalten.
barn-wish-stand-in = { $who } möchte für { $whom } einen Bot spielen lassen.
barn-wish-invite = { $who } möchte jemand Neues auf Platz { $seat } einladen.
barn-yes-or-no = Tippe yes oder no.
barn-agrees = { $who } ist einverstanden.
barn-says-no = { $who } ist nicht einverstanden.
barn-invited = Platz { $seat } ist frei für jemand Neues.
barn-undone = { $who } hat einen Zug zurückgenommen.
barn-paused = { $who } hat die Partie angehalten. Mit resume geht es weiter.
barn-resumed = { $who } lässt die Partie weitergehen.
barn-chat-on = Der Chat ist an.
barn-chat-off = Der Chat ist aus.
barn-watch-on = Zuschauen ist erlaubt.
barn-watch-off = Zuschauen ist nicht erlaubt.
barn-wants-again = { $who } möchte noch einmal spielen. Du auch? Dann tippe again.
barn-luck-fair = Alles fair: Alle Ziehungen ({ $draws }) folgen aus dem Geheimnis, das vor der Partie versiegelt wurde, und aus dem, was du und die anderen dazu beigetragen habt.
barn-luck-fair-watched = Alles fair: Alle Ziehungen ({ $draws }) folgen aus dem Geheimnis, das vor der Partie versiegelt wurde, und aus dem, was die Spieler dazu beigetragen haben.
barn-luck-fair-late = Alles fair: Alle Ziehungen ({ $draws }) folgen aus dem Geheimnis des Tisches und dem, was dazu beigetragen wurde. (Um das Siegel zu sehen, kam dieser Bildschirm zu spät.)
barn-luck-flawed = NICHT fair: { $flaw }.
barn-luck-no-seed = NICHT fair: Die Aufzeichnung sagt nicht, woraus ihr Startwert entstanden ist.
barn-luck-commitment = NICHT fair: Vor der Partie hat der Tisch ein anderes Siegel (commitment) gezeigt.
barn-luck-not-added = NICHT fair: Der Beitrag dieses Bildschirms fehlt.
barn-help-say = schreibt allen etwas
barn-help-seats = wer wo sitzt, und die Uhren
barn-help-undo-table = nimmt deinen letzten Zug zurück oder fragt die anderen, ob du darfst
barn-help-answer = antwortet auf eine Bitte von jemandem am Tisch
barn-help-pause = hält die Partie und die Uhren an; mit resume geht es weiter
barn-help-bot = lässt einen Bot für dich spielen; mit back spielst du wieder selbst
barn-help-again = nach der Partie: noch einmal spielen
barn-help-quit-table = verlässt den Tisch, ebenso Strg-D; der Link führt zurück

# Warum ein Tisch anderswo etwas ablehnt.
barn-refused-bad-message = Dieses barn passt nicht zum Server: Eines von beiden ist veraltet.
barn-refused-hello-first = Dieses barn passt nicht zum Server: Eines von beiden ist veraltet.
barn-refused-no-such-link = Dieser Link gehört zu keinem Platz an diesem Tisch.
barn-refused-no-spectators = An diesem Tisch ist Zuschauen nicht erlaubt.
barn-refused-only-players = Beim Zuschauen geht das nicht. Dafür brauchst du den Link eines Platzes.
barn-refused-not-seated = Nimm bitte zuerst Platz.
barn-refused-seat-taken = Dieser Platz ist besetzt.
barn-refused-only-host = Das darf nur, wer eingeladen hat.
barn-refused-bad-text = Namen haben 1 bis 40 sichtbare Zeichen, Nachrichten 1 bis 500.
barn-refused-not-begun = Die Partie hat noch nicht begonnen.
barn-refused-begun = Die Partie hat schon begonnen.
barn-refused-game-over = Die Partie ist vorbei.
barn-refused-not-over = Die Partie ist noch nicht vorbei.
barn-refused-paused = Die Partie macht Pause. Tippe zuerst resume.
barn-refused-not-paused = Die Partie macht keine Pause.
barn-refused-time-up = Deine Zeit ist um. Ein Bot macht diesen Zug für dich.
barn-refused-bot-plays = Ein Bot spielt für dich. Tippe zuerst back.
barn-refused-no-bot = Für dich spielt kein Bot.
barn-refused-stale = Inzwischen ist es schon weitergegangen.
barn-refused-nothing-to-undo = Du hast keinen Zug zum Zurücknehmen.
barn-refused-no-such-offer = Diese Anfrage hat sich erledigt.
barn-refused-no-chat = Der Chat ist hier ausgeschaltet.
barn-refused-not-your-turn = Du bist gerade nicht dran.
barn-refused-not-legal = Das erlauben die Regeln nicht.
barn-refused-bad-notation = Einen solchen Zug gibt es in diesem Spiel nicht.
barn-refused-table-full = Hier schauen schon zu viele zu. Versuch es bitte etwas später noch einmal.
barn-refused-link-taken = Dieser Link gehört schon jemand anderem an diesem Tisch.
barn-refused-too-soon = Das ist noch etwas früh. Nach zwei Minuten kann ein Bot einspringen.
barn-refused-somebody-away = Alle am Tisch müssen einverstanden sein, aber jemand ist weg. Frag noch einmal, wenn alle da sind.
barn-refused-nobody-to-agree = Mitten in der Partie muss noch jemand am Tisch einverstanden sein, aber es ist niemand da. Nach der Partie kannst du wieder einladen.
barn-refused-asked-already = Die anderen wurden gerade erst gefragt. Warte ein wenig, bevor du wieder fragst.
barn-refused-has-clock = An diesem Tisch läuft eine Uhr: Ist die Zeit um, macht ein Bot den Zug.
barn-refused-seat-held = Dieser Platz gehört jemandem, der jederzeit zurückkommen kann. Jemand Neues einladen kannst du, wenn diese Person den Tisch selbst verlassen hat, oder nach der Partie.
barn-refused-too-fast = Das ging etwas zu schnell. Warte eine Sekunde und versuch es noch einmal.
barn-refused-too-much = An diesem Tisch ist schon so viel passiert, wie in eine Partie passt. Ziehen könnt ihr weiterhin: Spielt ruhig weiter.
barn-refused-broken-promise = Dein Beitrag zum Zufall ist ein anderer als der zugesagte.
