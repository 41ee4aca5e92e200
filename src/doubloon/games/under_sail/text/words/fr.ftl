# Under Sail

## Names

suit-red = rouge
suit-blue = bleu
suit-green = vert
suit-violet = violet
card = { $value } { $suit }
treasure = trésor { $suit } de { $value }
action-1 = Voler 2 cartes Bonus
action-2 = Échanger des cartes avec une main
action-3 = Ordonner les prochains trésors
action-4 = Reprendre une carte

## At the side


## What is asked

ask-pass = Passez à { $who } la plus forte carte de la couleur que vous avez le plus
ask-play = Choisissez une carte à jouer
ask-show = Quelle moitié cachez-vous ?
ask-bonus = Combien de cartes Bonus ajoutez-vous ?
ask-treasure = Prendre un trésor, ou en voler un ?
ask-steal_bonus = Volez 2 cartes Bonus. À qui ?
ask-swap =
    { $number ->
        [one] Échangez { $number } carte. Avec qui ?
       *[other] Échangez { $number } cartes. Avec qui ?
    }
ask-give =
    { $number ->
        [one] Rendez { $number } carte à { $who }. Vous avez pris { $taken }
       *[other] Rendez { $number } cartes à { $who }. Vous avez pris { $taken }
    }
ask-look = Quel paquet regardez-vous ?
ask-order = Dans quel ordre les remettre ?
ask-fetch = Prenez en main une carte de ce pli
ask-discard = Défaussez une carte de votre main
wait-pass = { $who } choisit une carte à passer
wait-play = { $who } joue une carte
wait-show = { $who } joue une carte
wait-bonus = { $who } joue une carte
wait-treasure = { $who } prend ou vole un trésor
wait-steal_bonus = { $who } vole des cartes Bonus
wait-swap = { $who } échange des cartes
wait-give = { $who } rend des cartes
wait-look = { $who } regarde des trésors
wait-order = { $who } ordonne des trésors
wait-fetch = { $who } reprend une carte
wait-discard = { $who } défausse une carte

## Actions

do-card = { $card }
do-show-colour = Montrer la couleur
do-show-number = Montrer le numéro
do-bonus =
    { $number ->
        [0] aucune carte Bonus
        [one] { $number } carte Bonus
       *[other] { $number } cartes Bonus
    }
do-take = Prendre le { $treasure }
do-steal = Voler le { $treasure } à { $who }
do-from = À { $who }
do-deck-red-blue = Rouge et bleu
do-deck-green-violet = Vert et violet
do-order = { $treasures }
do-fetch = { $card }

## The log: what the reader did is told to the reader

they-pass =
    { $you ->
        [yes] Vous passez
       *[no] { $who } passe
    }
they-show =
    { $you ->
        [yes] Vous montrez
       *[no] { $who } montre
    }
they-take =
    { $you ->
        [yes] Vous prenez
       *[no] { $who } prend
    }
they-steal =
    { $you ->
        [yes] Vous volez
       *[no] { $who } vole
    }
they-win =
    { $you ->
        [yes] Vous remportez
       *[no] { $who } remporte
    }
they-give =
    { $you ->
        [yes] Vous rendez
       *[no] { $who } rend
    }
they-look =
    { $you ->
        [yes] Vous regardez
       *[no] { $who } regarde
    }
so-many-bonus =
    { $number ->
        [one] { $number } carte Bonus
       *[other] { $number } cartes Bonus
    }
so-many-cards =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }

event-round =
    { $you ->
        [yes] La manche { $round } commence. Vous avez la carte Premier joueur.
       *[no] La manche { $round } commence. { $first } a la carte Premier joueur.
    }
event-trick =
    { $you ->
        [yes] Pli { $trick } : vous commencez.
       *[no] Pli { $trick } : { $first } commence.
    }
event-turned_up = Face visible : { $treasures }.
event-turned_up-none = Aucun trésor n’est face visible.
event-passed =
    { $other-you ->
        [yes] { $who } vous passe une carte.
       *[no] { they-pass } une carte à { $other }.
    }
event-passed-known =
    { $other-you ->
        [yes] { $who } vous passe le { $card }.
       *[no] { they-pass } le { $card } à { $other }.
    }
event-played-colour =
    { $bonus ->
        [0] { they-show } du { $suit }.
        [one] { they-show } du { $suit }, avec { $bonus } carte Bonus.
       *[other] { they-show } du { $suit }, avec { $bonus } cartes Bonus.
    }
event-played-number =
    { $bonus ->
        [0] { they-show } un { $value }.
        [one] { they-show } un { $value }, avec { $bonus } carte Bonus.
       *[other] { they-show } un { $value }, avec { $bonus } cartes Bonus.
    }
event-uncovered = Les voiles sont baissées : { $cards }.
who-card =
    { $you ->
        [yes] vous { $card }
       *[no] { $who } { $card }
    }
event-took = { they-take } le { $treasure }.
event-stole =
    { $other-you ->
        [yes] { $who } vous vole le { $treasure }.
       *[no] { they-steal } le { $treasure } à { $other }.
    }
event-bonus-lowest =
    { $you ->
        [yes] Vous avez la carte la plus faible et recevez { so-many-bonus }.
       *[no] { $who } a la carte la plus faible et reçoit { so-many-bonus }.
    }
event-bonus-supply =
    { $number ->
        [one] { they-take } { $number } carte Bonus dans la réserve.
       *[other] { they-take } { $number } cartes Bonus dans la réserve.
    }
event-action = { they-win } le { $suit } : { $action }.
event-action-idle =
    { $you ->
        [yes] Vous remportez le { $suit }, mais n’avez plus de main pour l’action.
       *[no] { $who } remporte le { $suit }, mais n’a plus de main pour l’action.
    }
event-stole_bonus =
    { $other-you ->
        [yes] { $who } vous vole { so-many-bonus }.
       *[no] { they-steal } { so-many-bonus } à { $other }.
    }
event-took_cards =
    { $other-you ->
        [yes] { they-take } { so-many-cards } dans votre main.
       *[no] { they-take } { so-many-cards } dans la main { STARTS($other) ->
            [vowel] d’{ $other }
           *[consonant] de { $other }
        }.
    }
event-took_cards-known =
    { $other-you ->
        [yes] { they-take } { $cards } dans votre main.
       *[no] { they-take } { $cards } dans la main { STARTS($other) ->
            [vowel] d’{ $other }
           *[consonant] de { $other }
        }.
    }
event-gave_cards =
    { $other-you ->
        [yes] { $who } vous rend { so-many-cards }.
       *[no] { they-give } { so-many-cards } à { $other }.
    }
event-gave_cards-known =
    { $other-you ->
        [yes] { $who } vous rend { $cards }.
       *[no] { they-give } { $cards } à { $other }.
    }
event-looked =
    { $number ->
        [one] { they-look } le prochain trésor d’un paquet.
       *[other] { they-look } les { $number } prochains trésors d’un paquet.
    }
event-looked-known = { they-look } les prochains trésors : { $treasures }.
event-put_back =
    { $you ->
        [yes] Vous remettez les trésors dans l’ordre de votre choix.
       *[no] { $who } remet les trésors dans l’ordre de son choix.
    }
event-fetched =
    { $you ->
        [yes] Vous prenez le { $card } en main et défaussez le { $discarded }.
       *[no] { $who } prend le { $card } en main et défausse le { $discarded }.
    }
event-put_under = Le { $treasure } passe sous son paquet.
event-counted = La manche { $round } est comptée : { $points }.
who-points =
    { $you ->
        [yes] vous { $points }
       *[no] { $who } { $points }
    }
event-over =
    { $you ->
        [yes] { $number ->
            [one] La partie est finie. Vous gagnez.
           *[other] La partie est finie. Vous partagez la victoire avec { $winners }.
        }
       *[no] La partie est finie. Victoire : { $winners }.
    }

## Why not

reason-over = La partie est finie.
reason-not_asked = C’est à quelqu’un d’autre d’agir.
reason-pass_a_card = Choisissez une carte à passer à droite.
reason-not_in_hand = Cette carte n’est pas dans votre main.
reason-not_most = On passe une carte de la couleur dont on a le plus. Vous avez plus de cartes d’une autre couleur.
reason-not_highest = On passe la carte la plus forte de la couleur. Vous en avez une plus forte.
reason-play_a_card = Choisissez d’abord une carte de votre main.
reason-show_a_half = Choisissez d’abord ce que voient les autres : la couleur ou le numéro.
reason-choose_bonus = Choisissez combien de cartes Bonus ajouter, { $most } au plus.
reason-too_many_bonus = Au plus { $most } : vous avez { $held } cartes Bonus, et aucune carte ne compte plus de 12.
reason-take_or_steal = Prenez le trésor du paquet, ou volez-en un qui est visible.
reason-cannot_steal = Il n’y a ici aucun trésor visible que vous puissiez voler maintenant.
reason-tie_not_lower = Vous êtes à égalité avec cette personne, et une égalité n’est pas plus bas : vous ne pouvez pas la voler.
reason-choose_player = Choisissez quelqu’un d’autre.
reason-not_yourself = Choisissez quelqu’un d’autre que vous.
reason-nobody_there = Personne n’est assis là.
reason-too_few_bonus = Cette personne n’a pas 2 cartes Bonus.
reason-give_cards =
    { $cards ->
        [one] Choisissez { $cards } carte de votre main à rendre.
       *[other] Choisissez { $cards } cartes de votre main à rendre.
    }
reason-ascending = Après cette carte, il en resterait trop peu. Commencez par une plus faible.
reason-choose_deck = Choisissez un paquet de trésors.
reason-no_such_deck = Il n’y a aucun trésor à regarder dans ce paquet.
reason-choose_order = Choisissez l’ordre dans lequel remettre les trésors.
reason-fetch_a_card = Prenez une carte jouée dans ce pli.
reason-not_in_trick = Cette carte n’est pas dans ce pli.
reason-discard_a_card = Choisissez une carte de votre main à défausser.
