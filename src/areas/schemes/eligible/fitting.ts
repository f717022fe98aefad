import { LRUCache } from 'lru-cache';
import { judge, type Person, type Verdict } from '../facts/judge.ts';
import type { SchemesDatabase } from '../queries.ts';
import { isBestKnown } from '../scheme-names.ts';
import type { Said, Topic } from './asked-person.ts';
import { findEligible, type Judged } from './eligible.ts';

/** Conditions that few schemes have say more than those that many have. */
const TELLING: ReadonlySet<string> = new Set(['widow', 'caste', 'disability', 'occupation', 'orphan', 'pregnant', 'minority']);
const weigh = (met: readonly string[]): number => met.reduce((sum, name) => sum + (TELLING.has(name) ? 3 : 1), 0);

/** How many of them are named. */
export const MAX_TOLD = 5;

/** How many schemes a person may get, for certain and perhaps, and the names of the first of them. */
export interface Fitting {
  fits: number;
  may: number;
  names: readonly (readonly [name: string, slug: string])[];
  /** The newest day (YYYY-MM-DD) on which one of them was read. */
  newest: string | undefined;
}
export const NONE: Fitting = { fits: 0, may: 0, names: [], newest: undefined };

/** All schemes are judged for each person: while a question is typed it is the same one. */
const kept = new LRUCache<string, Promise<Fitting>>({ max: 50, ttl: 60_000 });

/** The schemes that a person may get, of those for what is wanted, without those that are denied. */
export function fittingFor(db: SchemesDatabase, person: Person, said: Pick<Said, 'topic' | 'not'>): Promise<Fitting> {
  const key = JSON.stringify([person, said.topic?.[2], said.not?.people, said.not?.topics.map(([, , name]) => name)]);
  const judged = kept.get(key) ?? judgeFor(db, person, said);
  kept.set(key, judged);
  // A failure is asked again.
  judged.catch(() => kept.delete(key));
  return judged;
}

async function judgeFor(db: SchemesDatabase, person: Person, { topic, not }: Pick<Said, 'topic' | 'not'>): Promise<Fitting> {
  const [sure, maybe] = await Promise.all([findEligible(db, person, 'fits'), findEligible(db, person, 'may')]);
  const says = ({ row }: Judged, [, inText]: Topic) => inText.test(`${row.name} ${row.tags ?? ''} ${row.brief ?? ''}`);
  const meets = ({ met }: Verdict) => met.some((name) => name !== 'state');
  // `scholarships other than loans`: what is said for a wish denies no people besides.
  const isDenied = (one: Judged) =>
    not !== undefined &&
    (not.topics.length > 0
      ? not.topics.some((topic) => says(one, topic))
      : not.people.some(({ person: who }) => meets(judge(one.facts, who))));
  const isMeant = (one: Judged) => (!topic || says(one, topic)) && !isDenied(one);
  const mostMet = (list: readonly Judged[]) => list.toSorted((a, b) => weigh(b.verdict.met) - weigh(a.verdict.met));
  const fits = mostMet(sure.schemes.filter(isMeant));
  // What everybody knows is for the poor, whatever its page says of them.
  const isOfPoor = Object.keys(person).every((name) => name === 'bpl' || name === 'state');
  // Where it is only said who is not meant, everybody else is.
  const isOfAll = Object.keys(person).every((name) => name === 'state');
  const isKnown = ({ row }: Judged) => (topic !== undefined || isOfAll) && row.level === 'central' && isBestKnown(row.slug);
  const may = mostMet(maybe.schemes.filter(isMeant).filter((one) => isOfAll || meets(one.verdict) || isKnown(one)));
  const all = [...fits, ...may].sort((a, b) => (isOfPoor ? Number(isKnown(b)) - Number(isKnown(a)) : 0));
  return {
    fits: fits.length,
    may: may.length,
    names: all.slice(0, MAX_TOLD).map(({ row }) => [row.name, row.slug] as const),
    newest: all
      .map(({ as_of }) => as_of)
      .filter((day) => /^\d{4}-\d\d-\d\d$/.test(day))
      .sort()
      .at(-1),
  };
}
