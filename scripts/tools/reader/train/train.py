"""Trains the reader's trees on what `node scripts/tools/reader/export.ts FOLDER` wrote.

    python scripts/tools/reader/train/train.py FOLDER SAMPLES WEIGHTS [EXPECTED]

Writes FOLDER/fold-<n>.json, trees that have not seen the hosts of fold n, and WEIGHTS, trees that have seen all. With EXPECTED it also
writes there what LightGBM itself says of every line of the small pages (FOLDER/small.json), which a test compares with the reader.
The same input gives the same output.
"""

import json
import sys
from pathlib import Path

import lightgbm
import numpy as np

from labels import label_page, load_truth, words

ROUNDS = 330
MOST_LINES = 200  # of a page, drawn by weight: a long page is not to outweigh the others
# by the folder of the page; of others nothing is learnt: news is for scoring alone, and more pages of the same kind teach the trees English
FOLDER_WEIGHTS = {"pages": 1.0, "articles": 4.0, "passages": 1.0}
LEAF_UNIT = 10_000
PARAMETERS = dict(
    objective="cross_entropy", learning_rate=0.08, num_leaves=15, min_data_in_leaf=100, feature_fraction=0.5, bagging_fraction=0.8,
    bagging_freq=1, lambda_l2=5, max_bin=63, seed=7, deterministic=True, force_row_wise=True, num_threads=1, verbose=-1,
)  # fmt: skip


def weigh_lines(page: dict, known: list[float], random: np.random.RandomState) -> np.ndarray:
    """How much each line counts: by the root of its words, all lines of a page together as much as the root of their sum."""
    counts = np.array([len(words(text)) for text in page["texts"]], float)
    weights = np.array(known) * np.sqrt(counts)
    worth = FOLDER_WEIGHTS.get(page["id"].split("/")[0], 0)
    if worth == 0 or weights.sum() == 0:
        return np.zeros(len(weights))
    weights *= worth / np.sqrt(weights.sum())
    present = np.flatnonzero(weights)
    if len(present) > MOST_LINES:
        total = weights.sum()
        drawn = random.choice(present, MOST_LINES, replace=False, p=0.5 * weights[present] / total + 0.5 / len(present))
        kept = np.zeros(len(weights))
        kept[drawn] = weights[drawn] * total / weights[drawn].sum()
        return kept
    return weights


def train(rows: np.ndarray, labels: np.ndarray, weights: np.ndarray) -> lightgbm.Booster:
    used = weights > 0
    data = lightgbm.Dataset(rows[used], labels[used], weight=weights[used] / weights[used].mean())
    booster = lightgbm.train(PARAMETERS, data, ROUNDS)
    # rounded before anyone asks, so that what is shipped and what LightGBM says are one
    for tree, info in enumerate(booster.dump_model()["tree_info"]):
        for leaf in range(info["num_leaves"]):
            value = booster.get_leaf_output(tree, leaf)
            booster.set_leaf_output(tree, leaf, round(value * LEAF_UNIT) / LEAF_UNIT)
    return booster


def write_trees(booster: lightgbm.Booster, features: list[str], file: Path) -> None:
    names: dict[str, int] = {}
    trees = []
    for tree in booster.dump_model()["tree_info"]:
        feature, up_to, left, right, leaves = [], [], [], [], []

        def add(node: dict) -> int:
            if "leaf_index" in node or "split_feature" not in node:
                leaves.append(round(node["leaf_value"] * LEAF_UNIT))
                return -len(leaves)
            place = len(feature)
            feature.append(names.setdefault(features[node["split_feature"]], len(names)))
            up_to.append(int(np.floor(node["threshold"])))  # features are whole numbers
            left.append(0)
            right.append(0)
            left[place] = add(node["left_child"])
            right[place] = add(node["right_child"])
            return place

        add(tree["tree_structure"])
        trees.append([feature, up_to, left, right, leaves])
    file.write_text(json.dumps({"names": list(names), "trees": trees}, separators=(",", ":")) + "\n")


def main(folder: Path, samples: Path, weights_file: Path, expected_file: Path | None) -> None:
    features = json.loads((folder / "features.json").read_text())
    rows = np.fromfile(folder / "rows.i16", np.int16).reshape(-1, len(features))
    truth, random = load_truth(samples), np.random.RandomState(3)
    labels, weights, folds = [], [], []
    for page in map(json.loads, (folder / "lines.jsonl").open()):
        own, known = label_page(page, truth)
        labels.extend(own)
        weights.extend(weigh_lines(page, known, random))
        folds.extend([page["fold"]] * len(own))
    labels, weights, folds = np.array(labels), np.array(weights), np.array(folds)
    for fold in sorted(set(folds)):
        write_trees(train(rows, labels, np.where(folds == fold, 0, weights)), features, folder / f"fold-{fold}.json")
        print(f"fold {fold} trained", flush=True)
    booster = train(rows, labels, weights)
    write_trees(booster, features, weights_file)
    if expected_file:
        small = json.loads((folder / "small.json").read_text())
        expected = {name: [round(float(one), 9) for one in booster.predict(np.array(page["rows"], np.int16))] for name, page in small.items()}
        expected_file.write_text(json.dumps(expected, indent=1) + "\n")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:4]), Path(sys.argv[4]) if len(sys.argv) > 4 else None)
