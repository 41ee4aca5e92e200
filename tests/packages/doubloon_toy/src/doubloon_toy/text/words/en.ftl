# Toy

event-passed = { $who } passes a card to { $other }
event-played = { $who } plays { $card }
event-showed = { $who } shows a card
event-drew = { $who } draws a card
event-reshuffled = the { $cards } discarded cards become the new deck
event-over = it is over: { $scores }

ask-pass = Pass a card to the left
ask-play = Play a card
wait-pass = { $who } passes a card
wait-play = { $who } plays a card

reason-over = The game is over.
reason-not_asked = It is not your turn.
reason-pass_first = A card must be passed first.
reason-passing_is_over = Cards are passed at the beginning only.
reason-not_in_hand = Card { $card } is not in your hand.

do-pass = Pass card { $number }
do-play = Play card { $number }
