"""Labels of lines: the share of a line's words that a page's hand-made content holds, and how much each line counts in training."""

import gzip
import json
import re
from collections import Counter
from pathlib import Path

WORD = re.compile(r"\w+")
GRAM = 4  # words in a row that must agree, so that a word is not content by chance
WORDS_OF_A_COPY = 5


def words(text: str) -> list[str]:
    return WORD.findall(text.lower())


def flat(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip()


def load_truth(samples: Path) -> dict[str, dict]:
    """The truth of every sample page by its id, which begins with its folder."""
    truth = {}
    for folder in ("pages", "pages-more", "articles", "passages", "news-five-languages"):
        for name in ("truth.json.gz", "ground-truth.json", "expected.json"):
            file = samples / folder / name
            if file.exists():
                text = gzip.open(file).read() if name.endswith(".gz") else file.read_bytes()
                truth.update({f"{folder}/{id}": one for id, one in json.loads(text).items()})
    return truth


def label_by_content(texts: list[str], content: str) -> list[float]:
    """Share of each line's words in runs of GRAM words that the content holds too; a short line counts where it is there as a whole."""
    wanted = words(content)
    grams = set(zip(*(wanted[at:] for at in range(GRAM))))
    whole_lines = {" ".join(words(line)) for line in content.split("\n")}
    joined = f" {' '.join(wanted)} "
    lines = [words(text) for text in texts]
    sequence = [word for line in lines for word in line]
    covered = [False] * len(sequence)
    for at in range(len(sequence) - GRAM + 1):
        if tuple(sequence[at : at + GRAM]) in grams:
            covered[at : at + GRAM] = [True] * GRAM
    labels, start, said, copies = [], 0, Counter(), {}
    for line in lines:
        end = start + len(line)
        share = sum(covered[start:end]) / len(line) if line else 0.0
        start, text = end, " ".join(line)
        if share < 1 and 3 <= len(line) <= GRAM and f" {text} " in joined:
            share = 1.0
        elif share < 0.9 and text and text in whole_lines:
            share = 0.9
        if share > 0.5 and len(line) >= WORDS_OF_A_COPY:  # what the content says once is content once
            copies.setdefault(text, max(1, joined.count(f" {text[:400]}")))
            said[text] += 1
            share = share if said[text] <= copies[text] else 0.0
        labels.append(share)
    return labels


def label_by_passages(texts: list[str], passages: dict) -> tuple[list[float], list[float]]:
    """Lines that hold a wanted or an unwanted passage; of the others nothing is known, so they count nothing."""
    page, spans = "", []
    for text in texts:
        spans.append((len(page), len(page) + len(flat(text))))
        page += flat(text) + " "
    labels, known = [0.0] * len(texts), [0.0] * len(texts)
    for kind, value in (("with", 1.0), ("without", 0.0)):
        for passage in map(flat, passages[kind]):
            at = page.find(passage) if passage else -1
            while at >= 0:
                for line, (start, end) in enumerate(spans):
                    if start < at + len(passage) and end > at:
                        labels[line], known[line] = max(labels[line], value), 1.0
                at = page.find(passage, at + 1)
    return labels, known


def label_page(page: dict, truth: dict[str, dict]) -> tuple[list[float], list[float]]:
    """Labels of a page's lines, and which of them are known. Pages of news are for scoring alone: nothing is learnt from them."""
    one = truth[page["id"]]
    if page["set"] == "passages":
        return label_by_passages(page["texts"], one)
    labels = label_by_content(page["texts"], one["articleBody" if page["set"] == "articles" else "content"])
    return labels, [0.0 if page["set"] == "news" else 1.0] * len(labels)
