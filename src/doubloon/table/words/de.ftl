# Was der Server selbst den Leuten sagt: Zugmeldungen und Vorschauen von Links.

notice-title = { $game }: Du bist am Zug
notice-text =
    { $named ->
        [no] { $game }: Du bist am Zug. { $link }
       *[yes] { $game }: Du bist am Zug, { $names }. { $link }
    }
notice-and = { $one } und { $other }
notice-greeting = Doubloon meldet sich hier, wenn du am Zug bist.
mail-confirm-title = Doubloon: Ist das deine Adresse?
mail-confirm-text =
    Jemand, hoffentlich du, möchte an dieser Adresse Mails von Doubloon bekommen, sobald ein Zug ansteht. Wenn du zustimmst, öffne innerhalb eines Tages diese Seite:

    { $link }

    Andernfalls tu nichts, dann kommt keine weitere Mail.
mail-stop = Keine solchen Mails mehr: { $link }

preview-start = Doubloon: Brettspiele rund um Schätze
preview-start-more = Loot Island, Tobago und Under Sail im Browser: mit Freunden oder gegen Bots, die nie schummeln. Nichts zu installieren, kein Konto.
preview-game = { $game }: im Browser spielen
preview-game-more = Mit Freunden oder gegen Bots, die nie schummeln. Nichts zu installieren, kein Konto.
preview-rules = { $game }: die Regeln
preview-rules-more = Kurz, nummeriert und mit Beispielen, zum Suchen und zum Drucken.
preview-learn = { $game }: spielend lernen
preview-learn-more = Eine geführte Partie von wenigen Minuten auf dem echten Spielplan.
preview-score = { $game }: der Wertungsblock
preview-score-more = Für den Tisch zu Hause: Tipp ein, was alle haben. Geht auch ohne Netz.
preview-waiting = { $game }: Ein Platz ist für dich frei
preview-waiting-more =
    { $free ->
        [0] Alle Plätze sind besetzt; schau zu oder warte auf die nächste Partie.
        [one] Einer von { $players } Plätzen ist frei. Link öffnen und hinsetzen: nichts zu installieren, kein Konto.
       *[other] { $free } von { $players } Plätzen sind frei. Link öffnen und hinsetzen: nichts zu installieren, kein Konto.
    }
preview-running = { $game }: Hier wird gespielt
preview-running-more = Öffne den Link, um zuzuschauen oder weiterzuspielen.
preview-finished = { $game }: So verlief die Partie
preview-finished-more = Das Ergebnis, und jeder Zug zum Nachsehen.
