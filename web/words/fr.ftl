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
choose-players = Choisir les joueurs
one-device = Un seul écran
invite = Inviter
learn = Apprendre
my-games = Mes parties
older-games = Parties plus anciennes
go-on = Continuer
over-look-back = Terminée – revoir
online-table = Table de la salle
table-gathering = On attend du monde
table-yours = C’est à vous
table-gone = Cette table n’existe plus : la salle ne la connaît pas.
forget = Oublier cette partie
forget-question = Oublier cette partie pour de bon ?
settings = Réglages
language = Langue
light = Lumière
light-device = Comme cet appareil
light-day = Jour (clair)
light-evening = Soir (sombre)
sound = Sons
pace = Rythme des autres
pace-calm = tranquille
pace-usual = habituel
pace-brisk = vif
pace-none = sans attente
done = Terminé
who-plays = Qui joue ?
player-number = Joueur { $number }
add-seat = Un joueur de plus
seat-kind = Qui est à la place { $number }
seat-name = Nom à la place { $number }
remove-seat = Retirer la place { $number }
sits-here = Personne, ici
sits-elsewhere = Personne, ailleurs
level-random = Tournis – robot, au hasard
level-easy = Trèfle – robot doux
level-medium = Ronce – robot honnête
level-hard = Épine – robot fort
level-expert = Vieux Sage – robot expert
variants = Variantes
start = Commencer
make-links = Créer les liens
loading = Un instant…
lost-title = Il n’y a rien ici
hall-silent = La salle ne répond pas.
keeps-nothing = Ce navigateur ne garde rien. Permettez-lui d’enregistrer les données de cette page.
record-unreadable = Cet enregistrement est illisible.
untrue = Cette salle montre des vues qui ne sont pas ce qu’elles prétendent être.
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
bot-skill =
    { $level ->
        [random] robot, au hasard
        [easy] robot doux
        [medium] robot honnête
        [hard] robot fort
       *[expert] robot expert
    }
free-seat = Place { $number }
you-tag = vous
away-tag = absent
turn-tag = à jouer
waits-for = On attend { $who }.
you-name = Vous
said-line = { $who } dit : { $text }
what-happened = Ce qui s’est passé
talk = Discussion
say-something = Dites quelque chose
send = Envoyer
react-moo = Meuh !
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
hint-line = Un expert { $move }. { $reason } ({ $percent } % de chances de gagner)
refused-bad-message = Cette page et la salle ne se comprennent pas. Rechargez-la.
refused-hello-first = Cette page et la salle ne se comprennent pas. Rechargez-la.
refused-no-such-link = Aucune place de cette table n’a ce lien.
refused-no-spectators = On joue ici sans public.
refused-only-players = Le public ne fait que regarder. Il faut le lien d’une place pour cela.
refused-not-seated = Asseyez-vous d’abord.
refused-seat-taken = Cette place est prise.
refused-only-host = Seule la personne qui invite peut faire cela.
refused-bad-text = Un nom a de 1 à 40 signes, un message de 1 à 500.
refused-not-begun = La partie n’a pas commencé.
refused-begun = La partie a déjà commencé.
refused-game-over = La partie est finie.
refused-not-over = La partie n’est pas encore finie.
refused-paused = La partie est en pause. Reprenez-la d’abord.
refused-not-paused = La partie n’est pas en pause.
refused-time-up = Votre temps est écoulé. Un robot joue ce coup pour vous.
refused-bot-plays = Un robot joue pour vous. Reprenez d’abord votre place.
refused-no-bot = Aucun robot ne joue pour vous.
refused-stale = La partie a continué entre-temps.
refused-nothing-to-undo = Vous n’avez rien à reprendre.
refused-no-such-offer = Plus personne n’attend cette réponse.
refused-no-chat = La discussion est coupée à cette table.
refused-not-your-turn = Ce n’est pas à vous de jouer.
refused-not-legal = Les règles ne le permettent pas.
refused-bad-notation = Ce n’est pas un coup de ce jeu.
show-rule = Voir la règle
undo-question = { $who } voudrait reprendre son dernier coup et ce qui a suivi. D’accord ?
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
you-won = Vous avez gagné !
somebody-won = { $who } a gagné.
shared-win = Victoire partagée : { $who }
nobody-won = Personne n’a gagné.
rematch = Rejouer
review = Revoir la partie
look-at-board = Voir le plateau
check-luck = Était-ce la chance ?
luck-line = Avant la partie, la table a scellé sa chance ; le sceau commence par { $commitment }. Revoyez la partie pour vérifier chaque tirage.
the-table = À cette table
waiting-for-them = en chemin…
seat-a-bot = Asseoir un robot
begins-by-itself = La partie commence d’elle-même quand tout le monde est assis.
link-for = Le lien pour { $who }
copy-link = Copier le lien
share-link = Partager le lien
scan-code = Code à scanner
link-here-only = Ce lien ne marche que sur cet appareil. Pour d’autres, ouvrez la salle à une adresse qu’ils peuvent joindre : barn serve --listen.
copied = Copié
link-as-code = Le lien sous forme de code à scanner
sit-down = S’asseoir
invites-you = { $who } vous invite à jouer à { $game }
your-name = Comment vous appelle-t-on ?
seat-yours = votre place
lobby-standing = Écrivez votre nom et asseyez-vous. Rien à installer, aucun compte à créer.
lobby-inviting = Envoyez à chaque personne son propre lien : c’est la clé de sa place.
lobby-seated = Vous êtes à table. Le même lien vous ramène ici, tout comme « Mes parties » dans la salle.
lobby-new = C’est la première fois ?
lobby-new-tab = Les deux s’ouvrent dans un nouvel onglet. Cette page reste ouverte, et votre place reste à vous.
learn-playing = Apprendre en jouant
step = Étape
step-back = Une étape en arrière
step-on = Une étape en avant
watch-pause = Arrêter
watch-run = Laisser courir
seen-by = Vu par
find-turning = Où la partie a-t-elle basculé ?
turning-line = { $who } { $played }. Un expert { $better }. { $reason } (−{ $percent } %)
no-turning = Personne n’a fauté : le bon jeu et la chance ont décidé.
win-curve = Les chances de gagner au fil de la partie
luck-fine = Les { $draws } tirages sont bien ceux promis avant la partie.
luck-wrong = Cet enregistrement n’est pas ce qui était promis : { $flaw }
save-record = Enregistrer la partie
coach = Votre guide
coach-goodbye = Vous en savez assez, le reste viendra en jouant. Je regarde depuis la clôture. Bonne chance !
understood = Compris
table-menu = Cette table
pause = Faire une pause
resume = Reprendre
stand-in = Laisser jouer un robot pour moi
take-back = Reprendre ma place
chat-off = Couper la discussion
chat-on = Ouvrir la discussion
spectators-off = Sans spectateurs
spectators-on = Laisser regarder
watch-link = Copier un lien pour regarder
copy-link-for = Copier le lien pour { $who }
watch = Regarder des robots jouer
rulebook = Règles
time = Temps de réflexion
time-none = Autant qu’il faut
time-minute = Une minute par coup
time-day = Un jour par coup
time-game = Dix minutes par partie
what-if = Et si ? Rejouer à partir d’ici
keys-line = Touches : les flèches parcourent le plateau (avec Maj, seulement ce qui est possible), n va à la prochaine chose à faire, Entrée choisit, h donne un conseil, u annule, ? montre ces règles. En spectateur : p arrête et relance, . avance d’un pas et , recule, f change l’allure.
missed-title = Depuis votre dernier coup
points-from = D’où vient chaque point
total = Total
show-result = Comment ça s’est fini
share = Partager le résultat
share-result = Copier le résultat
