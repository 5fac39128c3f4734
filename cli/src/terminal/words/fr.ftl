# Ce que la commande dit elle-même à table.

barn-name = { $who }
barn-you = Vous êtes { $name }.
barn-person = { $name } joue devant cet écran.
barn-machine = { $name }, c’est la machine ({ $level }).
barn-how = Tapez le numéro d’un choix ou le coup lui-même ; help montre ce qu’il y a d’autre.
barn-pass = Passez l’écran à { $name }.
barn-enter = Appuyez sur Entrée quand personne d’autre ne regarde.

barn-over = La partie est finie.
barn-nobody-wins = Personne ne gagne.
barn-wins = Victoire : { $who }.
barn-share = Victoire partagée : { $who }.
barn-again = Pour la revoir pas à pas : { $command }
barn-keys = review montre où la partie a basculé, undo reprend votre dernier coup, Entrée quitte.
barn-keys-save = review montre où la partie a basculé, save garde l’enregistrement, undo reprend votre dernier coup, Entrée quitte.
barn-after-the-end = La partie est finie : review, save, undo, rules, ou Entrée pour quitter.
barn-saved = La partie est enregistrée. Pour continuer : { $command }
barn-saved-over = La partie est enregistrée. Pour la revoir pas à pas : { $command }

barn-not-possible = { $move } n’est pas possible maintenant :
barn-unreadable = { $problem }. Tapez le numéro d’un choix, un coup, ou help.
barn-no-choice = Il n’y a pas de choix { $number } ; ils sont numérotés de 1 à { $most }.
barn-nothing-decided = Vous n’avez encore rien décidé qui puisse être repris.
barn-taken-back = Coup repris : { $move }

barn-help = Tapez le numéro d’un choix, ou le coup tel qu’il est écrit à côté.
barn-help-hint = ce que ferait un expert, et pourquoi
barn-help-now = les règles de ce qui est demandé maintenant
barn-help-rules = toute la règle du jeu
barn-help-moves = encore une fois vos choix
barn-help-view = encore une fois la table
barn-help-undo = retour à votre décision précédente
barn-help-save = enregistre la partie dans un fichier à elle
barn-help-save-file = enregistre la partie dans ce fichier
barn-help-quit = enregistre la partie et quitte ; Ctrl-D aussi
barn-help-help = cette liste

barn-best-exact = Les meilleurs coups, calculés jusqu’au bout :
barn-best-guess = Les meilleurs coups, selon un expert :
barn-candidate = { $what } : gagne à { $percent } %, { $points } points. { $reason }

barn-looking-back = Retour sur la partie
barn-chances = Les chances sont estimées par un expert d’après ce qui était visible à ce moment-là.
barn-luck-decided = Personne n’a fait de gros cadeau : c’est la chance qui a tranché.
barn-turned = Où la partie a basculé
barn-did = { $decisions } décisions, { $slips ->
    [0] aucune imprécision
    [one] 1 imprécision
   *[other] { $slips } imprécisions
}, { $mistakes ->
    [0] aucune erreur
    [one] 1 erreur
   *[other] { $mistakes } erreurs
}
barn-step = coup
barn-played = { $who } : { $what } (gagne à { $percent } %)
barn-better = { $played }. Mieux : { $what } (gagne à { $percent } %). { $reason }

# À une table ailleurs.
barn-call-you = Comment vous appeler ?
barn-looking-on-prompt = spectateur
barn-your-seat = Vous avez la place { $seat }.
barn-looking-on = Vous regardez.
barn-how-table = help montre ce qu’on peut taper ; quit quitte la table, et vous pourrez revenir.
barn-seat = Place { $seat }
barn-seat-empty = libre
barn-seat-away = absent
barn-seat-bot = un bot joue
barn-and = { $first } et { $last }
barn-ten-seconds = Plus que dix secondes.
barn-lost = La connexion est perdue : { $why }. On essaie de revenir …
barn-back = De retour à la table.
barn-back-late = De retour à la table, où il s’est passé bien des choses.
barn-come-back = Pour revenir : { $command }
barn-place-kept = Votre place est gardée.
barn-not-asked = Ce n’est pas à vous de décider ; help montre ce qu’on peut taper.
barn-nobody-asked = Personne n’a rien demandé.
barn-hints-players = Les conseils sont pour les joueurs.
barn-other-rules = La salle joue avec d’autres règles que celles de ce barn.
barn-no-sense = Personne ne comprend ce que montre la salle.
barn-after-table = La partie est finie : review, save, again, rules, ou Entrée pour partir.
barn-only-players-again = Seuls les joueurs peuvent rejouer.
barn-no-record = La salle ne nous a pas donné l’enregistrement.
barn-keys-table = review montre où la partie a basculé, save garde l’enregistrement, again rejoue, Entrée quitte.
barn-keys-watch = review montre où la partie a basculé, save garde l’enregistrement, Entrée quitte.
barn-waiting = On attend { $who }.
barn-missing = La partie commence quand tout le monde est là. Il manque : place { $seats }.
barn-here = { $who } est là.
barn-away = { $who } s’est absenté.
barn-sat = { $who } prend la place { $seat }.
barn-left = { $who } se lève.
barn-stood-in = Un bot ({ $level }) joue pour { $who }.
barn-returned = { $who } joue de nouveau.
barn-began = La partie { $game } commence.
barn-time-up = { $who } : le temps est écoulé, un bot joue ce coup.
barn-wish-undo = { $who } voudrait reprendre un coup.
barn-wish-pause = { $who } voudrait arrêter les pendules.
barn-wish-stand-in = { $who } voudrait faire jouer un bot pour { $whom }.
barn-wish-invite = { $who } voudrait inviter quelqu’un à la place { $seat }.
barn-yes-or-no = Tapez yes ou no.
barn-agrees = { $who } est d’accord.
barn-says-no = { $who } dit non.
barn-invited = Il y a une nouvelle invitation à la place { $seat }.
barn-undone = { $who } a repris un coup.
barn-paused = { $who } a arrêté la partie. resume la reprend.
barn-resumed = { $who } reprend la partie.
barn-chat-on = La discussion est ouverte.
barn-chat-off = La discussion est fermée.
barn-watch-on = On peut regarder.
barn-watch-off = On ne peut pas regarder.
barn-wants-again = { $who } voudrait rejouer : tapez again.
barn-luck-fair = Le hasard est vérifié : les { $draws } tirages suivent du secret promis avant la partie et de ce que vous et les autres avez ajouté.
barn-luck-fair-watched = Le hasard est vérifié : les { $draws } tirages suivent du secret promis avant la partie et de ce que les joueurs ont ajouté.
barn-luck-fair-late = Le hasard est vérifié : les { $draws } tirages suivent du secret de la table (cet écran est arrivé trop tard pour le voir promis) et de ce qui a été ajouté.
barn-luck-flawed = Le hasard n’est PAS vérifié : { $flaw }.
barn-luck-no-seed = Le hasard n’est PAS vérifié : l’enregistrement ne dit pas d’où vient sa graine.
barn-luck-commitment = Le hasard n’est PAS vérifié : la table montrait un autre engagement (commitment) avant la partie.
barn-luck-not-added = Le hasard n’est PAS vérifié : ce que cet écran a ajouté manque.
barn-help-say = dit quelque chose à tous
barn-help-seats = qui est assis où, et les pendules
barn-help-undo-table = reprend votre dernier coup, ou demande aux autres si vous pouvez
barn-help-answer = répond à quelqu’un qui demande quelque chose aux autres
barn-help-pause = arrête la partie et les pendules ; resume reprend
barn-help-bot = laisse un bot jouer pour vous ; back vous rend le jeu
barn-help-again = quand la partie est finie : en joue une autre
barn-help-quit-table = quitte la table, comme Ctrl-D ; le lien y ramène

# Pourquoi une table ailleurs refuse quelque chose.
barn-refused-bad-message = Ce barn et la salle ne se comprennent pas.
barn-refused-hello-first = Ce barn et la salle ne se comprennent pas.
barn-refused-no-such-link = Aucune place de cette table n’a ce lien.
barn-refused-no-spectators = On joue ici sans public.
barn-refused-only-players = Le public ne fait que regarder. Il faut le lien d’une place pour cela.
barn-refused-not-seated = Asseyez-vous d’abord.
barn-refused-seat-taken = Cette place est prise.
barn-refused-only-host = Seule la personne qui invite peut faire cela.
barn-refused-bad-text = Un nom a de 1 à 40 signes visibles, un message de 1 à 500.
barn-refused-not-begun = La partie n’a pas commencé.
barn-refused-begun = La partie a déjà commencé.
barn-refused-game-over = La partie est finie.
barn-refused-not-over = La partie n’est pas encore finie.
barn-refused-paused = La partie est en pause. Reprenez-la d’abord.
barn-refused-not-paused = La partie n’est pas en pause.
barn-refused-time-up = Votre temps est écoulé. Un robot joue ce coup pour vous.
barn-refused-bot-plays = Un robot joue pour vous. Reprenez d’abord votre place.
barn-refused-no-bot = Aucun robot ne joue pour vous.
barn-refused-stale = La partie a continué entre-temps.
barn-refused-nothing-to-undo = Vous n’avez rien à reprendre.
barn-refused-no-such-offer = Plus personne n’attend cette réponse.
barn-refused-no-chat = La discussion est coupée à cette table.
barn-refused-not-your-turn = Ce n’est pas à vous de jouer.
barn-refused-not-legal = Les règles ne le permettent pas.
barn-refused-bad-notation = Ce n’est pas un coup de ce jeu.
barn-refused-table-full = Trop de monde regarde déjà cette table. Réessayez un peu plus tard.
barn-refused-link-taken = Ce lien appartient déjà à quelqu’un à cette table.
barn-refused-too-soon = C’est un peu tôt. Laissez passer deux minutes ; ensuite un robot pourra jouer à sa place.
barn-refused-somebody-away = Toute la table doit être d’accord, et quelqu’un est absent. Redemandez à son retour.
barn-refused-nobody-to-agree = Pendant une partie, quelqu’un d’autre à la table doit être d’accord, et il n’y a personne. Vous pourrez inviter après la partie.
barn-refused-asked-already = On vient de poser une question aux autres. Attendez un peu avant de redemander.
barn-refused-has-clock = Il y a une pendule à cette table : quand le temps est écoulé, un robot joue le coup.
barn-refused-seat-held = Cette place est gardée pour quelqu’un qui peut revenir à tout moment. Vous pourrez inviter quelqu’un d’autre quand cette personne aura quitté la table d’elle-même, ou après la partie.
barn-refused-too-fast = C’était un peu trop rapide. Attendez une seconde et réessayez.
barn-refused-too-much = On a dit et fait à cette table tout ce qu’une partie peut contenir. Les coups comptent toujours : continuez à jouer.
barn-refused-broken-promise = Ce n’est pas ce que votre place avait promis d’ajouter au hasard.
