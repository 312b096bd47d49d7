"""What PyTorch alone would do in a dozen sweeps through the card's memory, in one each (Triton, which comes with it).

A network that plays is bound by memory: products are quick, and every sweep over the rows of a hundred thousand games
costs as much as a product. `choice.py` says in NumPy what `choose` and `pull` do.
"""

from __future__ import annotations

from typing import Any

import torch
import triton
import triton.language as tl

from .choice import MOST_LIKELIER, NEVER, Made

SPAN = 1024  # numbers that one program of a sweep handles
LEAST_LUCK = tl.constexpr(1e-7)  # with none at all the only legal move could be passed over
NEVER_LIKED, FAR = tl.constexpr(NEVER), tl.constexpr(MOST_LIKELIER)


def widened(rows: Any, index: Any = None) -> Any:
    """Rows of eight bits, all or those that `index` names, as the 16 bits that are multiplied."""
    count, width = len(rows) if index is None else len(index), rows.shape[-1]
    wide = torch.empty(count, width, dtype=torch.bfloat16, device=rows.device)
    grid = count, triton.cdiv(width, SPAN)
    widen[grid](rows, rows if index is None else index, wide, width, index is not None, SPAN)
    return wide


def bent(rows: Any, bias: Any) -> Any:
    """What is below nothing after the bias was added is nothing."""
    out = torch.empty_like(rows)
    bend[(triton.cdiv(rows.numel(), SPAN),)](rows, bias, out, rows.numel(), rows.shape[-1], SPAN)
    return out


def chosen(likes: Any, listed: Any, counts: Any, parts: Any, key: int) -> tuple[Any, Any]:
    """A move for each row, as likely as it is liked, and the logarithm of how likely that was."""
    picked = torch.empty(len(listed), dtype=torch.int64, device=likes.device)
    logp = torch.empty(len(listed), dtype=torch.float32, device=likes.device)
    most = listed.shape[-1]
    choose[(len(listed),)](
        likes, listed, counts, parts, picked, logp, key, likes.shape[-1], most, parts.shape[-1],
        triton.next_power_of_2(most), num_warps=1,
    )  # fmt: skip
    return picked, logp


def pulled(
    likes: Any, listed: Any, counts: Any, parts: Any, made: Made, entropy: Any, clip: float
) -> tuple[Any, Any]:  # fmt: skip
    """How the loss changes with each liking, and what is told of it."""
    rows, most = listed.shape
    d_likes = torch.zeros(rows, likes.shape[-1], dtype=torch.float32, device=likes.device)
    told = torch.empty(rows, 4, dtype=torch.float32, device=likes.device)
    pull[(rows,)](
        likes, listed, counts, parts, *made, entropy, clip, 1 / rows, d_likes, told, likes.shape[-1], most,
        parts.shape[-1], triton.next_power_of_2(most), num_warps=1,
    )  # fmt: skip
    return d_likes.to(likes.dtype), told.mean(0)


@triton.jit
def widen(rows, index, wide, width, by_index: tl.constexpr, span: tl.constexpr):
    row = tl.program_id(0).to(tl.int64)
    source = tl.load(index + row) if by_index else row
    column = tl.program_id(1) * span + tl.arange(0, span)
    inside = column < width
    value = tl.load(rows + source * width + column, mask=inside, other=0).to(tl.float32)
    tl.store(wide + row * width + column, value.to(tl.bfloat16), mask=inside)


@triton.jit
def bend(rows, bias, out, size, width: tl.constexpr, span: tl.constexpr):
    at = tl.program_id(0) * span + tl.arange(0, span)
    inside = at < size
    value = tl.load(rows + at, mask=inside).to(tl.float32) + tl.load(bias + at % width, mask=inside).to(tl.float32)
    tl.store(out + at, tl.maximum(value, 0.0).to(out.dtype.element_ty), mask=inside)


@triton.jit
def liked(likes, move, parts, there, row, width, each: tl.constexpr, room: tl.constexpr):
    """How much each listed move is liked: the sum over its parts."""
    total = tl.zeros([room], tl.float32)
    for part in tl.static_range(each):
        column = tl.load(parts + move * each + part, mask=there, other=0)
        total += tl.load(likes + row * width + column, mask=there, other=0.0).to(tl.float32)
    return tl.where(there, total, NEVER_LIKED)


@triton.jit(do_not_specialize=["key"])
def choose(
    likes, listed, counts, parts, picked, logp, key, width, most, each: tl.constexpr, room: tl.constexpr
):  # fmt: skip
    row = tl.program_id(0).to(tl.int64)
    place = tl.arange(0, room)
    there = place < tl.load(counts + row)
    move = tl.load(listed + row * most + place, mask=there, other=0).to(tl.int64)
    like = liked(likes, move, parts, there, row, width, each, room)
    top = tl.max(like, 0)
    total = tl.log(tl.sum(tl.exp(like - top), 0))
    luck = tl.maximum(
        tl.rand(key, tl.program_id(0) * room + place), LEAST_LUCK
    )  # without luck at all nothing legal would be left
    best = tl.argmax(like - tl.log(-tl.log(luck)), 0)
    tl.store(picked + row, best.to(tl.int64))
    tl.store(logp + row, tl.sum(tl.where(place == best, like, 0.0), 0) - top - total)


@triton.jit
def pull(
    likes, listed, counts, parts, picked, before, advantages, own, entropy, clip, share, d_likes, told, width, most,
    each: tl.constexpr, room: tl.constexpr,
):  # fmt: skip
    row = tl.program_id(0).to(tl.int64)
    place = tl.arange(0, room)
    there = place < tl.load(counts + row)
    move = tl.load(listed + row * most + place, mask=there, other=0).to(tl.int64)
    like = liked(likes, move, parts, there, row, width, each, room)
    top = tl.max(like, 0)
    logp = like - top - tl.log(tl.sum(tl.exp(like - top), 0))
    likely = tl.where(there, tl.exp(logp), 0.0)
    chosen = place == tl.load(picked + row)
    advantage, mine = tl.load(advantages + row), tl.load(own + row)
    likelier = tl.minimum(tl.sum(tl.where(chosen, logp, 0.0), 0) - tl.load(before + row), FAR)
    ratio = tl.exp(likelier)
    up, down = (ratio > 1 + clip) & (advantage > 0), (ratio < 1 - clip) & (advantage < 0)
    clipped = (up | down).to(tl.float32)
    surprise = -tl.sum(likely * tl.where(there, logp, 0.0), 0)
    change = -(advantage * ratio * (1 - clipped) * mine) * (chosen.to(tl.float32) - likely)
    change += tl.load(entropy) * mine * likely * (logp + surprise)
    for part in tl.static_range(each):
        column = tl.load(parts + move * each + part, mask=there, other=0)
        tl.atomic_add(d_likes + row * width + column, change * share, mask=there)
    tl.store(told + row * 4, -ratio * advantage * mine)
    tl.store(told + row * 4 + 1, surprise)
    tl.store(told + row * 4 + 2, (ratio - 1 - likelier) * mine)
    tl.store(told + row * 4 + 3, clipped)
