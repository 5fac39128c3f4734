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
