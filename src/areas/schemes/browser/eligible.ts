// The page with questions about oneself. It loads the conditions of all schemes once and compares them here, so that no answer leaves the device.

import { groupDigits } from '../../../i18n/format.ts';
import { STATES } from '../../../places/states.ts';
import { LOCALE } from '../../../site/browser/page-language.ts';
import { slugify } from '../../../text/fold.ts';
import { ELIGIBLE } from '../eligible/eligible-wording.ts';
import { conditionsInWords } from '../facts/describe.ts';
import { type Fit, judge, type Person, type Verdict } from '../facts/judge.ts';
import type { Purpose } from '../facts/purpose.ts';
import { groupFor, rankFor } from '../facts/rank.ts';
import { CASTES, type FactName, type SchemeFacts } from '../facts/types.ts';

interface Known {
  slug: string;
  name: string;
  facts: SchemeFacts;
  gives: { en: string; hi: string } | null;
}

interface Judged extends Known {
  verdict: Verdict;
}

/** Schemes that stand first, whatever they are for; and of each group at first, and more with each press. */
const FIRST = 4;
const SHOWN = 6;
const MORE = 20;
/** A pause in typing after which what is found is found anew. */
const PAUSE_MS = 250;
const t = ELIGIBLE[LOCALE];
const form = document.querySelector<HTMLFormElement>('form[data-eligible]');
const frame = document.querySelector<HTMLElement>('[data-eligible-found]');
let index: Promise<Known[]> | undefined;

async function readIndex(address: string): Promise<Known[]> {
  // biome-ignore lint/style/noRestrictedGlobals: this runs in the browser, which asks the service itself
  const response = await fetch(address);
  if (!response.ok) throw new Error(t.unreachable);
  return ((await response.json()) as { data: Known[] }).data;
}

function personOf(answers: FormData): Person {
  const text = (name: string) => String(answers.get(name) ?? '').trim() || undefined;
  const number = (name: string) => {
    const said = text(name);
    return said === undefined ? undefined : Number(said);
  };
  const yes = (name: string) => {
    const said = text(name);
    return said === undefined ? undefined : said === '1';
  };
  return {
    state: STATES.find(({ name }) => slugify(name) === text('state'))?.name,
    age: number('age'),
    gender: text('gender') as Person['gender'],
    income: number('income'),
    caste: CASTES.find((one) => one.toLowerCase() === text('caste')) as Person['caste'],
    occupation: text('occupation'),
    disability: number('disability'),
    minority: yes('minority'),
    student: yes('student'),
    bpl: yes('bpl'),
    widow: yes('widow'),
    unemployed: yes('unemployed'),
  };
}

function element<K extends keyof HTMLElementTagNameMap>(name: K, text: string, className?: string): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}

function itemOf({ slug, name, facts, gives, verdict }: Judged, base: string): HTMLLIElement {
  const item = document.createElement('li');
  const head = element('a', name);
  head.href = `${base}${slug}`;
  if (LOCALE !== 'en') head.lang = 'en';
  item.append(head);
  if (gives) item.append(element('span', gives[LOCALE], 'gives'));
  const words = conditionsInWords(facts);
  const tell = (title: string, names: readonly FactName[]) => {
    const those = words.filter((one) => names.includes(one.name === 'residents' ? 'state' : one.name));
    if (those.length > 0)
      item.append(element('span', `${title}: ${those.map(({ label, value }) => `${label[LOCALE]} ${value[LOCALE]}`).join('; ')}`, 'under'));
    return those.length;
  };
  const lines = tell(t.notMet, verdict.not_met) + tell(t.why, verdict.met) + tell(t.needs, verdict.unknown);
  if (facts.others) item.append(element('span', t.others(groupDigits(facts.others)), 'under'));
  else if (lines === 0) item.append(element('span', t.conditionsUnknown, 'under'));
  return item;
}

/** Rows, the first of them at once and the rest by a button. */
function rowsOf(schemes: readonly Judged[], base: string, first: number): HTMLElement[] {
  const list = document.createElement('ul');
  list.className = 'plain scheme-rows';
  const button = element('button', '', 'as-link');
  button.type = 'button';
  let shown = 0;
  const more = (count: number) => {
    list.append(...schemes.slice(shown, shown + count).map((one) => itemOf(one, base)));
    shown += count;
    button.hidden = shown >= schemes.length;
    button.textContent = t.moreOf(groupDigits(Math.max(0, schemes.length - shown)));
  };
  button.addEventListener('click', () => more(MORE));
  more(first);
  return [list, button];
}

function sectionOf(title: string, schemes: readonly Judged[], base: string): HTMLElement {
  const section = document.createElement('section');
  section.append(element('h2', `${title} (${groupDigits(schemes.length)})`), ...rowsOf(schemes, base, SHOWN));
  return section;
}

/** What was not met is told for those who look for one scheme: folded, and made when it is opened. */
function foldedOf(title: string, schemes: readonly Judged[], base: string): HTMLDetailsElement {
  const fold = document.createElement('details');
  fold.append(element('summary', `${title} (${groupDigits(schemes.length)})`));
  fold.addEventListener('toggle', () => fold.append(...rowsOf(schemes, base, SHOWN)), { once: true });
  return fold;
}

const titleOf = (purpose: Purpose): string => (purpose === 'other' ? t.otherPurpose : t[purpose]);

async function answer(query: HTMLFormElement, into: HTMLElement): Promise<void> {
  const output = query.querySelector('output');
  if (!output) return;
  if (!index) output.textContent = t.loading;
  index ??= readIndex(query.dataset.eligible ?? '');
  try {
    const all = await index;
    const person = personOf(new FormData(query));
    const judged = all.map((one): Judged => ({ ...one, verdict: judge(one.facts, person) }));
    const of = (...fits: Fit[]) => judged.filter(({ verdict }) => fits.includes(verdict.fit));
    const possible = of('fits', 'may');
    const no = of('no');
    const base = query.dataset.scheme ?? '';
    output.textContent = t.counts(groupDigits(of('fits').length), groupDigits(of('may').length), groupDigits(no.length));
    const first = rankFor(possible, person).slice(0, FIRST);
    const best = sectionOf(t.first, first, base);
    best.className = 'first-scheme';
    into.replaceChildren(
      best,
      ...groupFor(
        possible.filter((one) => !first.includes(one)),
        person,
      ).map(([purpose, schemes]) => sectionOf(titleOf(purpose), schemes, base)),
      foldedOf(t.whyNot, rankFor(no, person), base),
    );
    into.hidden = false;
  } catch (error) {
    index = undefined;
    into.hidden = true;
    output.textContent = error instanceof Error ? error.message : t.unreachable;
  }
}

let pause: ReturnType<typeof setTimeout> | undefined;
form?.addEventListener('input', () => {
  clearTimeout(pause);
  if (frame && form.checkValidity()) pause = setTimeout(() => void answer(form, frame), PAUSE_MS);
});
form?.addEventListener('submit', (event) => {
  if (!frame) return;
  event.preventDefault();
  clearTimeout(pause);
  void answer(form, frame).then(() => form.querySelector('output')?.scrollIntoView({ block: 'start' }));
});
