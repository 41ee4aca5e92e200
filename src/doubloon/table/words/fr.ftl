# Ce que le serveur dit lui-même aux gens : avis de tour et aperçus de liens.

notice-title = { $game } : c’est à vous
notice-text =
    { $named ->
        [no] { $game } : c’est à vous. { $link }
       *[yes] { $game } : c’est à vous, { $names }. { $link }
    }
notice-and = { $one } et { $other }
notice-greeting = Doubloon vous écrira ici quand ce sera votre tour.
mail-confirm-title = Doubloon : est-ce bien votre adresse ?
mail-confirm-text =
    Quelqu’un, sans doute vous, souhaite recevoir à cette adresse un message de Doubloon quand c’est son tour. Pour accepter, ouvrez cette page d’ici demain :

    { $link }

    Sinon, ne faites rien : aucun autre message ne viendra.
mail-stop = Ne plus recevoir ces messages : { $link }

preview-start = Doubloon : des jeux de société au trésor
preview-start-more = Loot Island, Tobago et Under Sail dans le navigateur : entre amis ou contre des robots qui ne trichent jamais. Rien à installer, pas de compte.
preview-game = { $game } : jouer dans le navigateur
preview-game-more = Entre amis ou contre des robots qui ne trichent jamais. Rien à installer, pas de compte.
preview-rules = { $game } : les règles
preview-rules-more = Brèves, numérotées, avec des exemples : à parcourir ou à imprimer.
preview-learn = { $game } : apprendre en jouant
preview-learn-more = Une partie guidée de quelques minutes sur le vrai plateau.
preview-score = { $game } : la feuille de score
preview-score-more = Pour la table à la maison : saisissez ce que chacun possède. Fonctionne sans réseau.
preview-waiting = { $game } : une place vous attend
preview-waiting-more =
    { $free ->
        [0] Toutes les places sont prises : regardez, ou attendez la prochaine partie.
        [one] Une place sur { $players } est libre. Ouvrez le lien et prenez place : rien à installer, pas de compte.
       *[other] { $free } places sur { $players } sont libres. Ouvrez le lien et prenez place : rien à installer, pas de compte.
    }
preview-running = { $game } : une partie est en cours
preview-running-more = Ouvrez le lien pour regarder ou pour continuer à jouer.
preview-finished = { $game } : le déroulement de la partie
preview-finished-more = Le résultat, et chaque coup à revoir.
