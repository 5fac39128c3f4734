# Wat de pagina zelf zegt. Elk spel heeft zijn eigen woorden.

hall-welcome = Schuif aan. Vijf spellen van de boerderij, voor één persoon of de hele familie.
hall-unofficial = Barnyard is een onofficiële, vrije uitvoering met eigen woorden en eigen tekeningen. Alle eer voor de spellen komt toe aan hun ontwerpers en uitgevers.
hall-players =
    { $fewest ->
        [2] { $most ->
            [2] 2 spelers
           *[other] 2–{ $most } spelers
        }
       *[other] { $fewest }–{ $most } spelers
    }
hall-minutes = { $minutes } minuten
play-now = Nu spelen
choose-players = Spelers kiezen
one-device = Eén toestel
invite = Uitnodigen
learn = Leren
my-games = Mijn spellen
older-games = Oudere spellen
go-on = Verder spelen
over-look-back = Afgelopen – terugkijken
online-table = Tafel in de zaal
table-gathering = Nog niet iedereen is er
table-yours = Jij bent aan zet
table-gone = Deze tafel is er niet meer: de zaal kent haar niet.
forget = Dit spel vergeten
forget-question = Dit spel voorgoed vergeten?
settings = Instellingen
language = Taal
light = Licht
light-device = Zoals dit toestel
light-day = Dag (licht)
light-evening = Avond (donker)
sound = Geluiden
pace = Tempo van de anderen
pace-calm = rustig
pace-usual = gewoon
pace-brisk = vlot
pace-none = zonder wachten
done = Klaar
who-plays = Wie speelt er mee?
player-number = Speler { $number }
add-seat = Nog een speler
seat-kind = Wie er op plaats { $number } zit
seat-name = Naam op plaats { $number }
remove-seat = Plaats { $number } weghalen
sits-here = Mens, hier
sits-elsewhere = Mens, elders
level-random = Duizel – bot, op goed geluk
level-easy = Klaver – zachtaardige bot
level-medium = Braam – degelijke bot
level-hard = Doorn – sterke bot
level-expert = Oude Salie – meesterlijke bot
variants = Varianten
start = Beginnen
make-links = Links maken
loading = Een ogenblik …
lost-title = Hier is niets
hall-silent = De zaal antwoordt niet.
keeps-nothing = Deze browser bewaart niets. Sta toe dat hij gegevens van deze pagina opslaat.
record-unreadable = Dit verslag is niet te lezen.
untrue = Deze zaal toont beelden die niet zijn wat ze beweren te zijn.
no-such-game = Dit spel staat niet meer op dit toestel.
to-the-hall = Naar de zaal
reconnecting = De verbinding is weg. Nieuwe poging …
bot-name =
    { $level ->
        [random] Duizel
        [easy] Klaver
        [medium] Braam
        [hard] Doorn
       *[expert] Oude Salie
    }
bot-skill =
    { $level ->
        [random] bot, op goed geluk
        [easy] zachtaardige bot
        [medium] degelijke bot
        [hard] sterke bot
       *[expert] meesterlijke bot
    }
free-seat = Plaats { $number }
you-tag = jij
away-tag = weg
turn-tag = aan zet
waits-for = Wachten op { $who }.
you-name = Jij
said-line = { $who } zegt: { $text }
what-happened = Wat er gebeurde
talk = Praten
say-something = Zeg iets
send = Sturen
react-moo = Boe!
react-clap = Goed gespeeld
react-laugh = Grappig
react-wow = Wauw
react-oops = Oeps
react-sad = Jammer
react-think = Ik denk na
react-thanks = Bedankt
undo = Terugnemen
hint = Tip
help = Regels van dit moment
thinking = Even denken …
rules-now = Wat nu telt
all-rules = Het hele regelboek
hint-line = Een kenner { $move }. { $reason } ({ $percent } % kans op winst)
refused-bad-message = Deze pagina en de zaal begrijpen elkaar niet. Laad haar opnieuw.
refused-hello-first = Deze pagina en de zaal begrijpen elkaar niet. Laad haar opnieuw.
refused-no-such-link = Geen plaats aan deze tafel heeft deze link.
refused-no-spectators = Hier wordt zonder toeschouwers gespeeld.
refused-only-players = Toeschouwers kijken alleen toe. Daarvoor is de link van een plaats nodig.
refused-not-seated = Ga eerst zitten.
refused-seat-taken = Deze plaats is bezet.
refused-only-host = Dat kan alleen wie heeft uitgenodigd.
refused-bad-text = Namen hebben 1 tot 40 tekens, berichten 1 tot 500.
refused-not-begun = Het spel is nog niet begonnen.
refused-begun = Het spel is al begonnen.
refused-game-over = Het spel is afgelopen.
refused-not-over = Het spel is nog niet afgelopen.
refused-paused = Het spel staat op pauze. Laat het eerst doorgaan.
refused-not-paused = Het spel staat niet op pauze.
refused-time-up = Je tijd is om. Een bot doet deze zet voor je.
refused-bot-plays = Een bot speelt voor je. Neem eerst je plaats terug.
refused-no-bot = Er speelt geen bot voor je.
refused-stale = Het spel is intussen doorgegaan.
refused-nothing-to-undo = Er is niets van jou om terug te nemen.
refused-no-such-offer = Niemand wacht nog op dit antwoord.
refused-no-chat = De chat staat hier uit.
refused-not-your-turn = Je bent niet aan de beurt.
refused-not-legal = De regels staan dit niet toe.
refused-bad-notation = Dit is geen zet van dit spel.
show-rule = Toon de regel
undo-question = { $who } wil zijn laatste zet terugnemen, en wat daarna kwam. Goed?
yes = Ja
no = Nee
curtain-hand = Geef het toestel aan { $who }.
curtain-open = Ik ben { $who }
happened-sat = { $who } is gaan zitten.
happened-left = { $who } is weggegaan.
happened-stood-in = Voorlopig speelt een bot voor { $who }.
happened-returned = { $who } is terug.
happened-time-up = De tijd van { $who } is om.
happened-undo-offered = { $who } wil een zet terugnemen.
happened-undo-refused = { $who } speelt liever verder.
happened-undone = { $who } heeft een zet teruggenomen.
happened-paused = { $who } heeft de klokken stilgezet.
happened-resumed = { $who } laat het spel verdergaan.
happened-wants-rematch = { $who } wil nog een keer spelen.
you-won = Je hebt gewonnen!
somebody-won = { $who } heeft gewonnen.
shared-win = Gedeelde winst: { $who }
nobody-won = Niemand heeft gewonnen.
rematch = Nog een keer
review = Terugkijken
look-at-board = Bord bekijken
check-luck = Was het geluk?
luck-line = Voor het spel heeft de tafel haar geluk verzegeld; het zegel begint met { $commitment }. Kijk terug om elke trekking na te gaan.
the-table = Aan deze tafel
waiting-for-them = is onderweg …
seat-a-bot = Een bot laten zitten
begins-by-itself = Het spel begint vanzelf zodra iedereen zit.
link-for = De link voor { $who }
copy-link = Link kopiëren
share-link = Link delen
scan-code = Code om te scannen
link-here-only = Deze link werkt alleen op dit toestel. Voor anderen moet de zaal open zijn op een adres dat zij bereiken: barn serve --listen.
copied = Gekopieerd
link-as-code = De link als code om te scannen
sit-down = Gaan zitten
invites-you = { $who } nodigt je uit voor { $game }
your-name = Hoe zullen we je noemen?
seat-yours = jouw plaats
lobby-standing = Schrijf je naam op en ga zitten. Je hoeft niets te installeren en je nergens aan te melden.
lobby-inviting = Stuur iedereen een eigen link: dat is de sleutel tot hun plaats.
lobby-seated = Je zit aan tafel. Dezelfde link brengt je hier terug, en ‘Mijn spellen’ in de zaal ook.
lobby-new = Nog nooit gespeeld?
lobby-new-tab = Beide gaan open in een nieuw tabblad. Deze pagina blijft open, en je plaats blijft van jou.
learn-playing = Al spelend leren
step = Stap
step-back = Een stap terug
step-on = Een stap verder
watch-pause = Stilzetten
watch-run = Laten lopen
seen-by = Gezien door
find-turning = Waar kantelde het?
turning-line = { $who } { $played }. Een kenner { $better }. { $reason } (−{ $percent } %)
no-turning = Niemand ging de fout in: goed spel en geluk gaven de doorslag.
win-curve = De winstkansen in de loop van het spel
luck-fine = Alle { $draws } trekkingen zijn precies wat vóór het spel beloofd was.
luck-wrong = Dit verslag is niet wat beloofd was: { $flaw }
save-record = Verslag bewaren
coach = Je begeleider
coach-goodbye = Je weet nu genoeg, de rest is oefening. Ik kijk toe vanaf het hek. Veel geluk!
understood = Begrepen
table-menu = Deze tafel
pause = Pauze houden
resume = Verder
stand-in = Een bot voor mij laten spelen
take-back = Zelf weer spelen
chat-off = Praten uitzetten
chat-on = Praten aanzetten
spectators-off = Geen toeschouwers
spectators-on = Toeschouwers toelaten
watch-link = Link om te kijken kopiëren
copy-link-for = Link voor { $who } kopiëren
watch = Bots zien spelen
rulebook = Regelboek
time = Bedenktijd
time-none = Zolang je wilt
time-minute = Eén minuut per zet
time-day = Eén dag per zet
time-game = Tien minuten per spel
what-if = Wat als? Van hier verder spelen
keys-line = Toetsen: pijlen gaan over het bord (met Shift alleen naar wat kan), n springt naar het volgende wat er te doen is, Enter kiest, h geeft een hint, u neemt terug, ? toont deze regels. Bij het kijken: p zet stil en laat lopen, . gaat een stap verder en , een terug, f verandert het tempo.
missed-title = Sinds je laatste zet
points-from = Waar elk punt vandaan komt
total = Totaal
show-result = Hoe het afliep
share = Uitslag delen
share-result = Uitslag kopiëren
