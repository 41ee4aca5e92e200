# Loot Island

title = Loot Island
hook = Kartiert gemeinsam die Küste und entscheidet dann, was den Fluch wert ist.
goal = Sammle das meiste Gold. Wo du Schatzkarten anlegst, liegt auch dein Kompass; wird die Küste am Bug des Schiffs erkundet, teilen sich die Kompasse dort die Beute. Aber Beute ist verflucht: Mit 13 Würfeln am Ende verlierst du alles.
length = 45 Min.

## Names

players-2-more = Zu zweit spielt Aaron mit: eine dritte Hand, offen auf dem Tisch, für die ihr beide handeln dürft.
landing-N1-short = N·W
landing-N2-short = N·O
landing-E1-short = O·N
landing-E2-short = O·S
landing-S1-short = S·O
landing-S2-short = S·W
landing-W1-short = W·S
landing-W2-short = W·N
effect-draw-short = Zieh 1
effect-cube-short = Würfel ab
effect-chest-short = Truhe
effect-plus-short = Doppelt
effect-one-short = Verflucht
effect-draw-long = Alle mit einem Kompass dort dürfen 1 Karte ziehen.
effect-cube-long = Alle mit einem Kompass dort dürfen 1 Würfel abwerfen.
effect-chest-long = Eine Beutekarte mehr, wenn diese Anlegestelle erkundet wird.
effect-plus-long = Zählt als zwei Karten.
effect-one-long = An einer leeren Anlegestelle nehmen alle anderen 1 Würfel. Vorn an einer Reihe kopiert sie den Effekt einer Karte dort, nur für dich.
kinds-amulet = Amulette
kinds-coin_bag = Münzbeutel
kinds-book = Bücher
kinds-jewel = Juwelen
kinds-crown = Kronen
kinds-skull = Schädel
number = Nr. { $number }
about-cubes = werde Fluchwürfel los.
about-stack = dein Kompass an einer Anlegestelle wechselt seinen Platz im Stapel.
about-draw = zieh 2 Schatzkarten.
about-treasure = nimm 1 Fluchwürfel und grab eine Beutekarte aus, zum Behalten oder Vergraben.
about-compass = leg einen Kompass an eine Anlegestelle, ohne dort Karten anzulegen.
about-ship = das Schiff fährt weiter, sodass eine andere Küste erkundet wird.
island-closed = diese Runde geschlossen

## Board

board-label = Die Insel mit ihren acht Anlegestellen
landing-label = { $name }: { $count } von { $need } Karten, { $treasures ->
        [one] 1 Beutekarte
       *[other] { $treasures } Beutekarten
    }.
landing-label-cards = Reihe, { $suit }: { $cards }.
landing-label-compasses = Kompasse von unten: { $names }.
island-label = Eiland { $name }: { $does }. Kostet { $cost ->
        [one] 1 Karte
       *[other] { $cost } Karten
    }.
island-label-closed = Eiland { $name }: { $does }. In dieser Runde geschlossen.
ship-label = Das Schiff; sein Bug zeigt auf die { $coast }
explored-here =
    diese Runde
    erkundet
zoom = Ganze Karte oder die Küste vor dem Bug

## Hand and players

hand-label =
    { $cards ->
        [0] Deine Hand, keine Karten
        [one] Deine Hand, 1 Karte
       *[other] Deine Hand, { $cards } Karten
    }
hand-label-aaron = Aarons offene Karten
hand-aaron = Karten von { $who }
hand-empty = Keine Karten auf der Hand
cubes = Fluchwürfel
cards = Handkarten
cubes-label = { $cubes } Fluchwürfel; { $deadly } sind tödlich
cubes-label-then = { $cubes } Fluchwürfel, dann { $then }; { $deadly } sind tödlich
first-tile = Startspieler-Plättchen
passed = gepasst
eliminated = ausgeschieden
worth-now = Jetzt wert
compasses-left =
    { $left ->
        [0] Kein Kompass übrig
        [one] 1 Kompass übrig
       *[other] { $left } Kompasse übrig
    }
loot-label =
    { $number ->
        [0] { $kind }: keine
       *[other] { $kind }: { $number }, wert { $worth }
    }
aaron-what = nur Kronen, von euch beiden gespielt
aaron-out = fertig für diese Runde
aaron-act = Für Aaron handeln
aaron-cards = Offene Karten: { $cards }
aaron-crosses =
    { $crosses ->
        [one] 1 Kreuz auf seinen Kronen
       *[other] { $crosses } Kreuze auf seinen Kronen
    }

## Status and side

round = Runde
round-label = Runde { $round } von 5
phase-prepare = Vorbereitung
phase-actions = Aktionen
phase-explore = Beute
phase-final = Letzte Erkundung
phase-ending = Die Abrechnung
phase-over = Das Ende
event-now = Ereignis dieser Runde
events-coming = Kommen noch:
forecast = { $coast }, bald erkundet
forecast-many = Bald erkundet
loot-big = Große Beute: Kompasse und Truhen
loot-small = Kleine Beute: Truhen
loot-short =
    { $cards ->
        [one] 1 Karte fehlt
       *[other] { $cards } Karten fehlen
    }
share-order = In dieser Reihenfolge: { $names }
treasures = Beute
pile-maps = Karten
pile-discards = Ablage
pile-treasures = Beute
pile-healers =
    { $number ->
        [one] 1 Heilerin
       *[other] { $number } Heilerinnen
    }
healers-known = Bekannte Heilerinnen:

## The events

event-card-A1-text = Sofort dürfen alle 2 weitere Schatzkarten ziehen, für 2 Fluchwürfel.
event-card-A2-text = Beutekarten liegen aus: Wenn du passt, musst du eine davon nehmen und behalten.
event-card-A3-text = Jedes Nutzen eines Eilands kostet 1 Fluchwürfel.
event-card-A4-text = Die Große Beute hat 1 Beutekarte weniger, die Kleine Beute 1 mehr.
event-card-B1-text = Das Schiff fährt eine Ecke weiter: Eine andere Küste wird erkundet.
event-card-B2-text = Das Schiff wendet zur zuletzt erkundeten Küste und behält die neue Richtung.
event-card-B3-text = Ein Eiland bleibt in dieser Runde geschlossen.
event-card-B4-text = Niemand darf mehr als 2 Kompasse an der Insel haben.
event-card-B5-text = Alle Hände werden auf 1 Karte weniger als sonst aufgefüllt.
event-card-B6-text = Jede Würfelkarte wirft bis zu 2 Würfel statt 1 ab.
event-card-B7-text = Ein Eiland kostet 1 Karte mehr, von beliebiger Farbe.
event-card-B8-text = Sobald zum ersten Mal jemand passt, nehmen alle anderen 2 Fluchwürfel.
event-card-B9-text = Ein Eiland kostet nur 1 Karte, aber danach musst du sofort passen.
event-card-B10-text = Nach dem Teilen dürfen alle mit einem Kompass an der Kleinen Beute bis zu 2 Würfel abwerfen.
event-card-B11-text = Große und Kleine Beute haben je 1 Beutekarte weniger.
event-card-B12-text = Haben beide Anlegestellen genug Karten, ist die mit weniger Karten die Große Beute.
event-card-B13-text = Beutekarten werden von oben nach unten genommen; Unterstrom bringt einen Kompass nach oben.
event-card-B14-text = Diese Küste und die nächste vor dem Bug werden beide erkundet.
round-event = Runde { $round }

## Questions

say-turn-aaron = Karten anlegen, Eiland nutzen, für Aaron handeln oder passen
say-pass = Für diese Runde passen
say-pay =
    { $cost ->
        [1] { $island } kostet eine beliebige Karte
        [3] { $island } kostet 2 Karten einer Farbe und eine dritte
       *[other] { $island } kostet 2 Karten einer Farbe
    }
say-island = { $island } nutzen für
say-landing = Wähle Karten für { $landing }
say-play = Anlegen bei { $landing }:
say-where = Wähle einen Ort für
say-aaron = Für Aaron: Lege seine Karten an oder nutze ein Eiland
say-discard = Abwerfen:

## Actions

## What happens

fx-title = Was geschieht
fx-nothing = Wähle etwas: Hier siehst du, was es bewirkt, bevor du es bestätigst.
fx-only = Sonst geschieht nichts.
fx-compass =
    { $place ->
        [1] Ein Kompass beginnt den Stapel
       *[other] Ein Kompass kommt obenauf, Platz { $place }
    }
fx-compass-moved =
    { $place ->
        [1] Ein Kompass kommt von { $from } hierher
       *[other] Ein Kompass kommt von { $from } hierher, Platz { $place }
    }
fx-compass-at = Ein Kompass kommt nach { $landing }
fx-pass = Kein Zug mehr in dieser Runde; Karten bleiben auf der Hand
fx-pass-first = Zuerst gepasst: Das Startspieler-Plättchen gehört dir
fx-island = { $island } wird umgedreht
fx-keep = { they-keep } { $treasure }
fx-ship = Der Bug zeigt auf die { $coast }
fx-draw =
    { $cards ->
        [one] 1 Karte ziehen
       *[other] { $cards } Karten ziehen
    }
fx-cubes-come =
    { $cubes ->
        [one] 1 Würfel nehmen
       *[other] { $cubes } Würfel nehmen
    }
fx-cubes-go =
    { $cubes ->
        [one] 1 Würfel weg
       *[other] { $cubes } Würfel weg
    }
fx-ready =
    { $treasures ->
        [one] { $count } von { $need } Karten: genug, 1 Beutekarte
       *[other] { $count } von { $need } Karten: genug, { $treasures } Beutekarten
    }
fx-count = { $count } von { $need } Karten an der Anlegestelle
fx-open = Was dann kommt, siehst du nach dem Bestätigen.

## Scenes

scene-take = Die Beute teilen
scene-claim = Abschiedsgeschenke
scene-treasure = Eine Beutekarte
scene-healer = Die Heilerinnen
share-big = Die Große Beute
share-small = Die Kleine Beute
share-gifts = Abschiedsgeschenke
share-found = Beute!
share-compasses =
    { $number ->
        [one] 1 Kompass
       *[other] { $number } Kompasse
    }
share-chests =
    { $number ->
        [one] 1 Schatztruhe
       *[other] { $number } Schatztruhen
    }
share-treasures =
    { $number ->
        [one] 1 Beutekarte
       *[other] { $number } Beutekarten
    }
share-cloth = Beute auf dem Tuch
share-treasure = { $treasure }, Fluch { $curse }, durchgestrichene Würfel { $crossed }
share-choose = Wähle eine Beutekarte
share-about-amulet = So viel wert, wie darauf steht. Ab jetzt wirst du beim Vergraben 1 Würfel mehr los.
share-about-coin_bag = So viel wert, wie darauf steht, nicht mehr und nicht weniger.
share-about-book = Wert: { $times } mal der Fluch einer anderen deiner Beutekarten, die kein Buch ist; ohne eine solche nichts.
share-about-jewel = Zusätzlich zur Zahl: 8 für zwei Juwelen, 20 für drei.
share-about-crown = Zusätzlich zur Zahl: Wer die meisten Kreuze hat, bekommt 25, danach 18, 11 und 4.
share-about-skull = Zusätzlich zur Zahl: für jede andere Art Beute, die du hast, 1. Ein Satz aus zwei verschiedenen Schädeln bringt je Art 3, einer aus dreien 6.
share-keep = Behalten: { $kind }
share-bury = Wieder vergraben
share-worth =
    { $sign ->
        [more] Deine Beute ist dann { $worth } wert ({ $change } mehr).
        [less] Deine Beute ist dann { $worth } wert.
       *[same] Deine Beute bleibt { $worth } wert.
    }
share-deadly = Mit { $deadly } Würfeln am Ende verlierst du alles.
share-keep-button =
    { $way ->
        [take] { $cubes ->
            [one] Behalten, 1 Würfel nehmen
           *[other] Behalten, { $cubes } Würfel nehmen
        }
        [shed] { $cubes ->
            [one] Behalten, 1 Würfel weg
           *[other] Behalten, { $cubes } Würfel weg
        }
       *[none] Behalten
    }
share-bury-button =
    { $way ->
        [shed] { $cubes ->
            [one] Vergraben, 1 Würfel weg
           *[other] Vergraben, { $cubes } Würfel weg
        }
       *[none] Vergraben
    }
share-kept = behalten
share-buried = vergraben
share-before-you = Vor dir
share-nothing-yet = noch nichts
share-now =
    { $you ->
        [yes] wählst gerade
       *[no] wählt gerade
    }
share-next = gleich danach
share-later = danach
or = oder
healers-title = Wähle eine Heilerin
healers-text =
    { $cubes ->
        [one] 1 Würfel ist zu heilen. Bis dahin ist deine Beute { $loot } wert.
       *[other] { $cubes } Würfel sind zu heilen. Bis dahin ist deine Beute { $loot } wert.
    }
healers-show-title = Deine Heilerin für den Tisch
healers-show-text = Alle legen eine von zweien auf den Tisch; dann wird gewählt, wer die wenigsten Würfel hat, zuerst.
healer-costs = kostet dich { $cost }
healer-take = Nehmen
healer-show = Hinlegen
healer = Heilerin

## Score

score-title = Die Abrechnung
score-total = Beute
score-out = Vom Fluch geholt
score-out-cubes = { $cubes } Würfel: alle Beute verloren
score-out-debt = Die Heilerin kostete mehr als die Beute
score-lost = alles verloren
score-crosses =
    { $crosses ->
        [one] { $sum }, 1 Kreuz
       *[other] { $sum }, { $crosses } Kreuze
    }
score-you-win = Du gewinnst mit { $total }
score-wins = { $who } gewinnt mit { $total }
score-nobody = Der Fluch gewinnt
why-ahead =
    { $you ->
        [yes] { $ahead } Vorsprung auf dich.
       *[no] { $ahead } Vorsprung auf { $who }.
    }
why-tie =
    { $you ->
        [yes] So viel wie du, aber näher am Startspieler-Plättchen.
       *[no] So viel wie { $who }, aber näher am Startspieler-Plättchen.
    }
why-best = Der größte Unterschied: { $line }.
why-alone = Niemand sonst ist dem Fluch entkommen.

## The guided first game

lesson-first = Deine erste Partie
lesson-welcome = Das ist die Insel. Der Bug des Schiffs zeigt auf die Küste, die am Ende dieser Runde erkundet wird. Sie hat zwei Anlegestellen: Wer dort einen Kompass hat, bekommt von der Beute ab. Jede Runde hat ihr eigenes Ereignis; dieses zählt nur, wenn beide Anlegestellen genug Karten bekommen.
lesson-hand = Das sind deine Schatzkarten. Jede hat eine Farbe und eine Zahl, manche ein Symbol: 1 Karte ziehen, 1 Würfel abwerfen, eine Schatztruhe oder +1.
lesson-cards = Karten einer Farbe kommen an eine Anlegestelle, von niedrig nach hoch. Lege deine rote 2 und 4 bei Nord-West an und bestätige. Durch das +1 zählt die 2 als zwei Karten.
lesson-compass = Dein Kompass kam mit den Karten. Er liegt ganz unten im Stapel, du nimmst hier also später die erste Beutekarte.
lesson-wild = Jemand hat eine Karte und einen Kompass dazugelegt: Jetzt reichen die Karten für Beute. Lege deine rote 8 und den Joker an. Ein Joker passt an jede Reihe seiner Farbe, und seine Schatztruhe bringt eine Beutekarte mehr.
lesson-cubes = Das sind deine Fluchwürfel. Wer am Ende des Spiels 13 oder mehr hat, verliert alles.
lesson-island = Ein Eiland kostet zwei Karten einer Farbe. Bezahle mit der grünen 3 und 6 und werde drei Würfel los.
lesson-pass = Fertig für diese Runde? Dann passe. Wer zuerst passt, nimmt das Startspieler-Plättchen: Wer es hat, beginnt die nächste Runde, und am Ende ist es 5 Gold wert.
lesson-explore = Jetzt wird die Küste erkundet. Die Große Beute hat eine Beutekarte für jeden Kompass und eine für jede Schatztruhe.
lesson-keep = Der unterste Kompass nimmt zuerst, und das ist deiner. Behalte den Münzbeutel: Er ist viel wert, aber du nimmst auch seine Fluchwürfel.
lesson-discard = Du bist wieder dran. Vergrabe diesmal das Juwel: Du bekommst es nicht, darfst aber zwei Fluchwürfel abwerfen.
lesson-refresh = Eine neue Runde beginnt. Wirf zuerst eine Karte ab, die dir nichts nützt: die ocker 7. Dann wird deine Hand auf sieben aufgefüllt.
lesson-healer = Am Ende des Spiels verlangt eine Heilerin Gold für die Würfel, die du noch hast. Wer die wenigsten Würfel hat, wählt zuerst.
lesson-free = Mehr musst du nicht wissen. Noch drei Runden: Spiel gegen diese beiden weiter, oder hör auf, wann du willst.

## Own deck: the names of its file

deck-list-map_cards = Schatzkarten
deck-list-treasures = Beutekarten
deck-list-healers = Heilerinnen
deck-list-events = Ereignisse
deck-list-islands = Eilande
deck-key-card = Karte
deck-key-number = Nr.
deck-key-kind = Eiland
deck-key-event = Ereignis
deck-key-symbol = Symbol
deck-key-pile = Stapel
deck-key-type = Art
deck-key-value = Wert
deck-key-curse = Fluchwürfel
deck-key-crossed = Durchgestrichene Würfel
deck-key-multiplier = Faktor für einen Fluch
deck-key-skull = Schädel
deck-key-crosses = Kreuze
deck-key-per_cube = Je Würfel
deck-key-fixed = Fest
deck-key-cubes = Würfel
deck-key-five_players_only = Nur zu fünft
deck-symbol-none = keins
deck-symbol-cube = { effect-cube }
deck-symbol-draw = { effect-draw }
deck-symbol-chest = { effect-chest }
deck-symbol-plus = { effect-plus }
deck-type-amulet = { kind-amulet }
deck-type-coin_bag = { kind-coin_bag }
deck-type-book = { kind-book }
deck-type-jewel = { kind-jewel }
deck-type-crown = { kind-crown }
deck-type-skull = { kind-skull }
deck-kind-cubes = { island-cubes }
deck-kind-stack = { island-stack }
deck-kind-draw = { island-draw }
deck-kind-treasure = { island-treasure }
deck-kind-compass = { island-compass }
deck-kind-ship = { island-ship }
deck-skull-a = { skull-a }
deck-skull-b = { skull-b }
deck-skull-c = { skull-c }
deck-entry-map_cards = { $card }
deck-entry-treasures = Beutekarte Nr. { $number }
deck-entry-healers = Heilerin Nr. { $number }
deck-entry-events = Ereignis { $event }
deck-entry-islands = { $kind }
deck-copy =
    { $copy ->
        [1] { $card }, erste Karte
       *[other] { $card }, zweite Karte
    }
mistake-map_card = R (rot), G (grün), V (violett) oder A (ocker) für die Farbe, eine Zahl von 1 bis 10 oder * für einen Joker, dann a oder b für die erste oder zweite Karte, zum Beispiel R3a
mistake-event_card = A1 bis A4 und B1 bis B14
mistake-not_on_type = Eine Karte dieser Art hat das nicht: { $type }. Sie hat: { $fields }.
mistake-not_on_island = { $kind } hat keine Würfelzahl, nur { island-cubes } hat eine.
mistake-missing_cards = Es fehlt: { $card }. Jede der 88 Schatzkarten ist einmal dabei.
mistake-one_symbol = Eine 1 wirkt durch ihre Zahl und hat keine andere Wirkung. Erlaubt: nichts, Schatztruhe oder +1.
mistake-wild_symbol = Jeder Joker zeigt eine Schatztruhe.
mistake-has_symbol = In der Schachtel zeigt mindestens eine { $value } dieses Symbol: { $symbol }.
mistake-has_five_and_nine = In der Schachtel gibt es eine Farbe, in der eine 5 und eine 9 etwas bewirken: Eine zieht eine Karte, die andere wirft einen Würfel ab.
mistake-has_idle = In der Schachtel gibt es mindestens eine rote { $value }, die weder eine Karte zieht noch einen Würfel abwirft.
mistake-has_chests = In der Schachtel gibt es eine Farbe mit mindestens 4 Schatztruhen.
mistake-missing_treasures = Es fehlt: { $number }. Die 74 Beutekarten haben die Nummern 1 bis 74.
mistake-curse_and_crossed = Fluchwürfel und durchgestrichene Würfel auf einer Beutekarte.
mistake-high_curse = { $curse } Fluchwürfel auf einer Beutekarte.
mistake-missing_piles = Es fehlt: { $pile }. Es gibt vier Stapel.
mistake-missing_types = Es fehlt: { $type }. Es gibt sechs Arten.
mistake-has_value = In der Schachtel gibt es diese Beutekarte: { $type } mit Wert { $value }.
mistake-has_curse = In der Schachtel gibt es diese Beutekarte: { $type } mit { $curse } Fluchwürfeln.
mistake-has_amulets = In der Schachtel gibt es mindestens { $count } Amulette.
mistake-has_jewels = In der Schachtel gibt es mindestens { $count } Juwelen.
mistake-has_three_jewels = In der Schachtel gibt es drei Juwelen mit Wert { $value }.
mistake-has_skull_twice = In der Schachtel gibt es mindestens einen der Schädel zweimal.
mistake-has_book = In der Schachtel gibt es ein Buch, das { $multiplier }-mal einen Fluch zählt.
mistake-has_crown =
    { $crosses ->
        [one] In der Schachtel gibt es eine Krone mit { $crosses } Kreuz.
       *[other] In der Schachtel gibt es eine Krone mit { $crosses } Kreuzen.
    }
mistake-has_skull = In der Schachtel gibt es diesen Schädel: { $skull }.
mistake-missing_healers = Es fehlt: { $number }. Die 14 Heilerinnen haben die Nummern 1 bis 14.
mistake-costs_nothing = Diese Heilerin kostet nichts. Jede verlangt 1 oder 2 je Würfel, eine feste Summe oder beides.
mistake-has_healer = In der Schachtel gibt es diese Heilerin: { $per_cube } je Würfel und fest { $fixed }.
mistake-missing_events = Es fehlt: { $event }. Jedes der 18 Ereignisse ist einmal dabei.
mistake-tiles = Hier sind { $count } Plättchen, in der Schachtel sind 7.
mistake-missing_kinds = Es fehlt: { $kind }. Jedes der 6 Eilande ist mindestens einmal dabei.
mistake-five_players = „Nur zu fünft“ steht bei { $count } Plättchen, richtig ist es bei genau einem.

## Pictures of the rules

picture-LI-2-9 = Hinter die zweite rote 4 passen eine rote 5, eine rote 9 und ein roter Joker. Die rote 3 ist zu niedrig, die grüne 8 hat die falsche Farbe.
picture-LI-2-14 = Oben: Blau legt eine 1 hinter eine 1, und alle anderen nehmen einen Fluchwürfel. Unten: Bei einer 6 am Ende kommt die 1 an den Anfang, und nur Blau zieht eine Karte, wie es die 4 erlaubt.
picture-LI-3-5 = Oben die Große Beute: 3 Kompasse und 2 Schatztruhen bringen 5 Beutekarten. Unten die Kleine Beute: 1 Schatztruhe bringt 1 Beutekarte, die Kompasse bringen keine.
picture-LI-3-6 = Der Stapel von unten nach oben: Blau, Rot, Gelb. In dieser Reihenfolge nehmen sie die ersten drei von 5 Beutekarten; dann nehmen Blau und Rot noch je eine.
