import { LRUCache } from 'lru-cache';
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
import { type SchemesDatabase, schemesDatabase } from '../queries.ts';
import { isBestKnown, schemeNames } from '../scheme-names.ts';
import { type SchemeHit, searchSchemes, searchStateSchemes } from '../search/search.ts';
import { SCHEMES } from '../wording.ts';
import { AGE, ASKS, readPerson, type Said, singular } from './asked-person.ts';
import { findEligible, type Judged } from './eligible.ts';

/** Conditions that few schemes have say more than those that many have. */
const TELLING: ReadonlySet<string> = new Set(['widow', 'caste', 'disability', 'occupation', 'orphan', 'pregnant', 'minority']);
const weigh = (met: readonly string[]): number => met.reduce((sum, name) => sum + (TELLING.has(name) ? 3 : 1), 0);

const MAX_TOLD = 5;
/** More than there are. */
const MAX_LOOKED = 10_000;
const MIN_SAID = 2;

/** The schemes of a state that are called by what was said: by all of it, else by each, the wish last. */
async function calledSo(
  state: string,
  { called, topic }: Said,
  strange: readonly string[],
): Promise<{ own: SchemeHit[]; central: SchemeHit[] }> {
  const wish = [...strange, ...(topic ? [topic[2]] : [])];
  const [stateSchemes, central]: [SchemeHit[], SchemeHit[]] = [[], []];
  for (const words of [
    [...called, ...wish],
    ...called.map((word) => [word, ...wish]),
    ...(wish.length > 0 && called.length > 0 ? [] : called.map((word) => [word])),
    wish,
  ]) {
    if (stateSchemes.length > 0 || words.length === 0) continue;
    const hits = await searchStateSchemes(state, words.join(' '));
    const stateHits = hits.filter(({ level, states, title }) => level === 'state' && (states.includes(state) || title.includes(state)));
    stateSchemes.push(...stateHits);
    central.push(...(central.length > 0 ? [] : hits.filter(({ level }) => level === 'central')));
  }
  return { own: stateSchemes, central };
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
}

/** How many schemes a person may get, for certain and perhaps, and the names of the first of them. */
interface Fitting {
  fits: number;
  may: number;
  names: readonly (readonly [name: string, slug: string])[];
  /** The newest day (YYYY-MM-DD) on which one of them was read. */
  newest: string | undefined;
}
const NONE: Fitting = { fits: 0, may: 0, names: [], newest: undefined };

/** All schemes are judged for each person: while a question is typed it is the same one. */
const kept = new LRUCache<string, Promise<Fitting>>({ max: 50, ttl: 60_000 });

function fittingFor(db: SchemesDatabase, person: Person, topic: Said['topic']): Promise<Fitting> {
  const key = JSON.stringify([person, topic?.[2]]);
  const judged = kept.get(key) ?? judgeFor(db, person, topic);
  kept.set(key, judged);
  // A failure is asked again.
  judged.catch(() => kept.delete(key));
  return judged;
}

async function judgeFor(db: SchemesDatabase, person: Person, topic: Said['topic']): Promise<Fitting> {
  const [sure, maybe] = await Promise.all([findEligible(db, person, 'fits'), findEligible(db, person, 'may')]);
  const isOfTopic = ({ row }: Judged) => !topic || topic[1].test(`${row.name} ${row.tags ?? ''} ${row.brief ?? ''}`);
  const isOfPerson = ({ verdict }: Judged) => verdict.met.some((name) => name !== 'state');
  const mostMet = (list: readonly Judged[]) => list.toSorted((a, b) => weigh(b.verdict.met) - weigh(a.verdict.met));
  const fits = mostMet(sure.schemes.filter(isOfTopic));
  // What everybody knows is for the poor, whatever its page says of them.
  const isOfPoor = Object.keys(person).every((name) => name === 'bpl' || name === 'state');
  const isKnown = ({ row }: Judged) => topic !== undefined && row.level === 'central' && isBestKnown(row.slug);
  const may = mostMet(maybe.schemes.filter(isOfTopic).filter((one) => isOfPerson(one) || isKnown(one)));
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

/**
 * The schemes that somebody may get, where a question says who, where or what for: `widow of 45 in rajasthan`. A state's own that are called so come
 * first, then those whose conditions are met. Empty where it says less than two things, or names a scheme; `loose`: one thing is enough.
 */
export async function personAnswer(query: Query, loose = false): Promise<DirectAnswer[]> {
  const said = readPerson(query);
  const { person, state, topic, called } = said;
  const isNoPerson = Object.keys(person).length === 0;
  // `schemes for farmers` says one thing, and that schemes are wanted for it.
  const isFor = (loose || FOR.test(query.text)) && ASKS.test(query.text) && (!isNoPerson || topic !== undefined);
  if ((said.count < MIN_SAID && !isFor) || query.conditions.some(({ kind }) => kind === 'negation' || kind === 'abroad')) return [];
  const isAsked =
    (ASKS.test(query.text) && (!isNoPerson || isFor || (query.entities.includes('scheme') && state !== undefined))) ||
    (state !== undefined && (person.widow || person.caste !== undefined || person.disability !== undefined));
  if (!isAsked) return [];
  const db = await schemesDatabase();
  const whole = { ...person, ...(state === undefined ? {} : { state }) };
  const fitting = isNoPerson ? NONE : await fittingFor(db, whole, topic);
  // Words beyond those that describe a person, such as `graduate` or `laptop`, are searched for in the schemes' texts.
  const strange = query.conditions.flatMap(({ kind, text }) =>
    (kind === 'word' || kind === 'other') && !said.words.has(normaliseDevanagari(singular(text))) && !AROUND.test(text) ? [text] : [],
  );
  const { own, central, by }: Called = state === undefined ? await ofAllIndia(said, strange) : await calledSo(state, said, strange);
  // Where no scheme is called by the further words, what fits without them is told, and that they are not used.
  const isLeft = loose && strange.length > 0 && own.length + central.length === 0;
  // `lek ladki yojana` names one.
  if (isLeft && CALLED.test(query.text) && !FOR.test(query.text)) return [];
  // `gold loan rate` asks for no scheme.
  if (isLeft && isNoPerson && !query.entities.includes('scheme')) return [];
  const isRead = isLeft || strange.length === 0 || own.length + central.length > 0;
  const named = (hits: readonly SchemeHit[]) => hits.map(({ url, title }) => [title, url.split('/').at(-1) ?? ''] as const);
  const judged = strange.length > 0 && !isLeft ? [] : fitting.names;
  const listed: (readonly [string, string])[] = [...new Map([...named(own), ...judged, ...named(central)])];
  // Where nobody's conditions name such people, schemes that are called so are told.
  if (listed.length === 0 && called.length > 0 && (isLeft || strange.length === 0)) {
    const by = [...called, ...(topic ? [topic[2]] : [])].join(' ');
    central.push(
      ...(state === undefined ? await searchSchemes(by, MAX_LOOKED) : await searchStateSchemes(state, by)).filter(({ fuzzy }) => !fuzzy),
    );
    listed.push(...named(central));
  }
  // One that is called so is told by itself, if it can be.
  if (listed.length === 0 || (by !== undefined && listed.length === 1 && !loose)) return [];
  const told = await Promise.all(
    listed.slice(0, MAX_TOLD).map(async ([name, slug]) => ({ names: schemeNames(slug, name), gives: await givesAsked(query, slug) })),
  );
  const searchText = [...called, ...(topic ? [topic[2]] : [])].join(' ');
  return [
    {
      title: inAllLocales(SCHEMES, (t, locale) =>
        t.forPerson(
          [...personInWords(said, locale), ...(topic ? [t.wishes[topic[2]] ?? topic[2]] : []), ...(by === undefined ? [] : strange)].join(
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
            : t.fitCounts(groupDigits(fitting.fits), groupDigits(fitting.may)),
      ),
      detail: eachLocale((locale) =>
        told.map(({ names, gives }) => [localName(locale, names), ...(gives ? [translate(gives, locale)] : [])].join(': ')).join('; '),
      ),
      as_of: fitting.newest,
      source: 'myScheme',
      url:
        isNoPerson || by !== undefined
          ? `/browse/schemes?${new URLSearchParams({ q: by ?? searchText, ...(state ? { state: slugify(state) } : {}) })}`
          : eligiblePage(whole),
      confidence: 0.93,
      ...(isLeft && { unused: strange }),
      uses: [
        'place',
        // `below 40` says no age.
        ...(limitIn(query) && !Object.values(person).some((one) => typeof one === 'number') ? [] : (['amount'] as const)),
        'operation',
        ...(isRead ? (['word', 'other'] as const) : []),
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
function personInWords({ person, called }: Said, locale: Locale): string[] {
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
