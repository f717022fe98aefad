"""The reader's nets: their shape, what they say of lines, and how they are written down."""

import base64
import json
import os
from functools import partial
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
import jax
import jax.numpy as jnp
import numpy as np

WIDTH, WORD_WIDTH = 96, 24
WORD_PLACES, WORDS_OF_A_LINE = 4096, 24
DILATIONS = (1, 2, 4, 8, 16, 1)
GAP = max(DILATIONS)  # empty lines between two pages of a batch, so that neither sees the other
CLIP = 4.0


class Setting(NamedTuple):
    """How one net is trained: shares of numbers, features and words that are lost on the way, of pages whose words all are, as if of another language."""

    seed: int
    epochs: int
    decay: float
    drop: float
    features_lost: float
    words_lost: float
    silent: float


def start(key, features: int) -> dict:
    """Weights before training."""
    keys = iter(jax.random.split(key, 32))
    shape = lambda i, o: jax.random.normal(next(keys), (i, o)) * np.sqrt(2 / i)
    return dict(
        words=jax.random.normal(next(keys), (WORD_PLACES, WORD_WIDTH)) * 0.1,
        enter=shape(features + WORD_WIDTH, WIDTH), enter_bias=jnp.zeros(WIDTH),
        **{f"layer{n}": shape(3 * WIDTH, WIDTH) * 0.5 for n in range(len(DILATIONS))},
        **{f"layer{n}_bias": jnp.zeros(WIDTH) for n in range(len(DILATIONS))},
        page=shape(2 * WIDTH, WIDTH), page_bias=jnp.zeros(WIDTH),
        join=shape(WIDTH, WIDTH), join_bias=jnp.zeros(WIDTH),
        leave=shape(WIDTH, 1), leave_bias=jnp.zeros(1),
    )  # fmt: skip


def apply(net, x, ids, pages, most_pages: int, noise=None, setting: Setting | None = None):
    """
    The logarithm of odds of every line. `pages` tells which page of the batch a line is of; from `most_pages` on it is of none. In training `noise`,
    random bytes, tells which numbers are lost on the way.
    """
    used = 0

    def drop(value, share):
        nonlocal used
        if noise is None:
            return value
        own = noise[: len(value), used : used + value.shape[1]]
        used += value.shape[1]
        return value * (own >= round(256 * share)) / (1 - share)

    real = (pages < most_pages)[:, None].astype(jnp.float32)
    count = jnp.maximum(1, (ids > 0).sum(-1, keepdims=True))
    spoken = (net["words"][ids] * (ids > 0)[..., None]).sum(1) / count
    h = jax.nn.relu(drop(jnp.concatenate([x, spoken], 1), setting and setting.features_lost) @ net["enter"] + net["enter_bias"]) * real
    for n, by in enumerate(DILATIONS):
        padded = jnp.pad(drop(h, setting and setting.drop), ((by, by), (0, 0)))
        seen = jnp.concatenate([padded[: -2 * by], padded[by:-by], padded[2 * by :]], 1)
        h = (h + jax.nn.relu(seen @ net[f"layer{n}"] + net[f"layer{n}_bias"])) * real
    belongs = jax.nn.one_hot(pages, most_pages)
    mean = belongs.T @ h / jnp.maximum(1, belongs.sum(0))[:, None]
    most = jnp.maximum(0, jax.ops.segment_max(h, pages, most_pages + 1)[:most_pages])
    page = jax.nn.relu(drop(jnp.concatenate([mean, most], 1), setting and setting.drop) @ net["page"] + net["page_bias"])
    joined = jax.nn.relu(drop(h, setting and setting.drop) @ net["join"] + net["join_bias"] + belongs @ page)
    return (joined @ net["leave"] + net["leave_bias"])[:, 0]


def normalise(rows, mean, scale):
    return jnp.clip((rows.astype(jnp.float32) - mean) * scale, -CLIP, CLIP)


def gather(group, room: int, most_pages: int, *arrays):
    """The lines of some stretches, one after another with gaps between them, and which stretch each is of."""
    out = [np.zeros((room, *array.shape[1:]), array.dtype) for array in arrays]
    pages = np.full(room, most_pages, np.int32)
    at = 0
    for number, (first, end) in enumerate(group):
        for into, array in zip(out, arrays):
            into[at : at + end - first] = array[first:end]
        pages[at : at + end - first] = number
        at += end - first + GAP
    return *out, pages


def round_off(net, mean, scale):
    """Tables of weights as whole numbers of eight bits, a step for each column (for each row of the words); the rest as it is."""
    parts = dict(mean=(mean, None), scale=(scale, None))
    for name, value in net.items():
        if value.ndim == 1:
            parts[name] = (value.astype(np.float32), None)
            continue
        steps = (np.abs(value).max(0) / 127 + 1e-12).astype(np.float32)
        parts[name] = (np.clip(np.round(value / steps), -127, 127).astype(np.int8), steps)
    return parts


def unround(parts):
    return {name: value if steps is None else value.astype(np.float32) * steps for name, (value, steps) in parts.items()}


@partial(jax.jit)
def ask(net, rows, ids, pages):
    weights = {name: one for name, one in net.items() if name not in ("mean", "scale")}
    return jax.nn.sigmoid(apply(weights, normalise(rows, net["mean"], net["scale"]), ids, pages, 1))


def say(net, rows, ids):
    """What a net says of a page."""
    room = GAP + 64 * 2 ** int(np.ceil(np.log2(max(1, len(rows) / 64))))
    x, spoken, of = gather([(0, len(rows))], room, 1, rows, ids)
    return ask(net, x, spoken.astype(np.int32), of)[: len(rows)]


def write_nets(nets, features: list[str], file: Path) -> None:
    """Names, shapes and steps of the parts of each net, and their numbers in base64: whole ones of eight bits where there are steps, else float32."""
    told = []
    for parts in nets:
        own = {}
        for name, (value, steps) in parts.items():
            own[name] = dict(shape=value.shape, numbers=base64.b64encode(value.astype("<f4" if steps is None else "i1").tobytes()).decode())
            if steps is not None:
                own[name]["steps"] = base64.b64encode(steps.astype("<f4").tobytes()).decode()
        told.append(own)
    file.write_text(json.dumps(dict(features=features, dilations=DILATIONS, clip=CLIP, nets=told), separators=(",", ":")) + "\n")
