# Words that every game may use.
seat = Seat { $number }
list-next = {", "}
list-last = {" and "}
text = { $text }
reason-plain = It looks as good as any.
not-now = That is not what is asked now.

option-start = Who begins
option-start-random = chance decides

# What bots are called, by level: a name for each seat of the largest table.
bots-random = Dizzy, Tumble, Wobble, Giddy, Jumble, Topsy
bots-easy = Clover, Daisy, Poppy, Fern, Bluebell, Buttercup
bots-medium = Bramble, Hazel, Sorrel, Rowan, Heather, Bracken
bots-hard = Thorn, Thistle, Holly, Nettle, Briar, Flint
bots-expert = Old Sage, Old Oak, Old Yew, Old Elm, Old Willow, Old Juniper
