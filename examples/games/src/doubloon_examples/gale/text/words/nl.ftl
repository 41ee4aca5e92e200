title = Gale
hook = Verder trekken, of naar huis varen voor de storm.
length = 10 minuten
goal = Iedereen houdt in het geheim een kaart. Daarna trek je één voor één kaarten voor je reis, of je vaart naar huis en zet ze op de bank, tot een storm alles meeneemt wat niet thuis is.

ask-choose = Welke zeekaart houd je?
ask-turn = Verder trekken, of naar huis varen?
wait-choose = { $who } kiest een zeekaart
wait-turn = { $who } trekt verder of vaart naar huis

do-keep = { $choice } houden
do-draw = Trek een kaart
do-sail = Vaar naar huis

event-drew = { $you ->
    [yes] Je trekt { $card }
   *[no] { $who } trekt { $card }
}
event-showed = { $you ->
    [yes] Je toont je zeekaart: { $value }
   *[no] { $who } toont een zeekaart: { $value }
}
event-weathered = { $you ->
    [yes] Je kalmte redt de reis
   *[no] Kalmte redt de reis van { $who }
}
event-lost = { $you ->
    [yes] Je verliest je reis
   *[no] { $who } verliest de reis
}
event-sailed = { $you ->
    [yes] Je vaart naar huis met { $points }
   *[no] { $who } vaart naar huis met { $points }
}

reason-empty = Er is nog niets om thuis te brengen.

field-deck = Stapel
field-gone = Weg
field-voyage = Reis
field-banked = Op de bank
field-chart = Zeekaart
field-spent = Kalmte gebruikt

card-storm = storm
card-trade = handel
card-calm = kalmte
