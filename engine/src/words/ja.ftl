# どのゲームでも使う言葉。
seat = 席{ $number }
list-next = 、
list-last = と
text = { $text }
reason-plain = ほかの手とほとんど差はありません。
not-now = 今はそれはできません。

option-start = 最初の人
option-start-random = くじで決める

# ボットの名前。強さごとに、一番大きいテーブルの席の数だけ。
bots-random = くるくる, ころころ, ふらふら, きょろきょろ, どたばた, ごちゃごちゃ
bots-easy = クローバー, ひなぎく, ポピー, わらび, すみれ, たんぽぽ
bots-medium = きいちご, はしばみ, つつじ, かえで, すいば, かりん
bots-hard = いばら, あざみ, ひいらぎ, いらくさ, からたち, さんざし
bots-expert = 長老, 大けやき, 大すぎ, 大いちょう, 大やなぎ, 大くすのき
