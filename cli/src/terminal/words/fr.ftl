# Ce que la commande dit elle-même à table.

barn-name = { $who }
barn-you = Vous êtes { $name }.
barn-person = { $name } joue devant cet écran.
barn-machine = { $name } est un robot ({ $level }).
barn-how = Tapez le numéro d’un choix ou le coup lui-même ; help montre le reste.
barn-pass = Passez l’écran à { $name }.
barn-enter = Appuyez sur Entrée quand personne d’autre ne regarde.

barn-over = La partie est finie.
barn-nobody-wins = Personne ne gagne.
barn-wins = Victoire : { $who }.
barn-share = Victoire partagée : { $who }.
barn-again = Pour la revoir pas à pas : { $command }
barn-keys = review montre où la partie a basculé, undo annule votre dernier coup, Entrée quitte.
barn-keys-save = review montre où la partie a basculé, save garde l’enregistrement, undo annule votre dernier coup, Entrée quitte.
barn-after-the-end = La partie est finie : review, save, undo, rules, ou Entrée pour quitter.
barn-saved = La partie est enregistrée. Pour la reprendre : { $command }
barn-saved-over = La partie est enregistrée. Pour la revoir pas à pas : { $command }

barn-not-possible = { $move } n’est pas possible maintenant :
barn-unreadable = { $problem }. Tapez le numéro d’un choix, un coup, ou help.
barn-no-choice = Il n’y a pas de choix { $number } ; ils vont de 1 à { $most }.
barn-nothing-decided = Vous n’avez pas encore de coup à annuler.
barn-taken-back = Coup annulé : { $move }

barn-help = Tapez le numéro d’un choix, ou le coup tel qu’il est écrit à côté.
barn-help-hint = ce que ferait un expert, et pourquoi
barn-help-now = les règles du moment
barn-help-rules = toute la règle du jeu
barn-help-moves = montre de nouveau vos choix
barn-help-view = montre de nouveau la table
barn-help-undo = revient à votre décision précédente
barn-help-save = enregistre la partie dans un nouveau fichier
barn-help-save-file = enregistre la partie dans ce fichier
barn-help-quit = enregistre la partie et quitte ; Ctrl-D aussi
barn-help-help = cette liste

barn-best-exact = Les meilleurs coups, calculés jusqu’au bout :
barn-best-guess = Les meilleurs coups, selon un expert :
barn-candidate = { $what } : gagne à { $percent } %, { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $reason }

barn-looking-back = Retour sur la partie
barn-chances = Les chances sont estimées par un expert, d’après ce que le joueur pouvait voir à ce moment-là.
barn-luck-decided = Personne n’a fait de gros cadeau : c’est la chance qui a tranché.
barn-turned = Où la partie a basculé
barn-did = { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}, { $slips ->
    [0] aucune imprécision
    [one] 1 imprécision
   *[other] { $slips } imprécisions
}, { $mistakes ->
    [0] aucune erreur
    [one] 1 erreur
   *[other] { $mistakes } erreurs
}
barn-step = étape
barn-played = { $who } : { $what } (gagne à { $percent } %)
barn-better = { $played }. Mieux : { $what } (gagne à { $percent } %). { $reason }

# À une table ailleurs.
barn-call-you = Comment vous appelez-vous ?
barn-looking-on-prompt = spectateur
barn-your-seat = Vous avez la place { $seat }.
barn-looking-on = Vous regardez la partie.
barn-how-table = help montre ce qu’on peut taper ; quit quitte la table, et vous pourrez revenir.
barn-seat = Place { $seat }
barn-seat-empty = libre
barn-seat-away = pas là
barn-seat-bot = un robot joue
barn-and = { $first } et { $last }
barn-ten-seconds = Plus que dix secondes.
barn-lost = Connexion perdue : { $why }. Nouvelle tentative…
barn-back = De retour à la table.
barn-back-late = De retour à la table, où il s’est passé bien des choses.
barn-come-back = Pour revenir : { $command }
barn-place-kept = Votre place est gardée.
barn-not-asked = Ce n’est pas à vous de jouer ; help montre ce qu’on peut taper.
barn-nobody-asked = Personne n’a rien demandé.
barn-hints-players = Les conseils sont réservés aux joueurs.
barn-other-rules = Le serveur joue avec d’autres règles que ce barn.
barn-no-sense = Le serveur a envoyé une position incohérente.
barn-after-table = La partie est finie : review, save, again, rules, ou Entrée pour quitter.
barn-only-players-again = Seuls les joueurs peuvent rejouer.
barn-no-record = Le serveur n’a pas envoyé l’enregistrement.
barn-keys-table = review montre où la partie a basculé, save garde l’enregistrement, again relance une partie, Entrée quitte.
barn-keys-watch = review montre où la partie a basculé, save garde l’enregistrement, Entrée quitte.
barn-waiting = On attend { $who }.
barn-missing = La partie commence quand tout le monde est là. Places encore libres : { $seats }.
barn-here = { $who } est là.
barn-away = { $who } n’est plus là.
barn-sat = { $who } prend la place { $seat }.
barn-left = { $who } a quitté la table.
barn-stood-in = Un robot ({ $level }) joue pour { $who }.
barn-returned = { $who } est de retour.
barn-began = La partie { $game } commence.
barn-time-up = Temps écoulé : { $who }. Un robot joue ce coup.
barn-wish-undo = { $who } voudrait annuler un coup.
barn-wish-pause = { $who } voudrait arrêter les pendules.
barn-wish-stand-in = { $who } voudrait qu’un robot joue pour { $whom }.
barn-wish-invite = { $who } voudrait inviter quelqu’un à la place { $seat }.
barn-yes-or-no = Tapez yes (oui) ou no (non).
barn-agrees = { $who } est d’accord.
barn-says-no = { $who } n’est pas d’accord.
barn-invited = Nouvelle invitation à la place { $seat }.
barn-undone = { $who } a annulé un coup.
barn-paused = { $who } a mis la partie en pause. Tapez resume pour la reprendre.
barn-resumed = { $who } a repris la partie.
barn-chat-on = La discussion est ouverte.
barn-chat-off = La discussion est fermée.
barn-watch-on = Les spectateurs sont autorisés.
barn-watch-off = Les spectateurs ne sont plus autorisés.
barn-wants-again = { $who } voudrait rejouer : tapez again.
barn-luck-fair = Hasard vérifié, tirages : { $draws }. Tout découle du secret scellé avant la partie et de ce que vous et les autres y avez ajouté.
barn-luck-fair-watched = Hasard vérifié, tirages : { $draws }. Tout découle du secret scellé avant la partie et de ce que les joueurs y ont ajouté.
barn-luck-fair-late = Hasard vérifié, tirages : { $draws }. Tout découle du secret de la table (cet écran est arrivé trop tard pour le voir scellé) et de ce qui y a été ajouté.
barn-luck-flawed = Le hasard n’est PAS vérifié : { $flaw }.
barn-luck-no-seed = Le hasard n’est PAS vérifié : l’enregistrement ne dit pas d’où vient sa graine.
barn-luck-commitment = Le hasard n’est PAS vérifié : le sceau n’est pas celui que la table montrait avant la partie.
barn-luck-not-added = Le hasard n’est PAS vérifié : il manque ce que cet écran y a ajouté.
barn-help-say = dit quelque chose à tous
barn-help-seats = qui est à quelle place, et les pendules
barn-help-undo-table = annule votre dernier coup, ou demande l’accord des autres
barn-help-answer = répond à une demande d’un autre joueur
barn-help-pause = arrête la partie et les pendules ; resume la reprend
barn-help-bot = fait jouer un robot pour vous ; back vous rend votre place
barn-help-again = quand la partie est finie : en joue une autre
barn-help-quit-table = quitte la table, comme Ctrl-D ; le lien y ramène

# Pourquoi une table ailleurs refuse quelque chose.
barn-refused-bad-message = Ce barn et le serveur ne sont pas de la même version.
barn-refused-hello-first = Ce barn et le serveur ne sont pas de la même version.
barn-refused-no-such-link = Ce lien ne correspond à aucune place de cette table.
barn-refused-no-spectators = Cette partie se joue sans spectateurs.
barn-refused-only-players = Les spectateurs ne peuvent que regarder. Pour jouer, il faut le lien d’une place.
barn-refused-not-seated = Prenez place d’abord.
barn-refused-seat-taken = Cette place est prise.
barn-refused-only-host = Seul l’hôte de la table peut faire cela.
barn-refused-bad-text = Un nom compte de 1 à 40 caractères visibles, un message de 1 à 500.
barn-refused-not-begun = La partie n’a pas commencé.
barn-refused-begun = La partie a déjà commencé.
barn-refused-game-over = La partie est finie.
barn-refused-not-over = La partie n’est pas encore finie.
barn-refused-paused = La partie est en pause. Reprenez-la d’abord.
barn-refused-not-paused = La partie n’est pas en pause.
barn-refused-time-up = Votre temps est écoulé. Un robot joue ce coup pour vous.
barn-refused-bot-plays = Un robot joue pour vous. Revenez d’abord à votre place.
barn-refused-no-bot = Aucun robot ne joue pour vous.
barn-refused-stale = La partie a avancé entre-temps.
barn-refused-nothing-to-undo = Vous n’avez aucun coup à annuler.
barn-refused-no-such-offer = Cette demande n’est plus d’actualité.
barn-refused-no-chat = L’hôte a fermé la discussion.
barn-refused-not-your-turn = Ce n’est pas à vous de jouer.
barn-refused-not-legal = Les règles ne le permettent pas.
barn-refused-bad-notation = Ce n’est pas un coup de ce jeu.
barn-refused-table-full = Trop de monde regarde déjà cette table. Réessayez un peu plus tard.
barn-refused-link-taken = Quelqu’un utilise déjà ce lien à cette table.
barn-refused-too-soon = C’est un peu tôt. Laissez passer deux minutes ; ensuite, un robot pourra jouer à sa place.
barn-refused-somebody-away = Toute la table doit être d’accord, et quelqu’un n’est pas là. Redemandez à son retour.
barn-refused-nobody-to-agree = Pendant une partie, il faut l’accord de quelqu’un d’autre à la table, et il n’y a personne. Vous pourrez inviter après la partie.
barn-refused-asked-already = Une question vient d’être posée aux autres. Attendez un peu avant de redemander.
barn-refused-has-clock = Cette table joue avec des pendules : quand le temps est écoulé, un robot joue le coup.
barn-refused-seat-held = Cette place est gardée pour quelqu’un qui peut revenir à tout moment. Vous pourrez inviter quelqu’un d’autre si cette personne quitte la table, ou après la partie.
barn-refused-too-fast = Un peu trop vite ! Attendez une seconde et réessayez.
barn-refused-too-much = Cette table a atteint sa limite de messages et de demandes. Vous pouvez toujours jouer.
barn-refused-broken-promise = Votre part de hasard n’est pas celle que votre place avait scellée.
