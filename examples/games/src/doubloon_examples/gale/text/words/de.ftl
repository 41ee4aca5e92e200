title = Gale
hook = Weiterziehen oder vor dem Sturm heimsegeln.
length = 10 Minuten
goal = Alle behalten heimlich eine Seekarte. Dann zieht ihr Karte um Karte für eure Reise, oder ihr segelt heim und sichert sie, bis ein Sturm alles nimmt, was nicht daheim ist.

ask-choose = Welche Seekarte behältst du?
ask-turn = Weiterziehen oder heimsegeln?
wait-choose = { $who } wählt eine Seekarte
wait-turn = { $who } zieht weiter oder segelt heim

do-keep = { $choice } behalten
do-draw = Karte ziehen
do-sail = Heimsegeln

event-drew = { $you ->
    [yes] Du ziehst { $card }
   *[no] { $who } zieht { $card }
}
event-showed = { $you ->
    [yes] Du zeigst deine Seekarte: { $value }
   *[no] { $who } zeigt eine Seekarte: { $value }
}
event-weathered = { $you ->
    [yes] Deine Ruhe rettet die Reise
   *[no] Ruhe rettet die Reise von { $who }
}
event-lost = { $you ->
    [yes] Du verlierst deine Reise
   *[no] { $who } verliert die Reise
}
event-sailed = { $you ->
    [yes] Du segelst heim mit { $points }
   *[no] { $who } segelt heim mit { $points }
}

reason-empty = Es gibt noch nichts heimzubringen.

field-deck = Stapel
field-gone = Fort
field-voyage = Reise
field-banked = Gesichert
field-chart = Seekarte
field-spent = Ruhe verbraucht

card-storm = Sturm
card-trade = Handel
card-calm = Ruhe
