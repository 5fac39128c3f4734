# どのゲームでも使う言葉。
seat = 席{ $number }
list-next = 、
list-last = と
reason-plain = どの手とも大差ありません。
not-now = 今はそれを選ぶときではありません。

option-start = はじめの人
option-start-random = くじで決める
