import { median } from '../../kernel/money.ts';
import { addDays, latestTimeOrUndefined } from '../../kernel/time.ts';
import { INDIA, METAL_PLACES } from './places.ts';
import { METALS, type PremiumRow, type QuoteRow, type SpotRow } from './tables.ts';

/** Quotes of so many days up to the newest make one measurement. */
const MEASURED_DAYS = 14;
/**
 * A measurement says nothing of days further back than this: between January 2026 (1.05 to 1.07 on quotes of the 5th) and September
 * (1.15) duties changed. Forward it holds until the next one, with its date in every answer.
 */
const HOLDS_BACK_DAYS = 60;
/** Published retail prices; the benchmark of the jewellers' association is another level. */
const MEASURED_SOURCE = 'goodreturns';

const INDIAN = new Set(METAL_PLACES.filter(({ region }) => region === 'india').map(({ slug }) => slug));
const round = (value: number) => Math.round(value * 10_000) / 10_000;

/** The retail premium over spot by metal, from the newest quotes that have a spot price of their day; nothing where there are none. */
export function measurePremiums(quotes: readonly QuoteRow[], spot: readonly SpotRow[]): PremiumRow[] {
  const spotPaise = new Map(spot.map(({ metal, day, paise }) => [`${metal} ${day}`, paise]));
  return METALS.flatMap((metal): PremiumRow[] => {
    const usable = quotes.filter(
      (row) => row.metal === metal && row.source === MEASURED_SOURCE && INDIAN.has(row.place) && spotPaise.has(`${metal} ${row.day}`),
    );
    const newest = latestTimeOrUndefined(usable.map(({ day }) => day));
    if (!newest) return [];
    const measured = usable.filter(({ day }) => day > addDays(newest, -MEASURED_DAYS));
    return [
      {
        metal,
        measured_on: newest,
        from_day: measured.map(({ day }) => day).sort()[0] ?? newest,
        ratio: round(median(measured.map((row) => row.paise / (spotPaise.get(`${metal} ${row.day}`) ?? row.paise)))),
        ratio_22k: purityRatio(measured, 'paise_22k'),
        ratio_18k: purityRatio(measured, 'paise_18k'),
        quotes: measured.length,
        places: placeList(measured),
        source: MEASURED_SOURCE,
      },
    ];
  });
}

/** The premium that a day's estimate rests on: the newest measured by then, else the first if it is not too far ahead. */
export function premiumFor(premiums: readonly PremiumRow[], day: string): PremiumRow | undefined {
  const first = premiums[0];
  if (!first) return undefined;
  const before = premiums.filter(({ measured_on }) => measured_on <= day).at(-1);
  return before ?? (day >= addDays(first.from_day, -HOLDS_BACK_DAYS) ? first : undefined);
}

function purityRatio(rows: readonly QuoteRow[], column: 'paise_22k' | 'paise_18k'): number | null {
  const ratios = rows.flatMap((row) => (row[column] === null ? [] : [row[column] / row.paise]));
  return ratios.length > 0 ? round(median(ratios)) : null;
}

/** Slugs of the places measured, or how many where there are many. */
function placeList(rows: readonly QuoteRow[]): string {
  const slugs = [...new Set(rows.map(({ place }) => place))].sort();
  return slugs.length <= 5 ? slugs.join(',') : `${slugs.length} places${slugs.includes(INDIA.slug) ? ' and the national price' : ''}`;
}

/** Premiums that differ from those on record. */
export function newPremiums(measured: readonly PremiumRow[], existing: readonly PremiumRow[]): PremiumRow[] {
  const key = (row: PremiumRow) => `${row.metal} ${row.measured_on}`;
  const known = new Map(existing.map((row) => [key(row), row]));
  const isKnown = (row: PremiumRow, before: PremiumRow | undefined) =>
    before !== undefined && (Object.keys(row) as (keyof PremiumRow)[]).every((member) => row[member] === before[member]);
  return measured.filter((row) => !isKnown(row, known.get(key(row))));
}
