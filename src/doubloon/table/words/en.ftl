# What the server itself says to people: turn notices, and previews of links.

notice-title = { $game }: it is your turn
notice-text =
    { $named ->
        [no] { $game }: it is your turn. { $link }
       *[yes] { $game }: it is your turn, { $names }. { $link }
    }
notice-and = { $one } and { $other }
notice-greeting = Doubloon will tell you here when it is your turn.
mail-confirm-title = Doubloon: is this your address?
mail-confirm-text =
    Somebody, hopefully you, wants e-mails from Doubloon at this address when it is their turn in a game. To agree, open this page within a day:

    { $link }

    Otherwise do nothing, and no more will come.
mail-stop = No more of these e-mails: { $link }

preview-start = Doubloon: board games about treasure
preview-start-more = Loot Island, Tobago and Under Sail in the browser: with friends or against bots that never cheat. Nothing to install, no account.
preview-game = { $game }: play in the browser
preview-game-more = With friends or against bots that never cheat. Nothing to install, no account.
preview-rules = { $game }: the rules
preview-rules-more = Short, by number and with examples, to search and to print.
preview-learn = { $game }: learn by playing
preview-learn-more = A guided game of a few minutes on the real board.
preview-score = { $game }: the score pad
preview-score-more = For the table at home: tap in what everybody has. Works without a network.
preview-waiting = { $game }: a seat is free for you
preview-waiting-more =
    { $free ->
        [0] All seats are taken; watch, or wait for the next game.
        [one] One seat of { $players } is free. Open the link and sit down: nothing to install, no account.
       *[other] { $free } of { $players } seats are free. Open the link and sit down: nothing to install, no account.
    }
preview-running = { $game }: a game is being played
preview-running-more = Open the link to watch or to play on.
preview-finished = { $game }: how the game went
preview-finished-more = The result, and every move to step through.
