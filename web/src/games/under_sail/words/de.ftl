# Under Sail

title = Under Sail
hook = Zeig eine halbe Karte, verbirg den Rest und segle mit dem Schatz davon.
goal = Gewinne Schätze: Die höchste Karte einer Farbe nimmt den Schatz dieser Farbe oder führt ihre Aktion aus, wenn keiner daliegt. Die niedrigste bekommt Bonuskarten. Nach zwei Runden gewinnt, wer die meisten Punkte hat.
length = 30 Min.
pad-row-treasures = Schätze
pad-row-bonus = Bonuskarten (ein Paar ist 1 Punkt)

## Names

nothing = nichts
action = Aktion
first-player = Startspielerkarte
points = Punkte
bonus-cards = Bonuskarten
cards = Karten auf der Hand
treasures = Schätze
option-red_blue = Aktion von Rot und Blau
option-red_blue-bonus = 2 Bonuskarten stehlen
option-red_blue-swap = Karten mit einer Hand tauschen
option-green_violet = Aktion von Grün und Violett
option-green_violet-look = die nächsten Schätze ordnen
option-green_violet-fetch = eine Karte zurücknehmen

## The table

board-label = Der Tisch: die Karten dieses Stichs, die Schätze, die Aktionskarten
round-of = Runde { $round } von 2
trick = Stich
passing = Eine Karte weitergeben
status-label = Runde { $round } von 2, Stich { $trick } von { $tricks }
status-label-pass = Runde { $round } von 2, eine Karte wird weitergegeben
deck = Stapel
deck-label = Schatzstapel { $colours }: { $left } verdeckt, offen: { $treasure }
deck-back =
    { $left ->
        [one] 1 Schatz verdeckt
       *[other] { $left } Schätze verdeckt
    }
supply = Bonuskarten im Vorrat
played-next = ist am Zug
played-colour = zeigt { $suit }
played-colour-bonus = { $suit }, höchstens { $most }
played-number = zeigt eine { $value }
played-number-bonus = zeigt eine { $value }, zählt { $total }
played-counts =
    { $suit ->
        [Rot] rote { $value }, zählt { $total }
        [Blau] blaue { $value }, zählt { $total }
        [Violett] violette { $value }, zählt { $total }
       *[other] grüne { $value }, zählt { $total }
    }
play-here = Wähle eine Karte aus deiner Hand
hoist = Setz das Segel
hoist-how = Tippe auf die Hälfte, die du verbergen willst, oder zieh das Segel dorthin.
hide-number = Zahl verdecken
hide-colour = Farbe verdecken

## Players

bonus-cap = Bonus
bonus-held =
    { $number ->
        [one] 1 Bonuskarte
       *[other] { $number } Bonuskarten
    }
bonus-in-trick = { $number } in diesem Stich
bonus-stealable = können gestohlen werden
treasures-count =
    { $number ->
        [0] kein Schatz
        [one] 1 Schatz
       *[other] { $number } Schätze
    }
hand-label =
    { $cards ->
        [one] Deine Hand, 1 Karte
       *[other] Deine Hand, { $cards } Karten
    }
hand-empty = Deine Hand ist leer

## At the side

they-see = Die anderen sehen
you-hide = Du verbirgst
seen-colour = { $suit }, die Zahl nicht
seen-colour-bonus = { $suit }, und dass die Karte höchstens { $most } ist
seen-number = sie zählt { $total }, die Farbe nicht
hidden-number = die { $value }
hidden-colour = dass es { $suit } ist
colour-by-colour = Stich: Höchste gewinnt
nobody-yet = noch niemand
counts-with = eine Farbe mit { $suit }
colour-hidden = Farbe verdeckt
from-to = { $least } bis { $most }
got-card = { $who } hat dir die { $card } gegeben.

## What is asked

say-pass = Die { $card } an { $who } weitergeben
say-half = Welche Hälfte verbirgst du: { $card }?
say-number-hidden = Die { $card } spielen, Zahl verdeckt
say-colour-hidden = Die { $card } spielen, Farbe verdeckt
help-treasure = Du hast die Farbe gewonnen. Stattdessen kannst du einen sichtbaren Schatz dieser Farbe bekommen, von jemandem, der sie mit einem niedrigeren Wert gespielt hat. Gleich hoch ist nicht niedriger.
help-steal_bonus = Nur von jemandem, der 2 hat. Was in diesem Stich gespielt ist, kann nicht gestohlen werden.
help-swap = Du nimmst zufällige Karten und gibst ebenso viele deiner Wahl zurück.
help-look = Du siehst die nächsten Schätze und darfst ihre Reihenfolge ändern.
help-order = Der erste wird als Nächstes aufgedeckt. Sonst sieht sie niemand.
help-fetch = Wirf dann eine Karte aus deiner Hand offen ab. Es darf dieselbe sein.
choose-other = Anders wählen
bonus-add = Bonuskarten dazulegen
bonus-fewer = eine weniger
bonus-more = eine mehr
of-highest = von { $highest }
total-of = { $total } von { $highest }

## Names of actions

## Scenes

all-sails-down = Alle Segel gefallen
band-many = { $number } × { $suit }
verdict-wins = gewinnt
verdict-lowest = niedrigste
came-took = Beute: { $treasure }
came-stole = Von { $other } gestohlen: { $treasure }
came-supply = Aus dem Vorrat: { $bonus }
came-stole-bonus = Von { $other } gestohlen: { $bonus }
came-action = Kein Schatz in { $suit }: { $action }
came-idle = Keine Hand mehr für die Aktion
came-fetched = Zurück auf der Hand: { $card }. Abgelegt: { $discarded }

## The score

score-title = Die Schätze werden gezählt
score-treasures = Schätze, Runde { $round }
score-bonus = Paare Bonus­karten, Runde { $round }
score-total = Summe
score-wins = { $who } gewinnt mit { $total }
score-you-win = Du gewinnst mit { $total }
why-ahead =
    { $ahead ->
        [one] 1 Punkt mehr als { $who }.
       *[other] { $ahead } Punkte mehr als { $who }.
    }
why-tie = Gleichauf mit { $who }: Der Sieg wird geteilt.

## The guided first game

lesson-first = Deine erste Partie
lesson-welcome = Zwei Schätze liegen offen, ein roter und ein grüner. Wer die höchste Karte einer Farbe spielt, gewinnt den Schatz dieser Farbe.
lesson-pass = Vor der Runde geben alle eine Karte nach rechts weiter: die höchste der Farbe, von der sie am meisten haben. Bei dir ist das die rote 12, sie muss also weg.
lesson-others = Die anderen haben gespielt. Die Hälfte jeder Karte ist unter einem Segel: Du siehst eine Farbe oder eine Zahl, nie beides. Ist die 9 rot?
lesson-play = Deine rote 10 schlägt die 9, und nur wenige rote sind höher. Spiele sie und wähle, was das Segel verdeckt: die Zahl.
lesson-treasure = Alle Segel sind gefallen, und deine 10 war die höchste rote. Der rote Schatz liegt auf deinem Stapel, von dem nur der oberste zu sehen ist. Die niedrigste rote Karte bekam drei Bonuskarten, eine für jede rote Karte.
lesson-lowest = Jetzt liegt ein blauer Schatz offen, aber jemand zeigt eine 9 und jemand Blau. Verliere mit Absicht: Deine blaue 2 wird die niedrigste blaue Karte, und das bringt Bonuskarten. Verdecke die Farbe.
lesson-bonus = Du hast drei Bonuskarten bekommen. Spiele deine blaue 7, verdecke die Zahl und lege zwei dazu: Jede erhöht die Karte um 1, sie zählt also 9. Keine Karte zählt mehr als 12, und die anderen sehen deine Bonuskarten.
lesson-steal = Deine blaue 9 schlägt die blaue 8. Auf dem Stapel liegt nur eine blaue 1, aber wer die 8 gespielt hat, hat die blaue 4 obenauf. Stiehl sie! Bei Gleichstand mit 8 ginge das nicht: Stehlen kannst du nur, wo niedriger gespielt wurde.
lesson-action = Du beginnst. Ein roter und ein grüner Schatz liegen offen, kein violetter: Wer Violett gewinnt, führt stattdessen die Aktion für Violett aus. Spiele die violette 12 und verdecke die Farbe.
lesson-look = Du hast Violett gewonnen: Du darfst dir die nächsten drei Schätze eines Stapels ansehen. Wähle Rot und Blau.
lesson-order = Nur du siehst sie. Du hast die blaue 11, also lass die blaue 3 als Nächstes kommen.
lesson-score = Wenn alle Karten gespielt sind, zählt jeder Schatz seine Punkte und je zwei Bonuskarten 1 Punkt. Nach zwei Runden gewinnt die höchste Summe.
lesson-free = Mehr musst du nicht wissen. Spiele weiter gegen diese drei, oder hör auf, wann du willst.

## Own deck: the names of its file, and what is wrong with one

deck-list-islands = Inselkarten
deck-list-treasures = Schätze
deck-entry-islands = { $card }
deck-entry-treasures = Schatz { $colour } { $value }
deck-key-bonus_cards = Bonuskarten
deck-key-card = Karte
deck-key-colour = Farbe
deck-key-value = Wert
deck-colour-red = { suit-red }
deck-colour-blue = { suit-blue }
deck-colour-green = { suit-green }
deck-colour-violet = { suit-violet }
mistake-island_card = R (rot), B (blau), G (grün) oder V (violett) für die Farbe und eine Zahl von 1 bis 12, zum Beispiel R7
mistake-missing_cards = Es fehlt: { $card }. Jede der 48 Inselkarten ist einmal dabei.
mistake-treasures = Es sind { $count } Schätze dieser Farbe: { $colour }. In der Schachtel sind { $of }.
mistake-no_treasure = In der Schachtel gibt es mindestens einen wie diesen: { $colour }, Wert { $value }.
mistake-high_value = Ein Schatz mit dem Wert { $value }.
mistake-bonus_cards = Hier sind es { $count }, in der Schachtel { $bonus }.

## Pictures of the rules

picture-US-T1 = Eine rote 9, offen; mit abgedeckter Küste, sodass die anderen nur die Farbe sehen; mit abgedecktem Meer, sodass sie nur die Zahl sehen.
picture-US-T2 = Eine blaue 7 mit 3 Bonuskarten zählt als blaue 10.
picture-US-T3 = Die rote 9 ist die höchste von drei roten Karten und gewinnt Rot; die grüne 4 ist in ihrer Farbe allein und gewinnt Grün. Die rote 2 ist die niedrigste und bekommt 3 Bonuskarten, eine für jede rote Karte. Die rote 5 bekommt nichts.
