# Loot Island

## Names

aaron = Aaron
landing-N1 = Nord-West
landing-N2 = Nord-Ost
landing-E1 = Ost-Nord
landing-E2 = Ost-Süd
landing-S1 = Süd-Ost
landing-S2 = Süd-West
landing-W1 = West-Süd
landing-W2 = West-Nord
# A landing inside a reason: the server names it by its notation.
landing-of =
    { $landing ->
        [N1] Nord-West
        [N2] Nord-Ost
        [E1] Ost-Nord
        [E2] Ost-Süd
        [S1] Süd-Ost
        [S2] Süd-West
        [W1] West-Süd
        [W2] West-Nord
       *[other] dieser Anlegestelle
    }
coast-north = Nordküste
coast-east = Ostküste
coast-south = Südküste
coast-west = Westküste
suit-red = rot
suit-green = grün
suit-violet = violett
suit-amber = ocker
suit-of =
    { $colour ->
        [red] rote
        [green] grüne
        [violet] violette
        [amber] ockerfarbene
       *[other] solche
    }
card =
    { $suit ->
        [rot] rote { $value }
        [violett] violette { $value }
        [ocker] ocker { $value }
       *[other] grüne { $value }
    }
card-wild =
    { $suit ->
        [rot] roter Joker
        [violett] violetter Joker
        [ocker] ocker Joker
       *[other] grüner Joker
    }
kind-amulet = Amulett
kind-coin_bag = Münzbeutel
kind-book = Buch
kind-jewel = Juwel
kind-crown = Krone
kind-skull = Schädel
skull-a = lachend
skull-b = zahnlos
skull-c = einäugig
treasure = { $kind } Nr. { $number } ({ $line })
treasure-amulet-line = Vergraben: 1 Würfel mehr
treasure-coin_bag-line = Wert { $value }
treasure-book-line = { $times } × ein Fluchwert
treasure-jewel-line = Sätze aus 2 und 3
treasure-crown-line =
    { $crosses ->
        [one] 1 Kreuz
       *[other] { $crosses } Kreuze
    }
treasure-skull-line = { $skull }
treasure-curse =
    { $cubes ->
        [one] Fluch 1
       *[other] Fluch { $cubes }
    }
healer-each = { $each } je Würfel
healer-fixed = pauschal { $fixed }
healer-both = { $each } je Würfel + { $fixed }
healer-free = umsonst
island-cubes = Gnadenquell
island-stack = Unterstrom
island-draw = Papageienriff
island-treasure = Schmugglerloch
island-compass = Ausguckfels
island-ship = Passatwind
card-with = { $card }, { $effect }
effect-draw = 1 Karte ziehen
effect-cube = 1 Würfel abwerfen
effect-chest = Schatztruhe
effect-plus = zählt doppelt
effect-one = verflucht die anderen oder kopiert einen Effekt
island-cubes-does =
    { $cubes ->
        [one] 1 Würfel abwerfen
       *[other] bis zu { $cubes } Würfel abwerfen
    }
island-stack-does =
    { $top ->
        [yes] Kompass nach oben
       *[no] Kompass nach unten
    }
island-draw-does = 2 Karten ziehen
island-treasure-does = 1 Würfel, 1 Beutekarte
island-compass-does = Kompass ohne Karten
island-ship-does = Schiff eine Ecke weiter

## The events

event-card-A1 = Zusätzliche Karten
event-card-A2 = Abschiedsgeschenke
event-card-A3 = Verfluchte Untiefen
event-card-A4 = Verlagerte Reichtümer
event-card-B1 = Rückenwind
event-card-B2 = Kehrtwende
event-card-B3 = Im Nebel verschwunden
event-card-B4 = Gebrochene Nadeln
event-card-B5 = Knappe Karten
event-card-B6 = Reinigender Regen
event-card-B7 = Hafengebühr
event-card-B8 = Der Groll des Kapitäns
event-card-B9 = Endstation
event-card-B10 = Trostpreis
event-card-B11 = Schon geplündert
event-card-B12 = Weniger ist mehr
event-card-B13 = Verkehrte Welt
event-card-B14 = Doppelte Fahrt

## Questions

ask-turn = Karten anlegen, Eiland nutzen oder passen
ask-refresh = Willst du Karten abwerfen? Danach füllst du auf { $refill } auf
ask-keep_hand = Wähle die Karten zum Abwerfen; { $keep } behältst du
ask-extra_cards = 2 weitere Karten ziehen und 2 Fluchwürfel nehmen?
ask-take_back =
    { $aaron ->
        [yes] Nimm einen von Aarons Kompassen von der Insel zurück
       *[no] Nimm einen deiner Kompasse von der Insel zurück
    }
ask-compass = Welcher Kompass kommt nach { $landing }?
ask-cards = Wähle Karten für { $landing }
ask-copy = Deine 1 darf einen Effekt der Reihe kopieren
ask-may_draw = Eine Karte ziehen?
ask-may_discard = Wie viele Würfel abwerfen? Höchstens { $at_most }
ask-pay = Wähle die Karten, mit denen du { $island } bezahlst
ask-tile = Was geschieht bei { $island }?
ask-tile-cubes = { $island }: Wie viele Würfel abwerfen?
ask-tile-stack = { $island }: An welcher Anlegestelle rückt dein Kompass?
ask-tile-draw = { $island }: 2 Karten ziehen?
ask-tile-treasure = { $island }: 1 Würfel nehmen und eine Beutekarte ausgraben?
ask-tile-compass = { $island }: Wohin kommt der Kompass?
ask-tile-ship = { $island }: Fährt das Schiff weiter?
ask-place = Welcher Kompass kommt nach { $landing }?
ask-treasure = Du hast etwas ausgegraben: { $treasure }
ask-claim = Du passt: Nimm eine der ausliegenden Beutekarten
ask-take = Nimm eine Beutekarte: Behalte sie oder vergrab sie wieder
ask-show_healer = Wähle die Heilerin, die du auf den Tisch legst
ask-healer = Wähle eine Heilerin
wait-turn = { $who } legt Karten an, nutzt ein Eiland oder passt
wait-refresh = { $who } wählt Karten zum Abwerfen
wait-keep_hand = { $who } wählt, welche Karten bleiben
wait-extra_cards = { $who } denkt über weitere Karten nach
wait-take_back = { $who } nimmt einen Kompass zurück
wait-compass = { $who } versetzt einen Kompass
wait-cards = { $who } legt Karten an
wait-copy = { $who } wählt einen Effekt zum Kopieren
wait-may_draw = { $who } darf eine Karte ziehen
wait-may_discard = { $who } darf Würfel abwerfen
wait-pay = { $who } bezahlt ein Eiland
wait-tile = { $who } nutzt ein Eiland
wait-place = { $who } versetzt einen Kompass
wait-treasure = { $who } hat eine Beutekarte ausgegraben
wait-claim = { $who } nimmt ein Abschiedsgeschenk
wait-take = { $who } nimmt eine Beutekarte
wait-show_healer = { $who } wählt eine Heilerin für den Tisch
wait-healer = { $who } wählt eine Heilerin

## Actions

do-pass = Passen
do-done = Fertig
do-keep-all = Alle behalten
do-yes = Ja
do-no = Nein
do-yes-extra_cards = 2 ziehen, 2 Würfel nehmen
do-no-extra_cards = Nein, danke
do-yes-may_draw = Ziehen
do-no-may_draw = Nicht ziehen
do-yes-tile = Ja
do-no-tile = Verzichten
do-aaron = Für Aaron handeln
do-copy-cube = Kopieren: 1 Würfel abwerfen
do-copy-draw = Kopieren: 1 Karte ziehen
do-landing = { $landing }
do-from = Kompass von { $landing }
do-island = { $island }
do-cubes =
    { $cubes ->
        [0] Keinen
        [one] 1 Würfel
       *[other] { $cubes } Würfel
    }
do-card = { $card }
do-healer = Heilerin, { $healer }
do-keep = Behalten: { $treasure }
do-discard = Vergraben: { $treasure }

## Log: what the reader did is told to the reader

they-play =
    { $you ->
        [yes] Du legst
       *[no] { $who } legt
    }
they-use =
    { $you ->
        [yes] Du nutzt
       *[no] { $who } nutzt
    }
they-skip =
    { $you ->
        [yes] Du verzichtest auf
       *[no] { $who } verzichtet auf
    }
they-take =
    { $you ->
        [yes] Du nimmst
       *[no] { $who } nimmt
    }
they-shed =
    { $you ->
        [yes] Du wirfst
       *[no] { $who } wirft
    }
they-keep =
    { $you ->
        [yes] Du behältst
       *[no] { $who } behält
    }
they-bury =
    { $you ->
        [yes] Du vergräbst
       *[no] { $who } vergräbt
    }
they-choose =
    { $you ->
        [yes] Du wählst
       *[no] { $who } wählt
    }
they-draw =
    { $you ->
        [yes] Du ziehst
       *[no] { $who } zieht
    }
they-lay-off =
    { $you ->
        [yes] Du wirfst
       *[no] { $who } wirft
    }
they-decline =
    { $you ->
        [yes] Du verzichtest auf
       *[no] { $who } verzichtet auf
    }
they-pass =
    { $you ->
        [yes] Du passt
       *[no] { $who } passt
    }
they-copy =
    { $you ->
        [yes] Du kopierst
       *[no] { $who } kopiert
    }
they-put =
    { $you ->
        [yes] Du legst
       *[no] { $who } legt
    }
their-compass =
    { $you ->
        [yes] Dein Kompass
       *[no] Der Kompass von { $who }
    }
event-round = Runde { $round }
event-event_card = Ereignis: { $name }
event-ship = Das Schiff fährt weiter; sein Bug zeigt auf die { $coast }
event-ship_turned = Das Schiff wendet; sein Bug zeigt auf die { $coast }
event-island_closed = { $island } bleibt in dieser Runde geschlossen
event-played =
    { $aaron ->
        [yes] { they-play } für Aaron bei { $landing } an: { $cards }
       *[no] { $compass ->
            [moved] { they-play } bei { $landing } an: { $cards }, mit dem Kompass von { $from }
            [new] { they-play } bei { $landing } an: { $cards }, mit einem Kompass
           *[no] { they-play } bei { $landing } an: { $cards }
        }
    }
event-island_used =
    { $aaron ->
        [yes] { they-use } für Aaron { $island }, bezahlt mit { $cards }
       *[no] { they-use } { $island }, bezahlt mit { $cards }
    }
event-island_declined = { they-skip } die Aktion des Eilands
event-cubes-taken =
    { $cubes ->
        [one] { they-take } 1 Würfel
       *[other] { they-take } { $cubes } Würfel
    }
event-cubes-cursed =
    { $cubes ->
        [one] { they-take } 1 Würfel: Eine 1 verflucht alle anderen
       *[other] { they-take } { $cubes } Würfel: Einsen verfluchen alle anderen
    }
event-cubes-gone =
    { $cubes ->
        [one] { they-shed } 1 Würfel ab
       *[other] { they-shed } { $cubes } Würfel ab
    }
event-kept = { they-keep } { $treasure }
event-discarded = { they-bury } { $treasure }
event-revealed = Aufgedeckt: { $treasures }
event-healer_chosen = { they-choose } eine Heilerin: { $healer }
event-healers = Die Heilerinnen: { $healers }
event-maps_reshuffled = Aus der Ablage wird ein neuer Stapel: { $cards } Schatzkarten
event-treasures_reshuffled = Aus der Ablage wird ein neuer Stapel: { $treasures } Beutekarten
event-eliminated =
    { $you ->
        [yes] Du hast { $cubes } Würfel und scheidest aus
       *[no] { $who } hat { $cubes } Würfel und scheidet aus
    }
event-final_exploration = Die letzte Erkundung beginnt
event-drew =
    { $number ->
        [one] { they-draw } 1 Karte
       *[other] { they-draw } { $number } Karten
    }
event-drew-known = { they-draw } { $cards }
event-refreshed = { they-lay-off } { $cards } ab
event-extra_cards =
    { $taken ->
        [yes] { they-take } die weiteren Karten
       *[no] { they-decline } weitere Karten
    }
event-took_back = { they-take } einen Kompass von { $landing } zurück
event-passed =
    { $first ->
        [yes] { $you ->
            [yes] Du passt zuerst und nimmst das Startspieler-Plättchen
           *[no] { $who } passt zuerst und nimmt das Startspieler-Plättchen
        }
       *[no] { they-pass }
    }
event-copied =
    { $effect ->
        [cube] { they-copy } eine Würfelkarte
        [draw] { they-copy } eine Ziehkarte
       *[none] { they-copy } nichts
    }
event-stack_moved =
    { $top ->
        [yes] { their-compass } bei { $landing } kommt nach oben
       *[no] { their-compass } bei { $landing } kommt nach unten
    }
event-compass = { they-put } einen Kompass nach { $landing }
event-explored = Die { $coast } wird erkundet
event-fell_short =
    { $final ->
        [yes] { $landing }: { $cards } von { $need } Karten, keine Beute
       *[no] { $landing }: { $cards } von { $need } Karten, keine Beute; die Karten werden abgeworfen, die Kompasse kehren zurück
    }
event-loot =
    { $size ->
        [big] { $treasures ->
            [one] Große Beute bei { $landing }: 1 Beutekarte
           *[other] Große Beute bei { $landing }: { $treasures } Beutekarten
        }
       *[small] { $treasures ->
            [one] Kleine Beute bei { $landing }: 1 Beutekarte
           *[other] Kleine Beute bei { $landing }: { $treasures } Beutekarten
        }
    }
event-over =
    { $you ->
        [yes] Du gewinnst
       *[no] { $winners } gewinnt
    }
event-over-nobody = Niemand gewinnt: Der Fluch hat alle geholt

## Why not

reason-over = Das Spiel ist aus.
reason-not_asked = Jemand anders ist am Zug.
reason-must_discard =
    { $cards ->
        [one] Wähle zuerst noch 1 Karte zum Abwerfen.
       *[other] Wähle zuerst noch { $cards } Karten zum Abwerfen.
    }
reason-not_in_hand = Diese Karte ist nicht auf dieser Hand.
reason-ascending = Karten werden aufsteigend gewählt, jede einmal: Diese kommt zu spät.
reason-enough_chosen = Es sind genug Karten gewählt: Du bist fertig, oder nimm eine zurück.
reason-choose_discards = Wähle Handkarten zum Abwerfen, bis du fertig bist.
reason-yes_or_no = Antworte zuerst mit Ja oder Nein.
reason-own_turn = In deinem Zug legst du Schatzkarten an, nutzt ein Eiland oder passt.
reason-aaron_acts = Aaron legt Schatzkarten an oder nutzt ein Eiland; passen kann er nicht.
reason-no_aaron = Aaron spielt nur zu zweit mit.
reason-aaron_cannot = Aaron kann in dieser Runde nichts mehr tun.
reason-one_colour = Die Karten eines Zuges sind von einer Farbe: Zu den gewählten passen nur { suit-of } Karten.
reason-none_of_colour = Bei { landing-of } passen nur { suit-of } Karten, und diese Hand hat keine.
reason-all_too_low = Die letzte Karte bei { landing-of } hat den Wert { $value }: In dieser Hand sind nur niedrigere { suit-of } Karten.
reason-fits_nowhere = Diese Karte passt gerade nirgends: Ihre Zahl ist zu niedrig, oder die Anlegestelle daneben hat schon ihre Farbe.
reason-no_cards = Es sind keine Karten zum Anlegen mehr da.
reason-island_face_down = Dieses Eiland wurde schon genutzt; nächste Runde öffnet es wieder.
reason-island_not_there = Dieses Eiland ist in diesem Spiel nicht dabei.
reason-cannot_pay = Ein Eiland kostet { $cards } Karten, davon zwei einer Farbe: Das kannst du nicht bezahlen.
reason-cannot_pay_one = Ein Eiland kostet eine Karte, und es ist keine da.
reason-choose_compass = Wähle zuerst die Anlegestelle, von der der Kompass kommt.
reason-no_compass_there = Bei { landing-of } liegt kein solcher Kompass.
reason-choose_cards = Wähle Karten zum Anlegen bei { landing-of }, bis du fertig bist.
reason-choose_one_card = Lege mindestens eine Karte an.
reason-wrong_colour = Bei { landing-of } passen nur { suit-of } Karten.
reason-coast_colour = Die beiden Anlegestellen einer Küste brauchen verschiedene Farben, also passen { suit-of } Karten bei { landing-of } nicht.
reason-too_low = Die letzte Karte bei { landing-of } hat den Wert { $value }: Diese Karte ist zu niedrig.
reason-choose_payment = Wähle die Karten, die das Eiland bezahlen.
reason-same_colour = Die zwei Karten müssen von einer Farbe sein.
reason-leaves_too_few = Mit dieser Karte lässt sich das Eiland nicht bezahlen.
reason-choose_copy = Kopiere eine Würfelkarte, kopiere eine Ziehkarte oder sag Nein.
reason-nothing_to_copy = Eine solche Karte lag vor diesem Zug nicht dort.
reason-up_to_cubes =
    { $cubes ->
        [one] Du darfst 1 Würfel abwerfen oder keinen.
       *[other] Du darfst bis zu { $cubes } Würfel abwerfen.
    }
reason-choose_landing = Wähle eine Anlegestelle oder sag Nein.
reason-compass_needed = Dafür brauchst du einen Kompass bei { landing-of }.
reason-compass_already = Bei { landing-of } liegt schon ein Kompass dieser Farbe.
reason-this_treasure = Behalte oder vergrab die Beutekarte, die gerade ausgegraben wurde.
reason-keep_or_discard = Behalte oder vergrab eine Beutekarte, die ausliegt.
reason-not_on_table = Diese Beutekarte liegt nicht aus.
reason-must_keep = Diese Beutekarte muss behalten werden.
reason-choose_healer = Wähle eine Heilerin.
reason-healer_not_there = Diese Heilerin kann nicht gewählt werden.
