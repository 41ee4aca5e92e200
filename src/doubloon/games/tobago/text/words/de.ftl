# Tobago

## Names

# A map, its treasure or its marker inside a sentence, by the name that the server gives it.
map-of =
    { $map ->
        [black] schwarzen
        [grey] grauen
        [white] weißen
       *[brown] braunen
    }
# Clues: relation and subject; `clue-not` turns one round.
clue-in-jungle = im Dschungel
clue-in-scrubland = im Buschland
clue-in-mountain = im Gebirge
clue-in-lake = in einem See
clue-in-river = in einem Fluss
clue-in-beach = am Strand
clue-in-largest_jungle = im größten Dschungel
clue-in-largest_scrubland = im größten Buschland
clue-in-largest_mountain = im größten Gebirge
clue-in-largest_lake = im größten See
clue-in-largest_river = im größten Fluss
clue-in-largest_beach = am größten Strand
clue-in-hut = am Platz einer Hütte
clue-in-palm = am Platz einer Palme
clue-in-statue = am Platz einer Statue
clue-next_to-jungle = neben einem Dschungel
clue-next_to-scrubland = neben Buschland
clue-next_to-mountain = neben einem Gebirge
clue-next_to-lake = neben einem See
clue-next_to-river = neben einem Fluss
clue-next_to-beach = neben einem Strand
clue-next_to-largest_jungle = neben dem größten Dschungel
clue-next_to-largest_scrubland = neben dem größten Buschland
clue-next_to-largest_mountain = neben dem größten Gebirge
clue-next_to-largest_lake = neben dem größten See
clue-next_to-largest_river = neben dem größten Fluss
clue-next_to-largest_beach = neben dem größten Strand
clue-next_to-ocean = neben dem Meer
clue-next_to-hut = neben einer Hütte
clue-next_to-palm = neben einer Palme
clue-next_to-statue = neben einer Statue
clue-in_sight_of-jungle = in Sichtweite eines Dschungels
clue-in_sight_of-scrubland = in Sichtweite von Buschland
clue-in_sight_of-mountain = in Sichtweite eines Gebirges
clue-in_sight_of-lake = in Sichtweite eines Sees
clue-in_sight_of-river = in Sichtweite eines Flusses
clue-in_sight_of-beach = in Sichtweite eines Strands
clue-in_sight_of-largest_jungle = in Sichtweite des größten Dschungels
clue-in_sight_of-largest_scrubland = in Sichtweite des größten Buschlands
clue-in_sight_of-largest_mountain = in Sichtweite des größten Gebirges
clue-in_sight_of-largest_lake = in Sichtweite des größten Sees
clue-in_sight_of-largest_river = in Sichtweite des größten Flusses
clue-in_sight_of-largest_beach = in Sichtweite des größten Strands
clue-in_sight_of-ocean = in Sichtweite des Meeres
clue-in_sight_of-hut = in Sichtweite einer Hütte
clue-in_sight_of-palm = in Sichtweite einer Palme
clue-in_sight_of-statue = in Sichtweite einer Statue
clue-not = nicht { $clue }
gold = { $value } Gold
curse = Fluch
map-black = Schwarz
map-grey = Grau
map-white = Weiß
map-brown = Braun

## Questions

ask-place = Stelle deinen Geländewagen auf ein beliebiges Feld
ask-turn = Spiele einen Hinweis, fahre oder tausche
ask-turn-no-clue = Kein Hinweis passt: fahre oder tausche
ask-turn-legs = Fahre weiter
ask-turn-raise = Du stehst auf dem { map-of } Schatz: hebe ihn
ask-turn-done = Setze ein Amulett ein oder beende deinen Zug
ask-leg =
    { $legs ->
        [3] Wo endet deine erste Teilstrecke?
        [one] Wo endet deine letzte Teilstrecke?
       *[other] Wo endet deine nächste Teilstrecke?
    }
ask-leg-extra =
    { $legs ->
        [3] Extrafahrt: Wo endet die erste Teilstrecke?
        [one] Extrafahrt: Wo endet die letzte Teilstrecke?
       *[other] Extrafahrt: Wo endet die nächste Teilstrecke?
    }
ask-card = Wähle den Zusatzhinweis
ask-map = Auf welchen Schatzpfad legst du: { $clue }?
ask-site = Welchen { map-of } Markierungsstein entfernst du?
ask-offer = Nimmst du { $card }?
ask-first_clue = Beginne den { map-of } Schatzpfad mit einem deiner Hinweise
wait-place = { $who } stellt den Geländewagen auf die Insel
wait-turn = { $who } spielt einen Hinweis aus, fährt oder tauscht
wait-leg = { $who } fährt
wait-card = { $who } wählt einen Zusatzhinweis
wait-map = { $who } wählt einen Schatzpfad
wait-site = { $who } entfernt einen Markierungsstein
wait-offer = { $who } bekommt die Karte angeboten
wait-first_clue = { $who } beginnt einen neuen Schatzpfad

## Actions

do-end = Zug beenden
do-drive = Fahren
do-leg = Weiterfahren
do-exchange = Hand tauschen
do-extra-clue = Zusatzhinweis
do-extra-drive = Extrafahrt
do-extra-exchange = Neue Hand
do-remove = Einen { map-of } Stein entfernen
do-remove-any = Stein entfernen
do-raise = Den { map-of } Schatz heben
do-raise-it = Schatz heben
do-map = Schatzpfad { $name }
do-clue = { $clue }
do-space = { $space }
do-accept = Annehmen
do-decline = Ablehnen

## Log: what the reader did is told to the reader

they-start =
    { $you ->
        [yes] Du beginnst
       *[no] { $who } beginnt
    }
they-draw =
    { $you ->
        [yes] Du ziehst
       *[no] { $who } zieht
    }
they-exchange =
    { $you ->
        [yes] Du tauschst
       *[no] { $who } tauscht
    }
they-add =
    { $you ->
        [yes] Du legst
       *[no] { $who } legt
    }
they-drive =
    { $you ->
        [yes] Du fährst
       *[no] { $who } fährt
    }
they-collect =
    { $you ->
        [yes] Du sammelst
       *[no] { $who } sammelt
    }
they-use =
    { $you ->
        [yes] Du setzt
       *[no] { $who } setzt
    }
they-remove =
    { $you ->
        [yes] Du entfernst
       *[no] { $who } entfernt
    }
they-raise =
    { $you ->
        [yes] Du hebst
       *[no] { $who } hebt
    }
they-look =
    { $you ->
        [yes] Du siehst dir
       *[no] { $who } sieht sich
    }
they-saw =
    { $you ->
        [yes] Du hast gesehen
       *[no] { $who } hat gesehen
    }
they-take =
    { $you ->
        [yes] Du nimmst
       *[no] { $who } nimmt
    }
they-decline =
    { $you ->
        [yes] Du lehnst
       *[no] { $who } lehnt
    }
they-give-up =
    { $you ->
        [yes] Du gibst
       *[no] { $who } gibt
    }
they-lose =
    { $you ->
        [yes] Du verlierst
       *[no] { $who } verliert
    }
they-have =
    { $you ->
        [yes] Du hast
       *[no] { $who } hat
    }

event-turn =
    { $you ->
        [yes] Du bist am Zug
       *[no] { $who } ist am Zug
    }
event-placed = { they-start } auf { $space }
event-drew-known = { they-draw }: { $clues }
event-exchanged =
    { $number ->
        [one] { they-exchange } 1 Hinweis: { $clues }
       *[other] { they-exchange } { $number } Hinweise: { $clues }
    }
event-clues_reshuffled = Die { $clues } abgelegten Hinweise bilden den neuen Stapel
event-clue = { they-add } auf den { map-of } Schatzpfad: { $clue }
event-marked =
    { $number ->
        [one] 1 Feld ist für den { map-of } Schatz markiert
       *[other] { $number } Felder sind für den { map-of } Schatz markiert
    }
event-located = Fundort für den { map-of } Schatz: { $space }
event-drove =
    { $extra ->
        [yes] { they-drive } mit einer Extrafahrt nach { $to }
       *[no] { they-drive } nach { $to }
    }
event-amulet_taken = { they-collect } auf { $space } ein Amulett ein
event-amulet_used =
    { $for ->
        [clue] { they-use } ein Amulett für einen Zusatzhinweis ein
        [drive] { they-use } ein Amulett für eine Extrafahrt ein
        [exchange] { they-use } ein Amulett für eine neue Hand ein
       *[remove] { they-use } ein Amulett ein, um einen Stein zu entfernen
    }
event-removed = { they-remove } den { map-of } Stein auf { $space }
event-raised = { they-raise } den { map-of } Schatz
event-peeked =
    { $number ->
        [one] { they-look } geheim 1 Karte an
       *[other] { they-look } geheim { $number } Karten an
    }
event-peeked-known = { they-saw }: { $cards }
event-last_treasure = Der Schatzstapel ist leer: Das ist der letzte Schatz
event-treasures_refilled =
    { $cards ->
        [one] Die eine abgelegte Karte kommt zurück
       *[other] Die { $cards } abgelegten Karten des Schatzstapels werden gemischt
    }
event-turned_up = Aufgedeckt: { $card }
event-accepted = { they-take } { $card }
event-declined = { they-decline } { $card } ab
event-unwanted = Niemand will { $card }
event-left_over = Übrig und abgelegt: { $cards }
event-curse = Ein Fluch liegt auf dem { map-of } Schatz!
event-cursed =
    { $loss ->
        [amulet] { they-give-up } ein Amulett ab
        [gold] { they-lose } { $card }
       *[nothing] { they-have } nichts zu verlieren
    }
event-cleared =
    { $you ->
        [yes] Du beginnst den { map-of } Schatzpfad neu
       *[no] { $who } beginnt den { map-of } Schatzpfad neu
    }
event-amulet_ashore = Auf { $space } wird ein Amulett angespült
event-over =
    { $number ->
        [one] { $you ->
            [yes] Du gewinnst
           *[no] { $winners } gewinnt
        }
       *[other] { $you ->
            [yes] Du teilst dir den Sieg mit { $winners }
           *[no] { $winners } teilen sich den Sieg
        }
    }
event-over-idle = 20 Runden ohne Hinweis oder Schatz: Das Spiel ist zu Ende

## Why not

reason-over = Das Spiel ist zu Ende.
reason-not_asked = Jemand anders ist dran.
reason-own_turn = In deinem Zug spielst du einen Hinweis aus, fährst oder tauschst deine Hand; du darfst auch Schätze heben und Amulette einsetzen.
reason-action_used = Du hattest deine Aktion in diesem Zug schon; ein Amulett gibt dir eine weitere.
reason-not_in_hand = Dieser Hinweis ist nicht auf deiner Hand.
reason-fits_nowhere = Dieser Hinweis passt auf keinen Schatzpfad.
reason-rules_out_nothing = Auf dem { map-of } Schatzpfad schließt dieser Hinweis kein Feld aus, das noch möglich ist.
reason-leaves_nothing = Auf dem { map-of } Schatzpfad würde dieser Hinweis kein Feld übrig lassen.
reason-no_rose = Du hast keine Windrose mehr.
reason-no_amulet = Du hast kein Amulett.
reason-no_clue_fits = Keiner deiner Hinweise passt auf einen Schatzpfad.
reason-no_clues = Du hast keine Hinweise zum Tauschen.
reason-not_located = Für den { map-of } Schatz sind noch { $sites } Felder möglich.
reason-atv_elsewhere = Dein Geländewagen muss am { map-of } Fundort stehen, auf { $space }.
reason-no_markers = Auf der Insel liegen noch keine { map-of } Steine.
reason-last_marker = Den letzten { map-of } Stein darfst du nicht entfernen.
reason-choose_map = Wähle einen Schatzpfad für den Hinweis.
reason-choose_clue = Wähle einen Hinweis aus deiner Hand.
reason-choose_marker = Wähle den { map-of } Stein, den du entfernst.
reason-no_marker_there = Auf { $space } gibt es keinen { map-of } Stein.
reason-choose_space = Wähle ein Feld für deinen Geländewagen.
reason-in_the_ocean = { $space } liegt im Meer.
reason-not_driving = Wähle zuerst, dass du fährst, dann wohin.
reason-stays = Eine Teilstrecke endet auf einem anderen Feld, als sie begonnen hat.
reason-out_of_reach = Eine Teilstrecke reicht nicht bis { $space }: Bleib im Gelände oder wechsle auf ein Nachbarfeld mit anderem Gelände.
reason-too_far =
    { $legs ->
        [one] Die eine Teilstrecke, die du noch hast, reicht nicht bis { $space }.
       *[other] { $space } ist zu weit: { $legs } Teilstrecken reichen nicht.
    }
reason-accept_or_decline = Nimm das Gold an oder lehne es ab.
