# Moo Moo Toretore

hook = Iedereen roept de koeien tegelijk. Mik laag, maar niet waar de anderen mikken.
spotted = gevlekt
    .e = gevlekte
red = rood
    .e = rode
black = zwart
    .e = zwarte
cow = { $breed-e } koe
cow-with-kids = { $breed-e } koe met kalfjes
cows = { $count ->
    [one] één { $breed-e } koe
    [2] twee { $breed-e } koeien
    [3] drie { $breed-e } koeien
   *[other] { $count } { $breed-e } koeien
}
cows-with-kids = { $count ->
    [one] één { $breed-e } koe met kalfjes
    [2] twee { $breed-e } koeien met kalfjes
    [3] drie { $breed-e } koeien met kalfjes
   *[other] { $count } { $breed-e } koeien met kalfjes
}
chip-1 = de ±1-fiche
chip-2 = de ±2-fiche
chips-both = beide fiches
card = kaart { $number }
marker-open = bordje { $number } ({ $breed }), open
marker-closed = bordje { $number } ({ $breed }), dicht
name = { $who }
none = geen

area-spotted = Gevlekte koeien, elk { $worth } waard
area-red = Rode koeien, elk { $worth } waard
area-black = Zwarte koeien, elk { $worth } waard
area-markers = Bordjes
area-round = Ronde
area-piles = Stapels
area-player = { $who }
area-laid = Jij hebt gelegd
area-hand = Jouw hand
round-line = { $round } van { $rounds } · { $who } leidt
round-line-stars = { $round } van { $rounds } · { $who } leidt · { $stars ->
    [one] één ster: iedereen legt één kaart
    [2] twee sterren: iedereen legt twee kaarten
   *[other] drie sterren: iedereen legt drie kaarten
}
piles-line = koeien { $cows }, afgelegd { $cows-discarded } · handkaarten { $cards }, afgelegd { $cards-discarded }
points-line = { $total ->
    [one] 1 punt
   *[other] { $total } punten
}: koeien { $cows }, kalfjes { $kids }, fiches { $chips }, één ras { $breed }, sets { $sets }
player-line = koeien { $cows } · fiches { $chips } · hand { $hand }
player-line-laid = koeien { $cows } · fiches { $chips } · hand { $hand } · gelegd { $laid }
player-line-chips = koeien { $cows } · fiches { $chips } · hand { $hand } · gelegd { $laid } met { $with }
player-line-picked = koeien { $cows } · fiches { $chips } · hand { $hand } · gelegd { $laid } met { $with }, teken gekozen

asks-lay = { $who }: leg { $stars ->
    [one] één kaart
    [2] twee kaarten
   *[other] drie kaarten
} dicht neer voor een open getal.
asks-sign = { $who }: fiches erbij tellen of eraf halen?

move-lay = legt { $cards } om { $number } te roepen
move-lay-chips = legt { $cards } met { $chips } om { $number } te roepen
move-lay-either = legt { $cards } met { $chips } om { $low } of { $high } te roepen
move-lay-no = legt { $cards } en moet NEE roepen
move-plus = telt { $worth } erbij en roept { $number }
move-minus = haalt { $worth } eraf en roept { $number }

told-start = { $who } leidt als eerste.
told-card = { $who } trekt een { $number }.
told-card-hidden = { $who } trekt een kaart.
told-cow = Een { $cow } komt naar de ranch.
told-cow-no-room = Een { $cow } vindt geen plaats en wordt afgelegd.
told-stars = { $stars ->
    [one] Eén ster op de volgende koe: iedereen legt één kaart.
    [2] Twee sterren op de volgende koe: iedereen legt twee kaarten.
   *[other] Drie sterren op de volgende koe: iedereen legt drie kaarten.
}
told-move = { $who } { $what }.
told-lays = { $who } legt { $count ->
    [one] één kaart
    [2] twee kaarten
   *[other] drie kaarten
}.
told-lays-chips = { $who } legt { $count ->
    [one] één kaart
    [2] twee kaarten
   *[other] drie kaarten
} met { $chips }.
told-picks = { $who } heeft een teken gekozen.
told-call = { $who } toont { $cards }: Boe, boe, { $number ->
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [8] acht
    [9] negen
   *[other] tien
}!
told-call-plus = { $who } toont { $cards }, plus { $worth }: Boe, boe, { $number ->
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [8] acht
    [9] negen
   *[other] tien
}!
told-call-minus = { $who } toont { $cards }, min { $worth }: Boe, boe, { $number ->
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [8] acht
    [9] negen
   *[other] tien
}!
told-no = { $who } toont { $cards }: Boe, boe, NEE!
told-takes = { $who } pakt { $cows }.
told-shares = { $who } deelt en krijgt { $cows }.
told-shares-none = { $who } riep ook, maar er is geen { $breed-e } koe meer over.
told-untaken = Niemand riep { $count ->
    [one] de { $breed-e } koe; ze wordt afgelegd
   *[other] de { $breed-e } koeien; { $count } worden afgelegd
}.
told-chip-up = { $who } draait de ±1-fiche weer open.
told-hand-pile = De afgelegde handkaarten vormen een nieuwe stapel van { $count }.
told-cow-pile = De afgelegde koeien vormen een nieuwe stapel van { $count }.
told-round = Ronde { $round }: { $who } leidt.

ended-all-led = Iedereen heeft twee keer geleid.
ended-no-cows = Er zijn niet genoeg koeien voor nog een ronde.

gain-cows = { $cows }
gain-set = { $cows } en maak je een set van alle drie de rassen compleet
gain-one-breed = { $cows } en houd je het bij één ras

reason-lowest = Geen getal van de { $breed-e } koeien is lager dan { $number }: als niemand anders het roept, krijg je { $gain }.
reason-lowest-first = Geen getal van de { $breed-e } koeien is lager dan { $number }, en als anderen het ook roepen, pak jij de eerste koe.
reason-higher = Als niemand anders { $breed-e } koeien met { $number } of minder roept, krijg je { $gain }.
reason-chips-lowest = Het kost { $chips }, maar geen getal van de { $breed-e } koeien is lager: als niemand anders { $number } roept, krijg je { $gain }.
reason-chips = Het kost { $chips }, maar als niemand anders { $breed-e } koeien met { $number } of minder roept, krijg je { $gain }.
reason-either = Het kost { $chips }, maar je kunt wachten tot iedereen heeft gelegd en dan kiezen tussen { $low } en { $high }.
reason-no = Je hand vormt geen open getal, dus je kunt deze kaarten net zo goed voor nieuwe inruilen.
reason-no-chip-up = Je hand vormt geen open getal, maar NEE roepen draait je ±1-fiche weer open.

board-lay = Leg { $cards } en roep { $number }
board-lay-chips = Leg { $cards } met { $chips } en roep { $number }
board-lay-either = Leg { $cards } met { $chips } en roep { $low } of { $high }
board-lay-no = Leg { $cards } en roep NEE
board-lay-not = { $cards } is geen open getal
board-lay-not-yet = { $cards } is geen open getal, maar met fiches: { $numbers }
board-sign-closed = { $number } is dicht: in de kolom staan te weinig koeien.
board-sign-far = Met je kaarten en fiches kun je geen { $number } maken.
board-tip-lay = { $count ->
    [one] Tik een kaart aan voor je schotel, of het getal dat je wilt roepen.
    [2] Tik twee kaarten aan voor je schotel, of het getal dat je wilt roepen.
   *[other] Tik drie kaarten aan voor je schotel, of het getal dat je wilt roepen.
}
board-tip-more = { $left ->
    [one] Nog één kaart
   *[other] Nog { $left } kaarten
}
board-back = Terugnemen
board-call = Boe, boe, { $number ->
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [8] acht
    [9] negen
   *[other] tien
}!
board-call-no = Boe, boe, NEE!
board-not-open = niet open
board-saucer = Jouw schotel
board-laid = { $count ->
    [one] één gedekte kaart
   *[other] { $count } gedekte kaarten
}
board-picked = teken gekozen
board-holds = { $count ->
    [one] één kaart in de hand
   *[other] { $count } kaarten in de hand
}
board-leads = leidt deze ronde
board-chip-up = ±{ $number }-fiche, open
board-chip-laid = ±{ $number }-fiche, gelegd
board-chip-down = ±{ $number }-fiche, gebruikt
board-herd = { $kids ->
    [0] { $cows }
   *[other] { $cows }, waarvan { $kids } met kalfjes
}
source-cows = Koeien
source-kids = Kalfjes
source-chips = Fiches
source-one-breed = Eén ras
source-sets = Sets

not-so-many = Deze ronde legt iedereen { $stars ->
    [one] één kaart
    [2] twee kaarten
   *[other] drie kaarten
}.
not-held = Deze kaarten heb je niet.
not-that-chip = Die fiche heb je al gebruikt.
not-with-chips = Je kaarten vormen geen open getal, dus kan er ook geen fiche bij.
not-open = Dat is samen { $number }, en dat is geen open getal.
not-open-either = Dat is samen { $low } of { $high }, en geen van beide is open.
not-below = De fiches zijn meer waard dan de kaarten: ze kunnen er niet af.
not-more-cards = Alle kaarten liggen. Tel je fiches erbij, of haal ze eraf.

lesson-goal = Vang koeien door hun getallen te roepen. Heeft iedereen twee keer geleid, dan winnen de meeste punten.
lesson-lay = De sterren zeggen hoeveel kaarten iedereen legt. De som moet een open getal zijn, een dat op een paal oplicht.
lesson-alone = Iedereen roept op hetzelfde moment. Roept niemand anders een getal van die kolom, dan krijg jij al haar koeien.
lesson-lowest = Roepen er meer in één kolom, dan krijgt alleen het laagste getal koeien. Wie hetzelfde roept, deelt ze.
lesson-worth = Gevlekte koeien zijn 3 punten waard, rode 4, zwarte 5, en met kalfjes 1 meer.
lesson-chips = Een fiche telt zijn getal erbij of haalt het eraf; je kiest pas als iedereen heeft gelegd. Fiches die je nooit gebruikt, zijn aan het eind punten.
lesson-no = Vormen je kaarten en fiches geen open getal, dan roep je NEE en krijg je deze ronde niets.
lesson-more = Elke set van alle drie de rassen telt 1 extra. Heb je maar één ras, dan telt elke koe 1 extra.
