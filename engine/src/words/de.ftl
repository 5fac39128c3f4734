# Wörter, die jedes Spiel verwenden kann.
seat = Platz { $number }
list-next = {", "}
list-last = {" und "}
text = { $text }
reason-plain = Das ist so gut wie alles andere.
not-now = Danach ist jetzt nicht gefragt.

option-start = Wer beginnt
option-start-random = der Zufall entscheidet

# What bots are called, by level: a name for each seat of the largest table.
bots-random = Wirbel, Purzel, Taumel, Trubel, Hoppla, Zappel
bots-easy = Klee, Mohn, Primel, Farn, Veilchen, Minze
bots-medium = Brombeer, Hasel, Ginster, Heide, Ahorn, Quitte
bots-hard = Dorn, Distel, Nessel, Schlehe, Stachel, Kiesel
bots-expert = Alter Salbei, Alte Eiche, Alte Eibe, Alte Ulme, Alte Weide, Alte Linde
