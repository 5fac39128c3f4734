# コマンド自身が卓上で話す言葉。

barn-name = { $who }
barn-you = あなたは{ $name }です。
barn-person = { $name }がこの画面で遊びます。
barn-machine = { $name }はコンピューター（{ $level }）です。
barn-how = 選択肢の番号か、手そのものを入力してください。helpでほかにできることを表示します。
barn-pass = 画面を{ $name }に渡してください。
barn-enter = ほかの人が見ていないときにEnterを押してください。

barn-over = ゲーム終了です。
barn-nobody-wins = 勝者はいません。
barn-wins = { $who }の勝ちです。
barn-share = { $who }が勝利を分け合います。
barn-again = もう一度順に見るには：{ $command }
barn-keys = reviewで勝負の分かれ目を表示、undoで最後の手を取り消し、Enterで終了します。
barn-keys-save = reviewで勝負の分かれ目を表示、saveで記録を保存、undoで最後の手を取り消し、Enterで終了します。
barn-after-the-end = ゲームは終了しています。review、save、undo、rules、またはEnterで終了します。
barn-saved = ゲームを保存しました。続けるには：{ $command }
barn-saved-over = ゲームを保存しました。もう一度順に見るには：{ $command }

barn-not-possible = { $move }は今はできません：
barn-unreadable = { $problem }. 選択肢の番号、手、またはhelpを入力してください。
barn-no-choice = 選択肢{ $number }はありません。番号は1から{ $most }までです。
barn-nothing-decided = 取り消せる決定がまだありません。
barn-taken-back = 取り消しました：{ $move }

barn-help = 選択肢の番号か、その横に書かれた手を入力してください。
barn-help-hint = 上級者ならどうするか、その理由
barn-help-now = 今たずねられていることのルール
barn-help-rules = ルール全体
barn-help-moves = 選択肢をもう一度
barn-help-view = 盤面をもう一度
barn-help-undo = 前の決定に戻る
barn-help-save = ゲームを専用のファイルに保存する
barn-help-save-file = ゲームをこのファイルに保存する
barn-help-quit = ゲームを保存して終了する（Ctrl-Dも同じ）
barn-help-help = この一覧

barn-best-exact = 最善の手（最後まで読み切り）：
barn-best-guess = 最善の手（上級者の見立て）：
barn-candidate = { $what }：勝率{ $percent } %、{ $points }点。{ $reason }

barn-looking-back = 振り返り
barn-chances = 勝率は、その時その人に見えていたものから上級者が見積もったものです。
barn-luck-decided = 誰も大きな損はしていません。運が決めた一局でした。
barn-turned = 勝負の分かれ目
barn-did = 決定{ $decisions }回、緩手{ $slips }、失着{ $mistakes }
barn-step = 手順
barn-played = { $who }：{ $what }（勝率{ $percent } %）
barn-better = { $played }。よりよい手：{ $what }（勝率{ $percent } %）。{ $reason }
