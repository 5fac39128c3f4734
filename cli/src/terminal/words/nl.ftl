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

# Aan een tafel elders.
barn-call-you = Hoe zullen we je noemen?
barn-looking-on-prompt = toeschouwer
barn-your-seat = Je hebt plaats { $seat }.
barn-looking-on = Je kijkt toe.
barn-how-table = help toont wat je kunt typen; quit gaat weg, en je kunt terugkomen.
barn-seat = Plaats { $seat }
barn-seat-empty = leeg
barn-seat-away = weg
barn-seat-bot = een bot speelt
barn-and = { $first } en { $last }
barn-ten-seconds = Nog tien seconden.
barn-lost = De verbinding is weg: { $why }. We proberen terug te komen …
barn-back = Terug aan tafel.
barn-back-late = Terug aan tafel, waar veel is gebeurd.
barn-come-back = Kom terug met: { $command }
barn-place-kept = Je plaats blijft van jou.
barn-not-asked = Je bent nu niet aan de beurt; help toont wat je kunt typen.
barn-nobody-asked = Niemand heeft iets gevraagd.
barn-hints-players = Tips zijn voor spelers.
barn-other-rules = De zaal speelt met andere regels dan deze barn kent.
barn-no-sense = Niemand begrijpt wat de zaal laat zien.
barn-after-table = Het spel is voorbij: review, save, again, rules, of Enter om te stoppen.
barn-only-players-again = Alleen spelers kunnen nog eens spelen.
barn-no-record = De zaal heeft ons het verslag niet gegeven.
barn-keys-table = review toont waar het spel kantelde, save bewaart het verslag, again speelt nog eens, Enter stopt.
barn-keys-watch = review toont waar het spel kantelde, save bewaart het verslag, Enter stopt.
barn-waiting = Wachten op { $who }.
barn-missing = Het spel begint als iedereen er is. Ontbreekt: plaats { $seats }.
barn-here = { $who } is er.
barn-away = { $who } is weggegaan.
barn-sat = { $who } neemt plaats { $seat }.
barn-left = { $who } staat op.
barn-stood-in = Een bot ({ $level }) speelt voor { $who }.
barn-returned = { $who } speelt weer zelf.
barn-began = Spel { $game } begint.
barn-time-up = { $who }: de tijd is om, een bot doet deze zet.
barn-wish-undo = { $who } wil een zet terugnemen.
barn-wish-pause = { $who } wil de klokken stilzetten.
barn-wish-stand-in = { $who } wil een bot laten spelen voor { $whom }.
barn-wish-invite = { $who } wil iemand uitnodigen op plaats { $seat }.
barn-yes-or-no = Typ yes of no.
barn-agrees = { $who } vindt het goed.
barn-says-no = { $who } zegt nee.
barn-invited = Er is een nieuwe uitnodiging voor plaats { $seat }.
barn-undone = { $who } heeft een zet teruggenomen.
barn-paused = { $who } heeft het spel stilgezet. resume gaat verder.
barn-resumed = { $who } laat het spel verdergaan.
barn-chat-on = De chat staat aan.
barn-chat-off = De chat staat uit.
barn-watch-on = Toekijken mag.
barn-watch-off = Toekijken mag niet.
barn-wants-again = { $who } wil nog eens spelen: typ again.
barn-luck-fair = Het geluk klopt: alle { $draws } trekkingen volgen uit het vooraf beloofde geheim en wat jij en de anderen toevoegden.
barn-luck-fair-watched = Het geluk klopt: alle { $draws } trekkingen volgen uit het vooraf beloofde geheim en wat de spelers toevoegden.
barn-luck-fair-late = Het geluk klopt: alle { $draws } trekkingen volgen uit het geheim van de tafel (dit scherm kwam te laat om de belofte te zien) en wat werd toegevoegd.
barn-luck-flawed = Het geluk klopt NIET: { $flaw }.
barn-luck-no-seed = Het geluk klopt NIET: het verslag zegt niet hoe de startwaarde is gemaakt.
barn-luck-commitment = Het geluk klopt NIET: de tafel toonde voor het spel een andere belofte (commitment).
barn-luck-not-added = Het geluk klopt NIET: wat dit scherm toevoegde ontbreekt.
barn-help-say = zegt iets tegen iedereen
barn-help-seats = wie waar zit, en de klokken
barn-help-undo-table = neemt je laatste zet terug, of vraagt de anderen of het mag
barn-help-answer = antwoordt iemand die iets van de anderen wil
barn-help-pause = zet het spel en de klokken stil; resume gaat verder
barn-help-bot = laat een bot voor je spelen; met back speel je weer zelf
barn-help-again = als het spel voorbij is: speelt nog eens
barn-help-quit-table = gaat weg, net als Ctrl-D; de link leidt terug

# Waarom een tafel elders iets weigert.
barn-refused-bad-message = Deze barn en de zaal begrijpen elkaar niet.
barn-refused-hello-first = Deze barn en de zaal begrijpen elkaar niet.
barn-refused-no-such-link = Geen plaats aan deze tafel heeft deze link.
barn-refused-no-spectators = Hier wordt zonder toeschouwers gespeeld.
barn-refused-only-players = Toeschouwers kijken alleen toe. Daarvoor is de link van een plaats nodig.
barn-refused-not-seated = Ga eerst zitten.
barn-refused-seat-taken = Deze plaats is bezet.
barn-refused-only-host = Dat kan alleen wie heeft uitgenodigd.
barn-refused-bad-text = Namen hebben 1 tot 40 zichtbare tekens, berichten 1 tot 500.
barn-refused-not-begun = Het spel is nog niet begonnen.
barn-refused-begun = Het spel is al begonnen.
barn-refused-game-over = Het spel is afgelopen.
barn-refused-not-over = Het spel is nog niet afgelopen.
barn-refused-paused = Het spel staat op pauze. Laat het eerst doorgaan.
barn-refused-not-paused = Het spel staat niet op pauze.
barn-refused-time-up = Je tijd is om. Een bot doet deze zet voor je.
barn-refused-bot-plays = Een bot speelt voor je. Neem eerst je plaats terug.
barn-refused-no-bot = Er speelt geen bot voor je.
barn-refused-stale = Het spel is intussen doorgegaan.
barn-refused-nothing-to-undo = Er is niets van jou om terug te nemen.
barn-refused-no-such-offer = Niemand wacht nog op dit antwoord.
barn-refused-no-chat = De chat staat hier uit.
barn-refused-not-your-turn = Je bent niet aan de beurt.
barn-refused-not-legal = De regels staan dit niet toe.
barn-refused-bad-notation = Dit is geen zet van dit spel.
barn-refused-table-full = Te veel mensen kijken al naar deze tafel. Probeer het straks nog eens.
barn-refused-link-taken = Deze link is al van iemand aan deze tafel.
barn-refused-too-soon = Dat is nog wat vroeg. Geef het twee minuten; dan kan een bot het spel overnemen.
barn-refused-somebody-away = Iedereen aan tafel moet het ermee eens zijn, en iemand is weg. Vraag het opnieuw als iedereen er is.
barn-refused-nobody-to-agree = Tijdens een spel moet nog iemand aan tafel het ermee eens zijn, en er is niemand. Na het spel kun je weer uitnodigen.
barn-refused-asked-already = De anderen zijn net al iets gevraagd. Wacht even voordat je weer vraagt.
barn-refused-has-clock = Aan deze tafel loopt een klok: is de tijd om, dan doet een bot de zet.
barn-refused-seat-held = Deze plaats wordt bewaard voor iemand die altijd terug kan komen. Je kunt iemand anders uitnodigen als die persoon zelf de tafel heeft verlaten, of na het spel.
barn-refused-too-fast = Dat ging iets te snel. Wacht een seconde en probeer het nog eens.
barn-refused-too-much = Aan deze tafel is zoveel gezegd en gedaan als in één spel past. Zetten tellen nog: speel gerust verder.
barn-refused-broken-promise = Dit is niet wat jouw plaats aan het geluk beloofde toe te voegen.
