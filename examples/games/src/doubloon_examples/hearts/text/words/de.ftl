title = Hearts
hook = Nimm keine Herzen, und nie die Pikdame.
length = 20 Minuten
goal = Vier spielen um Stiche, die niemand will: jedes Herz zählt einen Punkt gegen dich, die Pikdame dreizehn.

ask-passing = Gib eine Karte nach links
ask-turn = Spiel eine Karte
wait-passing = { $who } gibt Karten weiter
wait-turn = { $who } spielt eine Karte

do-give = { $card } weitergeben
do-play = { $card } spielen

event-dealt = { $you ->
    [yes] Du bekommst { $count } Karten
   *[no] { $who } bekommt { $count } Karten
}
event-passed = { $you ->
    [yes] Du gibst { $card } an { $other }
   *[no] { $who } gibt { $card } an { $other }
}
event-passed-hidden = { $who } gibt eine Karte an { $other }
event-played = { $you ->
    [yes] Du spielst { $card }
   *[no] { $who } spielt { $card }
}
event-took = { $you ->
    [yes] Du nimmst den Stich
   *[no] { $who } nimmt den Stich
}
event-counted = { $you ->
    [yes] Du bekommst { $points } Punkte
   *[no] { $who } bekommt { $points } Punkte
}

reason-follow = Du kannst bedienen, also musst du.

field-hands = Hand
field-aside = Zum Weitergeben
field-played = Gespielt
field-taken = Stiche
field-points = Punkte
field-deals = Runde
field-void = Hat nicht
field-leader = Spielt aus

suit-C = { $rank ->
    [T] 10
   *[other] { $rank }
}♣
suit-D = { $rank ->
    [T] 10
   *[other] { $rank }
}♦
suit-S = { $rank ->
    [T] 10
   *[other] { $rank }
}♠
suit-H = { $rank ->
    [T] 10
   *[other] { $rank }
}♥
