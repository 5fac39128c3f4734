"""Many games in chunks: the same result as one process, whatever happens on the way."""

import os

import barnyard
import pytest
from barnyard import cluster

#: Ray listens on every interface, so it is tried only where the network ends at this machine (see measure/cluster.py).
RAY = pytest.mark.skipif(os.environ.get("BARN_RAY") != "1", reason="only in a network of its own")


def whole(**arguments):
    return barnyard.simulate("kuhlorado", 5_000, players=["random", "random"], seed=3, **arguments)


def test_chunks_add_up_to_the_whole():
    for chunk in (5_000, 512, 777):
        parts = cluster.simulate("kuhlorado", 5_000, seed=3, chunk=chunk, address="local")
        assert parts.as_sums() == whole().as_sums()


def test_every_table_can_be_cut_up(table):
    name, seats = table
    once = barnyard.simulate(name, 60, players=["easy"] * seats, seed=5)
    parts = cluster.simulate(name, 60, players=["easy"] * seats, seed=5, chunk=7, address="local")
    assert parts.as_sums() == once.as_sums()


def test_a_tournament_can_be_cut_up():
    arguments = {"games": 40, "seed": 2}
    once = barnyard.tournament("tic-tac-moo", ["medium", "easy", "random"], **arguments)
    parts = cluster.tournament("tic-tac-moo", ["medium", "easy", "random"], chunk=7, address="local", **arguments)
    assert parts.as_dict() == once.as_dict()


def test_what_was_finished_is_not_played_again(tmp_path, monkeypatch):
    seen = []
    play = barnyard.simulate

    def counting(game, games, **arguments):
        seen.append(arguments["first"])
        if len(seen) == 4:
            raise KeyboardInterrupt
        return play(game, games, **arguments)

    monkeypatch.setattr(barnyard, "simulate", counting)
    job = {"seed": 3, "chunk": 1_000, "address": "local", "path": tmp_path, "rows": True}
    with pytest.raises(KeyboardInterrupt):
        cluster.simulate("kuhlorado", 5_000, **job)
    heard = []
    results = cluster.simulate("kuhlorado", 5_000, progress=lambda done, total: heard.append((done, total)), **job)
    assert seen == [0, 1_000, 2_000, 3_000, 3_000, 4_000]
    assert heard == [(3_000, 5_000), (4_000, 5_000), (5_000, 5_000)]
    monkeypatch.undo()
    assert results.as_sums() == whole().as_sums()
    assert len(list(tmp_path.rglob("*.parquet"))) == 5
    assert not list(tmp_path.rglob("*draft*"))


def test_another_job_does_not_take_over_what_was_finished(tmp_path):
    one = cluster.simulate("kuhlorado", 100, seed=1, address="local", path=tmp_path)
    other = cluster.simulate("kuhlorado", 100, seed=2, address="local", path=tmp_path)
    assert one.as_sums() != other.as_sums()


def test_what_makes_no_sense_is_refused(tmp_path):
    for bad, message in [
        ({"games": 0}, "games"),
        ({"chunk": 0}, "chunk"),
        ({"chunk": -5}, "chunk"),
        ({"rows": True}, "path"),
        ({"players": ["wizard", "easy"]}, "wizard"),
        ({"players": ["easy"]}, "2 players"),
        ({"sheet": "moon"}, "sheet"),
    ]:
        arguments = {"games": 10, "address": "local"} | bad
        with pytest.raises(ValueError, match=message):
            cluster.simulate("kuhlorado", **arguments)


@RAY
def test_on_ray_the_result_is_the_same_whichever_node_dies():
    from ray.cluster_utils import Cluster

    ray_cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "object_store_memory": 80_000_000})
    nodes = [ray_cluster.add_node(num_cpus=1, object_store_memory=80_000_000) for _ in range(2)]
    killed = []

    def kill_one(done, total):
        if done > total / 3 and not killed:
            killed.append(ray_cluster.remove_node(nodes[0], allow_graceful=False))
            ray_cluster.add_node(num_cpus=1, object_store_memory=80_000_000)

    try:
        results = cluster.simulate(
            "kuhlorado", 200_000, seed=3, chunk=10_000, address=ray_cluster.address, progress=kill_one
        )
        once = barnyard.simulate("kuhlorado", 200_000, players=["random", "random"], seed=3)
        assert killed and results.as_sums() == once.as_sums()
        standings = cluster.tournament(
            "tic-tac-moo", ["easy", "random"], games=40, chunk=5, address=ray_cluster.address
        )
        assert standings.as_dict() == barnyard.tournament("tic-tac-moo", ["easy", "random"], games=40).as_dict()

        def policy(batch, weights, steps):
            for _ in range(steps):
                batch.step(batch.sample())
            return weights, int(batch.done.sum())

        learning = cluster.self_play("kuhlorado", policy, actors=1, lanes=8, steps=4, address=ray_cluster.address)
        assert next(learning)[0] is None
        heard = [learning.send(7)[0] for _ in range(3)]
        assert heard[-1] == 7, "new weights reach the actors"
        learning.close()
    finally:
        import ray

        ray.shutdown()
        ray_cluster.shutdown()
