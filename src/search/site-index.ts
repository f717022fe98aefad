import { hasPrefix, lowerBound } from '../text/sorted.ts';
import { byLength, nearestWords, type WordsByLength } from '../text/spelling.ts';

/** A record's folded texts; names one per line. */
export interface IndexedTexts {
  folded_title: string;
  folded_names: string;
  folded_description: string;
  /** 1 for the page of a whole area, otherwise 0. */
  whole: 0 | 1;
  /** Ranking factor; 1 for most. */
  weight: number;
}

/** An inverted index in arrays as in the file, with words and records numbered from 0. A search takes a fraction of a millisecond. */
export interface SiteIndex {
  /** All words, sorted. */
  words: readonly string[];
  /** Where each word's records begin in the next three arrays, and where the last ends. */
  starts: Uint32Array;
  records: Uint32Array;
  /** Weighted occurrences in title and names, and in the description. */
  inNames: Uint16Array;
  inText: Uint16Array;
  /** Per record: number of words, `whole` and `weight`. */
  lengths: Uint16Array;
  wholes: Uint8Array;
  weights: Float64Array;
  /** Titles and names, sorted, and their records. */
  names: readonly string[];
  named: Uint32Array;
}

/** Weight of a word by its place; in a description 1. */
const TITLE = 10;
const NAME = 6;
/** BM25's usual settings. */
const K1 = 1.2;
const B = 0.75;
const MIN_IDF = 1e-6;
const MAX_UINT16 = 0xffff;

/** Builds the index of records, for the build to write. */
export function makeSiteIndex(rows: readonly IndexedTexts[]): SiteIndex {
  const postingsByWord = new Map<string, { record: number; inNames: number; inText: number }[]>();
  const lengths = new Uint16Array(rows.length);
  const put = (record: number, text: string, inNames: number, inText: number) => {
    for (const word of text.split(/\s+/)) {
      if (word === '') continue;
      lengths[record] = (lengths[record] ?? 0) + 1;
      const of = postingsByWord.get(word) ?? [];
      postingsByWord.set(word, of);
      if (of.at(-1)?.record !== record) of.push({ record, inNames: 0, inText: 0 });
      const last = of.at(-1) as (typeof of)[number];
      last.inNames = Math.min(MAX_UINT16, last.inNames + inNames);
      last.inText = Math.min(MAX_UINT16, last.inText + inText);
    }
  };
  for (const [record, { folded_title, folded_names, folded_description }] of rows.entries()) {
    put(record, folded_title, TITLE, 0);
    put(record, folded_names, NAME, 0);
    put(record, folded_description, 0, 1);
  }
  const words = [...postingsByWord.keys()].sort();
  const postings = words.flatMap((word) => postingsByWord.get(word) ?? []);
  let end = 0;
  const starts = Uint32Array.from([0, ...words.map((word) => (end += postingsByWord.get(word)?.length ?? 0))]);
  const names = rows
    .flatMap(({ folded_title, folded_names }, record) =>
      [...new Set([folded_title, ...folded_names.split('\n')])].filter(Boolean).map((name) => ({ name, record })),
    )
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.record - b.record));
  return {
    words,
    starts,
    records: Uint32Array.from(postings, ({ record }) => record),
    inNames: Uint16Array.from(postings, (one) => one.inNames),
    inText: Uint16Array.from(postings, (one) => one.inText),
    lengths,
    wholes: Uint8Array.from(rows, ({ whole }) => whole),
    weights: Float64Array.from(rows, ({ weight }) => weight),
    names: names.map(({ name }) => name),
    named: Uint32Array.from(names, ({ record }) => record),
  };
}

/** A term: one word or its variants, matched whole or as a prefix. */
export type Terms = readonly { text: string; begun: boolean }[];

export interface IndexSearch {
  terms: readonly Terms[];
  /** Whether all terms must match, or some. */
  all: boolean;
  /** Only in titles and names. */
  namesOnly: boolean;
  /** Texts that match a record's title or name exactly. */
  names: readonly string[];
  /** Whether pages of whole areas rank first. */
  wholeFirst: boolean;
  limit: number;
}

export interface IndexHit {
  record: number;
  exact: boolean;
  whole: boolean;
}

/**
 * Finds records by words, best first: exact titles and names, then (on request) pages of whole areas, then by BM25 with the title weighing
 * most.
 */
export function searchIndex(index: SiteIndex, { terms, all, namesOnly, names, wholeFirst, limit }: IndexSearch): IndexHit[] {
  const { wholes, weights } = index;
  const scores = new Float64Array(wholes.length);
  const had = new Uint32Array(wholes.length);
  for (const [bit, one] of terms.entries()) for (const word of one) addScores(index, word, namesOnly, 1 << bit, scores, had);
  const exact = new Set(names.flatMap((name) => recordsNamed(index, name)));
  const needed = all ? 2 ** terms.length - 1 : 0;
  const best: (IndexHit & { order: number })[] = [];
  for (let record = 0; record < had.length; record += 1) {
    const bits = had[record] ?? 0;
    if (bits === 0 || (bits & needed) !== needed) continue;
    const hit = { record, exact: exact.has(record), whole: wholes[record] === 1 };
    const order = (hit.exact ? 2e9 : 0) + (wholeFirst && hit.whole ? 1e9 : 0) + (scores[record] ?? 0) * (weights[record] ?? 1);
    if (best.length === limit && order <= (best.at(-1)?.order ?? 0)) continue;
    let at = best.length;
    while (at > 0 && order > (best[at - 1]?.order ?? 0)) at -= 1;
    best.splice(at, 0, { ...hit, order });
    if (best.length > limit) best.pop();
  }
  return best;
}

/** Adds a term's score to the records that have it, and sets its bit. */
function addScores(
  index: SiteIndex,
  { text, begun }: Terms[number],
  namesOnly: boolean,
  bit: number,
  scores: Float64Array,
  had: Uint32Array,
): void {
  const { words, starts, records, inNames, inText, lengths } = index;
  const from = lowerBound(words, text);
  let to = from;
  while (to < words.length && (begun ? words[to]?.startsWith(text) : words[to] === text)) to += 1;
  const counts = new Map<number, number>();
  for (let at = starts[from] ?? 0; at < (starts[to] ?? 0); at += 1) {
    const record = records[at] ?? 0;
    const count = (inNames[at] ?? 0) + (namesOnly ? 0 : (inText[at] ?? 0));
    if (count > 0) counts.set(record, (counts.get(record) ?? 0) + count);
  }
  const idf = Math.max(MIN_IDF, Math.log((lengths.length - counts.size + 0.5) / (counts.size + 0.5)));
  const mean = meanLength(lengths);
  for (const [record, count] of counts) {
    const long = 1 - B + (B * (lengths[record] ?? 0)) / mean;
    scores[record] = (scores[record] ?? 0) + (idf * count * (K1 + 1)) / (count + K1 * long);
    had[record] = (had[record] ?? 0) | bit;
  }
}

const meanLengths = new WeakMap<Uint16Array, number>();
function meanLength(lengths: Uint16Array): number {
  const mean = meanLengths.get(lengths) ?? lengths.reduce((sum, one) => sum + one, 0) / Math.max(1, lengths.length);
  meanLengths.set(lengths, mean);
  return mean;
}

function recordsNamed({ names, named }: SiteIndex, name: string): number[] {
  const found: number[] = [];
  for (let at = lowerBound(names, name); names[at] === name; at += 1) found.push(named[at] ?? 0);
  return found;
}

/** Whether any word has this prefix. */
export const hasWord = ({ words }: SiteIndex, begin: string): boolean => hasPrefix(words, begin);

const wordsByLength = new WeakMap<SiteIndex, WordsByLength>();

/** The likeliest correction of a misspelt word: fewest edits, then the same first letter, then the most records. */
export function nearestWord(index: SiteIndex, word: string): string | undefined {
  let lengths = wordsByLength.get(index);
  if (!lengths) {
    // Numbers are never corrected.
    lengths = byLength(index.words.filter((one) => !/\d/.test(one)));
    wordsByLength.set(index, lengths);
  }
  const spread = (one: string) => {
    const at = lowerBound(index.words, one);
    return (index.starts[at + 1] ?? 0) - (index.starts[at] ?? 0);
  };
  const [nearest] = nearestWords(word, lengths).sort(
    (a, b) => Number(b[0] === word[0]) - Number(a[0] === word[0]) || spread(b) - spread(a),
  );
  return nearest;
}
