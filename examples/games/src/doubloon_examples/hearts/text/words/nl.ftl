title = Hartenjagen
hook = Neem geen harten, en nooit schoppenvrouw.
length = 20 minuten
goal = Vier spelers maken slagen die niemand wil: elke harten is een strafpunt, schoppenvrouw dertien.

ask-passing = Geef een kaart door naar links
ask-turn = Speel een kaart
wait-passing = { $who } geeft kaarten door
wait-turn = { $who } speelt een kaart

do-give = { $card } doorgeven
do-play = { $card } spelen

event-dealt = { $you ->
    [yes] Je krijgt { $count } kaarten
   *[no] { $who } krijgt { $count } kaarten
}
event-passed = { $you ->
    [yes] Je geeft { $card } aan { $other }
   *[no] { $who } geeft { $card } aan { $other }
}
event-passed-hidden = { $who } geeft een kaart aan { $other }
event-played = { $you ->
    [yes] Je speelt { $card }
   *[no] { $who } speelt { $card }
}
event-took = { $you ->
    [yes] Je neemt de slag
   *[no] { $who } neemt de slag
}
event-counted = { $you ->
    [yes] Je krijgt { $points } punten
   *[no] { $who } krijgt { $points } punten
}

reason-follow = Je kunt bekennen, dus je moet.

field-hands = Hand
field-aside = Door te geven
field-played = Gespeeld
field-taken = Slagen
field-points = Punten
field-deals = Ronde
field-void = Heeft niet
field-leader = Komt uit

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
