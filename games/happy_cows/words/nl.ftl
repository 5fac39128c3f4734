# Happy Cows!

hook = Vrolijk je koeien op, houd ze droog en laat het regenen bij de buren.
blue = blauw □
    .e = blauwe
    .sign = □
purple = paars △
    .e = paarse
    .sign = △
red = rood ✕
    .e = rode
    .sign = ✕
orange = oranje ◇
    .e = oranje
    .sign = ◇
green = groen ○
    .e = groene
    .sign = ○
cow = { $colour }{ $icons }
    .e = { $colour-e } koe { $colour-sign }{ $icons }
    .the = de { $colour-e } koe { $colour-sign }{ $icons }
cow-happy = { $cow } (blij)
    .the = de blije { $cow-e }
cow-sad = { $cow } (verdrietig)
    .the = de verdrietige { $cow-e }
farm-card = een boerderijkaart

farmer = Boer ({ $colour })
    .the = de Boer ({ $colour })
barn = Stal
    .the = de Stal
rain = Regen ({ $colour })
    .the = Regen ({ $colour })
trough = Voerbak
    .the = de Voerbak
bull = Stier ({ $count })
    .the = de Stier ({ $count })
hunger = Honger ({ $count })
    .the = Honger ({ $count })
weather = Mooi weer
    .the = Mooi weer
milkmaid = Melkmeisje
    .the = het Melkmeisje
super = Superboer
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
asks-barn = { $who }: een koe naar de stal brengen of klaar?
asks-build = { $who }: koe naar de stal, tweede stal bouwen of klaar?
asks-rain = { $who }: regen! Een { $colour-e } koe ({ $colour-sign }) naar de stal of klaar?
asks-give = { $who }: welke koe ruil je?
asks-take = { $who }: welke koe wil je voor { $given-the }?
asks-bull = { $who }: welke koe vrolijkt de Stier op? (nog { $left })
asks-hunger = { $who }: wiens koe krijgt honger en wordt verdrietig?
asks-hunger-again = { $who }: nog een koe van { $whose } wordt verdrietig. Welke?
asks-weather = { $who }: uit welke stal komt een koe naar buiten?
asks-milkmaid = { $who }: welke verdrietige koe vrolijkt het Melkmeisje op? Het hoeft niet.

move-play = speelt { $card-the }
move-play-cow = pakt { $cow-the } uit de rij
move-away = legt { $card-the } weg
move-top-cow = pakt { $cow-the } van de stapel
move-top-farm = speelt de bovenste kaart van de stapel
move-cheer = vrolijkt { $cow-the } op
move-colour = vrolijkt alle { $colour-e } koeien ({ $colour-sign }) op
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
told-which = Gespeeld van de stapel: { $card }.
told-row = Nieuw in de rij: { $card }.
told-move = { $who } { $what }.
told-happy = Nu blij: { $cows }.
told-sad = Nu verdrietig: { $cows }.
told-out = Weer buiten: { $cows }.
told-swap = Geruild: { $given } voor { $taken }.
told-nothing = { $card } verandert niets.

board-tip = Tik een kaart aan en zie wat die op elke boerderij doet.
board-play = Speel { $card-the }
board-take = Pak { $card-the }
board-top = Speel de bovenste kaart
board-away = Leg hem weg
board-back = Laat hem liggen
board-build = Bouw een tweede stal
board-done = Klaar
board-done-rain = Laat het regenen
board-done-maid = Stuur het Melkmeisje naar huis
board-does-cow = De koe komt naar je boerderij, in het humeur dat ze laat zien.
board-does-top = Niemand weet welke boerderijkaart het is. Wat het ook is, je speelt hem.
board-does-farmer = Op elke boerderij worden alle { $colour-e } koeien ({ $colour-sign }) die buiten staan blij.
board-does-super = Je noemt een kleur. Op elke boerderij worden alle koeien van die kleur die buiten staan blij.
board-does-barn = Breng koeien van jou naar je stal. Binnen blijft hun humeur zoals het is.
board-does-barn-two = Breng koeien van jou naar je stal, of bouw deze als je tweede stal.
board-does-rain = Eerst mag je jouw { $colour-e } koeien ({ $colour-sign }) naar binnen brengen. Dan worden die op de andere boerderijen verdrietig als ze buiten staan.
board-does-trough = Ruil een koe van jou die buiten staat met een van een andere speler. Beide houden hun humeur.
board-does-bull = { $count ->
    [one] Een verdrietige koe van jou die buiten staat, wordt
   *[other] { $count } verdrietige koeien van jou die buiten staan, worden
} blij.
board-does-hunger = { $count ->
    [one] Een blije koe die bij een andere speler buiten staat, wordt
   *[other] { $count } blije koeien die bij één andere speler buiten staan, worden
} verdrietig.
board-does-weather = Bij alle andere spelers komt de bovenste koe uit de stal.
board-does-milkmaid = Je mag een verdrietige koe van jou blij maken; is er plaats, dan gaat ze je stal in.
board-farm = { $who }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $happy } voor blije koeien en { $sad } eraf voor verdrietige
board-barn = { $barn }: { $count } van 3 plaatsen bezet
source-happy-outside = Blij buiten
source-happy-inside = Blij in de stal
source-sad-outside = Verdrietig buiten
source-sad-inside = Verdrietig in de stal

ended-empty-pile = De werkstapel is op.

reason-cow-happy = Levert je { $icons ->
    [one] een punt
   *[other] { $icons } punten
} op zolang de koe blij blijft.
reason-cow-hope = Kost voorlopig { $icons ->
    [one] een punt
   *[other] { $icons } punten
}, maar de Boer die haar kan opvrolijken, is nog niet geweest.
reason-cow-sad = Kost { $icons ->
    [one] een punt
   *[other] { $icons } punten
}, tenzij de koe wordt opgevrolijkt.
reason-nothing = Verandert niets op de boerderijen, maar er is wel een kaart weg.
reason-farmer-own = Levert jou { $own } punten op en de anderen niets.
reason-farmer-all = Levert jou { $own } punten op, en de anderen samen { $others }.
reason-farmer-others = Levert jou niets op, maar de anderen { $others } punten.
reason-super = Jij kiest welke kleur blij wordt.
reason-barn = Houdt { $count ->
    [one] een blije koe
   *[other] blije koeien
} van jou droog.
reason-build = Maakt plaats voor nog drie koeien.
reason-rain = Kost de anderen { $points } punten.
reason-rain-shelter = Zo kun je blije { $colour-e } koeien ({ $colour-sign }) naar binnen brengen.
reason-trough = Kan je { $points ->
    [one] een punt
   *[other] { $points } punten
} opleveren, ten koste van een ander.
reason-trough-no-gain = Je moet ruilen, al heeft niemand een betere koe.
reason-bull = Levert je { $points } punten op.
reason-hunger = Kan een ander { $points } punten kosten.
reason-weather = Roept { $count ->
    [one] een koe uit de stal van een ander
   *[other] { $count } koeien uit de stallen van de anderen
}.
reason-milkmaid = Kan je { $points } punten opleveren.
reason-away = Zo krijgen de anderen { $card-the } niet.
reason-away-rain = Zo valt er geen regen op je { $colour-e } koeien ({ $colour-sign }).
reason-top-farm = Een gok: niemand weet welke boerderijkaart het is.
reason-cheer = Levert je { $points } punten op: een blije koe geeft punten, een verdrietige kost punten.
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
} op, en { $whose } verliest evenveel.
reason-take-even = Levert je geen punten op en kost er ook geen.
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

not-weather = Alleen met Mooi weer komt een koe uit de stal.
not-in-row = Die kaart ligt niet in de rij.
not-before-cheering = Draai eerst een van je koeien naar de blije kant.
not-before-done = Voer eerst de gespeelde kaart uit.
not-a-card = Kies eerst een kaart: speel er een uit de rij of van de stapel, of leg er een weg.
not-inside = Die koe staat in de stal en blijft daar zoals ze is.
not-yours = Dat is geen koe van jou.
not-others = Dat is een van je eigen koeien.
not-sad = Die koe is al blij.
not-happy = Die koe is al verdrietig.
not-room = Je stal is vol.
not-rained-on = Vóór deze regen mogen alleen je { $colour-e } koeien ({ $colour-sign }) naar binnen.
not-same-farm = Alle koeien die honger krijgen, moeten van { $whose } zijn.

lesson-goal = Elke koe op je blije kaarten is een punt voor jou, elke koe op je verdrietige kaarten een punt tegen je. Is de stapel op, dan wint wie de meeste punten heeft.
lesson-cheer = Om te beginnen draai je een van je kaarten naar de blije kant. Meer koeien zijn meer punten, maar kijk of er in de rij een Boer of Regen van die kleur ligt.
lesson-act = In je beurt doe je één ding: een kaart uit de rij spelen, de bovenste kaart van de stapel spelen, of een kaart uit de rij wegleggen.
lesson-cow = Een koe komt op je boerderij met het humeur dat ze toont. Van de stapel naar de rij wordt een koe omgedraaid.
lesson-barn = Met een Stal breng je koeien naar je stal; er passen drie kaarten in. Binnen verandert hun humeur niet meer. Alleen met Mooi weer komt er een naar buiten.
lesson-rain = Regen maakt elke koe van die kleur op de andere boerderijen verdrietig, behalve in de stal. Speel jij hem, dan mag je jouw koeien van die kleur eerst naar binnen brengen.
lesson-farmer = Een Boer maakt elke koe van één kleur blij, op alle boerderijen. Een Stier of Melkmeisje helpt alleen jouw koeien.
lesson-others = Voerbak, Honger en Mooi weer werken bij de anderen: ruil een koe, maak koeien verdrietig of haal koeien uit de stal.

option-pile_mood = Koeien in de stapel
option-pile_mood-random = willekeurig blij of verdrietig
option-pile_mood-sad = allemaal verdrietig
option-pile_mood-happy = allemaal blij
