# Wat de server zelf tegen mensen zegt: beurtberichten, en voorvertoningen van links.

notice-title = { $game }: jij bent aan de beurt
notice-text =
    { $named ->
        [no] { $game }: jij bent aan de beurt. { $link }
       *[yes] { $game }: jij bent aan de beurt, { $names }. { $link }
    }
notice-and = { $one } en { $other }
notice-greeting = Doubloon laat je hier weten wanneer je aan de beurt bent.
mail-confirm-title = Doubloon: is dit je adres?
mail-confirm-text =
    Iemand, hopelijk jij, wil op dit adres mail van Doubloon krijgen bij elke beurt in een spel. Ga je akkoord, open dan binnen een dag deze pagina:

    { $link }

    Doe anders niets, dan komt er geen mail meer.
mail-stop = Geen mail meer ontvangen: { $link }

preview-start = Doubloon: bordspellen over schatten
preview-start-more = Loot Island, Tobago en Under Sail in de browser: met vrienden of tegen bots die nooit valsspelen. Niets te installeren, geen account.
preview-game = { $game }: speel in de browser
preview-game-more = Met vrienden of tegen bots die nooit valsspelen. Niets te installeren, geen account.
preview-rules = { $game }: de spelregels
preview-rules-more = Kort, genummerd en met voorbeelden, om in te zoeken en te printen.
preview-learn = { $game }: al spelend leren
preview-learn-more = Een begeleid spel van een paar minuten op het echte bord.
preview-score = { $game }: het scoreblok
preview-score-more = Voor aan de keukentafel: tik in wat iedereen heeft. Werkt zonder internet.
preview-waiting = { $game }: er is een plaats voor je vrij
preview-waiting-more =
    { $free ->
        [0] Alle plaatsen zijn bezet; kijk mee of wacht op het volgende spel.
        [one] Eén van de { $players } plaatsen is vrij. Open de link en schuif aan: niets te installeren, geen account.
       *[other] { $free } van de { $players } plaatsen zijn vrij. Open de link en schuif aan: niets te installeren, geen account.
    }
preview-running = { $game }: er wordt gespeeld
preview-running-more = Open de link om te kijken of verder te spelen.
preview-finished = { $game }: zo verliep het spel
preview-finished-more = De uitslag, en elke zet om terug te kijken.
