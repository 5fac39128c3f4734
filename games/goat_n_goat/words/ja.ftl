# Goat 'n' Goat

hook = ヤギを小さい順に並べて、誰よりも早く山へ登ろう。
red = 赤
blue = 青
green = 緑
goat = { $colour }の{ $number }
goats = { $goat }を{ $count }枚
mountain = { $colour }の山{ $size }
none = なし

area-mountains = 山（{ $colour }）
area-deck = 山札
area-display = 場札
area-player = { $who }
area-flocks = { $who }の群れ
area-hand = あなたの手札
deck-first = 残り{ $count }枚、捨て札{ $discard }枚
deck-second = 2回目の山札は残り{ $count }枚、捨て札{ $discard }枚
deck-empty = 山札が尽きました。最後の手番です。
player-line = { $points }点／山：{ $mountains }／ペナルティ{ $penalties }枚／手札{ $hand }枚
player-line-known = { $points }点／山：{ $mountains }／ペナルティ{ $penalties }枚／手札{ $hand }枚（公開：{ $known }）

asks-play = { $who }：同じ数字のカードを出してください。そのあと、数字と同じ枚数を取ります。
asks-last-play = { $who }：最後の手番です。同じ数字のカードを出してください。手札に残ると1枚につき−1点です。
asks-take = { $who }：場札から1枚取ってください（あと{ $left }枚）。
asks-drop = { $who }：手札が多すぎます。どれをペナルティにしますか？
asks-climb = { $who }：山に登りますか？ 登らずに待ちますか？

# .did：記録に書く過去の形。
move-play = { $cards }出す
    .did = { $cards }出した
move-play-losing = { $cards }出し、{ $lost }を失う
    .did = { $cards }出し、{ $lost }を失った
lost-flock = { $colour }の群れ{ $size }匹（−{ $size }）
move-take = { $goat }を取る
    .did = { $goat }を取った
move-drop = { $goat }をペナルティにする（−1）
    .did = { $goat }をペナルティにした（−1）
move-climb = { $flock }匹で{ $colour }の山{ $size }に登る（+{ $size }）
    .did = { $flock }匹で{ $colour }の山{ $size }に登った（+{ $size }）
move-stay = もう登らない
    .did = もう登らなかった

told-start = { $who }からスタート。
told-dealt = { $who }に{ $goat }が配られた。
told-dealt-hidden = { $who }にカードが1枚配られた。
told-display = 場札に{ $goat }が加わった。
told-move = { $who }は{ $what-did }。
told-reshuffle = 山札が尽きた。捨て札{ $count }枚を混ぜて新しい山札にした。
told-nothing-to-shuffle = まだどの群れも登っていないので、新しい山札にする捨て札がなかった。
told-last-turns = 山札が尽き、最後の手番に入った。{ $who }から順に1回ずつ。
told-hands = 残った手札はペナルティになった：{ $hands }。
left-in-hand = { $who }（−{ $count }）

ended-last-turns = 山札が尽き、全員が最後の手番を終えました。

board-play = { $cards }出す → { $number }枚取る
board-play-last = { $cards }出す
board-lose = { $colour }の群れがペナルティになる（−{ $size }）
board-over = { $count }枚あふれる（−{ $count }）
board-all = { $number }を全部
board-back = 戻す
board-climb = { $colour }の山{ $size }に登る（+{ $size }）
board-stay = 登らない
board-tip-play = 出すヤギをタップしてください。
board-tip-take = 場札からあと{ $left }枚
board-tip-take-over = { board-tip-take }（{ $over }枚あふれて−{ $over }点）
board-tip-drop = 手放すカードを{ $count }枚タップしてください（1枚につき−1点）。
board-flock = { $who }の{ $colour }の群れ：{ $count }匹
board-hand = { $who }の手札
board-holds = 手札{ $count }枚
board-taken = { $mountain }（{ $who }が登頂）
board-last-turns = 最後の手番
source-mountains = 山
source-penalties = ペナルティ
board-points = 点

reason-play-reach = { $colour }の群れが、山{ $size }に登れる大きさになります。
reason-play-reach-losing = ヤギを{ $lost }匹失いますが、{ $colour }の群れが山{ $size }に登れる大きさになります。
reason-play-lose = ヤギを{ $lost }匹手放し、小さい数字からやり直します。1匹につき−1点です。
reason-play-last = 残ると1枚につき−1点のカードを、{ $count }枚減らせます。
reason-play-many = ヤギをまとめて{ $count }匹出し、取るカードは{ $number }枚だけです。
reason-play-draw = 新しいカードを{ $number }枚選べます。
reason-play-line = 小さいヤギを{ $count }匹並べて、大きいヤギがあとに続けるようにします。
reason-take-equals = 手札にあるほかの{ $number }（{ $count }枚）と一緒に出せます。
reason-take-fits = { $colour }の群れの最後尾に続けられます。
reason-take-starts = { $colour }の群れを始められます。
reason-take-later = { $colour }の群れが登るまで、出番を待つことになります。
reason-drop-stuck = どのみち{ $colour }の群れには加われません。
reason-drop-alone = 手札には、一緒に出せる{ $number }がほかにありません。
reason-drop = 何か1枚は手放さなければなりません。
reason-climb-exactly = ちょうど{ $size }匹で{ $size }点を取れます。
reason-climb-first = { $who }に取られる前に{ $size }点を取れます。
reason-climb = ヤギが{ $over }匹余りますが、今すぐ{ $size }点を取れます。
reason-stay-grow = あと{ $count }匹増やして、{ $colour }の山{ $size }を狙います。
reason-stay = 群れをあとのために取っておきます。
reason-stay-last = 点を捨てることになります。残った群れは得点になりません。

not-held = そのカードは手札にありません。
not-displayed = そのカードは場札にありません。
not-any-more = 最後の手番では、もうカードは取りません。
not-before-playing = まず手札から同じ数字のカードを出してください。
not-before-taking = まず場札から{ $left }枚取ってください。
not-before-dropping = 手札が8枚を超えています。まず1枚手放してください。
not-after-playing = カードはもう出しました。山に登るか、登らないかを選んでください。
not-free = その山はもう取られています。
not-enough-goats = あなたの{ $colour }の群れは{ $count }匹です。この山には{ $size }匹必要です。

lesson-goal = 同じ色のヤギを小さい順に並べ、大きな群れを山に登らせましょう。山は得点、ペナルティは1枚につき−1点。得点が一番多い人の勝ちです。
lesson-play = 同じ数字のカードを1枚以上出します。色は自由です。ヤギはそれぞれの色の群れに加わります。
lesson-take = 出した数字と同じ枚数のカードを取ります。数えるのは数字で、出した枚数ではありません。
lesson-climb = ヤギの数が同じ色の山の数以上なら、その山に登れます。山の数だけ得点になり、群れはいなくなります。
lesson-lower = 群れにいるヤギより小さいヤギを出すと、群れは散ってしまいます。それまでの群れは1匹につき−1点のペナルティになり、新しい群れが始まります。
lesson-wait = どの山も、取れるのは1人だけです。今登りますか？ もっと大きい山を待つと、先を越されるかもしれません。
lesson-hand = 手札は8枚までです。超えた分はペナルティになります。
lesson-end = 山札が尽きたら、全員が最後の手番を1回ずつ行います。そのあと手札は1枚につき−1点になり、登らなかった群れは得点になりません。

option-climbs_per_turn = 1手番に登れる山
option-climbs_per_turn-3 = 3つまで
option-climbs_per_turn-1 = 1つまで
