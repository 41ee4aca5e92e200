# Under Sail

title = Under Sail
hook = Montrez une moitié de carte, cachez l’autre et filez avec le trésor.
goal = Gagnez des trésors : la carte la plus forte d’une couleur prend le trésor de cette couleur, ou effectue son action s’il n’y en a pas. La plus faible reçoit des cartes Bonus. Au bout de deux manches, le plus de points l’emporte.
length = 30 min
pad-row-treasures = Trésors
pad-row-bonus = Cartes Bonus (une paire vaut 1 point)

## Names

nothing = rien
action = action
first-player = Premier joueur
points = points
bonus-cards = cartes Bonus
cards = cartes en main
treasures = trésors
option-red_blue = Action du rouge et du bleu
option-red_blue-bonus = voler 2 cartes Bonus
option-red_blue-swap = échanger des cartes avec une main
option-green_violet = Action du vert et du violet
option-green_violet-look = ordonner les prochains trésors
option-green_violet-fetch = reprendre une carte

## The table

board-label = La table : les cartes de ce pli, les trésors, les cartes Action
round-of = Manche { $round } sur 2
trick = Pli
passing = Passer une carte
status-label = Manche { $round } sur 2, pli { $trick } sur { $tricks }
status-label-pass = Manche { $round } sur 2, on passe une carte
deck = paquet
deck-label = Paquet de trésors { $colours } : { $left } face cachée, visible : { $treasure }
deck-back =
    { $left ->
        [one] { $left } trésor face cachée
       *[other] { $left } trésors face cachée
    }
supply = cartes Bonus dans la réserve
played-next = doit jouer
played-colour = montre du { $suit }
played-colour-bonus = { $suit }, au plus { $most }
played-number = montre un { $value }
played-number-bonus = montre un { $value }, compte { $total }
played-counts = { $value } { $suit }, compte { $total }
play-here = Choisissez une carte de votre main
hoist = Hissez la voile
hoist-how = Touchez la moitié à cacher, ou glissez-y la voile.
hide-number = Cacher le numéro
hide-colour = Cacher la couleur

## Players

bonus-cap = Bonus
bonus-held =
    { $number ->
        [one] { $number } carte Bonus
       *[other] { $number } cartes Bonus
    }
bonus-in-trick = { $number } dans ce pli
bonus-stealable = peuvent être volées
treasures-count =
    { $number ->
        [0] aucun trésor
        [one] { $number } trésor
       *[other] { $number } trésors
    }
hand-label =
    { $cards ->
        [one] Votre main, { $cards } carte
       *[other] Votre main, { $cards } cartes
    }
hand-empty = Votre main est vide

## At the side

they-see = Les autres voient
you-hide = Vous cachez
seen-colour = { $suit }, n’importe quel numéro
seen-colour-bonus = { $suit }, et que la carte vaut au plus { $most }
seen-number = elle compte { $total }, de n’importe quelle couleur
hidden-number = le { $value }
hidden-colour = que c’est du { $suit }
colour-by-colour = Ce pli : la plus forte gagne
nobody-yet = personne encore
counts-with = une seule couleur avec le { $suit }
colour-hidden = couleur cachée
from-to = { $least } à { $most }
got-card = { $who } vous a passé le { $card }.

## What is asked

say-pass = Passer le { $card } à { $who }
say-half = Quelle moitié du { $card } cachez-vous ?
say-number-hidden = Jouer le { $card }, numéro caché
say-colour-hidden = Jouer le { $card }, couleur cachée
help-treasure = Vous avez remporté la couleur. À la place, un trésor visible de cette couleur, de quelqu’un qui l’a jouée avec une valeur plus basse, peut être à vous. Une égalité ne suffit pas.
help-steal_bonus = Seulement à quelqu’un qui en a 2. Ce qui est joué dans ce pli ne peut être volé.
help-swap = Vous prenez des cartes au hasard et en rendez autant, de votre choix.
help-look = Vous voyez ses prochains trésors et pouvez en changer l’ordre.
help-order = Le premier sera retourné ensuite. Personne d’autre ne les voit.
help-fetch = Défaussez ensuite une carte de votre main, face visible. Ce peut être la même.
choose-other = Autre choix
bonus-add = Cartes Bonus à ajouter
bonus-fewer = une de moins
bonus-more = une de plus
of-highest = sur { $highest }
total-of = { $total } sur { $highest }

## Names of actions

## Scenes

all-sails-down = Toutes les voiles sont baissées
band-many = { $number } × { $suit }
verdict-wins = l’emporte
verdict-lowest = la plus faible
came-took = Butin : { $treasure }
came-stole = Volé à { $other } : { $treasure }
came-supply = De la réserve : { $bonus }
came-stole-bonus = Volé à { $other } : { $bonus }
came-action = Pas de trésor { $suit } : { $action }
came-idle = Plus de main pour l’action
came-fetched = Reprise en main : { $card }. Défaussée : { $discarded }

## The score

score-title = On compte les trésors
score-treasures = Trésors, manche { $round }
score-bonus = Paires de cartes Bonus, manche { $round }
score-total = Total
score-wins = { $who } gagne avec { $total }
score-you-win = Vous gagnez avec { $total }
why-ahead =
    { $ahead ->
        [one] { $ahead } point de plus { STARTS($who) ->
            [vowel] qu’{ $who }
           *[consonant] que { $who }
        }.
       *[other] { $ahead } points de plus { STARTS($who) ->
            [vowel] qu’{ $who }
           *[consonant] que { $who }
        }.
    }
why-tie = À égalité avec { $who } : la victoire est partagée.

## The guided first game

lesson-first = Votre première partie
lesson-welcome = Deux trésors sont visibles, un rouge et un vert. La carte la plus forte d’une couleur gagne le trésor de cette couleur.
lesson-pass = Avant la manche, chacun passe une carte à droite : la plus forte de la couleur dont il a le plus de cartes. Pour vous, c’est le 12 rouge : il doit partir.
lesson-others = Les autres ont joué. La moitié de chaque carte est sous une voile : vous voyez une couleur ou un numéro, jamais les deux. Le 9 est-il rouge ?
lesson-play = Votre 10 rouge bat le 9, et peu de rouges sont plus forts. Jouez-le et choisissez ce que cache la voile : le numéro.
lesson-treasure = Les voiles sont tombées, et votre 10 était le rouge le plus fort. Le trésor rouge est sur votre pile, dont on ne voit que le dernier. Le rouge le plus faible a reçu trois cartes Bonus, une par carte rouge.
lesson-lowest = Un trésor bleu est visible, mais quelqu’un montre un 9 et quelqu’un du bleu. Perdez exprès : votre 2 bleu sera le bleu le plus faible, ce qui rapporte des cartes Bonus. Cachez la couleur.
lesson-bonus = Vous avez reçu trois cartes Bonus. Jouez votre 7 bleu, cachez le numéro et ajoutez-en deux : chacune l’augmente de 1, il compte donc 9. Aucune carte ne compte plus de 12, et les autres voient vos cartes Bonus.
lesson-steal = Votre 9 bleu bat le 8 bleu. Sur le paquet, il n’y a qu’un 1 bleu, mais le 8 appartient à quelqu’un qui a le 4 bleu au sommet de sa pile. Volez-le ! À égalité, avec un 8, vous ne pourriez pas : on ne vole que qui a joué plus bas.
lesson-action = À vous d’entamer. Un trésor rouge et un vert sont visibles, aucun violet : qui remporte le violet effectue l’action du violet. Jouez le 12 violet et cachez la couleur.
lesson-look = Vous avez remporté le violet : vous pouvez regarder les trois prochains trésors d’un paquet. Choisissez rouge et bleu.
lesson-order = Vous êtes la seule personne à les voir. Vous avez le 11 bleu : faites venir le 3 bleu en premier.
lesson-score = Quand toutes les cartes sont jouées, chaque trésor rapporte ses points et deux cartes Bonus 1 point. Au bout de deux manches, le plus grand total l’emporte.
lesson-free = C’est tout ce qu’il faut savoir. Continuez contre ces trois-là, ou quittez quand vous voulez.

## Own deck: the names of its file, and what is wrong with one

deck-list-islands = Cartes Île
deck-list-treasures = Cartes Trésor
deck-entry-islands = { $card }
deck-entry-treasures = trésor { $colour } de { $value }
deck-key-bonus_cards = Cartes Bonus
deck-key-card = Carte
deck-key-colour = Couleur
deck-key-value = Valeur
deck-colour-red = { suit-red }
deck-colour-blue = { suit-blue }
deck-colour-green = { suit-green }
deck-colour-violet = { suit-violet }
mistake-island_card = R (rouge), B (bleu), G (vert) ou V (violet) pour la couleur et un nombre de 1 à 12 ; par exemple R7
mistake-missing_cards = Il manque : { $card }. Chacune des 48 cartes Île doit figurer une fois.
mistake-treasures = Il y a { $count } trésors de cette couleur : { $colour }. La boîte en contient { $of }.
mistake-no_treasure = La boîte en contient au moins un comme celui-ci : { $colour }, valeur { $value }.
mistake-high_value = Un trésor de valeur { $value }.
mistake-bonus_cards = Il y en a { $count } ici ; la boîte en contient { $bonus }.

## Pictures of the rules

picture-US-T1 = Un 9 rouge, découvert ; avec sa côte couverte, les autres ne voient que la couleur ; avec sa mer couverte, ils ne voient que le numéro.
picture-US-T2 = Un 7 bleu avec 3 cartes Bonus compte comme un 10 bleu.
picture-US-T3 = Le 9 rouge est la plus forte des trois cartes rouges et remporte le rouge ; le 4 vert est seul de sa couleur et remporte le vert. Le 2 rouge est la plus faible et reçoit 3 cartes Bonus, une par carte rouge. Le 5 rouge ne reçoit rien.
