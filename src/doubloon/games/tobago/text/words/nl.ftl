# Tobago

## Names

# A map, its treasure or its marker inside a sentence, by the name that the server gives it.
map-of =
    { $map ->
        [black] zwarte
        [grey] grijze
        [white] witte
       *[brown] bruine
    }
# Clues: relation and subject; `clue-not` turns one round.
clue-in-jungle = in de jungle
clue-in-scrubland = in het struik­gewas
clue-in-mountain = in het gebergte
clue-in-lake = in een meer
clue-in-river = in een rivier
clue-in-beach = op het strand
clue-in-largest_jungle = in de grootste jungle
clue-in-largest_scrubland = in het grootste struik­gewas
clue-in-largest_mountain = in het grootste gebergte
clue-in-largest_lake = in het grootste meer
clue-in-largest_river = in de grootste rivier
clue-in-largest_beach = op het grootste strand
clue-in-hut = op de plek van een hut
clue-in-palm = op de plek van een palmboom
clue-in-statue = op de plek van een standbeeld
clue-next_to-jungle = naast een jungle
clue-next_to-scrubland = naast struik­gewas
clue-next_to-mountain = naast een gebergte
clue-next_to-lake = naast een meer
clue-next_to-river = naast een rivier
clue-next_to-beach = naast een strand
clue-next_to-largest_jungle = naast de grootste jungle
clue-next_to-largest_scrubland = naast het grootste struik­gewas
clue-next_to-largest_mountain = naast het grootste gebergte
clue-next_to-largest_lake = naast het grootste meer
clue-next_to-largest_river = naast de grootste rivier
clue-next_to-largest_beach = naast het grootste strand
clue-next_to-ocean = naast de zee
clue-next_to-hut = naast een hut
clue-next_to-palm = naast een palmboom
clue-next_to-statue = naast een standbeeld
clue-in_sight_of-jungle = in het zicht van een jungle
clue-in_sight_of-scrubland = in het zicht van struik­gewas
clue-in_sight_of-mountain = in het zicht van een gebergte
clue-in_sight_of-lake = in het zicht van een meer
clue-in_sight_of-river = in het zicht van een rivier
clue-in_sight_of-beach = in het zicht van een strand
clue-in_sight_of-largest_jungle = in het zicht van de grootste jungle
clue-in_sight_of-largest_scrubland = in het zicht van het grootste struik­gewas
clue-in_sight_of-largest_mountain = in het zicht van het grootste gebergte
clue-in_sight_of-largest_lake = in het zicht van het grootste meer
clue-in_sight_of-largest_river = in het zicht van de grootste rivier
clue-in_sight_of-largest_beach = in het zicht van het grootste strand
clue-in_sight_of-ocean = in het zicht van de zee
clue-in_sight_of-hut = in het zicht van een hut
clue-in_sight_of-palm = in het zicht van een palmboom
clue-in_sight_of-statue = in het zicht van een standbeeld
clue-not = niet { $clue }
gold = { $value } goud
curse = vloek
map-black = Zwart
map-grey = Grijs
map-white = Wit
map-brown = Bruin

## Questions

ask-place = Zet je terreinwagen op een vak naar keuze
ask-turn = Speel een aanwijzing, rijd, of ruil
ask-turn-no-clue = Geen aanwijzing past: rijd of ruil
ask-turn-legs = Rijd verder
ask-turn-raise = Je staat op de { map-of } schat: graaf hem op
ask-turn-done = Gebruik een amulet, of beëindig je beurt
ask-leg =
    { $legs ->
        [3] Waar eindigt je eerste etappe?
        [one] Waar eindigt je laatste etappe?
       *[other] Waar eindigt je volgende etappe?
    }
ask-leg-extra =
    { $legs ->
        [3] Extra rit: waar eindigt de eerste etappe?
        [one] Extra rit: waar eindigt de laatste etappe?
       *[other] Extra rit: waar eindigt de volgende etappe?
    }
ask-card = Kies de extra aanwijzing
ask-map = Op welke route leg je: { $clue }?
ask-site = Welke { map-of } markeersteen neem je weg?
ask-offer = Neem je { $card } aan?
ask-first_clue = Begin de { map-of } route met een van je aanwijzingen
wait-place = { $who } zet de terreinwagen op het eiland
wait-turn = { $who } speelt een aanwijzing, rijdt of ruilt
wait-leg = { $who } rijdt
wait-card = { $who } kiest een extra aanwijzing
wait-map = { $who } kiest een route
wait-site = { $who } neemt een markeersteen weg
wait-offer = { $who } krijgt de kaart aangeboden
wait-first_clue = { $who } begint een nieuwe route

## Actions

do-end = Einde beurt
do-drive = Rijden
do-leg = Verder rijden
do-exchange = Hand ruilen
do-extra-clue = Extra aanwijzing
do-extra-drive = Extra rit
do-extra-exchange = Nieuwe hand
do-remove = Neem een { map-of } markeersteen weg
do-remove-any = Steen wegnemen
do-raise = Graaf de { map-of } schat op
do-raise-it = Opgraven
do-map = Route { $name }
do-clue = { $clue }
do-space = { $space }
do-accept = Aannemen
do-decline = Weigeren

## Log: what the reader did is told to the reader

they-start =
    { $you ->
        [yes] Je begint
       *[no] { $who } begint
    }
they-draw =
    { $you ->
        [yes] Je trekt
       *[no] { $who } trekt
    }
they-exchange =
    { $you ->
        [yes] Je ruilt
       *[no] { $who } ruilt
    }
they-add =
    { $you ->
        [yes] Je legt
       *[no] { $who } legt
    }
they-drive =
    { $you ->
        [yes] Je rijdt
       *[no] { $who } rijdt
    }
they-collect =
    { $you ->
        [yes] Je raapt
       *[no] { $who } raapt
    }
they-use =
    { $you ->
        [yes] Je gebruikt
       *[no] { $who } gebruikt
    }
they-remove =
    { $you ->
        [yes] Je neemt
       *[no] { $who } neemt
    }
they-raise =
    { $you ->
        [yes] Je graaft
       *[no] { $who } graaft
    }
they-look =
    { $you ->
        [yes] Je bekijkt
       *[no] { $who } bekijkt
    }
they-saw =
    { $you ->
        [yes] Je hebt gezien
       *[no] { $who } heeft gezien
    }
they-take =
    { $you ->
        [yes] Je neemt
       *[no] { $who } neemt
    }
they-decline =
    { $you ->
        [yes] Je weigert
       *[no] { $who } weigert
    }
they-give-up =
    { $you ->
        [yes] Je staat
       *[no] { $who } staat
    }
they-lose =
    { $you ->
        [yes] Je verliest
       *[no] { $who } verliest
    }
they-have =
    { $you ->
        [yes] Je hebt
       *[no] { $who } heeft
    }

event-turn =
    { $you ->
        [yes] Jij bent aan de beurt
       *[no] { $who } is aan de beurt
    }
event-placed = { they-start } op { $space }
event-drew-known = { they-draw }: { $clues }
event-exchanged =
    { $number ->
        [one] { they-exchange } 1 aanwijzing: { $clues }
       *[other] { they-exchange } { $number } aanwijzingen: { $clues }
    }
event-clues_reshuffled = De { $clues } afgelegde aanwijzingen vormen de nieuwe stapel
event-clue = { they-add } op de { map-of } route: { $clue }
event-marked =
    { $number ->
        [one] Het vak van de { map-of } schat is gemarkeerd
       *[other] De { $number } vakken van de { map-of } schat zijn gemarkeerd
    }
event-located = De { map-of } schat ligt op { $space }
event-drove =
    { $extra ->
        [yes] { they-drive } met een extra rit naar { $to }
       *[no] { they-drive } naar { $to }
    }
event-amulet_taken = { they-collect } op { $space } een amulet op
event-amulet_used =
    { $for ->
        [clue] { they-use } een amulet voor een extra aanwijzing
        [drive] { they-use } een amulet voor een extra rit
        [exchange] { they-use } een amulet voor een nieuwe hand
       *[remove] { they-use } een amulet om een markeersteen weg te nemen
    }
event-removed = { they-remove } de { map-of } markeersteen op { $space } weg
event-raised = { they-raise } de { map-of } schat op
event-peeked =
    { $number ->
        [one] { they-look } in het geheim 1 kaart
       *[other] { they-look } in het geheim { $number } kaarten
    }
event-peeked-known = { they-saw }: { $cards }
event-last_treasure = De stapel schatkaarten is leeg: dit is de laatste schat
event-treasures_refilled =
    { $cards ->
        [one] De ene afgelegde schatkaart komt terug
       *[other] De { $cards } afgelegde schatkaarten worden geschud
    }
event-turned_up = Omgedraaid: { $card }
event-accepted = { they-take } { $card } aan
event-declined = { they-decline } { $card }
event-unwanted = Niemand wil { $card }
event-left_over = Blijft over en wordt afgelegd: { $cards }
event-curse = Op de { map-of } schat rust een vloek!
event-cursed =
    { $loss ->
        [amulet] { they-give-up } een amulet af
        [gold] { they-lose } { $card }
       *[nothing] { they-have } niets te verliezen
    }
event-cleared =
    { $you ->
        [yes] De { map-of } route is leeg; jij begint die opnieuw
       *[no] De { map-of } route is leeg; { $who } begint die opnieuw
    }
event-amulet_ashore = Op { $space } spoelt een amulet aan
event-over =
    { $number ->
        [one] { $you ->
            [yes] Je wint
           *[no] { $winners } wint
        }
       *[other] { $you ->
            [yes] Je deelt de winst met { $winners }
           *[no] { $winners } delen de winst
        }
    }
event-over-idle = 20 rondes zonder aanwijzing of schat: het spel is voorbij

## Why not

reason-over = Het spel is voorbij.
reason-not_asked = Iemand anders is aan zet.
reason-own_turn = In je beurt speel je een aanwijzing, rijd je of ruil je je hand; je mag ook schatten opgraven en amuletten gebruiken.
reason-action_used = Je hebt je actie deze beurt al gehad; een amulet geeft je er nog een.
reason-not_in_hand = Deze aanwijzing zit niet in je hand.
reason-fits_nowhere = Deze aanwijzing past op geen enkele route.
reason-rules_out_nothing = Op de { map-of } route sluit deze aanwijzing geen vak uit dat nog mogelijk is.
reason-leaves_nothing = Op de { map-of } route zou deze aanwijzing geen enkel vak overlaten.
reason-no_rose = Je hebt geen windroos meer.
reason-no_amulet = Je hebt geen amulet.
reason-no_clue_fits = Geen van je aanwijzingen past op een route.
reason-no_clues = Je hebt geen aanwijzingen om te ruilen.
reason-not_located = De { map-of } schat kan nog op { $sites } plekken liggen.
reason-atv_elsewhere = Je terreinwagen moet op de { map-of } vindplaats staan, { $space }.
reason-no_markers = Er liggen nog geen { map-of } markeerstenen op het eiland.
reason-last_marker = De laatste { map-of } markeersteen moet blijven.
reason-choose_map = Kies een route voor de aanwijzing.
reason-choose_clue = Kies een aanwijzing uit je hand.
reason-choose_marker = Kies de { map-of } markeersteen die weggaat.
reason-no_marker_there = Op { $space } ligt geen { map-of } markeersteen.
reason-choose_space = Kies een vak voor je terreinwagen.
reason-in_the_ocean = { $space } ligt in zee.
reason-not_driving = Kies eerst om te rijden, dan waarheen.
reason-stays = Een etappe eindigt op een ander vak dan waar ze begon.
reason-out_of_reach = Eén etappe brengt je niet naar { $space }: blijf in het terrein, of doe één stap naar een buurvak met ander terrein.
reason-too_far =
    { $legs ->
        [one] De etappe die je nog hebt reikt niet tot { $space }.
       *[other] { $space } is te ver: met { $legs } etappes kom je er niet.
    }
reason-accept_or_decline = Neem het goud aan of weiger het.
