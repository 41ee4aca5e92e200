title = Gale
hook = Piocher encore, ou rentrer au port avant la tempête.
length = 10 minutes
goal = Chacun garde une carte marine en secret. Ensuite, vous piochez des cartes une à une pour votre voyage, ou vous rentrez au port et les mettez à l’abri, jusqu’à ce qu’une tempête emporte tout ce qui n’est pas rentré.

ask-choose = Quelle carte marine gardez-vous ?
ask-turn = Piocher encore, ou rentrer ?
wait-choose = { $who } choisit une carte marine
wait-turn = { $who } pioche ou rentre

do-keep = Garder { $choice }
do-draw = Piocher une carte
do-sail = Rentrer au port

event-drew = { $you ->
    [yes] Vous piochez { $card }
   *[no] { $who } pioche { $card }
}
event-showed = { $you ->
    [yes] Vous montrez votre carte marine : { $value }
   *[no] { $who } montre une carte marine : { $value }
}
event-weathered = { $you ->
    [yes] Le calme sauve votre voyage
   *[no] Le calme sauve le voyage ({ $who })
}
event-lost = { $you ->
    [yes] Vous perdez votre voyage
   *[no] { $who } perd son voyage
}
event-sailed = { $you ->
    [yes] Vous rentrez avec { $points }
   *[no] { $who } rentre avec { $points }
}

reason-empty = Il n’y a encore rien à rapporter.

field-deck = Pioche
field-gone = Défausse
field-voyage = Voyage
field-banked = À l’abri
field-chart = Carte marine
field-spent = Calme utilisé

card-storm = tempête
card-trade = commerce
card-calm = calme
