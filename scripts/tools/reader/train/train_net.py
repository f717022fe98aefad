"""Trains the reader's nets on what `node scripts/tools/reader/export.ts FOLDER` wrote.

    python scripts/tools/reader/train/train_net.py FOLDER SAMPLES [--folds 0,1,2,3,4] [--all WEIGHTS [EXPECTED]]

For each fold named it trains the nets that have not seen the hosts of that fold, and writes them to FOLDER/net-fold-<n>.json. With --all it trains
those that have seen all, and writes them to WEIGHTS, and what each says of the small pages (FOLDER/small.json) to EXPECTED, which a test compares
with the reader. Weights are whole numbers of eight bits. The same input gives the same output on the same machine.
"""

import argparse
import base64
import json
import os
import time
from functools import partial
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
import jax
import jax.numpy as jnp
import numpy as np

from labels import label_page, load_truth, words

WIDTH, WORD_WIDTH = 96, 24
WORD_PLACES, WORDS_OF_A_LINE = 4096, 24
DILATIONS = (1, 2, 4, 8, 16, 1)
GAP = max(DILATIONS)  # empty lines between two pages of a batch, so that neither sees the other
CLIP = 4.0
NONE_BELOW = -400  # a feature says so that there is no such line
BATCH_LINES, BATCH_PAGES, MOST_LINES = 1536, 32, 256
RATE = 2e-3
AVERAGED = 0.998  # of the moving average of the weights


class Setting(NamedTuple):
    """How one net is trained: shares of numbers, features and words that are lost on the way, of pages whose words all are, as if of another language."""

    seed: int
    epochs: int
    decay: float
    drop: float
    features_lost: float
    words_lost: float
    silent: float


# one that learns the pages closely and one that is held back: they err at different places
NETS = (Setting(7, 16, 0.05, 0.15, 0.1, 0.1, 0.3), Setting(8, 8, 0.3, 0.35, 0.3, 0.3, 0.5))
SET_WEIGHTS = {"pages": 1.0, "articles": 4.0, "passages": 1.0, "news": 0.0}


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


@partial(jax.jit, donate_argnums=(0,), static_argnums=(1,))
def step(state, setting: Setting, noise, rate, mean, scale, rows, ids, pages, wanted, worth):
    def loss(net):
        said = apply(net, normalise(rows, mean, scale), ids, pages, BATCH_PAGES, noise, setting)
        return (worth * (jax.nn.softplus(said) - wanted * said)).sum() / BATCH_LINES

    lost, slope = jax.value_and_grad(loss)(state["net"])
    size = jnp.sqrt(sum((one**2).sum() for one in jax.tree.leaves(slope)))
    slope = jax.tree.map(lambda one: one * jnp.minimum(1, 1 / size), slope)
    at = state["at"] + 1
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, state["first"], slope)
    second = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, state["second"], slope)
    net = {
        name: p - rate * (first[name] / (1 - 0.9**at) / (jnp.sqrt(second[name] / (1 - 0.999**at)) + 1e-8) + (setting.decay * p if p.ndim > 1 else 0))
        for name, p in state["net"].items()
    }
    share = jnp.minimum(AVERAGED, (1 + at) / (10 + at))
    average = jax.tree.map(lambda a, p: share * a + (1 - share) * p, state["average"], net)
    return dict(net=net, average=average, first=first, second=second, at=at), lost


def load(folder: Path, samples: Path):
    features = json.loads((folder / "features.json").read_text())
    rows = np.fromfile(folder / "rows.i16", np.int16).reshape(-1, len(features))
    ids = np.fromfile(folder / "words.u16", np.uint16).reshape(-1, WORDS_OF_A_LINE)
    cache = folder / "net-labels.npz"
    if not cache.exists():
        truth, labels, weights, starts, folds = load_truth(samples), [], [], [0], []
        for page in map(json.loads, (folder / "lines.jsonl").open()):
            own, known = label_page(page, truth)
            own_weights = np.array(known) * np.sqrt([len(words(text)) for text in page["texts"]])
            if own_weights.sum() > 0:
                own_weights *= SET_WEIGHTS[page["set"]] / np.sqrt(own_weights.sum())
            labels.extend(own)
            weights.extend(own_weights)
            starts.append(len(labels))
            folds.append(page["fold"])
        np.savez(cache, labels=np.array(labels, np.float32), weights=np.array(weights, np.float32), starts=starts, folds=folds)
    kept = np.load(cache)
    return features, rows, ids, kept["labels"], kept["weights"], kept["starts"], kept["folds"]


def batches(pages, starts, random):
    """Whole pages in new order, long ones cut to a stretch, as many at once as there is room for."""
    group, taken = [], 0
    for page in random.permutation(pages):
        first, end = starts[page], starts[page + 1]
        if end - first > MOST_LINES:
            first += random.randint(0, end - first - MOST_LINES + 1)
            end = first + MOST_LINES
        if taken + end - first > BATCH_LINES or len(group) == BATCH_PAGES:
            yield group
            group, taken = [], 0
        group.append((first, end))
        taken += end - first + GAP
    yield group


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


def measure(rows):
    """Mean and one over the spread of every feature, without the values that stand for none."""
    mean, scale = np.zeros(rows.shape[1], np.float32), np.zeros(rows.shape[1], np.float32)
    for at in range(rows.shape[1]):
        own = rows[:, at][rows[:, at] > NONE_BELOW].astype(np.float32)
        mean[at], scale[at] = (own.mean(), 1 / max(own.std(), 0.05)) if len(own) else (0, 1)
    return mean, scale


def train(rows, ids, labels, weights, starts, pages, setting: Setting) -> dict:
    random, bytes_from = np.random.RandomState(setting.seed), np.random.Generator(np.random.SFC64(setting.seed))
    lost_of = (BATCH_LINES, rows.shape[1] + WORD_WIDTH + (len(DILATIONS) + 1) * WIDTH + 2 * WIDTH)
    mean, scale = measure(rows[np.concatenate([np.arange(starts[p], starts[p + 1]) for p in pages])][::5])
    net = start(jax.random.key(setting.seed), rows.shape[1])
    zeros = jax.tree.map(jnp.zeros_like, net)
    state = dict(net=net, average=jax.tree.map(jnp.copy, net), first=zeros, second=jax.tree.map(jnp.copy, zeros), at=jnp.float32(0))
    unit = np.mean(weights[weights > 0])
    steps, at = setting.epochs * sum(1 for _ in batches(pages, starts, np.random.RandomState(setting.seed))), 0
    for epoch in range(setting.epochs):
        started, lost = time.time(), []
        for group in batches(pages, starts, random):
            x, spoken, wanted, worth, of = gather(group, BATCH_LINES, BATCH_PAGES, rows, ids, labels, weights)
            silent = np.append(random.rand(BATCH_PAGES) < setting.silent, True)
            spoken[silent[of]] = 0
            spoken[random.rand(*spoken.shape) < setting.words_lost] = 0
            share = min(1, at / steps)
            rate = RATE * (share / 0.1 if share < 0.1 else 0.5 + 0.5 * np.cos(np.pi * (share - 0.1) / 0.9))
            noise = bytes_from.integers(0, 256, lost_of, np.uint8)
            state, loss = step(state, setting, noise, max(rate, 1e-6), mean, scale, x, spoken.astype(np.int32), of, wanted, worth / unit)
            lost.append(loss)
            at += 1
        print(f"  epoch {epoch}: {np.mean(jax.device_get(lost)):.4f}, {time.time() - started:.1f} s, {len(lost)} steps", flush=True)
    return round_off({name: np.array(one) for name, one in state["average"].items()}, mean, scale)


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


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("samples", type=Path)
    parser.add_argument("--folds", default="")
    parser.add_argument("--all", nargs="+", type=Path)
    given = parser.parse_args()
    features, rows, ids, labels, weights, starts, folds = load(given.folder, given.samples)
    used = np.array([weights[first:end].sum() > 0 for first, end in zip(starts, starts[1:])])
    print(f"{len(folds)} pages, {used.sum()} of them to learn from, {len(rows)} lines", flush=True)

    def train_all(pages):
        return [train(rows, ids, labels, weights, starts, pages, setting) for setting in NETS]

    for fold in (int(one) for one in given.folds.split(",") if one):
        write_nets(train_all(np.flatnonzero(used & (folds != fold))), features, given.folder / f"net-fold-{fold}.json")
        print(f"nets of fold {fold} trained", flush=True)
    if given.all:
        nets, expected = train_all(np.flatnonzero(used)), {}
        write_nets(nets, features, given.all[0])
        for name, page in json.loads((given.folder / "small.json").read_text()).items() if len(given.all) > 1 else ():
            x, spoken = np.array(page["rows"], np.int16), np.array(page["words"], np.uint16)
            expected[name] = [[round(float(one), 6) for one in say(unround(parts), x, spoken)] for parts in nets]
        if expected:
            given.all[1].write_text(json.dumps(expected, indent=1) + "\n")


if __name__ == "__main__":
    main()
