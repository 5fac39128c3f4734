# Moo Moo Toretore

hook = みんないっせいに牛を呼ぶ。狙いは小さく、でもほかの人とは別のところへ。
spotted = まだら
red = 赤
black = 黒
cow = { $breed }牛
cow-with-kids = 子連れの{ $breed }牛
cows = { $breed }牛{ $count }枚
cows-with-kids = 子連れの{ $breed }牛{ $count }枚
chip-1 = ±1チップ
chip-2 = ±2チップ
chips-both = チップ2枚
card = カード{ $number }
marker-open = { $breed }牛のマーカー{ $number }（開いている）
marker-closed = { $breed }牛のマーカー{ $number }（閉じている）
name = { $who }
none = なし

area-spotted = まだら牛（1枚{ $worth }点）
area-red = 赤牛（1枚{ $worth }点）
area-black = 黒牛（1枚{ $worth }点）
area-markers = マーカー
area-round = ラウンド
area-piles = 山札
area-player = { $who }
area-laid = あなたの伏せたカード
area-hand = あなたの手札
round-line = 全{ $rounds }ラウンドの{ $round }／リーダーは{ $who }
round-line-stars = 全{ $rounds }ラウンドの{ $round }／リーダーは{ $who }／星{ $stars }つ：全員{ $stars }枚ずつ伏せる
piles-line = 牛{ $cows }枚、捨て札{ $cows-discarded }枚／手札用{ $cards }枚、捨て札{ $cards-discarded }枚
points-line = { $total }点：牛{ $cows }、子牛{ $kids }、チップ{ $chips }、1品種{ $breed }、組{ $sets }
player-line = 牛：{ $cows }／チップ：{ $chips }／手札{ $hand }枚
player-line-laid = 牛：{ $cows }／チップ：{ $chips }／手札{ $hand }枚／伏せ札{ $laid }枚
player-line-chips = 牛：{ $cows }／チップ：{ $chips }／手札{ $hand }枚／伏せ札{ $laid }枚と{ $with }
player-line-picked = 牛：{ $cows }／チップ：{ $chips }／手札{ $hand }枚／伏せ札{ $laid }枚と{ $with }（足すか引くかは決定済み）

asks-lay = { $who }：開いている数になるように、カードを{ $stars }枚伏せてください。
asks-sign = { $who }：チップの数を足しますか？ 引きますか？

# .did：記録に書く過去の形。
move-lay = { $cards }を伏せて{ $number }を狙う
    .did = { $cards }を伏せて{ $number }を狙った
move-lay-chips = { $cards }を伏せ、{ $chips }を使って{ $number }を狙う
    .did = { $cards }を伏せ、{ $chips }を使って{ $number }を狙った
move-lay-either = { $cards }を伏せ、{ $chips }を使って{ $low }か{ $high }を狙う
    .did = { $cards }を伏せ、{ $chips }を使って{ $low }か{ $high }を狙った
move-lay-no = { $cards }を伏せる（宣言は「ノー」）
    .did = { $cards }を伏せた（宣言は「ノー」）
move-plus = { $worth }を足して{ $number }を宣言する
    .did = { $worth }を足して{ $number }を宣言した
move-minus = { $worth }を引いて{ $number }を宣言する
    .did = { $worth }を引いて{ $number }を宣言した

told-start = 最初のリーダーは{ $who }になった。
told-card = { $who }は{ $number }を引いた。
told-card-hidden = { $who }はカードを1枚引いた。
told-cow = 牧場に{ $cow }がやって来た。
told-cow-no-room = { $cow }は置き場所がなく、捨て札になった。
told-stars = 次の牛の星は{ $stars }つだった。今回は全員が{ $stars }枚ずつ伏せる。
told-move = { $who }は{ $what-did }。
told-lays = { $who }はカードを{ $count }枚伏せた。
told-lays-chips = { $who }はカードを{ $count }枚伏せ、{ $chips }を添えた。
told-picks = { $who }は足すか引くかを決めた。
told-call = { $who }は{ $cards }を見せて「モーモー、{ $number }！」
told-call-plus = { $who }は{ $cards }に{ $worth }を足して「モーモー、{ $number }！」
told-call-minus = { $who }は{ $cards }から{ $worth }を引いて「モーモー、{ $number }！」
told-no = { $who }は{ $cards }を見せて「モーモー、ノー！」
told-takes = { $who }は{ $cows }を取った。
told-shares = { $who }は山分けで{ $cows }を取った。
told-shares-none = { $who }も宣言したが、{ $breed }牛はもう残っていなかった。
told-untaken = 誰も宣言しなかった{ $breed }牛{ $count }枚は捨て札になった。
told-chip-up = { $who }は±1チップを表に戻した。
told-hand-pile = 手札用の捨て札を混ぜて、{ $count }枚の新しい山札にした。
told-cow-pile = 牛の捨て札を混ぜて、{ $count }枚の新しい山札にした。
told-round = 第{ $round }ラウンドが始まった。リーダーは{ $who }。

ended-all-led = 全員が2回ずつリーダーを務めました。
ended-no-cows = 次のラウンドに必要な牛が足りません。

gain-cows = { $cows }をもらえます
gain-set = { $cows }をもらえて、3品種そろった組も増えます
gain-one-breed = { $cows }をもらえて、1品種だけの群れを保てます

reason-lowest = { $breed }牛に{ $number }より小さい数はありません。ほかに誰も宣言しなければ、{ $gain }。
reason-lowest-first = { $breed }牛に{ $number }より小さい数はありません。ほかの人と重なっても、最初の牛はあなたのものです。
reason-higher = ほかに誰も{ $breed }牛で{ $number }以下を宣言しなければ、{ $gain }。
reason-chips-lowest = { $chips }を使いますが、{ $breed }牛にこれより小さい数はありません。ほかに誰も{ $number }を宣言しなければ、{ $gain }。
reason-chips = { $chips }を使いますが、ほかに誰も{ $breed }牛で{ $number }以下を宣言しなければ、{ $gain }。
reason-either = { $chips }を使いますが、全員が伏せ終わってから{ $low }か{ $high }かを選べます。
reason-no = 手札では開いている数を作れません。このカードを新しいものに取り替えましょう。
reason-no-chip-up = 手札では開いている数を作れませんが、「ノー」と言えば±1チップが表に戻ります。

board-lay = { $cards }を伏せて{ $number }を宣言
board-lay-chips = { $cards }と{ $chips }で{ $number }を宣言
board-lay-either = { $cards }と{ $chips }で{ $low }か{ $high }を宣言
board-lay-no = { $cards }を伏せて「ノー」
board-lay-not = { $cards }では開いている数にならない
board-lay-not-yet = { $cards }では開いている数にならない（チップを使えば{ $numbers }）
board-sign-closed = { $number }は閉じています。列の牛が足りません。
board-sign-far = 手札とチップでは{ $number }を作れません。
board-tip-lay = UFOに乗せるカードを{ $count }枚、または宣言したい数をタップしてください。
board-tip-more = あと{ $left }枚
board-back = 戻す
board-call = モーモー、{ $number }！
board-call-no = モーモー、ノー！
board-not-open = 閉じている
board-saucer = あなたのUFO
board-laid = 伏せ札{ $count }枚
board-picked = 足すか引くかは決定済み
board-holds = 手札{ $count }枚
board-leads = このラウンドのリーダー
board-chip-up = ±{ $number }チップ（表）
board-chip-laid = ±{ $number }チップ（使用中）
board-chip-down = ±{ $number }チップ（使用済み）
board-herd = { $kids ->
    [0] { $cows }
   *[other] { $cows }（うち子連れ{ $kids }枚）
}
source-cows = 牛
source-kids = 子牛
source-chips = チップ
source-one-breed = 1品種
source-sets = 組

not-so-many = このラウンドでは、全員がカードを{ $stars }枚伏せます。
not-held = そのカードは手札にありません。
not-that-chip = そのチップはもう使いました。
not-with-chips = チップを使っても開いている数は作れません。チップなしでカードを伏せ、「ノー」と言います。
not-open = { $number }になりますが、その数は開いていません。
not-open-either = { $low }か{ $high }になりますが、どちらの数も開いていません。
not-below = チップのほうがカードの合計より大きいので、引けません。
not-more-cards = カードはもう伏せました。チップの数を足すか引くか選んでください。

lesson-goal = 数を宣言して牛をつかまえましょう。全員が2回ずつリーダーを務めたら終わりで、得点が一番多い人の勝ちです。
lesson-lay = 星の数だけ、全員がカードを伏せます。合計が、柱で光っている数（開いている数）になるように選びます。
lesson-alone = 全員がいっせいに宣言します。その列の数をほかに誰も宣言しなければ、列の牛はすべてあなたのものです。
lesson-lowest = 1つの列で何人も宣言したら、牛を取れるのは一番小さい数だけです。同じ数の人どうしは分け合います。
lesson-worth = まだら牛は3点、赤牛は4点、黒牛は5点。子連れなら1点増えます。
lesson-chips = チップを使うと、その数を足すか引くかできます。どちらにするかは全員が伏せてから選びます。最後に表向きのチップは、その数だけ得点になります。
lesson-no = カードとチップで開いている数を作れなければ、「ノー」と言い、このラウンドは何も取れません。
lesson-more = 3品種がそろった組ごとに1点増えます。1品種だけなら、牛1枚につき1点増えます。
