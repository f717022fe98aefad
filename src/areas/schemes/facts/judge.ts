import { groupInWords } from './describe.ts';
import parts from './occupation-parts.json' with { type: 'json' };
import type { Caste, FactName, Range, SchemeFacts } from './types.ts';

/** A person's own statements; absent means not said. */
export interface Person {
  /** Name of a state. */
  state?: string | undefined;
  /** In years. */
  age?: number | undefined;
  gender?: 'female' | 'male' | 'transgender' | undefined;
  /** Yearly family income in rupees. */
  income?: number | undefined;
  caste?: Exclude<Caste, 'minority'> | undefined;
  minority?: boolean | undefined;
  /** Key of OCCUPATIONS, or `other`. */
  occupation?: string | undefined;
  /** In per cent; 0 for none. */
  disability?: number | undefined;
  bpl?: boolean | undefined;
  student?: boolean | undefined;
  unemployed?: boolean | undefined;
  widow?: boolean | undefined;
  pregnant?: boolean | undefined;
  orphan?: boolean | undefined;
}

type Outcome = 'met' | 'not_met' | 'unknown';
export type Fit = 'fits' | 'may' | 'no';

export interface Verdict {
  fit: Fit;
  met: FactName[];
  /** Conditions the person has not said enough for, or that we do not ask about. */
  unknown: FactName[];
  not_met: FactName[];
}

/**
 * Whether a person meets a scheme's known conditions: `no` if one is not met, `may` if one is uncertain, else `fits`. A scheme without
 * known conditions is a `may`.
 */
export function judge(facts: SchemeFacts, person: Person): Verdict {
  const verdict: Verdict = { fit: 'may', met: [], unknown: [], not_met: [] };
  for (const [name, decide] of CONDITIONS) {
    const outcome = decide(facts, person);
    if (outcome) verdict[outcome].push(name);
  }
  if (verdict.not_met.length > 0) verdict.fit = 'no';
  else if (verdict.unknown.length === 0 && verdict.met.some((name) => name !== 'state')) verdict.fit = 'fits';
  return verdict;
}

type Decide = (facts: SchemeFacts, person: Person) => Outcome | undefined;

const isTrue = (required: boolean | undefined, answer: boolean | undefined): Outcome | undefined =>
  required ? (answer === undefined ? 'unknown' : answer ? 'met' : 'not_met') : undefined;

/** A widow, or who is pregnant, need not say that she is a woman. */
const genderOf = ({ gender, widow, pregnant }: Person): Person['gender'] => gender ?? (widow || pregnant ? 'female' : undefined);

function ofState({ state, states }: SchemeFacts, home: string | undefined): Outcome | undefined {
  const open = states ?? (!state || state === 'All' ? undefined : [state]);
  if (!open) return undefined;
  // A state's scheme of which nobody says whose is not for all.
  if (!home || open.length === 0) return 'unknown';
  return open.includes(home) ? 'met' : 'not_met';
}

const CONDITIONS: readonly (readonly [FactName, Decide])[] = [
  ['applicant', ({ applicant }) => (applicant === 'body' ? 'not_met' : undefined)],
  ['state', (facts, { state }) => ofState(facts, state)],
  [
    'gender',
    ({ gender }, person) => {
      const itsGender = genderOf(person);
      return !gender || gender === 'any' ? undefined : !itsGender ? 'unknown' : gender === itsGender ? 'met' : 'not_met';
    },
  ],
  [
    'ages',
    ({ ages, ages_of }, { age }) =>
      !ages ? undefined : ages_of === 'child' || age === undefined ? 'unknown' : ages.some((range) => isIn(range, age)) ? 'met' : 'not_met',
  ],
  ['castes', ({ castes }, person) => (castes && castes.length > 0 ? best(castes.map((caste) => hasCaste(caste, person))) : undefined)],
  ['one_of', ({ one_of }, person) => one_of && best(one_of.map((group) => isOf(group, person)))],
  ['income', (facts, { income }) => withinIncome(facts, income)],
  ['bpl', ({ bpl }, person) => isTrue(bpl, person.bpl)],
  ['disability', (facts, { disability }) => hasDisability(facts, disability)],
  ['student', ({ student }, person) => isTrue(student, person.student)],
  ['occupations', ({ occupations, occupation_of }, { occupation }) => occupations && hasOccupation(occupations, occupation_of, occupation)],
  ['unemployed', ({ unemployed }, person) => isTrue(unemployed, person.unemployed)],
  ['widow', ({ widow }, person) => isTrue(widow, person.widow)],
  ['pregnant', ({ pregnant }, person) => isTrue(pregnant, person.pregnant)],
  ['orphan', ({ orphan }, person) => isTrue(orphan, person.orphan)],
  // We do not ask about these.
  ['classes', ({ classes }) => (classes ? 'unknown' : undefined)],
  ['passed', ({ passed }) => (passed ? 'unknown' : undefined)],
  ['marks', ({ marks }) => (marks ? 'unknown' : undefined)],
];

const isIn = ([from, to]: Range, age: number): boolean => (from === null || age >= from) && (to === null || age <= to);

/** One of several ways is enough. */
function best(outcomes: readonly Outcome[]): Outcome {
  if (outcomes.includes('met')) return 'met';
  return outcomes.includes('unknown') ? 'unknown' : 'not_met';
}

/** Categories a person of another one may also belong to: someone of the general category may be of its weaker section. */
const MAY_ALSO_BE: Readonly<Partial<Record<Caste, readonly Caste[]>>> = {
  SC: ['DNT'],
  ST: ['DNT'],
  OBC: ['EBC', 'DNT'],
  EBC: ['OBC', 'DNT'],
  DNT: ['SC', 'ST', 'OBC', 'EBC'],
  general: ['EWS', 'EBC'],
  EWS: ['general', 'EBC'],
};

function hasCaste(required: Caste, { caste, minority }: Person): Outcome {
  if (required === 'minority') return minority === undefined ? 'unknown' : minority ? 'met' : 'not_met';
  if (!caste) return 'unknown';
  if (caste === required) return 'met';
  return MAY_ALSO_BE[caste]?.includes(required) ? 'unknown' : 'not_met';
}

/** Occupations that are part of another: a road worker is also an unorganised worker. */
const PARTS: Readonly<Record<string, readonly string[]>> = parts;

function hasOccupation(required: readonly string[], whose: SchemeFacts['occupation_of'], occupation: string | undefined): Outcome {
  if (occupation === undefined) return 'unknown';
  if (whose !== 'family' && required.includes(occupation)) return 'met';
  if (whose) return 'unknown';
  const akin = required.some((key) => PARTS[key]?.includes(occupation) || PARTS[occupation]?.includes(key));
  return akin ? 'unknown' : 'not_met';
}

function withinIncome({ income, income_of }: SchemeFacts, earned: number | undefined): Outcome | undefined {
  if (!income || income.length === 0) return undefined;
  if (earned === undefined) return 'unknown';
  if (earned <= Math.min(...income)) return 'met';
  // The family may earn more than the applicant, and limits differ by place.
  return earned > Math.max(...income) && income_of !== 'own' ? 'not_met' : 'unknown';
}

function hasDisability({ disability, disability_percent }: SchemeFacts, percent: number | undefined): Outcome | undefined {
  if (!disability) return undefined;
  if (percent === undefined) return 'unknown';
  if (percent === 0 || (disability_percent !== undefined && percent < disability_percent)) return 'not_met';
  return 'met';
}

function isOf(group: string, person: Person): Outcome {
  const [kind, key = ''] = group.split(':');
  if (kind === 'caste') return hasCaste(key as Caste, person);
  if (kind === 'occupation') return hasOccupation([key], undefined, person.occupation);
  if (group === 'female' || group === 'transgender') {
    const gender = genderOf(person);
    return gender === undefined ? 'unknown' : gender === group ? 'met' : 'not_met';
  }
  if (group === 'disability') return person.disability === undefined ? 'unknown' : person.disability > 0 ? 'met' : 'not_met';
  if (group === 'bpl' || group === 'widow') return isTrue(true, person[group]) ?? 'unknown';
  throw new Error(`no such group: ${groupInWords(group).en}`);
}

/**
 * Order of schemes for a person: fewest unmet conditions, then fewest uncertain ones, then fewest stated only on the page, then most met.
 */
export const compareFits = (a: { facts: SchemeFacts; verdict: Verdict }, b: { facts: SchemeFacts; verdict: Verdict }): number =>
  a.verdict.not_met.length - b.verdict.not_met.length ||
  a.verdict.unknown.length - b.verdict.unknown.length ||
  (a.facts.others ?? 0) - (b.facts.others ?? 0) ||
  b.verdict.met.length - a.verdict.met.length;
