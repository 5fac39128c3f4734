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
one-device = Eén toestel
invite = Uitnodigen
learn = Leren
my-games = Mijn spellen
go-on = Verder spelen
over-look-back = Afgelopen – terugkijken
online-table = Tafel in de zaal
forget = Dit spel vergeten
settings = Instellingen
language = Taal
light = Licht
light-device = Zoals dit toestel
light-day = Zonnige weide
light-evening = Avondweide
sound = Geluiden
done = Klaar
who-plays = Wie speelt er mee?
player-number = Speler { $number }
add-seat = Nog een speler
seat-kind = Wie er op plaats { $number } zit
seat-name = Naam op plaats { $number }
remove-seat = Plaats { $number } weghalen
sits-here = Mens, hier
sits-elsewhere = Mens, elders
level-random = Bot: op goed geluk
level-easy = Bot: zachtaardig
level-medium = Bot: degelijk
level-hard = Bot: sterk
level-expert = Bot: meester
variants = Varianten
start = Beginnen
make-links = Links maken
loading = Een ogenblik …
lost-title = Hier is niets
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
free-seat = Plaats { $number }
you-tag = jij
away-tag = weg
turn-tag = aan zet
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
hint-line = Probeer dit: { $move } – { $reason } ({ $percent } % kans op winst)
sorry-rule = Dat kan niet: { $rule }
undo-question = { $who } wil de laatste zet terugnemen. Goed?
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
luck-line = Het geluk werd beloofd vóór de eerste kaart: { $commitment }
the-table = Aan deze tafel
waiting-for-them = is onderweg …
seat-a-bot = Een bot laten zitten
begins-by-itself = Het spel begint vanzelf zodra iedereen zit.
their-link = Persoonlijke link
copy-link = Link kopiëren
copied = Gekopieerd
link-as-code = De link als code om te scannen
sit-down = Gaan zitten
step = Stap
step-back = Een stap terug
step-on = Een stap verder
seen-by = Gezien door
find-turning = Waar kantelde het?
turning-line = { $who }: { $played } – beter was { $better }. { $reason } (−{ $percent } %)
no-turning = Niemand ging de fout in: goed spel en geluk gaven de doorslag.
win-curve = De winstkansen in de loop van het spel
luck-fine = Alle { $draws } trekkingen zijn precies wat vóór het spel beloofd was.
luck-wrong = Dit verslag is niet wat beloofd was: { $flaw }
save-record = Verslag bewaren
coach = Je begeleider
coach-goodbye = Je weet nu genoeg, de rest is oefening. Ik kijk toe vanaf het hek. Veel geluk!
understood = Begrepen
table-menu = Deze tafel
pause = Klokken stilzetten
resume = Verder
stand-in = Een bot voor mij laten spelen
take-back = Zelf weer spelen
chat-off = Praten uitzetten
chat-on = Praten aanzetten
spectators-off = Geen toeschouwers
spectators-on = Toeschouwers toelaten
watch-link = Link om te kijken kopiëren
watch = Bots zien spelen
rulebook = Regelboek
time = Bedenktijd
time-none = Zolang je wilt
time-minute = Eén minuut per zet
time-day = Eén dag per zet
time-game = Tien minuten per spel
what-if = Wat als? Van hier verder spelen
