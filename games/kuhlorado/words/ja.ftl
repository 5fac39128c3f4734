# Kuhlorado

hook = サイコロ2個に牧草地ひとつ。お隣より先に囲い込もう。
number = { $number }
cow = 牛
a-cow = 牛
trough = 水飲み場
cross = ×
circle = ○
square = { $place }：{ $shows }

area-sheet = シート
area-dice = サイコロ
area-points = ここまでの得点
points-line = { $who }（{ $sign }）：{ $total }点（ふち{ $edges }、水飲み場{ $troughs }、土地{ $land }）
points-line-advanced = { $who }（{ $sign }）：{ $total }点（ふち{ $edges }、水飲み場{ $troughs }、土地{ $land }、2連マス{ $doubles }）

asks-again = { $who }：サイコロを残しますか？ 振り直しますか？
asks-two-cows = { $who }：牛のマス2つに印をつけます。まずどのマスですか？
asks-second-cow = { $who }：2つ目の牛のマスに印をつけてください。
asks-number = { $who }：{ $number }のマスに印をつけてください。
asks-numbers = { $who }：{ $low }か{ $high }のマス1つに印をつけてください。
asks-cow-and-number = { $who }：牛か{ $number }に印をつけてください。まっすぐ1マスはさむ組なら、両方につけられます。
asks-partner = { $who }：組になるマスにも印をつけますか？ ここまでにしますか？

# .did：記録に書く過去の形。
move-keep = { $dice }を残す
    .did = { $dice }を残した
move-roll-one = { $die }のサイコロを振り直す
    .did = { $die }のサイコロを振り直した
move-roll-both = サイコロを2個とも振り直す
    .did = サイコロを2個とも振り直した
move-mark = { $square }（{ $shows }）に印をつける
    .did = { $square }（{ $shows }）に印をつけた
move-done = ここまでにする
    .did = ここまでにした

told-start = { $who }からスタート。
told-throw = { $who }は{ $dice }を出した。
told-move = { $who }は{ $what-did }。
told-nothing = 合うマスがなく、{ $who }は印をつけなかった。
told-doubles = 印のついた牛のマスが9つ以上になった。2連マスの得点は、×が{ $crosses }点、○が{ $circles }点だった。

ended-no-cow = 空いている牛のマスがなくなりました。
ended-no-cow-and-five-numbers = 空いている牛のマスがなくなり、数字のマスも残り5つになりました。
ended-five-numbers = 空いている数字のマスが残り5つになりました。

place-north = 北のふち
place-east = 東のふち
place-south = 南のふち
place-west = 西のふち
place-small-trough = 小さい水飲み場
place-large-trough = 大きい水飲み場

reason-ends-ahead = ゲームが終わり、{ $own }対{ $other }であなたの勝ちです。
reason-ends-level = ゲームが終わり、{ $own }点ずつの引き分けです。
reason-ends-behind = ゲームが終わりますが、{ $own }対{ $other }で負けています。
reason-land-scores = { $squares }マスの土地ができて、{ $points }点増えます。
reason-land-joins = { $areas }つの土地がつながって{ $squares }マスになります。
reason-land-grows = あなたの土地が{ $squares }マスに広がります。
reason-lead = { $place }でリードします（{ $points }点）。
reason-level = { $place }で並ぶので、その{ $points }点はひとまず誰のものにもなりません。
reason-denies-points = { $who }の土地が{ $points }点増えるのを防ぎます。
reason-denies-joining = { $who }がここで土地をつなぐのを防ぎます。
reason-one-more = { $place }の印が1つ増えます（{ $points }点）。
reason-new-land = { $square }から新しい土地が始まります。
reason-done = 1マスだけにして、もう1つは空けておきます。
reason-keep-nothing = この目に合うマスはありませんが、様子を見るのも手です。
reason-keep-cows = 牛が2つなら、好きな牛のマス2つに印をつけられます。
reason-keep-last-cow = 最後の牛のマスを取れます。
reason-keep-both = まっすぐ1マスはさんだ牛と{ $number }の組があるので、2マスに印をつけられます。
reason-keep-one = { $squares ->
    [1] この目で印をつけられるマスは1つです。
   *[other] この目なら{ $squares }マスのうち1つに印をつけられます。
}
reason-roll-one-cow = 牛を1つ残し、組み合わせる数字を狙います。
reason-roll-for-second-cow = 牛を残し、もう1つ牛を狙います。
reason-roll-cow-away = { $kept }を残し、牛は手放します。
reason-roll-for-cow = { $kept }を残し、牛が出るのを期待します。
reason-roll-cows = 牛を2つとも手放して振り直します。
reason-roll-both = 2個とも振り直して、牛が出るのを期待します。

board-square-mark = { $square }、印をつける
board-square-keep = { $square }、サイコロを残して印をつける
board-die = { $face }：タップして持ち上げると振り直せます
board-die-lies = サイコロ：{ $face }
board-keep = { $dice }を残す
board-keep-nothing = { $dice }を残し、印はつけない
board-roll-one = { $die }を振り直す
board-roll-both = 2個とも振り直す
board-done = 1マスだけにする
source-edges = ふち
source-troughs = 水飲み場
source-land = 土地
source-doubles = 2連マス
board-ledger = 得点の内訳
board-north = 北のふち
board-east = 東のふち
board-south = 南のふち
board-west = 西のふち
board-small-trough = 小さい水飲み場{ $square }
board-large-trough = 大きい水飲み場{ $square }
board-land-of = { $squares }マスの土地
board-total = 合計

not-free = { $square }にはもう印がついています。
not-water = { $square }は水飲み場です。水飲み場には印をつけられません。
not-thrown = 出目は{ $dice }です。{ $square }はどちらでもありません。
not-kept = まず、サイコロを残すかどうか決めてください。
not-again = サイコロはもう振り直せません。マスに印をつけてください。
not-one-cow = 牛が2つ出たときは、2つ目も牛のマスでなければなりません。
not-partner = { $square }は、{ $first }とまっすぐ並んで間がちょうど1マスのマスではありません。
not-other-die = { $square }は、もう一方の出目（{ $die }）のマスではありません。

lesson-goal = 2人で1枚のシートに印をつけます。ふち、水飲み場、広い土地が得点になり、得点の多い人の勝ちです。
lesson-dice = 一度だけ振り直せます。サイコロをタップして持ち上げると、それだけを振り直せます。2個とも持ち上げれば、2個とも振り直します。
lesson-mark = 数字が2つなら、どちらかの数字のマス1つに印をつけます。牛が2つなら、牛のマス2つです。
lesson-both = 牛と数字なら、どちらか1マスに印をつけます。まっすぐ並んで間がちょうど1マスなら、両方につけられます。
lesson-edges = シートのふち1辺ごとに、印の多い人が3点を得ます。
lesson-troughs = 水飲み場の隣に印の多い人が2点、大きい水飲み場なら4点を得ます。同数なら誰も得られません。
lesson-land = 辺でつながった自分のマスは土地です。5マス以上で2点、10マス以上で5点、15マス以上で12点、20マス以上で20点になります。
lesson-end = 空いている牛のマスがなくなるか、空いている数字のマスが残り5つになったら終わりです。

option-sheet = シート
option-sheet-meadow-1 = 牧草地1
option-sheet-meadow-2 = 牧草地2
option-sheet-meadow-3 = 牧草地3
option-sheet-meadow-4 = 牧草地4
option-sheet-meadow-5 = 牧草地5
option-sheet-meadow-6 = 牧草地6
option-sheet-meadow-7 = 牧草地7
option-sheet-meadow-8 = 牧草地8
option-sheet-meadow-9 = 牧草地9
option-sheet-meadow-10 = 牧草地10

option-advanced = 2連マス
option-advanced-false = 得点なし
option-advanced-true = 9つ目の牛で得点
