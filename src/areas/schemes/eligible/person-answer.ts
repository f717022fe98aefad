import { groupDigits } from '../../../i18n/format.ts';
import { eachLocale, inAllLocales, type Locale, localName, translate } from '../../../i18n/locale.ts';
import { findStateName } from '../../../places/states.ts';
import { normaliseDevanagari, slugify } from '../../../text/fold.ts';
import type { DirectAnswer, Query } from '../../intent.ts';
import { limitIn } from '../../quantity.ts';
import { givesAsked } from '../asked-facts.ts';
import { CASTE_NAMES, groupInWords, rupees } from '../facts/describe.ts';
import type { Person } from '../facts/judge.ts';
import type { Caste } from '../facts/types.ts';
import { schemesDatabase } from '../queries.ts';
import { schemeNames } from '../scheme-names.ts';
import { HONORIFICS } from '../search/called-scheme.ts';
import { type SchemeHit, searchSchemes, searchStateSchemes } from '../search/search.ts';
import { SCHEMES } from '../wording.ts';
import { AGE, ASKS, readPerson, type Said, singular, type Topic } from './asked-person.ts';
import { type Fitting, fittingFor, MAX_TOLD, NONE } from './fitting.ts';

/** More than there are. */
const MAX_LOOKED = 10_000;
const MIN_SAID = 2;

/**
 * The schemes of a state that are called by what was said: by all of it, else by each, the wish last. `beyond`: the words for a person where they are called
 * by the wish alone.
 */
async function calledSo(state: string, { called, topic }: Said, strange: readonly string[]): Promise<Called> {
  const wish = [...strange, ...(topic ? [topic[2]] : [])];
  const found: Called = { own: [], central: [] };
  for (const words of [
    [...called, ...wish],
    ...called.map((word) => [word, ...wish]),
    ...(wish.length > 0 && called.length > 0 ? [] : called.map((word) => [word])),
    wish,
  ]) {
    const hits = words.length === 0 ? [] : await searchStateSchemes(state, words.join(' '));
    const own = hits.filter(({ level, states, title }) => level === 'state' && (states.includes(state) || title.includes(state)));
    if (found.central.length === 0) Object.assign(found, { central: hits.filter(({ level }) => level === 'central') });
    if (own.length + found.central.length > 0) found.beyond ??= words === wish && strange.length > 0 ? called : [];
    if (own.length > 0) return { ...found, own };
  }
  return found;
}

/** Words that bind others: `scholarship after 12th`. */
const AROUND = /^(?:after|before|above|below|under|over|upto|baad|pehle|card|plus|who)$/iu;
const CALLED = /\byoja?na\b|योजना/iu;
const FOR = /\bfor\b|\b\w*ke liye?\b|के लिए|के लिये/iu;

/** The Union's schemes that are called by words beyond those that describe a person, and these words; none where there are no such words. */
async function ofAllIndia({ called, topic }: Said, strange: readonly string[]): Promise<Called> {
  if (strange.length === 0 && (called.length > 0 || !topic)) return { own: [], central: [] };
  const wish = [...strange, ...(topic ? [topic[2]] : [])];
  for (const words of [[...called, ...wish], wish]) {
    const by = words.join(' ');
    const central = (await searchSchemes(by, MAX_LOOKED)).filter(({ fuzzy }) => !fuzzy);
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
  beyond?: readonly string[];
}

/** What a question says of a person, what fits, and the schemes that its words beyond that call. */
interface Found extends Said, Called {
  query: Query;
  loose: boolean;
  /** Whether neither a person is said nor who is not meant. */
  isNobody: boolean;
  whole: Person;
  fitting: Fitting;
  /** Words beyond those that describe a person, such as `graduate` or `laptop`: they are searched for in the schemes' texts. */
  strange: readonly string[];
  /** Whether no scheme is called by them: what fits without them is told, and that they are not used. */
  isLeft: boolean;
  judged: Fitting['names'];
  listed: Fitting['names'];
}

/**
 * The schemes that somebody may get, where a question says who, where or what for: `widow of 45 in rajasthan`. A state's own that are called so come
 * first, then those whose conditions are met. Empty where it says less than two things, or names a scheme; `loose`: one thing is enough.
 */
export async function personAnswer(query: Query, loose = false): Promise<DirectAnswer[]> {
  const said = readPerson(query);
  if (!isAskedFor(query, said, loose)) return [];
  const found = await findFor(query, said, loose);
  if (isTold(found)) return [await tellFound(found)];
  // Where none gives such people what is wanted, what fits them is told, and that the wish was not used: `berojgari bhatta rajasthan`.
  const wish = found.listed.length === 0 && !found.isNobody ? said.topic?.[0].exec(query.text)?.[0] : undefined;
  const fitting = wish ? await findFor(query, { ...said, topic: undefined }, loose) : found;
  return wish && isTold(fitting) ? [{ ...(await tellFound(fitting)), unused: [wish] }] : [];
}

function isAskedFor({ text, conditions, entities }: Query, { person, state, topic, not, count }: Said, loose: boolean): boolean {
  const saysWho = not !== undefined || Object.keys(person).length > 0;
  // `schemes for farmers` says one thing, and that schemes are wanted for it.
  const isFor = (loose || not !== undefined || FOR.test(text)) && ASKS.test(text) && (saysWho || topic !== undefined);
  const isOther = conditions.some(({ kind }) => (kind === 'negation' && !not) || kind === 'abroad');
  if ((count < MIN_SAID && !isFor) || isOther) return false;
  return (
    (ASKS.test(text) && (saysWho || isFor || (entities.includes('scheme') && state !== undefined))) ||
    (state !== undefined && (person.widow || person.caste !== undefined || person.disability !== undefined))
  );
}

async function findFor(query: Query, said: Said, loose: boolean): Promise<Found> {
  const { person, state, called, not } = said;
  const isNobody = !not && Object.keys(person).length === 0;
  const whole = { ...person, ...(state === undefined ? {} : { state }) };
  const fitting = isNobody ? NONE : await fittingFor(await schemesDatabase(), whole, said);
  const strange = query.conditions.flatMap(({ kind, text }) =>
    (kind === 'word' || kind === 'other') &&
    !said.words.has(normaliseDevanagari(singular(text))) &&
    !AROUND.test(text) &&
    !HONORIFICS.has(text)
      ? [text]
      : [],
  );
  // What is called by a word may be what is denied.
  const {
    own,
    central,
    by,
    beyond = [],
  }: Called = not ? { own: [], central: [] } : state === undefined ? await ofAllIndia(said, strange) : await calledSo(state, said, strange);
  const isLeft = loose && strange.length > 0 && own.length + central.length === 0;
  const judged = strange.length > 0 && !isLeft ? [] : fitting.names;
  const listed = [...new Map([...named(own), ...judged, ...named(central)])];
  // Where nobody's conditions name such people, schemes that are called so are told.
  const more = listed.length === 0 && called.length > 0 && (isLeft || strange.length === 0) ? await searchCalled(said) : [];
  return {
    ...said,
    query,
    loose,
    isNobody,
    whole,
    fitting,
    strange,
    own,
    central: [...central, ...more],
    by,
    beyond,
    isLeft,
    judged,
    listed: [...listed, ...named(more)],
  };
}

const named = (hits: readonly SchemeHit[]) => hits.map(({ url, title }) => [title, url.split('/').at(-1) ?? ''] as const);
/** The words by which schemes for such people and such a wish are searched. */
const calledWords = ({ called, topic }: Said): string => [...called, ...(topic ? [topic[2]] : [])].join(' ');
const searchCalled = async (said: Said): Promise<SchemeHit[]> =>
  (said.state === undefined
    ? await searchSchemes(calledWords(said), MAX_LOOKED)
    : await searchStateSchemes(said.state, calledWords(said))
  ).filter(({ fuzzy }) => !fuzzy);

function isTold({ query: { text, entities }, loose, isNobody, isLeft, by, listed }: Found): boolean {
  // `lek ladki yojana` names one.
  if (isLeft && CALLED.test(text) && !FOR.test(text)) return false;
  // `gold loan rate` asks for no scheme.
  if (isLeft && isNobody && !entities.includes('scheme')) return false;
  // One that is called so is told by itself, if it can be.
  return listed.length > 0 && (by === undefined || listed.length > 1 || loose);
}

async function tellFound(found: Found): Promise<DirectAnswer> {
  const { query, person, state, topic, not, fitting, own, central, by, beyond = [], strange, isLeft, judged, whole } = found;
  const isRead = isLeft || strange.length === 0 || own.length + central.length > 0;
  const saysNone = not !== undefined && Object.keys(person).length === 0;
  const told = await Promise.all(
    found.listed.slice(0, MAX_TOLD).map(async ([name, slug]) => ({ names: schemeNames(slug, name), gives: await givesAsked(query, slug) })),
  );
  const topicIn = (topic: Topic, locale: Locale) => SCHEMES[locale].wishes[topic[2]] ?? topic[2];
  const denied = (locale: Locale) => [
    ...(not?.topics.length ? [] : (not?.people ?? []).flatMap((one) => personInWords(one, locale))),
    ...(not?.topics ?? []).map((topic) => topicIn(topic, locale)),
  ];
  return {
    title: inAllLocales(SCHEMES, (t, locale) =>
      t.forPerson(
        [
          ...(beyond.length > 0 ? strange : [...personInWords(found, locale), ...(topic ? [topicIn(topic, locale)] : [])]),
          ...(not ? [t.not(denied(locale).join(', '))] : []),
          ...(by === undefined ? [] : strange),
        ].join(', '),
        state && localName(locale, findStateName(state)),
      ),
    ),
    answer: inAllLocales(SCHEMES, (t, locale) => {
      // Where only those are said who are not meant, nobody's conditions are met.
      if (saysNone) return t.numberOf(groupDigits(fitting.may), state && localName(locale, findStateName(state)));
      if (judged.length > 0) return t.fitCounts(groupDigits(fitting.fits), groupDigits(fitting.may));
      const count = groupDigits(central.length);
      return state === undefined ? t.numberOf(count, undefined) : t.calledSo(groupDigits(own.length), count);
    }),
    detail: eachLocale((locale) =>
      told.map(({ names, gives }) => [localName(locale, names), ...(gives ? [translate(gives, locale)] : [])].join(': ')).join('; '),
    ),
    as_of: fitting.newest,
    source: 'myScheme',
    url:
      found.isNobody || by !== undefined || beyond.length > 0
        ? `/browse/schemes?${new URLSearchParams({ q: by ?? (beyond.length > 0 ? strange.join(' ') : calledWords(found)), ...(state ? { state: slugify(state) } : {}) })}`
        : eligiblePage(whole),
    confidence: 0.93,
    unused: isLeft ? strange : beyond,
    uses: [
      'place',
      // `below 40` says no age.
      ...(limitIn(query) && !Object.values(person).some((one) => typeof one === 'number') ? [] : (['amount'] as const)),
      'operation',
      ...(not ? (['negation'] as const) : []),
      ...(isRead ? (['word', 'other'] as const) : []),
      ...(AGE.test(query.text) || /\bclass\b/iu.test(query.text) ? (['time'] as const) : []),
    ],
  };
}

/** The page that has what such a person may get. */
const eligiblePage = (person: Person): string =>
  `/browse/schemes/eligible?${new URLSearchParams(
    Object.entries(person).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value === true ? '1' : name === 'state' ? slugify(String(value)) : String(value).toLowerCase()]],
    ),
  )}`;

/** What a person is, each thing in a word. */
function personInWords({ person, called }: Pick<Said, 'person' | 'called'>, locale: Locale): string[] {
  const t = SCHEMES[locale];
  const isGirl = called.includes('girl') && !called.includes('woman');
  return Object.entries(person).flatMap(([name, value]) => {
    if (value === undefined || (name === 'gender' && person.widow)) return [];
    if (name === 'age') return [t.ofAge(Number(value))];
    if (name === 'income') return [t.ofIncome(rupees(Number(value)))];
    if (name === 'caste') return [CASTE_NAMES[value as Caste][locale]];
    if (name === 'occupation') return [groupInWords(`occupation:${value}`)[locale]];
    const word = t.personWords[name !== 'gender' ? name : isGirl ? 'girl' : String(value)];
    return [word ?? String(value)];
  });
}
