# Loot Island

## Names

aaron = Aaron
landing-N1 = Noord-West
landing-N2 = Noord-Oost
landing-E1 = Oost-Noord
landing-E2 = Oost-Zuid
landing-S1 = Zuid-Oost
landing-S2 = Zuid-West
landing-W1 = West-Zuid
landing-W2 = West-Noord
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
kind-amulet = Amulet
kind-coin_bag = Geldbuidel
kind-book = Boek
kind-jewel = Juweel
kind-crown = Kroon
kind-skull = Schedel
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
card-with = { $card }, { $effect }
effect-draw = trek een kaart
effect-cube = verwijder een blokje
effect-chest = schatkist
effect-plus = telt voor twee
effect-one = vervloekt de anderen of kopieert een effect
island-cubes-does =
    { $cubes ->
        [one] verwijder 1 blokje
       *[other] verwijder tot { $cubes } blokjes
    }
island-stack-does =
    { $top ->
        [yes] kompas naar boven
       *[no] kompas naar beneden
    }
island-draw-does = trek 2 kaarten
island-treasure-does = 1 blokje, 1 schat
island-compass-does = kompas, geen kaarten
island-ship-does = schip een hoek verder

## The events

event-card-A1 = Extra landkaarten
event-card-A2 = Afscheidscadeaus
event-card-A3 = Vervloekte ondiepten
event-card-A4 = Verschoven rijkdom
event-card-B1 = Wind mee
event-card-B2 = Rechtsomkeert
event-card-B3 = Verdwenen in de mist
event-card-B4 = Kapotte naalden
event-card-B5 = Magere handen
event-card-B6 = Zuiverende regen
event-card-B7 = Havengeld
event-card-B8 = Wrok van de kapitein
event-card-B9 = Laatste halte
event-card-B10 = Troostprijs
event-card-B11 = Al geplunderd
event-card-B12 = Minder is meer
event-card-B13 = Ondersteboven
event-card-B14 = Dubbele tocht

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
        [yes] Je slaat
       *[no] { $who } slaat
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
event-island_declined = { they-skip } de actie van het eiland over
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
       *[no] { their-compass } op { $landing } gaat naar beneden
    }
event-compass = { they-put } een kompas op { $landing }
event-explored = De { $coast } wordt verkend
event-fell_short =
    { $final ->
        [yes] { $landing }: { $cards } van de { $need } kaarten, geen buit
       *[no] { $landing }: { $cards } van de { $need } kaarten, geen buit; de kaarten worden afgelegd, de kompassen gaan terug
    }
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
reason-enough_chosen = Er zijn genoeg kaarten gekozen: je bent klaar, of neem er een terug.
reason-choose_discards = Kies kaarten uit je hand om af te leggen tot je klaar bent.
reason-yes_or_no = Antwoord eerst ja of nee.
reason-own_turn = In je beurt speel je landkaarten, gebruik je een klein eiland of pas je.
reason-aaron_acts = Aaron speelt landkaarten of gebruikt een klein eiland; passen kan hij niet.
reason-no_aaron = Aaron doet alleen mee met twee spelers.
reason-aaron_cannot = Aaron kan deze ronde niets meer doen.
reason-one_colour = De kaarten van één zet zijn van één kleur: bij de gekozen kaarten passen alleen { suit-of } kaarten.
reason-none_of_colour = Op { landing-of } passen alleen { suit-of } kaarten, en die hand heeft er geen.
reason-all_too_low = De laatste kaart op { landing-of } heeft waarde { $value }: alle { suit-of } kaarten uit die hand zijn lager.
reason-fits_nowhere = Deze kaart past nu nergens: het getal is te laag, of de aanlegplaats ernaast heeft die kleur al.
reason-no_cards = Er zijn geen kaarten meer om te spelen.
reason-island_face_down = Dit kleine eiland is al gebruikt; volgende ronde gaat het weer open.
reason-island_not_there = Dit kleine eiland doet niet mee in dit spel.
reason-cannot_pay = Een klein eiland kost { $cards } kaarten, waarvan twee van één kleur: dat kun je niet betalen.
reason-cannot_pay_one = Een klein eiland kost een kaart, en die is er niet.
reason-choose_compass = Kies eerst de aanlegplaats waar het kompas vandaan komt.
reason-no_compass_there = Zo’n kompas ligt er niet op { landing-of }.
reason-choose_cards = Kies kaarten voor { landing-of } tot je klaar bent.
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
       *[other] Je mag hoogstens { $cubes } blokjes verwijderen.
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
