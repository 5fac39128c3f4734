# Goat 'n' Goat

hook = ヤギを小さい順に並べて、だれよりも早く山へ登ろう。
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
deck-second = 2回めの山札は残り{ $count }枚、捨て札{ $discard }枚
deck-empty = 山札が尽きました。最後の手番です。
player-line = { $points }点 · 山 { $mountains } · 失点札{ $penalties }枚 · 手札{ $hand }枚
player-line-known = { $points }点 · 山 { $mountains } · 失点札{ $penalties }枚 · 手札{ $hand }枚（公開済み：{ $known }）

asks-play = { $who }：同じ数字のカードを出し、その数字の枚数を取ります。
asks-last-play = { $who }：最後の手番。同じ数字のカードを出してください。手札に残ったカードは1枚につき−1点です。
asks-take = { $who }：場札から1枚取ってください（あと{ $left }枚）。
asks-drop = { $who }：手札が多すぎます。どれを失点札に？
asks-climb = { $who }：山に登りますか？ それともとどまりますか？

move-play = { $cards }出す
move-play-losing = { $cards }出し、{ $lost }を失う
lost-flock = { $colour }の群れ{ $size }頭（−{ $size }）
move-take = { $goat }を取る
move-drop = { $goat }を失点札にする（−1）
move-climb = { $flock }頭で{ $colour }の山{ $size }に登る（+{ $size }）
move-stay = もう登らない

told-start = { $who }から始める。
told-dealt = { $who }に{ $goat }が配られた。
told-dealt-hidden = { $who }にカードが1枚配られた。
told-display = 場札に{ $goat }が加わった。
told-move = { $who }は{ $what }。
told-reshuffle = 山札が尽きた。捨て札{ $count }枚を混ぜて新しい山札にする。
told-nothing-to-shuffle = まだどの群れも登っていないので、新しい山札を作る捨て札がない。
told-last-turns = 山札が尽きた。{ $who }から順に、全員が最後の手番を行う。
told-hands = 手札に残ったカードは失点札になる：{ $hands }。
left-in-hand = { $who } (−{ $count })

ended-last-turns = 山札が尽き、全員が最後の手番を終えました。

board-play = { $cards }出す → { $number }枚取る
board-play-last = { $cards }出す
board-lose = { $colour }の群れが失点札になる（−{ $size }）
board-over = { $count }枚多すぎる（−{ $count }）
board-all = { $number }を全部
board-back = 戻す
board-climb = { $colour }の山{ $size }に登る（+{ $size }）
board-stay = 登らない
board-tip-play = 出発させるヤギを選んでください。
board-tip-take = 場札からあと{ $left }枚
board-tip-take-over = { board-tip-take }（{ $over }枚多すぎ、−{ $over }）
board-tip-drop = 手放すカードを{ $count }枚選んでください（1枚につき−1）
board-flock = { $who }の{ $colour }の群れ：{ $count }頭
board-hand = { $who }の手札
board-holds = 手札{ $count }枚
board-taken = { $mountain }（{ $who }が登頂）
board-last-turns = 最後の手番
source-mountains = 山
source-penalties = 失点札
board-points = 点

reason-play-reach = { $colour }の群れが山{ $size }に届く大きさになります。
reason-play-reach-losing = ヤギ{ $lost }頭を失いますが、{ $colour }の群れが山{ $size }に届く大きさになります。
reason-play-lose = ヤギ{ $lost }頭を手放して低い数字からやり直します。1頭につき1点失います。
reason-play-last = 1枚につき1点失うはずのカードを{ $count }枚減らせます。
reason-play-many = ヤギを{ $count }頭出しますが、取れるカードは{ $number }枚だけです。
reason-play-draw = 新しいカードを{ $number }枚選べます。
reason-play-line = 小さいヤギを{ $count }頭並べて、大きいヤギが続けるようにします。
reason-take-equals = 手札にあるほかの{ $number }、{ $count }枚と一緒に出せます。
reason-take-fits = { $colour }の群れの最後尾に続けられます。
reason-take-starts = { $colour }の群れを始められます。
reason-take-later = { $colour }の群れが登るまで待つことになります。
reason-drop-stuck = どのみち{ $colour }の群れには加われません。
reason-drop-alone = 手札に一緒に出せる{ $number }がほかにありません。
reason-drop = 何か1枚は手放さなければなりません。
reason-climb-exactly = ちょうど{ $size }頭で{ $size }点を取れます。
reason-climb-first = { $who }に取られる前に{ $size }点を取れます。
reason-climb = ヤギが{ $over }頭余りますが、今{ $size }点を取れます。
reason-stay-grow = あと{ $count }頭待って、{ $colour }の山{ $size }を目指します。
reason-stay = 群れをあとのために取っておきます。
reason-stay-last = 点を捨てることになります。群れは最後に点になりません。

not-held = そのカードは手札にありません。
not-displayed = そのカードは場札にありません。
not-any-more = 最後の手番なので、もうカードは取りません。
not-before-playing = まず手札から同じ数字のカードを出してください。
not-before-taking = まず場札から{ $left }枚取ってください。
not-before-dropping = 手札が8枚を超えています。まず1枚手放してください。
not-after-playing = もうカードは出しました。山に登るか、とどまってください。
not-free = その山はもう登られています。
not-enough-goats = あなたの{ $colour }の群れは{ $count }頭です。この山には{ $size }頭いります。

lesson-goal = 同じ色のヤギを小さい順に並べ、大きな群れを山に登らせましょう。山は得点、失点札は1枚につき−1点。得点の最も多い人の勝ちです。
lesson-play = 同じ数字のカードを1枚以上出します。色は問いません。ヤギはそれぞれの色の群れに加わります。
lesson-take = 出した数字と同じ枚数のカードを取ります。数えるのは数字で、出した枚数ではありません。
lesson-climb = 同じ色の山の数だけヤギのいる群れは、その山に登れます。その数だけ得点になり、群れはいなくなります。
lesson-lower = 小さいヤギは大きいヤギのあとに続けません。それまでの群れはすべて失点札になり、1頭につき−1点です。
lesson-wait = どの山も取れるのは一度だけです。今登るか、もっと大きい山を待つか。待つと先を越されるかもしれません。
lesson-hand = 手札は8枚までです。超えた分は失点札になります。
lesson-end = 山札が尽きたら、全員が最後の手番を行います。そのあと手札は1枚につき−1点、登っていない群れは得点になりません。

option-climbs_per_turn = 1手番に登れる山
option-climbs_per_turn-3 = 3つまで
option-climbs_per_turn-1 = 1つまで
