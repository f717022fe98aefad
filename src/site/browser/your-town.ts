// The field for one's own town: suggests names, keeps the town on the device, and fills in what the page tells of it.
import { formatDay } from '../../i18n/format.ts';
import { type BoardAnswer, fetchAnswer } from './board-answers.ts';
import { keepTown, type OwnTown, onTown, ownTown, ownTownName } from './own-town.ts';
import { inPageLanguage, LOCALE } from './page-language.ts';

const t = inPageLanguage({
  nothing: {
    en: (name: string) => `No town called “${name}” is known here. Try the nearest larger one.`,
    hi: (name) => `“${name}” नाम का शहर यहाँ नहीं मिला। पास का बड़ा शहर लिखें।`,
  },
  tryAgain: { en: 'The list of towns cannot be reached now. Try again.', hi: 'शहरों की सूची अभी नहीं आ पाई। फिर कोशिश करें।' },
  asOf: { en: (day: string) => `as of ${day}`, hi: (day) => `${day} की जानकारी` },
});

type Row = [name: string, hi: string | 0, state: string, slug: string];

const toTown = ([name, hi, state, slug]: Row): OwnTown => ({ name, ...(hi && { hi }), state, slug });
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d]+/gu, ' ')
    .trim();

let towns: Promise<Row[]> | undefined;
function loadTowns(address: string): Promise<Row[]> {
  // biome-ignore lint/style/noRestrictedGlobals: this runs in the browser, which asks the service itself
  towns ??= fetch(address).then((response) => {
    if (!response.ok) throw new Error(`answer ${response.status}`);
    return response.json() as Promise<Row[]>;
  });
  towns.catch(() => {
    towns = undefined;
  });
  return towns;
}

/** A town by its name in either script, with its state where one is given: `Aurangabad, Bihar`. */
function findTown(rows: readonly Row[], text: string): OwnTown | undefined {
  const folded = fold(text);
  const row =
    rows.find(([name, hi]) => fold(name) === folded || (hi && fold(hi) === folded)) ??
    rows.find(([name, hi, state]) => [name, hi || name].some((one) => fold(`${one} ${state}`) === folded)) ??
    rows.find(([name]) => folded.length > 3 && fold(name).startsWith(folded));
  return row && toTown(row);
}

for (const root of document.querySelectorAll<HTMLElement>('[data-your-town]')) start(root);

function start(root: HTMLElement): void {
  const form = root.querySelector('form');
  const field = root.querySelector('input');
  const output = root.querySelector('output');
  const list = root.querySelector('datalist');
  const line = root.querySelector<HTMLElement>('.town-line');
  const name = root.querySelector<HTMLAnchorElement>('[data-town-name]');
  const block = root.querySelector<HTMLElement>('[data-town-answers]');
  if (!form || !field || !output || !list || !line || !name || !block) return;
  const { api = '', towns: address = '', asks = '[]', to, place = '' } = root.dataset;
  const questions = JSON.parse(asks) as string[];

  field.addEventListener('focus', () => {
    if (list.childElementCount > 0) return;
    loadTowns(address).then(
      (rows) =>
        list.replaceChildren(
          ...rows.map(([en, hi, state]) => {
            const option = document.createElement('option');
            option.value = LOCALE === 'hi' && hi ? hi : en;
            option.label = state;
            return option;
          }),
        ),
      () => undefined, // Without suggestions a name can still be typed.
    );
  });

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    output.textContent = '';
    const typed = field.value.trim();
    loadTowns(address).then(
      (rows) => {
        const town = findTown(rows, typed);
        if (town) keepTown(town);
        else output.textContent = t.nothing(typed);
      },
      () => {
        output.textContent = t.tryAgain;
      },
    );
  });
  root.querySelector('[data-town-change]')?.addEventListener('click', () => {
    show(undefined);
    field.focus();
  });

  function show(town: OwnTown | undefined): void {
    if (!form || !line || !name || !block) return;
    form.hidden = town !== undefined;
    line.hidden = town === undefined;
    root.classList.toggle('has-town', town !== undefined);
    if (!town) {
      block.hidden = true;
      return;
    }
    name.textContent = ownTownName(town);
    name.href = (to ?? `${place}{slug}`).replace('{city}', encodeURIComponent(town.name)).replace('{slug}', town.slug);
    if (questions.length > 0) void fill(town);
  }

  async function fill(town: OwnTown): Promise<void> {
    const replies = await Promise.all(
      questions.map((ask) => fetchAnswer(api, ask.replace('{city}', town.name)).catch((): BoardAnswer | undefined => undefined)),
    );
    const answers = replies.filter((one): one is BoardAnswer & { answer: string } => !!one?.answer);
    if (!block) return;
    block.hidden = answers.length === 0;
    const figures = document.createElement('dl');
    figures.append(...answers.map(toFigure));
    const days = [...new Set(answers.flatMap(({ as_of }) => as_of ?? []))];
    const age = document.createElement('p');
    age.className = 'quiet';
    age.textContent = days.length > 0 ? t.asOf(days.map((day) => formatDay(day, true, LOCALE)).join(', ')) : '';
    block.replaceChildren(figures, ...(days.length > 0 ? [age] : []));
  }

  onTown(show);
  show(ownTown());
}

/** `₹104.08 a litre` as a figure of the block; an answer in words stays whole. */
function toFigure({ title, answer, url }: BoardAnswer & { answer: string }): HTMLElement {
  const [, value = answer, unit = ''] = /^([₹$€£]?[\d.,]+)(?:\s+(.*))?$/u.exec(answer) ?? [];
  const item = document.createElement('div');
  const label = document.createElement('dt');
  const link = document.createElement('a');
  link.href = url;
  link.textContent = title;
  label.append(link);
  const figure = document.createElement('dd');
  figure.className = value === answer && !/^\S+$/.test(answer) ? 'figure words-only' : 'figure';
  figure.textContent = value;
  const under = document.createElement('dd');
  under.className = 'unit';
  under.textContent = unit;
  item.append(label, figure, ...(unit ? [under] : []));
  return item;
}
