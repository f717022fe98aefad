/** A holiday as the package `holidays` names it: day, kind, code of a state or `all`, name. */
export type NamedDay = readonly [day: string, kind: string, state: string, name: string];

export interface StateRow {
  day: string;
  kind: string;
  states: string[];
  name: string;
  estimated?: true;
}

const CENTRE = 'all';
const ESTIMATED = / \(estimated\)$/;

/**
 * One row for each day, kind and name, with the states that keep it. The package gives every state the list of the centre: such a day is `all`,
 * and a state that differs from it is named with a minus.
 */
export function listStates(days: readonly NamedDay[]): StateRow[] {
  const codes = [...new Set(days.map(([, , state]) => state))].filter((code) => code !== CENTRE).toSorted();
  const rows = new Map<string, { row: StateRow; of: Set<string> }>();
  for (const [day, kind, state, text] of days) {
    const name = text.replace(ESTIMATED, '');
    const key = [day, kind, name].join('\n');
    const entry = rows.get(key) ?? { row: { day, kind, states: [], name }, of: new Set<string>() };
    rows.set(key, entry);
    entry.of.add(state);
    if (ESTIMATED.test(text)) entry.row.estimated = true;
  }
  return [...rows]
    .toSorted(([, a], [, b]) => (sortKey(a.row) < sortKey(b.row) ? -1 : 1))
    .map(([, { row, of }]) => ({
      ...row,
      states: of.has(CENTRE) ? [CENTRE, ...codes.filter((code) => !of.has(code)).map((code) => `-${code}`)] : [...of].toSorted(),
    }));
}

const sortKey = ({ day, name, kind }: StateRow): string => [day, name, kind].join('\n');

/** An event of the package `aion-indian-market-calendar`. */
export interface MarketEvent {
  category: string;
  applies_to: readonly string[];
  start: string;
  metadata?: { holiday_name?: string; morning_session?: string; evening_session?: string };
}

export interface MarketRow {
  day: string;
  closed: string[];
  name: string;
}

/** Days on which exchanges are closed, by day; a day that is on record keeps its name. */
export function listMarkets(events: readonly MarketEvent[], onRecord: readonly MarketRow[]): MarketRow[] {
  const rows = new Map<string, MarketRow>();
  for (const event of events) {
    const day = event.start.slice(0, 10);
    const closed = closedBy(event);
    if (closed.length === 0) continue;
    const name = onRecord.find((one) => one.day === day)?.name ?? event.metadata?.holiday_name ?? '';
    const entry = rows.get(day) ?? { day, closed: [], name };
    rows.set(day, { ...entry, closed: [...new Set([...entry.closed, ...closed])] });
  }
  return [...rows.values()]
    .map((row) => ({ ...row, closed: row.closed.toSorted((a, b) => ORDER.indexOf(marketOf(a)) - ORDER.indexOf(marketOf(b))) }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

const ORDER = ['NSE', 'BSE', 'MCX', 'CURRENCY'];
const marketOf = (closed: string): string => closed.split(':')[0] ?? '';
const NAMES: Readonly<Record<string, string>> = { NSE_EQUITY: 'NSE', BSE_EQUITY: 'BSE', MCX: 'MCX', NSE_CURRENCY_DERIVATIVES: 'CURRENCY' };

/** MCX trades in the evening of most holidays, and in the morning of some. */
function closedBy({ category, applies_to, metadata }: MarketEvent): string[] {
  if (category === 'EXCHANGE_HOLIDAY') return applies_to.flatMap((one) => NAMES[one] ?? []);
  if (category !== 'MARKET_SCHEDULE' || !applies_to.includes('MCX')) return [];
  return [metadata?.evening_session === 'closed' ? 'MCX:evening' : 'MCX:morning'];
}
