# Under Sail

## Names

suit-red = rood
suit-blue = blauw
suit-green = groen
suit-violet = paars
card =
    { $suit ->
        [rood] rode { $value }
        [blauw] blauwe { $value }
        [paars] paarse { $value }
       *[other] groene { $value }
    }
treasure =
    { $suit ->
        [rood] rode schat van { $value }
        [blauw] blauwe schat van { $value }
        [paars] paarse schat van { $value }
       *[other] groene schat van { $value }
    }
action-1 = 2 bonuskaarten stelen
action-2 = Kaarten ruilen met een hand
action-3 = De volgende schatten ordenen
action-4 = Een kaart terugnemen

## At the side


## What is asked

ask-pass = Geef { $who } de hoogste kaart van de kleur die je het meest hebt
ask-play = Kies een kaart om te spelen
ask-show = Welke helft verberg je?
ask-bonus = Hoeveel bonuskaarten voeg je toe?
ask-treasure = Een schat nemen, of er een stelen?
ask-steal_bonus = Steel 2 bonuskaarten. Van wie?
ask-swap =
    { $number ->
        [one] Ruil 1 kaart. Met wie?
       *[other] Ruil { $number } kaarten. Met wie?
    }
ask-give =
    { $number ->
        [one] Geef { $who } 1 kaart terug. Je nam { $taken }
       *[other] Geef { $who } { $number } kaarten terug. Je nam { $taken }
    }
ask-look = Welke stapel bekijk je?
ask-order = In welke volgorde leg je ze terug?
ask-fetch = Neem een kaart van deze slag op de hand
ask-discard = Leg een kaart uit je hand af
wait-pass = { $who } kiest een kaart om door te geven
wait-play = { $who } speelt een kaart
wait-show = { $who } speelt een kaart
wait-bonus = { $who } speelt een kaart
wait-treasure = { $who } neemt of steelt een schat
wait-steal_bonus = { $who } steelt bonuskaarten
wait-swap = { $who } ruilt kaarten
wait-give = { $who } geeft kaarten terug
wait-look = { $who } bekijkt schatten
wait-order = { $who } legt schatten op volgorde
wait-fetch = { $who } neemt een kaart terug
wait-discard = { $who } legt een kaart af

## Actions

do-card = { $card }
do-show-colour = Toon de kleur
do-show-number = Toon het getal
do-bonus =
    { $number ->
        [0] geen bonuskaart
        [one] 1 bonuskaart
       *[other] { $number } bonuskaarten
    }
do-take = Neem de { $treasure }
do-steal = Steel de { $treasure } van { $who }
do-from = Van { $who }
do-deck-red-blue = Rood en blauw
do-deck-green-violet = Groen en paars
do-order = { $treasures }
do-fetch = { $card }

## The log: what the reader did is told to the reader

they-pass =
    { $you ->
        [yes] Je geeft
       *[no] { $who } geeft
    }
they-show =
    { $you ->
        [yes] Je toont
       *[no] { $who } toont
    }
they-take =
    { $you ->
        [yes] Je neemt
       *[no] { $who } neemt
    }
they-steal =
    { $you ->
        [yes] Je steelt
       *[no] { $who } steelt
    }
they-win =
    { $you ->
        [yes] Je wint
       *[no] { $who } wint
    }
they-give =
    { $you ->
        [yes] Je geeft
       *[no] { $who } geeft
    }
they-look =
    { $you ->
        [yes] Je bekijkt
       *[no] { $who } bekijkt
    }
so-many-bonus =
    { $number ->
        [one] 1 bonuskaart
       *[other] { $number } bonuskaarten
    }
so-many-cards =
    { $number ->
        [one] 1 kaart
       *[other] { $number } kaarten
    }

event-round =
    { $you ->
        [yes] Ronde { $round } begint. Jij bent startspeler.
       *[no] Ronde { $round } begint. { $first } is startspeler.
    }
event-trick =
    { $you ->
        [yes] Slag { $trick }: jij begint.
       *[no] Slag { $trick }: { $first } begint.
    }
event-turned_up = Open: { $treasures }.
event-turned_up-none = Er ligt geen schat open.
event-passed =
    { $other-you ->
        [yes] { they-pass } een kaart door aan jou.
       *[no] { they-pass } een kaart door aan { $other }.
    }
event-passed-known =
    { $other-you ->
        [yes] { they-pass } de { $card } door aan jou.
       *[no] { they-pass } de { $card } door aan { $other }.
    }
event-played-colour =
    { $bonus ->
        [0] { they-show } { $suit }.
        [one] { they-show } { $suit }, met 1 bonuskaart.
       *[other] { they-show } { $suit }, met { $bonus } bonuskaarten.
    }
event-played-number =
    { $bonus ->
        [0] { they-show } een { $value }.
        [one] { they-show } een { $value }, met 1 bonuskaart.
       *[other] { they-show } een { $value }, met { $bonus } bonuskaarten.
    }
event-uncovered = Alle zeilen weg: { $cards }.
who-card =
    { $you ->
        [yes] jij { $card }
       *[no] { $who } { $card }
    }
event-took = { they-take } de { $treasure }.
event-stole =
    { $other-you ->
        [yes] { they-steal } de { $treasure } van jou.
       *[no] { they-steal } de { $treasure } van { $other }.
    }
event-bonus-lowest =
    { $you ->
        [yes] Je was het laagst en krijgt { so-many-bonus }.
       *[no] { $who } was het laagst en krijgt { so-many-bonus }.
    }
event-bonus-supply =
    { $number ->
        [one] { they-take } 1 bonuskaart uit de voorraad.
       *[other] { they-take } { $number } bonuskaarten uit de voorraad.
    }
event-action = { they-win } { $suit }: { $action }.
event-action-idle =
    { $you ->
        [yes] Je wint { $suit }, maar hebt geen hand meer voor de actie.
       *[no] { $who } wint { $suit }, maar heeft geen hand meer voor de actie.
    }
event-stole_bonus =
    { $other-you ->
        [yes] { they-steal } { so-many-bonus } van jou.
       *[no] { they-steal } { so-many-bonus } van { $other }.
    }
event-took_cards =
    { $other-you ->
        [yes] { they-take } { so-many-cards } uit jouw hand.
       *[no] { they-take } { so-many-cards } uit de hand van { $other }.
    }
event-took_cards-known =
    { $other-you ->
        [yes] { they-take } { $cards } uit jouw hand.
       *[no] { they-take } { $cards } uit de hand van { $other }.
    }
event-gave_cards =
    { $other-you ->
        [yes] { they-give } je { so-many-cards } terug.
       *[no] { they-give } { $other } { so-many-cards } terug.
    }
event-gave_cards-known =
    { $other-you ->
        [yes] { they-give } je { $cards } terug.
       *[no] { they-give } { $other } { $cards } terug.
    }
event-looked =
    { $number ->
        [one] { they-look } de volgende schat van een stapel.
       *[other] { they-look } de volgende { $number } schatten van een stapel.
    }
event-looked-known = { they-look } de volgende schatten: { $treasures }.
event-put_back =
    { $you ->
        [yes] Je legt de schatten in een volgorde naar keuze terug.
       *[no] { $who } legt de schatten in een volgorde naar keuze terug.
    }
event-fetched =
    { $you ->
        [yes] Je neemt de { $card } op de hand en legt de { $discarded } af.
       *[no] { $who } neemt de { $card } op de hand en legt de { $discarded } af.
    }
event-put_under = De { $treasure } gaat onder de stapel.
event-counted = Ronde { $round } is geteld: { $points }.
who-points =
    { $you ->
        [yes] jij { $points }
       *[no] { $who } { $points }
    }
event-over =
    { $you ->
        [yes] { $number ->
            [one] Het spel is voorbij. Je wint.
           *[other] Het spel is voorbij. Je deelt de winst met { $winners }.
        }
       *[no] Het spel is voorbij. Winst voor { $winners }.
    }

## Why not

reason-over = Het spel is voorbij.
reason-not_asked = Iemand anders is aan zet.
reason-pass_a_card = Kies een kaart om aan je rechterbuur door te geven.
reason-not_in_hand = Deze kaart zit niet in je hand.
reason-not_most = Je geeft een kaart door van de kleur waarvan je de meeste hebt. Van een andere kleur heb je er meer.
reason-not_highest = Je geeft de hoogste kaart van de kleur door. Je hebt een hogere.
reason-play_a_card = Kies eerst een kaart uit je hand.
reason-show_a_half = Kies eerst wat de anderen zien: de kleur of het getal.
reason-choose_bonus = Kies hoeveel bonuskaarten je toevoegt, hoogstens { $most }.
reason-too_many_bonus = Hoogstens { $most }: je hebt { $held } bonuskaarten, en geen kaart telt meer dan 12.
reason-take_or_steal = Neem de schat van de stapel, of steel een zichtbare.
reason-cannot_steal = Hier ligt geen zichtbare schat die je nu kunt stelen.
reason-tie_not_lower = Deze speler speelde even hoog, en gelijk is niet lager: hier kun je niet stelen.
reason-choose_player = Kies een andere speler.
reason-not_yourself = Kies een andere speler, niet jezelf.
reason-nobody_there = Daar zit niemand.
reason-too_few_bonus = Deze speler heeft geen 2 bonuskaarten.
reason-give_cards =
    { $cards ->
        [one] Kies 1 kaart uit je hand om terug te geven.
       *[other] Kies { $cards } kaarten uit je hand om terug te geven.
    }
reason-ascending = Na deze kaart blijven er te weinig over om uit te kiezen. Begin met een lagere.
reason-choose_deck = Kies een schatstapel.
reason-no_such_deck = In die stapel is geen schat te bekijken.
reason-choose_order = Kies in welke volgorde de schatten teruggaan.
reason-fetch_a_card = Neem een kaart die in deze slag is gespeeld.
reason-not_in_trick = Deze kaart zit niet in deze slag.
reason-discard_a_card = Kies een kaart uit je hand om af te leggen.
