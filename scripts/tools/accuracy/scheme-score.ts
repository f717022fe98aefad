import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readDocuments } from '../../../src/areas/schemes/facts/documents.ts';
import { takeFacts } from '../../../src/areas/schemes/facts/take-facts.ts';
import type { SchemePage } from '../../../src/areas/schemes/facts/types.ts';
import { ownerOf, pageOfSample, readExtraText, type SampleText } from '../../scheme-sample.ts';

type Values = Readonly<Record<string, unknown>>;
interface Label {
  want: Values;
  also?: Values;
}
interface PaperLabel {
  want: readonly string[];
  also?: readonly string[];
}
interface Labels {
  tuned: Record<string, Label>;
  held_out: Record<string, Label>;
  later: Record<string, Label>;
  papers: Record<'tuned' | 'held_out', Record<string, PaperLabel>>;
  helplines: Record<string, readonly string[]>;
}
export interface Score {
  right: number;
  wrong: number;
  missed: number;
}
/** What is not right, by its fact and its page. */
export interface Fault {
  what: 'wrong' | 'missed';
  name: string;
  slug: string;
  value: string;
}
export interface Scores {
  set: string;
  pages: number;
  byName: ReadonlyMap<string, Score>;
  all: Score;
  faults: readonly Fault[];
}

/** How much of a text the labels were made from; papers and helplines were read whole. */
const READ = { benefits: 520, eligibility: 1150 };

/** How right the facts are that are taken from the pages of a file, by labels made by hand: one entry for each set of labels. */
export function scoreFacts(file: string): Scores[] {
  const { texts } = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as { texts: Record<string, SampleText> };
  const labels = JSON.parse(readFileSync(new URL('scheme-labels.json', import.meta.url), 'utf8')) as Labels;
  const textOfSlug = (slug: string): SampleText => {
    const text = texts[slug];
    if (!text) throw new Error(`No text of ${slug}`);
    return text;
  };
  const facts = (['tuned', 'held_out', 'later'] as const).map((set) =>
    scoreSet(set, labels[set], (slug) => pageOfSample(textOfSlug(slug)), firstOf),
  );
  const papers = (['tuned', 'held_out'] as const).map((set) => {
    const tally = new Tally(`papers, ${set}`, labels.papers[set]);
    for (const [slug, { want, also }] of Object.entries(labels.papers[set]))
      tally.add('papers', slug, readDocuments(textOfSlug(slug).documents).keys, want, also ?? []);
    return tally;
  });
  const helplines = new Tally('helplines', labels.helplines);
  for (const [slug, want] of Object.entries(labels.helplines))
    helplines.add('helpline', slug, takeFacts(pageOfSample(textOfSlug(slug))).facts.helpline ?? [], want, []);
  return [...facts, ...papers, helplines];
}

/** The same of pages of March 2026, whose texts have lines. */
export function scoreMarch(file: string): Scores[] {
  const { texts } = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as { texts: Record<string, string> };
  const labels = JSON.parse(readFileSync(new URL('scheme-labels-march.json', import.meta.url), 'utf8')) as Record<
    string,
    Record<string, Label>
  >;
  const pageOf = (slug: string) => ({ ...pageOfSample(readExtraText(texts[slug] ?? '')), ...ownerOf(texts[slug] ?? '') });
  return ['march', 'march_unseen', 'march_last'].map((set) => scoreSet(set, labels[set] ?? {}, pageOf, firstLinesOf));
}

function scoreSet(
  set: string,
  labels: Record<string, Label>,
  pageOf: (slug: string) => SchemePage,
  cut: (text: string, length: number) => string,
): Tally {
  const tally = new Tally(set, labels);
  for (const [slug, { want, also }] of Object.entries(labels)) {
    const page = pageOf(slug);
    const short = { ...page, benefits: cut(page.benefits, READ.benefits), eligibility: cut(page.eligibility, READ.eligibility) };
    const taken = valuesOf(takeFacts(short).facts);
    for (const name of new Set([...Object.keys(taken), ...Object.keys(asValues(want))]))
      tally.add(name, slug, taken[name] ?? [], asValues(want)[name] ?? [], asValues(also ?? {})[name] ?? []);
  }
  return tally;
}

class Tally implements Scores {
  readonly byName = new Map<string, Score>();
  readonly all: Score = { right: 0, wrong: 0, missed: 0 };
  readonly faults: Fault[] = [];
  readonly set: string;
  readonly pages: number;

  constructor(set: string, labels: object) {
    this.set = set;
    this.pages = Object.keys(labels).length;
  }

  /** A fact of several parts (sums, per cents, papers) counts by its parts; of any other all has to be right. */
  add(name: string, slug: string, taken: readonly string[], want: readonly string[], also: readonly string[]): void {
    const count = (what: keyof Score, value: string) => {
      const score = this.byName.get(name) ?? { right: 0, wrong: 0, missed: 0 };
      this.byName.set(name, score);
      score[what] += 1;
      this.all[what] += 1;
      if (what !== 'right') this.faults.push({ what, name, slug, value });
    };
    for (const one of taken) {
      if (want.includes(one)) count('right', one);
      else if (!also.includes(one) && !also.includes('*') && !also.includes('true')) count('wrong', one);
    }
    for (const one of want) if (!taken.includes(one)) count('missed', one);
  }
}

/** Facts by name as texts to compare: one text for a whole list, save for sums and per cents. */
function valuesOf(facts: ReturnType<typeof takeFacts>['facts']): Record<string, string[]> {
  const { applicant, ages, gender, classes, apply } = facts;
  const factValues: Record<string, unknown> = {
    state: facts.state,
    body: applicant === 'body',
    residents: facts.residents,
    ages: ages?.map(([from, to]) => `${from ?? ''}-${to ?? ''}`),
    female: gender === 'female',
    male: gender === 'male',
  };
  for (const name of ['castes', 'one_of', 'income', 'disability', 'disability_percent', 'bpl', 'student'] as const)
    factValues[name] = facts[name];
  factValues.classes = classes?.map((one) => one ?? '').join('-');
  for (const name of ['passed', 'marks', 'unemployed', 'widow', 'pregnant', 'orphan', 'occupations', 'occupation_of'] as const)
    factValues[name] = facts[name];
  factValues.online = apply?.includes('online');
  factValues.office = apply?.includes('office');
  const stated = Object.entries(factValues).filter(([, value]) => value !== undefined && value !== false);
  const values: Record<string, string[]> = Object.fromEntries(stated.map(([name, value]) => [name, [textOf(value)]]));
  if (facts.gives) values.gives = facts.gives.map(({ rupees, per }) => `${rupees}${per && per !== 'unit' ? `/${per}` : ''}`);
  const percents = [...(facts.subsidy_percent ?? []), ...(facts.interest_percent ?? [])];
  if (percents.length > 0) values.percents = percents.map(String);
  return values;
}

function asValues(values: Values): Record<string, string[]> {
  const inParts = (name: string) => name === 'gives' || name === 'percents';
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, inParts(name) ? (value as unknown[]).map(String) : [textOf(value)]]),
  );
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.map(String).toSorted().join(' ') || 'none' : String(value);
}

/** The same with its lines: as far as the first characters of the text in one line reach. */
function firstLinesOf(text: string, length: number): string {
  const words = firstOf(text, length).split(' ').length;
  const end = [...text.matchAll(/\S+/g)][words - 1];
  return end ? text.slice(0, end.index + end[0].length) : text;
}

function firstOf(text: string, length: number): string {
  const line = text.replaceAll('\ufeff', '').replace(/\s+/g, ' ').trim();
  return line.length > length ? line.slice(0, length).replace(/\s\S*$/, '') : line;
}
