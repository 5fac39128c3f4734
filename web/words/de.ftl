# Was die Seite selbst sagt. Jedes Spiel hat seine eigenen Worte.

hall-welcome = Setz dich dazu! Fünf Spiele vom Bauernhof, für dich allein oder die ganze Familie.
hall-unofficial = Barnyard ist eine inoffizielle, freie Umsetzung mit eigenen Texten und Bildern. Aller Dank für die Spiele gebührt ihren Autorinnen, Autoren und Verlagen.
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
one-device = An einem Gerät
invite = Einladen
learn = Lernen
my-games = Meine Partien
older-games = Ältere Partien
go-on = Weiterspielen
over-look-back = Beendet – Rückblick
online-table = Online-Tisch
table-gathering = Warten auf Mitspieler
table-ready = Alle sitzen – öffnen und los
table-yours = Du bist dran
table-gone = Diesen Tisch gibt es nicht mehr.
forget = Diese Partie löschen
forget-question = Diese Partie endgültig löschen?
settings = Einstellungen
language = Sprache
light = Darstellung
light-device = Wie auf diesem Gerät
light-day = Tag (hell)
light-evening = Abend (dunkel)
sound = Ton
pace = Tempo der anderen
watch-pace = Tempo beim Zuschauen
pace-calm = gemütlich
pace-usual = normal
pace-brisk = flott
pace-none = sofort
done = Fertig
who-plays = Wer spielt mit?
player-number = Spieler { $number }
add-seat = Noch jemand dazu
seat-kind = Wer auf Platz { $number } sitzt
seat-name = Name auf Platz { $number }
remove-seat = Platz { $number } entfernen
sits-here = Jemand hier
sits-elsewhere = Jemand online
sits-bot = { $name } – { $skill }
variants = Varianten
start = Los geht’s
make-links = Einladungslinks erstellen
loading = Einen Moment …
lost-title = Das hat nicht geklappt
hall-silent = Der Server ist nicht erreichbar.
keeps-nothing = Dein Browser speichert nichts. Bitte erlaube dieser Seite, Daten zu speichern.
record-unreadable = Diese Aufzeichnung lässt sich nicht lesen.
link-damaged = Dieser Link ist beschädigt: Es steckt keine lesbare Partie darin. Lass ihn dir noch einmal schicken.
untrue = Der Server hat einen Spielstand geschickt, der nicht stimmen kann. Trau diesem Tisch lieber nicht.
view-untrue = Diese Seite kann nicht zeigen, was der Server geschickt hat: Es ist unlesbar oder kann nicht stimmen. Vielleicht gibt es eine neue Version. Bitte lade die Seite neu.
reload = Neu laden
no-such-game = Diese Partie ist nicht mehr auf diesem Gerät.
to-the-hall = Zur Startseite
to-the-table = Zurück zum Tisch
reconnecting = Die Verbindung ist weg. Neuer Versuch …
bot-skill =
    { $level ->
        [random] Zufalls-Bot
        [easy] leichter Bot
        [medium] mittlerer Bot
        [hard] starker Bot
       *[expert] Profi-Bot
    }
free-seat = Platz { $number }
you-tag = du
away-tag = weg
turn-tag = dran
waits-for = Warten auf { $who }.
watch-stopped = Angehalten. ▶ spielt weiter, ▶❙ geht einen Schritt.
table-paused = Die Partie macht Pause.
you-name = Du
said-line = { $who } sagt: { $text }
what-happened = Was bisher geschah
talk = Chat
say-something = Schreib etwas
send = Senden
react-moo = Muh!
react-clap = Gut gespielt
react-laugh = Lustig
react-wow = Toll
react-oops = Hoppla
react-sad = Schade
react-think = Ich überlege
react-thanks = Danke
undo = Zurücknehmen
hint = Tipp
help = Regeln zu diesem Schritt
thinking = Ich überlege …
rules-now = Was jetzt gilt
all-rules = Das ganze Regelheft
hint-line = Ein Profi { $move }. { $reason } (Siegchance { $percent } %)
refused-bad-message = Diese Seite ist veraltet. Bitte lade sie neu.
refused-hello-first = Diese Seite ist veraltet. Bitte lade sie neu.
refused-no-such-link = Dieser Link gehört zu keinem Platz an diesem Tisch.
refused-no-spectators = An diesem Tisch ist Zuschauen nicht erlaubt.
refused-only-players = Beim Zuschauen geht das nicht. Dafür brauchst du den Link eines Platzes.
refused-not-seated = Nimm bitte zuerst Platz.
refused-seat-taken = Dieser Platz ist besetzt. Ist es deiner? Dann komm am selben Gerät zurück oder mit dem Link aus dessen Adresszeile.
refused-only-host = Das darf nur, wer eingeladen hat.
refused-bad-text = Namen haben 1 bis 40 sichtbare Zeichen, Nachrichten 1 bis 500.
refused-not-begun = Die Partie hat noch nicht begonnen.
refused-begun = Die Partie hat schon begonnen.
refused-game-over = Die Partie ist vorbei.
refused-not-over = Die Partie ist noch nicht vorbei.
refused-paused = Die Partie macht Pause. Spielt erst weiter.
refused-not-paused = Die Partie macht keine Pause.
refused-time-up = Deine Zeit ist um. Ein Bot macht diesen Zug für dich.
refused-bot-plays = Ein Bot spielt für dich. Wähle zuerst „Wieder selbst spielen“.
refused-no-bot = Für dich spielt kein Bot.
refused-stale = Inzwischen ist es schon weitergegangen.
refused-nothing-to-undo = Du hast keinen Zug zum Zurücknehmen.
refused-no-such-offer = Diese Anfrage hat sich erledigt.
refused-no-chat = Der Chat ist hier ausgeschaltet.
refused-not-your-turn = Du bist gerade nicht dran.
refused-not-legal = Das erlauben die Regeln nicht.
refused-bad-notation = Einen solchen Zug gibt es in diesem Spiel nicht.
refused-table-full = Hier schauen schon zu viele zu. Versuch es bitte etwas später noch einmal.
refused-link-taken = Dieser Link gehört schon jemand anderem an diesem Tisch. Lade die Seite neu und versuch es noch einmal.
refused-too-soon = Das ist noch etwas früh. Nach zwei Minuten kann ein Bot einspringen.
refused-somebody-away = Alle am Tisch müssen einverstanden sein, aber jemand ist weg. Frag noch einmal, wenn alle da sind.
refused-nobody-to-agree = Mitten in der Partie muss noch jemand am Tisch einverstanden sein, aber es ist niemand da. Nach der Partie kannst du wieder einladen.
refused-asked-already = Die anderen wurden gerade erst gefragt. Warte ein wenig, bevor du wieder fragst.
refused-has-clock = An diesem Tisch läuft eine Uhr: Ist die Zeit um, macht ein Bot den Zug.
refused-seat-held = Dieser Platz gehört jemandem, der jederzeit zurückkommen kann. Jemand Neues einladen kannst du, wenn diese Person den Tisch selbst verlassen hat, oder nach der Partie.
refused-too-fast = Das ging etwas zu schnell. Warte eine Sekunde und versuch es noch einmal.
refused-too-much = An diesem Tisch ist schon so viel passiert, wie in eine Partie passt. Ziehen könnt ihr weiterhin: Spielt ruhig weiter.
refused-broken-promise = Dein Beitrag zum Zufall ist ein anderer als der zugesagte. Lade die Seite neu.
show-rule = Regel zeigen
undo-question = { $who } möchte den eigenen letzten Zug zurücknehmen und alles, was danach kam. Einverstanden?
pause-question = { $who } möchte eine Pause machen und die Uhren anhalten. Einverstanden?
stand-in-question = { $who } möchte vorerst einen Bot für { $whom } spielen lassen. { $whom } behält den Platz und kann jederzeit wieder selbst spielen. Einverstanden?
invite-question = { $who } möchte jemand Neues auf den Platz von { $whom } einladen. Wer kommt, sieht die Hand dieses Platzes. Einverstanden?
request-waits = Die anderen sind gefragt. Warten auf { $who }.
yes = Ja
no = Nein
curtain-hand = Gib das Gerät bitte an { $who } weiter.
curtain-open = Ich bin { $who }
happened-sat = { $who } hat Platz genommen.
happened-left = { $who } hat den Tisch verlassen.
happened-stood-in = Für { $who } spielt vorerst ein Bot.
happened-returned = { $who } ist wieder da.
happened-time-up = Die Zeit von { $who } ist um.
happened-undo-offered = { $who } möchte einen Zug zurücknehmen.
happened-pause-asked = { $who } möchte eine Pause machen.
happened-stand-in-asked = { $who } möchte einen Bot für jemanden spielen lassen.
happened-invite-asked = { $who } möchte jemanden einladen.
happened-agreed = { $who } ist einverstanden.
happened-refused = { $who } ist nicht einverstanden.
happened-invited = Der Platz von { $who } ist frei für jemand Neues.
invite-ready = Der Platz von { $who } ist frei. Den Link dafür findest du unter „Dieser Tisch“.
happened-undone = { $who } hat einen Zug zurückgenommen.
happened-paused = { $who } hat die Partie angehalten.
happened-resumed = { $who } lässt die Partie weitergehen.
happened-wants-rematch = { $who } möchte noch einmal spielen.
you-won = Du hast gewonnen!
somebody-won = { $who } hat gewonnen.
shared-win = Geteilter Sieg: { $who }
nobody-won = Niemand hat gewonnen.
rematch = Noch einmal spielen
review = Rückblick
look-at-board = Spielbrett ansehen
check-luck = War alles fair?
luck-line = Vor der Partie wurde aller Zufall versiegelt; das Siegel beginnt mit { $commitment }. Im Rückblick kannst du jede Ziehung prüfen.
the-table = An diesem Tisch
waiting-for-them = ist unterwegs …
seat-a-bot = Bot dazusetzen
seat-to-a-bot = Bot für { $who } spielen lassen
begins-by-itself = Sobald alle sitzen, geht es von selbst los.
link-for = Der Link für { $who }
copy-link = Link kopieren
share-link = Link teilen
scan-code = Code zum Scannen
link-here-only = Dieser Link geht nur auf diesem Gerät. Damit andere dazukommen, muss der Server unter einer Adresse laufen, die sie erreichen: barn serve --listen.
copied = Kopiert
link-as-code = Der Link als Code zum Scannen
sit-down = Platz nehmen
invites-you = { $who } lädt dich ein: { $game }
your-name = Wie heißt du?
seat-yours = dein Platz
lobby-standing = Gib deinen Namen ein und nimm Platz. Du musst nichts installieren und dich nirgends anmelden.
lobby-inviting = Schick allen ihren eigenen Link: Er ist der Schlüssel zu ihrem Platz.
lobby-seated = Du sitzt am Tisch. Zurück kommst du mit demselben Link oder über „Meine Partien“ auf der Startseite.
lobby-waits-for = Alle sitzen. Es geht los, sobald alle diesen Tisch offen haben. Warten auf { $who }.
lobby-running = Die Partie läuft schon. Nimm Platz, und du spielst auf dem markierten Platz weiter.
lobby-unkept = Dein Browser speichert nichts für diese Seite, vielleicht weil das Fenster privat ist. Deinen Platz findest du nur über die Adresse dieser Seite wieder: Lass die Seite offen, oder heb die Adresse auf, die sie zeigt, sobald du sitzt.
lobby-new = Noch nie gespielt?
lobby-new-tab = Beides öffnet sich in einem neuen Tab. Diese Seite bleibt offen, und dein Platz bleibt deiner.
learn-playing = Beim Spielen lernen
step = Schritt
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
watch-pause = Anhalten
watch-run = Abspielen
seen-by = Aus Sicht von
find-turning = Wo ist die Partie gekippt?
turning-line = { $who } { $played }. Ein Profi { $better }. { $reason } (−{ $percent } %)
no-turning = Niemand hat gepatzt: Gutes Spiel und Glück haben entschieden.
win-curve = Die Siegchancen im Lauf der Partie
curve-start = Anfang
curve-end = Ende
curve-seat = { $who }: { $first } % am Anfang, höchstens { $most } %, { $last } % kurz vor dem Ende.
luck-fine = Alle Ziehungen ({ $draws }) passen zum Siegel, das vor der Partie gesetzt wurde.
luck-wrong = Diese Aufzeichnung passt nicht zum Siegel. { $flaw ->
    [checksum] Sie wurde nachträglich verändert.
    [no-seed] Sie sagt nicht, woher ihr Zufall kommt.
    [promise] Platz { $at } hat etwas anderes beigetragen als zugesagt.
    [draw] Die Ziehung in Schritt { $at } ist nicht die versiegelte.
   *[other] Etwas darin fehlt oder ist falsch.
}
taken-back-line = { $who } hat Züge zurückgenommen, von Schritt { $from } bis Schritt { $to }.
save-record = Aufzeichnung speichern
coach = Dein Begleiter
coach-goodbye = Jetzt weißt du genug, der Rest ist Übung. Ich schaue vom Zaun aus zu. Viel Glück!
understood = Verstanden
table-menu = Dieser Tisch
pause = Pause machen
resume = Weiterspielen
stand-in = Bot für mich spielen lassen
take-back = Wieder selbst spielen
ask-pause = Um eine Pause bitten
ask-for-bot = Um einen Bot für { $who } bitten
invite-anew = Jemand Neues auf den Platz von { $who } einladen
leave-table = Gehen – ein Bot spielt weiter
bot-for-you = Ein Bot spielt für dich.
chat-off = Chat ausschalten
chat-on = Chat einschalten
spectators-off = Zuschauen verbieten
spectators-on = Zuschauen erlauben
watch-link = Link zum Zuschauen kopieren
watch = Bots zuschauen
rulebook = Regelheft
time = Bedenkzeit
time-none = Solange du magst
time-minute = Eine Minute pro Zug
time-day = Ein Tag pro Zug
time-game = Zehn Minuten pro Person
what-if = Was wäre, wenn? Ab hier weiterspielen
keys-line = Tasten: Pfeile gehen über das Brett (mit Umschalttaste nur dorthin, wo du etwas tun kannst), n springt zum nächsten Schritt, Enter wählt, h Tipp, u zurücknehmen, ? Regeln. Beim Zuschauen: p hält an und spielt weiter, . ein Schritt weiter, , ein Schritt zurück, f wechselt das Tempo.
missed-title = Seit deinem letzten Zug
points-from = Woher jeder Punkt kam
total = Summe
show-result = Ergebnis ansehen
share = Ergebnis teilen
share-result = Ergebnis kopieren
share-game = Diese Partie teilen
copy-game = Link zur Partie kopieren
percent = { $number } %

# The rulebook.
rules-contents = Inhalt
rules-table = So wird gespielt
rules-curious = Für Neugierige
rules-print = Drucken

# Endings: the podium, the evening, luck, and what else there is to do.
came-place =
    { $place ->
        [2] { $seats ->
            [2] Gut gekämpft – zweiter Platz für dich.
           *[other] Zweiter Platz für dich. Gut gespielt!
        }
        [3] Dritter Platz für dich. Gut gespielt!
        [4] Vierter Platz für dich. Schön, dass du mitgespielt hast!
        [5] Fünfter Platz für dich. Schön, dass du mitgespielt hast!
       *[other] Sechster Platz für dich. Schön, dass du mitgespielt hast!
    }
evening-line = Heute Abend: { $score }
next-game-begun = Die nächste Partie hat begonnen.
go-there = Hingehen
seat-taken-title = Dieser Platz ist besetzt
watch-table = Zuschauen
share-picture = Als Bild
what-if-from = Was wäre, wenn? Ab Schritt { $step }
what-if-back = Zurück zur beendeten Partie
check-draws = Alles Gezogene prüfen
luck-kind = Das Glück war auf deiner Seite: besser gezogen als in { $percent } von 100 solchen Partien.
luck-even = Das Glück war ausgeglichen: besser gezogen als in { $percent } von 100 solchen Partien.
luck-unkind = Das Glück war nicht auf deiner Seite: besser gezogen als in nur { $percent } von 100 solchen Partien.
luck-of = { $who }: besser gezogen als in { $percent } von 100 solchen Partien.

# Die Halle: Namen und Gesichter, die Scheune des Tages, Beitreten; Lektionen; was Bots sagen
guest = Gast
guest-number = Gast { $number }
your-face = Dein Name und dein Gesicht
pick-animal = Tier { $number }
pick-colour = Farbe { $number }
name-short = Dein Name
name-say = Das bin ich
pass = Jetzt nicht
sound-question = Muhen, Glocken und ein leises Brummen?
buzz = Brummen (Handys)
minutes-short = { $minutes } Min.
starts-with = { $count } am Tisch: du, { $bots }
fewer-players = Jemand weniger
join = Mit Link mitspielen
join-label = Link oder Code, den du bekommen hast
join-go = Mitspielen
join-wrong = Kein Tisch hat diesen Link. Kopiere ihn ganz, so wie du ihn bekommen hast.
today = Die Scheune des Tages
today-about = Jedes Spiel einmal am Tag, für alle gleich gemischt, gegen dieselben Bots.
today-new = Spielen
share-today = Scheune des Tages teilen
copy-today = Scheune des Tages kopieren
no-lesson = Dieser Teil der Lektion lässt sich nicht laden. Mit Netz kommt er.
coach-hello = Wuff! Ich bin dein Trainer. Wir spielen, und ich sage, was zählt, sobald es zählt. Soll ich dir erst etwas zeigen?
show-me = Zeig es mir
show-again = Noch einmal zeigen
now-you = Jetzt du
three-tips = Drei Tipps
next-tip = Nächster Tipp
learn-quickly = In 3 Minuten lernen
drill-ask = Du bist dran. Was ist hier am besten?
drill-wrong = Es gibt etwas Besseres. Schau noch einmal!
drill-right = Ja!
bot-sunny-hello = Hallo! Was für ein schöner Tag zum Spielen. | Wie schön, du bist da!
bot-sunny-turn = Oh, gut gemacht! | Das macht Spaß. | Ich habe keinen Plan, aber ein gutes Gefühl.
bot-sunny-won = Gewonnen! Noch einmal?
bot-sunny-lost = Du warst großartig. Glückwunsch!
bot-grumpy-hello = Hm. Bringen wir es hinter uns. | Du schon wieder. Na gut.
bot-grumpy-turn = Das habe ich gesehen. | Hmpf. | Gewöhn dich nicht daran.
bot-grumpy-won = Wie erwartet.
bot-grumpy-lost = Glück. Nichts als Glück. Na ja … gut gespielt.
bot-dreamy-hello = Oh, ein Spiel? Wie nett. | Ich habe gerade Wolken gezählt.
bot-dreamy-turn = Bin ich dran? Nein? | Die Wolke da sieht aus wie eine Kuh. | Wo war ich …
bot-dreamy-won = Habe ich gewonnen? Wirklich?
bot-dreamy-lost = Du hast gewonnen? Ich habe einem Schmetterling zugesehen.
