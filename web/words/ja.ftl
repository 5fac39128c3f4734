# ページ自身のことば。ゲームのことばはそれぞれのゲームにあります。

hall-welcome = どうぞお席へ。農場のゲームが５つ、ひとりでも、家族みんなでも。
hall-unofficial = Barnyard は独自のことばと絵による、非公式で無料の作品です。ゲームの功績はすべて作者と出版社のものです。
hall-players =
    { $fewest ->
        [2] { $most ->
            [2] 2人
           *[other] 2～{ $most }人
        }
       *[other] { $fewest }～{ $most }人
    }
hall-minutes = { $minutes }分
play-now = すぐに遊ぶ
one-device = 1台で遊ぶ
invite = 招待する
learn = 覚える
my-games = 自分のゲーム
go-on = 続きから
over-look-back = 終了 – ふり返る
online-table = ホールのテーブル
forget = このゲームを消す
settings = 設定
language = 言語
light = 明るさ
light-device = 端末に合わせる
light-day = 昼の牧場
light-evening = 夕方の牧場
sound = 音
done = 完了
who-plays = だれが遊びますか
player-number = プレイヤー{ $number }
add-seat = もうひとり
seat-kind = { $number }番の席の人
seat-name = { $number }番の席の名前
remove-seat = { $number }番の席をなくす
sits-here = 人（ここ）
sits-elsewhere = 人（別の場所）
level-random = ボット：でたらめ
level-easy = ボット：やさしい
level-medium = ボット：ふつう
level-hard = ボット：強い
level-expert = ボット：達人
variants = バリエーション
start = はじめる
make-links = リンクを作る
loading = お待ちください…
lost-title = ここには何もありません
no-such-game = このゲームはもうこの端末にありません。
to-the-hall = ホールへ
reconnecting = 接続が切れました。再接続しています…
bot-name =
    { $level ->
        [random] くるくる
        [easy] クローバー
        [medium] きいちご
        [hard] いばら
       *[expert] 長老
    }
free-seat = { $number }番の席
you-tag = あなた
away-tag = 離席
turn-tag = 手番
what-happened = これまで
talk = おしゃべり
say-something = ひとこと
send = 送る
react-moo = モー！
react-clap = お見事
react-laugh = おもしろい
react-wow = すごい
react-oops = おっと
react-sad = かなしい
react-think = 考え中
react-thanks = ありがとう
undo = 取り消す
hint = ヒント
help = いまのルール
thinking = 考え中…
rules-now = いま大事なこと
all-rules = ルールブック全体
hint-line = おすすめ：{ $move } – { $reason }（勝率 { $percent } %）
sorry-rule = それはできません：{ $rule }
undo-question = { $who }さんが最後の手を取り消したいそうです。いいですか。
yes = はい
no = いいえ
curtain-hand = 端末を{ $who }さんに渡してください。
curtain-open = { $who }です
happened-sat = { $who }さんが席につきました。
happened-left = { $who }さんが席を離れました。
happened-stood-in = しばらくボットが{ $who }さんの代わりに遊びます。
happened-returned = { $who }さんが戻りました。
happened-time-up = { $who }さんの時間が切れました。
happened-undo-offered = { $who }さんが手を取り消したいそうです。
happened-undo-refused = { $who }さんは先に進みたいそうです。
happened-undone = { $who }さんが手を取り消しました。
happened-paused = { $who }さんが時計を止めました。
happened-resumed = { $who }さんが再開しました。
happened-wants-rematch = { $who }さんがもう一度遊びたいそうです。
you-won = あなたの勝ちです！
somebody-won = { $who }さんの勝ちです。
shared-win = 勝利を分け合いました：{ $who }
nobody-won = 勝者はいません。
rematch = もう一度
review = ふり返る
look-at-board = 盤面を見る
check-luck = 本当に運だった？
luck-line = 最初のカードの前に約束された運：{ $commitment }
the-table = このテーブル
waiting-for-them = 来るのを待っています…
seat-a-bot = ボットを座らせる
begins-by-itself = 全員が席につくと、ゲームは自動で始まります。
their-link = 専用リンク
copy-link = リンクをコピー
copied = コピーしました
link-as-code = 読み取り用コードにしたリンク
sit-down = 席につく
step = 手順
step-back = ひとつ戻る
step-on = ひとつ進む
seen-by = 視点
find-turning = 分かれ目はどこ？
turning-line = { $who }：{ $played } – もっと良い手は { $better }。{ $reason }（−{ $percent } %）
no-turning = 大きな失敗はありませんでした。良い手と運で決まったゲームです。
win-curve = 勝率の移り変わり
luck-fine = { $draws }回の抽選はすべて、ゲーム前の約束どおりです。
luck-wrong = この記録は約束どおりではありません：{ $flaw }
save-record = 記録を保存
coach = 案内役
coach-goodbye = もう十分わかりました。あとは慣れです。柵のところから見ています。がんばって！
understood = わかった
table-menu = このテーブル
pause = 時計を止める
resume = 再開
stand-in = ボットに代わってもらう
take-back = 自分に戻す
chat-off = おしゃべりを切る
chat-on = おしゃべりを入れる
spectators-off = 観戦なし
spectators-on = 観戦を許す
watch-link = 観戦用リンクをコピー
watch = ボットの対戦を見る
rulebook = ルールブック
time = 考える時間
time-none = 好きなだけ
time-minute = 1手1分
time-day = 1手1日
time-game = 1ゲーム10分
what-if = もしも？ ここから遊ぶ
