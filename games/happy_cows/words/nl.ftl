# Happy Cows!

hook = Vrolijk je koeien op, hou ze droog en laat het bij de buren regenen.
blue = blauw □
purple = paars △
red = rood ✕
orange = oranje ◇
green = groen ○
cow = { $colour }{ $icons }
    .the = de koe { $colour }{ $icons }
cow-happy = { $cow } (blij)
    .the = de blije koe { $cow }
cow-sad = { $cow } (verdrietig)
    .the = de verdrietige koe { $cow }
farm-card = een boerderijkaart

farmer = Boer ({ $colour })
    .the = de Boer ({ $colour })
barn = Stal
    .the = de Stal
rain = Regen ({ $colour })
    .the = de Regen ({ $colour })
trough = Voerbak
    .the = de Voerbak
bull = Stier ({ $count })
    .the = de Stier ({ $count })
hunger = Honger ({ $count })
    .the = de Honger ({ $count })
weather = Mooi weer
    .the = het Mooie weer
milkmaid = Melkmeisje
    .the = het Melkmeisje
super = Super-boer
    .the = de Superboer

area-farm = { $who } ({ $points })
area-barn = Stal van { $who }
area-barn-1 = Eerste stal van { $who }
area-barn-2 = Tweede stal van { $who }
area-row = Rij
area-pile = Stapel ({ $count })

asks-cheer = { $who }: draai een van je koeien naar de blije kant.
asks-act = { $who }: speel een kaart, of leg er een weg.
asks-colour = { $who }: welke kleur vrolijkt de Superboer op?
asks-barn = { $who }: een koe naar de stal brengen, of klaar?
asks-build = { $who }: koe naar de stal, tweede stal bouwen, of klaar?
asks-rain = { $who }: regen! Een koe in { $colour } naar de stal, of klaar?
asks-give = { $who }: welke van je koeien ruil je?
asks-take = { $who }: welke koe wil je voor { $given-the }?
asks-bull = { $who }: welke koe vrolijkt de Stier op? (nog { $left })
asks-hunger = { $who }: wiens koe krijgt honger en wordt verdrietig?
asks-hunger-again = { $who }: nog een koe van { $whose } wordt verdrietig. Welke?
asks-weather = { $who }: uit welke stal komt een koe?
asks-milkmaid = { $who }: welke verdrietige koe voor het Melkmeisje, als je dat wilt?

move-play = speelt { $card-the }
move-play-cow = pakt { $cow-the } uit de rij
move-away = legt { $card-the } weg
move-top-cow = pakt { $cow-the } van de stapel
move-top-farm = speelt de bovenste kaart van de stapel
move-cheer = vrolijkt { $cow-the } op
move-colour = vrolijkt alle koeien in { $colour } op
move-lead = brengt { $cow-the } naar de stal
move-build = bouwt een tweede stal
move-done = brengt geen koe meer naar binnen
move-no-maid = stuurt het Melkmeisje naar huis
move-give = biedt { $cow-the } aan
move-take = pakt { $cow-the } van { $whose } in ruil voor { $given-the }
move-sadden = maakt { $cow-the } van { $whose } verdrietig
move-first-barn = roept { $cow-the } uit de eerste stal
move-second-barn = roept { $cow-the } uit de tweede stal
move-maid = laat het Melkmeisje { $cow-the } opvrolijken en naar de stal brengen
move-maid-outside = laat het Melkmeisje { $cow-the } opvrolijken

told-start = { $who } begint.
told-dealt = { $who } krijgt { $cow-the }.
told-top-cow = Boven op de stapel: { $cow }.
told-top-farm = Boven op de stapel: een boerderijkaart.
told-which = Van de stapel gepakt: { $card }.
told-row = Nieuw in de rij: { $card }.
told-move = { $who } { $what }.
told-happy = Nu blij: { $cows }.
told-sad = Nu verdrietig: { $cows }.
told-out = Weer buiten: { $cows }.
told-swap = Geruild: { $given } voor { $taken }.
told-nothing = { $card } verandert niets.

board-tip = Raak een kaart aan en zie wat ze op elke boerderij zou doen.
board-play = Speel { $card-the }
board-take = Pak { $card-the }
board-top = Speel de bovenste kaart
board-away = Leg weg
board-back = Laat liggen
board-build = Bouw een tweede stal
board-done = Zo is het goed
board-done-rain = Laat het regenen
board-done-maid = Stuur het Melkmeisje naar huis
board-does-cow = De koe komt naar je boerderij, in het humeur dat ze laat zien.
board-does-top = Niemand weet welke boerderijkaart het is. Wat het ook is, ze wordt gespeeld.
board-does-farmer = Op elke boerderij wordt elke koe in { $colour } die buiten staat blij.
board-does-super = Je noemt een kleur. Op elke boerderij wordt elke koe van die kleur die buiten staat blij.
board-does-barn = Breng eigen koeien naar je stal. Binnen blijft hun humeur zoals het is.
board-does-barn-two = Breng eigen koeien naar je stal, of bouw deze als je tweede.
board-does-rain = Eerst mag je je koeien in { $colour } naar binnen brengen. Dan worden die op alle andere boerderijen verdrietig.
board-does-trough = Ruil een van je koeien met een van een andere speler, wie dan ook. Beide houden hun humeur.
board-does-bull = { $count ->
    [one] Een van je verdrietige koeien wordt
   *[other] { $count } van je verdrietige koeien worden
} blij.
board-does-hunger = { $count ->
    [one] Een blije koe van een andere speler wordt
   *[other] { $count } blije koeien van één andere speler worden
} verdrietig.
board-does-weather = Bij alle andere spelers komt de bovenste koe uit de stal.
board-does-milkmaid = Een van je verdrietige koeien wordt blij en gaat je stal in.
board-farm = { $who }: { $points } punten, { $happy } voor blije koeien en { $sad } eraf voor verdrietige
board-barn = { $barn }: { $count } van 3 plaatsen bezet
source-happy-outside = Blij buiten
source-happy-inside = Blij in de stal
source-sad-outside = Verdrietig buiten
source-sad-inside = Verdrietig in de stal

ended-empty-pile = De werkstapel is leeg.

reason-cow-happy = Levert je { $icons ->
    [one] een punt
   *[other] { $icons } punten
} op zolang de koe blij blijft.
reason-cow-hope = Kost voorlopig { $icons ->
    [one] een punt
   *[other] { $icons } punten
}, maar de Boer die de koe kan opvrolijken is nog niet geweest.
reason-cow-sad = Kost { $icons ->
    [one] een punt
   *[other] { $icons } punten
}, tenzij iemand de koe opvrolijkt.
reason-nothing = Verandert niets op de boerderijen, en er is een kaart weg.
reason-farmer-own = Levert jou { $own } punten op en de anderen geen.
reason-farmer-all = Levert jou { $own } punten op, en de anderen samen { $others }.
reason-farmer-others = Levert jou niets op, maar de anderen { $others } punten.
reason-super = Laat jou kiezen welke kleur blij wordt.
reason-barn = Houdt { $count ->
    [one] een blije koe
   *[other] blije koeien
} van je droog.
reason-build = Maakt plaats voor nog drie koeien.
reason-rain = Kost de anderen { $points } punten.
reason-rain-shelter = Laat je blije koeien in { $colour } naar binnen brengen.
reason-trough = Kan je { $points ->
    [one] een punt
   *[other] { $points } punten
} opleveren, ten koste van een ander.
reason-trough-no-gain = Dwingt je te ruilen, al heeft niemand een betere koe.
reason-bull = Levert je { $points } punten op.
reason-hunger = Kan een ander { $points } punten kosten.
reason-weather = Roept { $count ->
    [one] een koe uit de stal van een ander
   *[other] { $count } koeien uit de stallen van de anderen
}.
reason-milkmaid = Kan je { $points } punten opleveren.
reason-away = Houdt { $card-the } bij de anderen weg.
reason-away-rain = Houdt de regen weg van je koeien in { $colour }.
reason-top-farm = Waagt een gok met een boerderijkaart die niemand heeft gezien.
reason-cheer = Levert je { $points } punten op: een blije koe telt voor je, een verdrietige tegen je.
reason-lead-happy = Stelt { $icons ->
    [one] een punt
   *[other] { $icons } punten
} veilig: binnen blijft de koe blij.
reason-lead-sad = Vult een plaats in de stal, maar binnen blijft de koe verdrietig.
reason-give-happy = Geeft een koe weg die { $icons ->
    [one] een punt
   *[other] { $icons } punten
} waard is.
reason-give-sad = Raakt een koe kwijt die je { $icons ->
    [one] een punt
   *[other] { $icons } punten
} kost.
reason-take = Levert je { $points ->
    [one] een punt
   *[other] { $points } punten
} op, en { $whose } verliest er evenveel.
reason-take-even = Levert je geen punten op en kost je er ook geen.
reason-take-loss = Kost je { $points ->
    [one] een punt, dat { $whose } wint
   *[other] { $points } punten, die { $whose } wint
}.
reason-sadden = Kost { $whose } { $points } punten.
reason-out-happy = Haalt een blije koe van { $whose } naar buiten, waar ze verdrietig kan worden.
reason-out-sad = Haalt een verdrietige koe van { $whose } naar buiten en laat de andere stal met rust.
reason-maid = Levert je { $points } punten op, en de koe staat veilig binnen.
reason-done = Houdt de andere plaatsen in de stal vrij.
reason-done-rain = Brengt geen koe naar binnen en laat het regenen.
reason-done-maid = Laat je verdrietige koeien buiten.

not-weather = Alleen Mooi weer roept een koe uit de stal.
not-in-row = Die kaart ligt niet in de rij.
not-before-cheering = Draai eerst een van je koeien naar de blije kant.
not-before-done = Maak eerst af wat de gespeelde kaart vraagt.
not-a-card = Nu is een kaart aan de beurt: speel er een uit de rij of van de stapel, of leg er een weg.
not-inside = Die koe staat in de stal en blijft daar zoals ze is.
not-yours = Dat is geen koe van jou.
not-others = Dat is een van je eigen koeien.
not-sad = Die koe is al blij.
not-happy = Die koe is al verdrietig.
not-room = Je stal is vol.
not-rained-on = Voor deze regen mogen alleen je koeien in { $colour } naar binnen.
not-same-farm = Alle hongerige koeien moeten van { $whose } zijn.

lesson-goal = Elke koe op je blije kaarten is een punt voor jou, elke koe op je verdrietige kaarten een punt tegen je. Is de stapel op, dan winnen de meeste punten.
lesson-cheer = Om te beginnen wordt een van je kaarten blij. Veel koeien zijn veel punten, tenzij een Boer of Regen van hun kleur in de rij daar iets aan verandert.
lesson-act = In je beurt doe je één ding: een kaart uit de rij spelen, de bovenste kaart van de stapel spelen, of een kaart uit de rij wegleggen.
lesson-cow = Een koe komt op je boerderij in het humeur dat ze toont. Onderweg van de stapel naar de rij wordt ze omgedraaid.
lesson-barn = Met een Stal breng je koeien naar je stal, hoogstens drie. Binnen verandert niets hun humeur; alleen Mooi weer roept er een naar buiten.
lesson-rain = Regen maakt elke koe van zijn kleur op de andere boerderijen verdrietig, behalve in een stal. Wie hem speelt, mag eerst de eigen koeien binnenbrengen.
lesson-farmer = Boeren maken elke koe van één kleur blij, op alle boerderijen. Stieren en Melkmeisjes helpen alleen die van jou.
lesson-others = Voerbak, Honger en Mooi weer raken andere boerderijen: een koe ruilen, koeien verdrietig maken, koeien uit stallen roepen.

option-pile_mood = Koeien in de stapel
option-pile_mood-random = toevallig blij of verdrietig
option-pile_mood-sad = allemaal verdrietig
option-pile_mood-happy = allemaal blij
