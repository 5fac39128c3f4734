# Tic Tac Moo

hook = 自分の放牧地にどの動物も2匹ずつ。または12匹を連れて帰ろう。
cow = 牛
pig = 豚
sheep = 羊
chicken = ニワトリ
herd-cow = 牛{ $count }匹
herd-pig = 豚{ $count }匹
herd-sheep = 羊{ $count }匹
herd-chicken = ニワトリ{ $count }匹
farmhand-1 = 牧夫1
farmhand-2 = 牧夫2
barn = 納屋

field-square = { $place }：{ $shows }（{ $who }の放牧地）
ring-square = { $place }：{ $shows }（誰のものでもない外周）
empty = 空き
corner = マスなし

area-meadow = 草原
area-player = { $who }
area-farmhands = 牧夫
area-barn = 納屋
area-start-tiles = 開始タイル
area-animals = 動物
animals-line = c 牛／p 豚／s 羊／h ニワトリ
fields-line = 放牧地（{ $sign }）：{ $fields }
field = { $from }–{ $to }（{ $each }）
field-empty = { $from }–{ $to }（空き）
taken-line = 連れ帰った動物：{ $count }匹（{ $each }）
taken-none = 連れ帰った動物：なし
supply-line = 山札：{ $count }枚（{ $each }）
supply-none = 山札：なし

asks-place = { $who }：開始タイルを自分の放牧地に置いてください。
asks-place-second = { $who }：もう1枚を、もう一方の放牧地に置いてください。
asks-drive = { $who }：動物を、納屋と同じ{ $animal }の隣に放してください（あと{ $left }匹）。
asks-drive-anywhere = { $who }：動物を、どれでもほかの動物の隣に放してください（あと{ $left }匹）。

# .did：記録に書く過去の形。
move-place = { $animal }を{ $square }に置く
    .did = { $animal }を{ $square }に置いた
move-drive = { $animal }を{ $square }に放す
    .did = { $animal }を{ $square }に放した
move-herd = { $animal }を{ $square }に放し、{ $herd }を連れ帰る
    .did = { $animal }を{ $square }に放し、{ $herd }を連れ帰った
move-herds = { $animal }を{ $square }に放し、{ $rows }列から一度に{ $herd }を連れ帰る
    .did = { $animal }を{ $square }に放し、{ $rows }列から一度に{ $herd }を連れ帰った

told-tile = { $who }は{ $animal }を引いて{ $place }に置いた。
told-share = 開始タイルは、{ $one }が{ $tiles }、{ $other }が{ $rest }になった。牛を持つ{ $who }からスタート。
told-move = { $who }：{ $what }。
told-barn-moves = 納屋の{ $animal }が牧夫1に移った。
told-stuck = { $animal }の隣に空きマスがなく、{ $who }は納屋のタイルを取り替えることになった。
told-stuck-for-good = { $animal }の隣に空きマスがなく、取り替えるタイルもなかった。{ $who }はこの1匹をどの動物の隣に放してもよい。
told-swap = { $who }は納屋の{ $old }を{ $animal }に取り替えた。

ended-field = どの動物も2匹以上いる放牧地がいっぱいになりました。
ended-twelve = 動物を12匹連れ帰りました。
ended-field-and-twelve = どの動物も2匹以上いる放牧地がいっぱいになり、動物も12匹連れ帰りました。
ended-dry = 両方の山札がなくなりました。

reason-place-middle = 放牧地の真ん中なら、どのマスも{ $animal }の隣になります。
reason-place-alone = { $animal }が放牧地に一番乗りします。隣にはまだ動物がいません。
reason-place-beside = { $square }なら、{ $animal }の隣にもう動物がいます。
reason-wins-field = どの動物も2匹以上いる放牧地がいっぱいです。あなたの勝ち！
reason-wins-taken = 連れ帰った動物が{ $count }匹。この手番の終わりにあなたの勝ち！
reason-herd = { $herd }を連れ帰り、合わせて{ $taken }匹になります。
reason-herds = { $rows }列から一度に{ $herd }を連れ帰り、合わせて{ $taken }匹になります。
reason-prepares = このあと、あなたの{ $other }で{ $herd }を連れ帰れます。
reason-denies = ここに置かれると、{ $who }に{ $herd }を連れ帰られるところでした。
reason-field-needs = あなたの放牧地にはこの{ $animal }が必要です。9マスのうち{ $animals }マスが埋まります。
reason-field-spoils = 1つの放牧地に{ $herd }は、{ $who }には多すぎます。
reason-field-spare = その放牧地で{ $who }に余裕のある1マスを使ってしまいます。
reason-safe = { $who }の手元の動物では、連れ帰れる群れがなくなります。
reason-ring = 外周は誰の放牧地でもないので、{ $animal }は誰の助けにもなりません。
reason-somewhere = { $animal }をどこかに置くしかなく、{ $square }が空いています。

board-choose = 選ぶ
board-where = { $animal }を選びました。マスをタップしてください。
board-who = { $square }を選びました。動物をタップしてください。
board-holds = { $place }：{ $shows }
board-barn = 納屋：動物は{ $animal }の隣に放します
board-barn-empty = 納屋：空き
board-beside = 動物は{ $animal }の隣に放します。
board-pen = 連れ帰った動物：{ $enough }匹中{ $count }匹（{ $each }）
board-supply = 山札の残り：{ $count }枚（{ $each }）
board-each = { $animal }{ $count }
board-field = 放牧地{ $from }–{ $to }：9マス中{ $count }マス（{ $each }）
source-cows = 牛
source-pigs = 豚
source-sheep = 羊
source-chickens = ニワトリ

not-grass = { $square }は木の下で、草原のマスではありません。
not-empty = { $square }にはもう{ $animal }がいます。
not-own-field = { $square }はあなたの放牧地ではありません。
not-this-field = この放牧地にはもう動物がいます。もう1枚は、もう一方の放牧地に置きます。
not-at-hand = 手元に{ $animal }がいません。
not-beside = { $square }の隣には、納屋と同じ{ $animal }がいません。
not-beside-any = { $square }の隣には動物がいません。

lesson-goal = 勝ち方は2つあります。自分の放牧地の1つを、どの動物も2匹以上にして埋めるか、動物を12匹連れ帰ることです。
lesson-place = まず、自分の2つの放牧地に開始タイルを1枚ずつ、好きなマスに置きます。
lesson-drive = 次に、牧夫2人の動物を草原に放します。どちらも、納屋と同じ動物の隣です。角で接していてもかまいません。
lesson-touch = 動物をタップし、次に光っているマスをタップしてください。
lesson-herd = 同じ動物が縦・横・斜めに3匹以上並ぶと群れです。群れを完成させたら、今置いた1匹を残して、あとはすべて連れ帰ります。
lesson-anywhere = そういう動物の隣なら、空いているどのマスでもかまいません。自分の放牧地、相手の放牧地、誰のものでもない外周に置けます。
lesson-barn = 手番が終わると納屋の動物が牧夫に移り、新しい動物が納屋に入ります。だから次に来る動物がわかります。
lesson-end = 勝ちは自分の手番の終わりに決まります。先に両方の山札が尽きたら、連れ帰った動物の多い人の勝ちです。

option-layout = 放牧地の分け方
option-layout-diagonal = 斜め
option-layout-sides = 上下
