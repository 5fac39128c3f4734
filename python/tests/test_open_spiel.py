"""OpenSpiel's own tests, searches and tools, for every game."""

import json

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

import barnyard
import barnyard.open_spiel as spiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import evaluate_bots, generate_playthrough, ismcts, mcts

from conftest import LONG


def load(table, **options):
    name, seats = table
    return pyspiel.load_game(spiel.NAMES[name], {"players": seats, "options": json.dumps(options)})


def midway(game, steps=60, seed=1):
    """A state some way into a random game, in which a seat is asked."""
    rng, state = np.random.default_rng(seed), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes())
            state.apply_action(int(rng.choice(actions, p=odds)))
        elif steps > 0:
            state.apply_action(int(rng.choice(state.legal_actions())))
        else:
            return state
        steps -= 1
    pytest.fail("the game was over too soon")


def test_random_sim_test(table):
    pyspiel.random_sim_test(load(table), num_sims=10 if LONG else 2, serialize=True, verbose=False)


def test_generate_playthrough(table):
    text = generate_playthrough.playthrough(load(table).__str__(), None, seed=1)
    assert "InformationStateString" in text


def test_a_state_survives_being_copied_and_written(table):
    game = load(table)
    state = midway(game)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert state.history() != copy.history() and str(state.game.position()) != str(copy.game.position())
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert again.game == state.game


def test_returns_add_up_to_nothing(table):
    game = load(table)
    rng, state = np.random.default_rng(2), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes())
            state.apply_action(int(rng.choice(actions, p=odds)))
        else:
            assert state.legal_actions() == sorted(state.legal_actions())
            state.apply_action(int(rng.choice(state.legal_actions())))
    returns = state.returns()
    assert abs(sum(returns)) < 1e-9
    assert [seat for seat in range(game.num_players()) if returns[seat] == max(returns)] == state.game.winners


def test_a_resampled_state_looks_the_same_to_its_seat(table):
    state = midway(load(table))
    seat = state.current_player()
    rng = np.random.RandomState(3)
    for _ in range(5):
        other = state.resample_from_infostate(seat, rng.random)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert other.legal_actions() == state.legal_actions()


def test_a_resampled_state_has_other_secrets():
    state = midway(load(("goat-n-goat", 3)))
    rng = np.random.RandomState(3)
    worlds = [state.resample_from_infostate(state.current_player(), rng.random) for _ in range(5)]
    assert any(world.game.position() != state.game.position() for world in worlds)


def test_mcts_finds_a_legal_move(table):
    game = load(table)
    if game.get_type().information != pyspiel.GameType.Information.PERFECT_INFORMATION:
        pytest.skip("MCTS would look into hands; IS-MCTS is for these")
    state = midway(game)
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2, 20, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_ismcts_finds_a_legal_move(table):
    game = load(table)
    if game.get_type().information != pyspiel.GameType.Information.IMPERFECT_INFORMATION:
        pytest.skip("IS-MCTS refuses open games")
    state = midway(game)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 20, random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_our_bots_play(table):
    game = load(table)
    bots = [spiel.bot("hard:10" if seat else "easy", seat) for seat in range(game.num_players())]
    returns = evaluate_bots.evaluate_bots(game.new_initial_state(), bots, np.random.RandomState(1))
    assert abs(sum(returns)) < 1e-9


def test_learners_get_an_environment(table):
    env = rl_environment.Environment(load(table))
    step = env.reset()
    for _ in range(20):
        seat = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][seat][0]])
        if step.last():
            break
    assert len(step.observations["info_state"][0]) == env.observation_spec()["info_state"][0]


def test_the_observer_names_its_planes(table):
    from open_spiel.python.observation import make_observation

    name, seats = table
    state = midway(load(table))
    observation = make_observation(state.get_game())
    seat = state.current_player()
    observation.set_from(state, seat)
    expected = state.game.observe_planes(seat)
    assert list(observation.dict) == [plane["name"] for plane in barnyard.planes(name, seats)]
    for plane, values in expected.items():
        assert np.array_equal(observation.dict[plane], values)
