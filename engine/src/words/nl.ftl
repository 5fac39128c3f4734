# Woorden die elk spel kan gebruiken.
seat = Plaats { $number }
list-next = {", "}
list-last = {" en "}
text = { $text }
reason-plain = Dit is zo goed als al het andere.
not-now = Dat wordt nu niet gevraagd.

option-start = Wie begint
option-start-random = het toeval beslist

# What bots are called, by level: a name for each seat of the largest table.
bots-random = Duizel, Tuimel, Wiebel, Warrel, Hobbel, Kriskras
bots-easy = Klaver, Madelief, Klaproos, Varen, Viooltje, Boterbloem
bots-medium = Braam, Hazelaar, Heide, Brem, Esdoorn, Kweepeer
bots-hard = Doorn, Distel, Hulst, Netel, Stekel, Kei
bots-expert = Oude Salie, Oude Eik, Oude Taxus, Oude Iep, Oude Wilg, Oude Linde
