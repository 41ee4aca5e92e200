# Loot Island

title = Loot Island
hook = Breng samen de kust in kaart, en beslis dan wat de vloek waard is.
goal = Verzamel het meeste goud. Waar je landkaarten legt, komt ook je kompas; wordt de kust bij de boeg van het schip verkend, dan delen de kompassen daar de schatten. Maar schatten zijn vervloekt: met 13 blokjes aan het einde verlies je alles.
length = 45 min

## Names

aaron = Aaron
players-2-more = Met zijn tweeën doet Aaron mee: een derde hand, open op tafel, waarvoor jullie allebei mogen handelen.
landing-N1 = Noord-West
landing-N2 = Noord-Oost
landing-E1 = Oost-Noord
landing-E2 = Oost-Zuid
landing-S1 = Zuid-Oost
landing-S2 = Zuid-West
landing-W1 = West-Zuid
landing-W2 = West-Noord
landing-N1-short = N·W
landing-N2-short = N·O
landing-E1-short = O·N
landing-E2-short = O·Z
landing-S1-short = Z·O
landing-S2-short = Z·W
landing-W1-short = W·Z
landing-W2-short = W·N
# A landing inside a reason: the server names it by its notation.
landing-of =
    { $landing ->
        [N1] Noord-West
        [N2] Noord-Oost
        [E1] Oost-Noord
        [E2] Oost-Zuid
        [S1] Zuid-Oost
        [S2] Zuid-West
        [W1] West-Zuid
        [W2] West-Noord
       *[other] deze aanlegplaats
    }
coast-north = noordkust
coast-east = oostkust
coast-south = zuidkust
coast-west = westkust
suit-red = rood
suit-green = groen
suit-violet = paars
suit-amber = oker
suit-of =
    { $colour ->
        [red] rode
        [green] groene
        [violet] paarse
        [amber] oker
       *[other] zulke
    }
card =
    { $suit ->
        [rood] rode { $value }
        [groen] groene { $value }
        [paars] paarse { $value }
       *[other] { $suit } { $value }
    }
card-wild =
    { $suit ->
        [rood] rode joker
        [groen] groene joker
        [paars] paarse joker
       *[other] { $suit } joker
    }
card-with = { $card }, { $effect }
effect-draw = trek een kaart
effect-cube = verwijder een blokje
effect-chest = schatkist
effect-plus = telt voor twee
effect-one = vervloekt de anderen of kopieert een effect
effect-draw-short = Trek 1
effect-cube-short = Blokje weg
effect-chest-short = Schatkist
effect-plus-short = Telt dubbel
effect-one-short = Vervloekt
effect-draw-long = Iedereen met een kompas daar mag een kaart trekken.
effect-cube-long = Iedereen met een kompas daar mag een blokje verwijderen.
effect-chest-long = Een schat extra als deze aanlegplaats wordt verkend.
effect-plus-long = Telt voor twee kaarten.
effect-one-long = Op een lege aanlegplaats nemen alle anderen een blokje. Vooraan in een kolom kopieert hij het effect van een kaart daar, alleen voor jou.
kind-amulet = Amulet
kind-coin_bag = Geldbuidel
kind-book = Boek
kind-jewel = Juweel
kind-crown = Kroon
kind-skull = Schedel
kinds-amulet = Amuletten
kinds-coin_bag = Geldbuidels
kinds-book = Boeken
kinds-jewel = Juwelen
kinds-crown = Kronen
kinds-skull = Schedels
skull-a = lachend
skull-b = tandeloos
skull-c = eenogig
treasure = { $kind } nr. { $number } ({ $line })
treasure-amulet-line = begraven: 1 blokje extra
treasure-coin_bag-line = { $value } waard
treasure-book-line = { $times } × een vloek
treasure-jewel-line = sets van 2 en 3
treasure-crown-line =
    { $crosses ->
        [one] 1 kruis
       *[other] { $crosses } kruisen
    }
treasure-skull-line = { $skull }
treasure-curse =
    { $cubes ->
        [one] vloek 1
       *[other] vloek { $cubes }
    }
number = Nr. { $number }
healer-each = { $each } per blokje
healer-fixed = vast { $fixed }
healer-both = { $each } per blokje + { $fixed }
healer-free = gratis
island-cubes = Genadebron
island-stack = Onderstroom
island-draw = Papegaaienrif
island-treasure = Smokkelaarsgat
island-compass = Uitkijkrots
island-ship = Passaatwind
island-cubes-does =
    { $cubes ->
        [one] verwijder 1 blokje
       *[other] verwijder tot { $cubes } blokjes
    }
island-stack-does =
    { $top ->
        [yes] kompas naar boven
       *[no] kompas naar onderen
    }
island-draw-does = trek 2 kaarten
island-treasure-does = 1 blokje, 1 schat
island-compass-does = kompas, geen kaarten
island-ship-does = schip een hoek verder
about-cubes = raak vloekblokjes kwijt.
about-stack = je kompas op een aanlegplaats krijgt een andere plek in de stapel.
about-draw = trek 2 landkaarten.
about-treasure = neem 1 vloekblokje en graaf een schat op, om te houden of te begraven.
about-compass = leg een kompas op een aanlegplaats zonder daar kaarten te spelen.
about-ship = het schip vaart verder, zodat een andere kust wordt verkend.
island-used = deze ronde gebruikt

## Board

board-label = Het eiland met zijn acht aanlegplaatsen
landing-label = { $name }: { $count } van { $need } kaarten, { $treasures ->
        [one] 1 schat
       *[other] { $treasures } schatten
    }.
landing-label-cards = Kolom, { $suit }: { $cards }.
landing-label-compasses = Kompassen van onderen af: { $names }.
island-label = Klein eiland { $name }: { $does }. Kost { $cost ->
        [one] 1 kaart
       *[other] { $cost } kaarten
    }.
island-label-used = Klein eiland { $name }: { $does }. Deze ronde al gebruikt.
ship-label = Het schip; de boeg wijst naar de { $coast }
explored-here =
    deze ronde
    verkend
zoom = Hele kaart, of de kust die wordt verkend

## Hand and players

hand-label =
    { $cards ->
        [0] Je hand, geen kaarten
        [one] Je hand, 1 kaart
       *[other] Je hand, { $cards } kaarten
    }
hand-label-aaron = De open kaarten van Aaron
hand-aaron = Kaarten van { $who }
hand-empty = Geen kaarten in de hand
cubes = Vloekblokjes
cards = Kaarten in de hand
cubes-label =
    { $cubes ->
        [one] 1 vloekblokje; { $deadly } is dodelijk
       *[other] { $cubes } vloekblokjes; { $deadly } is dodelijk
    }
cubes-label-then =
    { $cubes ->
        [one] 1 vloekblokje, daarna { $then }; { $deadly } is dodelijk
       *[other] { $cubes } vloekblokjes, daarna { $then }; { $deadly } is dodelijk
    }
first-tile = Startspelertegel
passed = gepast
eliminated = geëlimineerd
worth-now = Nu waard
compasses-left =
    { $left ->
        [0] Geen kompas over
        [one] 1 kompas over
       *[other] { $left } kompassen over
    }
loot-label =
    { $number ->
        [0] { $kind }: geen
       *[other] { $kind }: { $number }, waard { $worth }
    }
aaron-what = alleen kronen, gespeeld door jullie beiden
aaron-out = klaar voor deze ronde
aaron-act = Speel voor Aaron
aaron-cards = Open kaarten: { $cards }
aaron-crosses =
    { $crosses ->
        [one] 1 kruis op zijn kronen
       *[other] { $crosses } kruisen op zijn kronen
    }

## Status and side

round = Ronde
round-label = Ronde { $round } van 5
phase-prepare = Voorbereiding
phase-actions = Acties
phase-explore = Buit
phase-final = Laatste verkenning
phase-ending = De afrekening
phase-over = Het einde
event-now = Gebeurtenis deze ronde
events-coming = Komen nog:
forecast = { $coast }, straks verkend
forecast-many = Straks verkend
loot-big = Grote buit: kompassen en schatkisten
loot-small = Kleine buit: schatkisten
loot-short =
    { $cards ->
        [one] nog 1 kaart nodig
       *[other] nog { $cards } kaarten nodig
    }
share-order = Verdeeld in deze volgorde: { $names }
treasures = Schatten
pile-maps = landkaarten
pile-discards = afgelegd
pile-treasures = schatten
pile-healers =
    { $number ->
        [one] 1 heelster
       *[other] { $number } heelsters
    }
healers-known = Bekende heelsters:

## The events

event-card-A1 = Extra landkaarten
event-card-A1-text = Meteen mag iedereen 2 landkaarten extra trekken, voor 2 vloekblokjes.
event-card-A2 = Afscheidscadeaus
event-card-A2-text = Er liggen schatten op tafel: als je past, moet je er een nemen en houden.
event-card-A3 = Vervloekte ondiepten
event-card-A3-text = Elk gebruik van een klein eiland kost 1 vloekblokje.
event-card-A4 = Verschoven rijkdom
event-card-A4-text = De grote buit heeft 1 schat minder, de kleine buit 1 meer.
event-card-B1 = Wind mee
event-card-B1-text = Het schip vaart een hoek verder: er wordt een andere kust verkend.
event-card-B2 = Rechtsomkeert
event-card-B2-text = Het schip keert om naar de kust die het laatst is verkend, en houdt die nieuwe richting.
event-card-B3 = Verdwenen in de mist
event-card-B3-text = Een klein eiland blijft deze ronde dicht.
event-card-B4 = Kapotte naalden
event-card-B4-text = Niemand mag meer dan 2 kompassen op het eiland hebben.
event-card-B5 = Magere handen
event-card-B5-text = De handen worden aangevuld tot 1 kaart minder dan anders.
event-card-B6 = Zuiverende regen
event-card-B6-text = Elke blokjeskaart verwijdert tot 2 blokjes in plaats van 1.
event-card-B7 = Havengeld
event-card-B7-text = Een klein eiland kost 1 kaart meer, van welke kleur ook.
event-card-B8 = Wrok van de kapitein
event-card-B8-text = Zodra de eerste speler past, nemen alle anderen 2 vloekblokjes.
event-card-B9 = Laatste halte
event-card-B9-text = Een klein eiland kost maar 1 kaart, maar daarna moet je meteen passen.
event-card-B10 = Troostprijs
event-card-B10-text = Na het verdelen mag iedereen met een kompas bij de kleine buit tot 2 blokjes verwijderen.
event-card-B11 = Al geplunderd
event-card-B11-text = Grote buit en kleine buit hebben elk 1 schat minder.
event-card-B12 = Minder is meer
event-card-B12-text = Hebben beide aanlegplaatsen genoeg kaarten, dan is die met de minste de grote buit.
event-card-B13 = Ondersteboven
event-card-B13-text = Schatten worden van boven naar beneden genomen; Onderstroom brengt een kompas naar boven.
event-card-B14 = Dubbele tocht
event-card-B14-text = Deze kust en de volgende voor de boeg worden allebei verkend.
round-event = Ronde { $round }

## Questions

ask-turn = Speel kaarten, gebruik een klein eiland of pas
ask-refresh = Wil je kaarten afleggen? Daarna vul je aan tot { $refill }
ask-keep_hand = Kies de kaarten die je aflegt; je houdt er { $keep }
ask-extra_cards = Nog 2 kaarten trekken en 2 vloekblokjes nemen?
ask-take_back =
    { $aaron ->
        [yes] Neem een kompas van Aaron terug van het eiland
       *[no] Neem een van je kompassen terug van het eiland
    }
ask-compass = Welk kompas gaat naar { $landing }?
ask-cards = Kies kaarten voor { $landing }
ask-copy = Je 1 mag een effect van de kolom kopiëren
ask-may_draw = Een kaart trekken?
ask-may_discard = Hoeveel blokjes verwijderen? Hoogstens { $at_most }
ask-pay = Kies de kaarten waarmee je { $island } betaalt
ask-tile = Wat gebeurt er bij { $island }?
ask-tile-cubes = { $island }: hoeveel blokjes verwijderen?
ask-tile-stack = { $island }: op welke aanlegplaats schuift je kompas?
ask-tile-draw = { $island }: 2 kaarten trekken?
ask-tile-treasure = { $island }: 1 blokje nemen en een schat opgraven?
ask-tile-compass = { $island }: waar komt het kompas?
ask-tile-ship = { $island }: vaart het schip verder?
ask-place = Welk kompas gaat naar { $landing }?
ask-treasure = Je hebt iets opgegraven: { $treasure }
ask-claim = Je past: neem een van de schatten op tafel
ask-take = Neem een schat: houd hem of begraaf hem weer
ask-show_healer = Kies de heelster die je op tafel legt
ask-healer = Kies een heelster
say-turn-aaron = Speel kaarten, gebruik een klein eiland, speel voor Aaron of pas
say-pass = Passen voor deze ronde
say-pay =
    { $cost ->
        [1] { $island } kost een kaart naar keuze
        [3] { $island } kost 2 kaarten van één kleur en een derde
       *[other] { $island } kost 2 kaarten van één kleur
    }
say-island = Gebruik { $island } voor
say-landing = Kies kaarten voor { $landing }
say-play = Speel op { $landing }:
say-where = Kies een plek voor
say-aaron = Voor Aaron: speel zijn kaarten of gebruik een klein eiland
say-discard = Leg af
wait-turn = { $who } speelt kaarten, gebruikt een klein eiland of past
wait-refresh = { $who } kiest kaarten om af te leggen
wait-keep_hand = { $who } kiest welke kaarten blijven
wait-extra_cards = { $who } denkt na over extra kaarten
wait-take_back = { $who } neemt een kompas terug
wait-compass = { $who } verplaatst een kompas
wait-cards = { $who } speelt kaarten
wait-copy = { $who } kiest een effect om te kopiëren
wait-may_draw = { $who } mag een kaart trekken
wait-may_discard = { $who } mag blokjes verwijderen
wait-pay = { $who } betaalt voor een klein eiland
wait-tile = { $who } gebruikt een klein eiland
wait-place = { $who } verplaatst een kompas
wait-treasure = { $who } heeft een schat opgegraven
wait-claim = { $who } neemt een afscheidscadeau
wait-take = { $who } neemt een schat
wait-show_healer = { $who } kiest een heelster voor op tafel
wait-healer = { $who } kiest een heelster

## Actions

do-pass = Passen
do-done = Klaar
do-keep-all = Alles houden
do-yes = Ja
do-no = Nee
do-yes-extra_cards = Trek 2, neem 2 blokjes
do-no-extra_cards = Nee, dank je
do-yes-may_draw = Trekken
do-no-may_draw = Niet trekken
do-yes-tile = Ja
do-no-tile = Laat maar
do-aaron = Speel voor Aaron
do-copy-cube = Kopieer: verwijder een blokje
do-copy-draw = Kopieer: trek een kaart
do-landing = { $landing }
do-from = Kompas van { $landing }
do-island = { $island }
do-cubes =
    { $cubes ->
        [0] Geen
        [one] 1 blokje
       *[other] { $cubes } blokjes
    }
do-card = { $card }
do-healer = Heelster, { $healer }
do-keep = Houd { $treasure }
do-discard = Begraaf { $treasure }

## What happens

fx-title = Wat er gebeurt
fx-nothing = Kies iets: hier zie je wat het doet voordat je het bevestigt.
fx-only = Verder gebeurt er niets.
fx-compass =
    { $place ->
        [1] Een kompas begint de stapel
       *[other] Een kompas komt bovenop, plaats { $place }
    }
fx-compass-moved =
    { $place ->
        [1] Een kompas komt hierheen van { $from }
       *[other] Een kompas komt hierheen van { $from }, plaats { $place }
    }
fx-compass-at = Een kompas gaat naar { $landing }
fx-pass = Geen beurten meer deze ronde; kaarten blijven in de hand
fx-pass-first = Als eerste gepast: de startspelertegel is voor jou
fx-island = { $island } gaat dicht
fx-keep = { they-keep } { $treasure }
fx-ship = De boeg wijst naar de { $coast }
fx-draw =
    { $cards ->
        [one] Trek 1 kaart
       *[other] Trek { $cards } kaarten
    }
fx-cubes-come =
    { $cubes ->
        [one] Neem 1 blokje
       *[other] Neem { $cubes } blokjes
    }
fx-cubes-go =
    { $cubes ->
        [one] 1 blokje weg
       *[other] { $cubes } blokjes weg
    }
fx-ready =
    { $treasures ->
        [one] { $count } van { $need } kaarten: genoeg, 1 schat
       *[other] { $count } van { $need } kaarten: genoeg, { $treasures } schatten
    }
fx-count = { $count } van { $need } kaarten op de aanlegplaats
fx-open = Wat er dan komt, zie je na het bevestigen.

## Scenes

scene-take = De buit verdelen
scene-claim = Afscheidscadeaus
scene-treasure = Een schat
scene-healer = De heelsters
share-big = De grote buit
share-small = De kleine buit
share-gifts = Afscheidscadeaus
share-found = Een schat!
share-compasses =
    { $number ->
        [one] 1 kompas
       *[other] { $number } kompassen
    }
share-chests =
    { $number ->
        [one] 1 schatkist
       *[other] { $number } schatkisten
    }
share-treasures =
    { $number ->
        [one] 1 schat
       *[other] { $number } schatten
    }
share-cloth = Schatten op het doek
share-treasure = { $treasure }, vloek { $curse }, doorgestreepte blokjes { $crossed }
share-choose = Kies een schat
share-about-amulet = Waard wat erop staat. Vanaf nu raak je 1 blokje extra kwijt als je een schat begraaft.
share-about-coin_bag = Waard wat erop staat, niet meer en niet minder.
share-about-book = Waard { $times } keer de vloek van een andere schat van jou die geen boek is; zonder zo’n schat niets.
share-about-jewel = Naast het getal: 8 voor twee juwelen, 20 voor drie.
share-about-crown = Naast het getal: wie de meeste kruisen heeft krijgt 25, daarna 18, 11 en 4.
share-about-skull = Naast het getal: 1 voor elke andere soort schat die je hebt. Een set van twee verschillende schedels levert 3 per soort op, een set van drie 6.
share-keep = Houden: { $kind }
share-bury = Weer begraven
share-worth =
    { $sign ->
        [more] Je buit is dan { $worth } waard ({ $change } meer).
        [less] Je buit is dan { $worth } waard.
       *[same] Je buit blijft { $worth } waard.
    }
share-deadly = Met { $deadly } blokjes aan het einde ben je alles kwijt.
share-keep-button =
    { $way ->
        [take] { $cubes ->
            [one] Houd hem, neem 1 blokje
           *[other] Houd hem, neem { $cubes } blokjes
        }
        [shed] { $cubes ->
            [one] Houd hem, 1 blokje weg
           *[other] Houd hem, { $cubes } blokjes weg
        }
       *[none] Houd hem
    }
share-bury-button =
    { $way ->
        [shed] { $cubes ->
            [one] Begraaf hem, 1 blokje weg
           *[other] Begraaf hem, { $cubes } blokjes weg
        }
       *[none] Begraaf hem
    }
share-kept = gehouden
share-buried = begraven
share-before-you = Voor je
share-nothing-yet = nog niets
share-now = kiest nu
share-next = volgt
share-later = daarna
or = of
healers-title = Kies een heelster
healers-text =
    { $cubes ->
        [one] Er moet 1 blokje worden geheeld. Tot dan is je buit { $loot } waard.
       *[other] Er moeten { $cubes } blokjes worden geheeld. Tot dan is je buit { $loot } waard.
    }
healers-show-title = Jouw heelster voor op tafel
healers-show-text = Iedereen legt een van twee op tafel; daarna kiest elk, wie de minste blokjes heeft eerst.
healer-costs = kost je { $cost }
healer-take = Nemen
healer-show = Neerleggen
healer = Heelster

## Score

score-title = De afrekening
score-total = Buit
score-out = Door de vloek gehaald
score-out-cubes = { $cubes } blokjes: alle schatten kwijt
score-out-debt = De heelster kostte meer dan de buit
score-lost = alles kwijt
score-crosses =
    { $crosses ->
        [one] { $sum }, 1 kruis
       *[other] { $sum }, { $crosses } kruisen
    }
score-you-win = Je wint met { $total }
score-wins = { $who } wint met { $total }
score-nobody = De vloek wint
why-ahead =
    { $you ->
        [yes] { $ahead } meer dan jij.
       *[no] { $ahead } meer dan { $who }.
    }
why-tie =
    { $you ->
        [yes] Evenveel als jij, maar dichter bij de startspelertegel.
       *[no] Evenveel als { $who }, maar dichter bij de startspelertegel.
    }
why-best = Het grootste verschil: { $line }.
why-alone = Niemand anders ontkwam aan de vloek.

## Log: what the reader did is told to the reader

they-play =
    { $you ->
        [yes] Je speelt
       *[no] { $who } speelt
    }
they-use =
    { $you ->
        [yes] Je gebruikt
       *[no] { $who } gebruikt
    }
they-skip =
    { $you ->
        [yes] Je laat
       *[no] { $who } laat
    }
they-take =
    { $you ->
        [yes] Je neemt
       *[no] { $who } neemt
    }
they-shed =
    { $you ->
        [yes] Je verwijdert
       *[no] { $who } verwijdert
    }
they-keep =
    { $you ->
        [yes] Je houdt
       *[no] { $who } houdt
    }
they-bury =
    { $you ->
        [yes] Je begraaft
       *[no] { $who } begraaft
    }
they-choose =
    { $you ->
        [yes] Je kiest
       *[no] { $who } kiest
    }
they-draw =
    { $you ->
        [yes] Je trekt
       *[no] { $who } trekt
    }
they-lay-off =
    { $you ->
        [yes] Je legt
       *[no] { $who } legt
    }
they-decline =
    { $you ->
        [yes] Je wilt geen
       *[no] { $who } wil geen
    }
they-pass =
    { $you ->
        [yes] Je past
       *[no] { $who } past
    }
they-copy =
    { $you ->
        [yes] Je kopieert
       *[no] { $who } kopieert
    }
they-put =
    { $you ->
        [yes] Je legt
       *[no] { $who } legt
    }
their-compass =
    { $you ->
        [yes] Je kompas
       *[no] Het kompas van { $who }
    }
event-round = Ronde { $round }
event-event_card = Gebeurtenis: { $name }
event-ship = Het schip vaart verder; de boeg wijst naar de { $coast }
event-ship_turned = Het schip keert om; de boeg wijst naar de { $coast }
event-island_closed = { $island } is deze ronde dicht
event-played =
    { $aaron ->
        [yes] { they-play } voor Aaron { $cards } op { $landing }
       *[no] { $compass ->
            [moved] { they-play } { $cards } op { $landing }, met het kompas van { $from }
            [new] { they-play } { $cards } op { $landing }, met een kompas
           *[no] { they-play } { $cards } op { $landing }
        }
    }
event-island_used =
    { $aaron ->
        [yes] { they-use } voor Aaron { $island }, voor { $cards }
       *[no] { they-use } { $island } voor { $cards }
    }
event-island_declined = { they-skip } de actie van het eiland
event-cubes-taken =
    { $cubes ->
        [one] { they-take } 1 blokje
       *[other] { they-take } { $cubes } blokjes
    }
event-cubes-cursed =
    { $cubes ->
        [one] { they-take } 1 blokje: een 1 vervloekt alle anderen
       *[other] { they-take } { $cubes } blokjes: enen vervloeken alle anderen
    }
event-cubes-gone =
    { $cubes ->
        [one] { they-shed } 1 blokje
       *[other] { they-shed } { $cubes } blokjes
    }
event-kept = { they-keep } { $treasure }
event-discarded = { they-bury } { $treasure }
event-revealed = Opengelegd: { $treasures }
event-healer_chosen = { they-choose } een heelster: { $healer }
event-healers = De heelsters: { $healers }
event-maps_reshuffled = De { $cards } afgelegde landkaarten zijn de nieuwe stapel
event-treasures_reshuffled = De { $treasures } begraven schatten zijn de nieuwe stapel
event-eliminated =
    { $you ->
        [yes] Je hebt { $cubes } blokjes en bent geëlimineerd
       *[no] { $who } heeft { $cubes } blokjes en is geëlimineerd
    }
event-final_exploration = De laatste verkenning begint
event-drew =
    { $number ->
        [one] { they-draw } 1 kaart
       *[other] { they-draw } { $number } kaarten
    }
event-drew-known = { they-draw } { $cards }
event-refreshed = { they-lay-off } { $cards } af
event-extra_cards =
    { $taken ->
        [yes] { they-take } de extra kaarten
       *[no] { they-decline } extra kaarten
    }
event-took_back = { they-take } een kompas terug van { $landing }
event-passed =
    { $first ->
        [yes] { they-pass } als eerste en pakt de startspelertegel
       *[no] { they-pass }
    }
event-copied =
    { $effect ->
        [cube] { they-copy } een blokjeskaart
        [draw] { they-copy } een trekkaart
       *[none] { they-copy } niets
    }
event-stack_moved =
    { $top ->
        [yes] { their-compass } op { $landing } gaat naar boven
       *[no] { their-compass } op { $landing } gaat naar onderen
    }
event-compass = { they-put } een kompas op { $landing }
event-explored = De { $coast } wordt verkend
event-loot =
    { $size ->
        [big] { $treasures ->
            [one] Grote buit op { $landing }: 1 schat
           *[other] Grote buit op { $landing }: { $treasures } schatten
        }
       *[small] { $treasures ->
            [one] Kleine buit op { $landing }: 1 schat
           *[other] Kleine buit op { $landing }: { $treasures } schatten
        }
    }
event-over =
    { $you ->
        [yes] Je wint
       *[no] { $winners } wint
    }
event-over-nobody = Niemand wint: de vloek haalde iedereen

## Why not

reason-over = Het spel is afgelopen.
reason-not_asked = Een ander is aan zet.
reason-must_discard =
    { $cards ->
        [one] Kies eerst nog 1 kaart om af te leggen.
       *[other] Kies eerst nog { $cards } kaarten om af te leggen.
    }
reason-not_in_hand = Deze kaart zit niet in die hand.
reason-ascending = Kaarten kies je in oplopende volgorde, elk één keer: deze komt te laat.
reason-enough_chosen = Er zijn genoeg kaarten gekozen. Bevestig, of neem er een terug.
reason-choose_discards = Kies kaarten uit je hand om af te leggen en bevestig dan.
reason-yes_or_no = Antwoord eerst ja of nee.
reason-own_turn = In je beurt speel je landkaarten, gebruik je een klein eiland of pas je.
reason-aaron_acts = Aaron speelt landkaarten of gebruikt een klein eiland; passen kan hij niet.
reason-no_aaron = Aaron doet alleen mee met twee spelers.
reason-aaron_cannot = Aaron kan deze ronde niets meer doen.
reason-no_card_fits = Geen kaart uit die hand kan op { landing-of } worden gespeeld.
reason-no_cards = Er zijn geen kaarten meer om te spelen.
reason-island_face_down = Dit kleine eiland is al gebruikt; volgende ronde gaat het weer open.
reason-island_not_there = Dit kleine eiland doet niet mee in dit spel.
reason-cannot_pay = Een klein eiland kost { $cards } kaarten, waarvan twee van één kleur: dat kun je niet betalen.
reason-cannot_pay_one = Een klein eiland kost een kaart, en die is er niet.
reason-choose_compass = Kies eerst de aanlegplaats waar het kompas vandaan komt.
reason-no_compass_there = Zo’n kompas ligt er niet op { landing-of }.
reason-choose_cards = Kies kaarten voor { landing-of } en bevestig dan.
reason-choose_one_card = Speel minstens één kaart.
reason-wrong_colour = Op { landing-of } passen alleen { suit-of } kaarten.
reason-coast_colour = De twee aanlegplaatsen van een kust moeten in kleur verschillen: geen { suit-of } kaarten op { landing-of }.
reason-too_low = De laatste kaart op { landing-of } heeft waarde { $value }: deze kaart is te laag.
reason-choose_payment = Kies de kaarten waarmee je het kleine eiland betaalt.
reason-same_colour = De twee kaarten moeten van één kleur zijn.
reason-leaves_too_few = Met deze kaart erbij is het kleine eiland niet te betalen.
reason-choose_copy = Kopieer een blokjeskaart, kopieer een trekkaart, of zeg nee.
reason-nothing_to_copy = Zo’n kaart lag er vóór deze beurt niet.
reason-up_to_cubes =
    { $cubes ->
        [one] Je mag 1 blokje verwijderen of geen.
       *[other] Je mag tot { $cubes } blokjes verwijderen.
    }
reason-choose_landing = Kies een aanlegplaats, of zeg nee.
reason-compass_needed = Daarvoor heb je een kompas op { landing-of } nodig.
reason-compass_already = Op { landing-of } ligt al een kompas van die kleur.
reason-this_treasure = Houd of begraaf de schat die net is opgegraven.
reason-keep_or_discard = Houd of begraaf een schat die op tafel ligt.
reason-not_on_table = Deze schat ligt niet op tafel.
reason-must_keep = Deze schat moet je houden.
reason-choose_healer = Kies een heelster.
reason-healer_not_there = Deze heelster kun je niet kiezen.

## The guided first game

lesson-first = Je eerste spel
lesson-welcome = Dit is het eiland. De boeg van het schip wijst naar de kust die aan het einde van deze ronde wordt verkend. Er zijn twee aanlegplaatsen: wie daar een kompas heeft, deelt mee in de schatten.
lesson-hand = Dit zijn je landkaarten. Elke kaart heeft een kleur en een getal, en sommige hebben een symbool: trek een kaart, verwijder een blokje, een schatkist of +1.
lesson-cards = Kaarten van één kleur gaan naar één aanlegplaats, van laag naar hoog. Speel je rode 2 en 4 op Noord-West en bevestig. Door de +1 telt de 2 voor twee kaarten.
lesson-compass = Je kompas kwam met de kaarten mee. Het ligt onderop in de stapel, dus jij neemt hier straks als eerste een schat.
lesson-wild = Iemand heeft er een kaart en een kompas bij gelegd: nu liggen er genoeg kaarten voor buit. Speel je rode 8 en de joker erbij. Een joker past in elke kolom van zijn kleur, en zijn schatkist levert een extra schat op.
lesson-cubes = Dit zijn je vloekblokjes. Wie er aan het einde van het spel 13 of meer heeft, verliest alles.
lesson-island = Een klein eiland kost twee kaarten van één kleur. Betaal met de groene 3 en 6 en raak drie blokjes kwijt.
lesson-pass = Klaar voor deze ronde? Pas dan. Wie als eerste past, pakt de startspelertegel: die begint de volgende ronde en is aan het einde 5 gouden munten waard.
lesson-explore = Nu wordt de kust verkend. De grote buit heeft een schat voor elk kompas en een voor elke schatkist.
lesson-keep = Het onderste kompas neemt eerst, en dat is het jouwe. Houd de geldbuidel: hij is veel waard, maar je neemt ook zijn vloekblokjes.
lesson-discard = Weer jouw beurt. Begraaf nu het juweel: je krijgt het niet, maar je mag twee vloekblokjes verwijderen.
lesson-refresh = Een nieuwe ronde begint. Leg eerst een kaart af waar je niets aan hebt: de oker 7. Daarna wordt je hand tot zeven aangevuld.
lesson-healer = Aan het einde van het spel wil een heelster goud voor de blokjes die je nog hebt. Wie de minste blokjes heeft, kiest eerst.
lesson-free = Meer hoef je niet te weten. Nog drie rondes: speel verder tegen deze twee, of stop wanneer je wilt.

## Own deck: the names of its file

deck-list-map_cards = Landkaarten
deck-list-treasures = Schatten
deck-list-healers = Heelsters
deck-list-events = Gebeurtenissen
deck-list-islands = Kleine eilanden
deck-key-card = Kaart
deck-key-number = Nr.
deck-key-kind = Eiland
deck-key-event = Gebeurtenis
deck-key-symbol = Symbool
deck-key-pile = Stapel
deck-key-type = Soort
deck-key-value = Waarde
deck-key-curse = Vloekblokjes
deck-key-crossed = Doorgestreepte blokjes
deck-key-multiplier = Keer een vloek
deck-key-skull = Schedel
deck-key-crosses = Kruisen
deck-key-per_cube = Per blokje
deck-key-fixed = Vast
deck-key-cubes = Blokjes
deck-key-five_players_only = Alleen met vijf
deck-symbol-none = geen
deck-symbol-cube = { effect-cube }
deck-symbol-draw = { effect-draw }
deck-symbol-chest = { effect-chest }
deck-symbol-plus = { effect-plus }
deck-type-amulet = { kind-amulet }
deck-type-coin_bag = { kind-coin_bag }
deck-type-book = { kind-book }
deck-type-jewel = { kind-jewel }
deck-type-crown = { kind-crown }
deck-type-skull = { kind-skull }
deck-kind-cubes = { island-cubes }
deck-kind-stack = { island-stack }
deck-kind-draw = { island-draw }
deck-kind-treasure = { island-treasure }
deck-kind-compass = { island-compass }
deck-kind-ship = { island-ship }
deck-skull-a = { skull-a }
deck-skull-b = { skull-b }
deck-skull-c = { skull-c }
deck-entry-map_cards = { $card }
deck-entry-treasures = schat nr. { $number }
deck-entry-healers = heelster nr. { $number }
deck-entry-events = gebeurtenis { $event }
deck-entry-islands = { $kind }
deck-copy =
    { $copy ->
        [1] { $card }, eerste kaart
       *[other] { $card }, tweede kaart
    }
mistake-map_card = R (rood), G (groen), V (paars) of A (oker) voor de kleur, een getal van 1 tot en met 10 of * voor een joker, dan a of b voor de eerste of tweede kaart; bijvoorbeeld R3a
mistake-event_card = A1 tot en met A4 en B1 tot en met B14
mistake-not_on_type = Een kaart van deze soort heeft dat niet: { $type }. Wel: { $fields }.
mistake-not_on_island = { $kind } heeft geen aantal blokjes; alleen { island-cubes } heeft dat.
mistake-missing_cards = Ontbreekt: { $card }. Elk van de 88 landkaarten is er één keer.
mistake-one_symbol = Een 1 werkt door haar getal en heeft geen ander effect. Toegestaan: niets, schatkist of +1.
mistake-wild_symbol = Op elke joker staat een schatkist.
mistake-has_symbol = In de doos staat op minstens één { $value } dit: { $symbol }.
mistake-has_five_and_nine = In de doos is er een kleur waarin een 5 en een 9 iets doen: de ene trekt een kaart, de andere verwijdert een blokje.
mistake-has_idle = In de doos is er minstens één rode { $value } die geen kaart trekt en geen blokje verwijdert.
mistake-has_chests = In de doos is er een kleur met minstens 4 schatkisten.
mistake-missing_treasures = Ontbreekt: { $number }. De 74 schatten zijn genummerd van 1 tot en met 74.
mistake-curse_and_crossed = Vloekblokjes en doorgestreepte blokjes op één schat.
mistake-high_curse = { $curse } vloekblokjes op één schat.
mistake-missing_piles = Ontbreekt: { $pile }. Er zijn vier stapels.
mistake-missing_types = Ontbreekt: { $type }. Er zijn zes soorten.
mistake-has_value = In de doos zit deze schat: { $type } met waarde { $value }.
mistake-has_curse = In de doos zit deze schat: { $type } met { $curse } vloekblokjes.
mistake-has_amulets = In de doos zitten minstens { $count } amuletten.
mistake-has_jewels = In de doos zitten minstens { $count } juwelen.
mistake-has_three_jewels = In de doos zitten drie juwelen met waarde { $value }.
mistake-has_skull_twice = In de doos zit minstens één van de schedels twee keer.
mistake-has_book = In de doos zit een boek dat { $multiplier } keer een vloek telt.
mistake-has_crown =
    { $crosses ->
        [one] In de doos zit een kroon met { $crosses } kruis.
       *[other] In de doos zit een kroon met { $crosses } kruisen.
    }
mistake-has_skull = In de doos zit deze schedel: { $skull }.
mistake-missing_healers = Ontbreekt: { $number }. De 14 heelsters zijn genummerd van 1 tot en met 14.
mistake-costs_nothing = Deze heelster kost niets. Ze vragen 1 of 2 per blokje, een vast bedrag, of allebei.
mistake-has_healer = In de doos zit deze heelster: { $per_cube } per blokje en een vast bedrag van { $fixed }.
mistake-missing_events = Ontbreekt: { $event }. Elk van de 18 gebeurtenissen is er één keer.
mistake-tiles = Hier zijn { $count } tegels; in de doos zitten er 7.
mistake-missing_kinds = Ontbreekt: { $kind }. Elk van de 6 kleine eilanden is er minstens één keer.
mistake-five_players = ‘Alleen met vijf’ staat bij { $count } tegels aan; het hoort bij precies één.
