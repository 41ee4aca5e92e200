title = Hearts
hook = Take no hearts, and never the queen of spades.
length = 20 minutes
goal = Four players take tricks that nobody wants: every heart is a point against you, the queen of spades thirteen.

ask-passing = Pass a card to the left
ask-turn = Play a card
wait-passing = { $who } passes cards
wait-turn = { $who } plays a card

do-give = Pass { $card }
do-play = Play { $card }

event-dealt = { $you ->
    [yes] You get { $count } cards
   *[no] { $who } gets { $count } cards
}
event-passed = { $you ->
    [yes] You pass { $card } to { $other }
   *[no] { $who } passes { $card } to { $other }
}
event-passed-hidden = { $who } passes a card to { $other }
event-played = { $you ->
    [yes] You play { $card }
   *[no] { $who } plays { $card }
}
event-took = { $you ->
    [yes] You take the trick
   *[no] { $who } takes the trick
}
event-counted = { $you ->
    [yes] You get { $points } points
   *[no] { $who } gets { $points } points
}

reason-follow = You can follow suit, so you must.

field-hands = Hand
field-aside = To pass
field-played = Played
field-taken = Taken
field-points = Points
field-deals = Deal
field-void = Void in
field-leader = Leader

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
