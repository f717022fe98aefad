// Scores what was read of the sample pages against their hand-made truth, as each set is scored by those who made it.
import { readTruth, type Sample } from './samples.ts';

export interface Score {
  name: string;
  pages: number;
  precision: number;
  recall: number;
  /** Mean over pages for the seven types, of the pooled or mean precision and recall for the others. */
  f1: number;
}

export interface Read {
  sample: Omit<Sample, 'html'>;
  text: string;
}

type Counts = ReadonlyMap<string, number>;

function countItems(items: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

const totalCount = (counts: Counts) => [...counts.values()].reduce((sum, count) => sum + count, 0);

/** Share of what was read that was wanted, and of what was wanted that was read. */
function compareCounts(read: Counts, wanted: Counts): { precision: number; recall: number; f1: number } {
  const [had, expectedCount] = [totalCount(read), totalCount(wanted)];
  if (!expectedCount) return had ? { precision: 0, recall: 0, f1: 0 } : { precision: 1, recall: 1, f1: 1 };
  let both = 0;
  for (const [item, count] of read) both += Math.min(count, wanted.get(item) ?? 0);
  return { precision: had ? both / had : 0, recall: both / expectedCount, f1: (2 * both) / (had + expectedCount) };
}

const wordBag = (text: string) => countItems(text.toLowerCase().match(/[\p{L}\p{N}\p{M}_]+/gu) ?? []);

function listShingles(text: string): Counts {
  const words = text.match(/[\p{L}\p{N}_]+/gu) ?? [];
  const length = Math.max(words.length - 3, Math.min(words.length, 1));
  return countItems(Array.from({ length }, (_, at) => words.slice(at, at + 4).join(' ')));
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
const f1Score = (precision: number, recall: number) => (precision + recall ? (2 * precision * recall) / (precision + recall) : 0);

/** How one page was read: shares of its own, or, of a page with passages, how many were found of those wanted and unwanted. */
export interface Row {
  sample: Pick<Sample, 'set' | 'id' | 'type' | 'fold'>;
  precision: number;
  recall: number;
  f1: number;
  wanted: number;
  missed: number;
  unwanted: number;
}

interface Truth {
  content: string;
  articleBody: string;
  with: string[];
  without: string[];
}
let truth: ReadonlyMap<string, Truth> | undefined;

/** Scores what was read of one page. */
export function scorePage({ sample, text }: Read): Row {
  truth ??= readTruth<Truth>();
  const { set, id, type, fold } = sample;
  const row = { sample: { set, id, type, fold }, precision: 0, recall: 0, f1: 0, wanted: 0, missed: 0, unwanted: 0 };
  const expected = truth.get(id);
  if (set === 'pages' || set === 'news') return { ...row, ...compareCounts(wordBag(text), wordBag(expected?.content ?? '')) };
  if (set === 'articles') return { ...row, ...compareCounts(listShingles(text), listShingles(expected?.articleBody ?? '')) };
  const got = flat(text);
  for (const passage of expected?.with ?? []) got.includes(flat(passage)) ? row.wanted++ : row.missed++;
  for (const passage of expected?.without ?? []) if (got.includes(flat(passage))) row.unwanted++;
  return row;
}

/** Scores by type of page and over all, then articles, passages, and news by language. */
export function scoreAll(rows: readonly Row[]): Score[] {
  const of = (set: Sample['set']) => rows.filter(({ sample }) => sample.set === set);
  return [
    ...scoreTypes(of('pages'), 'all seven types'),
    scoreArticles(of('articles')),
    scorePassages(of('passages')),
    ...scoreTypes(of('news'), 'news in five languages'),
  ];
}

function scoreTypes(rows: readonly Row[], allName: string): Score[] {
  const line = (name: string, list: readonly Row[]): Score => ({
    name,
    pages: list.length,
    precision: mean(list.map((row) => row.precision)),
    recall: mean(list.map((row) => row.recall)),
    f1: mean(list.map((row) => row.f1)),
  });
  const types = [...Map.groupBy(rows, (row) => row.sample.type)].sort(([a], [b]) => (a < b ? -1 : 1));
  return [...types.map(([type, rowsOfType]) => line(type, rowsOfType)), line(allName, rows)];
}

function scoreArticles(rows: readonly Row[]): Score {
  const [precision, recall] = [mean(rows.map((row) => row.precision)), mean(rows.map((row) => row.recall))];
  return { name: 'articles', pages: rows.length, precision, recall, f1: f1Score(precision, recall) };
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

function scorePassages(rows: readonly Row[]): Score {
  let [wanted, missed, unwanted] = [0, 0, 0];
  for (const row of rows) [wanted, missed, unwanted] = [wanted + row.wanted, missed + row.missed, unwanted + row.unwanted];
  const [precision, recall] = [wanted / Math.max(1, wanted + unwanted), wanted / Math.max(1, wanted + missed)];
  return { name: 'passages', pages: rows.length, precision, recall, f1: f1Score(precision, recall) };
}
