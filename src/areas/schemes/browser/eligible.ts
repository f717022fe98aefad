// The page with six questions. It loads the conditions of all schemes once and compares them here, so that no answer leaves the device.

import { groupDigits } from '../../../i18n/format.ts';
import { STATES } from '../../../places/states.ts';
import { LOCALE } from '../../../site/browser/page-language.ts';
import { slugify } from '../../../text/fold.ts';
import { ELIGIBLE } from '../eligible-wording.ts';
import { conditionsInWords } from '../facts/describe.ts';
import { compareFits, type Fit, judge, type Person, type Verdict } from '../facts/judge.ts';
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

/** Schemes shown per group at first, and with each press of the button. */
const SHOWN = 20;
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
  if (gives) item.append(element('span', gives[LOCALE], 'under'));
  const words = conditionsInWords(facts);
  const translate = (title: string, names: readonly FactName[]) => {
    const those = words.filter((one) => names.includes(one.name === 'residents' ? 'state' : one.name));
    if (those.length > 0)
      item.append(element('span', `${title}: ${those.map(({ label, value }) => `${label[LOCALE]} ${value[LOCALE]}`).join('; ')}`, 'under'));
    return those.length;
  };
  const told = translate(t.notMet, verdict.not_met) + translate(t.missing, verdict.unknown) + translate(t.met, verdict.met);
  if (facts.others) item.append(element('span', t.others(groupDigits(facts.others)), 'under'));
  else if (told === 0) item.append(element('span', t.conditionsUnknown, 'under'));
  return item;
}

function sectionOf(title: string, schemes: readonly Judged[], base: string, open: boolean): HTMLDetailsElement {
  const section = document.createElement('details');
  section.open = open;
  const list = document.createElement('ul');
  list.className = 'plain index';
  const button = element('button', t.showMore);
  button.type = 'button';
  let shown = 0;
  const more = () => {
    list.append(...schemes.slice(shown, shown + SHOWN).map((one) => itemOf(one, base)));
    shown += SHOWN;
    button.hidden = shown >= schemes.length;
  };
  button.addEventListener('click', more);
  section.append(element('summary', `${title}: ${groupDigits(schemes.length)}`), list, button);
  more();
  return section;
}

async function answer(query: HTMLFormElement, into: HTMLElement): Promise<void> {
  const output = query.querySelector('output');
  if (!output) return;
  output.textContent = t.loading;
  index ??= readIndex(query.dataset.eligible ?? '');
  try {
    const person = personOf(new FormData(query));
    const judged = (await index).map((one): Judged => ({ ...one, verdict: judge(one.facts, person) }));
    const of = (fit: Fit) => judged.filter(({ verdict }) => verdict.fit === fit).toSorted(compareFits);
    const [fits, may, no] = [of('fits'), of('may'), of('no')];
    const base = query.dataset.scheme ?? '';
    output.textContent = t.counts(groupDigits(fits.length), groupDigits(may.length), groupDigits(no.length));
    into.replaceChildren(
      sectionOf(t.fits, fits, base, true),
      sectionOf(t.may, may, base, fits.length === 0),
      sectionOf(t.not, no, base, false),
    );
    into.hidden = false;
  } catch (error) {
    index = undefined;
    into.hidden = true;
    output.textContent = error instanceof Error ? error.message : t.unreachable;
  }
}

form?.addEventListener('submit', (event) => {
  if (!frame) return;
  event.preventDefault();
  void answer(form, frame);
});
