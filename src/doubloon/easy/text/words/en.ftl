# What can happen in every declared game

reason-over = The game is over.
reason-not_asked = Somebody else is to act.
reason-not_now = That is not asked now.
reason-not_there = { $card } is not there.
event-over = The game is over
