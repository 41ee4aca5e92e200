# What Starter says: name it, ask, tell what happened, say why not.

title = Starter
hook = Everybody plays a card at once, and the highest takes the trick.
length = 5 minutes
goal = You hold five cards. All play one at the same time; the highest takes the trick, and most tricks win.

ask-choose = Play a card
wait-choose = { $who } chooses a card
do-play = Play { $card }

event-played = { $you ->
    [yes] You play { $card }
   *[no] { $who } plays { $card }
}
event-took = { $you ->
    [yes] You take the trick
   *[no] { $who } takes the trick
}

field-deck = Deck
field-hands = Hand
field-played = Played
field-gone = Gone
field-tricks = Tricks
