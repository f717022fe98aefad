"""Trains the reader's nets on what `node scripts/tools/reader/export.ts FOLDER` wrote.

    python scripts/tools/reader/train/train_net.py FOLDER SAMPLES [--folds 0,1,2,3,4] [--all WEIGHTS [EXPECTED]]

For each fold named it trains the nets that have not seen the hosts of that fold, and writes them to FOLDER/net-fold-<n>.json. With --all it trains
those that have seen all, and writes them to WEIGHTS, and what each says of the small pages (FOLDER/small.json) to EXPECTED, which a test compares
with the reader. Weights are whole numbers of eight bits. The same input gives the same output on the same machine.
"""

import argparse
import json
import time
from functools import partial
from pathlib import Path

import numpy as np
from labels import label_page, load_truth, words
from net import DILATIONS, GAP, WIDTH, WORD_WIDTH, WORDS_OF_A_LINE, Setting, apply, gather, normalise, round_off, say, start, unround, write_nets

import jax
import jax.numpy as jnp

NONE_BELOW = -400  # a feature says so that there is no such line
BATCH_LINES, BATCH_PAGES, MOST_LINES = 1536, 32, 256
RATE = 2e-3
AVERAGED = 0.998  # of the moving average of the weights
# one that learns the pages closely and one that is held back: they err at different places
NETS = (Setting(7, 16, 0.05, 0.15, 0.1, 0.1, 0.3), Setting(8, 8, 0.3, 0.35, 0.3, 0.3, 0.5))
SET_WEIGHTS = {"pages": 1.0, "articles": 4.0, "passages": 1.0, "news": 0.0}


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
