title = Gale
hook = Draw on, or sail home before the storm.
length = 10 minutes
goal = Everyone keeps a chart in secret. Then you draw cards into your voyage one by one, or sail home and bank them, until a storm takes all that is not home.

ask-choose = Which chart do you keep?
ask-turn = Draw on, or sail home?
wait-choose = { $who } chooses a chart
wait-turn = { $who } draws on or sails home

do-keep = Keep { $choice }
do-draw = Draw a card
do-sail = Sail home

event-drew = { $you ->
    [yes] You draw { $card }
   *[no] { $who } draws { $card }
}
event-showed = { $you ->
    [yes] You show your chart: { $value }
   *[no] { $who } shows a chart: { $value }
}
event-weathered = { $you ->
    [yes] Your calm saves the voyage
   *[no] The calm saves { $who }’s voyage
}
event-lost = { $you ->
    [yes] You lose your voyage
   *[no] { $who } loses the voyage
}
event-sailed = { $you ->
    [yes] You sail home with { $points }
   *[no] { $who } sails home with { $points }
}

reason-empty = There is nothing to bring home yet.

field-deck = Deck
field-gone = Gone
field-voyage = Voyage
field-banked = Banked
field-chart = Chart
field-spent = Calm used

card-storm = storm
card-trade = trade
card-calm = calm
