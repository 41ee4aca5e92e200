# Under Sail

title = Under Sail
hook = Montrez une moitié de carte, cachez l’autre et filez avec le trésor.
length = 40 min

## Names

colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-violet = violet
# Cards and treasures by the colour's name in English, as the rules give it.
colour-of =
    { $colour ->
        [red] rouge
        [blue] bleu
        [green] vert
       *[violet] violet
    }
card =
    { $colour ->
        [red] { $number } rouge
        [blue] { $number } bleu
        [green] { $number } vert
       *[violet] { $number } violet
    }
card-raised = { $card } +{ $bonus }
card-colour =
    { $colour ->
        [red] une carte rouge
        [blue] une carte bleue
        [green] une carte verte
       *[violet] une carte violette
    }
card-number = un { $number }
treasure =
    { $colour ->
        [red] le { $value } rouge
        [blue] le { $value } bleu
        [green] le { $value } vert
       *[violet] le { $value } violet
    }
treasure-points =
    { $points ->
        [one] vaut { $points } point
       *[other] vaut { $points } points
    }
bonus-cards =
    { $cards ->
        [one] { $cards } carte Bonus
       *[other] { $cards } cartes Bonus
    }
deck-all = paquet de trésors
deck-0 = paquet rouge et bleu
deck-1 = paquet vert et violet
half-sea = partie Mer
half-coast = partie Côte
sail = voile
first = carte Premier joueur
action-1 = Voler 2 cartes Bonus
action-2 = Échanger 2 cartes Île
action-3 = Ordonner les 3 prochains trésors
action-4 = Reprendre une carte
action-1-text = À quelqu’un qui en a 2 ; si personne d’autre n’en a, dans la réserve.
action-2-text = Prenez 2 cartes au hasard dans une main, puis rendez-en 2 de votre choix.
action-3-text = Regardez les 3 premiers trésors face cachée d’un paquet et remettez-les dans l’ordre de votre choix.
action-4-text = Prenez en main une carte de ce pli et défaussez-en une.
action-for = Action pour { $colours }
and = { $one } et { $other }

## Board

board-label = La table : trésors, cartes Action et cartes de ce pli
deck-label = { $deck } : { $treasure } visible, { $left } face cachée
deck-label-none = { $deck } : rien de visible, { $left } face cachée
supply =
    { $cards ->
        [one] { $cards } carte Bonus dans la réserve
       *[other] { $cards } cartes Bonus dans la réserve
    }
place-label = { $who }, place { $place }
shows-colour =
    { $colour ->
        [red] montre du rouge
        [blue] montre du bleu
        [green] montre du vert
       *[violet] montre du violet
    }
shows-number = montre un { $number }
shows-bonus =
    { $bonus ->
        [one] avec { $bonus } carte Bonus
       *[other] avec { $bonus } cartes Bonus
    }
at-most = au plus { $number }
counts = compte { $value }
range = { $low } à { $high }
number-hidden = numéro caché
colour-hidden = couleur cachée
last-to-play = joue en dernier
first-to-play = premier de ce pli
not-yet = pas encore

## Hand and players

hand-label =
    { $cards ->
        [0] Votre main, aucune carte
        [one] Votre main, { $cards } carte
       *[other] Votre main, { $cards } cartes
    }
hand-empty = Aucune carte en main
cards = Cartes en main
bonus = Bonus
bonus-label =
    { $cards ->
        [0] Aucune carte Bonus
        [one] { $cards } carte Bonus, visible
       *[other] { $cards } cartes Bonus, visibles
    }
bonus-stealable = peuvent être volées
bonus-in-trick = { $cards } dans ce pli
pile-label =
    { $treasures ->
        [0] Aucun trésor
        [one] { $treasures } trésor : { $top }
       *[other] { $treasures } trésors, { $top } au sommet
    }
pile-count =
    { $treasures ->
        [one] { $treasures } trésor
       *[other] { $treasures } trésors, le dernier est visible
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
played = a joué

## Status and side

round-label = Manche { $round } sur 2
trick = Pli
trick-label = Pli { $trick } sur { $tricks }
phase-pass = Passer une carte
colours-title = Ce pli, couleur par couleur
colours-none = personne encore
colours-alone = pas d’autre pour l’instant
colours-merged = Ne font qu’une couleur pour ce pli
colours-wins = gagne
colours-action = action
they-see = Les autres voient
you-hide = Vous cachez
known-cards = Ce que vous savez
known-holds = { $who } a { $cards }

## Options

option-red_blue = Action pour le rouge et le bleu
option-red_blue-bonus = Voler 2 cartes Bonus
option-red_blue-swap = Échanger 2 cartes Île
option-green_violet = Action pour le vert et le violet
option-green_violet-look = Ordonner les 3 prochains trésors
option-green_violet-fetch = Reprendre une carte

## Questions

ask-pass = Passez à { $who } la carte la plus forte de votre couleur la plus longue
ask-play = Choisissez une carte à jouer
ask-show = Que voient les autres de { $card } ?
ask-bonus = Combien de cartes Bonus ajoutez-vous ? Au plus { $most }
ask-treasure = Prendre { $treasure }, ou en voler un ?
ask-steal_bonus = Volez 2 cartes Bonus. À qui ?
ask-swap =
    { $number ->
        [one] Prenez une carte au hasard. À qui ?
       *[other] Prenez { $number } cartes au hasard. À qui ?
    }
ask-give =
    { $number ->
        [one] Choisissez { $number } carte à donner à { $who }
       *[other] Choisissez { $number } cartes à donner à { $who }
    }
ask-look = Quel paquet regardez-vous ?
ask-order = Dans quel ordre remettre les trésors ?
ask-fetch = Quelle carte de ce pli prenez-vous ?
ask-discard = Vous avez pris { $card } : choisissez une carte à défausser
say-play-colour = Jouer { $card }, numéro caché
say-play-number = Jouer { $card }, couleur cachée
say-pass = Passer { $card } à { $who }
say-give = Donner à { $who } :
hoist = Hissez la voile
hoist-how = glissez-la, ou touchez la moitié à cacher
wait-pass = { $who } passe une carte
wait-play = { $who } joue une carte
wait-show = { $who } joue une carte
wait-bonus = { $who } joue une carte
wait-treasure = { $who } prend ou vole un trésor
wait-steal_bonus = { $who } vole des cartes Bonus
wait-swap = { $who } échange des cartes Île
wait-give = { $who } rend des cartes Île
wait-look = { $who } choisit un paquet
wait-order = { $who } ordonne des trésors
wait-fetch = { $who } prend une carte du pli
wait-discard = { $who } défausse une carte

## Actions

do-card = { $card }
do-show-colour = Cacher le numéro
do-show-number = Cacher la couleur
do-bonus =
    { $bonus ->
        [0] Aucune carte Bonus
        [one] { $bonus } carte Bonus
       *[other] { $bonus } cartes Bonus
    }
do-take = Prendre { $treasure }
do-steal = Voler { $treasure } à { $who }
do-from = À { $who }
do-deck = { $deck }
do-order = { $treasures }
do-fetch = Prendre { $card }

## What happens

fx-title = Ce qui se passe
fx-nothing = Choisissez quelque chose : vous verrez ici l’effet avant de confirmer.
fx-sees-colour =
    { $colour ->
        [red] Les autres voient du rouge, pas le numéro
        [blue] Les autres voient du bleu, pas le numéro
        [green] Les autres voient du vert, pas le numéro
       *[violet] Les autres voient du violet, pas le numéro
    }
fx-sees-number = Les autres voient { $number }, pas la couleur
fx-counts = Avec { $bonus } cartes Bonus, elle compte { $value }
fx-tells = Cela révèle que le numéro est au plus { $most }
fx-back =
    { $bonus ->
        [one] Votre carte Bonus est rendue après le pli
       *[other] Vos { $bonus } cartes Bonus sont rendues après le pli
    }
fx-last = Vous jouez en dernier : toutes les voiles tombent aussitôt
fx-treasure =
    { $colour ->
        [red] Remporter le rouge rapporte { $treasure }
        [blue] Remporter le bleu rapporte { $treasure }
        [green] Remporter le vert rapporte { $treasure }
       *[violet] Remporter le violet rapporte { $treasure }
    }
fx-action =
    { $colour ->
        [red] Pas de trésor rouge visible : remporter la couleur donne l’action
        [blue] Pas de trésor bleu visible : remporter la couleur donne l’action
        [green] Pas de trésor vert visible : remporter la couleur donne l’action
       *[violet] Pas de trésor violet visible : remporter la couleur donne l’action
    }
fx-take = Vous prenez { $treasure }
fx-steal = Vous volez { $treasure } ; celui du paquet passe dessous
fx-random = Le hasard décide des cartes reçues
fx-open = Vous verrez la suite après avoir confirmé.

## The reveal

reveal-title = La révélation
reveal-sails = Voiles levées
reveal-treasures = Trésors et cartes Bonus
reveal-actions = Actions
reveal-next = Pli suivant
reveal-wins =
    { $colour ->
        [red] remporte le rouge
        [blue] remporte le bleu
        [green] remporte le vert
       *[violet] remporte le violet
    }
reveal-alone = sans rival dans cette couleur
reveal-lowest = la plus faible de { $cards }
reveal-between = entre les deux : rien
reveal-tie = égalité : la plus proche du premier joueur l’emporte
reveal-stolen = volé
reveal-no-effect = plus de cartes en main : sans effet
scene-treasure = Un trésor
scene-order = Les prochains trésors
scene-order-first = vient en premier
scene-aside = Voir la table
scene-back = Revenir au choix
scene-taken = Vous avez pris ces cartes
or = ou

## Score

score-title = Les points
score-round = Manche { $round }
score-treasures = Trésors
score-bonus = Paires de cartes Bonus
score-total = Total
score-you-win = Vous gagnez avec { $total }
score-wins = { $who } gagne avec { $total }
score-shared = { $who } partagent la victoire avec { $total }
why-ahead = { $ahead } de plus que { $who }.

## Log

event-round = Manche { $round }
event-dealt =
    { $number ->
        [one] { $who } reçoit { $number } carte
       *[other] { $who } reçoit { $number } cartes
    }
event-dealt-known = { $who } reçoit { $cards }
event-turned_up = Visibles : { $treasures }
event-passed = { $who } passe une carte à { $to }
event-passed-known = { $who } passe { $card } à { $to }
event-trick = Pli { $trick } : { $first } commence
event-played =
    { $bonus ->
        [0] { $who } joue { $shown }
        [1] { $who } joue { $shown } avec 1 carte Bonus
       *[other] { $who } joue { $shown } avec { $bonus } cartes Bonus
    }
event-uncovered = Les voiles tombent : { $cards }
event-won = { $who } remporte le { colour-of }
event-took = { $who } prend { $treasure }
event-stole = { $who } vole { $treasure } à { $from }
event-bonus =
    { $number ->
        [0] { $who } ne reçoit rien : la réserve est vide
        [1] { $who } reçoit 1 carte Bonus
       *[other] { $who } reçoit { $number } cartes Bonus
    }
event-action = { $who } effectue : { $action }
event-action-idle = { $who } n’a plus de cartes : l’action est sans effet
event-stole_bonus = { $who } vole { $number } cartes Bonus à { $from }
event-took_cards =
    { $number ->
        [one] { $who } prend au hasard une carte à { $from }
       *[other] { $who } prend au hasard { $number } cartes à { $from }
    }
event-took_cards-known = { $who } prend { $cards } à { $from }
event-gave_cards =
    { $number ->
        [one] { $who } donne une carte à { $to }
       *[other] { $who } donne { $number } cartes à { $to }
    }
event-gave_cards-known = { $who } donne { $cards } à { $to }
event-looked =
    { $number ->
        [one] { $who } regarde { $number } trésor ({ $deck })
       *[other] { $who } regarde { $number } trésors ({ $deck })
    }
event-looked-known = { $who } voit { $treasures }
event-put_back = { $who } remet les trésors
event-fetched = { $who } prend { $card } et défausse { $discarded }
event-fetched-same = { $who } prend { $card } et la défausse aussitôt
event-put_under = { $treasure } passe sous son paquet
event-counted = Manche { $round } comptée : { $points }
event-counted-line = { $who } { $total }
event-over =
    { $number ->
        [one] { $winners } gagne
       *[other] { $winners } partagent la victoire
    }

## Why not

reason-over = La partie est finie.
reason-not_asked = C’est à quelqu’un d’autre d’agir.
reason-pass_a_card = Choisissez une carte à passer à droite.
reason-not_in_hand = Cette carte n’est pas dans votre main.
reason-not_most = Vous avez plus de cartes d’une autre couleur : passez-en une de celle-là.
reason-not_highest = Vous avez une carte plus forte de cette couleur : passez celle-là.
reason-play_a_card = Choisissez une carte de votre main à jouer.
reason-show_a_half = Choisissez ce que voient les autres : la couleur ou le numéro.
reason-choose_bonus =
    { $most ->
        [0] Vous ne pouvez pas ajouter de carte Bonus.
        [1] Choisissez combien de cartes Bonus ajouter : aucune ou 1.
       *[other] Choisissez combien de cartes Bonus ajouter, { $most } au plus.
    }
reason-too_many_bonus = Au plus { $most } : vous avez { $held } cartes Bonus, et aucune carte ne compte plus de 12.
reason-take_or_steal = Prenez le trésor du paquet, ou volez-en un qui est visible.
reason-cannot_steal = Cette personne n’a pas de trésor visible à voler : il faut qu’elle ait joué votre couleur plus bas et que le trésor soit de cette couleur.
reason-choose_player = Choisissez quelqu’un d’autre.
reason-not_yourself = Choisissez quelqu’un d’autre que vous.
reason-nobody_there = Personne n’est assis là dans cette partie.
reason-too_few_bonus = Cette personne n’a pas 2 cartes Bonus.
reason-give_cards =
    { $cards ->
        [one] Choisissez { $cards } carte de votre main à rendre.
       *[other] Choisissez { $cards } cartes de votre main à rendre.
    }
reason-ascending = Les cartes se donnent en ordre croissant : après celle-ci, il en resterait trop peu.
reason-choose_deck = Choisissez un paquet de trésors.
reason-no_such_deck = Il n’y a aucun trésor à regarder dans ce paquet.
reason-choose_order = Choisissez l’ordre dans lequel remettre les { $treasures } trésors.
reason-fetch_a_card = Prenez une carte jouée dans ce pli.
reason-not_in_trick = Cette carte n’a pas été jouée dans ce pli.
reason-discard_a_card = Choisissez une carte de votre main à défausser.

## The guided first game

lesson-first = Votre première partie
lesson-welcome = Des trésors sont visibles au milieu. Pour en gagner un, jouez la carte la plus forte de sa couleur.
lesson-pass = Avant la manche, chacun passe une carte à droite : la plus forte de la couleur dont il a le plus. Passez celle-ci.
lesson-others = Les autres ont joué. De chaque carte, vous voyez la couleur ou le numéro, jamais les deux.
lesson-play = Jouez cette carte. Choisissez ensuite ce que cache la voile : le numéro, pour qu’on n’en sache que la couleur.
lesson-reveal = Toutes les voiles tombent. La carte la plus forte de chaque couleur la remporte, tout comme une carte seule de sa couleur.
lesson-treasure = Vous avez remporté cette couleur, et son trésor est à vous. Il va sur votre pile, dont on ne voit que le dernier.
lesson-lowest = La carte la plus faible d’une couleur reçoit des cartes Bonus, une par carte de cette couleur.
lesson-bonus = Ajoutez des cartes Bonus : chacune augmente votre carte de 1, jusqu’à 12. Les autres les voient.
lesson-steal = Au lieu du trésor du paquet, vous pouvez en voler un : cette personne a joué votre couleur plus bas, et un trésor de cette couleur est au sommet de sa pile.
lesson-action = Aucun trésor visible n’est de votre couleur : vous effectuez donc l’action de votre couleur.
lesson-score = Après chaque manche, les trésors rapportent leurs points, et deux cartes Bonus 1 point. Le plus grand total après deux manches l’emporte.
lesson-free = C’est tout ce qu’il faut savoir. Continuez contre ces adversaires, ou quittez quand vous voulez.
