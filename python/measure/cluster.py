#!/usr/bin/env python3
"""How many games a Ray cluster plays, with nodes that die and join; prints a table for docs/cluster.md.

Ray listens on every interface. Run this where the network ends at the machine:

    unshare --map-root-user --net sh -c 'ip link set lo up && python measure/cluster.py --games 1000000'
"""

import argparse
import time

import barnyard
from barnyard import cluster

MEMORY = {"object_store_memory": 80_000_000}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="kuhlorado")
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--chunk", type=int, default=25_000)
    given = parser.parse_args()

    import ray
    from ray.cluster_utils import Cluster

    began, busy = time.monotonic(), time.process_time()
    once = barnyard.simulate(given.game, given.games, seed=1, threads=1)
    alone = time.monotonic() - began
    print(f"| run | seconds | chunks | beyond one process | the same |\n|---|---|---|---|---|")
    print(f"| one process, one thread | {alone:.1f} ({time.process_time() - busy:.1f} of processor) | 1 | | |")

    nodes_cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, **MEMORY})
    ray.init(address=nodes_cluster.address, log_to_driver=False)
    nodes = [nodes_cluster.add_node(num_cpus=1, **MEMORY)]

    def run(what, hear=None):
        began = time.monotonic()
        results = cluster.simulate(
            given.game, given.games, seed=1, chunk=given.chunk, address=nodes_cluster.address, progress=hear
        )
        took = time.monotonic() - began
        chunks = -(-given.games // given.chunk)
        same = "yes" if results.as_sums() == once.as_sums() else "NO"
        print(f"| {what} | {took:.1f} | {chunks} | {1000 * (took - alone) / chunks:+.1f} ms a chunk | {same} |", flush=True)
        assert same == "yes"

    run("one node (its workers start)")
    run("one node")
    nodes.append(nodes_cluster.add_node(num_cpus=1, **MEMORY))
    run("two nodes")
    nodes.append(nodes_cluster.add_node(num_cpus=1, **MEMORY))
    run("three nodes on two cores")
    dead = []

    def kill(done, total):
        if done > total / 3 and not dead:
            dead.append(nodes_cluster.remove_node(nodes.pop(), allow_graceful=False))

    run("three nodes, one killed after a third", kill)
    joined = []

    def join(done, total):
        if done > total / 3 and not joined:
            joined.append(nodes_cluster.add_node(num_cpus=1, **MEMORY))

    run("two nodes, one joins after a third", join)
    ray.shutdown()
    nodes_cluster.shutdown()


if __name__ == "__main__":
    main()
