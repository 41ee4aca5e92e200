# Loot Island

## Names

aaron = Aaron
landing-N1 = Nord-Ouest
landing-N2 = Nord-Est
landing-E1 = Est-Nord
landing-E2 = Est-Sud
landing-S1 = Sud-Est
landing-S2 = Sud-Ouest
landing-W1 = Ouest-Sud
landing-W2 = Ouest-Nord
# A landing inside a reason: the server names it by its notation.
landing-of =
    { $landing ->
        [N1] Nord-Ouest
        [N2] Nord-Est
        [E1] Est-Nord
        [E2] Est-Sud
        [S1] Sud-Est
        [S2] Sud-Ouest
        [W1] Ouest-Sud
        [W2] Ouest-Nord
       *[other] ce Territoire
    }
coast-north = côte nord
coast-east = côte est
coast-south = côte sud
coast-west = côte ouest
suit-red = rouge
suit-green = vert
suit-violet = violet
suit-amber = ambre
suit-of =
    { $colour ->
        [red] rouges
        [green] vertes
        [violet] violettes
        [amber] ambre
       *[other] pareilles
    }
card = { $value } { $suit }
card-wild = Joker { $suit }
kind-amulet = Amulette
kind-coin_bag = Sac de pièces
kind-book = Livre
kind-jewel = Bijou
kind-crown = Couronne
kind-skull = Crâne
skull-a = rieur
skull-b = édenté
skull-c = borgne
treasure = { $kind } nº { $number } ({ $line })
treasure-amulet-line = enterrer : 1 cube de plus
treasure-coin_bag-line = vaut { $value }
treasure-book-line = { $times } × une Malédiction
treasure-jewel-line = lots de 2 et 3
treasure-crown-line =
    { $crosses ->
        [one] { $crosses } croix
       *[other] { $crosses } croix
    }
treasure-skull-line = { $skull }
treasure-curse =
    { $cubes ->
        [one] Malédiction { $cubes }
       *[other] Malédiction { $cubes }
    }
healer-each = { $each } par cube
healer-fixed = forfait { $fixed }
healer-both = { $each } par cube + { $fixed }
healer-free = gratuit
island-cubes = Source du Pardon
island-stack = Contre-courant
island-draw = Îlot des Perroquets
island-treasure = Trou des Contrebandiers
island-compass = Rocher du Guet
island-ship = Alizé
card-with = { $card }, { $effect }
effect-draw = piocher une Carte
effect-cube = défausser un cube
effect-chest = coffre
effect-plus = compte double
effect-one = maudit les autres ou copie un effet
island-cubes-does =
    { $cubes ->
        [one] défausser { $cubes } cube
       *[other] défausser jusqu’à { $cubes } cubes
    }
island-stack-does =
    { $top ->
        [yes] Boussole tout en haut
       *[no] Boussole tout en bas
    }
island-draw-does = piocher 2 Cartes
island-treasure-does = 1 cube, 1 Trésor
island-compass-does = Boussole, sans Carte
island-ship-does = bateau au coin suivant

## The events

event-card-A1 = Cartes en plus
event-card-A2 = Cadeaux d’adieu
event-card-A3 = Hauts-fonds maudits
event-card-A4 = Richesses déplacées
event-card-B1 = Vent arrière
event-card-B2 = Demi-tour
event-card-B3 = Perdue dans la brume
event-card-B4 = Aiguilles brisées
event-card-B5 = Mains légères
event-card-B6 = Pluie purifiante
event-card-B7 = Droits de port
event-card-B8 = La rancune du capitaine
event-card-B9 = Terminus
event-card-B10 = Lot de consolation
event-card-B11 = Déjà pillé
event-card-B12 = Moins, c’est mieux
event-card-B13 = Sens dessus dessous
event-card-B14 = Double traversée

## Questions

ask-turn = Jouez des Cartes, une Petite Île, ou passez
ask-refresh = Défausser des Cartes ? Ensuite, votre main remonte à { $refill }
ask-keep_hand = Choisissez les Cartes à défausser ; vous en gardez { $keep }
ask-extra_cards = Piocher 2 Cartes de plus et prendre 2 cubes Malédiction ?
ask-take_back =
    { $aaron ->
        [yes] Reprenez une Boussole d’Aaron sur l’île
       *[no] Reprenez une de vos Boussoles sur l’île
    }
ask-compass = Quelle Boussole va à { $landing } ?
ask-cards = Choisissez des Cartes pour { $landing }
ask-copy = Votre 1 peut copier un effet de la colonne
ask-may_draw = Piocher une Carte ?
ask-may_discard = Défausser combien de cubes ? Au plus { $at_most }
ask-pay = Choisissez les Cartes pour payer { $island }
ask-tile = Que se passe-t-il à { $island } ?
ask-tile-cubes = { $island } : défausser combien de cubes ?
ask-tile-stack = { $island } : sur quel Territoire bouge votre Boussole ?
ask-tile-draw = { $island } : piocher 2 Cartes ?
ask-tile-treasure = { $island } : prendre 1 cube et déterrer un Trésor ?
ask-tile-compass = { $island } : où va la Boussole ?
ask-tile-ship = { $island } : le bateau avance-t-il ?
ask-place = Quelle Boussole va à { $landing } ?
ask-treasure = Vous avez déterré : { $treasure }
ask-claim = Vous passez : prenez un des Trésors sur la table
ask-take = Prenez un Trésor : gardez-le ou enterrez-le de nouveau
ask-show_healer = Choisissez la Guérisseuse que vous posez sur la table
ask-healer = Choisissez une Guérisseuse
wait-turn = { $who } joue des Cartes, utilise une Petite Île ou passe
wait-refresh = { $who } choisit des Cartes à défausser
wait-keep_hand = { $who } choisit les Cartes à garder
wait-extra_cards = { $who } hésite devant les Cartes en plus
wait-take_back = { $who } reprend une Boussole
wait-compass = { $who } déplace une Boussole
wait-cards = { $who } joue des Cartes
wait-copy = { $who } choisit un effet à copier
wait-may_draw = { $who } peut piocher une Carte
wait-may_discard = { $who } peut défausser des cubes
wait-pay = { $who } paie une Petite Île
wait-tile = { $who } utilise une Petite Île
wait-place = { $who } déplace une Boussole
wait-treasure = { $who } a déterré un Trésor
wait-claim = { $who } prend un cadeau d’adieu
wait-take = { $who } prend un Trésor
wait-show_healer = { $who } choisit une Guérisseuse pour la table
wait-healer = { $who } choisit une Guérisseuse

## Actions

do-pass = Passer
do-done = Terminé
do-keep-all = Tout garder
do-yes = Oui
do-no = Non
do-yes-extra_cards = Piocher 2, prendre 2 cubes
do-no-extra_cards = Non merci
do-yes-may_draw = Piocher
do-no-may_draw = Ne pas piocher
do-yes-tile = Oui
do-no-tile = Y renoncer
do-aaron = Jouer pour Aaron
do-copy-cube = Copier : défausser un cube
do-copy-draw = Copier : piocher une Carte
do-landing = { $landing }
do-from = Boussole depuis { $landing }
do-island = { $island }
do-cubes =
    { $cubes ->
        [0] Aucun
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
do-card = { $card }
do-healer = Guérisseuse, { $healer }
do-keep = Garder { $treasure }
do-discard = Enterrer { $treasure }

## Log: what the reader did is told to the reader

they-play =
    { $you ->
        [yes] Vous jouez
       *[no] { $who } joue
    }
they-use =
    { $you ->
        [yes] Vous utilisez
       *[no] { $who } utilise
    }
they-skip =
    { $you ->
        [yes] Vous renoncez à
       *[no] { $who } renonce à
    }
they-take =
    { $you ->
        [yes] Vous prenez
       *[no] { $who } prend
    }
they-shed =
    { $you ->
        [yes] Vous défaussez
       *[no] { $who } défausse
    }
they-keep =
    { $you ->
        [yes] Vous gardez
       *[no] { $who } garde
    }
they-bury =
    { $you ->
        [yes] Vous enterrez
       *[no] { $who } enterre
    }
they-choose =
    { $you ->
        [yes] Vous choisissez
       *[no] { $who } choisit
    }
they-draw =
    { $you ->
        [yes] Vous piochez
       *[no] { $who } pioche
    }
they-lay-off =
    { $you ->
        [yes] Vous défaussez
       *[no] { $who } défausse
    }
they-decline =
    { $you ->
        [yes] Vous refusez les
       *[no] { $who } refuse les
    }
they-pass =
    { $you ->
        [yes] Vous passez
       *[no] { $who } passe
    }
they-copy =
    { $you ->
        [yes] Vous copiez
       *[no] { $who } copie
    }
they-put =
    { $you ->
        [yes] Vous posez
       *[no] { $who } pose
    }
their-compass =
    { $you ->
        [yes] Vous mettez votre Boussole
       *[no] { $who } met sa Boussole
    }
event-round = Manche { $round }
event-event_card = Événement : { $name }
event-ship = Le bateau repart ; sa proue pointe vers la { $coast }
event-ship_turned = Le bateau se retourne ; sa proue pointe vers la { $coast }
event-island_closed = Fermée cette manche : { $island }
event-played =
    { $aaron ->
        [yes] { they-play } pour Aaron { $cards } à { $landing }
       *[no] { $compass ->
            [moved] { they-play } { $cards } à { $landing }, avec la Boussole venue depuis { $from }
            [new] { they-play } { $cards } à { $landing }, avec une Boussole
           *[no] { they-play } { $cards } à { $landing }
        }
    }
event-island_used =
    { $aaron ->
        [yes] { they-use } pour Aaron { $island }, contre { $cards }
       *[no] { they-use } { $island } contre { $cards }
    }
event-island_declined = { they-skip } l’action de l’île
event-cubes-taken =
    { $cubes ->
        [one] { they-take } { $cubes } cube
       *[other] { they-take } { $cubes } cubes
    }
event-cubes-cursed =
    { $cubes ->
        [one] { they-take } { $cubes } cube : un 1 maudit tous les autres
       *[other] { they-take } { $cubes } cubes : les 1 maudissent tous les autres
    }
event-cubes-gone =
    { $cubes ->
        [one] { they-shed } { $cubes } cube
       *[other] { they-shed } { $cubes } cubes
    }
event-kept = { they-keep } { $treasure }
event-discarded = { they-bury } { $treasure }
event-revealed = Révélé : { $treasures }
event-healer_chosen = { they-choose } une Guérisseuse : { $healer }
event-healers = Les Guérisseuses : { $healers }
event-maps_reshuffled =
    { $cards ->
        [one] La Carte défaussée forme la nouvelle pioche
       *[other] Les { $cards } Cartes défaussées forment la nouvelle pioche
    }
event-treasures_reshuffled =
    { $treasures ->
        [one] Le Trésor enterré forme la nouvelle pioche
       *[other] Les { $treasures } Trésors enterrés forment la nouvelle pioche
    }
event-eliminated =
    { $you ->
        [yes] Vous avez { $cubes } cubes et sortez du jeu
       *[no] { $who } a { $cubes } cubes et sort du jeu
    }
event-final_exploration = L’Exploration Finale commence
event-drew =
    { $number ->
        [one] { they-draw } { $number } Carte
       *[other] { they-draw } { $number } Cartes
    }
event-drew-known = { they-draw } { $cards }
event-refreshed = { they-lay-off } { $cards }
event-extra_cards =
    { $taken ->
        [yes] { they-take } les Cartes en plus
       *[no] { they-decline } Cartes en plus
    }
event-took_back =
    { $you ->
        [yes] Vous reprenez une Boussole depuis { $landing }
       *[no] { $who } reprend une Boussole depuis { $landing }
    }
event-passed =
    { $first ->
        [yes] { $you ->
            [yes] Vous passez en premier et prenez la tuile Premier Joueur
           *[no] { $who } passe en premier et prend la tuile Premier Joueur
        }
       *[no] { they-pass }
    }
event-copied =
    { $effect ->
        [cube] { they-copy } une Carte à cube
        [draw] { they-copy } une Carte à pioche
       *[none] { $you ->
            [yes] Vous ne copiez rien
           *[no] { $who } ne copie rien
        }
    }
event-stack_moved =
    { $top ->
        [yes] { their-compass } tout en haut à { $landing }
       *[no] { their-compass } tout en bas à { $landing }
    }
event-compass = { they-put } une Boussole à { $landing }
event-explored = La { $coast } est explorée
event-fell_short =
    { $final ->
        [yes] { $cards ->
            [one] { $landing } : { $cards } Carte sur { $need }, pas de butin
           *[other] { $landing } : { $cards } Cartes sur { $need }, pas de butin
        }
       *[no] { $cards ->
            [one] { $landing } : { $cards } Carte sur { $need }, pas de butin ; elle est défaussée, les Boussoles reviennent
           *[other] { $landing } : { $cards } Cartes sur { $need }, pas de butin ; les Cartes sont défaussées, les Boussoles reviennent
        }
    }
event-loot =
    { $size ->
        [big] { $treasures ->
            [one] Gros Butin à { $landing } : { $treasures } Trésor
           *[other] Gros Butin à { $landing } : { $treasures } Trésors
        }
       *[small] { $treasures ->
            [one] Petit Butin à { $landing } : { $treasures } Trésor
           *[other] Petit Butin à { $landing } : { $treasures } Trésors
        }
    }
event-over =
    { $you ->
        [yes] Vous gagnez
       *[no] { $winners } gagne
    }
event-over-nobody = Personne ne gagne : la malédiction a pris tout le monde

## Why not

reason-over = La partie est finie.
reason-not_asked = C’est à quelqu’un d’autre.
reason-must_discard =
    { $cards ->
        [one] Choisissez d’abord encore { $cards } Carte à défausser.
       *[other] Choisissez d’abord encore { $cards } Cartes à défausser.
    }
reason-not_in_hand = Cette Carte n’est pas dans cette main.
reason-ascending = Les Cartes se choisissent dans l’ordre croissant, chacune une fois : celle-ci vient trop tard.
reason-enough_chosen = Assez de Cartes sont choisies : terminez, ou reprenez-en une.
reason-choose_discards = Choisissez des Cartes de votre main à défausser, puis terminez.
reason-yes_or_no = Répondez d’abord oui ou non.
reason-own_turn = À votre tour, vous jouez des Cartes, utilisez une Petite Île ou passez.
reason-aaron_acts = Aaron joue des Cartes ou utilise une Petite Île ; il ne peut pas passer.
reason-no_aaron = Aaron n’est là qu’à deux joueurs.
reason-aaron_cannot = Aaron ne peut plus rien faire cette manche.
reason-one_colour = Les Cartes d’un même coup sont d’une seule couleur : seules des Cartes { suit-of } vont avec celles choisies.
reason-none_of_colour = Seules les Cartes { suit-of } vont sur { landing-of }, et cette main n’en a pas.
reason-all_too_low = La dernière Carte sur { landing-of } vaut { $value } : toutes les Cartes { suit-of } de cette main sont plus basses.
reason-fits_nowhere = Cette Carte ne va nulle part pour l’instant : elle est trop basse, ou le Territoire voisin a déjà sa couleur.
reason-no_cards = Il n’y a plus de Carte à jouer.
reason-island_face_down = Cette Petite Île a déjà servi ; elle rouvre à la prochaine manche.
reason-island_not_there = Cette Petite Île n’est pas dans cette partie.
reason-cannot_pay = Une Petite Île coûte { $cards } Cartes, dont deux de même couleur : vous ne pouvez pas payer.
reason-cannot_pay_one = Une Petite Île coûte une Carte, et il n’y en a pas.
reason-choose_compass = Choisissez d’abord le Territoire d’où vient la Boussole.
reason-no_compass_there = Il n’y a pas de telle Boussole sur { landing-of }.
reason-choose_cards = Choisissez des Cartes pour { landing-of }, puis terminez.
reason-choose_one_card = Jouez au moins une Carte.
reason-wrong_colour = Seules les Cartes { suit-of } vont sur { landing-of }.
reason-coast_colour = Les deux Territoires d’une côte doivent différer de couleur : pas de Cartes { suit-of } sur { landing-of }.
reason-too_low = La dernière Carte sur { landing-of } vaut { $value } : cette Carte est trop basse.
reason-choose_payment = Choisissez les Cartes qui paient la Petite Île.
reason-same_colour = Les deux Cartes doivent être de même couleur.
reason-leaves_too_few = Avec cette Carte, la Petite Île ne peut pas être payée.
reason-choose_copy = Copiez une Carte à cube, copiez une Carte à pioche, ou dites non.
reason-nothing_to_copy = Il n’y avait pas de telle Carte avant ce tour.
reason-up_to_cubes =
    { $cubes ->
        [one] Vous pouvez défausser { $cubes } cube ou aucun.
       *[other] Vous pouvez défausser jusqu’à { $cubes } cubes.
    }
reason-choose_landing = Choisissez un Territoire, ou dites non.
reason-compass_needed = Il vous faut pour cela une Boussole sur { landing-of }.
reason-compass_already = Il y a déjà une Boussole de cette couleur sur { landing-of }.
reason-this_treasure = Gardez ou enterrez le Trésor qui vient d’être déterré.
reason-keep_or_discard = Gardez ou enterrez un Trésor qui est sur la table.
reason-not_on_table = Ce Trésor n’est pas sur la table.
reason-must_keep = Ce Trésor doit être gardé.
reason-choose_healer = Choisissez une Guérisseuse.
reason-healer_not_there = Cette Guérisseuse ne peut pas être choisie.
