# Under Sail

title = Under Sail
hook = Toon een halve kaart, verberg de rest en vaar weg met de schat.
goal = Win schatten: de hoogste kaart van een kleur pakt de schat van die kleur, of voert haar actie uit als er geen ligt. De laagste krijgt bonuskaarten. Na twee rondes winnen de meeste punten.
length = 30 min

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
nothing = niets
action = actie
action-1 = 2 bonuskaarten stelen
action-2 = Kaarten ruilen met een hand
action-3 = De volgende schatten ordenen
action-4 = Een kaart terugnemen
first-player = Startspeler
points = punten
bonus-cards = bonuskaarten
cards = kaarten in de hand
treasures = schatten
option-red_blue = Actie van rood en blauw
option-red_blue-bonus = 2 bonuskaarten stelen
option-red_blue-swap = kaarten ruilen met een hand
option-green_violet = Actie van groen en paars
option-green_violet-look = de volgende schatten ordenen
option-green_violet-fetch = een kaart terugnemen

## The table

board-label = De tafel: de kaarten van deze slag, de schatten, de actiekaarten
round-of = Ronde { $round } van 2
trick = Slag
passing = Een kaart doorgeven
status-label = Ronde { $round } van 2, slag { $trick } van { $tricks }
status-label-pass = Ronde { $round } van 2, er wordt een kaart doorgegeven
deck = stapel
deck-label = Schatstapel { $colours }: { $left } dicht, open: { $treasure }
deck-back =
    { $left ->
        [one] 1 schat dicht
       *[other] { $left } schatten dicht
    }
supply = bonuskaarten in de voorraad
played-next = is aan de beurt
played-colour = toont { $suit }
played-colour-bonus = { $suit }, hoogstens { $most }
played-number = toont een { $value }
played-number-bonus = toont een { $value }, telt { $total }
played-counts =
    { $suit ->
        [rood] rode { $value }, telt { $total }
        [blauw] blauwe { $value }, telt { $total }
        [paars] paarse { $value }, telt { $total }
       *[other] groene { $value }, telt { $total }
    }
play-here = Kies een kaart uit je hand
hoist = Hijs het zeil
hoist-how = Tik op de helft die je wilt verbergen, of sleep het zeil erheen.
hide-number = Verberg het getal
hide-colour = Verberg de kleur

## Players

bonus-cap = Bonus
bonus-held =
    { $number ->
        [one] 1 bonuskaart
       *[other] { $number } bonuskaarten
    }
bonus-in-trick = { $number } in deze slag
bonus-stealable = kunnen gestolen worden
treasures-count =
    { $number ->
        [0] geen schat
        [one] 1 schat
       *[other] { $number } schatten
    }
hand-label =
    { $cards ->
        [one] Je hand, 1 kaart
       *[other] Je hand, { $cards } kaarten
    }
hand-empty = Je hand is leeg

## At the side

they-see = Zij zien
you-hide = Jij verbergt
seen-colour = { $suit }, het getal niet
seen-colour-bonus = { $suit }, en dat de kaart hoogstens { $most } is
seen-number = ze telt { $total }, de kleur niet
hidden-number = de { $value }
hidden-colour = dat ze { $suit } is
colour-by-colour = Deze slag: de hoogste wint
nobody-yet = nog niemand
counts-with = één kleur met { $suit }
colour-hidden = kleur verborgen
from-to = { $least } tot { $most }
got-card = { $who } gaf je de { $card }.

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
say-pass = Geef de { $card } door aan { $who }
say-half = Welke helft van de { $card } verberg je?
say-number-hidden = Speel de { $card }, getal verborgen
say-colour-hidden = Speel de { $card }, kleur verborgen
help-treasure = Je hebt de kleur gewonnen. In plaats daarvan mag je een zichtbare schat van deze kleur nemen, van iemand die haar met een lagere waarde speelde. Gelijk is niet lager.
help-steal_bonus = Alleen van iemand die er 2 heeft. Wat in deze slag is gespeeld, kan niet gestolen worden.
help-swap = Je neemt willekeurige kaarten en geeft er evenveel naar keuze terug.
help-look = Je ziet de volgende schatten en mag hun volgorde veranderen.
help-order = De eerste wordt als volgende opengelegd. Niemand anders ziet ze.
help-fetch = Leg daarna een kaart uit je hand open af. Dat mag dezelfde zijn.
choose-other = Iets anders
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
bonus-add = Bonuskaarten om toe te voegen
bonus-fewer = een minder
bonus-more = een meer
of-highest = van { $highest }
total-of = { $total } van { $highest }

## Names of actions

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

## Scenes

all-sails-down = Alle zeilen weg
band-many = { $number } × { $suit }
verdict-wins = wint
verdict-lowest = laagste
came-took = Buit: { $treasure }
came-stole = Gestolen van { $other }: { $treasure }
came-supply = Uit de voorraad: { $bonus }
came-stole-bonus = Gestolen van { $other }: { $bonus }
came-action =
    { $suit ->
        [rood] Geen rode schat: { $action }
        [blauw] Geen blauwe schat: { $action }
        [paars] Geen paarse schat: { $action }
       *[other] Geen groene schat: { $action }
    }
came-idle = Geen hand meer voor de actie
came-fetched = Terug in de hand: { $card }. Weggelegd: { $discarded }

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

## The score

score-title = De schatten worden geteld
score-treasures = Schatten, ronde { $round }
score-bonus = Paren bonuskaarten, ronde { $round }
score-total = Totaal
score-wins = { $who } wint met { $total }
score-you-win = Je wint met { $total }
why-ahead =
    { $ahead ->
        [one] 1 punt meer dan { $who }.
       *[other] { $ahead } punten meer dan { $who }.
    }
why-tie = Gelijk met { $who }: de winst wordt gedeeld.

## The guided first game

lesson-first = Je eerste spel
lesson-welcome = Er liggen twee schatten open, een rode en een groene. Wie de hoogste kaart van een kleur speelt, wint de schat van die kleur.
lesson-pass = Voor de ronde geeft iedereen een kaart naar rechts door: de hoogste van de kleur met de meeste kaarten. Bij jou is dat de rode 12, dus die moet weg.
lesson-others = De anderen hebben gespeeld. De helft van elke kaart zit onder een zeil: je ziet een kleur of een getal, nooit allebei. Zou de 9 rood zijn?
lesson-play = Je rode 10 is hoger dan de 9, en er zijn weinig hogere rode. Speel die en kies wat het zeil verbergt: het getal.
lesson-treasure = Alle zeilen gingen weg, en jouw 10 was de hoogste rode. De rode schat ligt op je stapel, waarvan alleen de bovenste te zien is. De laagste rode kreeg drie bonuskaarten, één voor elke rode kaart.
lesson-lowest = Nu ligt er een blauwe schat open, maar iemand toont een 9 en iemand blauw. Verlies met opzet: je blauwe 2 wordt de laagste blauwe, en dat levert bonuskaarten op. Verberg de kleur.
lesson-bonus = Je kreeg drie bonuskaarten. Speel je blauwe 7, verberg het getal en voeg er twee toe: elk verhoogt de kaart met 1, dus ze telt 9. Geen kaart telt meer dan 12, en de anderen zien je bonuskaarten.
lesson-steal = Je blauwe 9 is hoger dan de blauwe 8. Op de stapel ligt maar een blauwe 1, maar de eigenaar van de 8 heeft de blauwe 4 boven op de stapel. Steel die! Met een gelijke 8 kon dat niet: stelen kan alleen van wie lager speelde.
lesson-action = Jij komt uit. Er liggen een rode en een groene schat open, geen paarse: wie paars wint, voert de actie voor paars uit. Speel de paarse 12 en verberg de kleur.
lesson-look = Je hebt paars gewonnen: je mag de volgende drie schatten van een stapel bekijken. Kies rood en blauw.
lesson-order = Alleen jij ziet ze. Je hebt de blauwe 11, dus laat de blauwe 3 de volgende zijn.
lesson-score = Als alle kaarten gespeeld zijn, telt elke schat zijn punten en elke twee bonuskaarten 1 punt. Na twee rondes wint het hoogste totaal.
lesson-free = Meer heb je niet nodig. Speel verder tegen deze drie, of stop wanneer je wilt.

## Own deck: the names of its file, and what is wrong with one

deck-list-islands = Eilandkaarten
deck-list-treasures = Schatten
deck-entry-islands = { $card }
deck-entry-treasures =
    { $colour ->
        [rood] rode schat van { $value }
        [blauw] blauwe schat van { $value }
        [paars] paarse schat van { $value }
       *[other] groene schat van { $value }
    }
deck-key-bonus_cards = Bonuskaarten
deck-key-card = Kaart
deck-key-colour = Kleur
deck-key-value = Waarde
deck-colour-red = { suit-red }
deck-colour-blue = { suit-blue }
deck-colour-green = { suit-green }
deck-colour-violet = { suit-violet }
mistake-island_card = R (rood), B (blauw), G (groen) of V (paars) voor de kleur en een getal van 1 tot en met 12; bijvoorbeeld R7
mistake-missing_cards = Ontbreekt: { $card }. Elk van de 48 eilandkaarten is er één keer.
mistake-treasures = Er zijn { $count } schatten van deze kleur: { $colour }. In de doos zitten er { $of }.
mistake-no_treasure = In de doos zit er minstens één zoals deze: { $colour }, waarde { $value }.
mistake-high_value = Een schat met waarde { $value }.
mistake-bonus_cards = Hier zijn er { $count }; in de doos zitten er { $bonus }.
