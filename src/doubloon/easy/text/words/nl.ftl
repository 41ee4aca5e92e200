# Wat in elk gedeclareerd spel kan gebeuren

reason-over = Het spel is afgelopen.
reason-not_asked = Iemand anders is aan zet.
reason-not_now = Dat wordt nu niet gevraagd.
reason-not_there = { $card } ligt daar niet.
event-over = Het spel is afgelopen
