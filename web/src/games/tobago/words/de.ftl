# Tobago

title = Tobago
hook = Hinweis um Hinweis bleibt nur ein Ort. Fahr los.
goal = Sammle das meiste Gold. Spiele Hinweise aus, bis ein Schatz nur noch auf einem Feld liegen kann, fahr hin und heb ihn: Alle, deren Hinweise dorthin führten, bekommen einen Anteil.
length = 60 Min.
pad-row-gold = Goldkarten

## Names

terrain-jungle = Dschungel
terrain-scrubland = Buschland
terrain-mountain = Gebirge
terrain-lake = See
terrain-river = Fluss
terrain-beach = Strand
terrain-ocean = Meer
object-hut = Hütte
object-palm = Palme
clue-unknown = ein Hinweis, den du nicht siehst
card-unknown = ungesehene Karte
amulet = Amulett
rose = Windrose
atv = Geländewagen von { $who }

## Board

board-label = Die Insel mit ihren Schätzen
space-label = { $space }, { $terrain }
space-amulet = hier liegt ein Amulett
space-gaze = hier erscheint beim nächsten Schatz ein Amulett
space-site = möglich für den { map-of } Schatz
space-found = Fundort für den { map-of } Schatz
space-legs =
    { $legs ->
        [one] 1 Teilstrecke weit
       *[other] { $legs } Teilstrecken weit
    }
space-stays = bleibt möglich
space-goes = fiele weg
statue-faces = Statue, Blick nach { $direction }
direction-E = Osten
direction-SE = Südosten
direction-SW = Südwesten
direction-W = Westen
direction-NW = Nordwesten
direction-NE = Nordosten
legend = Legende
zoom = Ganze Insel oder näher heran

## Hand and players

hand-label =
    { $cards ->
        [0] Deine Hand, keine Hinweise
        [one] Deine Hand, 1 Hinweis
       *[other] Deine Hand, { $cards } Hinweise
    }
hand-empty = Keine Hinweise auf der Hand
gold-in =
    { $cards ->
        [0] noch kein Gold
        [one] Gold auf 1 Karte
       *[other] Gold auf { $cards } Karten
    }
gold-cards =
    { $cards ->
        [one] 1 Goldkarte
       *[other] { $cards } Goldkarten
    }
amulets =
    { $amulets ->
        [one] 1 Amulett
       *[other] { $amulets } Amulette
    }
roses-left = noch { $left } von { $all } Windrosen
roses-of = { $left } von { $all }
roses-on =
    { $roses ->
        [0] Keine Windrose auf dem { map-of } Pfad
        [one] 1 Windrose auf dem { map-of } Pfad
       *[other] { $roses } Windrosen auf dem { map-of } Pfad
    }

## Status and side

treasure-deck = Schatzstapel
deck-left = noch { $cards }
curses-left =
    { $curses ->
        [0] kein Fluch mehr
        [one] noch 1 Fluch
       *[other] noch { $curses } Flüche
    }
deck-label =
    { $curses ->
        [0] noch { $cards } Karten im Schatzstapel, kein Fluch dabei
        [one] noch { $cards } Karten im Schatzstapel, noch 1 Fluch
       *[other] noch { $cards } Karten im Schatzstapel, noch { $curses } Flüche
    }
deck-safe = Noch kann kein Fluch kommen
pile-clues = Hinweise
pile-discards = Ablage
pile-amulets = Amulette im Vorrat
maps = Schatzpfade
maps-hint = eine Windrose ist ein Anteil; die letzte wird zuerst gefragt
map-label =
    { $sites ->
        [one] { $name }: 1 Feld.
       *[other] { $name }: { $sites } Felder.
    }
map-clue = { $clue }, Windrose von { $who }
map-clue-bare = { $clue }, ohne Windrose
map-sites =
    { $sites ->
        [one] 1 Feld
       *[other] { $sites } Felder
    }
map-unmarked = noch nicht markiert
map-empty = Noch kein Hinweis
map-found = Gefunden
map-found-here = hier heben
map-found-legs =
    { $legs ->
        [one] 1 Teilstrecke fahren, dann heben
       *[other] { $legs } Teilstrecken fahren, dann heben
    }
map-found-far = bei { $space }, nicht erreichbar
map-here = hier?
map-change = { $before } → { $after }
map-out =
    { $sites ->
        [one] schließt 1 aus
       *[other] schließt { $sites } aus
    }
map-cannot = Geht nicht
map-cannot-rules_out_nothing = schließt nichts aus
map-cannot-leaves_nothing = lässt nichts übrig
amulets-when =
    { $amulets ->
        [0] Keine Amulette
        [one] 1 Amulett, jederzeit in deinem Zug
       *[other] { $amulets } Amulette, jederzeit in deinem Zug
    }
round = Runde
idle =
    { $rounds ->
        [one] 1 Runde ohne Hinweis oder Schatz; nach 20 endet das Spiel
       *[other] { $rounds } Runden ohne Hinweis oder Schatz; nach 20 endet das Spiel
    }

## Options

option-curses = Flüche
option-curses-two = Zwei
option-curses-one = Einer
option-curses-none = Keiner
option-after_curse = Nach einem Fluch
option-after_curse-stops = Das Verteilen endet
option-after_curse-amulets = Es geht für alle weiter, die ein Amulett abgeben
option-after_curse-all = Es geht für alle weiter
option-late_curses = Flüche kommen später, in den untersten 21 statt 27 Goldkarten
option-island = Insel
option-island-random = Zufällig

## Questions

legs-first-short = Erste Fahrt
legs-extra-short = Extrafahrt
legs-first =
    { $legs ->
        [one] Von deiner ersten Fahrt ist noch 1 Teilstrecke übrig.
       *[other] Von deiner ersten Fahrt sind noch { $legs } Teilstrecken übrig.
    }
legs-extra =
    { $legs ->
        [one] Von deiner Extrafahrt ist noch 1 Teilstrecke übrig.
       *[other] Von deiner Extrafahrt sind noch { $legs } Teilstrecken übrig.
    }
say-clue = Wähle einen Schatzpfad für
say-play = Auf den { map-of } Schatzpfad:
say-place = Beginne auf { $space }
say-drive = Fahre nach { $space }
say-raise = Den { map-of } Schatz heben
say-remove = Den { map-of } Stein auf { $space } entfernen
say-exchange = Alle deine Hinweise tauschen
say-end = Deinen Zug beenden

## Actions

## What happens

fx-title = Was geschieht
fx-nothing = Wähle etwas: Hier siehst du, was es bewirkt, bevor du bestätigst.
fx-clue =
    { $out ->
        [one] 1 Feld fällt weg, { sites-left }
       *[other] { $out } Felder fallen weg, { sites-left }
    }
sites-left =
    { $sites ->
        [one] 1 bleibt
       *[other] { $sites } bleiben
    }
fx-rose = Deine Windrose darauf ist ein Anteil am Schatz
fx-marked = Die Felder können jetzt markiert werden
fx-located = Der Fundort ist bekannt: { $space }
fx-drive =
    { $legs ->
        [0] Deine Fahrt endet auf { $space }
        [one] Nach { $space }, noch 1 Teilstrecke
       *[other] Nach { $space }, noch { $legs } Teilstrecken
    }
fx-amulet = Du sammelst ein Amulett ein
fx-amulet-left = Eine Extrafahrt sammelt kein Amulett ein
fx-amulet-used = Kostet ein Amulett
fx-exchange =
    { $cards ->
        [one] Du legst 1 Hinweis ab und ziehst einen neuen
       *[other] Du legst { $cards } Hinweise ab und ziehst ebenso viele
    }
fx-end = Dein Zug ist zu Ende
fx-end-unused = Du hast deine Aktion nicht genutzt
fx-open = Was folgt, siehst du, wenn du bestätigst.

## Share-out

scene-offer = Das Verteilen
scene-first_clue = Ein neuer Schatzpfad
share-title = Anteile am { map-of } Schatz
share-known = Was nur du weißt
share-peeked =
    { $cards ->
        [0] Du hattest hier keine Windrose und hast keine Karte gesehen
        [one] Du hast heimlich 1 Karte angesehen, für deine Windrose
       *[other] Du hast heimlich { $cards } Karten angesehen, für jede Windrose eine
    }
share-coming =
    { $cards ->
        [0] Keine Karte, die du gesehen hast, kommt noch
        [one] 1 Karte, die du gesehen hast, kommt noch
       *[other] { $cards } Karten, die du gesehen hast, kommen noch
    }
share-unseen = Eine Karte hat niemand gesehen
share-left =
    { $cards ->
        [0] die letzte Karte
        [one] noch 1 Karte
       *[other] noch { $cards } Karten
    }
share-order = Gefragt wird von unten nach oben
share-now = jetzt gefragt
share-next = danach
share-gone = Schon weg
share-nobody = niemand
share-accept-then =
    { $roses ->
        [0] Deine Windrose geht zurück; du hast hier keine mehr
        [one] Diese Windrose geht zurück; 1 von dir bleibt
       *[other] Diese Windrose geht zurück; { $roses } von dir bleiben
    }
share-decline-then =
    { $who ->
        [me] Du wirst noch einmal gefragt, mit deiner nächsten Windrose
        [nobody] Sonst wird niemand gefragt: Sie wird abgelegt
       *[other] { $name } wird als Nächstes gefragt
    }
share-you = du
share-sum =
    { $roses ->
        [one] 1 Windrose + 1 ungesehene Karte = { $cards } Karten, eine nach der anderen
       *[other] { $roses } Windrosen + 1 ungesehene Karte = { $cards } Karten, eine nach der anderen
    }
share-explain = Wer die Karte nimmt, nimmt diese Windrose zurück.
share-passed = abgelehnt
share-certain =
    { $cards ->
        [one] Die nächste Karte ist der Fluch
       *[other] Unter den { $cards } Karten, die noch kommen, ist ein Fluch
    }
share-possible = Unter den Karten, die noch kommen, kann ein Fluch sein
loss-amulet = ein Amulett
loss-gold = die beste Goldkarte
loss-nothing = nichts
loss-safe = sicher
share-gold = Dein Gold: { $gold }
or = oder
curse-title = Verflucht!
curse-text-stops = Wer hier noch eine Windrose hat, gibt ein Amulett ab oder sonst die beste Goldkarte. Der Rest wird nicht verteilt.
curse-text-amulets = Wer hier noch eine Windrose hat, gibt ein Amulett ab und ist beim Verteilen weiter dabei. Ohne Amulett ist es die beste Goldkarte, und die Windrosen werden zurückgenommen.
curse-text-all = Wer hier noch eine Windrose hat, gibt ein Amulett ab oder sonst die beste Goldkarte. Dann geht das Verteilen weiter.
curse-amulet = gibt ein Amulett ab
curse-gold = verliert { $card }
curse-nothing = hat nichts zu verlieren
curse-safe = in Sicherheit

## Score

score-title = Das Gold
score-total = Gold
score-you-win = Du gewinnst mit { $total }
score-wins = { $who } gewinnt mit { $total }
score-shared = { $who } teilen sich den Sieg mit { $total }
why-ahead = { $ahead } mehr als { $who }.
why-cards =
    { $cards ->
        [one] Aus 1 Goldkarte.
       *[other] Aus { $cards } Goldkarten.
    }

## The guided first game

lesson-first = Deine erste Partie
lesson-welcome = Das ist die Insel. Vier Schätze sind hier versteckt, und niemand weiß wo, nicht einmal das Spiel: Das entscheiden die Hinweise, die ihr ausspielt.
lesson-maps = Jeder Schatz hat einen Schatzpfad, und ein Pfad ist eine Reihe von Hinweisen. Der graue Schatz liegt neben einer Hütte: Damit bleiben 24 Felder. Auf diesem Hinweis liegt deine Windrose.
lesson-hand = Diese Hinweise gehören dir; die anderen sehen sie nicht. Zeige auf einen, um zu sehen, was er auf jedem Schatzpfad ausschließen würde und wo er nicht passt.
lesson-clue = Spiele „im Dschungel“ auf den grauen Schatzpfad: neben einer Hütte und im Dschungel, damit bleiben 6 Felder. Ein Hinweis muss etwas ausschließen und etwas übrig lassen.
lesson-rose = Jetzt liegen zwei deiner Windrosen auf dem grauen Schatzpfad. Jede Windrose ist ein Anteil am Schatz, egal wer ihn hebt.
lesson-sites = Jemand hat „neben einer Palme“ dazugelegt. Nur ein Markierungsstein ist übrig: Der graue Schatz liegt auf E3.
lesson-drive = Fahre in drei Teilstrecken hin. Zuerst den Strand entlang zum Amulett auf F1: Eine Teilstrecke führt dich beliebig weit durch ein Gelände, und endet sie auf einem Amulett, sammelst du es ein. Dann einen Schritt in den Dschungel, nach E2, und weiter durch den Dschungel nach E3.
lesson-raise = Du bist da. Hebe den Schatz: Damit kommt noch eine deiner Windrosen unter den letzten Hinweis, du wirst also zuerst gefragt.
lesson-peek = Du hast hier drei Windrosen, also hast du drei Karten des Schatzes gesehen, und nur du. Eine weitere ist dabei, die niemand gesehen hat. Jetzt werden sie einzeln aufgedeckt.
lesson-offer = Du wirst zuerst gefragt. Nimm die Karte: Die Windrose geht zurück. Wenn du ablehnst, ist die nächste Windrose dran, und du könntest auf Besseres warten.
lesson-again = Die nächste Windrose gehörte jemand anderem, der eine Karte genommen hat. Jetzt bist du wieder dran: Nimm auch diese.
lesson-last = Und nun die letzte deiner Windrosen. Was danach übrig ist, wird abgelegt.
lesson-first_clue = Du hast das letzte Gold bekommen, also beginnst du den grauen Schatzpfad neu, mit einem beliebigen Hinweis. Nimm „im Gebirge“.
lesson-statues = Nach jedem Schatz blicken die Statuen aufs Meer: Wo ihr Blick die Insel verlässt, wird ein Amulett angespült. Dann drehen sie sich.
lesson-curse = Dein Amulett gibt dir einen Zusatzhinweis, eine Extrafahrt oder eine neue Hand oder entfernt einen Stein. Oder behalte es: Zwei Karten im Schatzstapel sind Flüche. Wird einer aufgedeckt, geben alle, die dort noch eine Windrose haben, ein Amulett ab oder sonst ihre beste Goldkarte.
lesson-end = Du bist gefahren, und das war deine Aktion. Behalte das Amulett und beende deinen Zug.
lesson-free = Mehr musst du nicht wissen. Das Spiel endet, wenn der Schatzstapel aufgebraucht ist, und das meiste Gold gewinnt. Spiele weiter oder hör auf, wann du willst.

## Own deck: the names of its file, and what is wrong with one

deck-list-clues = Hinweise
deck-list-gold = Goldkarten
deck-entry-clues = Hinweis Nr. { $clue }
deck-entry-gold = Goldkarte Nr. { $card }
deck-key-amulets = Amulette
deck-key-clue = Nr.
deck-key-card = Nr.
deck-key-relation = Wo
deck-key-of = Wovon
deck-key-not = Nicht
deck-key-value = Gold
deck-relation-in = in
deck-relation-next_to = neben
deck-relation-in_sight_of = in Sichtweite von
deck-of-jungle = { terrain-jungle }
deck-of-scrubland = { terrain-scrubland }
deck-of-mountain = { terrain-mountain }
deck-of-lake = { terrain-lake }
deck-of-river = { terrain-river }
deck-of-beach = { terrain-beach }
deck-of-ocean = { terrain-ocean }
deck-of-largest_jungle = größter Dschungel
deck-of-largest_scrubland = größtes Buschland
deck-of-largest_mountain = größtes Gebirge
deck-of-largest_lake = größter See
deck-of-largest_river = größter Fluss
deck-of-largest_beach = größter Strand
deck-of-hut = { object-hut }
deck-of-palm = { object-palm }
deck-of-statue = Statue
mistake-in_the_ocean = Im Meer liegt kein Schatz; neben dem Meer oder in Sichtweite davon ist möglich.
mistake-clues = Es sind { $count } Hinweise; mindestens { $least } sind nötig.
mistake-gold = Hier sind { $count } Goldkarten; in der Schachtel sind { $gold }.
mistake-spaces_left = Auf Insel { $island } lässt dieser Hinweis zu wenig oder alles übrig: { $left } Felder. Mindestens 2 müssen bleiben, und einige müssen wegfallen.

## Pictures of the rules

picture-TB-C3 = Von links nach rechts: im Dschungel, neben einer Hütte, in Sichtweite einer Palme, nicht neben einem See. Der Schatz kann auf goldenen Feldern mit Kreuz liegen, auf schraffierten nicht.
picture-TB-K3 = „Neben einer Hütte“ lässt die 6 Felder um die Hütte übrig. Dann nimmt „im Dschungel“ 3 Steine weg und lässt 3 übrig.
picture-TB-M1 = Erste Teilstrecke: beliebig weit durch den Dschungel. Zweite Teilstrecke: ein Schritt ins Gebirge. Dritte Teilstrecke: beliebig weit durchs Gebirge.
picture-TB-R3 = Die 4 wird zuerst der untersten Windrose angeboten, also der Person, die den Schatz hebt, dann einer nach der anderen bis ganz nach oben. Blau hat hier zwei Windrosen und wird zweimal gefragt.
picture-TB-R6 = Die Statue blickt nach Westen: Das letzte Inselfeld dort bekommt ein Amulett. Dann dreht sie sich im Uhrzeigersinn und blickt nach Nordwesten.
