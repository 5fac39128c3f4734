# ページ自身の言葉。ゲームの言葉はそれぞれのゲームにあります。

hall-welcome = どうぞお席へ。農場のゲームが5つ。1人でも、家族みんなでも。
hall-unofficial = Barnyardは、文章も絵もオリジナルの、非公式で無料の作品です。ゲームを生み出したのは、それぞれの作者と出版社です。
hall-players =
    { $fewest ->
        [2] { $most ->
            [2] 2人
           *[other] 2〜{ $most }人
        }
       *[other] { $fewest }〜{ $most }人
    }
hall-minutes = { $minutes }分
play-now = すぐに遊ぶ
choose-players = 相手を選ぶ
one-device = 1台で遊ぶ
invite = 招待する
learn = ルールを覚える
my-games = マイゲーム
older-games = 以前のゲーム
go-on = 続きを遊ぶ
over-look-back = 終了：振り返る
online-table = オンラインのテーブル
table-gathering = 参加者を待っています
table-ready = 全員が席に着きました。開くと始まります
table-yours = あなたの番です
table-gone = このテーブルはもうありません。
forget = このゲームを削除
forget-question = このゲームを完全に削除しますか？
settings = 設定
language = 言語
light = 表示テーマ
light-device = 端末に合わせる
light-day = 昼（ライト）
light-evening = 夜（ダーク）
sound = 音
pace = 相手の速さ
watch-pace = 観戦の速さ
pace-calm = ゆっくり
pace-usual = ふつう
pace-brisk = 速い
pace-none = 待ち時間なし
done = 完了
who-plays = 誰が遊びますか？
player-number = プレイヤー{ $number }
add-seat = 1人追加
seat-kind = 席{ $number }の人
seat-name = 席{ $number }の名前
remove-seat = 席{ $number }をなくす
sits-here = 人（この端末）
sits-elsewhere = 人（オンライン）
sits-bot = { $name }（{ $skill }）
variants = ルールの設定
start = 始める
make-links = 招待リンクを作る
loading = お待ちください…
lost-title = ここには何もありません
hall-silent = サーバーに接続できません。
keeps-nothing = このブラウザでは何も保存されません。このページにデータの保存を許可してください。
record-unreadable = この記録は読み込めません。
link-damaged = このリンクは壊れていて、ゲームを読み込めません。もう一度送ってもらってください。
untrue = サーバーから届いた盤面に矛盾があります。このテーブルは信用しないほうがよさそうです。
view-untrue = サーバーから届いた内容を表示できません。サーバーが新しくなったのかもしれません。再読み込みしてください。
reload = 再読み込み
no-such-game = このゲームはもうこの端末にありません。
to-the-hall = ホームへ
to-the-table = テーブルに戻る
reconnecting = 接続が切れました。再接続しています…
bot-skill =
    { $level ->
        [random] 気まぐれなボット
        [easy] やさしいボット
        [medium] ふつうのボット
        [hard] 強いボット
       *[expert] 達人のボット
    }
free-seat = 席{ $number }
you-tag = あなた
away-tag = 離席中
turn-tag = 手番
waits-for = { $who }を待っています。
watch-stopped = 一時停止中。▶で再開、▶❙で1手進みます。
table-paused = ゲームは一時停止中です。
you-name = あなた
said-line = { $who }：{ $text }
what-happened = これまでの流れ
talk = チャット
say-something = メッセージ
send = 送信
react-moo = モー！
react-clap = お見事！
react-laugh = おもしろい
react-wow = すごい！
react-oops = あちゃー
react-sad = 残念
react-think = 考え中
react-thanks = ありがとう
undo = 取り消す
hint = ヒント
help = 今のルール
thinking = 考え中…
rules-now = 今のルール
all-rules = ルールブック全体
hint-line = 達人のおすすめ：{ $move }。{ $reason }（勝率{ $percent }%）
refused-bad-message = このページは古くなっています。再読み込みしてください。
refused-hello-first = このページは古くなっています。再読み込みしてください。
refused-no-such-link = このリンクの席は、このテーブルにありません。
refused-no-spectators = このテーブルでは観戦できません。
refused-only-players = 観戦中は見ることしかできません。遊ぶには席のリンクが必要です。
refused-not-seated = 先に席に着いてください。
refused-seat-taken = この席はもう埋まっています。あなたの席なら、前と同じ端末か、その端末のアドレス欄のリンクから戻れます。
refused-only-host = それができるのはホストだけです。
refused-bad-text = 名前は1〜40文字、メッセージは1〜500文字です。目に見える文字を使ってください。
refused-not-begun = ゲームはまだ始まっていません。
refused-begun = ゲームはもう始まっています。
refused-game-over = ゲームは終わりました。
refused-not-over = ゲームはまだ終わっていません。
refused-paused = ゲームは一時停止中です。先に再開してください。
refused-not-paused = ゲームは一時停止していません。
refused-time-up = 時間切れです。この手はボットが代わりに選びます。
refused-bot-plays = ボットが代わりに遊んでいます。先に「自分で遊ぶ」を選んでください。
refused-no-bot = 代わりに遊んでいるボットはいません。
refused-stale = その間にゲームが進みました。
refused-nothing-to-undo = 取り消せる手がありません。
refused-no-such-offer = そのお願いは、もう終わっています。
refused-no-chat = ホストがチャットをオフにしています。
refused-not-your-turn = あなたの番ではありません。
refused-not-legal = ルール上、それはできません。
refused-bad-notation = このゲームの手ではありません。
refused-table-full = このテーブルは観戦者でいっぱいです。少し待ってからもう一度お試しください。
refused-link-taken = このリンクは、もうこのテーブルの誰かが使っています。再読み込みして、もう一度お試しください。
refused-too-soon = まだ少し早いようです。2分待つと、ボットに代わってもらえます。
refused-somebody-away = テーブルの全員の同意が必要ですが、離席中の人がいます。戻ってからもう一度聞いてください。
refused-nobody-to-agree = ゲーム中はほかの人の同意が必要ですが、同意できる人がいません。ゲームのあとなら招待できます。
refused-asked-already = 少し前に聞いたばかりです。しばらく待ってからもう一度聞いてください。
refused-has-clock = このテーブルには持ち時間があります。時間が切れると、ボットが代わりに手を選びます。
refused-seat-held = この席の人は、いつでも戻れます。その人が自分で席を離れるか、ゲームが終わるまで、ほかの人は招待できません。
refused-too-fast = 少し速すぎました。1秒待ってからもう一度お試しください。
refused-too-much = このテーブルでの発言と操作が、1ゲームの上限に達しました。ゲームはそのまま続けられます。
refused-broken-promise = この席がゲームの前に約束した「運の種」と違います。再読み込みしてください。
show-rule = ルールを見る
undo-question = { $who }が、最後の自分の手と、そのあとの手を取り消したいそうです。いいですか？
pause-question = { $who }が、ゲームを一時停止して時計を止めたいそうです。いいですか？
stand-in-question = { $who }が、しばらくボットに{ $whom }の代わりをしてほしいそうです。席は{ $whom }のもので、いつでも戻れます。いいですか？
invite-question = { $who }が、{ $whom }の席に誰かを招待したいそうです。来た人には、その席の手札が見えます。いいですか？
request-waits = みんなに聞いています。{ $who }の返事を待っています。
yes = はい
no = いいえ
curtain-hand = 端末を{ $who }に渡してください。
curtain-open = { $who }です
happened-sat = { $who }が席に着きました。
happened-left = { $who }が席を離れました。
happened-stood-in = しばらくボットが{ $who }の代わりに遊びます。
happened-returned = { $who }が戻りました。
happened-time-up = { $who }の時間が切れました。
happened-undo-offered = { $who }が手を取り消したいそうです。
happened-pause-asked = { $who }が一時停止したいそうです。
happened-stand-in-asked = { $who }が、ボットに誰かの代わりをしてほしいそうです。
happened-invite-asked = { $who }が誰かを招待したいそうです。
happened-agreed = { $who }が同意しました。
happened-refused = { $who }は同意しませんでした。
happened-invited = { $who }の席に、新しい人が座れます。
invite-ready = { $who }の席が空きました。リンクは「このテーブル」にあります。
happened-undone = { $who }が手を取り消しました。
happened-paused = { $who }がゲームを一時停止しました。
happened-resumed = { $who }がゲームを再開しました。
happened-wants-rematch = { $who }がもう一度遊びたいそうです。
you-won = あなたの勝ちです！
somebody-won = { $who }の勝ちです。
shared-win = 勝利を分け合いました：{ $who }
nobody-won = 勝者はいません。
rematch = もう一度遊ぶ
review = 振り返る
look-at-board = 盤面を見る
check-luck = 運は公正だった？
luck-line = カードの順番やサイコロの目は、ゲームの前にすべて封印されました。封印は{ $commitment }で始まります。「振り返る」で1つずつ確かめられます。
the-table = このテーブル
waiting-for-them = 来るのを待っています…
seat-a-bot = ボットを座らせる
seat-to-a-bot = { $who }の代わりをボットに任せる
begins-by-itself = 全員が席に着くと、自動でゲームが始まります。
link-for = { $who }のリンク
copy-link = リンクをコピー
share-link = リンクを共有
scan-code = 読み取り用コード
link-here-only = このリンクは、このコンピューターでしか使えません。ほかの人を招くには、外から届くアドレスでサーバーを起動してください：barn serve --listen
copied = コピーしました
link-as-code = リンクの読み取り用コード
sit-down = 席に着く
invites-you = { $who }から「{ $game }」への招待です
your-name = お名前は？
seat-yours = あなたの席
lobby-standing = 名前を入れて席に着いてください。インストールも登録もいりません。
lobby-inviting = 1人に1つずつ、別々のリンクを送りましょう。リンクがその人の席の鍵になります。
lobby-seated = 席に着きました。同じリンクか、ホームの「マイゲーム」から、いつでもここに戻れます。
lobby-waits-for = 全員が席に着きました。全員がこのテーブルを開くと、ゲームが始まります。{ $who }を待っています。
lobby-running = ゲームはもう始まっています。席に着くと、印のついた席で続きから遊べます。
lobby-unkept = このブラウザでは何も保存されません。プライベートウィンドウかもしれません。席に戻る手がかりは、このページのアドレスだけです。ページを開いたままにするか、席に着いたあとのアドレスを控えておいてください。
lobby-new = 遊ぶのは初めてですか？
lobby-new-tab = どちらも新しいタブで開きます。このページも、あなたの席もそのままです。
learn-playing = 遊びながら覚える
step = 手数
step-back = 1手戻る
step-on = 1手進む
watch-pause = 一時停止
watch-run = 再生
seen-by = 視点
find-turning = 分かれ目を探す
turning-line = { $who }の手：{ $played }。もっといい手：{ $better }。{ $reason }（−{ $percent }%）
no-turning = 大きなミスはありませんでした。いい手と運で決まったゲームです。
win-curve = 勝率の移り変わり
curve-start = 開始
curve-end = 終了
curve-seat = { $who }：開始時{ $first }%、最高{ $most }%、終了直前{ $last }%。
luck-fine = { $draws }回の抽選は、すべてゲーム前の封印どおりです。
luck-wrong = この記録は、ゲーム前の封印と一致しません：{ $flaw ->
    [checksum] あとから変更されています。
    [no-seed] 運の出どころが書かれていません。
    [promise] 席{ $at }が約束と違うものを加えています。
    [draw] { $at }手目の抽選が封印と違います。
   *[other] 足りないものか、間違いがあります。
}
taken-back-line = { $who }が手を取り消しました（{ $from }手目から{ $to }手目まで）。
save-record = 記録を保存
coach = コーチ
coach-goodbye = もう遊び方はばっちりです。あとは慣れるだけ。柵のところから見ています。がんばって！
understood = わかった
table-menu = このテーブル
pause = 一時停止する
resume = 再開する
stand-in = ボットに代わってもらう
take-back = 自分で遊ぶ
ask-pause = 一時停止を頼む
ask-for-bot = { $who }の代わりにボットを頼む
invite-anew = { $who }の席に誰かを招待する
leave-table = 席を離れる（ボットが続けます）
bot-for-you = ボットが代わりに遊んでいます。
chat-off = チャットをオフにする
chat-on = チャットをオンにする
spectators-off = 観戦をオフにする
spectators-on = 観戦をオンにする
watch-link = 観戦用リンクをコピー
watch = ボットの対戦を見る
rulebook = ルールブック
time = 持ち時間
time-none = 無制限
time-minute = 1手1分
time-day = 1手1日
time-game = 1ゲーム10分
what-if = もしも？ ここから遊ぶ
keys-line = キー操作：矢印で盤上を移動（Shiftを押すと使えるものだけ）、nで次にできることへ、Enterで選ぶ、hでヒント、uで取り消し、「?」でルール。観戦中：pで一時停止と再開、「.」で1手進む、「,」で1手戻る、fで速さを変える。
missed-title = 前回の手番のあと
points-from = 得点の内訳
total = 合計
show-result = 結果を見る
share = 結果を共有
share-result = 結果をコピー
share-game = このゲームを共有
copy-game = このゲームのリンクをコピー
percent = { $number }%

# The rulebook.
rules-contents = 目次
rules-table = 遊び方
rules-curious = もっと詳しく
rules-print = 印刷する

# Endings: the podium, the evening, luck, and what else there is to do.
came-place =
    { $place ->
        [2] { $seats ->
            [2] いい勝負でした。あなたは2位です。
           *[other] あなたは2位です。お見事！
        }
        [3] あなたは3位です。お見事！
        [4] あなたは4位です。また遊びましょう！
        [5] あなたは5位です。また遊びましょう！
       *[other] あなたは6位です。また遊びましょう！
    }
evening-line = 今日の対戦成績：{ $score }
next-game-begun = 次のゲームが始まりました。
go-there = 見に行く
seat-taken-title = この席は使われています
watch-table = 観戦する
share-picture = 画像にする
what-if-from = もしも？ ステップ{ $step }から
what-if-back = 終わったゲームに戻る
check-draws = 引いた結果をすべて確かめる
luck-kind = 運に恵まれました。同じようなゲーム100回のうち{ $percent }回よりも良い引きでした。
luck-even = 運はほぼ五分でした。同じようなゲーム100回のうち{ $percent }回よりも良い引きでした。
luck-unkind = 運に恵まれませんでした。同じようなゲーム100回のうち{ $percent }回だけを上回る引きでした。
luck-of = { $who }：同じようなゲーム100回のうち{ $percent }回よりも良い引きでした。

# ホール：名前と顔、今日の納屋、参加；レッスン；ボットの言葉
guest = ゲスト
guest-number = ゲスト{ $number }
your-face = 名前と顔
pick-animal = 動物{ $number }
pick-colour = 色{ $number }
name-short = 名前
name-say = これでよし
pass = あとで
sound-question = 牛の声や鈴の音、少しの振動はいかが？
buzz = 振動（スマホ）
minutes-short = { $minutes }分
starts-with = { $count }人：あなた、{ $bots }
fewer-players = 1人減らす
join = リンクで参加
join-label = 届いたリンクかコード
join-go = 参加する
join-wrong = このリンクのテーブルはありません。届いたまま、全部コピーしてください。
today = 今日の納屋
today-about = どのゲームも1日1回。みんな同じ並び、同じボットと対戦します。
today-new = 遊ぶ
share-today = 今日の納屋を共有
copy-today = 今日の納屋をコピー
no-lesson = レッスンのこの部分を読み込めません。ネットワークにつながると読み込めます。
coach-hello = ワン！コーチです。遊びながら、大事なことをそのつど話します。まず見本を見ますか？
show-me = 見る
show-again = もう一度見る
now-you = やってみる
three-tips = 3つのコツ
next-tip = 次のコツ
learn-quickly = 3分で覚える
drill-ask = あなたの番です。どうするのが一番でしょう？
drill-wrong = もっといい手があります。もう一度考えてみて！
drill-right = そのとおり！
bot-sunny-hello = こんにちは！いいゲーム日和ですね。 | わあ、来てくれたんですね！
bot-sunny-turn = わあ、お見事！ | 楽しいなあ。 | 作戦はないけど、いい予感がします。
bot-sunny-won = 勝った！もう1回どう？
bot-sunny-lost = すばらしかったです。おめでとう！
bot-grumpy-hello = ふん。さっさと始めよう。 | またあんたか。まあいい。
bot-grumpy-turn = 見てたぞ。 | ふん。 | 調子に乗るなよ。
bot-grumpy-won = 思ったとおりだ。
bot-grumpy-lost = 運だ。ただの運だ。まあ…よくやった。
bot-dreamy-hello = あれ、ゲーム？いいですねえ。 | ちょうど雲を数えていました。
bot-dreamy-turn = わたしの番？ちがう？ | あの雲、牛みたい。 | えっと、どこまで…
bot-dreamy-won = 勝ったの？ほんとうに？
bot-dreamy-lost = 勝ったんですか？ちょうちょを見ていました。
