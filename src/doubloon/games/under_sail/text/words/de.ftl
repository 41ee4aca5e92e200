# Under Sail

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
action-1 = 2 Bonuskarten stehlen
action-2 = Karten mit einer Hand tauschen
action-3 = Die nächsten Schätze ordnen
action-4 = Eine Karte zurück­nehmen

## At the side


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

## Actions

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
event-turned_up = Offen: { $treasures }.
event-turned_up-none = Kein Schatz liegt offen.
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
event-put_under = Der { $treasure } kommt unter seinen Stapel.
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
