import { z } from 'zod';
import { keptIn } from '../../../kernel/memoize.ts';
import y2024 from './2024.json' with { type: 'json' };
import y2025 from './2025.json' with { type: 'json' };
import y2026 from './2026.json' with { type: 'json' };
import y2027 from './2027.json' with { type: 'json' };
import y2028 from './2028.json' with { type: 'json' };
import markets2026 from './markets-2026.json' with { type: 'json' };
import names from './names-hi.json' with { type: 'json' };
import codes from './state-codes.json' with { type: 'json' };

const KINDS = ['public', 'government', 'optional'] as const;
const CLOSED = ['day', 'morning', 'evening'] as const;

/** Who keeps a day: everybody in the state, its offices alone, or whoever chooses it out of a list. */
export type ListedKind = (typeof KINDS)[number];

/** A day of the lists of the states. */
export interface ListedDay {
  date: string;
  kind: ListedKind;
  /** Names of the states that list it. */
  states: readonly string[];
  /** In the list of the centre as well. */
  centre: boolean;
  /** States that the centre's day is not a holiday of. */
  except: readonly string[];
  name: string;
  /** Worked out ahead of the sighting of the moon. */
  estimated: boolean;
}

/** An exchange, and for which part of the day it is closed. */
export interface ClosedMarket {
  name: string;
  closed: (typeof CLOSED)[number];
}

export interface MarketDay {
  date: string;
  name: string;
  markets: readonly ClosedMarket[];
}

/** Codes of states in the lists. */
const STATE_CODES: Readonly<Record<string, string>> = codes;

const LISTS: Readonly<Record<number, object>> = { 2024: y2024, 2025: y2025, 2026: y2026, 2027: y2027, 2028: y2028 };
/** The years of which the lists of the states are on record. */
export const LISTED_YEARS: readonly number[] = Object.keys(LISTS).map(Number);
const MARKETS: Readonly<Record<number, object>> = { 2026: markets2026 };

/** Hindi names of the holidays in the lists, by the English ones. */
export const HINDI_NAMES: Readonly<Record<string, string>> = names.names;
/** What people call the holidays in the lists besides, by the English names. */
export const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = names.also;

/** A list has its publisher and its day. */
const listOf = <Day extends z.ZodType>(day: Day) =>
  z.strictObject({ about: z.string(), source: z.string(), licence: z.string(), as_of: z.iso.date(), days: z.array(day).min(1) });
const stateDay = z.strictObject({
  day: z.iso.date(),
  kind: z.enum(KINDS),
  states: z.array(z.string()).min(1),
  name: z.string().min(1),
  estimated: z.boolean().optional(),
});
const marketDay = z.strictObject({ day: z.iso.date(), closed: z.array(z.string()).min(1), name: z.string().min(1) });

const read = new Map<number, readonly ListedDay[]>();

/** The lists of a year, by day; empty for a year that is not on record. Throws if a list is malformed. */
export const listedDays = (year: number): readonly ListedDay[] =>
  keptIn(read, year, () => (LISTS[year] ? listOf(stateDay).parse(LISTS[year]).days.map(readDay) : []));

/** Days on which exchanges are closed; undefined for a year that is not on record. */
export const marketDays = (year: number): readonly MarketDay[] | undefined =>
  MARKETS[year] && listOf(marketDay).parse(MARKETS[year]).days.map(readMarketDay);

function stateOfCode(code: string): string {
  const state = STATE_CODES[code];
  if (!state) throw new Error(`No state has the code ${code}`);
  return state;
}

const readDay = ({ day, kind, states, name, estimated = false }: z.output<typeof stateDay>): ListedDay => ({
  date: day,
  kind,
  states: states.filter((code) => code !== 'all' && !code.startsWith('-')).map(stateOfCode),
  centre: states.includes('all'),
  except: states.filter((code) => code.startsWith('-')).map((code) => stateOfCode(code.slice(1))),
  name,
  estimated,
});

const readMarketDay = ({ day, closed, name }: z.output<typeof marketDay>): MarketDay => ({
  date: day,
  name,
  markets: closed.map((one) => {
    const [market = '', part] = one.split(':');
    return { name: market, closed: z.enum(CLOSED).default('day').parse(part) };
  }),
});
