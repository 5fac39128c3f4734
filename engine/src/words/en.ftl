# Words that every game may use.
seat = Seat { $number }
list-next = {", "}
list-last = {" and "}
reason-plain = It looks as good as any.

option-start = Who begins
option-start-random = chance decides
