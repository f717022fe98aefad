// The page of trains: suggests stations while one types, and shows the trains between two of them as a timetable.

import { errorMessage, fetchJson } from '../../../site/browser/fetch-json.ts';
import { inPageLanguage, LOCALE } from '../../../site/browser/page-language.ts';
import { formatAge, formatClock, formatDuration, formatRunDays } from '../words.ts';

const t = inPageLanguage({
  noStation: { en: (text: string) => `No station is called ${text}.`, hi: (text) => `${text} नाम का कोई स्टेशन नहीं मिला।` },
  timetableOf: { en: (age: string) => `. Timetable of ${age}`, hi: (age) => `। समय सारणी ${age} की` },
  daysUnknown: {
    en: ' On which days these trains run is not known.',
    hi: ' ये ट्रेनें किन दिनों चलती हैं, पता नहीं।',
  },
  change: {
    en: (station: string, minutes: number, duration: string) => `Change at ${station}, ${minutes} min; ${duration} in all.`,
    hi: (station, minutes, duration) => `${station} पर ट्रेन बदलें, ${minutes} मिनट रुककर; कुल ${duration}।`,
  },
  stop: { en: '. ', hi: '। ' },
  fromTo: { en: (from: string, to: string) => `${from} to ${to}`, hi: (from, to) => `${from} से ${to}` },
  asking: { en: 'Asking…', hi: 'पूछ रहे हैं…' },
  noneDirect: { en: 'No direct train.', hi: 'कोई सीधी ट्रेन नहीं।' },
  count: {
    en: (count: number) => `${count} ${count === 1 ? 'train' : 'trains'}.`,
    hi: (count) => `${count} ${count === 1 ? 'ट्रेन' : 'ट्रेनें'}।`,
  },
});

interface StationRef {
  name: string;
  code: string;
}
interface Summary {
  train_number: string;
  train_name: string;
  from: StationRef;
  to: StationRef;
  departure: string;
  arrival: string;
  duration: string;
  days_runs: string | null;
  classes: string[];
  train_type: string | null;
  as_of?: string;
}
interface Journey {
  change_at: StationRef;
  wait_min: number;
  duration: string;
  days_known: boolean;
  legs: (Summary & { date: string })[];
}
interface Answer {
  from: StationRef;
  to: StationRef;
  from_stations?: StationRef[];
  to_stations?: StationRef[];
  date: string;
  count: number;
  total: number;
  trains: Summary[];
  via?: Journey[];
  note?: string;
  provider: string;
  attribution: string;
}

const form = document.querySelector<HTMLFormElement>('form[data-train-form]');
const output = form?.querySelector('output');
const find = (name: string) => document.querySelector<HTMLElement>(`[data-train="${name}"]`);
const field = (name: string) => form?.elements.namedItem(name) as HTMLInputElement | null;

/** `New Delhi (NDLS)`, as suggestions stand in the fields. */
const shown = ({ name, code }: StationRef) => `${name} (${code})`;

/** What the search gives a station whose name or code is the text. */
const SAME_NAME = 0.98;

async function fetchStations(text: string): Promise<(StationRef & { score: number })[]> {
  const { stations } = await fetchJson<{ stations: (StationRef & { score: number })[] }>(
    `${form?.dataset.stations}?${new URLSearchParams({ q: text })}`,
  );
  return stations;
}

const written = (name: string): string => field(name)?.value.trim() ?? '';

let latest = 0;
async function suggest(input: HTMLInputElement): Promise<void> {
  const text = input.value.trim();
  if (text.length < 2 || /\([A-Z]{1,5}\)$/.test(text)) return;
  latest += 1;
  const call = latest;
  // Without suggestions the form works with codes.
  const stations = await fetchStations(text).catch(() => []);
  if (call !== latest) return;
  const options = stations.slice(0, 8).map((station) => {
    const option = document.createElement('option');
    option.value = shown(station);
    return option;
  });
  input.list?.replaceChildren(...options);
}

/** What a field asks for: the code in brackets or of the station that has the very name, else what is written in it, be it a town. */
async function resolve(input: HTMLInputElement | null): Promise<string> {
  const text = input?.value.trim() ?? '';
  const inside = /\(([A-Z]{1,5})\)$/.exec(text)?.[1];
  if (inside) return inside;
  if (/^[A-Z]{1,5}$/.test(text)) return text;
  const [best] = await fetchStations(text);
  if (!best || best.score < SAME_NAME) return text;
  if (input) input.value = shown(best);
  return best.code;
}

function line(className: string, text: string): HTMLElement {
  const one = document.createElement('span');
  one.className = className;
  one.textContent = text;
  return one;
}

function trainRow(train: Summary): HTMLElement {
  const anchor = document.createElement('a');
  // Pages of local trains are made on request.
  const page = train.train_type === 'SUBURBAN' ? `local?number=${train.train_number}` : train.train_number;
  anchor.href = `${form?.dataset.pages}/${page}`;
  const age = train.as_of ? t.timetableOf(formatAge(train.as_of, LOCALE)) : '';
  const classes = train.classes.length > 0 ? `${t.stop}${train.classes.join(' ')}` : '';
  const ends = `${train.from.name} – ${train.to.name}${t.stop}`;
  anchor.append(
    line('name', `${train.train_number} ${train.train_name}`),
    line('side', `${formatClock(train.departure)} – ${formatClock(train.arrival)}`),
    line('under', `${ends}${formatRunDays(train.days_runs, LOCALE)}${classes}${age}`),
    line('under side', formatDuration(train.duration, LOCALE)),
  );
  const row = document.createElement('li');
  row.append(anchor);
  return row;
}

function journeyRows(journey: Journey): HTMLElement[] {
  const row = document.createElement('li');
  row.className = 'row-head';
  const doubt = journey.days_known ? '' : t.daysUnknown;
  row.textContent = `${t.change(journey.change_at.name, journey.wait_min, formatDuration(journey.duration, LOCALE))}${doubt}`;
  return [row, ...journey.legs.map(trainRow)];
}

function show(answer: Answer): void {
  const put = (name: string, text: string) => {
    const element = find(name);
    if (element) element.textContent = text;
  };
  // A town goes by the name that was written.
  put('heading', t.fromTo(answer.from_stations ? written('from') : answer.from.name, answer.to_stations ? written('to') : answer.to.name));
  // Live answers are of today; the timetable's, and journeys with a change, which come from it, are not.
  find('old')?.toggleAttribute('hidden', answer.provider !== 'timetable' && !answer.via?.length);
  put('credit', answer.attribution);
  find('rows')?.replaceChildren(...answer.trains.map(trainRow), ...(answer.via ?? []).flatMap(journeyRows));
  find('results')?.removeAttribute('hidden');
}

/** In Hindi, that a station is not known: the service says it in English. */
function unknownStation(error: unknown): string | undefined {
  const body = error instanceof Error ? (error.cause as { code?: string; error?: string; suggestions?: string[] } | undefined) : undefined;
  if (LOCALE !== 'hi' || body?.code !== 'unknown_place') return undefined;
  return [t.noStation(written(body.error?.startsWith('to:') ? 'to' : 'from')), ...(body.suggestions ?? [])].join(' ');
}

async function search(): Promise<void> {
  if (!form || !output) return;
  output.textContent = t.asking;
  try {
    const [from, to] = [await resolve(field('from')), await resolve(field('to'))];
    const date = field('date')?.value.replaceAll('-', '') ?? '';
    const query = new URLSearchParams({ from, to, ...(date ? { date } : {}) });
    const answer = await fetchJson<Answer>(`${form.action}?${query}&limit=500`);
    show(answer);
    output.textContent = answer.count === 0 ? t.noneDirect : t.count(answer.total);
    history.replaceState(null, '', `?${query}`);
  } catch (error) {
    find('results')?.setAttribute('hidden', '');
    output.textContent = unknownStation(error) ?? errorMessage(error);
  }
}

for (const name of ['from', 'to']) field(name)?.addEventListener('input', ({ target }) => void suggest(target as HTMLInputElement));
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void search();
});

// An address that was shared asks by itself.
const given = new URLSearchParams(location.search);
if (given.has('from') && given.has('to')) {
  for (const name of ['from', 'to']) {
    const input = field(name);
    if (input) input.value = given.get(name) ?? '';
  }
  const day = /^(\d{4})(\d\d)(\d\d)$/.exec(given.get('date') ?? '');
  const date = field('date');
  if (day && date) date.value = `${day[1]}-${day[2]}-${day[3]}`;
  void search();
}
