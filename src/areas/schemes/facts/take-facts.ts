import { readAges } from './ages.ts';
import { readCastes } from './castes.ts';
import { readDocuments } from './documents.ts';
import { readGiven } from './given.ts';
import { readIncome } from './income.ts';
import { readOccupations } from './occupations.ts';
import { readPerson } from './person.ts';
import { readHelplines, readResidence, readState, readWays } from './place.ts';
import { BODY, readStatements, type Statement } from './statements.ts';
import { readStudy } from './study.ts';
import type { FactName, SchemeFacts, SchemePage, Span, TakenFacts } from './types.ts';

/** Version of these rules. A crawl extracts facts again that older rules made; increase it when a change affects facts. */
export const FACT_RULES = 9;

/**
 * Extracts facts from the English text of a scheme's page, each with the words it is based on. Anything uncertain is left out; a condition
 * with alternatives is given with all of them or not at all.
 */
export function takeFacts(page: SchemePage): TakenFacts {
  const facts: SchemeFacts = {};
  const evidence: TakenFacts['evidence'] = {};
  const put = <K extends FactName>(name: K, value: SchemeFacts[K], spans: readonly Span[] = []) => {
    if (value === undefined) return;
    facts[name] = value;
    if (spans.length > 0) evidence[name] = [...spans];
  };
  const statements = readStatements(page.eligibility, 'eligibility');
  put('state', page.state ?? readState(page));
  const applicant = whoApplies(statements, page);
  put('applicant', applicant);
  if (applicant !== 'body') putPersonal(statements, facts.state, put);
  const others = countOthers(statements, evidence);
  if (others > 0) put('others', others);
  const gifts = readGiven(page.benefits);
  for (const name of Object.keys(gifts.facts) as (keyof typeof gifts.facts)[]) put(name, gifts.facts[name], gifts.spans[name]);
  const documents = readDocuments(page.documents);
  if (documents.keys.length > 0) put('documents', documents.keys, documents.spans);
  const ways = readWays(page.application);
  if (ways.length > 0) put('apply', ways);
  const helplines = readHelplines([page.details, page.benefits, ...page.application.map(({ process }) => process)]);
  if (helplines.length > 0) put('helpline', helplines);
  return { facts, evidence };
}

/** Conditions that every reader here meets, or that apply to all alike. */
const OF_ALL = /\b(?:citizens?|indian nationals?|aadhaa?r|bank account)\b/i;

/** Sentences with a requirement for which there is no fact. */
function countOthers(statements: readonly Statement[], evidence: TakenFacts['evidence']): number {
  const rested = new Set(
    Object.values(evidence).flatMap((spans) => (spans ?? []).flatMap(({ field, start }) => (field === 'eligibility' ? [start] : []))),
  );
  return statements.filter(({ text, span, aside }) => !aside && !rested.has(span.start) && REQUIRES.test(text) && !OF_ALL.test(text))
    .length;
}

const REQUIRES = /\b(?:must|should|shall|has to|have to|required|eligible|only)\b/i;

type Put = <K extends FactName>(name: K, value: SchemeFacts[K], spans?: readonly Span[]) => void;

function putPersonal(statements: readonly Statement[], state: string | undefined, put: Put): void {
  const ages = readAges(statements);
  if (ages) put('ages', ages.ranges, ages.spans);
  if (ages?.of === 'child') put('ages_of', 'child', ages.spans);
  const residence = readResidence(statements, state);
  if (residence.length > 0 && state !== 'All') put('residents', true, residence);
  const income = readIncome(statements);
  if (income) {
    put('income', income.limits, income.spans);
    if (income.own && income.limits.length > 0) put('income_of', 'own', income.spans);
  }
  const castes = readCastes(statements);
  if (castes?.castes) put('castes', castes.castes, castes.spans);
  if (castes?.oneOf) put('one_of', castes.oneOf, castes.spans);
  const person = readPerson(statements);
  for (const name of Object.keys(person.facts) as (keyof typeof person.facts)[])
    if (!castes?.oneOf?.includes(name) && !(name === 'gender' && castes?.oneOf?.includes('female')))
      put(name, person.facts[name], person.spans[name]);
  const study = readStudy(statements);
  for (const name of Object.keys(study.facts) as (keyof typeof study.facts)[]) put(name, study.facts[name], study.spans[name]);
  const occupations = castes?.oneOf?.some((one) => one.startsWith('occupation:')) ? undefined : readOccupations(statements);
  if (occupations) {
    put('occupations', occupations.occupations, occupations.spans);
    if (occupations.of !== 'self') put('occupation_of', occupations.of, occupations.spans);
  }
}

const PERSONAL =
  /\b(?:years of age|age (?:of|group|limit|should|must)|aged|his|her|woman|women|female|resident|domicile|native|family income|person|individuals?|student|farmer|worker|artist|caste|unemployed|widow|disab\w+|citizen)\b/i;
const BE_BODY = new RegExp(
  `^\\W*(?:the |all |any |only |eligible |new and existing |existing |new )*(?:applicants?|(?:beneficiary )?units?(?:\\(s\\))?|beneficiar(?:y|ies)|firm|enterprise|institution)? ?(?:\\([^)]*\\) )?(?:must|should|shall|could|can) (?:\\w+ly )?be (?:an? |the |one of the (?:below|following):? )?(?:(?!in |of |at |from |with |under |working |engaged )[\\w/,’'&().-]+ ){0,7}?${BODY.source}`,
  'i',
);

/** Mention of a natural person in any sentence: then persons may apply too. */
const PERSON_WAY =
  /\b(?:individuals?|persons?\(s\)|persons? (?:and|or)|any (?:adult|indian|person)|safai karamchari\w*|youths?|artisans?|farmers?|famil(?:y|ies)|(?:girl )?students? (?:should|must)|applicant should be (?:enrolled|a school)|school leavers?|years of age|unmarried|qualified personnel|scheduled tribes?\b(?=\. Both))\b/i;

/** `body` if the first conditions are about firms or institutions and none is about a person; undefined if unclear. */
function whoApplies(statements: readonly Statement[], { eligibility }: SchemePage): 'person' | 'body' | undefined {
  const conditions = statements.filter(({ negative }) => !negative);
  if (conditions.length === 0) return undefined;
  const mixed = conditions.some(({ text, role, subject }) => !role && subject !== 'body' && PERSON_WAY.test(text));
  const bodies = conditions.filter(
    (one) =>
      one.subject === 'body' ||
      (BE_BODY.test(one.text) &&
        !/\bindividuals?\b|\bvisitor|\bconsumer|\bmember|\bself[- ]help group member|\bowner|\bworking (?:in|with)|\bengaged|\bemployee|\bpassed|\benrolled|\badmitted|\bpursuing|\bstudying|\battending|\bartisans?\b|\bfamil|\bstud(?:ent|y)|\bregistered (?:with|under) the\b/i.test(
          one.text,
        )),
  );
  const [lead] = conditions;
  if (
    !mixed &&
    lead &&
    /^\W*(?:the|this) scheme (?:is|shall be) (?:\w+ )?(?:applicable|available|open) to\b/i.test(lead.text) &&
    BODY.test(lead.text) &&
    !PERSONAL.test(lead.text)
  )
    return 'body';
  if (lead && bodies.includes(lead) && /^\W*the applicant\b/i.test(lead.text) && !PERSON_WAY.test(lead.text)) return 'body';
  const first = bodies.includes(conditions[0] as Statement) || bodies.includes(conditions[1] as Statement);
  const persons = conditions.filter((one) => !bodies.includes(one) && one.subject !== 'body' && PERSONAL.test(one.text) && !one.partial);
  if (first && !mixed && bodies.length >= persons.length && !PERSON_WAY.test(lead?.text ?? '')) return 'body';
  if (persons.length > 0 && bodies.length === 0 && eligibility) return 'person';
  return undefined;
}
