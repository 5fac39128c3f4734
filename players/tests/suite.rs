//! What every player must do in every game.

mod suite {
    mod bots;
    mod endings;
    mod looking_back;
    mod secrets;
    mod specs;
}
