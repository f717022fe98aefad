import { formatDay } from '../../i18n/format.ts';
import type { State } from '../../places/states.ts';
import type { AskedKind } from './by-kind.ts';
import { marketDays } from './lists/index.ts';
import { orderOf } from './lists/orders.ts';
import { doubtsOf, isCollected, nameOf, weekdayNameOf } from './values.ts';
import { HOLIDAYS } from './wording.ts';
import { centralList, type Holiday } from './year.ts';

const LISTS = 'as collected from gazettes by vacanza/holidays 0.109 (MIT)';
/** Where a holiday's day comes from. */
function describeSource({ id, kind, date, state, order }: Holiday): string {
  const year = Number(date.slice(0, 4));
  if (order) return `order of ${order.state} of ${order.ordered}, by ${order.reports.join(' and ')}`;
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

/** A holiday as bodies give it. */
export function holidayBody(holiday: Holiday) {
  const name = nameOf(holiday);
  const doubts = doubtsOf(holiday);
  return {
    id: holiday.id,
    name: name.en,
    name_hi: name.hi,
    date: holiday.date,
    weekday: weekdayNameOf(holiday).en,
    kind: holiday.kind,
    basis: holiday.basis,
    source: describeSource(holiday),
    note: doubts ? HOLIDAYS.en.doubts(doubts) : null,
    estimated: holiday.estimated ?? (holiday.kind === 'expected' && holiday.moon),
    state: holiday.state ?? null,
    ...(holiday.markets && { markets: holiday.markets.map((market) => ({ ...market })) }),
  };
}

/** What is known of the central list of a year. */
export function centralListBody(year: number) {
  const list = centralList(year);
  return { known: list !== undefined, source: HOLIDAYS.en.centralList(year, list !== undefined), url: list?.url ?? null };
}

/** The status of a state's own list for a year; null if no state was asked for. */
export function stateListBody(state: State | undefined, years: readonly number[]) {
  if (!state) return null;
  const collected = isCollected(state, years);
  const note = collected
    ? `The state's own holidays ${LISTS}; the gazette of ${state.name} is what counts.`
    : HOLIDAYS.en.stateNote(state.name, collected, years);
  const order = years.length === 1 ? orderOf(Number(years[0]), state.name) : undefined;
  const basis = order ? ('ordered' as const) : ('expected' as const);
  return {
    known: false as const,
    collected,
    basis,
    order: order ? { ordered: order.ordered, whole: order.whole !== false, reports: [...order.reports] } : null,
    note: order ? HOLIDAYS.en.orderNote(state.name, { ...order, ordered: formatDay(order.ordered) }) : note,
  };
}

/** What has to be known of a kind of holidays before it is relied on. */
export function kindNote(kind: AskedKind, year: number, state: State | undefined): string | null {
  if (kind === 'bank')
    return `Banks are closed on every Sunday too. On public holidays they follow what ${state?.name ?? 'the state'} notifies under the Negotiable Instruments Act, which is not on record here: most of the public holidays given are bank holidays, and some may not be.`;
  if (kind === 'market')
    return marketDays(year)
      ? 'Days on which exchanges are closed besides Saturdays and Sundays; on Diwali they hold an hour of muhurat trading.'
      : `The holidays of exchanges of ${year} are not on record here: those of 2026 are.`;
  return null;
}
