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
one-device = Ein Gerät
invite = Einladen
learn = Lernen
my-games = Meine Spiele
go-on = Weiterspielen
over-look-back = Beendet – Rückblick
online-table = Tisch im Saal
forget = Dieses Spiel vergessen
settings = Einstellungen
language = Sprache
light = Licht
light-device = Wie auf diesem Gerät
light-day = Sonnige Wiese
light-evening = Abendwiese
sound = Klänge
done = Fertig
who-plays = Wer spielt mit?
player-number = Spieler { $number }
add-seat = Noch jemand
seat-kind = Wer auf Platz { $number } sitzt
seat-name = Name auf Platz { $number }
remove-seat = Platz { $number } entfernen
sits-here = Mensch, hier
sits-elsewhere = Mensch, anderswo
level-random = Bot: aufs Geratewohl
level-easy = Bot: sanft
level-medium = Bot: ordentlich
level-hard = Bot: stark
level-expert = Bot: meisterlich
variants = Varianten
start = Los geht’s
make-links = Links erstellen
loading = Einen Moment …
lost-title = Hier ist nichts
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
free-seat = Platz { $number }
you-tag = du
away-tag = weg
turn-tag = am Zug
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
hint-line = Versuch das: { $move } – { $reason } (Siegchance { $percent } %)
sorry-rule = Das geht nicht: { $rule }
undo-question = { $who } möchte den letzten Zug zurücknehmen. Einverstanden?
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
luck-line = Das Glück wurde vor der ersten Karte versprochen: { $commitment }
the-table = An diesem Tisch
waiting-for-them = ist unterwegs …
seat-a-bot = Einen Bot setzen
begins-by-itself = Das Spiel beginnt von selbst, sobald alle sitzen.
their-link = Persönlicher Link
copy-link = Link kopieren
copied = Kopiert
link-as-code = Der Link als Code zum Scannen
sit-down = Platz nehmen
step = Schritt
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
seen-by = Gesehen von
find-turning = Wo kippte es?
turning-line = { $who }: { $played } – besser war { $better }. { $reason } (−{ $percent } %)
no-turning = Niemand hat gepatzt: Gutes Spiel und Glück haben entschieden.
win-curve = Die Siegchancen im Lauf des Spiels
luck-fine = Alle { $draws } Ziehungen sind genau die vor dem Spiel versprochenen.
luck-wrong = Diese Aufzeichnung ist nicht, was versprochen war: { $flaw }
save-record = Aufzeichnung sichern
coach = Dein Begleiter
coach-goodbye = Jetzt weißt du genug, der Rest ist Übung. Ich schaue vom Zaun aus zu. Viel Glück!
understood = Verstanden
table-menu = Dieser Tisch
pause = Uhren anhalten
resume = Weiter
stand-in = Einen Bot für mich spielen lassen
take-back = Wieder selbst spielen
chat-off = Plaudern abschalten
chat-on = Plaudern anschalten
spectators-off = Keine Zuschauer
spectators-on = Zuschauer zulassen
watch-link = Link zum Zuschauen kopieren
watch = Bots zuschauen
rulebook = Regelheft
time = Bedenkzeit
time-none = So lange du magst
time-minute = Eine Minute je Zug
time-day = Ein Tag je Zug
time-game = Zehn Minuten je Spiel
what-if = Was wäre wenn? Von hier weiterspielen
