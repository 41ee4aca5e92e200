# Tobago

title = Tobago
hook = Aanwijzing na aanwijzing blijft er één plek over. Rijden maar.
goal = Verzamel het meeste goud. Speel aanwijzingen tot een schat nog maar op één vak kan liggen, rijd erheen en graaf hem op: iedereen wiens aanwijzingen erheen leidden, krijgt een deel.
length = 60 min
pad-row-gold = Goudkaarten

## Names

terrain-jungle = jungle
terrain-scrubland = struikgewas
terrain-mountain = gebergte
terrain-lake = meer
terrain-river = rivier
terrain-beach = strand
terrain-ocean = zee
object-hut = hut
object-palm = palmboom
clue-unknown = een aanwijzing die je niet ziet
card-unknown = ongeziene kaart
amulet = amulet
rose = windroos
atv = terreinwagen van { $who }

## Board

board-label = Het eiland met zijn schatten
space-label = { $space }, { $terrain }
space-amulet = hier ligt een amulet
space-gaze = hier komt bij de volgende schat een amulet
space-site = de { map-of } schat kan hier liggen
space-found = de { map-of } schat ligt hier
space-legs =
    { $legs ->
        [one] 1 etappe ver
       *[other] { $legs } etappes ver
    }
space-stays = blijft mogelijk
space-goes = valt dan af
statue-faces = standbeeld, kijkt naar { $direction }
direction-E = het oosten
direction-SE = het zuidoosten
direction-SW = het zuidwesten
direction-W = het westen
direction-NW = het noordwesten
direction-NE = het noordoosten
legend = Legenda
zoom = Heel het eiland, of van dichtbij

## Hand and players

hand-label =
    { $cards ->
        [0] Je hand, geen aanwijzingen
        [one] Je hand, 1 aanwijzing
       *[other] Je hand, { $cards } aanwijzingen
    }
hand-empty = Geen aanwijzingen in de hand
gold-in =
    { $cards ->
        [0] nog geen goud
        [one] goud, op 1 kaart
       *[other] goud, op { $cards } kaarten
    }
gold-cards =
    { $cards ->
        [one] 1 goudkaart
       *[other] { $cards } goudkaarten
    }
amulets =
    { $amulets ->
        [one] 1 amulet
       *[other] { $amulets } amuletten
    }
roses-left = nog { $left } van { $all } windrozen
roses-of = { $left } van { $all }
roses-on =
    { $roses ->
        [0] Geen windroos op de { map-of } route
        [one] 1 windroos op de { map-of } route
       *[other] { $roses } windrozen op de { map-of } route
    }

## Status and side

treasure-deck = Schatkaarten
deck-left = nog { $cards }
curses-left =
    { $curses ->
        [0] geen vloek meer
        [one] nog 1 vloek
       *[other] nog { $curses } vloeken
    }
deck-label =
    { $curses ->
        [0] nog { $cards } schatkaarten, geen vloek erbij
        [one] nog { $cards } schatkaarten, nog 1 vloek
       *[other] nog { $cards } schatkaarten, nog { $curses } vloeken
    }
deck-safe = Er kan nog geen vloek komen
pile-clues = aanwijzingen
pile-discards = aflegstapel
pile-amulets = amuletten in de voorraad
maps = Schatroutes
maps-hint = een windroos is een deel; de laatste is het eerst aan de beurt
map-label =
    { $sites ->
        [one] { $name }: 1 vindplaats.
       *[other] { $name }: { $sites } mogelijke vakken.
    }
map-clue = { $clue }, windroos van { $who }
map-clue-bare = { $clue }, zonder windroos
map-sites =
    { $sites ->
        [one] 1 vak
       *[other] { $sites } vakken
    }
map-unmarked = nog niet gemarkeerd
map-empty = Nog geen aanwijzing
map-found = Gevonden
map-found-here = opgraven
map-found-legs =
    { $legs ->
        [one] 1 etappe rijden, dan opgraven
       *[other] { $legs } etappes rijden, dan opgraven
    }
map-found-far = op { $space }, buiten bereik
map-here = hier?
map-change = { $before } → { $after }
map-out =
    { $sites ->
        [one] sluit er 1 uit
       *[other] sluit er { $sites } uit
    }
map-cannot = Kan niet
map-cannot-rules_out_nothing = sluit niets uit
map-cannot-leaves_nothing = laat niets over
amulets-when =
    { $amulets ->
        [0] Geen amuletten
        [one] 1 amulet, op elk moment van je beurt
       *[other] { $amulets } amuletten, op elk moment van je beurt
    }
round = Ronde
idle =
    { $rounds ->
        [one] 1 ronde zonder aanwijzing of schat; na 20 eindigt het spel
       *[other] { $rounds } rondes zonder aanwijzing of schat; na 20 eindigt het spel
    }

## Options

option-curses = Vloeken
option-curses-two = Twee
option-curses-one = Eén
option-curses-none = Geen
option-after_curse = Na een vloek
option-after_curse-stops = Het verdelen stopt
option-after_curse-amulets = Het gaat door voor wie een amulet afstaat
option-after_curse-all = Het gaat door voor iedereen
option-late_curses = De vloeken komen later, in de onderste 21 goudkaarten in plaats van 27
option-island = Eiland
option-island-random = Willekeurig

## Questions

legs-first-short = Eerste rit
legs-extra-short = Extra rit
legs-first =
    { $legs ->
        [one] Van je eerste rit is nog 1 etappe over.
       *[other] Van je eerste rit zijn nog { $legs } etappes over.
    }
legs-extra =
    { $legs ->
        [one] Van je extra rit is nog 1 etappe over.
       *[other] Van je extra rit zijn nog { $legs } etappes over.
    }
say-clue = Kies een route voor
say-play = Op de { map-of } route:
say-place = Begin op { $space }
say-drive = Rijd naar { $space }
say-raise = Graaf de { map-of } schat op
say-remove = Neem de { map-of } markeersteen op { $space } weg
say-exchange = Ruil al je aanwijzingen
say-end = Beëindig je beurt

## Actions

## What happens

fx-title = Wat er gebeurt
fx-nothing = Kies iets: hier zie je wat het doet voordat je bevestigt.
fx-clue =
    { $out ->
        [one] 1 vak valt af, { sites-left }
       *[other] { $out } vakken vallen af, { sites-left }
    }
sites-left =
    { $sites ->
        [one] 1 blijft over
       *[other] { $sites } blijven over
    }
fx-rose = Je windroos erop is een deel van de schat
fx-marked = De vakken kunnen nu gemarkeerd worden
fx-located = De vindplaats is bekend: { $space }
fx-drive =
    { $legs ->
        [0] Je rit eindigt op { $space }
        [one] Naar { $space }, nog 1 etappe
       *[other] Naar { $space }, nog { $legs } etappes
    }
fx-amulet = Je raapt een amulet op
fx-amulet-left = Een extra rit raapt geen amulet op
fx-amulet-used = Kost een amulet
fx-exchange =
    { $cards ->
        [one] Je legt 1 aanwijzing af en trekt er een
       *[other] Je legt { $cards } aanwijzingen af en trekt er evenveel
    }
fx-end = Je beurt is voorbij
fx-end-unused = Je hebt je actie niet gebruikt
fx-open = Wat erop volgt, zie je als je bevestigt.

## Share-out

scene-offer = Verdelen
scene-first_clue = Een nieuwe route
share-title = De { map-of } schat
share-known = Wat alleen jij weet
share-peeked =
    { $cards ->
        [0] Je had hier geen windroos en zag dus geen kaart
        [one] Je bekeek stiekem 1 kaart, voor je windroos
       *[other] Je bekeek stiekem { $cards } kaarten, één per windroos
    }
share-coming =
    { $cards ->
        [0] Er komt geen kaart meer die je zag
        [one] Er komt nog 1 kaart die je zag
       *[other] Er komen nog { $cards } kaarten die je zag
    }
share-unseen = Eén kaart heeft niemand gezien
share-left =
    { $cards ->
        [0] de laatste kaart
        [one] nog 1 kaart
       *[other] nog { $cards } kaarten
    }
share-order = Van onder naar boven gevraagd
share-now = nu aan de beurt
share-next = daarna
share-gone = Al weg
share-nobody = niemand
share-accept-then =
    { $roses ->
        [0] Je windroos gaat terug; je hebt er hier geen meer
        [one] Deze windroos gaat terug; 1 van jou blijft
       *[other] Deze windroos gaat terug; { $roses } van jou blijven
    }
share-decline-then =
    { $who ->
        [me] Jij wordt opnieuw gevraagd, met je volgende windroos
        [nobody] Niemand anders wordt gevraagd: ze wordt afgelegd
       *[other] { $name } wordt nu gevraagd
    }
share-you = jij
share-sum =
    { $roses ->
        [one] 1 windroos + 1 ongeziene kaart = { $cards } kaarten, één voor één
       *[other] { $roses } windrozen + 1 ongeziene kaart = { $cards } kaarten, één voor één
    }
share-explain = Wie de kaart neemt, neemt die windroos terug.
share-passed = bedankte
share-certain =
    { $cards ->
        [one] De volgende kaart is de vloek
       *[other] Onder de { $cards } kaarten die nog komen zit een vloek
    }
share-possible = Onder de kaarten die nog komen kan een vloek zitten
loss-amulet = een amulet
loss-gold = de beste goudkaart
loss-nothing = niets
loss-safe = veilig
share-gold = Je goud: { $gold }
or = of
curse-title = Vervloekt!
curse-text-stops = Wie hier nog een windroos heeft, staat een amulet af, of anders de beste goudkaart. De rest wordt niet verdeeld.
curse-text-amulets = Wie hier nog een windroos heeft, staat een amulet af en blijft meedoen met het verdelen. Zonder amulet is het de beste goudkaart, en gaan de windrozen terug.
curse-text-all = Wie hier nog een windroos heeft, staat een amulet af, of anders de beste goudkaart. Daarna gaat het verdelen door.
curse-amulet = staat een amulet af
curse-gold = verliest { $card }
curse-nothing = heeft niets te verliezen
curse-safe = veilig

## Score

score-title = Het goud
score-total = Goud
score-you-win = Je wint met { $total }
score-wins = { $who } wint met { $total }
score-shared = { $who } delen de winst met { $total }
why-ahead = { $ahead } meer dan { $who }.
why-cards =
    { $cards ->
        [one] Uit 1 goudkaart.
       *[other] Uit { $cards } goudkaarten.
    }

## The guided first game

lesson-first = Je eerste spel
lesson-welcome = Dit is het eiland. Er zijn vier schatten verborgen, en niemand weet waar, zelfs het spel niet: dat bepalen de aanwijzingen die jullie spelen.
lesson-maps = Elke schat heeft een route, en een route is een rij aanwijzingen. De grijze schat ligt naast een hut: dat laat 24 vakken over. Op die aanwijzing ligt jouw windroos.
lesson-hand = Deze aanwijzingen zijn van jou; de anderen zien ze niet. Wijs er een aan om te zien wat die op elke route zou uitsluiten, en waar die niet past.
lesson-clue = Speel ‘in de jungle’ op de grijze route: naast een hut en in de jungle, dat laat 6 vakken over. Een aanwijzing moet iets uitsluiten en iets overlaten.
lesson-rose = Nu liggen er twee van je windrozen op de grijze route. Elke windroos is een deel van de schat, wie hem ook opgraaft.
lesson-sites = Iemand heeft ‘naast een palmboom’ toegevoegd. Er is nog maar één markeersteen over: de grijze schat ligt op E3.
lesson-drive = Rijd erheen in drie etappes. Eerst langs het strand naar de amulet op F1: een etappe brengt je zo ver je wilt door één terrein, en een etappe die op een amulet eindigt, raapt die op. Dan één stap de jungle in, naar E2, en door de jungle naar E3.
lesson-raise = Je bent er. Graaf de schat op: er komt nog een windroos van je onder de laatste aanwijzing, dus jij wordt het eerst gevraagd.
lesson-peek = Je hebt hier drie windrozen, dus heb je drie kaarten van de schat gezien, en alleen jij. Er zit er nog een bij die niemand heeft gezien. Nu worden ze een voor een omgedraaid.
lesson-offer = Jij wordt het eerst gevraagd. Neem de kaart aan: de windroos gaat terug. Zou je weigeren, dan was de volgende windroos aan de beurt en kon je op iets beters wachten.
lesson-again = De volgende windroos was van iemand anders, die een kaart heeft genomen. Nu ben jij weer aan de beurt: neem deze ook.
lesson-last = En de laatste van je windrozen. Wat daarna overblijft, wordt afgelegd.
lesson-first_clue = Jij kreeg het laatste goud, dus jij begint de grijze route opnieuw, met een aanwijzing naar keuze. Neem ‘in het gebergte’.
lesson-statues = Na elke schat kijken de standbeelden naar zee: waar hun blik het eiland verlaat, spoelt een amulet aan. Dan draaien ze.
lesson-curse = Je amulet geeft je een extra aanwijzing, een extra rit of een nieuwe hand, of neemt een markeersteen weg. Of bewaar hem: twee schatkaarten zijn vloeken. Komt er een tevoorschijn, dan staat iedereen met daar nog een windroos een amulet af, of anders de beste goudkaart.
lesson-end = Je hebt gereden, en dat was je actie. Bewaar de amulet en beëindig je beurt.
lesson-free = Meer hoef je niet te weten. Het spel eindigt als de schatkaarten op zijn, en het meeste goud wint. Speel verder, of stop wanneer je wilt.

## Own deck: the names of its file, and what is wrong with one

deck-list-clues = Aanwijzingen
deck-list-gold = Goudkaarten
deck-entry-clues = aanwijzing nr. { $clue }
deck-entry-gold = goudkaart nr. { $card }
deck-key-amulets = Amuletten
deck-key-clue = Nr.
deck-key-card = Nr.
deck-key-relation = Waar
deck-key-of = Waarvan
deck-key-not = Niet
deck-key-value = Goud
deck-relation-in = in
deck-relation-next_to = naast
deck-relation-in_sight_of = in het zicht van
deck-of-jungle = { terrain-jungle }
deck-of-scrubland = { terrain-scrubland }
deck-of-mountain = { terrain-mountain }
deck-of-lake = { terrain-lake }
deck-of-river = { terrain-river }
deck-of-beach = { terrain-beach }
deck-of-ocean = { terrain-ocean }
deck-of-largest_jungle = grootste jungle
deck-of-largest_scrubland = grootste struikgewas
deck-of-largest_mountain = grootste gebergte
deck-of-largest_lake = grootste meer
deck-of-largest_river = grootste rivier
deck-of-largest_beach = grootste strand
deck-of-hut = { object-hut }
deck-of-palm = { object-palm }
deck-of-statue = standbeeld
mistake-in_the_ocean = Er ligt geen schat in zee; naast de zee of in het zicht ervan kan wel.
mistake-clues = Er zijn { $count } aanwijzingen; er zijn er minstens { $least } nodig.
mistake-gold = Hier zijn { $count } goudkaarten; in de doos zitten er { $gold }.
mistake-spaces_left = Op eiland { $island } laat deze aanwijzing te weinig of alles over: { $left } vakken. Er moeten er minstens 2 overblijven en een paar afvallen.

## Pictures of the rules

picture-TB-C3 = Van links naar rechts: in de jungle, naast een hut, in het zicht van een palmboom, niet naast een meer. De schat kan op gouden vakken met een kruis liggen, niet op gearceerde.
picture-TB-K3 = ‘Naast een hut’ laat de 6 vakken rond de hut over. Daarna neemt ‘in de jungle’ 3 stenen weg en blijven er 3 over.
picture-TB-M1 = Eerste etappe: zo ver je wilt door de jungle. Tweede etappe: één stap de bergen in. Derde etappe: zo ver je wilt door de bergen.
picture-TB-R3 = De 4 wordt eerst aan de onderste windroos aangeboden, die van wie de schat opgraaft, daarna aan de ene na de andere tot bovenaan. Blauw heeft hier twee windrozen en wordt twee keer gevraagd.
picture-TB-R6 = Het standbeeld kijkt naar het westen: het laatste vak van het eiland daar krijgt een amulet. Daarna draait het met de klok mee en kijkt het naar het noordwesten.
