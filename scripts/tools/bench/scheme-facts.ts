// `npm run bench -- scheme-facts [--file=TEXTS.json.gz] [--show=FACT|all]`: how right the facts are that are taken from schemes' pages, by
// labels made by hand; `--show` lists what is wrong or missed. The texts are the publisher's and no part of the repository: they are looked
// for in ../shared/samples.
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { takeFacts } from '../../../src/areas/schemes/facts/take-facts.ts';
import { pageOfSample, SAMPLE_FILE, type SampleText } from '../../scheme-sample.ts';

type Values = Readonly<Record<string, unknown>>;
interface Label {
  want: Values;
  also?: Values;
}
interface Score {
  right: number;
  wrong: number;
  missed: number;
}

/** How much of a text the labels were made from. */
const READ = { benefits: 520, eligibility: 1150 };

const { values: options } = parseArgs({
  args: process.argv.slice(3),
  options: { file: { type: 'string', default: SAMPLE_FILE }, show: { type: 'string' } },
});
const { file, show: shown } = options;
if (!existsSync(file)) {
  console.error(`No texts at ${file}. They are the publisher's and come with no clone; --file= names another place.`);
  process.exit(1);
}
const { texts } = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as { texts: Record<string, SampleText> };
const labels = JSON.parse(readFileSync(new URL('../accuracy/scheme-labels.json', import.meta.url), 'utf8')) as Record<
  'tuned' | 'held_out' | 'later',
  Record<string, Label>
>;
for (const set of ['tuned', 'held_out', 'later'] as const) report(set, labels[set]);

function report(set: string, of: Record<string, Label>): void {
  const scores = new Map<string, Score>();
  for (const [slug, label] of Object.entries(of)) {
    const text = texts[slug];
    if (!text) throw new Error(`No text of ${slug}`);
    const page = pageOfSample(text);
    const found = valuesOf(
      takeFacts({ ...page, benefits: firstOf(page.benefits, READ.benefits), eligibility: firstOf(page.eligibility, READ.eligibility) })
        .facts,
    );
    const names = new Set([...Object.keys(found), ...Object.keys(asValues(label.want))]);
    for (const name of names)
      compare(scores, name, slug, found[name] ?? [], asValues(label.want)[name] ?? [], asValues(label.also ?? {})[name] ?? []);
  }
  console.log(`\n${set}: ${Object.keys(of).length} pages`);
  const all: Score = { right: 0, wrong: 0, missed: 0 };
  for (const [name, score] of [...scores].toSorted()) {
    for (const key of ['right', 'wrong', 'missed'] as const) all[key] += score[key];
    console.log(line(name, score));
  }
  console.log(line('all', all));
}

/** A fact of several parts (sums, per cents) counts by its parts; of any other all has to be right. */
function compare(
  scores: Map<string, Score>,
  name: string,
  slug: string,
  found: readonly string[],
  want: readonly string[],
  also: readonly string[],
): void {
  const score = scores.get(name) ?? { right: 0, wrong: 0, missed: 0 };
  scores.set(name, score);
  for (const one of found) {
    if (want.includes(one)) score.right += 1;
    else if (!also.includes(one) && !also.includes('*') && !also.includes('true')) {
      score.wrong += 1;
      tell('wrong', name, slug, one);
    }
  }
  for (const one of want) {
    if (found.includes(one)) continue;
    score.missed += 1;
    tell('missed', name, slug, one);
  }
}

function tell(what: string, name: string, slug: string, value: string): void {
  if (shown === name || shown === 'all') console.log(`  ${what} ${name} of ${slug}: ${value}`);
}

/** Facts by name as texts to compare: one text for a whole list, save for sums and per cents. */
function valuesOf(facts: ReturnType<typeof takeFacts>['facts']): Record<string, string[]> {
  const values: Record<string, string[]> = {};
  const put = (name: string, value: unknown) => {
    if (value !== undefined && value !== false) values[name] = [textOf(value)];
  };
  const {
    state,
    applicant,
    residents,
    ages,
    gender,
    castes,
    one_of,
    income,
    disability,
    disability_percent,
    bpl,
    student,
    classes,
    passed,
    marks,
  } = facts;
  put('state', state);
  put('body', applicant === 'body' || undefined);
  put('residents', residents);
  put(
    'ages',
    ages?.map(([from, to]) => `${from ?? ''}-${to ?? ''}`),
  );
  put('female', gender === 'female' || undefined);
  put('male', gender === 'male' || undefined);
  put('castes', castes);
  put('one_of', one_of);
  put('income', income);
  put('disability', disability);
  put('disability_percent', disability_percent);
  put('bpl', bpl);
  put('student', student);
  put('classes', classes?.map((one) => one ?? '').join('-'));
  put('passed', passed);
  put('marks', marks);
  for (const name of ['unemployed', 'widow', 'pregnant', 'orphan', 'occupations', 'occupation_of'] as const) put(name, facts[name]);
  put('online', facts.apply?.includes('online'));
  put('office', facts.apply?.includes('office'));
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

function firstOf(text: string, length: number): string {
  const line = text.replaceAll('\ufeff', '').replace(/\s+/g, ' ').trim();
  return line.length > length ? line.slice(0, length).replace(/\s\S*$/, '') : line;
}

function line(name: string, { right, wrong, missed }: Score): string {
  const share = (part: number, whole: number) => (whole === 0 ? '    –' : `${((100 * part) / whole).toFixed(1)}%`.padStart(6));
  return `${name.padEnd(20)} precision ${share(right, right + wrong)}  recall ${share(right, right + missed)}  (${right} right, ${wrong} wrong, ${missed} missed)`;
}
