# Les mots que tous les jeux peuvent employer.
seat = Place { $number }
list-next = {", "}
list-last = {" et "}
reason-plain = C’est un coup qui en vaut un autre.
not-now = Ce n’est pas ce qui est demandé maintenant.

option-start = Qui commence
option-start-random = le hasard décide
