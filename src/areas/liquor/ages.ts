import type { z } from 'zod';
import type { Locale } from '../../i18n/locale.ts';
import { findState } from '../../places/find-state.ts';
import table from './drinking-age.json' with { type: 'json' };
import type { stateAge } from './schema.ts';
import { LIQUOR } from './wording.ts';

interface TableConflict {
  age?: number;
  dry?: boolean;
  beverage?: string;
  source: string;
  note?: string;
}

/** The legal drinking age of a state, and whether liquor is sold there, with what other sources say. */
export type StateAge = z.output<typeof stateAge>;

const saleStatus = (dry: boolean): StateAge['sale'] => (dry ? 'prohibited' : 'allowed');

/** All states and union territories, by name. Compiled from the press and from statutes; facts, no legal advice. */
export const STATE_AGES: readonly StateAge[] = table.rows.map((row) => ({
  state: row.state,
  sale: saleStatus(row.dry),
  age: row.age,
  by_beverage: row.by_beverage ? { ...row.by_beverage } : null,
  since: row.since ?? null,
  law: row.law ?? null,
  note: row.note ?? null,
  confidence: row.confidence as StateAge['confidence'],
  sources: [...row.sources],
  conflicts: (row.conflicts ?? []).map(({ age, dry, beverage, source, note }: TableConflict) => ({
    age: age ?? null,
    beverage: beverage ?? null,
    sale: dry === undefined ? null : saleStatus(dry),
    source,
    note: note ?? null,
  })),
}));

const NOTES_IN_HINDI = new Map(table.rows.flatMap(({ state, noteInHindi }) => (noteInHindi ? [[state, noteInHindi] as const] : [])));

/** The table's note on a state in Hindi; undefined where it has none. */
export const noteInHindi = (state: string): string | undefined => NOTES_IN_HINDI.get(state);

const LAWS_IN_HINDI = new Map(table.rows.flatMap(({ state, lawInHindi }) => (lawInHindi ? [[state, lawInHindi] as const] : [])));

/** The law of a state's row in Hindi; undefined where none is named. */
export const lawInHindi = (state: string): string | undefined => LAWS_IN_HINDI.get(state);

/** Day on which the table was compiled, YYYY-MM-DD. */
export const AGES_AS_OF = table.compiled;

/** Its sources, by the names that rows use. */
export const AGE_SOURCES = Object.entries(table.sources as Readonly<Record<string, { url: string; date: string | null }>>).map(
  ([name, { url, date }]) => ({ name, url, date }),
);

const BY_STATE = new Map(STATE_AGES.map((one) => [one.state, one]));

/** The row of a state by its name as `src/places` has it. */
export const findStateAge = (state: string): StateAge | undefined => BY_STATE.get(state);

/** The row of the state that a caller means by any of its names. */
export const findAge = (text: string): StateAge | undefined => BY_STATE.get(findState(text)?.name ?? '');

/** The age in words: `21`; `25; beer 21` where it depends on the drink; undefined where none is known. */
export function formatAge({ age, by_beverage }: StateAge, locale: Locale = 'en'): string | undefined {
  const others = Object.entries(by_beverage ?? {}).flatMap(([drink, one]) =>
    one === null || one === age ? [] : [LIQUOR[locale].drinkAge(drink, one)],
  );
  return age === null ? undefined : [String(age), ...others].join('; ');
}

/** The ages that other sources give, in words: `other sources say 18 or 21`; undefined if none differs. */
export function describeConflict({ age, conflicts }: StateAge, locale: Locale = 'en'): string | undefined {
  const t = LIQUOR[locale];
  const ages = [...new Set(conflicts.flatMap((one) => (one.age === null || one.beverage !== null || one.age === age ? [] : [one.age])))];
  const others = ages.sort((a, b) => a - b).join(t.or);
  const sale = conflicts.find((one) => one.sale !== null)?.sale;
  const parts = [...(others ? [age === null ? t.sourcesSay(others) : t.otherSourcesSay(others)] : []), ...(sale ? [t.saleIs(sale)] : [])];
  return parts.length > 0 ? parts.join('; ') : undefined;
}
