# Tic Tac Moo

hook = Two of everything on your own field, or twelve animals herded home.
cow = cow
pig = pig
sheep = sheep
chicken = chicken
herd-cow = { $count } cows
herd-pig = { $count } pigs
herd-sheep = { $count } sheep
herd-chicken = { $count } chickens
farmhand-1 = farmhand 1
farmhand-2 = farmhand 2
barn = the barn

field-square = { $place }: { $shows } (field of { $who })
ring-square = { $place }: { $shows } (neutral ring)
empty = empty
corner = no square

area-meadow = The meadow
area-player = { $who }
area-farmhands = Farmhands
area-barn = Barn
area-start-tiles = Start tiles
area-animals = Animals
animals-line = c cow · p pig · s sheep · h chicken
fields-line = fields ({ $sign }): { $fields }
field = { $from }–{ $to } ({ $each })
field-empty = { $from }–{ $to } (empty)
taken-line = taken: { $count } ({ $each })
taken-none = taken: none
supply-line = supply: { $count } ({ $each })
supply-none = supply: empty

asks-place = { $who }: put a start tile on one of your fields.
asks-place-second = { $who }: now the other tile, on your other field.
asks-drive = { $who }: drive an animal next to a { $animal }, as in your barn ({ $left } to go).
asks-drive-anywhere = { $who }: drive an animal next to any other ({ $left } to go).

move-place = puts a { $animal } on { $square }
move-drive = drives a { $animal } to { $square }
move-herd = drives a { $animal } to { $square } and herds { $herd } home
move-herds = drives a { $animal } to { $square } and herds { $herd } home from { $rows } rows at once

told-tile = { $who } draws a { $animal } for { $place }.
told-share = { $one } gets the start tiles { $tiles }, { $other } { $rest }. { $who } has the cow and starts.
told-move = { $who } { $what }.
told-barn-moves = The { $animal } in the barn goes to farmhand 1.
told-stuck = There is no room next to a { $animal }: { $who } must swap.
told-stuck-for-good = There is no room next to a { $animal } and nothing to swap it for: { $who } may drive this tile next to any animal.
told-swap = { $who } swaps the { $old } in the barn for a { $animal }.

ended-field = A field is full, with two of every animal at least.
ended-twelve = Twelve animals have been herded home.
ended-field-and-twelve = A field is full with two of every animal, and twelve animals have been herded home.
ended-dry = Both supplies are used up.

reason-place-middle = In the middle of your field every square is next to the { $animal }.
reason-place-alone = The { $animal } begins a field of yours, with no other animal next to it yet.
reason-place-beside = From { $square } the { $animal } already has a neighbour.
reason-wins-field = Your field is full, with two of every animal: you win!
reason-wins-taken = You have herded { $count } animals home: at the end of this turn you win!
reason-herd = Herds { $herd } home; that makes { $taken }.
reason-herds = Herds { $herd } home from { $rows } rows at once; that makes { $taken }.
reason-prepares = After this your { $other } can herd { $herd } home.
reason-denies = From here { $who } could have herded { $herd } home.
reason-field-needs = Your field needs this { $animal }; { $animals ->
    [one] one of its nine squares is filled.
   *[other] { $animals } of its nine squares are filled.
}
reason-field-spoils = { $herd } are more than { $who } can use in that field.
reason-field-spare = Uses up the one square that { $who } can spare in that field.
reason-safe = Leaves { $who } no herd to take with the animals at hand.
reason-ring = The ring is nobody’s field, so the { $animal } helps nobody to fill one.
reason-somewhere = The { $animal } has to go somewhere, and { $square } is free.

board-choose = choose
board-where = The { $animal } is ready: touch a square.
board-who = { $square } is chosen: touch an animal.
board-holds = { $place }: { $shows }
board-barn = Barn: animals must go next to a { $animal }
board-barn-empty = Barn: empty
board-beside = Animals go next to a { $animal }.
board-pen = { $count } of { $enough } animals herded home ({ $each })
board-supply = Left to draw: { $count } ({ $each })
board-each = { $animal } { $count }
board-field = Field { $from }–{ $to }: { $count } of 9 squares filled ({ $each })
source-cows = Cows
source-pigs = Pigs
source-sheep = Sheep
source-chickens = Chickens

not-grass = { $square } is under the trees.
not-empty = There is a { $animal } on { $square } already.
not-own-field = { $square } is not on one of your fields.
not-this-field = There is an animal on this field already. The other tile goes onto your other field.
not-at-hand = You have no { $animal } to put there.
not-beside = { $square } is not next to a { $animal }, the animal in your barn.
not-beside-any = { $square } is not next to any animal.

lesson-goal = You can win in two ways: fill one of your own fields with two or more of each animal, or herd twelve animals home.
lesson-place = To begin with, a start tile goes onto each of your two fields, anywhere you like.
lesson-drive = Now both your farmhands drive their animals out, each next to an animal like the one in your barn. Corners count too.
lesson-touch = Touch an animal, then a shining square.
lesson-herd = Three or more of one animal in a row, straight or diagonal, are a herd. Complete it, and you take all but the tile you placed.
lesson-anywhere = Next to such an animal, any empty square will do: on your fields, on your opponent’s, or in the ring, which is nobody’s.
lesson-barn = After your turn the animal in the barn goes to a farmhand, and a new one moves in. So you know what comes next.
lesson-end = You win at the end of your own turn. If both supplies run out first, whoever has more animals at home wins.

option-layout = Whose fields lie where
option-layout-diagonal = corner to corner
option-layout-sides = side by side
