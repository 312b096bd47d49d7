"""The network: what a seat observes in, a liking for each part of a move and a worth for each side out.

A wide first layer that sees everything, a narrower body of blocks that each add to what was thought before, two
heads. Backwards is written out as well: it is short, and the same lines then learn with NumPy and with PyTorch.
All weights lie in one row of numbers, so that a step of learning is one sweep over it.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from .arrays import OnCpu, OnGpu
from .choice import Array


class Shape(NamedTuple):
    features: int
    glance: int
    width: int
    blocks: int
    parts: int
    sides: int

    def layers(self) -> dict[str, tuple[int, ...]]:
        found: dict[str, tuple[int, ...]] = {
            "see": (self.features, self.glance), "see+": (self.glance,),
            "gather": (self.glance, self.width), "gather+": (self.width,),
        }  # fmt: skip
        for block in range(self.blocks):
            for half in ("in", "out"):
                found[f"{half}{block}"] = (self.width, self.width)
                found[f"{half}{block}+"] = (self.width,)
        found |= {"like": (self.width, self.parts), "like+": (self.parts,)}
        return found | {"worth": (self.width, self.sides), "worth+": (self.sides,)}

    def in_rows_of(self, step: int) -> Shape:
        """The same network with rows brought up to a multiple of `step`: a GPU multiplies those much faster."""
        features, parts, sides = (-(-count // step) * step for count in (self.features, self.parts, self.sides))
        return self._replace(features=features, parts=parts, sides=sides)

    @property
    def size(self) -> int:
        return sum(int(np.prod(shape)) for shape in self.layers().values())


def views(flat: Array, shape: Shape) -> dict[str, Array]:
    """The layers, each a part of the one row of numbers."""
    found, at = {}, 0
    for name, dims in shape.layers().items():
        count = int(np.prod(dims))
        found[name] = flat[at : at + count].reshape(dims)
        at += count
    return found


def moved(flat: np.ndarray, shape: Shape, other: Shape) -> np.ndarray:
    """The same weights in a network whose rows are longer or shorter: what is new is nothing."""
    there = np.zeros(other.size, np.float32)
    for layer, place in zip(views(flat, shape).values(), views(there, other).values(), strict=True):
        common = tuple(slice(min(here, new)) for here, new in zip(layer.shape, place.shape, strict=True))
        place[common] = layer[common]
    return there


def fresh(shape: Shape, seed: int) -> np.ndarray:
    """Weights of a network that knows nothing: it likes all moves nearly alike."""
    chance, flat = np.random.default_rng(seed), np.zeros(shape.size, np.float32)
    for name, layer in views(flat, shape).items():
        if name == "see":
            layer[...] = chance.normal(0, 0.1, layer.shape)  # a hundred or two features are set at a time
        elif not name.endswith("+"):
            scale = {"like": 0.01, "worth": 0.1}.get(name, 1.0)
            if name.startswith("out"):
                scale = 0.3
            layer[...] = chance.normal(0, scale * np.sqrt(2 / layer.shape[0]), layer.shape)
    return flat


class Thought(NamedTuple):
    """What forward leaves for backward."""

    seen: Array
    glanced: Array
    states: list[Array]
    inner: list[Array]
    last: Array
    likes: Array
    worths: Array


def forward(on: OnCpu | OnGpu, w: dict[str, Array], seen: Array, scales: Array, blocks: int) -> Thought:
    """`scales` bring every feature between -1 and 1; weights are fewer than what is seen, so those are scaled."""
    glanced = on.bent_along(seen, w["see"] * scales[:, None], w["see+"])
    state, bias = glanced @ w["gather"], w["gather+"]
    states, inner = [], []
    for block in range(blocks):
        states.append(on.bent(state, bias))
        inner.append(on.bent_along(states[-1], w[f"in{block}"], w[f"in{block}+"]))
        state, bias = on.onto(state, inner[-1], w[f"out{block}"]), bias + w[f"out{block}+"]
    last = on.bent(state, bias)
    likes, worths = (on.along(last, w[head], w[f"{head}+"]) for head in ("like", "worth"))
    return Thought(seen, glanced, states, inner, last, likes, worths)


def backward(
    w: dict[str, Array], g: dict[str, Array], thought: Thought, scales: Array, d_likes: Array, d_worths: Array
) -> None:
    """Write into `g` how the loss changes with each weight, from how it changes with what came out."""
    blocks = len(thought.states)

    def layer(name: str, before: Array, change: Array) -> Array:
        g[name][...] = before.T @ change
        g[f"{name}+"][...] = change.sum(0)
        return change @ w[name].T

    d_last = layer("like", thought.last, d_likes) + layer("worth", thought.last, d_worths)
    d_state = d_last * (thought.last > 0)
    for block in reversed(range(blocks)):
        d_inner = layer(f"out{block}", thought.inner[block], d_state) * (thought.inner[block] > 0)
        d_state = d_state + layer(f"in{block}", thought.states[block], d_inner) * (thought.states[block] > 0)
    d_glanced = layer("gather", thought.glanced, d_state) * (thought.glanced > 0)
    g["see"][...] = (thought.seen.T @ d_glanced) * scales[:, None]
    g["see+"][...] = d_glanced.sum(0)
