# Under Sail

title = Under Sail
hook = Toon een halve kaart, verberg de rest en vaar weg met de schat.
length = 40 min

## Names

colour-red = rood
colour-blue = blauw
colour-green = groen
colour-violet = paars
# Cards and treasures by the colour's name in English, as the rules give it.
colour-of =
    { $colour ->
        [red] rood
        [blue] blauw
        [green] groen
       *[violet] paars
    }
card =
    { $colour ->
        [red] rode { $number }
        [blue] blauwe { $number }
        [green] groene { $number }
       *[violet] paarse { $number }
    }
card-raised = { $card } +{ $bonus }
card-colour =
    { $colour ->
        [red] een rode kaart
        [blue] een blauwe kaart
        [green] een groene kaart
       *[violet] een paarse kaart
    }
card-number = een { $number }
treasure =
    { $colour ->
        [red] de rode { $value }
        [blue] de blauwe { $value }
        [green] de groene { $value }
       *[violet] de paarse { $value }
    }
treasure-points =
    { $points ->
        [one] 1 punt waard
       *[other] { $points } punten waard
    }
bonus-cards =
    { $cards ->
        [one] 1 bonuskaart
       *[other] { $cards } bonuskaarten
    }
deck-all = schatstapel
deck-0 = rood-blauwe stapel
deck-1 = groen-paarse stapel
half-sea = zeehelft
half-coast = kusthelft
sail = zeil
first = startspelerkaart
action-1 = 2 bonuskaarten stelen
action-2 = 2 eilandkaarten ruilen
action-3 = De volgende 3 schatten ordenen
action-4 = Een kaart terugnemen
action-1-text = Van een speler die er 2 heeft; heeft niemand anders die, dan uit de voorraad.
action-2-text = Neem 2 willekeurige kaarten uit een hand en geef er 2 naar keuze terug.
action-3-text = Bekijk de bovenste 3 dichte schatten van een stapel en leg ze in een volgorde naar keuze terug.
action-4-text = Neem een kaart van deze slag op de hand en leg er een af.
action-for = Actie voor { $colours }
and = { $one } en { $other }

## Board

board-label = De tafel: schatten, actiekaarten en de kaarten van deze slag
deck-label = { $deck }: { $treasure } ligt open, { $left } dicht
deck-label-none = { $deck }: niets open, { $left } dicht
supply =
    { $cards ->
        [one] 1 bonuskaart in de voorraad
       *[other] { $cards } bonuskaarten in de voorraad
    }
place-label = { $who }, plaats { $place }
shows-colour =
    { $colour ->
        [red] toont rood
        [blue] toont blauw
        [green] toont groen
       *[violet] toont paars
    }
shows-number = toont een { $number }
shows-bonus =
    { $bonus ->
        [one] met 1 bonuskaart
       *[other] met { $bonus } bonuskaarten
    }
at-most = hoogstens { $number }
counts = telt { $value }
range = { $low } tot { $high }
number-hidden = getal verborgen
colour-hidden = kleur verborgen
last-to-play = als laatste
first-to-play = eerste deze slag
not-yet = nog niet

## Hand and players

hand-label =
    { $cards ->
        [0] Je hand, geen kaarten
        [one] Je hand, 1 kaart
       *[other] Je hand, { $cards } kaarten
    }
hand-empty = Geen kaarten in de hand
cards = Kaarten in de hand
bonus = Bonus
bonus-label =
    { $cards ->
        [0] Geen bonuskaarten
        [one] 1 bonuskaart, open
       *[other] { $cards } bonuskaarten, open
    }
bonus-stealable = kunnen gestolen worden
bonus-in-trick = { $cards } in deze slag
pile-label =
    { $treasures ->
        [0] Geen schatten
        [one] 1 schat: { $top }
       *[other] { $treasures } schatten, { $top } boven
    }
pile-count =
    { $treasures ->
        [one] 1 schat
       *[other] { $treasures } schatten, de bovenste is te zien
    }
points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
played = heeft gespeeld

## Status and side

round-label = Ronde { $round } van 2
trick = Slag
trick-label = Slag { $trick } van { $tricks }
phase-pass = Een kaart doorgeven
colours-title = Deze slag, kleur voor kleur
colours-none = nog niemand
colours-alone = tot nu toe alleen
colours-merged = Tellen deze slag als één kleur
colours-wins = wint
colours-action = actie
they-see = Zij zien
you-hide = Jij verbergt
known-cards = Wat je weet
known-holds = { $who } heeft { $cards }

## Options

option-red_blue = Actie voor rood en blauw
option-red_blue-bonus = 2 bonuskaarten stelen
option-red_blue-swap = 2 eilandkaarten ruilen
option-green_violet = Actie voor groen en paars
option-green_violet-look = De volgende 3 schatten ordenen
option-green_violet-fetch = Een kaart terugnemen

## Questions

ask-pass = Geef de hoogste kaart van je langste kleur door aan { $who }
ask-play = Kies een kaart om te spelen
ask-show = Wat zien de anderen van { $card }?
ask-bonus = Hoeveel bonuskaarten voeg je toe? Hoogstens { $most }
ask-treasure = { $treasure } nemen, of er een stelen?
ask-steal_bonus = Steel 2 bonuskaarten. Van wie?
ask-swap =
    { $number ->
        [one] Neem een willekeurige kaart. Van wie?
       *[other] Neem { $number } willekeurige kaarten. Van wie?
    }
ask-give =
    { $number ->
        [one] Kies 1 kaart om aan { $who } te geven
       *[other] Kies { $number } kaarten om aan { $who } te geven
    }
ask-look = Welke stapel bekijk je?
ask-order = In welke volgorde gaan de schatten terug?
ask-fetch = Welke kaart van deze slag neem je?
ask-discard = Je nam { $card }: kies een kaart om af te leggen
say-play-colour = Speel { $card }, getal verborgen
say-play-number = Speel { $card }, kleur verborgen
say-pass = Geef { $card } aan { $who }
say-give = Geef { $who }:
hoist = Hijs het zeil
hoist-how = sleep het, of tik op de helft die je wilt verbergen
wait-pass = { $who } geeft een kaart door
wait-play = { $who } speelt een kaart
wait-show = { $who } speelt een kaart
wait-bonus = { $who } speelt een kaart
wait-treasure = { $who } neemt of steelt een schat
wait-steal_bonus = { $who } steelt bonuskaarten
wait-swap = { $who } ruilt eilandkaarten
wait-give = { $who } geeft eilandkaarten terug
wait-look = { $who } kiest een stapel
wait-order = { $who } ordent schatten
wait-fetch = { $who } neemt een kaart van de slag
wait-discard = { $who } legt een kaart af

## Actions

do-card = { $card }
do-show-colour = Verberg het getal
do-show-number = Verberg de kleur
do-bonus =
    { $bonus ->
        [0] Geen bonuskaart
        [one] 1 bonuskaart
       *[other] { $bonus } bonuskaarten
    }
do-take = Neem { $treasure }
do-steal = Steel { $treasure } van { $who }
do-from = Van { $who }
do-deck = { $deck }
do-order = { $treasures }
do-fetch = Neem { $card }

## What happens

fx-title = Wat er gebeurt
fx-nothing = Kies iets: hier zie je wat het doet voordat je bevestigt.
fx-sees-colour =
    { $colour ->
        [red] De anderen zien rood, niet het getal
        [blue] De anderen zien blauw, niet het getal
        [green] De anderen zien groen, niet het getal
       *[violet] De anderen zien paars, niet het getal
    }
fx-sees-number = De anderen zien { $number }, niet de kleur
fx-counts = Met { $bonus } bonuskaarten telt ze { $value }
fx-tells = Dit verraadt: het getal is hoogstens { $most }
fx-back =
    { $bonus ->
        [one] Je bonuskaart gaat na de slag terug
       *[other] Je { $bonus } bonuskaarten gaan na de slag terug
    }
fx-last = Je bent de laatste: alle zeilen gaan meteen weg
fx-treasure =
    { $colour ->
        [red] Met rood win je { $treasure }
        [blue] Met blauw win je { $treasure }
        [green] Met groen win je { $treasure }
       *[violet] Met paars win je { $treasure }
    }
fx-action =
    { $colour ->
        [red] Er ligt geen rode schat open: winnen geeft de actie
        [blue] Er ligt geen blauwe schat open: winnen geeft de actie
        [green] Er ligt geen groene schat open: winnen geeft de actie
       *[violet] Er ligt geen paarse schat open: winnen geeft de actie
    }
fx-take = Je neemt { $treasure }
fx-steal = Je steelt { $treasure }; die op de stapel gaat eronder
fx-random = Het toeval bepaalt welke kaarten je krijgt
fx-open = Wat erop volgt, zie je als je bevestigt.

## The reveal

reveal-title = De onthulling
reveal-sails = Zeilen weg
reveal-treasures = Schatten en bonuskaarten
reveal-actions = Acties
reveal-next = Volgende slag
reveal-wins =
    { $colour ->
        [red] wint rood
        [blue] wint blauw
        [green] wint groen
       *[violet] wint paars
    }
reveal-alone = alleen in deze kleur
reveal-lowest = laagste van { $cards }
reveal-between = ertussenin: niets
reveal-tie = gelijk: wie dichter bij de startspeler zit, telt hoger
reveal-stolen = gestolen
reveal-no-effect = geen kaarten meer in de hand: geen gevolg
scene-treasure = Een schat
scene-order = De volgende schatten
scene-order-first = komt het eerst
scene-aside = Bekijk de tafel
scene-back = Terug naar de keuze
scene-taken = Deze heb je genomen
or = of

## Score

score-title = De punten
score-round = Ronde { $round }
score-treasures = Schatten
score-bonus = Paren bonuskaarten
score-total = Totaal
score-you-win = Je wint met { $total }
score-wins = { $who } wint met { $total }
score-shared = { $who } delen de winst met { $total }
why-ahead = { $ahead } meer dan { $who }.

## Log

event-round = Ronde { $round }
event-dealt =
    { $number ->
        [one] { $who } krijgt 1 kaart
       *[other] { $who } krijgt { $number } kaarten
    }
event-dealt-known = { $who } krijgt { $cards }
event-turned_up = Open: { $treasures }
event-passed = { $who } geeft een kaart door aan { $to }
event-passed-known = { $who } geeft { $card } door aan { $to }
event-trick = Slag { $trick }: { $first } begint
event-played =
    { $bonus ->
        [0] { $who } speelt { $shown }
        [one] { $who } speelt { $shown } met 1 bonuskaart
       *[other] { $who } speelt { $shown } met { $bonus } bonuskaarten
    }
event-uncovered = De zeilen gaan weg: { $cards }
event-won = { $who } wint { colour-of }
event-took = { $who } neemt { $treasure }
event-stole = { $who } steelt { $treasure } van { $from }
event-bonus =
    { $number ->
        [0] { $who } krijgt geen bonuskaart: de voorraad is leeg
        [one] { $who } krijgt 1 bonuskaart
       *[other] { $who } krijgt { $number } bonuskaarten
    }
event-action = { $who } voert uit: { $action }
event-action-idle = { $who } heeft geen kaarten meer: de actie heeft geen gevolg
event-stole_bonus = { $who } steelt { $number } bonuskaarten van { $from }
event-took_cards =
    { $number ->
        [one] { $who } neemt een willekeurige kaart van { $from }
       *[other] { $who } neemt { $number } willekeurige kaarten van { $from }
    }
event-took_cards-known = { $who } neemt { $cards } van { $from }
event-gave_cards =
    { $number ->
        [one] { $who } geeft een kaart aan { $to }
       *[other] { $who } geeft { $number } kaarten aan { $to }
    }
event-gave_cards-known = { $who } geeft { $cards } aan { $to }
event-looked =
    { $number ->
        [one] { $who } bekijkt 1 schat ({ $deck })
       *[other] { $who } bekijkt { $number } schatten ({ $deck })
    }
event-looked-known = { $who } ziet { $treasures }
event-put_back = { $who } legt de schatten terug
event-fetched = { $who } neemt { $card } en legt { $discarded } af
event-fetched-same = { $who } neemt { $card } en legt die weer af
event-put_under = { $treasure } gaat onder de stapel
event-counted = Ronde { $round } is geteld: { $points }
event-counted-line = { $who } { $total }
event-over =
    { $number ->
        [one] { $winners } wint
       *[other] { $winners } delen de winst
    }

## Why not

reason-over = Het spel is voorbij.
reason-not_asked = Iemand anders is aan zet.
reason-pass_a_card = Kies een kaart om naar rechts door te geven.
reason-not_in_hand = Deze kaart zit niet in je hand.
reason-not_most = Je hebt van een andere kleur meer kaarten: geef daar een van door.
reason-not_highest = Je hebt een hogere kaart van deze kleur: geef die door.
reason-play_a_card = Kies een kaart uit je hand om te spelen.
reason-show_a_half = Kies wat de anderen zien: de kleur of het getal.
reason-choose_bonus =
    { $most ->
        [0] Je kunt geen bonuskaarten toevoegen.
        [one] Kies hoeveel bonuskaarten je toevoegt: geen of 1.
       *[other] Kies hoeveel bonuskaarten je toevoegt, hoogstens { $most }.
    }
reason-too_many_bonus = Hoogstens { $most }: je hebt { $held } bonuskaarten, en geen kaart telt meer dan 12.
reason-take_or_steal = Neem de schat van de stapel, of steel een zichtbare.
reason-cannot_steal = Deze speler heeft geen zichtbare schat die je nu kunt stelen: die moet jouw kleur lager hebben gespeeld, en de schat moet die kleur hebben.
reason-choose_player = Kies een andere speler.
reason-not_yourself = Kies iemand anders, niet jezelf.
reason-nobody_there = Daar zit niemand in dit spel.
reason-too_few_bonus = Deze speler heeft geen 2 bonuskaarten.
reason-give_cards =
    { $cards ->
        [one] Kies 1 kaart uit je hand om terug te geven.
       *[other] Kies { $cards } kaarten uit je hand om terug te geven.
    }
reason-ascending = Kaarten worden oplopend gegeven: na deze blijven er te weinig over.
reason-choose_deck = Kies een schatstapel.
reason-no_such_deck = In deze stapel is geen schat te bekijken.
reason-choose_order = Kies in welke volgorde de { $treasures } schatten teruggaan.
reason-fetch_a_card = Neem een kaart die in deze slag is gespeeld.
reason-not_in_trick = Deze kaart is niet in deze slag gespeeld.
reason-discard_a_card = Kies een kaart uit je hand om af te leggen.

## The guided first game

lesson-first = Je eerste spel
lesson-welcome = In het midden liggen schatten open. Om er een te winnen speel je de hoogste kaart in de kleur van die schat.
lesson-pass = Voor de ronde geeft iedereen een kaart naar rechts door: de hoogste van de kleur met de meeste kaarten. Geef deze door.
lesson-others = De anderen hebben gespeeld. Van elke kaart zie je een kleur of een getal, nooit allebei.
lesson-play = Speel deze kaart. Kies nu wat het zeil bedekt: verberg het getal, dan weten ze alleen de kleur.
lesson-reveal = Alle zeilen gaan weg. De hoogste kaart van elke kleur wint die kleur, en een kaart die alleen is in haar kleur ook.
lesson-treasure = Je hebt deze kleur gewonnen, en de schat is van jou. Hij gaat op je stapel, waarvan alleen de bovenste te zien is.
lesson-lowest = De laagste kaart van een kleur krijgt bonuskaarten, één voor elke kaart van die kleur.
lesson-bonus = Voeg bonuskaarten toe: elk verhoogt je kaart met 1, tot hoogstens 12. De anderen zien ze.
lesson-steal = In plaats van de schat op de stapel mag je er een stelen: deze speler speelde jouw kleur lager, en boven op de stapel ligt een schat van die kleur.
lesson-action = Er ligt geen schat van jouw kleur open, dus voer je de actie van je kleur uit.
lesson-score = Na elke ronde tellen schatten hun punten, en elke twee bonuskaarten 1 punt. De meeste punten na twee rondes winnen.
lesson-free = Meer heb je niet nodig. Speel verder tegen deze tegenstanders, of stop wanneer je wilt.
