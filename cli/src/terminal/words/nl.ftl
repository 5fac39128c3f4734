# Wat het commando zelf aan tafel zegt.

barn-name = { $who }
barn-you = Jij bent { $name }.
barn-person = { $name } zit achter dit scherm.
barn-machine = { $name } is een bot ({ $level ->
    [random] speelt op toeval
    [easy] makkelijk
    [medium] gemiddeld
    [hard] sterk
    [expert] expert
   *[other] { $level }
}).
barn-how = Typ het nummer van een keuze of de zet zelf; help toont wat je nog meer kunt typen.
barn-pass = Geef het scherm door aan { $name }.
barn-enter = Druk op Enter als niemand anders kijkt.

barn-over = Het spel is afgelopen.
barn-nobody-wins = Niemand wint.
barn-wins = { $who } wint.
barn-share = { $who } winnen samen.
barn-again = Bekijk het stap voor stap terug met: { $command }
barn-keys = review toont waar het spel kantelde, undo neemt je laatste zet terug, Enter sluit af.
barn-keys-save = review toont waar het spel kantelde, save bewaart het spelverslag, undo neemt je laatste zet terug, Enter sluit af.
barn-after-the-end = Het spel is afgelopen: review, save, undo, rules, of Enter om af te sluiten.
barn-saved = Het spel is bewaard. Ga verder met: { $command }
barn-saved-over = Het spel is bewaard. Bekijk het stap voor stap terug met: { $command }

barn-not-possible = { $move } kan nu niet:
barn-unreadable = { $problem }. Typ het nummer van een keuze, een zet, of help.
barn-no-choice = Keuze { $number } bestaat niet; kies van 1 tot en met { $most }.
barn-nothing-decided = Je hebt nog geen zet om terug te nemen.
barn-taken-back = Teruggenomen: { $move }

barn-help = Typ het nummer van een keuze, of de zet zoals die ernaast staat.
barn-help-hint = wat een expert zou doen, en waarom
barn-help-now = de regels voor deze stap
barn-help-rules = alle spelregels
barn-help-moves = je keuzes nog eens
barn-help-view = de tafel nog eens
barn-help-undo = terug naar je vorige keuze
barn-help-save = bewaart het spel in een eigen bestand
barn-help-save-file = bewaart het spel in dit bestand
barn-help-quit = bewaart het spel en sluit af; Ctrl-D ook
barn-help-help = deze lijst

barn-best-exact = De beste zetten, tot het eind uitgerekend:
barn-best-guess = De beste zetten, volgens een expert:
barn-candidate = { $what }: { $percent }% kans op winst, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}. { $reason }

barn-looking-back = Terugblik
barn-chances = De kansen zijn geschat door een expert, met alleen wat de speler toen kon zien.
barn-luck-decided = Niemand gaf veel weg: deze keer besliste het geluk.
barn-turned = Waar het spel kantelde
barn-did = { $decisions ->
    [one] 1 beslissing
   *[other] { $decisions } beslissingen
}, { $slips ->
    [0] geen slordigheden
    [one] 1 slordigheid
   *[other] { $slips } slordigheden
}, { $mistakes ->
    [0] geen fouten
    [one] 1 fout
   *[other] { $mistakes } fouten
}
barn-step = stap
barn-played = { $who }: { $what } ({ $percent }% kans op winst)
barn-better = { $played }. Beter: { $what } ({ $percent }% kans op winst). { $reason }

# Aan een tafel elders.
barn-call-you = Hoe heet je?
barn-looking-on-prompt = toeschouwer
barn-your-seat = Je zit op plaats { $seat }.
barn-looking-on = Je kijkt mee.
barn-how-table = help toont wat je kunt typen; met quit ga je weg, en je kunt altijd terugkomen.
barn-seat = Plaats { $seat }
barn-seat-empty = leeg
barn-seat-away = afwezig
barn-seat-bot = een bot valt in
barn-and = { $first } en { $last }
barn-ten-seconds = Nog tien seconden.
barn-lost = De verbinding is weg: { $why }. Nieuwe poging…
barn-back = Terug aan tafel.
barn-back-late = Terug aan tafel. Er is intussen veel gebeurd.
barn-come-back = Kom terug met: { $command }
barn-place-kept = Je plaats blijft van jou.
barn-not-asked = Je bent nu niet aan de beurt; help toont wat je kunt typen.
barn-nobody-asked = Niemand heeft iets gevraagd.
barn-hints-players = Alleen spelers krijgen tips.
barn-other-rules = De server speelt met andere regels dan deze versie van barn kent.
barn-no-sense = Wat de server stuurde, is niet te lezen of kan niet kloppen.
barn-after-table = Het spel is afgelopen: review, save, again, rules, of Enter om af te sluiten.
barn-only-players-again = Alleen spelers kunnen nog een potje beginnen.
barn-no-record = De server heeft ons het spelverslag niet gegeven.
barn-keys-table = review toont waar het spel kantelde, save bewaart het spelverslag, again begint een nieuw potje, Enter sluit af.
barn-keys-watch = review toont waar het spel kantelde, save bewaart het spelverslag, Enter sluit af.
barn-waiting = Wachten op { $who }.
barn-missing = Het spel begint als iedereen er is. Nog leeg: plaats { $seats }.
barn-here = { $who } is er.
barn-away = { $who } is afwezig.
barn-sat = { $who } gaat op plaats { $seat } zitten.
barn-left = { $who } verlaat de tafel.
barn-stood-in = Een bot ({ $level ->
    [random] speelt op toeval
    [easy] makkelijk
    [medium] gemiddeld
    [hard] sterk
    [expert] expert
   *[other] { $level }
}) valt in voor { $who }.
barn-returned = { $who } speelt weer zelf.
barn-began = Potje { $game } begint.
barn-time-up = { $who }: de tijd is om, een bot doet deze zet.
barn-wish-undo = { $who } wil een zet terugnemen.
barn-wish-pause = { $who } wil pauzeren en de klokken stilzetten.
barn-wish-stand-in = { $who } wil een bot laten invallen voor { $whom }.
barn-wish-invite = { $who } wil iemand uitnodigen op plaats { $seat }.
barn-yes-or-no = Typ yes of no.
barn-agrees = { $who } vindt het goed.
barn-says-no = { $who } zegt nee.
barn-invited = Er is een nieuwe uitnodiging voor plaats { $seat }.
barn-undone = { $who } heeft een zet teruggenomen.
barn-paused = { $who } heeft het spel gepauzeerd. Typ resume om te hervatten.
barn-resumed = { $who } heeft het spel hervat.
barn-chat-on = De chat staat aan.
barn-chat-off = De chat staat uit.
barn-watch-on = Meekijken mag.
barn-watch-off = Meekijken mag niet.
barn-wants-again = { $who } wil nog een potje spelen: typ again.
barn-luck-fair = Het ging eerlijk: alle trekkingen ({ $draws }) volgen uit het geheim dat vóór het spel was vastgelegd en wat jij en de anderen toevoegden.
barn-luck-fair-watched = Het ging eerlijk: alle trekkingen ({ $draws }) volgen uit het geheim dat vóór het spel was vastgelegd en wat de spelers toevoegden.
barn-luck-fair-late = Het ging eerlijk: alle trekkingen ({ $draws }) volgen uit het geheim van de tafel en wat de spelers toevoegden. (Dit scherm kwam te laat om te zien hoe het geheim werd vastgelegd.)
barn-luck-flawed = De trekkingen kloppen NIET: { $flaw }.
barn-luck-no-seed = De trekkingen kloppen NIET: het spelverslag zegt niet hoe de startwaarde is gemaakt.
barn-luck-commitment = De trekkingen kloppen NIET: de tafel toonde vóór het spel een ander zegel.
barn-luck-not-added = De trekkingen kloppen NIET: wat dit scherm toevoegde, ontbreekt.
barn-help-say = zegt iets tegen iedereen
barn-help-seats = wie waar zit, en de klokken
barn-help-undo-table = neemt je laatste zet terug, of vraagt de anderen of dat mag
barn-help-answer = antwoordt op een verzoek van iemand aan tafel
barn-help-pause = pauzeert het spel en de klokken; resume hervat
barn-help-bot = laat een bot voor je invallen; met back speel je zelf weer
barn-help-again = na afloop: begint een nieuw potje
barn-help-quit-table = gaat weg, net als Ctrl-D; met de link kom je terug

# Waarom een tafel elders iets weigert.
barn-refused-bad-message = Deze versie van barn en de server passen niet bij elkaar. Werk barn bij.
barn-refused-hello-first = Deze versie van barn en de server passen niet bij elkaar. Werk barn bij.
barn-refused-no-such-link = Deze link hoort niet bij een plaats aan deze tafel.
barn-refused-no-spectators = Aan deze tafel kan niemand meekijken.
barn-refused-only-players = Als toeschouwer kan dat niet. Daarvoor heb je de link van een plaats nodig.
barn-refused-not-seated = Ga eerst zitten.
barn-refused-seat-taken = Deze plaats is bezet.
barn-refused-only-host = Dat kan alleen degene die heeft uitgenodigd.
barn-refused-bad-text = Een naam heeft 1 tot 40 zichtbare tekens, een bericht 1 tot 500.
barn-refused-not-begun = Het spel is nog niet begonnen.
barn-refused-begun = Het spel is al begonnen.
barn-refused-game-over = Het spel is afgelopen.
barn-refused-not-over = Het spel is nog niet afgelopen.
barn-refused-paused = Het spel staat op pauze. Typ eerst resume.
barn-refused-not-paused = Het spel staat niet op pauze.
barn-refused-time-up = Je tijd is om. Een bot doet deze zet voor je.
barn-refused-bot-plays = Een bot valt voor je in. Typ eerst back.
barn-refused-no-bot = Er valt geen bot voor je in.
barn-refused-stale = Het spel is intussen verdergegaan.
barn-refused-nothing-to-undo = Je hebt geen zet om terug te nemen.
barn-refused-no-such-offer = Dit verzoek is verlopen.
barn-refused-no-chat = De chat staat uit.
barn-refused-not-your-turn = Je bent niet aan de beurt.
barn-refused-not-legal = Dat mag niet volgens de regels.
barn-refused-bad-notation = Zo’n zet bestaat niet in dit spel.
barn-refused-table-full = Er kijken al te veel mensen mee. Probeer het straks nog eens.
barn-refused-link-taken = Deze link is al van iemand aan deze tafel.
barn-refused-too-soon = Dat is nog wat vroeg. Wacht twee minuten; daarna kan een bot invallen.
barn-refused-somebody-away = Iedereen aan tafel moet het goedvinden, en iemand is afwezig. Vraag het opnieuw als iedereen er is.
barn-refused-nobody-to-agree = Tijdens het spel moet nog iemand aan tafel het goedvinden, en er is nu niemand. Na afloop kun je weer uitnodigen.
barn-refused-asked-already = De anderen hebben net al een vraag gekregen. Wacht even met de volgende.
barn-refused-has-clock = Aan deze tafel loopt een klok: is iemands tijd om, dan doet een bot de zet.
barn-refused-seat-held = Deze plaats is van iemand die altijd terug kan komen. Iemand anders uitnodigen kan pas als die persoon zelf de tafel verlaat, of na afloop.
barn-refused-too-fast = Dat ging iets te snel. Wacht even en probeer het nog eens.
barn-refused-too-much = Aan deze tafel is zoveel gezegd en gedaan dat er niets meer bij kan. Zetten doen kan nog wel: speel gerust verder.
barn-refused-broken-promise = Wat jouw plaats aan het toeval toevoegt, is niet wat was beloofd.
