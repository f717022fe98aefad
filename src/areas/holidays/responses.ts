import { WEEKDAYS } from '../../i18n/almanac-names.ts';
import { weekdayOf } from '../../kernel/time.ts';
import { type AskedKind, hasStateList } from './by-kind.ts';
import { CENTRAL_HOLIDAYS } from './central.ts';
import { HINDI_NAMES, marketDays } from './lists/index.ts';
import { centralList, type Holiday } from './year.ts';

const SIGHTING = 'subject to the sighting of the moon';
const BY_COMPUTATION = 'by computation';

const LISTS = 'as collected from gazettes by vacanza/holidays 0.109 (MIT)';
/** The newest year whose gazettes the lists can be from: those of later years were worked out beforehand. */
const NEWEST_GAZETTE = 2026;

/** Where a holiday's day comes from. */
function describeSource({ id, kind, date, state }: Holiday): string {
  const year = Number(date.slice(0, 4));
  if (kind === 'state') return `holidays of ${state} ${year}, ${LISTS}`;
  if (kind === 'optional')
    return state
      ? `optional holidays of ${state} ${year}, ${LISTS}`
      : `restricted holidays of central government offices ${year}, ${LISTS}`;
  if (kind === 'bank') return 'Reserve Bank of India: banks are closed on the second and fourth Saturday since 1 September 2015';
  if (kind === 'market') return `holidays of NSE, BSE and MCX ${year}, as collected by aion-indian-market-calendar 1.6.0 (MIT)`;
  if (kind === 'national') return 'national holiday, the same day every year';
  if (centralList(year)?.declared?.[id])
    return `declared a holiday of central government offices by an order of DoPT beside its list of ${year}`;
  if (kind === 'gazetted')
    return `DoPT list of gazetted holidays ${year}, central government offices at Delhi and New Delhi (${centralList(year)?.url})`;
  return `compulsory in central government offices every year; the DoPT list of ${year} is not known here`;
}

function describeNote({ kind, moon, date }: Holiday): string | null {
  const isListedAhead = (kind === 'state' || kind === 'optional') && Number(date.slice(0, 4)) > NEWEST_GAZETTE;
  if (isListedAhead || kind === 'expected') return moon ? `${BY_COMPUTATION}, ${SIGHTING}` : BY_COMPUTATION;
  return moon ? SIGHTING : null;
}

/** A holiday as bodies give it. */
export function holidayBody(holiday: Holiday) {
  const name = nameOf(holiday);
  const weekday = WEEKDAYS[weekdayOf(holiday.date)]?.en ?? '';
  return {
    id: holiday.id,
    name: name.en,
    name_hi: name.hi,
    date: holiday.date,
    weekday,
    kind: holiday.kind,
    source: describeSource(holiday),
    note: describeNote(holiday),
    estimated: holiday.estimated ?? (holiday.kind === 'expected' && holiday.moon),
    state: holiday.state ?? null,
    ...(holiday.markets && { markets: holiday.markets.map((market) => ({ ...market })) }),
  };
}

const SATURDAYS: Readonly<Record<string, string>> = { 'Second Saturday': 'दूसरा शनिवार', 'Fourth Saturday': 'चौथा शनिवार' };

/** Its names in English and Hindi; throws for one that has none. */
function nameOf({ id, name: listed }: Holiday): { en: string; hi: string } {
  const name = listed === undefined ? CENTRAL_HOLIDAYS[id] : { en: listed, hi: SATURDAYS[listed] ?? HINDI_NAMES[listed] ?? '' };
  if (!name?.hi) throw new Error(`The holiday ${id} has no name`);
  return name;
}

/** What is known of the central list of a year. */
export function centralListBody(year: number) {
  const list = centralList(year);
  if (list)
    return {
      known: true,
      source: `DoPT, list of gazetted holidays ${year} for central government offices at Delhi and New Delhi`,
      url: list.url,
    };
  return { known: false, source: `The DoPT list of ${year} is not known here; compulsory holidays are given by computation.`, url: null };
}

/** What is known of a state's own list of a year; null where no state was asked for. */
export function stateListBody(state: string | null, years: readonly number[]) {
  if (state === null) return null;
  const collected = years.every((year) => hasStateList(year, state));
  if (!collected)
    return {
      known: false as const,
      collected,
      note: `No list of ${state}'s own holidays of ${years.join(', ')} is on record here: the national ones and those of central government offices are given. The state's gazette has its list.`,
    };
  return { known: false as const, collected, note: `The state's own holidays ${LISTS}; the gazette of ${state} is what counts.` };
}

/** What has to be known of a kind of holidays before it is relied on. */
export function kindNote(kind: AskedKind, year: number, state: string | null): string | null {
  if (kind === 'bank')
    return `Banks are closed on every Sunday too. On public holidays they follow what ${state ?? 'the state'} notifies under the Negotiable Instruments Act, which is not on record here: most of the public holidays given are bank holidays, and some may not be.`;
  if (kind === 'market')
    return marketDays(year)
      ? 'Days on which exchanges are closed besides Saturdays and Sundays; on Diwali they hold an hour of muhurat trading.'
      : `The holidays of exchanges of ${year} are not on record here: those of 2026 are.`;
  return null;
}
