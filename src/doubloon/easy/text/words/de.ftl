# Was in jedem deklarierten Spiel vorkommen kann

reason-over = Das Spiel ist zu Ende.
reason-not_asked = Jemand anders ist am Zug.
reason-not_now = Das ist jetzt nicht gefragt.
reason-not_there = { $card } liegt dort nicht.
event-over = Das Spiel ist zu Ende
