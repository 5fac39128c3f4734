# Les mots que tous les jeux peuvent employer.
seat = Place { $number }
list-next = {", "}
list-last = {" et "}
text = { $text }
reason-plain = Ce coup en vaut un autre.
not-now = Ce n’est pas possible pour le moment.

option-start = Qui commence
option-start-random = le hasard décide

# Les noms des robots, par niveau : un pour chaque place de la plus grande table.
bots-random = Tournis, Culbute, Pirouette, Zigzag, Bascule, Toupie
bots-easy = Trèfle, Pâquerette, Coquelicot, Fougère, Primevère, Violette
bots-medium = Ronce, Noisette, Bruyère, Sorbier, Genêt, Érable
bots-hard = Épine, Chardon, Houx, Ortie, Prunelle, Silex
bots-expert = Vieux Sage, Vieux Chêne, Vieil If, Vieil Orme, Vieux Saule, Vieux Tilleul
