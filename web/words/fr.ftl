# Ce que dit la page elle-même. Chaque jeu a ses propres mots.

hall-welcome = Installez-vous ! Cinq jeux de la ferme, à jouer en solo ou en famille.
hall-unofficial = Barnyard est une adaptation libre et non officielle, avec ses propres textes et ses propres images. Tout le mérite des jeux revient à leurs auteurs et à leurs éditeurs.
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
one-device = Un seul appareil
invite = Inviter
learn = Apprendre
my-games = Mes parties
older-games = Parties plus anciennes
go-on = Reprendre
over-look-back = Terminée – revoir
online-table = Table en ligne
table-gathering = En attente de joueurs
table-ready = Tout le monde est là – ouvrez la table pour commencer
table-yours = À vous de jouer
table-gone = Cette table n’existe plus.
forget = Supprimer cette partie
forget-question = Supprimer cette partie définitivement ?
settings = Réglages
language = Langue
light = Thème
light-device = Comme l’appareil
light-day = Clair
light-evening = Sombre
sound = Son
pace = Vitesse des adversaires
watch-pace = Vitesse en spectateur
pace-calm = lente
pace-usual = normale
pace-brisk = rapide
pace-none = immédiate
done = Terminé
who-plays = Qui joue ?
player-number = Joueur { $number }
add-seat = Ajouter un joueur
seat-kind = Qui joue à la place { $number }
seat-name = Nom à la place { $number }
remove-seat = Retirer la place { $number }
sits-here = Quelqu’un ici
sits-elsewhere = Quelqu’un à distance
sits-bot = { $name } – { $skill }
variants = Variantes
start = Commencer
make-links = Créer les invitations
loading = Un instant…
lost-title = Il n’y a rien ici
hall-silent = Le serveur ne répond pas.
keeps-nothing = Votre navigateur n’enregistre rien. Autorisez cette page à conserver des données.
record-unreadable = Impossible de lire cet enregistrement.
link-damaged = Ce lien est abîmé : il ne contient aucune partie lisible. Demandez qu’on vous le renvoie.
untrue = Le serveur a envoyé une position incohérente. Mieux vaut ne pas se fier à cette table.
view-untrue = La page ne peut pas afficher ce que le serveur a envoyé : c’est illisible ou impossible. Le serveur a peut-être été mis à jour ; rechargez la page.
reload = Recharger
no-such-game = Cette partie n’est plus sur cet appareil.
to-the-hall = Retour à l’accueil
to-the-table = Retour à la table
reconnecting = Connexion perdue. Nouvelle tentative…
bot-skill =
    { $level ->
        [random] robot au hasard
        [easy] robot facile
        [medium] robot moyen
        [hard] robot fort
       *[expert] robot expert
    }
free-seat = Place { $number }
you-tag = vous
away-tag = pas là
turn-tag = joue
waits-for = On attend { $who }.
watch-stopped = En pause. ▶ reprend, ▶❙ avance d’une étape.
table-paused = La partie est en pause.
you-name = Vous
said-line = { $who } dit : { $text }
what-happened = Ce qui s’est passé
talk = Discussion
say-something = Dites quelque chose
send = Envoyer
react-moo = Meuh !
react-clap = Bien joué !
react-laugh = Ha ha !
react-wow = Waouh !
react-oops = Oups !
react-sad = Dommage !
react-think = Je réfléchis
react-thanks = Merci !
undo = Annuler le coup
hint = Conseil
help = Règles pour ce coup
thinking = Réflexion…
rules-now = Les règles du moment
all-rules = Toutes les règles
hint-line = Un expert { $move }. { $reason } ({ $percent } % de chances de gagner)
refused-bad-message = Cette page n’est plus à jour. Rechargez-la.
refused-hello-first = Cette page n’est plus à jour. Rechargez-la.
refused-no-such-link = Ce lien ne correspond à aucune place de cette table.
refused-no-spectators = Cette partie se joue sans spectateurs.
refused-only-players = Les spectateurs ne peuvent que regarder. Pour jouer, il faut le lien d’une place.
refused-not-seated = Prenez place d’abord.
refused-seat-taken = Cette place est prise. Si c’est la vôtre, revenez sur le même appareil, ou avec le lien de sa barre d’adresse.
refused-only-host = Seul l’hôte de la table peut faire cela.
refused-bad-text = Un nom compte de 1 à 40 caractères visibles, un message de 1 à 500.
refused-not-begun = La partie n’a pas commencé.
refused-begun = La partie a déjà commencé.
refused-game-over = La partie est finie.
refused-not-over = La partie n’est pas encore finie.
refused-paused = La partie est en pause. Reprenez-la d’abord.
refused-not-paused = La partie n’est pas en pause.
refused-time-up = Votre temps est écoulé. Un robot joue ce coup pour vous.
refused-bot-plays = Un robot joue pour vous. Revenez d’abord à votre place.
refused-no-bot = Aucun robot ne joue pour vous.
refused-stale = La partie a avancé entre-temps.
refused-nothing-to-undo = Vous n’avez aucun coup à annuler.
refused-no-such-offer = Cette demande n’est plus d’actualité.
refused-no-chat = L’hôte a fermé la discussion.
refused-not-your-turn = Ce n’est pas à vous de jouer.
refused-not-legal = Les règles ne le permettent pas.
refused-bad-notation = Ce n’est pas un coup de ce jeu.
refused-table-full = Trop de monde regarde déjà cette table. Réessayez un peu plus tard.
refused-link-taken = Quelqu’un utilise déjà ce lien à cette table. Rechargez la page et réessayez.
refused-too-soon = C’est un peu tôt. Laissez passer deux minutes ; ensuite, un robot pourra jouer à sa place.
refused-somebody-away = Toute la table doit être d’accord, et quelqu’un n’est pas là. Redemandez à son retour.
refused-nobody-to-agree = Pendant une partie, il faut l’accord de quelqu’un d’autre à la table, et il n’y a personne. Vous pourrez inviter après la partie.
refused-asked-already = Une question vient d’être posée aux autres. Attendez un peu avant de redemander.
refused-has-clock = Cette table joue avec des pendules : quand le temps est écoulé, un robot joue le coup.
refused-seat-held = Cette place est gardée pour quelqu’un qui peut revenir à tout moment. Vous pourrez inviter quelqu’un d’autre si cette personne quitte la table, ou après la partie.
refused-too-fast = Un peu trop vite ! Attendez une seconde et réessayez.
refused-too-much = Cette table a atteint sa limite de messages et de demandes. Vous pouvez toujours jouer.
refused-broken-promise = Votre part de hasard n’est pas celle que votre place avait scellée. Rechargez la page.
show-rule = Voir la règle
undo-question = { $who } voudrait annuler son dernier coup et tout ce qui a suivi. D’accord ?
pause-question = { $who } voudrait faire une pause et arrêter les pendules. D’accord ?
stand-in-question = { $who } voudrait qu’un robot joue pour { $whom } en attendant. { $whom } garde sa place et peut revenir à tout moment. D’accord ?
invite-question = { $who } voudrait inviter quelqu’un pour remplacer { $whom }. Cette personne verra la main de cette place. D’accord ?
request-waits = La question est posée aux autres. On attend { $who }.
yes = Oui
no = Non
curtain-hand = Passez l’appareil à { $who }.
curtain-open = C’est moi, { $who }
happened-sat = { $who } a pris place.
happened-left = { $who } a quitté la table.
happened-stood-in = Un robot joue pour { $who } en attendant.
happened-returned = { $who } est de retour.
happened-time-up = Temps écoulé : { $who }.
happened-undo-offered = { $who } voudrait annuler un coup.
happened-pause-asked = { $who } voudrait faire une pause.
happened-stand-in-asked = { $who } voudrait qu’un robot joue pour quelqu’un.
happened-invite-asked = { $who } voudrait inviter quelqu’un.
happened-agreed = { $who } est d’accord.
happened-refused = { $who } n’est pas d’accord.
happened-invited = Quelqu’un d’autre peut maintenant remplacer { $who }.
invite-ready = La place est ouverte ({ $who }). Son lien est ici, sous « Cette table ».
happened-undone = { $who } a annulé un coup.
happened-paused = { $who } a mis la partie en pause.
happened-resumed = { $who } a repris la partie.
happened-wants-rematch = { $who } voudrait rejouer.
you-won = Vous avez gagné !
somebody-won = { $who } a gagné.
shared-win = Victoire partagée : { $who }
nobody-won = Personne n’a gagné.
rematch = Rejouer
review = Revoir la partie
look-at-board = Voir le plateau
check-luck = Vérifier le hasard
luck-line = Tous les tirages ont été scellés avant la partie ; le sceau commence par { $commitment }. Revoyez la partie pour vérifier chaque tirage.
the-table = À cette table
waiting-for-them = en chemin…
seat-a-bot = Ajouter un robot
seat-to-a-bot = Faire jouer un robot pour { $who }
begins-by-itself = La partie commence dès que tout le monde a pris place.
link-for = Lien pour { $who }
copy-link = Copier le lien
share-link = Partager le lien
scan-code = QR code
link-here-only = Ce lien ne marche que sur cet ordinateur. Pour inviter d’autres personnes, lancez le serveur à une adresse qu’elles peuvent joindre : barn serve --listen.
copied = Copié
link-as-code = Le lien sous forme de QR code
sit-down = Prendre place
invites-you = { $who } vous invite à jouer à { $game }
your-name = Comment vous appelez-vous ?
seat-yours = votre place
lobby-standing = Écrivez votre nom et prenez place. Rien à installer, aucun compte à créer.
lobby-inviting = Envoyez à chaque personne son propre lien : c’est la clé de sa place.
lobby-seated = Vous avez pris place. Ce même lien vous ramène ici, tout comme « Mes parties » à l’accueil.
lobby-waits-for = Tout le monde a pris place. La partie commence dès que chacun a ouvert cette table. On attend { $who }.
lobby-running = La partie est en cours. Prenez la place indiquée et jouez la suite.
lobby-unkept = Votre navigateur n’enregistre rien, peut-être parce que la fenêtre est privée. Seule l’adresse de cette page garde votre place : laissez la page ouverte, ou notez l’adresse affichée une fois que vous avez pris place.
lobby-new = C’est la première fois ?
lobby-new-tab = Les deux s’ouvrent dans un nouvel onglet. Cette page reste ouverte, et votre place reste à vous.
learn-playing = Apprendre en jouant
step = Étape
step-back = Étape précédente
step-on = Étape suivante
watch-pause = Pause
watch-run = Lecture
seen-by = Vu par
find-turning = Voir où la partie a basculé
turning-line = { $who } { $played }. Un expert { $better }. { $reason } (−{ $percent } %)
no-turning = Personne n’a commis d’erreur : tout s’est joué au talent et à la chance.
win-curve = Les chances de gagner au fil de la partie
curve-start = Début
curve-end = Fin
curve-seat = { $who } : { $first } % au début, { $most } % au mieux, { $last } % juste avant la fin.
luck-fine = Tirages vérifiés : { $draws }. Tout correspond au sceau posé avant la partie.
luck-wrong = Cet enregistrement ne correspond pas au sceau : { $flaw ->
    [checksum] il a été modifié après coup.
    [no-seed] il ne dit pas d’où vient son hasard.
    [promise] la place { $at } a ajouté autre chose que promis.
    [draw] le tirage de l’étape { $at } n’est pas celui du sceau.
   *[other] il y manque quelque chose, ou quelque chose est faux.
}
taken-back-line = { $who } a annulé des coups, de l’étape { $from } à l’étape { $to }.
save-record = Enregistrer la partie
coach = Votre guide
coach-goodbye = Vous en savez assez, le reste viendra en jouant. Je vous regarde depuis la clôture. Bonne chance !
understood = Compris
table-menu = Cette table
pause = Mettre en pause
resume = Reprendre
stand-in = Faire jouer un robot pour moi
take-back = Revenir à ma place
ask-pause = Demander une pause
ask-for-bot = Demander un robot pour { $who }
invite-anew = Inviter quelqu’un pour remplacer { $who }
leave-table = Quitter – un robot continue
bot-for-you = Un robot joue pour vous.
chat-off = Fermer la discussion
chat-on = Ouvrir la discussion
spectators-off = Interdire les spectateurs
spectators-on = Autoriser les spectateurs
watch-link = Copier le lien spectateur
watch = Regarder des robots jouer
rulebook = Règles
time = Temps de réflexion
time-none = Sans limite
time-minute = Une minute par coup
time-day = Un jour par coup
time-game = Dix minutes par partie
what-if = Et si… ? Rejouer à partir d’ici
keys-line = Clavier : les flèches parcourent le plateau (avec Maj, seulement ce qui est possible), n va à la prochaine chose à faire, Entrée choisit, h donne un conseil, u annule, ? montre ces règles. En spectateur : p met en pause et reprend, . avance d’une étape, , recule, f change la vitesse.
missed-title = Depuis votre dernier coup
points-from = D’où viennent les points
total = Total
show-result = Voir le résultat
share = Partager le résultat
share-result = Copier le résultat
share-game = Partager cette partie
copy-game = Copier le lien de la partie
percent = { $number } %

# The rulebook.
rules-contents = Sommaire
rules-table = Comment jouer
rules-curious = Pour les curieux
rules-print = Imprimer

# Endings: the podium, the evening, luck, and what else there is to do.
came-place =
    { $place ->
        [2] { $seats ->
            [2] Belle partie – vous finissez deuxième.
           *[other] Vous finissez deuxième. Bien joué !
        }
        [3] Vous finissez troisième. Bien joué !
        [4] Vous finissez quatrième. Merci d’avoir joué !
        [5] Vous finissez cinquième. Merci d’avoir joué !
       *[other] Vous finissez sixième. Merci d’avoir joué !
    }
evening-line = Ce soir : { $score }
next-game-begun = La partie suivante a commencé.
go-there = Y aller
seat-taken-title = Cette place est prise
watch-table = Regarder la partie
share-picture = En image
what-if-from = Et si ? À partir de l’étape { $step }
what-if-back = Retour à la partie terminée
check-draws = Vérifier chaque tirage
luck-kind = La chance était avec vous : de meilleurs tirages que dans { $percent } parties sur 100.
luck-even = La chance était partagée : de meilleurs tirages que dans { $percent } parties sur 100.
luck-unkind = La chance n’était pas avec vous : de meilleurs tirages que dans { $percent } parties sur 100 seulement.
luck-of = { $who } : de meilleurs tirages que dans { $percent } parties sur 100.

# Le hall : noms et visages, la grange du jour, rejoindre ; leçons ; ce que disent les robots
guest = Visiteur
guest-number = Visiteur { $number }
your-face = Votre nom et votre visage
pick-animal = Animal { $number }
pick-colour = Couleur { $number }
name-short = Votre nom
name-say = C’est moi
pass = Pas maintenant
sound-question = Des meuh, des cloches et une petite vibration ?
buzz = Vibrations (téléphones)
minutes-short = { $minutes } min
starts-with = À { $count } : vous, { $bots }
fewer-players = Un joueur de moins
join = Rejoindre avec un lien
join-label = Lien ou code reçu
join-go = Rejoindre
join-wrong = Aucune table n’a ce lien. Copiez-le en entier, tel que vous l’avez reçu.
today = La grange du jour
today-about = Chaque jeu une fois par jour, mélangé pareil pour tout le monde, contre les mêmes robots.
today-new = Jouer
share-today = Partager la grange du jour
copy-today = Copier la grange du jour
no-lesson = Cette partie de la leçon ne se charge pas. Elle viendra avec le réseau.
coach-hello = Ouaf ! Je suis votre entraîneur. Nous jouons, et je dis ce qui compte quand ça compte. Je vous montre d’abord quelque chose ?
show-me = Montrez-moi
show-again = Montrer encore
now-you = À vous
three-tips = Trois conseils
next-tip = Conseil suivant
learn-quickly = Apprendre en 3 minutes
drill-ask = C’est à vous. Quel est le meilleur coup ici ?
drill-wrong = Il y a mieux. Regardez encore !
drill-right = Oui !
bot-sunny-hello = Bonjour ! Quelle belle journée pour jouer. | Chic, vous voilà !
bot-sunny-turn = Oh, bien joué ! | On s’amuse bien. | Je n’ai pas de plan, mais un bon pressentiment.
bot-sunny-won = Gagné ! On recommence ?
bot-sunny-lost = C’était magnifique. Bravo !
bot-grumpy-hello = Hm. Qu’on en finisse. | Encore vous. Bon.
bot-grumpy-turn = J’ai vu. | Pff. | Ne vous y habituez pas.
bot-grumpy-won = Comme prévu.
bot-grumpy-lost = De la chance. Rien que de la chance. Bon … bien joué.
bot-dreamy-hello = Oh, un jeu ? Comme c’est gentil. | Je comptais justement les nuages.
bot-dreamy-turn = C’est à moi ? Non ? | Ce nuage ressemble à une vache. | Où en étais-je …
bot-dreamy-won = J’ai gagné ? Vraiment ?
bot-dreamy-lost = Vous avez gagné ? Je regardais un papillon.
