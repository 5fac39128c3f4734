# Wörter, die jedes Spiel verwenden kann.
seat = Platz { $number }
list-next = {", "}
list-last = {" und "}
text = { $text }
reason-plain = Der Zug ist so gut wie jeder andere.
not-now = Das geht gerade nicht.

option-start = Wer anfängt
option-start-random = das Los entscheidet

# Wie Bots heißen, nach Stärke: ein Name für jeden Platz des größten Tisches.
bots-random = Wirbel, Purzel, Taumel, Trubel, Hoppla, Zappel
bots-easy = Klee, Mohn, Primel, Farn, Veilchen, Minze
bots-medium = Brombeer, Hasel, Ginster, Heide, Ahorn, Quitte
bots-hard = Dorn, Distel, Nessel, Schlehe, Stachel, Kiesel
bots-expert = Alter Salbei, Alte Eiche, Alte Eibe, Alte Ulme, Alte Weide, Alte Linde
