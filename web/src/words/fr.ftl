# The shell: the table around every game

skip-to-content = Aller au contenu
close = Fermer
to-start = Vers la page d’accueil
you = Vous
# First letters of the winds on a compass rose, clockwise from the north.
rose = N E S O
lost-address = Il n’y a rien ici
lost-address-more = Cette adresse n’est pas sur notre carte.
lost-table = Cette table n’existe pas
lost-table-more = Elle a peut-être été débarrassée, ou le lien n’est pas complet.
lost-broken = Impossible d’ouvrir cette page
lost-broken-more = La connexion s’est peut-être coupée. Rechargez la page.
lost-offline = Pas de connexion
lost-offline-more = Le serveur est injoignable pour le moment. Cette page réessaie d’elle-même ; rien n’est perdu.
opening = Ouverture…
understood = Compris
not-now = Ce n’est pas possible maintenant.
about-thing = { $name } : { $about }
possible-now = Possible maintenant : touchez ou appuyez sur Entrée.
chosen-instead = À la place du choix actuel
part-broken = Cette partie de la table n’a pas pu être dessinée. La partie en cours est intacte.
send = Envoyer
sending = Envoi…
agree = Accepter
refuse = Refuser
try-now = Réessayer
yes-do-it = Oui, confirmer
no-back = Non, retour

## What the server could not do

error-unreachable = Le serveur est injoignable. Rien n’est perdu : réessayez dans un instant.
error-unavailable = Le serveur est occupé. Réessayez dans un instant.
error-stale = La partie a avancé entre-temps. Regardez de nouveau, puis décidez.
error-not-your-decision = On ne vous demande rien pour l’instant.
error-conflict = Quelqu’un a été plus rapide. Regardez de nouveau, puis décidez.
error-no-seat = Cette place n’est pas à vous.
error-too-many = C’est trop à la fois. Attendez un instant.
error-beyond-reveal = Le coup s’arrête ici : quelque chose est révélé d’abord, ou c’est à quelqu’un d’autre de décider.
error-unknown-table = Cette table n’existe pas.
error-unknown-game = Ce jeu n’existe pas ici.
error-unplayable = Cette version de Doubloon ne peut pas continuer cette partie : elle n’a pas le jeu, ou pas la version qui l’a commencée. La partie reste telle quelle.
error-unreadable = Ce qui est enregistré de cette table est abîmé. Elle est mise de côté ; l’hébergeur du serveur peut voir pourquoi.
error-damaged = Le début de cette partie ne peut plus être lu sur cet appareil ; elle ne peut donc pas continuer. Toutes les autres parties sont restées comme elles étaient.
error-not-found = Il n’y a rien ici.
error-refused = La table ne le permet pas maintenant.
error-illegal = Les règles ne le permettent pas maintenant.
error-unknown-action = Ce coup n’existe pas. Rechargez la page.
error-undo = Ce coup ne peut plus être annulé.
error-option = Ces réglages ne vont pas ensemble.
error-deck = Ces cartes contiennent des erreurs. Vérifiez-les sur la page de vos cartes.
error-link = Ce lien personnel a déjà servi, ou il est trop ancien.
error-code = Aucune table n’a ce code, ou ne l’a plus.
error-who = Il faut pour cela une place à la table.
error-forbidden = Ce n’est pas à vous de le faire.
error-too-large = C’est trop gros à envoyer.
error-invalid = Le serveur n’a pas compris. Rechargez la page.
error-method = Le serveur n’a pas compris. Rechargez la page.
error-type = Le serveur n’a pas compris. Rechargez la page.
error-server = Quelque chose a mal tourné chez nous. C’est noté ; veuillez réessayer.
error-engine = Le moteur pour jouer sur cet appareil n’a pas pu être chargé. Vérifiez la connexion, puis réessayez.
error-no-engine = Cette page a été construite sans le moteur pour jouer sur cet appareil.
error-record = Cet enregistrement est illisible.
error-record-text = Ce n’est pas une partie enregistrée, ou seulement la moitié d’une.
error-record-game = Cette version n’a pas ce jeu.
error-record-deck = Ses cartes ne sont pas celles qu’il nomme.
error-record-moves = Il contient un coup que les règles n’autorisent pas.
error-record-altered = Il a été modifié ou vient d’une autre version : coups, mélange et résultat ne concordent pas.
error-record-unfinished = La partie n’est pas terminée.
error-record-nobody = Seuls des robots y jouent.
error-record-slow = Le vérifier a pris trop de temps.
error-record-long = Il est beaucoup trop long.
error-storage = Il n’y a plus de place sur cet appareil ; le dernier coup n’a donc pas été joué. Rien n’est perdu : faites de la place, puis réessayez.
local-lost = { $count ->
    [one] La dernière entrée de cette partie n’a pas pu être lue. La partie continue à partir de la précédente.
   *[other] Les { $count } dernières entrées de cette partie n’ont pas pu être lues. La partie continue à partir de la dernière entrée lisible.
}

## Names and seats

bot-name =
    { $seat ->
        [0] Barend
        [1] Mara
        [2] Teun
        [3] Ines
       *[other] Joris
    }
open-seat = Place libre
extra-seat = Quelqu’un
players = Joueurs
seat-your-turn = à vous
seat-turn = à jouer
bot-of-level = robot : { $level }
bots-of-level = robots : { $level }
seat-stand-in = remplacé par un robot
seat-resigned = a abandonné
chip-stand-in = robot
chip-resigned = abandon
chip-away = absent
seat-away = hors ligne
seat-gone-minutes = hors ligne depuis { $count } min
seat-gone-hours = hors ligne depuis { $count } h
seat-gone-days =
    { $count ->
        [one] hors ligne depuis { $count } jour
       *[other] hors ligne depuis { $count } jours
    }
days-left =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
time-short = Plus que { $seconds } secondes

## The decision bar

decision = Votre décision
what-happens = Effet de ce coup
your-decision-and-hand = Décision et main
scene-aside = Voir la table
scene-back = Revenir au choix
scene-go-on = Continuer
goal-title = Le but du jeu
goal-learn = Montrez-moi pas à pas
goal-hide = Compris
undo = Annuler
confirm = Confirmer
wait-nobody = Un instant
wait-one = On attend { $who }
wait-several = On attend { $who }
game-over = La partie est finie
see-result = Résultat
all-have-left = Tout le monde est parti : les robots attendent que quelqu’un rejoue
bot-plays-for-you = Un robot joue pour vous
you-resigned = Vous avez abandonné ; un robot finit la partie
play-again-myself = Rejouer moi-même
undo-stops-start = Il n’y a encore rien à annuler.
undo-stops-reveal = Votre dernier coup a révélé quelque chose de caché : il reste joué.
undo-stops-other = Quelqu’un a joué depuis votre dernier coup : il reste joué.
undo-stops-since = Quelque chose de caché a été révélé depuis votre dernier coup : il reste joué.
undo-what = Annuler : { $what }
undo-asks = Annuler…
undo-ask = Demander aux autres
undo-ask-more = Si tout le monde accepte et que rien de caché n’a été révélé depuis, votre dernier coup et tout ce qui a suivi sont annulés.
undo-asked = { $who } voudrait annuler son dernier coup et tout ce qui a suivi.
undo-asked-own = Vous avez demandé à annuler votre dernier coup. On attend les autres.
your-turn-loud = C’est à vous de jouer.
title-your-turn = ● À vous : { $name }

## Top bar, log, chat

tools = Outils
side = À côté du plateau
hint = Conseil
hint-thinking = Le robot le plus fort y réfléchit
hint-look = Regardez ce qui est marqué : c’est ainsi que commencerait le robot le plus fort.
hint-tell = Expliquer
hint-place = Mettre en place
hint-figures = Victoires { $wins } · place { $place } · avance { $lead }
hint-source = Ce que le robot le plus fort attend à la fin, d’après ce que vous voyez. Personne d’autre ne sait que vous avez demandé.
rules = Règles
rule-number = Règle { $rule }
sounds = Sons
sound-on = Sons activés
sound-off = Sons coupés
theme-change = Clair ou sombre
table-settings = Réglages
log = Journal
chat = Discussion
log-and-chat = Journal et discussion
log-more = Plus ancien
log-joined =
    { $you ->
        [yes] Vous vous installez
       *[no] { $who } s’installe
    }
log-left =
    { $you ->
        [yes] Vous partez
       *[no] { $who } s’en va
    }
log-started = La partie commence
log-undo =
    { $you ->
        [yes] Vous annulez un coup
       *[no] { $who } annule un coup
    }
log-undo-asked =
    { $you ->
        [yes] Vous demandez à annuler un coup
       *[no] { $who } demande à annuler un coup
    }
log-undo-answered =
    { $agree ->
        [true] { $you ->
            [yes] Vous acceptez
           *[no] { $who } accepte
        }
       *[other] { $you ->
            [yes] Vous refusez
           *[no] { $who } refuse
        }
    }
log-resigned =
    { $you ->
        [yes] Vous abandonnez
       *[no] { $who } abandonne
    }
log-bot-took-over =
    { $why ->
        [time] { $you ->
            [yes] Temps écoulé : un robot joue pour vous
           *[no] Temps écoulé : un robot joue pour { $who }
        }
        [by] { $you ->
            [yes] { $by } laisse un robot jouer pour vous
           *[no] { $by } laisse un robot jouer pour { $who }
        }
       *[other] { $you ->
            [yes] Un robot joue pour vous
           *[no] Un robot joue pour { $who }
        }
    }
log-seat-taken-back =
    { $you ->
        [yes] Vous reprenez votre place
       *[no] { $who } reprend sa place
    }
log-removed =
    { $you ->
        [yes] Vous avez dû quitter la table
       *[no] { $who } a dû quitter la table
    }
log-opened =
    { STARTS($who) ->
        [vowel] La place d’{ $who } est libre maintenant
       *[consonant] La place de { $who } est libre maintenant
    }
seat-lost = Cette place n’est plus la vôtre ; vous pouvez regarder.
log-abandon-vote =
    { $agree ->
        [true] { $you ->
            [yes] Vous voudriez arrêter la partie
           *[no] { $who } voudrait arrêter la partie
        }
       *[other] { $you ->
            [yes] Vous voudriez continuer
           *[no] { $who } voudrait continuer
        }
    }
log-abandoned = La partie s’arrête sans résultat
log-finished = La partie est finie
unread =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
chat-empty = Rien n’a encore été dit.
chat-say = Dites quelque chose
chat-told = { $who } dit : { $text }
chat-seated-only = Il faut être à la table pour parler.
chat-muted = L’hôte vous a coupé la parole.
reactions = Réactions
reaction-ahoy = Ohé !
reaction-bravo = Bravo !
reaction-aye = À vos ordres !
reaction-arr = Arrr !
reaction-ouch = Aïe !
reaction-luck = Bonne chance !

## Coming back, sharing a device

show-next = Suivant
show-skip = Tout afficher
recap = Ce qui s’est passé depuis mon dernier coup
recap-short = Résumé
meanwhile = Depuis votre dernier passage
meanwhile-more =
    { $count ->
        [one] Et { $count } chose avant cela.
       *[other] Et { $count } choses avant cela.
    }
meanwhile-your-turn = C’est maintenant à vous.
to-the-table = À la table
connection-lost = La connexion est perdue, nouvel essai en cours ; votre coup est à l’abri.
table-remembered = Pas de connexion. Voici la table telle que vous l’avez vue la dernière fois, { $when }. La partie reprend toute seule dès que la connexion revient.
hand-device = Passez l’appareil à { $who }
hand-device-more =
    Les cartes restent cachées tant { STARTS($who) ->
        [vowel] qu’{ $who }
       *[consonant] que { $who }
    } ne regarde pas.
hand-device-look = Je suis { $who } : voir ma main

## Settings and tools of the table

game-speed = Vitesse du jeu
game-speed-step = Pas à pas
game-speed-calm = Calme
game-speed-normal = Normale
game-speed-quick = Rapide
game-speed-once = Immédiate
notify = M’avertir quand c’est à moi
notify-denied = Ce navigateur n’autorise pas les notifications ici.
keys = Touches
key-space = Espace
key-enter = Entrée
key-escape = Échap
keys-arrows = aller de carte en carte, de lieu en lieu
keys-space = choisir, ou annuler un choix
keys-enter = confirmer
keys-close = refermer, ou annuler un choix
keys-undo = annuler
keys-pass = passer, ou finir le tour
keys-recap = ce qui s’est passé depuis mon dernier coup
keys-why = sur un élément grisé : pourquoi pas ? Ailleurs : cette aide
keys-log = journal
keys-chat = discussion
keys-hint = un conseil, si la table le permet ; encore une fois pour le mettre en place
big-screen = Grand écran
bot-for-me = Laisser jouer un robot
resign = Abandonner
resign-sure = Abandonner ? Un robot finira la partie à votre place, sans retour possible.
leave = Partir
leave-sure = Quitter la table ? Un robot joue jusqu’à votre retour.
abandon = Arrêter la partie par un vote
abandon-sure = Demander aux autres d’arrêter la partie sans résultat ? Elle s’arrête si tout le monde est d’accord ; un seul non suffit pour continuer.
abandon-alone = Arrêter la partie sans résultat ?
abandon-asked =
    { $count ->
        [one] { $who } voudrait arrêter la partie sans résultat.
       *[other] { $count } joueurs voudraient arrêter la partie sans résultat.
    }
abandon-agree = Oui, arrêter
abandon-refuse = Non, continuer
abandon-withdraw = Retirer mon vote
host-tools = En tant qu’hôte
host-bot = Un robot joue
host-bot-sure =
    { STARTS($who) ->
        [vowel] Laisser un robot jouer à la place d’{ $who } ? Tout le monde verra que c’est vous, et { $who } pourra reprendre à tout moment.
       *[consonant] Laisser un robot jouer à la place de { $who } ? Tout le monde verra que c’est vous, et { $who } pourra reprendre à tout moment.
    }
host-mute = Couper la parole
host-unmute = Rendre la parole
host-close-seat = Laisser au robot
host-remove = Exclure
host-remove-sure = Exclure { $who } pour de bon ? Un robot continue à cette place.

## After the game

result = Résultat
rematch = Une autre partie
replay = Revoir
record = Télécharger la partie
next-game = Vers la partie suivante
rematch-ready = Il y a une nouvelle partie.
late-watch = Cette partie a déjà commencé : vous regardez.
late-seat = Cette partie a déjà commencé et une place est libre : un robot y joue jusqu’à ce que vous la preniez.
result-bots = Robots : { $bots }
result-abandoned = La partie a été arrêtée avant sa fin.
share-replay = Un lien vers cette partie
course = Le cours de la partie
course-label = Le cours de la partie en courbes, une par joueur. Le tableau en dessous donne les nombres.
course-table = Les nombres en tableau
course-when = Moment
course-round = Manche { $round }
course-round-short = M{ $round }
course-end = Fin
course-to-moment = Touchez un moment pour le revoir.

## The replay

replay-of = Revoir : { $game }
replay-eyes = Vu par
replay-everybody = tout le monde
replay-slider = Moment de la partie
replay-step = Étape { $step } sur { $steps }
replay-first = Au début
replay-back = Une étape en arrière
replay-forward = Une étape en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-steps = Coups
replay-branch = Continuer d’ici
replay-branch-more = Une nouvelle table où tout est comme à cet instant. Vous prenez une place, des robots prennent les autres.
replay-branch-as =
    À la place { STARTS($who) ->
        [vowel] d’{ $who }
       *[consonant] de { $who }
    }
replay-early = Cette partie n’est pas finie
replay-early-more = Quand elle le sera, on pourra la revoir de chaque place.
replay-to-table = À la table

## Guided games

coach = Partie guidée
coach-step = { $step } sur { $steps }
coach-next = Suite
coach-now = Touchez maintenant :
coach-wait = C’est au tour des autres. Regardez ce qu’ils font.
coach-first = Une chose à la fois. D’abord ceci : { $what }
coach-read = Une chose à la fois. Lisez d’abord ceci, puis touchez « Suite ».
coach-away = C’est plus loin par là : faites glisser le plateau.
coach-skip = Passer la leçon
coach-on = Continuer ici
coach-real = Jouer une vraie partie

## Any game without a screen of its own

generic-choose = choisissez
generic-line = { $text }
generic-view = La table
generic-nothing = aucun
generic-yes = oui
generic-no = non
generic-result = Résultat
generic-points = Points
generic-place = Rang
generic-player = Joueur

## The big screen

watch-title = Grand écran

# Pages around the table: start, settings

nav = Pages
nav-games = Jeux
nav-rules = Règles
nav-score = Score
nav-learn = Apprendre
switch-game = Quel jeu ?
theme-to-dark = Thème sombre
theme-to-light = Thème clair
settings = Vous et cet appareil
settings-of = { $name } : nom, langue, thème
my-name = Votre nom
default-name = Matelot
language = Langue
theme = Thème
theme-system = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
other-device = Continuer ailleurs
other-device-more = Un lien personnel amène vos parties sur votre téléphone ou un autre ordinateur. Gardez-le pour vous.
other-device-make = Créer un lien personnel
other-device-good =
    { $minutes ->
        [one] Ouvrez-le sur l’autre appareil d’ici une minute. Il ne sert qu’une fois.
       *[other] Ouvrez-le sur l’autre appareil d’ici { $minutes } minutes. Il ne sert qu’une fois.
    }
device-done = Cet appareil est maintenant le vôtre : voici vos parties.
device-ask = Utiliser ce lien personnel ici ?
device-ask-more = Cet appareil montrera alors les parties de la personne qui a créé le lien, et jouera en son nom.
device-ask-loses =
    { $count ->
        [one] { STARTS($name) ->
            [vowel] Une partie en cours d’{ $name } quitte cet appareil.
           *[consonant] Une partie en cours de { $name } quitte cet appareil.
        }
       *[other] { STARTS($name) ->
            [vowel] { $count } parties en cours d’{ $name } quittent cet appareil.
           *[consonant] { $count } parties en cours de { $name } quittent cet appareil.
        }
    }
device-ask-kept = Rien n’est effacé : « Vous et cet appareil » les ramène.
device-ask-yes = Utiliser le lien
device-ask-no = Rester qui je suis
device-back = Un lien personnel a été utilisé ici. L’identité précédente de cet appareil est conservée.
device-back-do = Redevenir qui j’étais
notices = En votre absence
notices-more = Recevez un avis quand c’est à vous de jouer dans une partie sur plusieurs jours. Il ne contient que votre nom, le jeu et le lien.
notices-mail = Adresse e-mail
notices-mail-sent = Regardez votre messagerie : un clic y confirme l’adresse.
notices-mail-pending = { $address } : en attente du clic dans le message.
notices-mail-to = Les messages vont à { $address }.
notices-hook = Adresse d’un webhook
notices-hook-more = Pour un salon à vous dans un service de discussion. L’adresse reste sur ce serveur.
notices-hook-sent = Un bonjour part vers la discussion.
notices-hook-to = Les avis vont à { $host }.
notices-live = Aussi dans les parties en direct
notices-set = Activer
notices-refused = Cette adresse ne convient pas. Elle doit être joignable depuis Internet.
notices-end = Arrêter
notices-link-wrong = Ce lien est incomplet. Ouvrez-le de nouveau depuis le message.
notices-confirm-ask = Recevoir un message à cette adresse quand c’est à vous de jouer ?
notices-confirm-go = Oui, volontiers
notices-confirm-done = C’est fait : un message viendra quand une partie vous attend.
notices-stop-ask = Ne plus recevoir de messages sur vos tours ?
notices-stop-go = Plus de messages
notices-stop-done = C’est fait : plus aucun message ne viendra.
qr = Code QR du lien
link = Lien
copy = Copier
copied = Copié
share = Partager
join = Rejoindre
watch = Regarder
hero = Un trésor dort sur la prochaine côte.
hero-more = Des jeux de plateau entre amis, ou avec des robots qui ne trichent jamais. Rien à installer, pas de compte.
got-code = Vous avez un lien ou un code de table ?
code-wrong = Ce n’est ni un lien vers une table, ni un code de six lettres.
code-unknown = Aucune table n’a ce code. Vérifiez les lettres ; un code vaut un jour.
next-waiting = Une partie attend votre coup
server-away = Le serveur ne répond pas. Cette page réessaie d’elle-même ; la feuille de score et les règles déjà ouvertes marchent sans lui.
games-broken = Installé sur ce serveur, mais inutilisable pour le moment : { $games }. Tous les autres jeux continuent ; le journal du serveur dit ce qui ne va pas.
page-trouble = Le serveur est injoignable. Nouvel essai…
offline-now = Pas de connexion au serveur.
offline-now-all = Sur cet appareil, tout marche quand même : parties contre des robots, à plusieurs sur un appareil, leçons, règles, feuilles de score, et vos parties gardées ici.
offline-now-some = Les règles et les feuilles de score marchent quand même. Pour jouer sur cet appareil, il y a un téléchargement plus bas, dès que le réseau revient.
offline-now-reading = Les règles et les feuilles de score marchent quand même.
offline-lacking = Il faut d’abord le téléchargement de { $megabytes } Mo, une seule fois, avec le réseau.
offline-no-engine = Il faut le serveur : ici, cette page ne peut pas jouer toute seule.
at-one-device = Sur un seul appareil
at-one-device-of = Sur un seul appareil : { $game }
mine-here = sur cet appareil
mine-export = Enregistrer la partie
hand-over = Garder aussi sur le serveur
hand-over-done = La partie est maintenant parmi les vôtres sur le serveur, comme jouée sur un appareil.
record-open = Ouvrir une partie enregistrée…
record-opening = Ouverture…
record-wrong = Ce fichier ne peut pas être ouvert comme l’enregistrement d’une partie. { $why }
mine-delete = Supprimer
mine-delete-ask = Supprimer cette partie ? { $what }
mine-delete-more = Elle n’est gardée que sur cet appareil. Une fois supprimée, elle est perdue.
mine-delete-no = La garder
offline-title = Jouer sans réseau
offline-offer = Des parties contre des robots, ou à plusieurs sur cet appareil : en train, en avion, sur une île. À télécharger une fois, { $megabytes } Mo.
offline-keep = Télécharger { $megabytes } Mo
offline-loading = Téléchargement : { $percent } %
offline-stop = Arrêter
offline-kept = Prêt : les parties se jouent sur cet appareil, avec ou sans réseau.
offline-remove = Supprimer ({ $megabytes } Mo)
offline-removed = Supprimé. Les parties gardées sur cet appareil restent.
offline-full = Il n’y a pas assez de place sur cet appareil : il faut { $megabytes } Mo. Libérez de la place, puis réessayez. Rien n’est perdu.
offline-broken = Le téléchargement s’est interrompu. Ce qui est arrivé est gardé ; le reste peut être téléchargé à nouveau.
offline-again = Réessayer
starting = Préparation sur cet appareil
starting-files = Chargement des fichiers…
starting-python = Démarrage du moteur…
starting-games = Chargement des jeux…
starting-usual = En général trois à dix secondes, à chaque ouverture de la page.
starting-last =
    { $seconds ->
        [one] La dernière fois, il a fallu une seconde.
       *[other] La dernière fois, il a fallu { $seconds } secondes.
    }
install-app = Installer l’application
new-version = Une nouvelle version est prête.
new-version-show = Recharger
new-version-later = Plus tard
my-games = Mes parties
mine-playing = En cours
mine-finished = Terminées
mine-practice = Entraînement
mine-archive = Archives
mine-show = Quelles parties montrer
mine-all-games = Tous les jeux
mine-archive-it = Ranger : { $what }
mine-unarchive-it = Remettre : { $what }
mine-archived = Rangée. Elle est dans les archives.
mine-lesson = Partie guidée
mine-branch = Reprise d’une partie revue
mine-record = Jouée sur un appareil
mine-round = Manche { $round }
mine-won = Gagnée
mine-place = Place { $place } sur { $players }
mine-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
mine-ended = Arrêtée sans résultat
my-strength =
    { $game } : vous jouez comme des robots de niveau « { $level } » ({ $played ->
        [one] { $played } partie
       *[other] { $played } parties
    } avec des robots).
open-tables = Tables ouvertes
show-all = Tout voir ({ $count })
own-the-box = Vous possédez le jeu ?
score-more = Saisissez ce que chacun possède ; chaque ligne s’additionne. Marche sans réseau.
own-deck = Vos cartes
own-deck-more = Jouez ici avec exactement les cartes de votre boîte.
game-hook = Un jeu pour cette table.
game-players =
    { $from ->
        [one] { $from } à { $to } joueurs
       *[other] { $from } à { $to } joueurs
    }
game-players-only = { $number } joueurs
play-now = Jouer
play-now-of = Jouer : { $game }
dealing = Distribution…
quick-choice =
    { $players ->
        [2] Contre un robot : { $level }
       *[other] { $players } joueurs, robots : { $level }
    }
quick-change = Modifier
quick-change-of = Modifier joueurs et niveau : { $game }
quick-level = Le niveau des robots
with-friends = Entre amis
with-friends-of = Entre amis : { $game }
table-your-turn = À vous
table-others = Aux autres de jouer
table-asked = À { $who } de jouer
table-gathering = Attend des joueurs
table-open =
    { $free ->
        [one] { $free } place libre
       *[other] { $free } places libres
    }
table-taken = Aucune place libre
table-running = En cours
table-unreadable = Abîmée
left-none = temps écoulé
left-minutes =
    { $count ->
        [one] encore { $count } min
       *[other] encore { $count } min
    }
left-hours =
    { $count ->
        [one] encore { $count } heure
       *[other] encore { $count } heures
    }
left-days =
    { $count ->
        [one] encore { $count } jour
       *[other] encore { $count } jours
    }

# Pages around the table: a new table

new-table = Une table pour { $game }
new-table-more = Tout est réglé : vous pouvez la créer telle quelle.
new-who = Qui joue ?
new-count = Joueurs
seat-number = Place { $seat }
who-me = Vous
who-here = Quelqu’un sur cet appareil
who-friend = Quelqu’un par lien
who-bot = Un robot
name-here = Nom sur cet appareil
bot-level = Son niveau
level-random = au hasard
level-greedy = moyen
level-friendly = débutant
level-easy = facile
level-normal = moyen
level-strong = fort
level-expert = expert
level-random-more = Joue n’importe quel coup permis.
level-friendly-more = Laisse passer beaucoup de choses : bien pour une première partie.
level-easy-more = Laisse passer un bon coup de temps en temps.
level-normal-more = Joue le meilleur coup qu’il voit, sans anticiper.
level-greedy-more = Joue le meilleur coup qu’il voit, sans anticiper.
level-strong-more = Voit la plupart des bons coups.
level-expert-more = Compare ses meilleurs coups en jouant la suite dans sa tête.
level-cut = Sur cet appareil, le temps peut s’écouler avant la fin de sa réflexion ; il joue alors moins bien que son nom ne le dit.
level-wins = Gagne { $wins } parties sur 100 parmi des robots de niveau « { $against } » ; { $even } seraient l’équilibre.
new-how = À quel rythme ?
pace-live = En direct
pace-live-more = Tout le monde est là.
pace-days = Sur plusieurs jours
pace-days-more = Un coup de temps en temps.
new-limit = Temps par coup
limit-none = Sans limite
limit-minutes =
    { $count ->
        [one] { $count } minute, plus { $spare } de réserve en tout
       *[other] { $count } minutes, plus { $spare } de réserve en tout
    }
limit-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
limit-more = Quand le temps est écoulé, un robot joue jusqu’au retour.
new-table-kind = La table
visibility-link = Par lien seulement
visibility-open = Ouverte : affichée à l’accueil, chacun peut la rejoindre ou regarder
hints-allowed = Conseils autorisés
use-own-deck = Jouer avec mes cartes : { $name }
new-variants = Variantes
option-on = Oui
option-off = Non
option-healers = Guérisseuses
option-healers-hidden = Révélées à la fin
option-healers-open = Visibles dès le départ
option-healers-dealt = Chacun en reçoit deux et en propose une
option-show_events = Tous voient les quatre Événements B avant la partie
option-more_cards = Les joueurs suivants choisissent leur première main parmi plus de cartes
option-ask = Demander avant tout ce qui est facultatif
make-table = Créer la table
make-and-start = Commencer la partie
missing-names = Donnez un nom à chacun sur cet appareil.
missing-same = Donnez à chacun un nom différent.

# Pages around the table: the lobby

seat-free = Place libre
seat-mine = Votre place
seat-here-now = À la table
seat-here = Jouer sur cet appareil
seat-to-bot = Plutôt un robot
seat-open = Libérer la place
seat-remove = Retirer de la table
seat-remove-sure = Retirer { $who } de la table ? Cette personne ne pourra plus s’y asseoir.
host = hôte
sit-down = S’asseoir
sit-title = Prendre la place { $seat }
sit-other = Quelqu’un d’autre prend la place { $seat } sur cet appareil
qr-seat = Code QR de la place { $seat }
link-seat = Lien de la place { $seat }
lobby-waiting =
    { $count ->
        [one] Une place est libre. Envoyez son lien, ou faites scanner son code QR.
       *[other] { $count } places sont libres. Envoyez les liens, ou faites scanner les codes QR.
    }
lobby-free =
    { $count ->
        [one] Une place est libre.
       *[other] { $count } places sont libres.
    }
lobby-full = Tout le monde est là.
lobby-choose = Choisissez une place.
lobby-watch = Toutes les places sont prises. Restez ici pour regarder la partie.
lobby-removed = L’hôte vous a exclu de cette table. Vous pouvez regarder.
lobby-gathers = D’autres joueurs vont arriver.
lobby-missing = Pas encore là : { $who }
lobby-terms = Ce qu’on joue
terms-time = { $pace } : { $limit }
terms-option = { $name } : { $value }
terms-hints = Les conseils sont permis
terms-no-hints = Pas de conseils
terms-link = Seulement avec le lien ou le code
terms-open = Annoncée sur la page d’accueil : chacun peut jouer ou regarder
terms-deck = Avec ses propres cartes : { $name }
table-code = Code de la table
table-code-more = À saisir sur { $host }
only-here = Les liens et le code de cette table ne marchent que sur cet ordinateur, car la page est ouverte sur { $host }. Pour jouer avec d’autres appareils, lancez le serveur avec « doubloon serve --lan » (ou « make play ARGS=--lan ») et ouvrez l’adresse qu’il affiche.
lobby-start = Commencer
lobby-start-bots =
    { $count ->
        [one] Commencer avec un robot à la place libre
       *[other] Commencer avec des robots aux { $count } places libres
    }
lobby-host-starts = L’hôte lance la partie.
lobby-any = Inviter
lobby-any-more = Qui ouvre le lien choisit une place.
lobby-screen = Grand écran
lobby-screen-more = Montre ce que tous peuvent voir : pour la télévision de la pièce.
lobby-leave = Quitter la table

# The score pad of Loot Island, for owners of the box

pad-title = Loot Island : la feuille de score
count-title = { $game } : la feuille de score
pad-player = Joueur { $seat }
my-name-at = Nom du joueur { $seat }
pad-enter = Ce que chacun possède
pad-clockwise = Les joueurs dans le sens horaire, comme à table : cela départage les égalités.
pad-first = A la tuile Premier Joueur
pad-cubes = Cubes Malédiction
pad-eliminated = 13 cubes ou plus : hors jeu.
pad-per-cube = Guérisseuse : pièces par cube
pad-fixed = Guérisseuse : pièces en plus
pad-fixed-other = Autre somme
pad-row-amulet = Amulettes
pad-row-coin-bag = Sacs de pièces
pad-row-book = Livres
pad-row-jewel = Bijoux
pad-row-crown = Couronnes
pad-row-skull = Crânes
pad-row-first = Tuile Premier Joueur
pad-row-healer = Guérisseuse
pad-total = Butin
pad-card-amulet = Amulette de { $value }
pad-card-coin-bag = Sac de pièces de { $value }
pad-card-book = Livre fois { $multiplier }
pad-card-jewel = Bijou de { $value }
pad-card-crown =
    { $crosses ->
        [one] Couronne de { $value } avec { $crosses } croix
       *[other] Couronne de { $value } avec { $crosses } croix
    }
pad-card-skull = Crâne { $skull } de { $value }
pad-add = Ajouter : { $card }
count-add = { $what } : ajouter une carte de { $value }
count-remove = { $what } : enlever une carte de { $value }
count-less = { $what } : un de moins
count-more = { $what } : un de plus
count-total = Total
pad-remove = Enlever : { $card }
pad-other = Autre valeur
pad-add-other = Ajouter
pad-crosses = Croix
pad-skull = Lequel des trois Crânes
pad-curses =
    { $count ->
        [one] Pour le Livre : la plus haute valeur de Malédiction des autres Trésors.
       *[other] Pour les Livres : les { $count } plus hautes valeurs de Malédiction des autres Trésors.
    }
pad-curse = Valeur de Malédiction { $place }
pad-aaron = Aaron
pad-aaron-crowns = Couronnes d’Aaron, par croix
pad-result = Les comptes
pad-place = rang { $place }
pad-lost = perdu
pad-how = { $text }
pad-how-healer =
    { $per_cube ->
        [0] forfait { $fixed }
       *[other]
            { $fixed ->
                [0] { $per_cube } × { $cubes ->
                    [one] { $cubes } cube
                   *[other] { $cubes } cubes
                }
               *[other] { $per_cube } × { $cubes ->
                    [one] { $cubes } cube
                   *[other] { $cubes } cubes
                } + { $fixed }
            }
    }
pad-how-jewels =
    { $threes ->
        [0] { $base }, { $bonus } pour une paire
       *[other]
            { $pairs ->
                [0] { $base }, { $bonus } pour les lots de 3
               *[other] { $base }, { $bonus } pour les lots
            }
    }
pad-how-crowns =
    { $crosses ->
        [one] { $base }, { $bonus } pour { $crosses } croix
       *[other] { $base }, { $bonus } pour { $crosses } croix
    }
pad-how-skulls =
    { $types ->
        [one] { $base }, { $worth } × { $types } type
       *[other] { $base }, { $worth } × { $types } types
    }
pad-crowns = Couronnes, par croix : { $ranking }.
pad-out-curse = La malédiction emporte { $name }, qui perd tout.
pad-out-healer = { $name } ne peut pas payer la Guérisseuse et sort du jeu.
pad-nobody = Tout le monde est hors jeu : personne ne gagne.
pad-tied = Égalité : { $names } ; dans le sens horaire, { $winner } est au plus près de la tuile Premier Joueur.
pad-wins = { $winner } gagne avec { $total }.
count-shared = { $winners } se partagent la victoire avec { $total }.
pad-lacks-healer = la Guérisseuse manque
pad-lacks-curses = il manque des valeurs de Malédiction pour les Livres
pad-again = Recommencer
pad-again-sure = Vider toute la feuille ? Les noms restent.
pad-offline = Tout reste dans ce navigateur. Une fois chargée, cette page marche sans réseau ; ajoutez-la à votre écran d’accueil.
print = Imprimer

# Pages around the table: rules, own deck, lessons

rules-of = Règles : { $game }
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [0] Rien trouvé
        [one] { $count } règle
       *[other] { $count } règles
    }
rules-contents = Sommaire
rules-example = Exemple
rules-ruling = Notre précision
rules-public = De sources publiques
rules-sources = Ce qui ne porte pas de marque est dans la règle. « De sources publiques » : des listes du matériel ou des critiques du jeu le montrent. « Notre précision » : personne ne le dit, nous avons donc décidé.
rules-see = Voir aussi
rules-none = Il n’y a pas de règles écrites pour ce jeu ici.
rules-link = Lien vers la règle { $rule }
deck-of = Vos propres cartes pour { $game }
deck-more = Les cartes fournies avec Doubloon sont en partie reconstituées. Vous possédez le jeu ? Écrivez ici ce que disent vos cartes, et jouez exactement avec celles-là.
deck-start = Partir des cartes standard
deck-download = Télécharger
deck-upload = Ouvrir un fichier
deck-text = Les cartes, en texte
deck-check = Vérifier et garder
deck-checking = Vérification…
deck-good = Aucune erreur. Ces cartes, { $name }, sont gardées dans ce navigateur pour vos nouvelles tables.
deck-problems =
    { $count ->
        [one] Une erreur
       *[other] { $count } erreurs
    }
deck-unusual =
    { $count ->
        [one] Un point inhabituel. Aucune règle ne l’interdit ; vérifiez la carte.
       *[other] { $count } points inhabituels. Aucune règle ne les interdit ; vérifiez les cartes.
    }
deck-line = Ligne { $line }
deck-forget = Oublier
deck-use = Nouvelle table avec ces cartes
deck-unsaved = Modifié depuis la vérification.
deck-sure = Remplacer ce qui se trouve ici ?
# What is wrong with a deck: `mistake-REASON`; `$allowed` is one of the last seven.
deck-entry = { $list }, élément { $number }
deck-value = { $name } ({ $written })
deck-and-more = et { $count } de plus
deck-key-format = Format
deck-key-game = Jeu
deck-key-name = Nom
deck-key-version = Version
deck-key-source = Origine
deck-source-box = de la boîte
deck-source-rulebook = de la règle
deck-source-public = de listes du matériel ou de critiques
deck-source-reconstruction = reconstitué
mistake-not_toml = Ce texte est illisible. Il manque peut-être un guillemet, une virgule ou un crochet, ici ou juste avant.
mistake-not_json = Ce texte n’est pas du JSON lisible. Il manque peut-être un guillemet, une virgule, un crochet ou une accolade, ou il y en a un de trop, ici ou juste avant.
mistake-not_allowed = { $found } n’est pas permis ici. Permis : { $allowed }.
mistake-missing_field = Cette indication manque. Permis : { $allowed }.
mistake-unknown_field = Ce champ n’existe pas. Permis : { $fields }.
mistake-misspelt_field = Ce champ n’existe pas. Vouliez-vous écrire { $near } ? Permis : { $fields }.
mistake-already = Déjà présent plus haut dans la liste ; chaque élément ne doit y figurer qu’une fois.
mistake-already_in_line = Déjà présent à la ligne { $first_line } ; chaque élément ne doit figurer qu’une fois dans la liste.
mistake-too_many = Il y en a { $count } ; { $most } au plus sont permis.
mistake-too_deep = Trop de crochets imbriqués, ou une clé avec trop de points ; { $most } niveaux au plus sont lus.
mistake-too_long = Le texte compte { $count } caractères ; { $most } au plus sont lus.
mistake-whole = un nombre entier de { $least } à { $most }
mistake-one_of = { $words }
mistake-text = des mots sur une ligne, { $longest } caractères au plus
mistake-flag = true (oui) ou false (non), sans guillemets
mistake-exactly = { $value }
mistake-list = une liste
mistake-table = un élément tel que { $example }
learn-first = Première fois ? Apprenez en jouant
learn-title = Apprendre { $game } en jouant
learn-more = Une partie guidée de quelques minutes sur le vrai plateau. Vous pouvez la quitter à tout moment.
learn-minutes = environ { $count } min
learn-begin = Commencer
learn-none = Il n’y a pas encore de partie guidée ici. Les règles sont courtes, et chaque coup interdit dit pourquoi.

## L’analyse après la partie

review = Analyse
review-start = Faire analyser la partie par le robot le plus fort
review-more = Elle montre l’évolution des chances de chacun et les décisions qui ont coûté le plus.
review-progress = Analyse de la partie : { $done } moments sur { $total }
review-course = Chances de victoire
review-course-label = Chances de victoire au fil des coups, en pour cent, une ligne par joueur
review-costly = Décisions les plus coûteuses
review-none =
    Aucune décision { STARTS($who) ->
        [vowel] d’{ $who }
       *[consonant] de { $who }
    } n’a coûté cher.
review-waiting = Rien pour l’instant.
review-whose = De qui
review-everybody = Tout le monde
review-played = Joué
review-best = Le robot
review-cost-wins = { $wins } de chances en moins
review-cost-points =
    { $points ->
        [one] { $points } point d’avance en moins
       *[other] { $points } points d’avance en moins
    }
review-here = Ce qui a été joué ici, et ce que le robot aurait joué
review-source = Jugé d’après ce que le joueur pouvait voir alors. Les petites différences sont omises.
