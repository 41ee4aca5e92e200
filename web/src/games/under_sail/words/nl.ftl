# Under Sail

title = Under Sail
hook = Toon een halve kaart, verberg de rest en vaar weg met de schat.
goal = Win schatten: de hoogste kaart van een kleur pakt de schat van die kleur, of voert haar actie uit als er geen ligt. De laagste krijgt bonuskaarten. Na twee rondes winnen de meeste punten.
length = 30 min
pad-row-treasures = Schatten
pad-row-bonus = Bonuskaarten (een paar is 1 punt)

## Names

nothing = niets
action = actie
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
bonus-add = Bonuskaarten om toe te voegen
bonus-fewer = een minder
bonus-more = een meer
of-highest = van { $highest }
total-of = { $total } van { $highest }

## Names of actions

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

## The score

score-title = De schatten worden geteld
score-treasures = Schatten, ronde { $round }
score-bonus = Paren bonus­kaarten, ronde { $round }
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
lesson-free = Meer hoef je niet te weten. Speel verder tegen deze drie, of stop wanneer je wilt.

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
mistake-missing_cards = Ontbreekt: { $card }. Elk van de 48 eilandkaarten komt één keer voor.
mistake-treasures = Er zijn { $count } schatten van deze kleur: { $colour }. In de doos zitten er { $of }.
mistake-no_treasure = In de doos zit er minstens één zoals deze: { $colour }, waarde { $value }.
mistake-high_value = Een schat met waarde { $value }.
mistake-bonus_cards = Hier zijn er { $count }; in de doos zitten er { $bonus }.

## Pictures of the rules

picture-US-T1 = Een rode 9, open; met bedekte kust, zodat de anderen alleen de kleur zien; met bedekte zee, zodat ze alleen het getal zien.
picture-US-T2 = Een blauwe 7 met 3 bonuskaarten telt als een blauwe 10.
picture-US-T3 = De rode 9 is de hoogste van drie rode kaarten en wint rood; de groene 4 is de enige van haar kleur en wint groen. De rode 2 is de laagste en krijgt 3 bonuskaarten, één voor elke rode kaart. De rode 5 krijgt niets.
