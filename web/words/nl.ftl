# Wat de pagina zelf zegt. Elk spel heeft zijn eigen woorden.

hall-welcome = Schuif aan! Vijf spellen van de boerderij, voor jou alleen of het hele gezin.
hall-unofficial = Barnyard is een onofficiële, gratis versie met eigen woorden en tekeningen. Alle eer voor de spellen gaat naar de ontwerpers en uitgevers.
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
one-device = Op één apparaat
invite = Uitnodigen
learn = Leren spelen
my-games = Mijn potjes
older-games = Oudere potjes
go-on = Verderspelen
over-look-back = Afgelopen – terugkijken
online-table = Online tafel
table-gathering = Wacht op spelers
table-ready = Iedereen zit – open de tafel en het begint
table-yours = Jij bent aan de beurt
table-gone = Deze tafel bestaat niet meer.
forget = Dit potje verwijderen
forget-question = Dit potje voorgoed verwijderen?
settings = Instellingen
language = Taal
light = Weergave
light-device = Net als dit apparaat
light-day = Dag (licht)
light-evening = Avond (donker)
sound = Geluid
pace = Tempo van de anderen
watch-pace = Tempo als je meekijkt
pace-calm = rustig
pace-usual = normaal
pace-brisk = vlot
pace-none = meteen
done = Klaar
who-plays = Wie speelt er mee?
player-number = Speler { $number }
add-seat = Nog een speler
seat-kind = Wie er op plaats { $number } zit
seat-name = Naam op plaats { $number }
remove-seat = Plaats { $number } weghalen
sits-here = Iemand hier
sits-elsewhere = Iemand op afstand
sits-bot = { $name } – { $skill }
variants = Varianten
start = Beginnen
make-links = Uitnodigingen maken
loading = Een ogenblik…
lost-title = Niets gevonden
hall-silent = De server reageert niet.
keeps-nothing = Je browser bewaart niets. Sta toe dat deze pagina gegevens opslaat.
record-unreadable = Dit spelverslag is niet te lezen.
link-damaged = Deze link is beschadigd: er zit geen leesbaar potje in. Vraag om een nieuwe.
untrue = De server stuurde een stand die niet kan kloppen. Speel liever niet verder aan deze tafel.
view-untrue = Deze pagina kan niet tonen wat de server stuurde: het is onleesbaar of kan niet kloppen. Misschien is er een nieuwe versie; laad de pagina opnieuw.
reload = Opnieuw laden
no-such-game = Dit potje staat niet meer op dit apparaat.
to-the-hall = Naar de startpagina
to-the-table = Terug naar de tafel
reconnecting = Geen verbinding. Nieuwe poging…
bot-skill =
    { $level ->
        [random] toevalsbot
        [easy] makkelijke bot
        [medium] gemiddelde bot
        [hard] sterke bot
       *[expert] expertbot
    }
free-seat = Plaats { $number }
you-tag = jij
away-tag = afwezig
turn-tag = aan de beurt
waits-for = Wachten op { $who }.
watch-stopped = Gepauzeerd. ▶ speelt verder, ▶❙ gaat één stap.
table-paused = Het spel staat op pauze.
you-name = Jij
said-line = { $who } zegt: { $text }
what-happened = Wat er gebeurde
talk = Chat
say-something = Zeg iets
send = Versturen
react-moo = Boeoe!
react-clap = Goed gespeeld
react-laugh = Haha
react-wow = Wauw
react-oops = Oeps
react-sad = Jammer
react-think = Even denken
react-thanks = Bedankt
undo = Terugnemen
hint = Tip
help = Regels voor deze stap
thinking = Even denken…
rules-now = Regels die nu gelden
all-rules = Alle spelregels
hint-line = Een expert { $move }. { $reason } ({ $percent }% kans op winst)
refused-bad-message = Deze pagina is verouderd. Laad de pagina opnieuw.
refused-hello-first = Deze pagina is verouderd. Laad de pagina opnieuw.
refused-no-such-link = Deze link hoort niet bij een plaats aan deze tafel.
refused-no-spectators = Aan deze tafel kan niemand meekijken.
refused-only-players = Als toeschouwer kan dat niet. Daarvoor heb je de link van een plaats nodig.
refused-not-seated = Ga eerst zitten.
refused-seat-taken = Deze plaats is bezet. Is het jouw plaats? Kom dan terug op hetzelfde apparaat, of met de link uit de adresbalk daar.
refused-only-host = Dat kan alleen degene die heeft uitgenodigd.
refused-bad-text = Een naam heeft 1 tot 40 zichtbare tekens, een bericht 1 tot 500.
refused-not-begun = Het spel is nog niet begonnen.
refused-begun = Het spel is al begonnen.
refused-game-over = Het spel is afgelopen.
refused-not-over = Het spel is nog niet afgelopen.
refused-paused = Het spel staat op pauze. Hervat het eerst.
refused-not-paused = Het spel staat niet op pauze.
refused-time-up = Je tijd is om. Een bot doet deze zet voor je.
refused-bot-plays = Een bot valt voor je in. Kies eerst ‘Zelf weer spelen’.
refused-no-bot = Er valt geen bot voor je in.
refused-stale = Het spel is intussen verdergegaan.
refused-nothing-to-undo = Je hebt geen zet om terug te nemen.
refused-no-such-offer = Dit verzoek is verlopen.
refused-no-chat = De chat staat uit.
refused-not-your-turn = Je bent niet aan de beurt.
refused-not-legal = Dat mag niet volgens de regels.
refused-bad-notation = Zo’n zet bestaat niet in dit spel.
refused-table-full = Er kijken al te veel mensen mee. Probeer het straks nog eens.
refused-link-taken = Deze link is al van iemand aan deze tafel. Laad de pagina opnieuw en probeer het nog eens.
refused-too-soon = Dat is nog wat vroeg. Wacht twee minuten; daarna kan een bot invallen.
refused-somebody-away = Iedereen aan tafel moet het goedvinden, en iemand is afwezig. Vraag het opnieuw als iedereen er is.
refused-nobody-to-agree = Tijdens het spel moet nog iemand aan tafel het goedvinden, en er is nu niemand. Na afloop kun je weer uitnodigen.
refused-asked-already = De anderen hebben net al een vraag gekregen. Wacht even met de volgende.
refused-has-clock = Aan deze tafel loopt een klok: is iemands tijd om, dan doet een bot de zet.
refused-seat-held = Deze plaats is van iemand die altijd terug kan komen. Iemand anders uitnodigen kan pas als die persoon zelf de tafel verlaat, of na afloop.
refused-too-fast = Dat ging iets te snel. Wacht even en probeer het nog eens.
refused-too-much = Aan deze tafel is zoveel gezegd en gedaan dat er niets meer bij kan. Zetten doen kan nog wel: speel gerust verder.
refused-broken-promise = Wat jouw plaats aan het toeval toevoegt, is niet wat was beloofd. Laad de pagina opnieuw.
show-rule = Regel bekijken
undo-question = { $who } wil de laatste eigen zet terugnemen, en alles wat daarna kwam. Goed?
pause-question = { $who } wil pauzeren en de klokken stilzetten. Goed?
stand-in-question = { $who } wil een bot laten invallen voor { $whom }. { $whom } houdt de plaats en kan altijd zelf weer spelen. Goed?
invite-question = { $who } wil iemand uitnodigen op de plaats van { $whom }. Wie daar gaat zitten, ziet ook die hand. Goed?
request-waits = De vraag is gesteld. Wachten op { $who }.
yes = Ja
no = Nee
curtain-hand = Geef het apparaat aan { $who }.
curtain-open = Ik ben { $who }
happened-sat = { $who } zit aan tafel.
happened-left = { $who } heeft de tafel verlaten.
happened-stood-in = Een bot valt in voor { $who }.
happened-returned = { $who } is terug.
happened-time-up = De tijd van { $who } is om.
happened-undo-offered = { $who } wil een zet terugnemen.
happened-pause-asked = { $who } wil pauzeren.
happened-stand-in-asked = { $who } wil een bot voor iemand laten invallen.
happened-invite-asked = { $who } wil iemand uitnodigen.
happened-agreed = { $who } vindt het goed.
happened-refused = { $who } wil dat liever niet.
happened-invited = Op de plaats van { $who } mag iemand anders gaan zitten.
invite-ready = De plaats van { $who } is vrij. De link ervoor staat hier onder ‘Deze tafel’.
happened-undone = { $who } heeft een zet teruggenomen.
happened-paused = { $who } heeft het spel gepauzeerd.
happened-resumed = { $who } heeft het spel hervat.
happened-wants-rematch = { $who } wil nog een potje spelen.
you-won = Je hebt gewonnen!
somebody-won = { $who } heeft gewonnen.
shared-win = Samen gewonnen: { $who }
nobody-won = Niemand heeft gewonnen.
rematch = Nog een potje
review = Terugkijken
look-at-board = Bord bekijken
check-luck = Ging het eerlijk?
luck-line = Vóór het spel is al het toeval verzegeld; het zegel begint met { $commitment }. Kijk terug om elke trekking na te gaan.
the-table = Aan deze tafel
waiting-for-them = is onderweg…
seat-a-bot = Bot toevoegen
seat-to-a-bot = Een bot laten spelen voor { $who }
begins-by-itself = Het spel begint vanzelf zodra iedereen zit.
link-for = De link voor { $who }
copy-link = Link kopiëren
share-link = Link delen
scan-code = QR-code
link-here-only = Deze link werkt alleen op deze computer. Wil je dat anderen meedoen, start de server dan op een adres dat zij kunnen bereiken: barn serve --listen.
copied = Gekopieerd
link-as-code = De link als QR-code
sit-down = Gaan zitten
invites-you = { $who } nodigt je uit voor { $game }
your-name = Hoe heet je?
seat-yours = jouw plaats
lobby-standing = Vul je naam in en ga zitten. Je hoeft niets te installeren en geen account te maken.
lobby-inviting = Stuur iedereen een eigen link: die geeft toegang tot hun plaats.
lobby-seated = Je zit aan tafel. Met dezelfde link kom je hier terug, en ook via ‘Mijn potjes’ op de startpagina.
lobby-waits-for = Iedereen zit. Het spel begint zodra iedereen deze tafel open heeft. Wachten op { $who }.
lobby-running = Het spel is al bezig. Ga zitten en speel verder op de gemarkeerde plaats.
lobby-unkept = Je browser bewaart niets voor deze pagina, misschien omdat dit een privévenster is. Je vindt je plaats alleen terug met het adres van deze pagina: laat de pagina open, of bewaar het adres dat je ziet zodra je zit.
lobby-new = Nog nooit gespeeld?
lobby-new-tab = Beide openen in een nieuw tabblad. Deze pagina blijft open en je plaats blijft van jou.
learn-playing = Al spelend leren
step = Stap
step-back = Eén stap terug
step-on = Eén stap verder
watch-pause = Pauzeren
watch-run = Afspelen
seen-by = Door de ogen van
find-turning = Kantelpunt zoeken
turning-line = { $who } { $played }. Een expert { $better }. { $reason } (−{ $percent }%)
no-turning = Niemand maakte een grote fout: goed spel en geluk gaven de doorslag.
win-curve = De winstkansen tijdens het spel
curve-start = Begin
curve-end = Einde
curve-seat = { $who }: { $first }% aan het begin, hoogstens { $most }%, { $last }% vlak voor het einde.
luck-fine = Het ging eerlijk. Trekkingen die kloppen met het zegel van vóór het spel: { $draws }.
luck-wrong = Dit spelverslag klopt niet met het zegel: { $flaw ->
    [checksum] er is achteraf iets veranderd.
    [no-seed] er staat niet in waar het toeval vandaan komt.
    [promise] plaats { $at } voegde iets anders toe dan beloofd.
    [draw] de trekking in stap { $at } is niet de verzegelde.
   *[other] er ontbreekt iets, of er is iets fout.
}
taken-back-line = { $who } nam zetten terug, van stap { $from } tot stap { $to }.
save-record = Spelverslag bewaren
coach = Je coach
coach-goodbye = Je weet nu genoeg; de rest is oefenen. Ik kijk mee vanaf het hek. Succes!
understood = Begrepen
table-menu = Deze tafel
pause = Pauzeren
resume = Hervatten
stand-in = Een bot voor mij laten invallen
take-back = Zelf weer spelen
ask-pause = Pauze vragen
ask-for-bot = Een bot vragen voor { $who }
invite-anew = Iemand uitnodigen op de plaats van { $who }
leave-table = Weggaan – een bot speelt verder
bot-for-you = Een bot valt voor je in.
chat-off = Chat uitzetten
chat-on = Chat aanzetten
spectators-off = Geen toeschouwers
spectators-on = Toeschouwers toelaten
watch-link = Meekijklink kopiëren
watch = Naar bots kijken
rulebook = Spelregels
time = Bedenktijd
time-none = Onbeperkt
time-minute = Eén minuut per zet
time-day = Eén dag per zet
time-game = Tien minuten per potje
what-if = Wat als? Vanaf hier verderspelen
keys-line = Toetsen: met de pijlen ga je over het bord (met Shift alleen naar wat je kunt gebruiken), n springt naar wat er nu te doen is, Enter kiest, h geeft een tip, u neemt terug, ? toont deze regels. Bij het meekijken: p pauzeert en hervat, . gaat een stap verder, , een stap terug, f verandert het tempo.
missed-title = Sinds je laatste zet
points-from = Waar elk punt vandaan komt
total = Totaal
show-result = Hoe het afliep
share = Uitslag delen
share-result = Uitslag kopiëren
share-game = Dit potje delen
copy-game = Link naar dit potje
percent = { $number }%

# The rulebook.
rules-contents = Inhoud
rules-table = Zo speel je
rules-curious = Voor wie meer wil weten
rules-print = Afdrukken

# Endings: the podium, the evening, luck, and what else there is to do.
came-place =
    { $place ->
        [2] { $seats ->
            [2] Goed gestreden – je bent tweede.
           *[other] Je bent tweede. Goed gespeeld!
        }
        [3] Je bent derde. Goed gespeeld!
        [4] Je bent vierde. Leuk dat je meedeed!
        [5] Je bent vijfde. Leuk dat je meedeed!
       *[other] Je bent zesde. Leuk dat je meedeed!
    }
evening-line = Vanavond: { $score }
next-game-begun = Het volgende spel is begonnen.
go-there = Ga erheen
seat-taken-title = Deze plaats is bezet
watch-table = Meekijken
share-picture = Als plaatje
what-if-from = Wat als? Vanaf stap { $step }
what-if-back = Terug naar het afgelopen spel
check-draws = Elke trekking nagaan
luck-kind = Het geluk was met je: beter getrokken dan in { $percent } op de 100 zulke spellen.
luck-even = Het geluk was eerlijk verdeeld: beter getrokken dan in { $percent } op de 100 zulke spellen.
luck-unkind = Het geluk zat tegen: beter getrokken dan in maar { $percent } op de 100 zulke spellen.
luck-of = { $who }: beter getrokken dan in { $percent } op de 100 zulke spellen.

# De hal: namen en gezichten, de stal van vandaag, meedoen; lessen; wat bots zeggen
guest = Gast
guest-number = Gast { $number }
your-face = Je naam en gezicht
pick-animal = Dier { $number }
pick-colour = Kleur { $number }
name-short = Je naam
name-say = Dat ben ik
pass = Nu niet
sound-question = Geloei, bellen en een beetje trillen?
buzz = Trillen (telefoons)
minutes-short = { $minutes } min
starts-with = { $count } spelers: jij, { $bots }
fewer-players = Eén speler minder
join = Meedoen met een link
join-label = Link of code die je hebt gekregen
join-go = Meedoen
join-wrong = Geen tafel heeft deze link. Kopieer hem helemaal, zoals je hem hebt gekregen.
today = De stal van vandaag
today-about = Elk spel één keer per dag, voor iedereen hetzelfde geschud, tegen dezelfde bots.
today-new = Spelen
share-today = Stal van vandaag delen
copy-today = Stal van vandaag kopiëren
no-lesson = Dit deel van de les kan niet worden geladen. Met een netwerk komt het.
coach-hello = Woef! Ik ben je coach. We spelen, en ik zeg wat telt wanneer het telt. Zal ik je eerst iets laten zien?
show-me = Laat zien
show-again = Nog eens laten zien
now-you = Nu jij
three-tips = Drie tips
next-tip = Volgende tip
learn-quickly = Leer het in 3 minuten
drill-ask = Jij bent aan de beurt. Wat is hier het beste?
drill-wrong = Er is iets beters. Kijk nog eens!
drill-right = Ja!
bot-sunny-hello = Hallo! Wat een mooie dag om te spelen. | Fijn, je bent er!
bot-sunny-turn = O, goed gedaan! | Dit is leuk. | Ik heb geen plan, maar wel een goed gevoel.
bot-sunny-won = Gewonnen! Nog een keer?
bot-sunny-lost = Je was geweldig. Gefeliciteerd!
bot-grumpy-hello = Hm. Laten we het maar doen. | Jij weer. Goed dan.
bot-grumpy-turn = Dat zag ik. | Hmpf. | Wen er maar niet aan.
bot-grumpy-won = Zoals verwacht.
bot-grumpy-lost = Geluk. Niets dan geluk. Nou ja … goed gespeeld.
bot-dreamy-hello = O, een spel? Wat leuk. | Ik was net wolken aan het tellen.
bot-dreamy-turn = Ben ik aan de beurt? Nee? | Die wolk lijkt op een koe. | Waar was ik …
bot-dreamy-won = Heb ik gewonnen? Echt?
bot-dreamy-lost = Heb jij gewonnen? Ik keek naar een vlinder.
