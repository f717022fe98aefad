import { median } from '../../kernel/money.ts';
import { addDays, daysBetween, latestTime } from '../../kernel/time.ts';
import { dutyOn } from './duty.ts';
import { INDIA, METAL_PLACES } from './places.ts';
import { METALS, type Metal, type PremiumRow, type QuoteRow, type SpotRow } from './tables.ts';

/** Quotes of so many days up to the newest make one measurement. */
const MEASURED_DAYS = 14;
/**
 * Where the duty of a metal is not on record, a measurement says nothing of days further back than this. Forward it holds until the next one, with
 * its date in every answer.
 */
const HOLDS_BACK_DAYS = 60;
/** Earlier months with fewer quotes are not measured: single days of spot and quote are apart by up to 4 %. */
const MIN_QUOTES = 3;
/** Published retail prices, then the benchmark of the jewellers' association: gold in Kerala stood at 0.997 of it on 103 days of 2025 and 2026. */
const MEASURED_SOURCES = ['goodreturns', 'ibja'] as const;

const INDIAN = new Set(METAL_PLACES.filter(({ region }) => region === 'india').map(({ slug }) => slug));
const round = (value: number) => Math.round(value * 10_000) / 10_000;

type Usable = QuoteRow & { spotPaise: number };

/**
 * The retail premium over spot by metal, from the newest quotes that have a spot price of their day; of gold also month by month back, and where
 * no retail price was published by the association's rate for each step of the duty. Nothing where there are no quotes.
 */
export function measurePremiums(quotes: readonly QuoteRow[], spot: readonly SpotRow[]): PremiumRow[] {
  const spotPaise = new Map(spot.map(({ metal, day, paise }) => [`${metal} ${day}`, paise]));
  return METALS.flatMap((metal): PremiumRow[] => {
    const usable = quotes.flatMap((row): Usable[] => {
      const paise = row.metal === metal && INDIAN.has(row.place) ? spotPaise.get(`${metal} ${row.day}`) : undefined;
      return paise === undefined ? [] : [{ ...row, spotPaise: paise }];
    });
    const [retail, benchmark] = MEASURED_SOURCES.map((source) => usable.filter((row) => row.source === source));
    if (!retail || !benchmark || retail.length === 0) return [];
    const newest = latestTime(retail.map(({ day }) => day));
    const recent = retail.filter(({ day }) => day > addDays(newest, -MEASURED_DAYS));
    const first = recent.map(({ day }) => day).sort()[0] ?? newest;
    const stepOf = ({ day }: QuoteRow) => dutyOn(metal, day)?.from;
    const months = Map.groupBy(
      retail.filter((row) => row.day < first && stepOf(row)),
      (row) => `${stepOf(row)} ${row.day.slice(0, 7)}`,
    );
    const measured = new Set(retail.map(stepOf));
    const firstOf = (step: string | undefined) =>
      retail
        .filter((row) => stepOf(row) === step)
        .map(({ day }) => day)
        .sort()[0] ?? '9999';
    const steps = Map.groupBy(
      benchmark.filter((row) => stepOf(row) && (!measured.has(stepOf(row)) || row.day < firstOf(stepOf(row)))),
      (row) => stepOf(row) ?? '',
    );
    const earlier = [...months.values(), ...steps.values()].filter((rows) => rows.length >= MIN_QUOTES);
    return [...earlier, recent].map((rows) => measure(metal, rows));
  });
}

function measure(metal: Metal, rows: readonly Usable[]): PremiumRow {
  const days = rows.map(({ day }) => day).sort();
  return {
    metal,
    measured_on: days.at(-1) ?? '',
    from_day: days[0] ?? '',
    ratio: round(median(rows.map(({ paise, spotPaise }) => paise / spotPaise))),
    ratio_22k: purityRatio(rows, 'paise_22k'),
    ratio_18k: purityRatio(rows, 'paise_18k'),
    quotes: rows.length,
    places: placeList(rows),
    source: rows[0]?.source ?? '',
  };
}

/**
 * The premium that a day's estimate rests on. Where the duty of the day is on record, it is one measured under that duty: the newest by then in its
 * step, else the next one in it, else the nearest under another step of the same height. Otherwise the newest measured by then, else the first if it
 * is not too far ahead.
 */
export function premiumFor(premiums: readonly PremiumRow[], day: string): PremiumRow | undefined {
  const [first] = premiums;
  if (!first) return undefined;
  const duty = dutyOn(first.metal, day);
  if (duty) {
    const under = premiums.filter(({ metal, measured_on }) => dutyOn(metal, measured_on)?.percent === duty.percent);
    const sinceDuty = under.filter(({ metal, measured_on }) => dutyOn(metal, measured_on)?.from === duty.from);
    return sinceDuty.findLast(({ measured_on }) => measured_on <= day) ?? sinceDuty[0] ?? nearest(under, day);
  }
  const before = premiums.findLast(({ measured_on }) => measured_on <= day);
  return before ?? (day >= addDays(first.from_day, -HOLDS_BACK_DAYS) ? first : undefined);
}

const nearest = (premiums: readonly PremiumRow[], day: string): PremiumRow | undefined =>
  premiums.toSorted((a, b) => Math.abs(daysBetween(a.measured_on, day)) - Math.abs(daysBetween(b.measured_on, day)))[0];

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
  const onRecord = new Map(existing.map((row) => [key(row), row]));
  const isKnown = (row: PremiumRow, before: PremiumRow | undefined) =>
    before !== undefined && (Object.keys(row) as (keyof PremiumRow)[]).every((member) => row[member] === before[member]);
  return measured.filter((row) => !isKnown(row, onRecord.get(key(row))));
}
