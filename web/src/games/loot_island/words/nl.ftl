# Loot Island

title = Loot Island
hook = Breng samen de kust in kaart, en beslis dan wat de vloek waard is.
goal = Verzamel het meeste goud. Waar je landkaarten legt, komt ook je kompas; wordt de kust bij de boeg van het schip verkend, dan delen de kompassen daar de schatten. Maar schatten zijn vervloekt: met 13 blokjes aan het einde verlies je alles.
length = 45 min

## Names

players-2-more = Met zijn tweeën doet Aaron mee: een derde hand, open op tafel, waarvoor jullie allebei mogen handelen.
landing-N1-short = N·W
landing-N2-short = N·O
landing-E1-short = O·N
landing-E2-short = O·Z
landing-S1-short = Z·O
landing-S2-short = Z·W
landing-W1-short = W·Z
landing-W2-short = W·N
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
kinds-amulet = Amuletten
kinds-coin_bag = Geldbuidels
kinds-book = Boeken
kinds-jewel = Juwelen
kinds-crown = Kronen
kinds-skull = Schedels
number = Nr. { $number }
about-cubes = raak vloekblokjes kwijt.
about-stack = je kompas op een aanlegplaats krijgt een andere plek in de stapel.
about-draw = trek 2 landkaarten.
about-treasure = neem 1 vloekblokje en graaf een schat op, om te houden of te begraven.
about-compass = leg een kompas op een aanlegplaats zonder daar kaarten te spelen.
about-ship = het schip vaart verder, zodat een andere kust wordt verkend.
island-closed = deze ronde dicht

## Board

board-label = Het eiland met zijn acht aanlegplaatsen
landing-label = { $name }: { $count } van { $need } kaarten, { $treasures ->
        [one] 1 schat
       *[other] { $treasures } schatten
    }.
landing-label-cards = Kolom, { $suit }: { $cards }.
landing-label-compasses = Kompassen van onder naar boven: { $names }.
island-label = Klein eiland { $name }: { $does }. Kost { $cost ->
        [one] 1 kaart
       *[other] { $cost } kaarten
    }.
island-label-closed = Klein eiland { $name }: { $does }. Deze ronde dicht.
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

event-card-A1-text = Meteen mag iedereen 2 landkaarten extra trekken, voor 2 vloekblokjes.
event-card-A2-text = Er liggen schatten op tafel: als je past, moet je er een nemen en houden.
event-card-A3-text = Elk gebruik van een klein eiland kost 1 vloekblokje.
event-card-A4-text = De grote buit heeft 1 schat minder, de kleine buit 1 meer.
event-card-B1-text = Het schip vaart een hoek verder: er wordt een andere kust verkend.
event-card-B2-text = Het schip keert om naar de kust die het laatst is verkend, en houdt die nieuwe richting.
event-card-B3-text = Een klein eiland blijft deze ronde dicht.
event-card-B4-text = Niemand mag meer dan 2 kompassen op het eiland hebben.
event-card-B5-text = De handen worden aangevuld tot 1 kaart minder dan anders.
event-card-B6-text = Elke blokjeskaart verwijdert hoogstens 2 blokjes in plaats van 1.
event-card-B7-text = Een klein eiland kost 1 kaart meer, van welke kleur ook.
event-card-B8-text = Zodra de eerste speler past, nemen alle anderen 2 vloekblokjes.
event-card-B9-text = Een klein eiland kost maar 1 kaart, maar daarna moet je meteen passen.
event-card-B10-text = Na het verdelen mag iedereen met een kompas bij de kleine buit hoogstens 2 blokjes verwijderen.
event-card-B11-text = Grote buit en kleine buit hebben elk 1 schat minder.
event-card-B12-text = Hebben beide aanlegplaatsen genoeg kaarten, dan is die met de minste de grote buit.
event-card-B13-text = Schatten worden van boven naar beneden genomen; Onderstroom brengt een kompas naar boven.
event-card-B14-text = Deze kust en de volgende voor de boeg worden allebei verkend.
round-event = Ronde { $round }

## Questions

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

## Actions

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
healers-show-text = Iedereen legt er een van de twee op tafel; daarna kiest iedereen, wie de minste blokjes heeft het eerst.
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

## The guided first game

lesson-first = Je eerste spel
lesson-welcome = Dit is het eiland. De boeg van het schip wijst naar de kust die aan het einde van deze ronde wordt verkend. Er zijn twee aanlegplaatsen: wie daar een kompas heeft, deelt mee in de schatten. Elke ronde heeft een eigen gebeurtenis; deze telt alleen als beide aanlegplaatsen genoeg kaarten krijgen.
lesson-hand = Dit zijn je landkaarten. Elke kaart heeft een kleur en een getal, en sommige hebben een symbool: trek een kaart, verwijder een blokje, een schatkist of +1.
lesson-cards = Kaarten van één kleur gaan naar één aanlegplaats, van laag naar hoog. Speel je rode 2 en 4 op Noord-West en bevestig. Door de +1 telt de 2 voor twee kaarten.
lesson-compass = Je kompas kwam met de kaarten mee. Het ligt onderop in de stapel, dus jij neemt hier straks als eerste een schat.
lesson-wild = Iemand heeft er een kaart en een kompas bij gelegd: nu liggen er genoeg kaarten voor buit. Speel je rode 8 en de joker erbij. Een joker past in elke kolom van zijn kleur, en zijn schatkist levert een extra schat op.
lesson-cubes = Dit zijn je vloekblokjes. Wie er aan het einde van het spel 13 of meer heeft, verliest alles.
lesson-island = Een klein eiland kost twee kaarten van één kleur. Betaal met de groene 3 en 6 en raak drie blokjes kwijt.
lesson-pass = Klaar voor deze ronde? Pas dan. Wie als eerste past, pakt de startspelertegel: wie die heeft, begint de volgende ronde, en aan het einde is hij 5 gouden munten waard.
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
deck-key-multiplier = Factor voor een vloek
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
mistake-missing_cards = Ontbreekt: { $card }. Elk van de 88 landkaarten komt één keer voor.
mistake-one_symbol = Een 1 werkt door het getal zelf en heeft geen ander effect. Toegestaan: niets, schatkist of +1.
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
mistake-missing_events = Ontbreekt: { $event }. Elk van de 18 gebeurtenissen komt één keer voor.
mistake-tiles = Hier zijn { $count } tegels; in de doos zitten er 7.
mistake-missing_kinds = Ontbreekt: { $kind }. Elk van de 6 kleine eilanden komt minstens één keer voor.
mistake-five_players = ‘Alleen met vijf’ staat bij { $count } tegels aan; het hoort bij precies één.

## Pictures of the rules

picture-LI-2-9 = Achter de tweede rode 4 passen een rode 5, een rode 9 en een rode joker. De rode 3 is te laag, de groene 8 heeft de verkeerde kleur.
picture-LI-2-14 = Boven: Blauw legt een 1 achter een 1, en alle anderen nemen een vloekblokje. Onder: achter een 6 komt de 1 vooraan, en alleen Blauw trekt een kaart, dankzij de 4.
picture-LI-3-5 = Boven de grote buit: 3 kompassen en 2 schatkisten leveren 5 schatten op. Onder de kleine buit: 1 schatkist levert 1 schat op, de kompassen niets.
picture-LI-3-6 = De stapel van onder naar boven: Blauw, Rood, Geel. In die volgorde nemen ze de eerste drie van 5 schatten; daarna nemen Blauw en Rood er elk nog een.
