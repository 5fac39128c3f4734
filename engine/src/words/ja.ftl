# どのゲームでも使う言葉。
seat = 席{ $number }
list-next = 、
list-last = と
text = { $text }
reason-plain = どの手とも大差ありません。
not-now = 今はそれを選ぶときではありません。

option-start = はじめの人
option-start-random = くじで決める

# What bots are called, by level: a name for each seat of the largest table.
bots-random = くるくる, ころころ, ふらふら, きょろきょろ, どたばた, ごちゃごちゃ
bots-easy = クローバー, ひなぎく, ポピー, わらび, すみれ, たんぽぽ
bots-medium = きいちご, はしばみ, つつじ, かえで, すいば, かりん
bots-hard = いばら, あざみ, ひいらぎ, いらくさ, からたち, さんざし
bots-expert = 長老, 大けやき, 大すぎ, 大いちょう, 大やなぎ, 大くすのき
