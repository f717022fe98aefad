"""Trains the reader's net on what `node scripts/tools/reader/export.ts FOLDER` wrote.

    python scripts/tools/reader/train/train_net.py FOLDER SAMPLES [--folds 0,1,2,3,4] [--all WEIGHTS [EXPECTED]]

For each fold named it trains a net that has not seen the hosts of that fold, and writes it to FOLDER/net-fold-<n>.json, and to net-fold-<n>.f32 what it
says of every line of the fold's pages (NaN elsewhere), to net-silent-<n>.f32 what it says without their words. With --all it trains one on all hosts and writes it to WEIGHTS
as float16, and what it says of the small pages to EXPECTED, which a test compares with the reader.
"""

import argparse
import base64
import json
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

from labels import label_page, load_truth, words

WIDTH = 64
WORD_WIDTH = 24
WORD_PLACES, WORDS_OF_A_LINE = 4096, 24
DILATIONS = (1, 2, 4, 8, 16, 1)
EPOCHS, BATCH, MOST_LINES = 9, 4, 320
SET_WEIGHTS = {"pages": 1.0, "articles": 4.0, "passages": 1.0, "news": 0.0}
CLIP = 5.0


class Net(nn.Module):
    """Lines of a page, one after another: features and words, dilated convolutions, then what the whole page is."""

    def __init__(self, features: int, mean: np.ndarray, scale: np.ndarray):
        super().__init__()
        self.register_buffer("mean", torch.tensor(mean, dtype=torch.float32))
        self.register_buffer("scale", torch.tensor(scale, dtype=torch.float32))
        self.words = nn.Embedding(WORD_PLACES, WORD_WIDTH, padding_idx=0)
        nn.init.normal_(self.words.weight, std=0.1)
        self.enter = nn.Linear(features + WORD_WIDTH, WIDTH)
        self.layers = nn.ModuleList(nn.Conv1d(WIDTH, WIDTH, 3, padding=d, dilation=d) for d in DILATIONS)
        self.page = nn.Linear(2 * WIDTH, WIDTH)
        self.join = nn.Linear(WIDTH, WIDTH)
        self.leave = nn.Linear(WIDTH, 1)
        self.drop = nn.Dropout(0.1)

    def forward(self, rows: torch.Tensor, ids: torch.Tensor, real: torch.Tensor) -> torch.Tensor:
        x = ((rows.float() - self.mean) * self.scale).clamp(-CLIP, CLIP)
        count = (ids > 0).sum(-1, keepdim=True).clamp(min=1)
        spoken = self.words(ids).sum(2) / count
        mask = real.unsqueeze(1)
        h = torch.relu(self.enter(self.drop(torch.cat([x, spoken], -1)))).transpose(1, 2) * mask
        for layer in self.layers:
            h = (h + torch.relu(layer(self.drop(h)))) * mask
        mean = h.sum(2) / mask.sum(2)
        most = h.masked_fill(mask == 0, -1e9).amax(2)
        page = torch.relu(self.page(torch.cat([mean, most], -1)))
        joined = torch.relu(self.join(self.drop(h.transpose(1, 2))) + page.unsqueeze(1))
        return self.leave(joined).squeeze(-1)


def load(folder: Path, samples: Path):
    features = json.loads((folder / "features.json").read_text())
    rows = np.fromfile(folder / "rows.i16", np.int16).reshape(-1, len(features))
    ids = np.fromfile(folder / "words.u16", np.uint16).reshape(-1, WORDS_OF_A_LINE)
    cache = folder / "net-labels.npz"
    if cache.exists():
        kept = np.load(cache)
        return features, rows, ids, kept["labels"], kept["weights"], kept["starts"], kept["folds"], kept["used"]
    truth, labels, weights, starts, folds, used = load_truth(samples), [], [], [0], [], []
    for page in map(json.loads, (folder / "lines.jsonl").open()):
        own, known = label_page(page, truth)
        own_weights = np.array(known) * np.sqrt([len(words(text)) for text in page["texts"]])
        if own_weights.sum() > 0:
            own_weights *= SET_WEIGHTS[page["set"]] / np.sqrt(own_weights.sum())
        labels.extend(own)
        weights.extend(own_weights)
        starts.append(len(labels))
        folds.append(page["fold"])
        used.append(own_weights.sum() > 0)
    kept = dict(labels=np.array(labels, np.float32), weights=np.array(weights, np.float32), starts=np.array(starts), folds=np.array(folds), used=np.array(used))  # fmt: skip
    np.savez(cache, **kept)
    return features, rows, ids, kept["labels"], kept["weights"], kept["starts"], kept["folds"], kept["used"]


def batches(pages, starts, random):
    """Pages of like length together, long ones cut to a stretch."""
    spans = []
    for page in pages:
        first, end = starts[page], starts[page + 1]
        if end - first > MOST_LINES:
            first += random.randint(0, end - first - MOST_LINES + 1)
            end = first + MOST_LINES
        spans.append((first, end))
    spans.sort(key=lambda span: span[1] - span[0] + random.randint(0, 40))
    groups = [spans[at : at + BATCH] for at in range(0, len(spans), BATCH)]
    random.shuffle(groups)
    return groups


def pad(groups, *arrays):
    longest = max(end - first for first, end in groups)
    out = []
    for array in arrays:
        padded = np.zeros((len(groups), longest, *array.shape[1:]), array.dtype)
        for at, (first, end) in enumerate(groups):
            padded[at, : end - first] = array[first:end]
        out.append(padded)
    real = np.zeros((len(groups), longest), np.float32)
    for at, (first, end) in enumerate(groups):
        real[at, : end - first] = 1
    return *out, real


def train(rows, ids, labels, weights, starts, pages, seed=7) -> Net:
    torch.manual_seed(seed)
    random = np.random.RandomState(seed)
    sample = rows[np.concatenate([np.arange(starts[p], starts[p + 1]) for p in pages[::3]])].astype(np.float32)
    net = Net(rows.shape[1], sample.mean(0), 1 / np.maximum(sample.std(0), 1e-3))
    parameters = [dict(params=[net.words.weight], weight_decay=0.05), dict(params=[p for n, p in net.named_parameters() if n != "words.weight"], weight_decay=0.01)]  # fmt: skip
    steps = EPOCHS * -(-len(pages) // BATCH)
    optimiser = torch.optim.AdamW(parameters, lr=2e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 2e-3, total_steps=steps, pct_start=0.2)
    unit = weights[weights > 0].mean()
    for epoch in range(EPOCHS):
        net.train()
        started, lost, count = time.time(), 0.0, 0
        for group in batches(pages, starts, random):
            x, spoken, wanted, worth, real = pad(group, rows, ids, labels, weights)
            silent = random.rand(len(group)) < 0.3  # as if of another language
            spoken[silent] = 0
            spoken[random.rand(*spoken.shape) < 0.1] = 0
            said = net(torch.from_numpy(x), torch.from_numpy(spoken.astype(np.int64)), torch.from_numpy(real))
            loss = nn.functional.binary_cross_entropy_with_logits(said, torch.from_numpy(wanted), torch.from_numpy(worth / unit), reduction="sum")
            loss = loss / len(group) / 100
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimiser.step()
            schedule.step()
            lost, count = lost + loss.item(), count + 1
        print(f"  epoch {epoch}: {lost / count:.4f}, {time.time() - started:.0f} s", flush=True)
    return net.eval()


def say(net, rows, ids, starts, pages, into):
    with torch.no_grad():
        for page in pages:
            first, end = starts[page], starts[page + 1]
            if first == end:
                continue
            x, spoken, real = pad([(first, end)], rows, ids)
            into[first:end] = torch.sigmoid(net(torch.from_numpy(x), torch.from_numpy(spoken.astype(np.int64)), torch.from_numpy(real)))[0].numpy()


def write_weights(net: Net, features: list[str], file: Path) -> None:
    """Names and shapes of the parts, and all numbers as float16 in that order, in base64."""
    parts = [(name, value.detach().numpy()) for name, value in net.state_dict().items()]
    numbers = b"".join(value.astype("<f2").tobytes() for _, value in parts)
    head = dict(features=features, dilations=DILATIONS, clip=CLIP, parts=[[name, list(value.shape)] for name, value in parts])
    file.write_text(json.dumps(dict(**head, numbers=base64.b64encode(numbers).decode()), separators=(",", ":")) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("samples", type=Path)
    parser.add_argument("--folds", default="")
    parser.add_argument("--all", nargs="+", type=Path)
    given = parser.parse_args()
    torch.set_num_threads(1)  # several wait for one another on a busy machine
    features, rows, ids, labels, weights, starts, folds, used = load(given.folder, given.samples)
    print(f"{len(folds)} pages, {len(rows)} lines", flush=True)
    for fold in (int(one) for one in given.folds.split(",") if one):
        net = train(rows, ids, labels, weights, starts, np.flatnonzero(used & (folds != fold)))
        write_weights(net, features, given.folder / f"net-fold-{fold}.json")
        said = np.full(len(rows), np.nan, np.float32)
        say(net, rows, ids, starts, np.flatnonzero(folds == fold), said)
        said.tofile(given.folder / f"net-fold-{fold}.f32")
        silent = np.full(len(rows), np.nan, np.float32)
        say(net, rows, np.zeros_like(ids), starts, np.flatnonzero(folds == fold), silent)
        silent.tofile(given.folder / f"net-silent-{fold}.f32")
        print(f"fold {fold} trained", flush=True)
    if given.all:
        net = train(rows, ids, labels, weights, starts, np.flatnonzero(used))
        write_weights(net, features, given.all[0])
        if len(given.all) > 1:
            net.half().float()
            expected = {}
            for name, page in json.loads((given.folder / "small.json").read_text()).items():
                x, spoken = np.array(page["rows"], np.int16), np.array(page["words"], np.int64)
                said = np.zeros(len(x), np.float32)
                say(net, x, spoken, np.array([0, len(x)]), [0], said)
                expected[name] = [round(float(one), 6) for one in said]
            given.all[1].write_text(json.dumps(expected, indent=1) + "\n")


if __name__ == "__main__":
    main()
