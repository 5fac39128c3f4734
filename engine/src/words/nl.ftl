# Woorden die elk spel kan gebruiken.
seat = Plaats { $number }
list-next = {", "}
list-last = {" en "}
reason-plain = Dit is zo goed als al het andere.
not-now = Dat wordt nu niet gevraagd.

option-start = Wie begint
option-start-random = het toeval beslist
