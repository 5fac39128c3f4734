# コマンド自身が遊ぶ人に話す言葉。

barn-name = { $who }
barn-you = あなたは{ $name }です。
barn-person = { $name }がこの画面で遊びます。
barn-machine = { $name }はボット（{ barn-level }）です。
barn-how = 選択肢の番号か、手をそのまま入力してください。helpで、ほかにできることを表示します。
barn-pass = 画面を{ $name }に渡してください。
barn-enter = ほかの人が見ていないことを確かめて、Enterを押してください。

barn-over = ゲーム終了です。
barn-nobody-wins = 勝者はいません。
barn-wins = { $who }の勝ちです。
barn-share = { $who }が勝利を分け合いました。
barn-again = 1手ずつ見直すには：{ $command }
barn-keys = reviewで勝負の分かれ目を表示、undoで最後の手を取り消し、Enterで終了します。
barn-keys-save = reviewで勝負の分かれ目を表示、saveで記録を保存、undoで最後の手を取り消し、Enterで終了します。
barn-after-the-end = ゲームは終わりました。review、save、undo、rulesが使えます。Enterで終了します。
barn-saved = ゲームを保存しました。続けるには：{ $command }
barn-saved-over = ゲームを保存しました。1手ずつ見直すには：{ $command }

barn-not-possible = { $move }は今はできません：
barn-unreadable = 「{ $typed }」という手はありません。選択肢の番号、手、またはhelpを入力してください。
barn-no-choice = 選択肢{ $number }はありません。番号は1から{ $most }までです。
barn-nothing-decided = 取り消せる手がまだありません。
barn-taken-back = 取り消しました：{ $move }

barn-help = 選択肢の番号か、その横に書かれた手を入力してください。
barn-help-hint = 達人のおすすめと、その理由
barn-help-now = 今の場面のルール
barn-help-rules = ルールブック全体
barn-help-moves = 選択肢をもう一度表示
barn-help-view = 盤面をもう一度表示
barn-help-undo = 前の手に戻る
barn-help-save = ゲームを専用のファイルに保存
barn-help-save-file = ゲームをこのファイルに保存
barn-help-quit = ゲームを保存して終了（Ctrl-Dも同じ）
barn-help-help = この一覧を表示

barn-best-exact = 一番いい手（最後まで読み切り）：
barn-best-guess = 一番いい手（達人の見立て）：
barn-candidate = { $what }：勝率{ $percent }%、{ $points }点。{ $reason }

barn-looking-back = 振り返り
barn-chances = 勝率は、そのとき本人に見えていたものから達人が見積もったものです。
barn-luck-decided = 誰も大きなミスをしていません。運が決めたゲームでした。
barn-turned = 勝負の分かれ目
barn-did = 選んだ手{ $decisions }回、小さなミス{ $slips }回、大きなミス{ $mistakes }回
barn-step = 手数
barn-played = { $who }：{ $what }（勝率{ $percent }%）
barn-better = { $played }。もっといい手：{ $what }（勝率{ $percent }%）。{ $reason }

# 別の場所のテーブルで。
barn-call-you = お名前は？
barn-looking-on-prompt = 観戦中
barn-your-seat = あなたの席は席{ $seat }です。
barn-looking-on = 観戦しています。
barn-how-table = helpで、入力できる言葉を表示します。quitで席を外し、あとで戻れます。
barn-seat = 席{ $seat }
barn-seat-empty = 空席
barn-seat-away = 離席中
barn-seat-bot = ボットが代わりに遊んでいます
barn-and = { $first }と{ $last }
barn-ten-seconds = 残り10秒です。
barn-lost = 接続が切れました。再接続しています…
barn-back = テーブルに戻りました。
barn-back-late = テーブルに戻りました。その間にゲームが進んでいます。
barn-come-back = 戻るには：{ $command }
barn-place-kept = 席は取ってあります。
barn-not-asked = 今はあなたの番ではありません。helpで、入力できる言葉を表示します。
barn-nobody-asked = 誰からもお願いはありません。
barn-hints-players = ヒントを見られるのはプレイヤーだけです。
barn-other-rules = サーバーのルールが、このプログラムの知っているルールと違います。
barn-no-sense = サーバーから届いた内容を読み取れません。
barn-after-table = ゲームは終わりました。review、save、again、rulesが使えます。Enterで終了します。
barn-only-players-again = もう一度遊べるのはプレイヤーだけです。
barn-no-record = サーバーから記録を受け取れませんでした。
barn-keys-table = reviewで勝負の分かれ目を表示、saveで記録を保存、againでもう一度遊び、Enterで終了します。
barn-keys-watch = reviewで勝負の分かれ目を表示、saveで記録を保存、Enterで終了します。
barn-waiting = { $who }を待っています。
barn-missing = 全員そろうとゲームが始まります。空いている席：{ $seats }。
barn-here = { $who }が来ました。
barn-away = { $who }が席を外しました。
barn-sat = { $who }が席{ $seat }に着きました。
barn-left = { $who }が席を離れました。
barn-stood-in = ボット（{ barn-level }）が{ $who }の代わりに遊びます。
barn-returned = { $who }が戻りました。
barn-began = 第{ $game }ゲームの始まりです。
barn-time-up = { $who }の時間が切れました。この手はボットが代わりに選びます。
barn-wish-undo = { $who }が手を取り消したいそうです。
barn-wish-pause = { $who }が時計を止めたいそうです。
barn-wish-stand-in = { $who }が、ボットに{ $whom }の代わりをしてほしいそうです。
barn-wish-invite = { $who }が席{ $seat }に誰かを招待したいそうです。
barn-yes-or-no = yesかnoを入力してください。
barn-agrees = { $who }が同意しました。
barn-says-no = { $who }は同意しませんでした。
barn-invited = 席{ $seat }への新しい招待ができました。
barn-undone = { $who }が手を取り消しました。
barn-paused = { $who }がゲームを一時停止しました。resumeで再開します。
barn-resumed = { $who }がゲームを再開しました。
barn-chat-on = チャットがオンになりました。
barn-chat-off = チャットがオフになりました。
barn-watch-on = 観戦がオンになりました。
barn-watch-off = 観戦がオフになりました。
barn-wants-again = { $who }がもう一度遊びたいそうです。againと入力してください。
barn-luck-fair = 運は公正でした。{ $draws }回の抽選はすべて、ゲームの前に封印された秘密と、あなたとほかの人が加えたものから決まっています。
barn-luck-fair-watched = 運は公正でした。{ $draws }回の抽選はすべて、ゲームの前に封印された秘密と、プレイヤーが加えたものから決まっています。
barn-luck-fair-late = 運は公正でした。{ $draws }回の抽選はすべて、テーブルの秘密と、加えられたものから決まっています（この画面は途中からなので、封印を見ていません）。
barn-luck-flawed = 運が公正だったと確かめられません：{ $flaw ->
    [checksum] 記録があとから変更されています。
    [no-seed] 記録に運の出どころが書かれていません。
    [promise] 席{ $at }が約束と違うものを加えています。
    [draw] { $at }手目の抽選が封印と違います。
   *[other] 記録に足りないものか、間違いがあります。
}
barn-luck-no-seed = 運が公正だったと確かめられません：記録にシードの作り方がありません。
barn-luck-commitment = 運が公正だったと確かめられません：ゲームの前にテーブルが示した封印と違います。
barn-luck-not-added = 運が公正だったと確かめられません：この画面が加えたものがありません。
barn-help-say = みんなにメッセージを送る
barn-help-seats = 席順と時計を表示
barn-help-undo-table = 最後の手を取り消す（必要ならほかの人に聞く）
barn-help-answer = ほかの人のお願いに答える
barn-help-pause = ゲームと時計を止める。resumeで再開
barn-help-bot = ボットに代わってもらう。backで自分に戻る
barn-help-again = ゲームのあと、もう一度遊ぶ
barn-help-quit-table = 席を外す（Ctrl-Dも同じ）。リンクで戻れる

# 別の場所のテーブルが断る理由。
barn-refused-bad-message = このプログラムとサーバーの版が合いません。
barn-refused-hello-first = このプログラムとサーバーの版が合いません。
barn-refused-no-such-link = このリンクの席は、このテーブルにありません。
barn-refused-no-spectators = このテーブルでは観戦できません。
barn-refused-only-players = 観戦中は見ることしかできません。遊ぶには席のリンクが必要です。
barn-refused-not-seated = 先に席に着いてください。
barn-refused-seat-taken = この席はもう埋まっています。
barn-refused-only-host = それができるのはホストだけです。
barn-refused-bad-text = 名前は1〜40文字、メッセージは1〜500文字です。目に見える文字を使ってください。
barn-refused-not-begun = ゲームはまだ始まっていません。
barn-refused-begun = ゲームはもう始まっています。
barn-refused-game-over = ゲームは終わりました。
barn-refused-not-over = ゲームはまだ終わっていません。
barn-refused-paused = ゲームは一時停止中です。先に再開してください。
barn-refused-not-paused = ゲームは一時停止していません。
barn-refused-time-up = 時間切れです。この手はボットが代わりに選びます。
barn-refused-bot-plays = ボットが代わりに遊んでいます。先にbackと入力してください。
barn-refused-no-bot = 代わりに遊んでいるボットはいません。
barn-refused-stale = その間にゲームが進みました。
barn-refused-nothing-to-undo = 取り消せる手がありません。
barn-refused-no-such-offer = そのお願いは、もう終わっています。
barn-refused-no-chat = ホストがチャットをオフにしています。
barn-refused-not-your-turn = あなたの番ではありません。
barn-refused-not-legal = ルール上、それはできません。
barn-refused-bad-notation = このゲームの手ではありません。
barn-refused-table-full = このテーブルは観戦者でいっぱいです。少し待ってからもう一度お試しください。
barn-refused-link-taken = このリンクは、もうこのテーブルの誰かが使っています。
barn-refused-too-soon = まだ少し早いようです。2分待つと、ボットに代わってもらえます。
barn-refused-somebody-away = テーブルの全員の同意が必要ですが、離席中の人がいます。戻ってからもう一度聞いてください。
barn-refused-nobody-to-agree = ゲーム中はほかの人の同意が必要ですが、同意できる人がいません。ゲームのあとなら招待できます。
barn-refused-asked-already = 少し前に聞いたばかりです。しばらく待ってからもう一度聞いてください。
barn-refused-has-clock = このテーブルには持ち時間があります。時間が切れると、ボットが代わりに手を選びます。
barn-refused-seat-held = この席の人は、いつでも戻れます。その人が自分で席を離れるか、ゲームが終わるまで、ほかの人は招待できません。
barn-refused-too-fast = 少し速すぎました。1秒待ってからもう一度お試しください。
barn-refused-too-much = このテーブルでの発言と操作が、1ゲームの上限に達しました。ゲームはそのまま続けられます。
barn-refused-broken-promise = この席がゲームの前に約束した「運の種」と違います。

# ゲームの前に。
barn-level = { $level ->
    [random] 気まぐれ
    [easy] やさしい
    [medium] ふつう
    [hard] 強い
   *[expert] 達人
}
barn-bot-name = { $name }（{ barn-level }）
barn-level-says = { $level ->
    [random] どんな手でも選びます。ルールを知るのに向いています
    [easy] がんばりますが、よく見落とします
    [medium] よさそうな手をひと目で選びます
    [hard] 先を読みます
   *[expert] できるだけ先まで読みます
}
barn-ask-game = どのゲームで遊びますか？
barn-size = { $fewest }〜{ $most }人、約{ $minutes }分
barn-size-exact = { $seats }人、約{ $minutes }分
barn-ask-seats = 何人で遊びますか？
barn-ask-players = { $seats }人
barn-ask-against = 相手は誰ですか？
barn-ask-people = この画面で{ $seats }人
barn-ask-number = 1から{ $most }までの数を入力してください。
barn-ask-silence = 入力がありませんでした。ほかの始め方はbarn play --helpで見られます。

# 1手ずつ見直す。
barn-step-of = { $steps }手のうち{ $step }手目
barn-step-keys = Enter：次へ・b：戻る・数：その手へ・r：振り返り・t：次の分かれ目・q：終了
barn-review-later = 振り返りは、ゲームが終わってからできます。
barn-record-ends = 記録はここまでです。ゲームはまだ終わっていません。
barn-not-saved = ゲームを保存できませんでした。{ $file }に書き込めません。別のファイルを選んでください。
barn-link-unkept = 席のリンクをこのコンピューターに保存できません。リンクを控えておいてください。招待のリンクからは、もうこの席に戻れません。
barn-untrue = サーバーから届いた盤面に矛盾があります。このテーブルは信用しないほうがよさそうです。
barn-unknown-game = このbarnは、このテーブルのゲームを知りません。新しい版を入れてください。
barn-reaction = { $who }：{ $with ->
    [moo] モー！
    [clap] お見事！
    [laugh] おもしろい
    [wow] すごい！
    [oops] あちゃー
    [sad] 残念
    [think] 考え中
   *[thanks] ありがとう
}

# barn rules
barn-rules-more = 細かいルールの解釈と手の書き方：{ $typed }
