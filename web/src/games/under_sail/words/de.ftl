# Under Sail

title = Under Sail
hook = Zeig eine halbe Karte, verbirg den Rest und segle mit dem Schatz davon.
length = 40 Min.

## Names

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-violet = Violett
# Cards and treasures by the colour's name in English, as the rules give it.
colour-of =
    { $colour ->
        [red] Rot
        [blue] Blau
        [green] Grün
       *[violet] Violett
    }
card =
    { $colour ->
        [red] rote { $number }
        [blue] blaue { $number }
        [green] grüne { $number }
       *[violet] violette { $number }
    }
card-raised = { $card } +{ $bonus }
card-colour =
    { $colour ->
        [red] eine rote Karte
        [blue] eine blaue Karte
        [green] eine grüne Karte
       *[violet] eine violette Karte
    }
card-number = eine { $number }
treasure =
    { $colour ->
        [red] die rote { $value }
        [blue] die blaue { $value }
        [green] die grüne { $value }
       *[violet] die violette { $value }
    }
treasure-points =
    { $points ->
        [one] 1 Punkt wert
       *[other] { $points } Punkte wert
    }
bonus-cards =
    { $cards ->
        [one] 1 Bonuskarte
       *[other] { $cards } Bonuskarten
    }
deck-all = Schatzstapel
deck-0 = rot-blauer Stapel
deck-1 = grün-violetter Stapel
half-sea = Meerhälfte
half-coast = Küstenhälfte
sail = Segel
first = Startspielerkarte
action-1 = 2 Bonuskarten stehlen
action-2 = 2 Inselkarten tauschen
action-3 = Die nächsten 3 Schätze ordnen
action-4 = Eine Karte zurücknehmen
action-1-text = Von jemandem, der 2 hat; hat sonst niemand 2, aus dem Vorrat.
action-2-text = Nimm 2 zufällige Karten aus einer Hand und gib 2 deiner Wahl zurück.
action-3-text = Sieh dir die obersten 3 verdeckten Schätze eines Stapels an und lege sie beliebig zurück.
action-4-text = Nimm eine Karte dieses Stichs auf die Hand und wirf eine ab.
action-for = Aktion für { $colours }
and = { $one } und { $other }

## Board

board-label = Der Tisch: Schätze, Aktionskarten und die Karten dieses Stichs
deck-label = { $deck }: { $treasure } liegt offen, { $left } verdeckt
deck-label-none = { $deck }: nichts offen, { $left } verdeckt
supply =
    { $cards ->
        [one] 1 Bonuskarte im Vorrat
       *[other] { $cards } Bonuskarten im Vorrat
    }
place-label = { $who }, Platz { $place }
shows-colour =
    { $colour ->
        [red] zeigt Rot
        [blue] zeigt Blau
        [green] zeigt Grün
       *[violet] zeigt Violett
    }
shows-number = zeigt eine { $number }
shows-bonus =
    { $bonus ->
        [one] mit 1 Bonuskarte
       *[other] mit { $bonus } Bonuskarten
    }
at-most = höchstens { $number }
counts = zählt { $value }
range = { $low } bis { $high }
number-hidden = Zahl verdeckt
colour-hidden = Farbe verdeckt
last-to-play = spielt zuletzt
first-to-play = beginnt diesen Stich
not-yet = noch nicht

## Hand and players

hand-label =
    { $cards ->
        [0] Deine Hand, keine Karten
        [one] Deine Hand, 1 Karte
       *[other] Deine Hand, { $cards } Karten
    }
hand-empty = Keine Karten auf der Hand
cards = Karten auf der Hand
bonus = Bonus
bonus-label =
    { $cards ->
        [0] Keine Bonuskarten
        [one] 1 Bonuskarte, offen
       *[other] { $cards } Bonuskarten, offen
    }
bonus-stealable = können gestohlen werden
bonus-in-trick = { $cards } in diesem Stich
pile-label =
    { $treasures ->
        [0] Keine Schätze
        [one] 1 Schatz: { $top }
       *[other] { $treasures } Schätze, oben { $top }
    }
pile-count =
    { $treasures ->
        [one] 1 Schatz
       *[other] { $treasures } Schätze, der oberste ist sichtbar
    }
points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
played = hat gespielt

## Status and side

round-label = Runde { $round } von 2
trick = Stich
trick-label = Stich { $trick } von { $tricks }
phase-pass = Eine Karte weitergeben
colours-title = Dieser Stich, Farbe für Farbe
colours-none = noch niemand
colours-alone = bisher allein
colours-merged = Zählen in diesem Stich als eine Farbe
colours-wins = gewinnt
colours-action = Aktion
they-see = Die anderen sehen
you-hide = Du verbirgst
known-cards = Was du weißt
known-holds = { $who } hat { $cards }

## Options

option-red_blue = Aktion für Rot und Blau
option-red_blue-bonus = 2 Bonuskarten stehlen
option-red_blue-swap = 2 Inselkarten tauschen
option-green_violet = Aktion für Grün und Violett
option-green_violet-look = Die nächsten 3 Schätze ordnen
option-green_violet-fetch = Eine Karte zurücknehmen

## Questions

ask-pass = Gib { $who } die höchste Karte deiner längsten Farbe
ask-play = Wähle eine Karte zum Spielen
ask-show = Was sehen die anderen von { $card }?
ask-bonus = Wie viele Bonuskarten legst du dazu? Höchstens { $most }
ask-treasure = { $treasure } nehmen oder eine stehlen?
ask-steal_bonus = Stiehl 2 Bonuskarten. Wem?
ask-swap =
    { $number ->
        [one] Nimm eine zufällige Karte. Von wem?
       *[other] Nimm { $number } zufällige Karten. Von wem?
    }
ask-give =
    { $number ->
        [one] Wähle 1 Karte, die du { $who } gibst
       *[other] Wähle { $number } Karten, die du { $who } gibst
    }
ask-look = Welchen Stapel siehst du dir an?
ask-order = In welcher Reihenfolge kommen die Schätze zurück?
ask-fetch = Welche Karte dieses Stichs nimmst du?
ask-discard = Du hast { $card } genommen: Wähle eine Karte zum Abwerfen
say-play-colour = { $card } spielen, Zahl verdeckt
say-play-number = { $card } spielen, Farbe verdeckt
say-pass = { $who } bekommt { $card }
say-give = Für { $who }:
hoist = Setz das Segel
hoist-how = zieh es, oder tippe auf die Hälfte, die du verbergen willst
wait-pass = { $who } gibt eine Karte weiter
wait-play = { $who } spielt eine Karte
wait-show = { $who } spielt eine Karte
wait-bonus = { $who } spielt eine Karte
wait-treasure = { $who } nimmt oder stiehlt einen Schatz
wait-steal_bonus = { $who } stiehlt Bonuskarten
wait-swap = { $who } tauscht Inselkarten
wait-give = { $who } gibt Inselkarten zurück
wait-look = { $who } wählt einen Stapel
wait-order = { $who } ordnet Schätze
wait-fetch = { $who } nimmt eine Karte des Stichs
wait-discard = { $who } wirft eine Karte ab

## Actions

do-card = { $card }
do-show-colour = Zahl verdecken
do-show-number = Farbe verdecken
do-bonus =
    { $bonus ->
        [0] Keine Bonuskarte
        [one] 1 Bonuskarte
       *[other] { $bonus } Bonuskarten
    }
do-take = { $treasure } nehmen
do-steal = { $who } { $treasure } stehlen
do-from = Von { $who }
do-deck = { $deck }
do-order = { $treasures }
do-fetch = { $card } nehmen

## What happens

fx-title = Was geschieht
fx-nothing = Wähle etwas: Hier siehst du, was es bewirkt, bevor du bestätigst.
fx-sees-colour =
    { $colour ->
        [red] Die anderen sehen Rot, nicht die Zahl
        [blue] Die anderen sehen Blau, nicht die Zahl
        [green] Die anderen sehen Grün, nicht die Zahl
       *[violet] Die anderen sehen Violett, nicht die Zahl
    }
fx-sees-number = Die anderen sehen { $number }, nicht die Farbe
fx-counts = Mit { $bonus } Bonuskarten zählt sie { $value }
fx-tells = Das verrät: Die Zahl ist höchstens { $most }
fx-back =
    { $bonus ->
        [one] Deine Bonuskarte kommt nach dem Stich zurück
       *[other] Deine { $bonus } Bonuskarten kommen nach dem Stich zurück
    }
fx-last = Du bist zuletzt dran: Alle Segel fallen sofort
fx-treasure =
    { $colour ->
        [red] Mit Rot gewinnst du { $treasure }
        [blue] Mit Blau gewinnst du { $treasure }
        [green] Mit Grün gewinnst du { $treasure }
       *[violet] Mit Violett gewinnst du { $treasure }
    }
fx-action =
    { $colour ->
        [red] Kein Schatz in Rot liegt offen: Wer gewinnt, führt die Aktion aus
        [blue] Kein Schatz in Blau liegt offen: Wer gewinnt, führt die Aktion aus
        [green] Kein Schatz in Grün liegt offen: Wer gewinnt, führt die Aktion aus
       *[violet] Kein Schatz in Violett liegt offen: Wer gewinnt, führt die Aktion aus
    }
fx-take = Du nimmst { $treasure }
fx-steal = Du stiehlst { $treasure }; der Schatz auf dem Stapel kommt darunter
fx-random = Der Zufall bestimmt, welche Karten du bekommst
fx-open = Was folgt, siehst du, wenn du bestätigst.

## The reveal

reveal-title = Die Enthüllung
reveal-sails = Segel weg
reveal-treasures = Schätze und Bonuskarten
reveal-actions = Aktionen
reveal-next = Nächster Stich
reveal-wins =
    { $colour ->
        [red] gewinnt Rot
        [blue] gewinnt Blau
        [green] gewinnt Grün
       *[violet] gewinnt Violett
    }
reveal-alone = allein in dieser Farbe
reveal-lowest = niedrigste von { $cards }
reveal-between = dazwischen: nichts
reveal-tie = gleich: Wer näher an der Startspielerkarte sitzt, zählt höher
reveal-stolen = gestohlen
reveal-no-effect = keine Karten mehr auf der Hand: keine Wirkung
scene-treasure = Ein Schatz
scene-order = Die nächsten Schätze
scene-order-first = kommt zuerst
scene-aside = Tisch ansehen
scene-back = Zurück zur Wahl
scene-taken = Diese hast du genommen
or = oder

## Score

score-title = Die Punkte
score-round = Runde { $round }
score-treasures = Schätze
score-bonus = Paare von Bonuskarten
score-total = Summe
score-you-win = Du gewinnst mit { $total }
score-wins = { $who } gewinnt mit { $total }
score-shared = { $who } teilen sich den Sieg mit { $total }
why-ahead = { $ahead } mehr als { $who }.

## Log

event-round = Runde { $round }
event-dealt =
    { $number ->
        [one] { $who } bekommt 1 Karte
       *[other] { $who } bekommt { $number } Karten
    }
event-dealt-known = { $who } bekommt { $cards }
event-turned_up = Offen: { $treasures }
event-passed = { $who } gibt eine Karte an { $to } weiter
event-passed-known = { $who } gibt { $card } an { $to } weiter
event-trick = Stich { $trick }: { $first } beginnt
event-played =
    { $bonus ->
        [0] { $who } spielt { $shown }
        [one] { $who } spielt { $shown } mit 1 Bonuskarte
       *[other] { $who } spielt { $shown } mit { $bonus } Bonuskarten
    }
event-uncovered = Die Segel fallen: { $cards }
event-won = { $who } gewinnt { colour-of }
event-took = { $who } nimmt { $treasure }
event-stole = { $who } stiehlt { $treasure } von { $from }
event-bonus =
    { $number ->
        [0] { $who } bekommt keine Bonuskarte: Der Vorrat ist leer
        [one] { $who } bekommt 1 Bonuskarte
       *[other] { $who } bekommt { $number } Bonuskarten
    }
event-action = { $who } führt aus: { $action }
event-action-idle = { $who } hat keine Karten mehr: Die Aktion hat keine Wirkung
event-stole_bonus = { $who } stiehlt { $number } Bonuskarten von { $from }
event-took_cards =
    { $number ->
        [one] { $who } nimmt eine zufällige Karte von { $from }
       *[other] { $who } nimmt { $number } zufällige Karten von { $from }
    }
event-took_cards-known = { $who } nimmt { $cards } von { $from }
event-gave_cards =
    { $number ->
        [one] { $who } gibt { $to } eine Karte
       *[other] { $who } gibt { $to } { $number } Karten
    }
event-gave_cards-known = { $who } gibt { $cards } an { $to }
event-looked =
    { $number ->
        [one] { $who } sieht sich 1 Schatz an ({ $deck })
       *[other] { $who } sieht sich { $number } Schätze an ({ $deck })
    }
event-looked-known = { $who } sieht { $treasures }
event-put_back = { $who } legt die Schätze zurück
event-fetched = { $who } nimmt { $card } und wirft { $discarded } ab
event-fetched-same = { $who } nimmt { $card } und wirft sie wieder ab
event-put_under = { $treasure } kommt unter den Stapel
event-counted = Runde { $round } gezählt: { $points }
event-counted-line = { $who } { $total }
event-over =
    { $number ->
        [one] { $winners } gewinnt
       *[other] { $winners } teilen sich den Sieg
    }

## Why not

reason-over = Das Spiel ist zu Ende.
reason-not_asked = Jemand anders ist dran.
reason-pass_a_card = Wähle eine Karte, die du nach rechts weitergibst.
reason-not_in_hand = Diese Karte ist nicht auf deiner Hand.
reason-not_most = Von einer anderen Farbe hast du mehr Karten: Gib davon eine weiter.
reason-not_highest = Du hast eine höhere Karte dieser Farbe: Gib die weiter.
reason-play_a_card = Wähle eine Karte aus deiner Hand zum Spielen.
reason-show_a_half = Wähle, was die anderen sehen: die Farbe oder die Zahl.
reason-choose_bonus =
    { $most ->
        [0] Du kannst keine Bonuskarten dazulegen.
        [one] Wähle, wie viele Bonuskarten du dazulegst: keine oder 1.
       *[other] Wähle, wie viele Bonuskarten du dazulegst, höchstens { $most }.
    }
reason-too_many_bonus = Höchstens { $most }: Du hast { $held } Bonuskarten, und keine Karte zählt mehr als 12.
reason-take_or_steal = Nimm den Schatz vom Stapel oder stiehl einen sichtbaren.
reason-cannot_steal = Hier liegt kein sichtbarer Schatz, den du jetzt stehlen kannst: Deine Farbe muss niedriger gespielt sein, und der Schatz muss sie auch haben.
reason-choose_player = Wähle jemand anderen.
reason-not_yourself = Wähle jemand anderen, nicht dich selbst.
reason-nobody_there = Dort sitzt in diesem Spiel niemand.
reason-too_few_bonus = Dort liegen keine 2 Bonuskarten.
reason-give_cards =
    { $cards ->
        [one] Wähle 1 Karte aus deiner Hand, die du zurückgibst.
       *[other] Wähle { $cards } Karten aus deiner Hand, die du zurückgibst.
    }
reason-ascending = Karten werden aufsteigend gegeben: Nach dieser blieben zu wenige übrig.
reason-choose_deck = Wähle einen Schatzstapel.
reason-no_such_deck = In diesem Stapel ist kein Schatz anzusehen.
reason-choose_order = Wähle, in welcher Reihenfolge die { $treasures } Schätze zurückkommen.
reason-fetch_a_card = Nimm eine Karte, die in diesem Stich gespielt wurde.
reason-not_in_trick = Diese Karte wurde in diesem Stich nicht gespielt.
reason-discard_a_card = Wähle eine Karte aus deiner Hand zum Abwerfen.

## The guided first game

lesson-first = Dein erstes Spiel
lesson-welcome = In der Mitte liegen Schätze offen. Um einen zu gewinnen, spielst du die höchste Karte in seiner Farbe.
lesson-pass = Vor der Runde geben alle eine Karte nach rechts weiter: die höchste der Farbe, von der sie am meisten haben. Gib diese weiter.
lesson-others = Die anderen haben gespielt. Von jeder Karte siehst du Farbe oder Zahl, nie beides.
lesson-play = Spiele diese Karte. Wähle nun, was das Segel verdeckt: Verbirg die Zahl, dann wissen sie nur die Farbe.
lesson-reveal = Alle Segel fallen. Die höchste Karte jeder Farbe gewinnt sie, ebenso eine Karte, die in ihrer Farbe allein ist.
lesson-treasure = Du hast diese Farbe gewonnen, und ihr Schatz gehört dir. Er kommt auf deinen Stapel, von dem nur der oberste zu sehen ist.
lesson-lowest = Die niedrigste Karte einer Farbe bekommt Bonuskarten, eine für jede Karte dieser Farbe.
lesson-bonus = Lege Bonuskarten dazu: Jede erhöht deine Karte um 1, bis höchstens 12. Die anderen sehen sie.
lesson-steal = Statt des Schatzes auf dem Stapel darfst du einen stehlen: Hier wurde deine Farbe niedriger gespielt, und obenauf liegt ein Schatz dieser Farbe.
lesson-action = Kein offener Schatz hat deine Farbe, also führst du stattdessen die Aktion deiner Farbe aus.
lesson-score = Nach jeder Runde zählen Schätze ihre Punkte und je zwei Bonuskarten 1 Punkt. Das meiste nach zwei Runden gewinnt.
lesson-free = Mehr brauchst du nicht. Spiele weiter gegen die anderen oder hör auf, wann du willst.
