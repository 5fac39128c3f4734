# @@Title@@

hook = One more egg, or home before the fox comes?
eggs = { $count ->
    [one] one egg
   *[other] { $count } eggs
}

area-basket = The basket
area-home = At home
home-line = { $who }: { $eggs }
rounds-left = { $count ->
    [0] No round is left.
    [one] This is the last round.
   *[other] { $count } rounds are left, this one included.
}

asks-choose = { $who }: throw again, or go home?

move-throw = throws again
move-home = goes home with { $eggs } eggs

told-start = { $who } throws first.
told-found = { $who } finds { $eggs } eggs.
told-fox = The fox comes! { $who } runs home with an empty basket.
told-full = The basket is full: { $who } goes home with { $eggs } eggs.
told-move = { $who } { $what }.

source-eggs = Eggs brought home

ended-rounds = The last round is over.
