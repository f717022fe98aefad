import { fold, normaliseDevanagari, wordSet } from '../../text/fold.ts';
import { isWordAlike, nearestWord } from '../../text/spelling.ts';
import { DEFAULT_RESULTS, type DirectAnswer, type Query } from '../intent.ts';
import { withUnused } from '../query-uses.ts';
import { aboutScheme } from './asked-facts.ts';
import { countedAnswer, ofStateAnswer } from './counted-schemes.ts';
import { describedAnswer, severalAnswer } from './described-schemes.ts';
import { personAnswer } from './eligible/person-answer.ts';
import { CONFIDENCE, noneSuch, titleOf } from './hit-answers.ts';
import { isBestKnown } from './scheme-names.ts';
import { HONORIFICS } from './search/called-scheme.ts';
import { formsOf, synonymsOf } from './search/everyday.ts';
import {
  isMeant,
  isNaming,
  isTitledAlike,
  type SchemeHit,
  searchSchemes,
  searchSchemesFuzzy,
  searchStateSchemes,
} from './search/search.ts';

/** Words for benefits: they show that a scheme is wanted. */
const GIVEN = wordSet(
  'subsidy subsidies pension scholarship scholarships loan loans bima insurance allowance anudan stipend sahayata assistance grant fellowship madad help chhatravritti vritti पेंशन छात्रवृत्ति अनुदान सहायता सब्सिडी लोन ऋण बीमा',
);

const MIN_MISSPELT = 6;
/** Whether a word is a benefit's, as it is written, in a form that only people use (`lone`), or with one slip. */
const isGiven = (word: string): boolean =>
  formsOf(word).some((one) => GIVEN.has(normaliseDevanagari(one))) ||
  (word.length >= MIN_MISSPELT && nearestWord(word, [...GIVEN], 1) !== undefined);

/** `schemes for startups`: more than one is wanted. */
const PLURAL = /\bschemes\b|\byojna?na?ye?n\b|\byojanaye\b|योजनाए/iu;

const MIN_WORDS = 2;
/** Fewer words describe, and name nothing. */
const MIN_NAME_WORDS = 3;
const MOST_OF_NAME = 0.8;
const SMALL_WORDS = new Set(['of', 'for', 'to', 'the', 'and', 'in', 'with', 'a', 'scheme', 'yojana']);
const MIN_SEVERAL = 2;
const MAX_LOOKED = 100;
/** If no more than this many of a state's schemes have all the words, one may be meant: the first, with the plainest name. */
const MAX_OF_STATE = 2;

/** The results of the first reading that finds anything; literal matches before synonyms. */
async function firstFound(readings: readonly (readonly string[])[], telling: readonly string[]): Promise<SchemeHit[]> {
  for (const words of readings) {
    const hits = words.length > 0 ? await searchSchemes(words.join(' '), DEFAULT_RESULTS) : [];
    const [first] = hits;
    const text = ` ${words.join(' ')} `;
    const [word = '', ...others] = telling;
    const whole =
      hits.find(({ title }) => text.includes(` ${fold(title)} `)) ??
      (others.length > 0 ? undefined : hits.find((one) => isAbbreviated(one, word)));
    if (whole) return [whole];
    const isFirst = first?.exact || (first && isTitledAlike(first.title, telling));
    if (first) return [isFirst ? first : (hits.find(({ title }) => isTitledAlike(title, telling)) ?? first)];
  }
  return [];
}

/** Whether words are most of a scheme's name, so that they describe no person: `handicapped students stipend mizoram`. */
export async function namesScheme({ words, unknownWords: telling, place }: Query): Promise<boolean> {
  if (telling.length < MIN_NAME_WORDS) return false;
  const [hit] = await searchSchemes(telling.join(' '), 1);
  // Another state's is not meant.
  if (place && hit?.level === 'state' && !hit.states.includes(place.state)) return false;
  const titleWords = hit ? fold(hit.title).split(' ') : [];
  return (
    titleWords.length > 0 &&
    titleWords.filter((word) => words.includes(word) || SMALL_WORDS.has(word)).length >= titleWords.length * MOST_OF_NAME
  );
}

/** Letters of a name that stands for a scheme by itself: `kanyashree`, `pmay`. */
const MIN_OWN_NAME = 4;
/** Whether an abbreviation begins or ends with a word, or with what is said for it. */
const isAbbreviated = ({ names = [] }: SchemeHit, word: string): boolean =>
  names.some((name) => formsOf(word).some((one) => name.startsWith(one) || name.endsWith(one)));
/** Whether a best known scheme has a word as the first of its name: Ujjwala of both Pradhan Mantri Ujjwala Yojanas. */
const beginsKnown = ({ title, url }: SchemeHit, word: string): boolean =>
  isBestKnown(url.slice(url.lastIndexOf('/') + 1)) &&
  fold(title)
    .split(' ')
    .find((one) => !HONORIFICS.has(one)) === word;
/** Whether one word alone names a scheme: the only title that has it, the first of a best known one, or the beginning of its abbreviation. */
const isOwnName = async (hit: SchemeHit, [word = '', ...others]: readonly string[]): Promise<boolean> =>
  others.length === 0 &&
  word.length >= MIN_OWN_NAME &&
  (isAbbreviated(hit, word) ||
    beginsKnown(hit, word) ||
    (fold(hit.title).split(' ').slice(0, MIN_NAME_WORDS).includes(word) && (await isNaming(hit, [word]))));

/** For a state's scheme where no state is named: the Union's whose name has all the words, `old age pension`. */
async function ofUnion(hit: SchemeHit, place: Query['place'], words: readonly string[]): Promise<SchemeHit> {
  if (place || hit.level === 'central' || words.length < MIN_WORDS) return hit;
  const all = await searchSchemes(words.join(' '), MAX_LOOKED);
  return all.find(({ level, title, fuzzy }) => level === 'central' && !fuzzy && isTitledAlike(title, words)) ?? hit;
}

/** Words of what is asked for that neither the name nor the description of a scheme has, as they are or by sound. */
function wordsBeside({ title, description, names = [] }: SchemeHit, words: readonly string[]): string[] {
  const schemeWords = fold([title, description, ...names].join(' ')).split(' ');
  // `vidhwa` is the widow of the name.
  return words.filter(
    (word) =>
      word.length > MIN_LETTERS &&
      /^[a-z]+$/.test(word) &&
      !SMALL_WORDS.has(word) &&
      !names.some((name) => name.endsWith(word)) &&
      !synonymsOf(word).some((one) => isWordAlike(one, schemeWords)),
  );
}
const MIN_LETTERS = 3;

/** What of a question may be a scheme's name. */
interface AskedName {
  question: Query;
  asksForSchemes: boolean;
  /** The unknown words without titles such as `pradhan mantri`, those without words of benefits too, and of these the ones that tell schemes apart. */
  named: readonly string[];
  things: readonly string[];
  telling: readonly string[];
}

function readName(question: Query): AskedName {
  const { entities, words, unknownWords } = question;
  const asksForSchemes = entities.includes('scheme') || words.some(isGiven);
  const named = unknownWords.filter((word) => !HONORIFICS.has(normaliseDevanagari(word)));
  const things = named.filter((word) => !isGiven(word));
  return { question, asksForSchemes, named, things, telling: things.length > 0 ? things : named };
}

/** The schemes that a question names or describes: for a person, of a state, by their number, by words of their names. */
export async function schemesNamed(question: Query): Promise<DirectAnswer[]> {
  const { place, unknownWords, unclaimedWords, amounts } = question;
  const asked = readName(question);
  const ofPerson = (await namesScheme(question)) ? [] : await personAnswer(question);
  for (const answers of [ofPerson, await countedAnswer(question), ofStateAnswer(question)]) if (answers.length > 0) return answers;
  const { asksForSchemes, named, telling } = asked;
  if (amounts.length > 0 && !asksForSchemes) return [];
  if (unknownWords.length === 0) return asksForSchemes ? personAnswer(question, true) : [];
  if (amounts.length > 0) return severalAnswer(unclaimedWords, { sums: amounts.map(({ value }) => value) });
  const hit = await hitFor(asked);
  if (!hit || !(hit.exact || (telling.length > 0 && (await isMeant(hit, telling))))) return noneMeant(asked);
  // Another state's scheme was not asked for.
  if (place && hit.level === 'state' && !hit.states.includes(place.state)) return asksForSchemes ? noneMeant(asked) : [];
  // A scheme of a state that is not mentioned is one of many.
  const isOneOf = hit.level === 'state' ? !(await isNaming(hit, telling)) : PLURAL.test(question.text);
  if (asksForSchemes && !place && !hit.exact && isOneOf) {
    const several = await severalAnswer(named, { least: MIN_SEVERAL });
    if (several.length > 0) return several;
  }
  return [await toAnswer(hit, asked)];
}

/** The scheme that the words lead to: a state's own first, as they are written, then in other spellings. */
async function hitFor({ question, asksForSchemes, things, telling }: AskedName): Promise<SchemeHit | undefined> {
  const { place, words, unknownWords, unclaimedWords } = question;
  // A single word next to a place occurs in many texts.
  const ofPlace = place && (asksForSchemes || unknownWords.length > 1) ? await searchStateSchemes(place.state, unknownWords.join(' ')) : [];
  const ofLevel = ofPlace.slice(0, MAX_OF_STATE).filter(({ level }) => level === ofPlace[0]?.level);
  const [ofState] = ofLevel.toSorted((a, b) => a.title.split(' ').length - b.title.split(' ').length);
  const written = ofState ? [ofState] : await firstFound([words], telling);
  // Words around the subject are in no text: `free gas connection`. A place is not such a word.
  const [asWritten] =
    written.length > 0 || place ? written : await firstFound([unknownWords, things.length >= MIN_WORDS ? things : []], telling);
  // Other spellings are certain enough if schemes are asked for, or a word is otherwise unknown.
  const [match] =
    asWritten || !(asksForSchemes || unclaimedWords.length > 0)
      ? [asWritten]
      : (await searchSchemesFuzzy(words.join(' '), DEFAULT_RESULTS)).filter(({ title }) => isTitledAlike(title, unknownWords));
  return match && ofUnion(match, place, telling);
}

/** Where no scheme is meant for certain: by the words that no area knows, for whom it is, or that there is none. */
async function noneMeant({ question, asksForSchemes, named, things }: AskedName): Promise<DirectAnswer[]> {
  const { unknownWords, unclaimedWords, entities, isNamed, words, place } = question;
  // `mukhyamantri yojana rajasthan` names none.
  if (asksForSchemes && place && named.length === 0)
    return ofStateAnswer({ ...question, unknownWords: [] }).map((one) => ({ ...one, uses: 'all', unused: unknownWords }));
  // Words about its date or age limit, next to a name.
  if (isNamed && unclaimedWords.length >= MIN_WORDS && unclaimedWords.length < unknownWords.length) {
    const answers = await schemesNamed({ ...question, words: unclaimedWords, unknownWords: unclaimedWords });
    const left = unknownWords.filter((word) => !unclaimedWords.includes(word));
    return withUnused(answers, left);
  }
  const loosely = asksForSchemes ? await personAnswer(question, true) : [];
  const beyond = loosely[0]?.unused ?? [];
  if (loosely.length > 0 && beyond.length === 0) return loosely;
  // `gold loan` is lent by banks, unless a scheme says both.
  const ofOthers = question.conditions.flatMap(({ kind, text, around }) => (kind === 'other' && !around ? [text] : []));
  const isOurs = entities.includes('scheme') || !things.some((word) => ofOthers.includes(word));
  // `tractor subsidy for farmers`: what is wanted tells more than who asks.
  for (const said of asksForSchemes ? [isOurs ? things : named, beyond] : []) {
    const described = said.length > 0 ? await describedAnswer(said, { state: place?.state, isSure: entities.includes('scheme') }) : [];
    // Beside what fits the person it counts only that nothing of the state is for that.
    if (described.length > 0 && (loosely.length === 0 || described[0]?.declined)) return described;
  }
  if (loosely.length > 0) return loosely;
  return entities.includes('scheme') && unclaimedWords.length > 0 ? [noneSuch(words.join(' '))] : [];
}

async function toAnswer(hit: SchemeHit, asked: AskedName): Promise<DirectAnswer> {
  return {
    title: titleOf(hit),
    answer: null,
    detail: await aboutScheme(hit),
    url: hit.url,
    confidence: await confidenceIn(hit, asked),
    ...(hit.fuzzy ? {} : { uses: ['word', 'other', 'place', 'abroad', 'reason'], unused: hit.exact ? [] : wordsBeside(hit, asked.things) }),
  };
}

/** Words known to other areas are theirs first; two words unknown to all belong to a scheme. */
async function confidenceIn(hit: SchemeHit, { question, asksForSchemes, telling }: AskedName): Promise<number> {
  const { words, unknownWords, unclaimedWords } = question;
  if (hit.fuzzy) {
    const isOwn = unclaimedWords.length === unknownWords.length && (asksForSchemes || unknownWords.length >= MIN_WORDS);
    return isOwn ? CONFIDENCE.loosely : 0;
  }
  if (hit.exact) return CONFIDENCE.name;
  if (asksForSchemes) return CONFIDENCE.asked;
  const isNamed =
    (await isOwnName(hit, telling)) ||
    (words.length >= MIN_WORDS && fold(hit.title).startsWith(words.join(' '))) ||
    (unknownWords.length >= MIN_WORDS && unclaimedWords.length > 0);
  return isNamed ? CONFIDENCE.words : 0;
}
