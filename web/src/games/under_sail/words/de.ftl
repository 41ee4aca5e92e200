# Under Sail

title = Under Sail
hook = Zeig eine halbe Karte, verbirg den Rest und segle mit dem Schatz davon.
goal = Gewinne Schätze: Die höchste Karte einer Farbe nimmt den Schatz dieser Farbe oder führt ihre Aktion aus, wenn keiner daliegt. Die niedrigste bekommt Bonuskarten. Nach zwei Runden gewinnt, wer die meisten Punkte hat.
length = 30 Min.

## Names

suit-red = Rot
suit-blue = Blau
suit-green = Grün
suit-violet = Violett
card =
    { $suit ->
        [Rot] rote { $value }
        [Blau] blaue { $value }
        [Violett] violette { $value }
       *[other] grüne { $value }
    }
treasure = Schatz { $suit } { $value }
nothing = nichts
action = Aktion
action-1 = 2 Bonuskarten stehlen
action-2 = Karten mit einer Hand tauschen
action-3 = Die nächsten Schätze ordnen
action-4 = Eine Karte zurücknehmen
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

ask-pass = Gib { $who } die höchste Karte der Farbe, von der du am meisten hast
ask-play = Wähle eine Karte zum Spielen
ask-show = Welche Hälfte verbirgst du?
ask-bonus = Wie viele Bonuskarten legst du dazu?
ask-treasure = Einen Schatz nehmen oder einen stehlen?
ask-steal_bonus = Stiehl 2 Bonuskarten. Wem?
ask-swap =
    { $number ->
        [one] Tausche 1 Karte. Mit wem?
       *[other] Tausche { $number } Karten. Mit wem?
    }
ask-give =
    { $number ->
        [one] Gib { $who } 1 Karte zurück. Du hast { $taken } genommen
       *[other] Gib { $who } { $number } Karten zurück. Du hast { $taken } genommen
    }
ask-look = Welchen Stapel siehst du dir an?
ask-order = In welcher Reihenfolge legst du sie zurück?
ask-fetch = Nimm eine Karte dieses Stichs auf die Hand
ask-discard = Wirf eine Karte aus deiner Hand ab
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
wait-pass = { $who } wählt eine Karte zum Weitergeben
wait-play = { $who } spielt eine Karte
wait-show = { $who } spielt eine Karte
wait-bonus = { $who } spielt eine Karte
wait-treasure = { $who } nimmt oder stiehlt einen Schatz
wait-steal_bonus = { $who } stiehlt Bonuskarten
wait-swap = { $who } tauscht Karten
wait-give = { $who } gibt Karten zurück
wait-look = { $who } sieht sich Schätze an
wait-order = { $who } ordnet Schätze
wait-fetch = { $who } nimmt eine Karte zurück
wait-discard = { $who } wirft eine Karte ab
bonus-add = Bonuskarten dazulegen
bonus-fewer = eine weniger
bonus-more = eine mehr
of-highest = von { $highest }
total-of = { $total } von { $highest }

## Names of actions

do-card = { $card }
do-show-colour = Farbe zeigen
do-show-number = Zahl zeigen
do-bonus =
    { $number ->
        [0] keine Bonuskarte
        [one] 1 Bonuskarte
       *[other] { $number } Bonuskarten
    }
do-take = Den { $treasure } nehmen
do-steal = Den { $treasure } von { $who } stehlen
do-from = Von { $who }
do-deck-red-blue = Rot und Blau
do-deck-green-violet = Grün und Violett
do-order = { $treasures }
do-fetch = { $card }

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

## The log: what the reader did is told to the reader

they-pass =
    { $you ->
        [yes] Du gibst
       *[no] { $who } gibt
    }
they-show =
    { $you ->
        [yes] Du zeigst
       *[no] { $who } zeigt
    }
they-take =
    { $you ->
        [yes] Du nimmst
       *[no] { $who } nimmt
    }
they-steal =
    { $you ->
        [yes] Du stiehlst
       *[no] { $who } stiehlt
    }
they-win =
    { $you ->
        [yes] Du gewinnst
       *[no] { $who } gewinnt
    }
they-give =
    { $you ->
        [yes] Du gibst
       *[no] { $who } gibt
    }
they-look =
    { $you ->
        [yes] Du siehst dir
       *[no] { $who } sieht sich
    }
so-many-bonus =
    { $number ->
        [one] 1 Bonuskarte
       *[other] { $number } Bonuskarten
    }
so-many-cards =
    { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }

event-round =
    { $you ->
        [yes] Runde { $round } beginnt. Du hast die Startspielerkarte.
       *[no] Runde { $round } beginnt. { $first } hat die Startspielerkarte.
    }
event-trick =
    { $you ->
        [yes] Stich { $trick }: Du beginnst.
       *[no] Stich { $trick }: { $first } beginnt.
    }
event-passed =
    { $other-you ->
        [yes] { they-pass } eine Karte an dich weiter.
       *[no] { they-pass } eine Karte an { $other } weiter.
    }
event-passed-known =
    { $other-you ->
        [yes] { they-pass } die { $card } an dich weiter.
       *[no] { they-pass } die { $card } an { $other } weiter.
    }
event-played-colour =
    { $bonus ->
        [0] { they-show } { $suit }.
        [one] { they-show } { $suit }, mit 1 Bonuskarte.
       *[other] { they-show } { $suit }, mit { $bonus } Bonuskarten.
    }
event-played-number =
    { $bonus ->
        [0] { they-show } eine { $value }.
        [one] { they-show } eine { $value }, mit 1 Bonuskarte.
       *[other] { they-show } eine { $value }, mit { $bonus } Bonuskarten.
    }
event-uncovered = Alle Segel gefallen: { $cards }.
who-card =
    { $you ->
        [yes] du { $card }
       *[no] { $who } { $card }
    }
event-took = { they-take } den { $treasure }.
event-stole =
    { $other-you ->
        [yes] { they-steal } dir den { $treasure }.
       *[no] { they-steal } den { $treasure } von { $other }.
    }
event-bonus-lowest =
    { $you ->
        [yes] Du warst am niedrigsten und bekommst { so-many-bonus }.
       *[no] { $who } war am niedrigsten und bekommt { so-many-bonus }.
    }
event-bonus-supply =
    { $number ->
        [one] { they-take } 1 Bonuskarte aus dem Vorrat.
       *[other] { they-take } { $number } Bonuskarten aus dem Vorrat.
    }
event-action = { they-win } { $suit }: { $action }.
event-action-idle =
    { $you ->
        [yes] Du gewinnst { $suit }, hast aber keine Hand mehr für die Aktion.
       *[no] { $who } gewinnt { $suit }, hat aber keine Hand mehr für die Aktion.
    }
event-stole_bonus =
    { $other-you ->
        [yes] { they-steal } dir { so-many-bonus }.
       *[no] { they-steal } { so-many-bonus } von { $other }.
    }
event-took_cards =
    { $other-you ->
        [yes] { they-take } { so-many-cards } aus deiner Hand.
       *[no] { they-take } { so-many-cards } aus der Hand von { $other }.
    }
event-took_cards-known =
    { $other-you ->
        [yes] { they-take } { $cards } aus deiner Hand.
       *[no] { they-take } { $cards } aus der Hand von { $other }.
    }
event-gave_cards =
    { $other-you ->
        [yes] { they-give } dir { so-many-cards } zurück.
       *[no] { they-give } { $other } { so-many-cards } zurück.
    }
event-gave_cards-known =
    { $other-you ->
        [yes] { they-give } dir { $cards } zurück.
       *[no] { they-give } { $other } { $cards } zurück.
    }
event-looked =
    { $number ->
        [one] { they-look } den nächsten Schatz eines Stapels an.
       *[other] { they-look } die nächsten { $number } Schätze eines Stapels an.
    }
event-looked-known = { they-look } die nächsten Schätze an: { $treasures }.
event-put_back =
    { $you ->
        [yes] Du legst die Schätze in beliebiger Reihenfolge zurück.
       *[no] { $who } legt die Schätze in beliebiger Reihenfolge zurück.
    }
event-fetched =
    { $you ->
        [yes] Du nimmst die { $card } auf die Hand und wirfst die { $discarded } ab.
       *[no] { $who } nimmt die { $card } auf die Hand und wirft die { $discarded } ab.
    }
event-counted = Runde { $round } ist gezählt: { $points }.
who-points =
    { $you ->
        [yes] du { $points }
       *[no] { $who } { $points }
    }
event-over =
    { $you ->
        [yes] { $number ->
            [one] Das Spiel ist zu Ende. Du gewinnst.
           *[other] Das Spiel ist zu Ende. Du teilst dir den Sieg mit { $winners }.
        }
       *[no] Das Spiel ist zu Ende. Sieg: { $winners }.
    }

## Why not

reason-over = Das Spiel ist zu Ende.
reason-not_asked = Jemand anders ist dran.
reason-pass_a_card = Wähle eine Karte, die du nach rechts weitergibst.
reason-not_in_hand = Diese Karte ist nicht auf deiner Hand.
reason-not_most = Du gibst eine Karte der Farbe weiter, von der du am meisten hast. Von einer anderen hast du mehr.
reason-not_highest = Du gibst die höchste Karte der Farbe weiter. Du hast eine höhere.
reason-play_a_card = Wähle zuerst eine Karte aus deiner Hand.
reason-show_a_half = Wähle zuerst, was die anderen sehen: die Farbe oder die Zahl.
reason-choose_bonus = Wähle, wie viele Bonuskarten du dazulegst, höchstens { $most }.
reason-too_many_bonus = Höchstens { $most }: Du hast { $held } Bonuskarten, und keine Karte zählt mehr als 12.
reason-take_or_steal = Nimm den Schatz vom Stapel oder stiehl einen sichtbaren.
reason-cannot_steal = Hier liegt kein sichtbarer Schatz, den du jetzt stehlen kannst.
reason-tie_not_lower = Hier wurde gleich hoch gespielt, und das ist nicht niedriger: Du kannst hier nicht stehlen.
reason-choose_player = Wähle jemand anderen.
reason-not_yourself = Wähle jemand anderen, nicht dich selbst.
reason-nobody_there = Dort sitzt niemand.
reason-too_few_bonus = Dort liegen keine 2 Bonuskarten.
reason-give_cards =
    { $cards ->
        [one] Wähle 1 Karte aus deiner Hand, die du zurückgibst.
       *[other] Wähle { $cards } Karten aus deiner Hand, die du zurückgibst.
    }
reason-ascending = Nach dieser Karte blieben zu wenige zur Wahl. Beginne mit einer niedrigeren.
reason-choose_deck = Wähle einen Schatzstapel.
reason-no_such_deck = In diesem Stapel ist kein Schatz anzusehen.
reason-choose_order = Wähle, in welcher Reihenfolge die Schätze zurückkommen.
reason-fetch_a_card = Nimm eine Karte, die in diesem Stich gespielt wurde.
reason-not_in_trick = Diese Karte ist nicht in diesem Stich.
reason-discard_a_card = Wähle eine Karte aus deiner Hand zum Abwerfen.

## The score

score-title = Die Schätze werden gezählt
score-treasures = Schätze, Runde { $round }
score-bonus = Paare Bonuskarten, Runde { $round }
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

lesson-first = Dein erstes Spiel
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
lesson-free = Mehr brauchst du nicht. Spiele weiter gegen diese drei, oder hör auf, wann du willst.

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
