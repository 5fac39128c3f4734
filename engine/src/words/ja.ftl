# どのゲームでも使う言葉。
seat = 席{ $number }
list-next = 、
list-last = と
reason-plain = どの手とも大差ありません。
