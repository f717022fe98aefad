import { z } from 'zod';
import { fileSource } from '../../../crawl/list-sources.ts';
import type { Source } from '../../../crawl/source.ts';
import { toPaise } from '../../../kernel/money.ts';
import { drinkName } from '../drink-name.ts';
import { type LiquorNeeds, type LiquorObservation, OF_A_LIST } from './observation.ts';

/** A state whose own list of maximum retail prices is on file. */
export interface StateList {
  name: string;
  title: string;
  state: string;
}

/** In the order in which they are read. */
export const STATE_LISTS: readonly StateList[] = [
  { name: 'kerala-bevco', title: 'Kerala State Beverages Corporation', state: 'Kerala' },
  { name: 'tamil-nadu-tasmac', title: 'Tamil Nadu State Marketing Corporation', state: 'Tamil Nadu' },
  { name: 'jharkhand-excise', title: 'Jharkhand Excise Department', state: 'Jharkhand' },
  { name: 'puducherry-excise', title: 'Puducherry Excise Department', state: 'Puducherry' },
];

const FILE = 'liquor-states.json.gz';

const row = z.tuple([z.string().min(1), z.int().positive(), z.number().positive(), z.string().nullable(), z.literal([0, 1])]);
const listsFile = z.strictObject({
  about: z.string(),
  columns: z.tuple([z.literal('name'), z.literal('ml'), z.literal('rupees'), z.literal('kind'), z.literal('imported')]),
  lists: z.array(
    z.strictObject({
      source: z.enum(STATE_LISTS.map(({ name }) => name)),
      state: z.string(),
      as_of: z.iso.date(),
      in_force: z.iso.date().nullable(),
      document: z.string(),
      recorded_by: z.string(),
      rows: z.array(row),
    }),
  ),
});
type Row = z.output<typeof row>;

/** Sizes in which drinks are filled. Another number is another column of the list. */
const FILLED_ML = new Set([
  50, 60, 90, 100, 180, 187, 200, 250, 275, 300, 325, 330, 350, 355, 375, 440, 473, 500, 600, 650, 700, 720, 750, 1000, 1500, 1750, 2000,
  3000, 4500, 5000, 20_000, 30_000, 50_000,
]);
/** Two prices of one bottle in one list that differ by more are of two bottles, or one is wrong. */
const NEAR = 1.15;

/** A bottle of a list, before its category and brand are known. */
interface Listed {
  name: string;
  ml: number;
  kind: string | null;
  /** Whole paise, lowest first. */
  prices: number[];
  day: string;
}

/**
 * The bottles of one or more editions of a state's list, the newest statement of each. Left out: a size that no bottle has, and a bottle with two prices
 * that do not fit together. Two that do (breweries' distances) are both told.
 */
export function readEditions(editions: readonly { as_of: string; rows: readonly Row[] }[]): LiquorObservation[] {
  const bottles = new Map<string, Listed>();
  for (const { as_of: day, rows } of editions.toSorted((a, b) => a.as_of.localeCompare(b.as_of)))
    for (const [listed, ml, rupees, kind, imported] of rows) {
      if (!FILLED_ML.has(ml)) continue;
      const name = `${drinkName(listed)}${imported === 1 ? ' (imported)' : ''}`;
      const key = `${name.toLowerCase()} ${ml}`;
      const before = bottles.get(key);
      const prices = before?.day === day ? [...new Set([...before.prices, toPaise(rupees)])].sort((a, b) => a - b) : [toPaise(rupees)];
      bottles.set(key, { name, ml, kind: kind ?? before?.kind ?? null, prices, day });
    }
  return [...bottles].flatMap(([item, bottle]) => toObservation(item, bottle) ?? []);
}

function toObservation(item: string, { name, ml, kind, prices, day }: Listed): LiquorObservation | undefined {
  const [low = 0, high = low] = [prices[0], prices.at(-1)];
  if (high > low * NEAR) return undefined;
  return {
    item,
    name,
    listed: true,
    volume: `${ml} ml`,
    categories: kind === null ? [] : [kind],
    pricePaise: low,
    ...(high > low && { priceMaxPaise: high }),
    ...OF_A_LIST,
    day,
  };
}

/** The lists of states in the file liquor-states.json.gz of the folder `starter`, as sources. */
export const stateLists: readonly (Source<LiquorObservation, LiquorNeeds> & StateList)[] = STATE_LISTS.map((list) => ({
  ...list,
  ...fileSource<LiquorObservation>(
    { name: list.name, title: list.title },
    { file: FILE, parse: (text) => readEditions(listsFile.parse(JSON.parse(text)).lists.filter(({ source }) => source === list.name)) },
  ),
}));

const NAMES = new Set(STATE_LISTS.map(({ name }) => name));
/** Whether a source is one of these lists, which have no pictures and thousands of bottles. */
export const isStateList = (source: string): boolean => NAMES.has(source);
