# Words that every game may use.
seat = Seat { $number }
list-next = {", "}
list-last = {" and "}
