# Words that every game may use.
seat = Seat { $number }
list-next = {", "}
list-last = {" and "}
reason-plain = It looks as good as any.
not-now = That is not what is asked now.

option-start = Who begins
option-start-random = chance decides
