# Wörter, die jedes Spiel verwenden kann.
seat = Platz { $number }
list-next = {", "}
list-last = {" und "}
reason-plain = Das ist so gut wie alles andere.
not-now = Danach ist jetzt nicht gefragt.

option-start = Wer beginnt
option-start-random = der Zufall entscheidet
