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
choose-players = 相手を選ぶ
one-device = 1台で遊ぶ
invite = 招待する
learn = 覚える
my-games = 自分のゲーム
older-games = 以前のゲーム
go-on = 続きから
over-look-back = 終了 – ふり返る
online-table = ホールのテーブル
table-gathering = みんなを待っています
table-yours = あなたの番です
table-gone = このテーブルはもうありません。ホールにも残っていません。
forget = このゲームを消す
forget-question = このゲームを完全に消しますか？
settings = 設定
language = 言語
light = 明るさ
light-device = 端末に合わせる
light-day = 昼（明るい）
light-evening = 夕方（暗い）
sound = 音
pace = 相手の進む速さ
pace-calm = ゆっくり
pace-usual = ふつう
pace-brisk = きびきび
pace-none = 待たない
done = 完了
who-plays = だれが遊びますか
player-number = プレイヤー{ $number }
add-seat = もうひとり
seat-kind = { $number }番の席の人
seat-name = { $number }番の席の名前
remove-seat = { $number }番の席をなくす
sits-here = 人（ここ）
sits-elsewhere = 人（別の場所）
level-random = くるくる：でたらめなボット
level-easy = クローバー：やさしいボット
level-medium = きいちご：ふつうのボット
level-hard = いばら：強いボット
level-expert = 長老：達人のボット
variants = バリエーション
start = はじめる
make-links = リンクを作る
loading = お待ちください…
lost-title = ここには何もありません
hall-silent = ホールから返事がありません。
keeps-nothing = このブラウザは何も保存しません。このページのデータの保存を許可してください。
record-unreadable = この記録は読めません。
untrue = このホールの見せる盤面は、示された内容と一致しません。
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
bot-skill =
    { $level ->
        [random] でたらめなボット
        [easy] やさしいボット
        [medium] ふつうのボット
        [hard] 強いボット
       *[expert] 達人のボット
    }
free-seat = { $number }番の席
you-tag = あなた
away-tag = 離席
turn-tag = 手番
waits-for = { $who }さんを待っています。
you-name = あなた
said-line = { $who }さん：{ $text }
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
refused-bad-message = このページとホールの言葉が合いません。読み込み直してください。
refused-hello-first = このページとホールの言葉が合いません。読み込み直してください。
refused-no-such-link = このリンクの席はこのテーブルにありません。
refused-no-spectators = このテーブルでは観戦できません。
refused-only-players = 観戦中は見ることだけができます。席のリンクが必要です。
refused-not-seated = 先に席に着いてください。
refused-seat-taken = この席はもう埋まっています。
refused-only-host = それは主催者だけができます。
refused-bad-text = 名前は1〜40文字、発言は1〜500文字です。
refused-not-begun = ゲームはまだ始まっていません。
refused-begun = ゲームはもう始まっています。
refused-game-over = ゲームは終わりました。
refused-not-over = ゲームはまだ終わっていません。
refused-paused = ゲームは一時停止中です。先に再開してください。
refused-not-paused = ゲームは一時停止していません。
refused-time-up = 時間切れです。この手はボットが指します。
refused-bot-plays = ボットが代わりに遊んでいます。先に席を取り戻してください。
refused-no-bot = 代わりに遊んでいるボットはいません。
refused-stale = その間にゲームが進みました。
refused-nothing-to-undo = 取り消せる手がありません。
refused-no-such-offer = この返事を待っている人はもういません。
refused-no-chat = チャットは主催者が切っています。
refused-not-your-turn = あなたの番ではありません。
refused-not-legal = ルールではできません。
refused-bad-notation = このゲームの手ではありません。
show-rule = ルールを見る
undo-question = { $who }さんが自分の最後の手と、その後の手を取り消したいそうです。いいですか。
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
luck-line = ゲームの前にテーブルは運を封印しました。封印は { $commitment } で始まります。ふり返りで一つずつ確かめられます。
the-table = このテーブル
waiting-for-them = 来るのを待っています…
seat-a-bot = ボットを座らせる
begins-by-itself = 全員が席につくと、ゲームは自動で始まります。
link-for = { $who }のリンク
copy-link = リンクをコピー
share-link = リンクを共有
scan-code = 読み取り用コード
link-here-only = このリンクはこの端末でしか使えません。ほかの人には、届くアドレスでホールを開いてください：barn serve --listen
copied = コピーしました
link-as-code = 読み取り用コードにしたリンク
sit-down = 席につく
invites-you = { $who }さんから「{ $game }」へのお誘いです
your-name = お名前は？
seat-yours = あなたの席
lobby-standing = 名前を書いて席に着いてください。インストールも登録もいりません。
lobby-inviting = 一人ひとりに、その人だけのリンクを送りましょう。リンクが席の鍵になります。
lobby-seated = 席に着きました。同じリンクか、ホールの「自分のゲーム」から、いつでもここへ戻れます。
lobby-new = 遊ぶのは初めてですか？
lobby-new-tab = どちらも新しいタブで開きます。このページは開いたままで、席もそのままです。
learn-playing = 遊びながら覚える
step = 手順
step-back = ひとつ戻る
step-on = ひとつ進む
watch-pause = 止める
watch-run = 進める
seen-by = 視点
find-turning = 分かれ目はどこ？
turning-line = { $who }：{ $played }。もっと良い手：{ $better }。{ $reason }（−{ $percent } %）
no-turning = 大きな失敗はありませんでした。良い手と運で決まったゲームです。
win-curve = 勝率の移り変わり
luck-fine = { $draws }回の抽選はすべて、ゲーム前の約束どおりです。
luck-wrong = この記録は約束どおりではありません：{ $flaw }
save-record = 記録を保存
coach = 案内役
coach-goodbye = もう十分わかりました。あとは慣れです。柵のところから見ています。がんばって！
understood = わかった
table-menu = このテーブル
pause = 一時停止する
resume = 再開
stand-in = ボットに代わってもらう
take-back = 自分に戻す
chat-off = おしゃべりを切る
chat-on = おしゃべりを入れる
spectators-off = 観戦なし
spectators-on = 観戦を許す
watch-link = 観戦用リンクをコピー
copy-link-for = { $who }さんのリンクをコピー
watch = ボットの対戦を見る
rulebook = ルールブック
time = 考える時間
time-none = 好きなだけ
time-minute = 1手1分
time-day = 1手1日
time-game = 1ゲーム10分
what-if = もしも？ ここから遊ぶ
keys-line = キー：矢印で盤上を移動（Shiftを押すと使えるものだけ）、nで次にできることへ、Enterで選ぶ、hでヒント、uで取り消し、?でこの説明。見るだけのとき：pで止める・進める、.で1手進み、,で1手戻る、fで速さを変える。
missed-title = 前回の手番のあと
points-from = 得点のうちわけ
total = 合計
show-result = 結果を見る
share = 結果を共有
share-result = 結果をコピー
