# Ce que dit la page elle-même. Chaque jeu a ses propres mots.

hall-welcome = Prenez une chaise. Cinq jeux de la ferme, pour une personne ou toute la famille.
hall-unofficial = Barnyard est une réalisation libre et non officielle, avec ses propres mots et ses propres images. Tout le mérite des jeux revient à leurs auteurs et à leurs éditeurs.
hall-players =
    { $fewest ->
        [2] { $most ->
            [2] 2 joueurs
           *[other] 2 à { $most } joueurs
        }
       *[other] { $fewest } à { $most } joueurs
    }
hall-minutes = { $minutes } minutes
play-now = Jouer
one-device = Un seul écran
invite = Inviter
learn = Apprendre
my-games = Mes parties
go-on = Continuer
over-look-back = Terminée – revoir
online-table = Table de la salle
forget = Oublier cette partie
settings = Réglages
language = Langue
light = Lumière
light-device = Comme cet appareil
light-day = Pré au soleil
light-evening = Pré du soir
sound = Sons
done = Terminé
who-plays = Qui joue ?
player-number = Joueur { $number }
add-seat = Un joueur de plus
seat-kind = Qui est à la place { $number }
seat-name = Nom à la place { $number }
remove-seat = Retirer la place { $number }
sits-here = Personne, ici
sits-elsewhere = Personne, ailleurs
level-random = Robot : au hasard
level-easy = Robot : doux
level-medium = Robot : honnête
level-hard = Robot : fort
level-expert = Robot : expert
variants = Variantes
start = Commencer
make-links = Créer les liens
loading = Un instant…
lost-title = Il n’y a rien ici
no-such-game = Cette partie n’est plus sur cet appareil.
to-the-hall = Vers la salle
reconnecting = La connexion est coupée. Nouvel essai…
bot-name =
    { $level ->
        [random] Tournis
        [easy] Trèfle
        [medium] Ronce
        [hard] Épine
       *[expert] Vieux Sage
    }
free-seat = Place { $number }
you-tag = vous
away-tag = absent
turn-tag = à jouer
what-happened = Ce qui s’est passé
talk = Discussion
say-something = Dites quelque chose
send = Envoyer
react-moo = Meuh !
react-clap = Bien joué
react-laugh = Drôle
react-wow = Bravo
react-oops = Oups
react-sad = Triste
react-think = Je réfléchis
react-thanks = Merci
undo = Reprendre le coup
hint = Conseil
help = Règles du moment
thinking = Réflexion…
rules-now = Ce qui compte maintenant
all-rules = Toutes les règles
hint-line = Essayez : { $move } – { $reason } ({ $percent } % de chances de gagner)
sorry-rule = Impossible : { $rule }
undo-question = { $who } voudrait reprendre son dernier coup. D’accord ?
yes = Oui
no = Non
curtain-hand = Passez l’appareil à { $who }.
curtain-open = C’est moi, { $who }
happened-sat = { $who } a pris place.
happened-left = { $who } est parti.
happened-stood-in = Un robot joue à la place de { $who } pour le moment.
happened-returned = { $who } est de retour.
happened-time-up = Le temps de { $who } est écoulé.
happened-undo-offered = { $who } voudrait reprendre un coup.
happened-undo-refused = { $who } préfère continuer.
happened-undone = { $who } a repris un coup.
happened-paused = { $who } a arrêté les pendules.
happened-resumed = { $who } relance la partie.
happened-wants-rematch = { $who } voudrait rejouer.
you-won = Vous avez gagné !
somebody-won = { $who } a gagné.
shared-win = Victoire partagée : { $who }
nobody-won = Personne n’a gagné.
rematch = Rejouer
review = Revoir la partie
look-at-board = Voir le plateau
check-luck = Était-ce la chance ?
luck-line = Le hasard a été promis avant la première carte : { $commitment }
the-table = À cette table
waiting-for-them = en chemin…
seat-a-bot = Asseoir un robot
begins-by-itself = La partie commence d’elle-même quand tout le monde est assis.
their-link = Lien personnel
copy-link = Copier le lien
copied = Copié
link-as-code = Le lien sous forme de code à scanner
sit-down = S’asseoir
step = Étape
step-back = Une étape en arrière
step-on = Une étape en avant
seen-by = Vu par
find-turning = Où la partie a-t-elle basculé ?
turning-line = { $who } : { $played } – mieux valait { $better }. { $reason } (−{ $percent } %)
no-turning = Personne n’a fauté : le bon jeu et la chance ont décidé.
win-curve = Les chances de gagner au fil de la partie
luck-fine = Les { $draws } tirages sont bien ceux promis avant la partie.
luck-wrong = Cet enregistrement n’est pas ce qui était promis : { $flaw }
save-record = Enregistrer la partie
coach = Votre guide
coach-goodbye = Vous en savez assez, le reste viendra en jouant. Je regarde depuis la clôture. Bonne chance !
understood = Compris
table-menu = Cette table
pause = Arrêter les pendules
resume = Reprendre
stand-in = Laisser jouer un robot pour moi
take-back = Reprendre ma place
chat-off = Couper la discussion
chat-on = Ouvrir la discussion
spectators-off = Sans spectateurs
spectators-on = Laisser regarder
watch-link = Copier un lien pour regarder
watch = Regarder des robots jouer
rulebook = Règles
time = Temps de réflexion
time-none = Autant qu’il faut
time-minute = Une minute par coup
time-day = Un jour par coup
time-game = Dix minutes par partie
what-if = Et si ? Rejouer à partir d’ici
