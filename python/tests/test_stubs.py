"""The stubs name what there is, and nothing else."""

import ast
from pathlib import Path

import barnyard
from barnyard import _native


def names_of(nodes):
    return {node.name for node in nodes if isinstance(node, (ast.ClassDef, ast.FunctionDef))}


def public(thing):
    return {name for name in vars(thing) if not name.startswith("_")}


def test_the_stubs_name_what_there_is():
    stub = ast.parse((Path(barnyard.__file__).parent / "_native.pyi").read_text())
    assert names_of(stub.body) == public(_native)
    for node in stub.body:
        if isinstance(node, ast.ClassDef):
            told = {name for name in names_of(node.body) if not name.startswith("_")}
            assert told == public(getattr(_native, node.name)), node.name
