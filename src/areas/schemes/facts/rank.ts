import { compareFits, type Person, type Verdict } from './judge.ts';
import { type Purpose, purposeOf } from './purpose.ts';
import type { FactName, SchemeFacts } from './types.ts';

/** What a met condition says of how much a scheme is meant for somebody: few are widows, all have an age. */
const WEIGHT: Readonly<Partial<Record<FactName, number>>> = {
  widow: 8,
  orphan: 8,
  pregnant: 8,
  disability: 8,
  occupations: 6,
  student: 5,
  unemployed: 5,
  castes: 4,
  one_of: 4,
  state: 4,
  bpl: 3,
  gender: 2,
  income: 1,
  ages: 1,
};
/** Words of a name that mean somebody of whom the facts do not: `Vidhva Pension yojana`. */
const NAMED: readonly (readonly [said: (person: Person) => boolean, words: RegExp])[] = [
  [({ widow }) => widow === true, /widow|vidh(?:w|v)a|vidhava|ekal nari|destitute women/i],
  [({ disability }) => (disability ?? 0) > 0, /disab|divyang|viklang|handicap/i],
  [({ orphan }) => orphan === true, /orphan|anath/i],
  [({ pregnant }) => pregnant === true, /pregnan|maternity|matru|matritva|janani/i],
  [({ minority }) => minority === true, /minorit/i],
  [({ student }) => student === true, /scholar|student|chhatra/i],
  [({ occupation }) => occupation === 'farmer', /farmer|kisan|krish/i],
];
const OF_NAME = 8;
/** A pension is what a widow, somebody old or disabled asks for first. */
const OF_PENSION = 6;
const PENSION_AGE = 60;
const OF_UNKNOWN = 1;
const OF_OTHERS = 0.5;
const MOST_OTHERS = 4;

interface Ranked {
  name: string;
  facts: SchemeFacts;
  verdict: Verdict;
}

/** How much a scheme is meant for a person: higher is more. */
export function relevance({ name, facts, verdict }: Ranked, person: Person): number {
  const met = verdict.met.reduce((sum, fact) => sum + (WEIGHT[fact] ?? 0), 0);
  const of = NAMED.filter(([, words]) => words.test(name));
  const named = of.some(([said]) => said(person)) && !verdict.met.some((fact) => WEIGHT[fact] === OF_NAME);
  const meansOthers = of.length > 0 && !of.some(([said]) => said(person));
  const pension = isPensioner(person) && purposeOf(name, facts) === 'pension' ? OF_PENSION : 0;
  return (
    met +
    (named ? OF_NAME : 0) -
    (meansOthers ? OF_NAME / 2 : 0) +
    (met > 0 ? pension : 0) -
    verdict.unknown.length * OF_UNKNOWN -
    Math.min(facts.others ?? 0, MOST_OTHERS) * OF_OTHERS
  );
}

const isPensioner = ({ widow, disability, age }: Person): boolean => widow === true || (disability ?? 0) > 0 || (age ?? 0) >= PENSION_AGE;

/** Schemes in the order in which they are meant for a person; those alike in the order of fits. */
export function rankFor<T extends Ranked>(schemes: readonly T[], person: Person): T[] {
  return schemes
    .map((scheme) => ({ scheme, score: relevance(scheme, person) }))
    .toSorted((a, b) => b.score - a.score || compareFits(a.scheme, b.scheme))
    .map(({ scheme }) => scheme);
}

/** Schemes in that order by what they are for: groups by their first scheme. */
export function groupFor<T extends Ranked>(schemes: readonly T[], person: Person): [Purpose, T[]][] {
  return [...Map.groupBy(rankFor(schemes, person), ({ name, facts }) => purposeOf(name, facts))];
}
