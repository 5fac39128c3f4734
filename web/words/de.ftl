# Was die Seite selbst sagt. Jedes Spiel hat seine eigenen Worte.

hall-welcome = Setz dich dazu. Fünf Spiele vom Bauernhof, für eine Person oder die ganze Familie.
hall-unofficial = Barnyard ist eine inoffizielle, freie Umsetzung mit eigenen Worten und Bildern. Aller Dank für die Spiele gebührt ihren Autorinnen, Autoren und Verlagen.
hall-players =
    { $fewest ->
        [2] { $most ->
            [2] 2 Personen
           *[other] 2–{ $most } Personen
        }
       *[other] { $fewest }–{ $most } Personen
    }
hall-minutes = { $minutes } Minuten
play-now = Sofort spielen
choose-players = Mitspieler wählen
one-device = Ein Gerät
invite = Einladen
learn = Lernen
my-games = Meine Spiele
older-games = Ältere Spiele
go-on = Weiterspielen
over-look-back = Beendet – Rückblick
online-table = Tisch im Saal
table-gathering = Noch sind nicht alle da
table-yours = Du bist am Zug
table-gone = Diesen Tisch gibt es nicht mehr: Der Saal kennt ihn nicht.
forget = Dieses Spiel vergessen
forget-question = Dieses Spiel endgültig vergessen?
settings = Einstellungen
language = Sprache
light = Licht
light-device = Wie auf diesem Gerät
light-day = Tag (hell)
light-evening = Abend (dunkel)
sound = Klänge
pace = Tempo der anderen
pace-calm = gemütlich
pace-usual = wie üblich
pace-brisk = flott
pace-none = ohne Warten
done = Fertig
who-plays = Wer spielt mit?
player-number = Spieler { $number }
add-seat = Noch jemand
seat-kind = Wer auf Platz { $number } sitzt
seat-name = Name auf Platz { $number }
remove-seat = Platz { $number } entfernen
sits-here = Mensch, hier
sits-elsewhere = Mensch, anderswo
level-random = Wirbel – Bot, aufs Geratewohl
level-easy = Klee – sanfter Bot
level-medium = Brombeer – ordentlicher Bot
level-hard = Dorn – starker Bot
level-expert = Alter Salbei – meisterlicher Bot
variants = Varianten
start = Los geht’s
make-links = Links erstellen
loading = Einen Moment …
lost-title = Hier ist nichts
hall-silent = Der Saal antwortet nicht.
keeps-nothing = Dieser Browser behält nichts. Bitte erlaube ihm, Daten dieser Seite zu speichern.
record-unreadable = Diese Aufzeichnung lässt sich nicht lesen.
untrue = Dieser Saal zeigt Ansichten, die nicht sind, was sie zu sein behaupten.
no-such-game = Dieses Spiel ist nicht mehr auf diesem Gerät.
to-the-hall = Zum Saal
reconnecting = Die Verbindung ist weg. Neuer Versuch …
bot-name =
    { $level ->
        [random] Wirbel
        [easy] Klee
        [medium] Brombeer
        [hard] Dorn
       *[expert] Alter Salbei
    }
bot-skill =
    { $level ->
        [random] Bot, aufs Geratewohl
        [easy] sanfter Bot
        [medium] ordentlicher Bot
        [hard] starker Bot
       *[expert] meisterlicher Bot
    }
free-seat = Platz { $number }
you-tag = du
away-tag = weg
turn-tag = am Zug
waits-for = Warten auf { $who }.
you-name = Du
said-line = { $who } sagt: { $text }
what-happened = Was geschah
talk = Plaudern
say-something = Sag etwas
send = Senden
react-moo = Muh!
react-clap = Gut gespielt
react-laugh = Lustig
react-wow = Toll
react-oops = Hoppla
react-sad = Traurig
react-think = Ich überlege
react-thanks = Danke
undo = Zurücknehmen
hint = Tipp
help = Regeln für diesen Moment
thinking = Ich überlege …
rules-now = Was jetzt gilt
all-rules = Das ganze Regelheft
hint-line = Ein Profi { $move }. { $reason } (Siegchance { $percent } %)
refused-bad-message = Diese Seite und der Saal verstehen sich nicht. Lade sie neu.
refused-hello-first = Diese Seite und der Saal verstehen sich nicht. Lade sie neu.
refused-no-such-link = Kein Platz an diesem Tisch hat diesen Link.
refused-no-spectators = Hier wird ohne Publikum gespielt.
refused-only-players = Wer zuschaut, schaut nur zu. Dafür braucht es den Link eines Platzes.
refused-not-seated = Setz dich bitte zuerst.
refused-seat-taken = Dieser Platz ist besetzt.
refused-only-host = Das darf nur, wer eingeladen hat.
refused-bad-text = Namen haben 1 bis 40 Zeichen, Nachrichten 1 bis 500.
refused-not-begun = Das Spiel hat noch nicht begonnen.
refused-begun = Das Spiel hat schon begonnen.
refused-game-over = Das Spiel ist vorbei.
refused-not-over = Das Spiel ist noch nicht vorbei.
refused-paused = Das Spiel macht Pause. Lass es zuerst weitergehen.
refused-not-paused = Das Spiel macht keine Pause.
refused-time-up = Deine Zeit ist um. Ein Bot macht diesen Zug für dich.
refused-bot-plays = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
refused-no-bot = Für dich spielt kein Bot.
refused-stale = Das Spiel ist inzwischen weitergegangen.
refused-nothing-to-undo = Von dir gibt es nichts zurückzunehmen.
refused-no-such-offer = Auf diese Antwort wartet niemand mehr.
refused-no-chat = Der Chat ist hier ausgeschaltet.
refused-not-your-turn = Du bist nicht am Zug.
refused-not-legal = Die Regeln erlauben das nicht.
refused-bad-notation = Das ist kein Zug dieses Spiels.
show-rule = Regel zeigen
undo-question = { $who } möchte den eigenen letzten Zug zurücknehmen, und was danach kam. Einverstanden?
yes = Ja
no = Nein
curtain-hand = Bitte gib das Gerät an { $who } weiter.
curtain-open = Ich bin { $who }
happened-sat = { $who } hat Platz genommen.
happened-left = { $who } ist gegangen.
happened-stood-in = Für { $who } spielt vorerst ein Bot.
happened-returned = { $who } ist wieder da.
happened-time-up = Die Zeit von { $who } ist um.
happened-undo-offered = { $who } möchte einen Zug zurücknehmen.
happened-undo-refused = { $who } möchte lieber weiterspielen.
happened-undone = { $who } hat einen Zug zurückgenommen.
happened-paused = { $who } hat die Uhren angehalten.
happened-resumed = { $who } lässt das Spiel weitergehen.
happened-wants-rematch = { $who } möchte noch einmal spielen.
you-won = Du hast gewonnen!
somebody-won = { $who } hat gewonnen.
shared-win = Geteilter Sieg: { $who }
nobody-won = Niemand hat gewonnen.
rematch = Noch einmal
review = Rückblick
look-at-board = Spielbrett ansehen
check-luck = War es Glück?
luck-line = Vor dem Spiel hat der Tisch sein Glück versiegelt; das Siegel beginnt mit { $commitment }. Im Rückblick lässt sich jedes Ziehen prüfen.
the-table = An diesem Tisch
waiting-for-them = ist unterwegs …
seat-a-bot = Einen Bot setzen
begins-by-itself = Das Spiel beginnt von selbst, sobald alle sitzen.
link-for = Der Link für { $who }
copy-link = Link kopieren
share-link = Link teilen
scan-code = Code zum Scannen
link-here-only = Dieser Link geht nur auf diesem Gerät. Für andere muss der Saal unter einer Adresse offen sein, die sie erreichen: barn serve --listen.
copied = Kopiert
link-as-code = Der Link als Code zum Scannen
sit-down = Platz nehmen
invites-you = { $who } lädt dich ein: { $game }
your-name = Wie sollen wir dich nennen?
seat-yours = dein Platz
lobby-standing = Schreib deinen Namen und nimm Platz. Du musst nichts installieren und dich nirgends anmelden.
lobby-inviting = Schick allen ihren eigenen Link: Er ist der Schlüssel zu ihrem Platz.
lobby-seated = Du sitzt am Tisch. Derselbe Link führt dich hierher zurück, und „Meine Spiele“ im Saal auch.
lobby-new = Noch nie gespielt?
lobby-new-tab = Beides öffnet sich in einem neuen Tab. Diese Seite bleibt offen, und dein Platz bleibt deiner.
learn-playing = Beim Spielen lernen
step = Schritt
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
watch-pause = Anhalten
watch-run = Laufen lassen
seen-by = Gesehen von
find-turning = Wo kippte es?
turning-line = { $who } { $played }. Ein Profi { $better }. { $reason } (−{ $percent } %)
no-turning = Niemand hat gepatzt: Gutes Spiel und Glück haben entschieden.
win-curve = Die Siegchancen im Lauf des Spiels
luck-fine = Alle { $draws } Ziehungen sind genau die vor dem Spiel versprochenen.
luck-wrong = Diese Aufzeichnung ist nicht, was versprochen war: { $flaw }
save-record = Aufzeichnung sichern
coach = Dein Begleiter
coach-goodbye = Jetzt weißt du genug, der Rest ist Übung. Ich schaue vom Zaun aus zu. Viel Glück!
understood = Verstanden
table-menu = Dieser Tisch
pause = Pause machen
resume = Weiter
stand-in = Einen Bot für mich spielen lassen
take-back = Wieder selbst spielen
chat-off = Plaudern abschalten
chat-on = Plaudern anschalten
spectators-off = Keine Zuschauer
spectators-on = Zuschauer zulassen
watch-link = Link zum Zuschauen kopieren
copy-link-for = Link für { $who } kopieren
watch = Bots zuschauen
rulebook = Regelheft
time = Bedenkzeit
time-none = So lange du magst
time-minute = Eine Minute je Zug
time-day = Ein Tag je Zug
time-game = Zehn Minuten je Spiel
what-if = Was wäre wenn? Von hier weiterspielen
keys-line = Tasten: Pfeile gehen über das Brett (mit Umschalttaste nur dorthin, wo etwas geht), n springt zum Nächsten, was zu tun ist, Enter wählt, h gibt einen Tipp, u nimmt zurück, ? zeigt diese Regeln. Beim Zuschauen: p hält an und lässt laufen, . geht einen Schritt weiter und , einen zurück, f wechselt das Tempo.
missed-title = Seit deinem letzten Zug
points-from = Woher jeder Punkt kam
total = Summe
show-result = Wie es ausging
share = Ergebnis teilen
share-result = Ergebnis kopieren
