# Tic Tac Moo

hook = 自分の畑にすべての動物を２頭ずつ。または１２頭を連れて帰ろう。
cow = 牛
pig = 豚
sheep = 羊
chicken = ニワトリ
herd-cow = 牛{ $count }頭
herd-pig = 豚{ $count }頭
herd-sheep = 羊{ $count }頭
herd-chicken = ニワトリ{ $count }羽
farmhand-1 = 牧夫1
farmhand-2 = 牧夫2
barn = 納屋

field-square = { $place }：{ $shows }（{ $who }の放牧地）
ring-square = { $place }：{ $shows }（中立の外周）
empty = 空き
corner = マスなし

area-meadow = 草原
area-player = { $who }
area-farmhands = 牧夫
area-barn = 納屋
area-start-tiles = 開始タイル
area-animals = 動物
animals-line = c 牛 · p 豚 · s 羊 · h ニワトリ
fields-line = 放牧地（{ $sign }）：{ $fields }
field = { $from }–{ $to }（{ $each }）
field-empty = { $from }–{ $to }（空き）
taken-line = 連れ帰った動物：{ $count }（{ $each }）
taken-none = 連れ帰った動物：なし
supply-line = 山札：{ $count }（{ $each }）
supply-none = 山札：なし

asks-place = { $who }：開始タイルを自分の放牧地に置いてください。
asks-place-second = { $who }：もう1枚を、もう一方の放牧地に。
asks-drive = { $who }：動物を、納屋にいる{ $animal }の隣へ追ってください（あと{ $left }頭）。
asks-drive-anywhere = { $who }：動物をどれかの隣へ追ってください（あと{ $left }頭）。

move-place = { $animal }を{ $square }に置く
move-drive = { $animal }を{ $square }へ追う
move-herd = { $animal }を{ $square }へ追い、{ $herd }を連れ帰る
move-herds = { $animal }を{ $square }へ追い、{ $rows }列から一度に{ $herd }を連れ帰る

told-tile = { $who }は{ $animal }を引いて{ $place }に置いた。
told-share = 開始タイルは、{ $one }が{ $tiles }、{ $other }が{ $rest }。牛を持つ{ $who }から始める。
told-move = { $who }は{ $what }。
told-barn-moves = 納屋の{ $animal }が牧夫1へ移る。
told-stuck = { $animal }の隣に空きがない。{ $who }は納屋のタイルを取り替える。
told-stuck-for-good = { $animal }の隣に空きがなく、取り替えるタイルもない。{ $who }はこのタイルをどの動物の隣に追ってもよい。
told-swap = { $who }は納屋の{ $old }を{ $animal }に取り替えた。

ended-field = どの動物も2枚以上いる放牧地が満杯になりました。
ended-twelve = 動物12枚を連れ帰りました。
ended-field-and-twelve = どの動物も2枚以上いる放牧地が満杯になり、動物12枚も連れ帰りました。
ended-dry = 両方の山札がなくなりました。

reason-place-middle = 放牧地のまん中なら、どのマスも{ $animal }の隣になります。
reason-place-alone = 隣にまだ動物のいない放牧地に、{ $animal }が一番乗りします。
reason-place-beside = { $square }なら、{ $animal }の隣にもう仲間がいます。
reason-wins-field = どの動物も2枚いる放牧地が満杯です。あなたの勝ち！
reason-wins-taken = 連れ帰った動物が{ $count }枚。この手番の終わりにあなたの勝ち！
reason-herd = { $herd }を連れ帰り、合わせて{ $taken }枚になります。
reason-herds = { $rows }列から一度に{ $herd }を連れ帰り、合わせて{ $taken }枚になります。
reason-prepares = このあと、あなたの{ $other }で{ $herd }を連れ帰れます。
reason-denies = ここは{ $who }が{ $herd }を連れ帰れた場所です。
reason-field-needs = あなたの放牧地にはこの{ $animal }が必要です。9マスのうち{ $animals }マスが埋まります。
reason-field-spoils = 1つの放牧地に{ $herd }は、{ $who }には多すぎます。
reason-safe = 手元の動物では、{ $who }に取れる群れがなくなります。
reason-ring = 外周は誰の放牧地でもないので、{ $animal }は誰の助けにもなりません。
reason-somewhere = { $animal }はどこかへ置くしかなく、{ $square }が空いています。

board-choose = 選ぶ
board-where = { $animal }を選びました。マスに触れてください。
board-who = { $square }を選びました。動物に触れてください。
board-holds = { $place }：{ $shows }
board-barn = 納屋：動物は{ $animal }の隣に置きます
board-barn-empty = 納屋：空き
board-beside = 動物は{ $animal }の隣に置きます。
board-pen = 連れ帰った動物：{ $enough }枚中{ $count }枚（{ $each }）
board-supply = 山札の残り：{ $count }（{ $each }）
board-each = { $animal }{ $count }
board-field = 放牧地{ $from }–{ $to }：9マス中{ $count }マス（{ $each }）
source-cows = 牛
source-pigs = 豚
source-sheep = 羊
source-chickens = ニワトリ

not-grass = { $square }は木の下です。
not-empty = { $square }にはもう{ $animal }がいます。
not-own-field = { $square }はあなたの放牧地ではありません。
not-this-field = この放牧地にはもう動物がいます。もう1枚は、もう一方の放牧地に置きます。
not-at-hand = 手元に{ $animal }がいません。
not-beside = { $square }は、納屋にいる{ $animal }の隣ではありません。
not-beside-any = { $square }の隣には動物がいません。

lesson-goal = 勝ち方は2つあります。自分の放牧地の1つをどの動物も2枚以上で埋めるか、12枚の動物を連れ帰ることです。
lesson-place = まず、自分の2つの放牧地に開始タイルを1枚ずつ、好きなマスに置きます。
lesson-drive = 牧夫は2人とも動物を草原に追います。どちらも、納屋にいるのと同じ動物の隣です。角で接していてもかまいません。
lesson-touch = 動物に触れ、次に光っているマスに触れてください。
lesson-herd = 同じ動物が縦・横・斜めに3枚以上並ぶと群れです。群れを完成させたら、置いたタイル以外をすべて取ります。
lesson-anywhere = そういう動物の隣なら、空いているどのマスでもかまいません。自分の放牧地、相手の放牧地、誰のものでもない外周に置けます。
lesson-barn = 手番が終わると納屋の動物が牧夫に移り、新しい動物が納屋に入ります。だから次に来る動物がわかります。
lesson-end = 勝ちは自分の手番の終わりに決まります。先に両方の山札が尽きたら、連れ帰った動物の多い人の勝ちです。

option-layout = 畑の分け方
option-layout-diagonal = 対角
option-layout-sides = 左右
