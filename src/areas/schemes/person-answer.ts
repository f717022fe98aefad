import { groupDigits } from '../../i18n/format.ts';
import { inAllLocales, localName } from '../../i18n/locale.ts';
import { findStateName } from '../../places/states.ts';
import { slugify } from '../../text/fold.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { findEligible } from './eligible.ts';
import type { Person } from './facts/judge.ts';
import { schemesDatabase } from './queries.ts';
import { SCHEMES } from './wording.ts';

/** Conditions that few schemes have say more than those that many have. */
const TELLING: ReadonlySet<string> = new Set(['widow', 'caste', 'disability', 'occupation', 'orphan', 'pregnant', 'minority']);
const weigh = (met: readonly string[]): number => met.reduce((sum, name) => sum + (TELLING.has(name) ? 3 : 1), 0);

/** What words say of a person. */
const SAYS: readonly [pattern: RegExp, says: Person][] = [
  [/\bsc\b|\bscheduled caste|\bdalit|अनुसूचित जाति/iu, { caste: 'SC' }],
  [/\bst\b|\bscheduled tribe|\btribal|\badivasi|अनुसूचित जनजाति|आदिवासी/iu, { caste: 'ST' }],
  [/\bobc\b|\bbackward class|पिछड़ा वर्ग/iu, { caste: 'OBC' }],
  [/\bews\b/iu, { caste: 'EWS' }],
  [/\bgeneral (?:category|caste)\b/iu, { caste: 'general' }],
  [/\bminorit(?:y|ies)\b|\bmuslims?\b|\bchristians?\b|\balpsankhyak\b|अल्पसंख्यक/iu, { minority: true }],
  [/\b(?:girls?|wom[ae]n|female|ladies|lady|daughters?|mahila|ladki|beti|wife|mother)\b|महिला|लड़की|बेटी/iu, { gender: 'female' }],
  [/\b(?:boys?|m[ae]n|male|ladka)\b|लड़का|पुरुष/iu, { gender: 'male' }],
  [/\btransgenders?\b/iu, { gender: 'transgender' }],
  [/\b(?:widows?|vidhwa)\b|विधवा/iu, { widow: true, gender: 'female' }],
  [/\b(?:pregnant|garbhvati)\b|गर्भवती/iu, { pregnant: true, gender: 'female' }],
  [/\b(?:orphans?|anath)\b|अनाथ/iu, { orphan: true }],
  [/\b(?:disabled|disability|handicapped|divyang(?:jan)?|viklang|pwd|blind)\b|विकलांग|दिव्यांग/iu, { disability: 40 }],
  [/\b(?:bpl|below (?:the )?poverty|poor famil(?:y|ies)|garib)\b|गरीब|बीपीएल/iu, { bpl: true }],
  [/\b(?:unemployed|jobless|berozgar)\b|बेरोजगार/iu, { unemployed: true }],
  [/\b(?:students?|class \d+|college|school|vidyarthi|chhatra|chatra)\b|छात्र|विद्यार्थी/iu, { student: true }],
  [/\b(?:farmers?|kisan|krishak)\b|किसान/iu, { occupation: 'farmer' }],
  [/\b(?:fisher(?:m[ae]n|folk|s)?|machhuara)\b|मछुआरा/iu, { occupation: 'fisher' }],
  [/\b(?:weavers?|bunkar)\b|बुनकर/iu, { occupation: 'weaver' }],
  [/\b(?:artisans?|karigar|shilpkar)\b|कारीगर/iu, { occupation: 'artisan' }],
  [/\b(?:construction workers?|labou?rers?|mazdoor|majdoor|shramik)\b|मजदूर|श्रमिक/iu, { occupation: 'construction worker' }],
  [/\b(?:senior citizens?|elderly|old age|old people|vriddh|bujurg)\b|वृद्ध|बुजुर्ग/iu, { age: 65 }],
];
const AGE = /\b(?:aged?|of)\s+(\d{1,3})\b|\b(\d{1,3})\s*(?:-| )?(?:years?|yrs?|yr|saal|sal|साल|वर्ष)(?:\s*-?\s*(?:old|ki|ka|के|की))?/iu;
const INCOME = /\bincome\b|\baay\b|\bkamai\b|आय\b|आमदनी/iu;
/** What is wanted; the schemes that a person gets are searched for it. */
const TOPICS: readonly [RegExp, RegExp][] = [
  [/\bscholarships?\b|chhatravritti|छात्रवृत्ति/iu, /scholar|stipend|fellowship|छात्रवृत्ति/iu],
  [/\bpensions?\b|पेंशन/iu, /pension/iu],
  [/\bloans?\b|\brin\b|ऋण|लोन/iu, /loan|credit|mudra/iu],
  [/\b(?:housing|house|ghar|awas)\b|आवास|घर/iu, /housing|awas|house/iu],
  [/\b(?:marriage|wedding|shadi|vivah)\b|शादी|विवाह/iu, /marriage|vivah|wedding|kanya/iu],
  [/\b(?:insurance|bima)\b|बीमा/iu, /insurance|bima/iu],
  [/\b(?:training|skill)\b|प्रशिक्षण/iu, /training|skill|kaushal/iu],
  [/\b(?:hospital|treatment|medical|health|ilaj)\b|इलाज/iu, /health|medical|treatment|hospital/iu],
];
const ASKS =
  /\b(?:schemes?|yojanas?|yojna|benefits?|eligible|eligibility|apply|help|scholarships?|pensions?|loans?|subsid\w+|assistance|sarkari|government|govt)\b|योजना|लाभ|पेंशन|छात्रवृत्ति|सहायता/iu;
const MAX_TOLD = 5;
const MIN_SAID = 2;

/** What a question says of a person, and how many different things. */
function readPerson({ text, place, amounts }: Query): { person: Person; said: number } {
  const found = SAYS.filter(([pattern]) => pattern.test(text)).map(([, says]) => says);
  const years = AGE.exec(text);
  const age = Number(years?.[1] ?? years?.[2]);
  const income = INCOME.test(text) ? amounts.find(({ value }) => value >= 1000)?.value : undefined;
  const person: Person = {
    ...Object.assign({}, ...found),
    ...(age > 0 && age <= 120 ? { age } : {}),
    ...(income === undefined ? {} : { income }),
    ...(place ? { state: place.state } : {}),
  };
  return { person, said: found.length + Number(age > 0 && age <= 120) + Number(income !== undefined) + Number(place !== undefined) };
}

/** The schemes that somebody may get, where a question says who: `widow of 45 in rajasthan`. Empty where it says less than two things, or names a scheme. */
export async function personAnswer(query: Query): Promise<DirectAnswer[]> {
  const { person, said } = readPerson(query);
  const { state, ...own } = person;
  if (said < MIN_SAID || Object.keys(own).length === 0 || query.conditions.some(({ kind }) => kind === 'negation' || kind === 'abroad'))
    return [];
  const isAsked = ASKS.test(query.text) || (state !== undefined && (own.widow || own.caste !== undefined || own.disability !== undefined));
  if (!isAsked) return [];
  const db = await schemesDatabase();
  const topic = TOPICS.find(([asked]) => asked.test(query.text))?.[1];
  const [sure, maybe] = await Promise.all([findEligible(db, person, 'fits'), findEligible(db, person, 'may')]);
  const isOfTopic = ({ row }: (typeof sure.schemes)[number]) => !topic || topic.test(`${row.name} ${row.tags ?? ''} ${row.brief ?? ''}`);
  const isOfPerson = ({ verdict }: (typeof sure.schemes)[number]) => verdict.met.some((name) => name !== 'state');
  const fits = sure.schemes.filter(isOfTopic);
  const may = maybe.schemes.filter(isOfTopic).filter(isOfPerson);
  const mostMet = (list: typeof may) => list.toSorted((a, b) => weigh(b.verdict.met) - weigh(a.verdict.met));
  const told = [...mostMet(fits), ...mostMet(may)].slice(0, MAX_TOLD);
  if (told.length === 0) return [];
  const params = new URLSearchParams(
    Object.entries(person).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value === true ? '1' : name === 'state' ? slugify(String(value)) : String(value).toLowerCase()]],
    ),
  );
  return [
    {
      title: inAllLocales(SCHEMES, (t, locale) =>
        t.forPerson(personInWords(own).join(', '), state && localName(locale, findStateName(state))),
      ),
      answer: inAllLocales(SCHEMES, (t) => t.fitCounts(groupDigits(fits.length), groupDigits(may.length))),
      detail: told.map(({ row }) => row.name).join('; '),
      as_of: told
        .map(({ as_of }) => as_of)
        .filter((day) => /^\d{4}-\d\d-\d\d$/.test(day))
        .sort()
        .at(-1),
      source: 'myScheme',
      url: `/browse/schemes/eligible?${params}`,
      confidence: 0.93,
      uses: ['word', 'other', 'place', 'amount', 'operation', 'time'],
    },
  ];
}

const personInWords = (person: Person): string[] =>
  Object.entries(person).flatMap(([name, value]) =>
    value === undefined
      ? []
      : value === true
        ? [name]
        : name === 'caste'
          ? [String(value).toUpperCase()]
          : name === 'disability'
            ? ['disability']
            : name === 'age'
              ? [`${value} years`]
              : [String(value)],
  );
