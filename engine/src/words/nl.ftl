# Woorden die elk spel kan gebruiken.
seat = Plaats { $number }
list-next = {", "}
list-last = {" en "}
text = { $text }
reason-plain = Deze zet is zo goed als elke andere.
not-now = Dat kan nu niet.

option-start = Wie begint
option-start-random = het lot beslist

# Hoe bots heten, per niveau: een naam voor elke plaats aan de grootste tafel.
bots-random = Duizel, Tuimel, Wiebel, Warrel, Hobbel, Kriskras
bots-easy = Klaver, Madelief, Klaproos, Varen, Viooltje, Boterbloem
bots-medium = Braam, Hazelaar, Heide, Brem, Esdoorn, Kweepeer
bots-hard = Doorn, Distel, Hulst, Netel, Stekel, Kei
bots-expert = Oude Salie, Oude Eik, Oude Taxus, Oude Iep, Oude Wilg, Oude Linde
