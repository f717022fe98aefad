import { groupDigits } from '../../../i18n/format.ts';
import { inAllLocales, type Locale, localName } from '../../../i18n/locale.ts';
import { findStateName } from '../../../places/states.ts';
import { normaliseDevanagari, slugify } from '../../../text/fold.ts';
import type { DirectAnswer, Query } from '../../intent.ts';
import { CASTE_NAMES, groupInWords, rupees } from '../facts/describe.ts';
import type { Person } from '../facts/judge.ts';
import type { Caste } from '../facts/types.ts';
import { schemesDatabase } from '../queries.ts';
import { schemeNames } from '../scheme-names.ts';
import { type SchemeHit, searchSchemes, searchStateSchemes } from '../search/search.ts';
import { SCHEMES } from '../wording.ts';
import { findEligible, type Judged } from './eligible.ts';

/** Conditions that few schemes have say more than those that many have. */
const TELLING: ReadonlySet<string> = new Set(['widow', 'caste', 'disability', 'occupation', 'orphan', 'pregnant', 'minority']);
const weigh = (met: readonly string[]): number => met.reduce((sum, name) => sum + (TELLING.has(name) ? 3 : 1), 0);

/** What words say of a person, and the word by which schemes for such people are called. */
const SAYS: readonly [pattern: RegExp, says: Person, called: string][] = [
  [/\bsc\b|\bscheduled caste|\bdalit|अनुसूचित जाति/iu, { caste: 'SC' }, 'scheduled caste'],
  [/\bst\b|\bscheduled tribe|\btribal|\badivasi|अनुसूचित जनजाति|आदिवासी/iu, { caste: 'ST' }, 'scheduled tribe'],
  [/\bobc\b|\bbackward class|पिछड़ा वर्ग/iu, { caste: 'OBC' }, 'backward class'],
  [/\bews\b/iu, { caste: 'EWS' }, 'economically weaker'],
  [/\bgeneral (?:category|caste)\b/iu, { caste: 'general' }, ''],
  [/\bminorit(?:y|ies)\b|\bmuslims?\b|\bchristians?\b|\balpsankhyak\b|अल्पसंख्यक/iu, { minority: true }, 'minority'],
  [
    /\b(?:girls?|wom[ae]n|female|ladies|lady|daughters?|mahila|ladki|beti|bitiya|bacch?i|kanya|aurat|stree|nari|wife|mother)\b|महिला|लड़की|बेटी/iu,
    { gender: 'female' },
    'woman',
  ],
  [/\b(?:boys?|m[ae]n|male|ladka)\b|लड़का|पुरुष/iu, { gender: 'male' }, ''],
  [/\btransgenders?\b/iu, { gender: 'transgender' }, 'transgender'],
  [/\b(?:widows?|vidhwa)\b|विधवा/iu, { widow: true, gender: 'female' }, 'widow'],
  [/\b(?:pregnant|garbhvati)\b|गर्भवती/iu, { pregnant: true, gender: 'female' }, 'pregnant'],
  [/\b(?:orphans?|anath)\b|अनाथ/iu, { orphan: true }, 'orphan'],
  [/\b(?:disabled|disabilit(?:y|ies)|handicapped|divyang(?:jan)?|viklang|pwd|blind)\b|विकलांग|दिव्यांग/iu, { disability: 40 }, 'disabled'],
  [/\b(?:bpl|below (?:the )?poverty|poor famil(?:y|ies)|garib)\b|गरीब|बीपीएल/iu, { bpl: true }, 'below poverty'],
  [/\b(?:unemployed|jobless|berozgar)\b|बेरोजगार/iu, { unemployed: true }, 'unemployed'],
  [/\b(?:students?|class \d+|college|school|vidyarthi|chhatra|chatra)\b|छात्र|विद्यार्थी/iu, { student: true }, 'student'],
  [/\b(?:farmers?|kisan|krishak)\b|किसान/iu, { occupation: 'farmer' }, 'farmer'],
  [/\b(?:fisher(?:m[ae]n|folk|s)?|machhuara)\b|मछुआरा/iu, { occupation: 'fisher' }, 'fisherman'],
  [/\b(?:weavers?|bunkar)\b|बुनकर/iu, { occupation: 'weaver' }, 'weaver'],
  [/\b(?:artisans?|karigar|shilpkar)\b|कारीगर/iu, { occupation: 'artisan' }, 'artisan'],
  [/\b(?:construction workers?|labou?rers?|mazdoor|majdoor|shramik)\b|मजदूर|श्रमिक/iu, { occupation: 'construction worker' }, 'worker'],
  [/\b(?:senior citizens?|elderly|old age|old people|vriddh|bujurg)\b|वृद्ध|बुजुर्ग/iu, { age: 65 }, 'old age'],
];
const AGE = /\b(?:aged?|of)\s+(\d{1,3})\b|\b(\d{1,3})\s*(?:-| )?(?:years?|yrs?|yr|saal|sal|साल|वर्ष)(?:\s*-?\s*(?:old|ki|ka|के|की))?/iu;
const INCOME = /\bincome\b|\baay\b|\bkamai\b|आय\b|आमदनी/iu;
/** What is wanted, by the words of schemes' texts, and by the word by which such schemes are called. */
const TOPICS: readonly [asked: RegExp, inText: RegExp, called: string][] = [
  [/\bscholarships?\b|chhatravritti|छात्रवृत्ति/iu, /scholar|stipend|fellowship|छात्रवृत्ति/iu, 'scholarship'],
  [/\bpensions?\b|पेंशन/iu, /pension/iu, 'pension'],
  [/\bloans?\b|\brin\b|ऋण|लोन/iu, /loan|credit|mudra/iu, 'loan'],
  [/\b(?:housing|house|ghar|awas)\b|आवास|घर/iu, /housing|awas|house/iu, 'housing'],
  [/\b(?:marriage|wedding|shadi|vivah)\b|शादी|विवाह/iu, /marriage|vivah|wedding|kanya/iu, 'marriage'],
  [/\b(?:insurance|bima)\b|बीमा/iu, /insurance|bima/iu, 'insurance'],
  [/\b(?:training|skill)\b|प्रशिक्षण/iu, /training|skill|kaushal/iu, 'training'],
  [/\b(?:hospital|treatment|medical|health|ilaj)\b|इलाज/iu, /health|medical|treatment|hospital/iu, 'health'],
];
const ASKS =
  /\b(?:schemes?|yojanas?|yojna|benefits?|eligible|eligibility|apply|help|scholarships?|pensions?|loans?|subsid\w+|assistance|sarkari|government|govt)\b|योजना|लाभ|पेंशन|छात्रवृत्ति|सहायता/iu;
const MAX_TOLD = 5;
const MIN_SAID = 2;

/** What a question says: who asks, where, and what is wanted. */
interface Said {
  person: Person;
  state: string | undefined;
  /** The words by which schemes for such people and for such a wish are called. */
  called: readonly string[];
  topic: (typeof TOPICS)[number] | undefined;
  /** How many different things it says. */
  count: number;
  /** The words that say it. */
  words: ReadonlySet<string>;
}

/** Hindi plurals in the form of the singular: लड़कियों and लड़कियाँ are of लड़की. */
const singular = (text: string): string => text.normalize('NFC').replace(/िय(?:ों|ाँ|ां)/gu, 'ी');

function readPerson({ text: typed, place, amounts }: Query): Said {
  const text = singular(typed);
  const found = SAYS.filter(([pattern]) => pattern.test(text));
  const years = AGE.exec(text);
  const age = Number(years?.[1] ?? years?.[2]);
  const isAge = age > 0 && age <= 120;
  const income = INCOME.test(text) ? amounts.find(({ value }) => value >= 1000)?.value : undefined;
  const topic = TOPICS.find(([asked]) => asked.test(text));
  const person: Person = {
    ...Object.assign({}, ...found.map(([, says]) => says)),
    ...(isAge ? { age } : {}),
    ...(income === undefined ? {} : { income }),
  };
  const called = found.map(([, , word]) => word).filter(Boolean);
  const read = [...found.map(([pattern]) => pattern), ...TOPICS.map(([asked]) => asked), ASKS, AGE, INCOME].flatMap(
    (one) => text.match(new RegExp(`(?:${one.source})[\\p{L}\\p{M}]*`, 'giu')) ?? [],
  );
  return {
    person,
    words: new Set(read.flatMap((one) => normaliseDevanagari(one).split(' '))),
    state: place?.state,
    called,
    topic,
    // What is wanted narrows a state's schemes; without one, a scheme itself is called so.
    count:
      found.length + [isAge, income !== undefined, place !== undefined, topic !== undefined && place !== undefined].filter(Boolean).length,
  };
}

/** The schemes of a state that are called by what was said: by all of it, else by each, the wish last. */
async function calledSo(
  state: string,
  { called, topic }: Said,
  strange: readonly string[],
): Promise<{ own: SchemeHit[]; central: SchemeHit[] }> {
  const wish = [...strange, ...(topic ? [topic[2]] : [])];
  const [found, central]: [SchemeHit[], SchemeHit[]] = [[], []];
  for (const words of [
    [...called, ...wish],
    ...called.map((word) => [word, ...wish]),
    ...(wish.length > 0 && called.length > 0 ? [] : called.map((word) => [word])),
    wish,
  ]) {
    if (found.length > 0 || words.length === 0) continue;
    const hits = await searchStateSchemes(state, words.join(' '));
    const own = hits.filter(({ level, states, title }) => level === 'state' && (states.includes(state) || title.includes(state)));
    found.push(...own);
    central.push(...(central.length > 0 ? [] : hits.filter(({ level }) => level === 'central')));
  }
  return { own: found, central };
}

const FOR = /\bfor\b|\bke liye\b|\bke liy\b|के लिए|के लिये/iu;

/** The Union's schemes that are called by words beyond those that describe a person, and these words; none where there are no such words. */
async function ofAllIndia({ called, topic }: Said, strange: readonly string[]): Promise<Called> {
  if (strange.length === 0) return { own: [], central: [] };
  const wish = [...strange, ...(topic ? [topic[2]] : [])];
  for (const words of [[...called, ...wish], wish]) {
    const by = words.join(' ');
    const central = (await searchSchemes(by, MAX_TOLD)).filter(({ fuzzy }) => !fuzzy);
    if (central.length > 0) return { own: [], central, by };
  }
  return { own: [], central: [] };
}

/** Schemes that are called by some words: a state's own, and the Union's. */
interface Called {
  own: SchemeHit[];
  central: SchemeHit[];
  /** The words by which the Union's were found. */
  by?: string;
}

/**
 * The schemes that somebody may get, where a question says who, where or what for: `widow of 45 in rajasthan`. A state's own that are called so come
 * first, then those whose conditions are met. Empty where it says less than two things, or names a scheme.
 */
export async function personAnswer(query: Query): Promise<DirectAnswer[]> {
  const said = readPerson(query);
  const { person, state, topic, called } = said;
  const isNoPerson = Object.keys(person).length === 0;
  // `schemes for farmers` says one thing, and that schemes are wanted for it.
  const isFor = FOR.test(query.text) && query.entities.includes('scheme') && !isNoPerson;
  if ((said.count < MIN_SAID && !isFor) || query.conditions.some(({ kind }) => kind === 'negation' || kind === 'abroad')) return [];
  const isAsked =
    (ASKS.test(query.text) && (!isNoPerson || (query.entities.includes('scheme') && state !== undefined))) ||
    (state !== undefined && (person.widow || person.caste !== undefined || person.disability !== undefined));
  if (!isAsked) return [];
  const db = await schemesDatabase();
  const whole = { ...person, ...(state === undefined ? {} : { state }) };
  const [sure, maybe] = isNoPerson ? [] : await Promise.all([findEligible(db, whole, 'fits'), findEligible(db, whole, 'may')]);
  const isOfTopic = ({ row }: Judged) => !topic || topic[1].test(`${row.name} ${row.tags ?? ''} ${row.brief ?? ''}`);
  const isOfPerson = ({ verdict }: Judged) => verdict.met.some((name) => name !== 'state');
  const mostMet = (list: readonly Judged[]) => list.toSorted((a, b) => weigh(b.verdict.met) - weigh(a.verdict.met));
  const fits = mostMet((sure?.schemes ?? []).filter(isOfTopic));
  const may = mostMet((maybe?.schemes ?? []).filter(isOfTopic).filter(isOfPerson));
  // Words beyond those that describe a person, such as `graduate`, are searched for in the schemes' texts.
  const strange = query.conditions.flatMap(({ kind, text }) =>
    kind === 'word' && !said.words.has(normaliseDevanagari(singular(text))) ? [text] : [],
  );
  const { own, central, by }: Called = state === undefined ? await ofAllIndia(said, strange) : await calledSo(state, said, strange);
  const isRead = strange.length === 0 || own.length + central.length > 0;
  const named = (hits: readonly SchemeHit[]) => hits.map(({ url, title }) => [title, url.split('/').at(-1) ?? ''] as const);
  const judged = strange.length > 0 ? [] : [...fits, ...may];
  const told = [...new Map([...named(own), ...judged.map(({ row }) => [row.name, row.slug] as const), ...named(central)])];
  // One that is called so is told by itself.
  if (told.length === 0 || (by !== undefined && told.length === 1)) return [];
  const wanted = [...called, ...(topic ? [topic[2]] : [])].join(' ');
  const days = [...fits, ...may].map(({ as_of }) => as_of).filter((day) => /^\d{4}-\d\d-\d\d$/.test(day));
  return [
    {
      title: inAllLocales(SCHEMES, (t, locale) =>
        t.forPerson(
          [...personInWords(person, locale), ...(topic ? [t.wishes[topic[2]] ?? topic[2]] : []), ...(by === undefined ? [] : strange)].join(
            ', ',
          ),
          state && localName(locale, findStateName(state)),
        ),
      ),
      answer: inAllLocales(SCHEMES, (t) =>
        judged.length === 0 && state === undefined
          ? t.numberOf(groupDigits(central.length), undefined)
          : judged.length === 0
            ? t.calledSo(groupDigits(own.length), groupDigits(central.length))
            : t.fitCounts(groupDigits(fits.length), groupDigits(may.length)),
      ),
      detail: inAllLocales(SCHEMES, (_, locale) =>
        told
          .slice(0, MAX_TOLD)
          .map(([name, slug]) => localName(locale, schemeNames(slug, name)))
          .join('; '),
      ),
      as_of: days.sort().at(-1),
      source: 'myScheme',
      url:
        isNoPerson || by !== undefined
          ? `/browse/schemes?${new URLSearchParams({ q: by ?? wanted, ...(state ? { state: slugify(state) } : {}) })}`
          : eligiblePage(whole),
      confidence: 0.93,
      uses: [
        'other',
        'place',
        'amount',
        'operation',
        ...(isRead ? (['word'] as const) : []),
        ...(AGE.test(query.text) || /\bclass\b/iu.test(query.text) ? (['time'] as const) : []),
      ],
    },
  ];
}

/** The page that has what such a person may get. */
const eligiblePage = (person: Person): string =>
  `/browse/schemes/eligible?${new URLSearchParams(
    Object.entries(person).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value === true ? '1' : name === 'state' ? slugify(String(value)) : String(value).toLowerCase()]],
    ),
  )}`;

/** What a person is, each thing in a word. */
function personInWords(person: Person, locale: Locale): string[] {
  const t = SCHEMES[locale];
  return Object.entries(person).flatMap(([name, value]) => {
    if (value === undefined || (name === 'gender' && person.widow)) return [];
    if (name === 'age') return [t.ofAge(Number(value))];
    if (name === 'income') return [t.ofIncome(rupees(Number(value)))];
    if (name === 'caste') return [CASTE_NAMES[value as Caste][locale]];
    if (name === 'occupation') return [groupInWords(`occupation:${value}`)[locale]];
    const word = t.personWords[name === 'gender' ? String(value) : name];
    return [word ?? String(value)];
  });
}
