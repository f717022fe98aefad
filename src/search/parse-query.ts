import type { Asked } from '../areas/intent.ts';
import type { Place } from '../places/gazetteer.ts';
import { isEveryday, soundOf } from '../text/everyday-words.ts';
import { fold, normaliseDevanagari, wordSet } from '../text/fold.ts';
import { namesBySound } from '../text/name-index.ts';
import { toOneScript } from '../text/scripts.ts';
import { phoneticKey } from '../text/spelling.ts';
import { STOP_WORDS } from '../text/stop-words.ts';
import { latinAsSpoken } from '../text/transliterate.ts';
import { findAmounts, isAmount } from './amounts.ts';
import type { Days } from './day-spans.ts';
import { extractDate, findDays } from './days.ts';
import { markFestival } from './festival-days.ts';
import { isName, type Lexicon } from './lexicon.ts';
import { JOINS, markAbroad, matchMisspelt, matchNames } from './match-names.ts';
import { isAskingWord, mendQuestionWords, writeLoansInLatin } from './mend-words.ts';
import { datesInFigures, latinFigures } from './number-words.ts';
import { readAsked } from './operations.ts';
import { reasonIn } from './reasons.ts';
import {
  allWords,
  HERE,
  isAround,
  isPlace,
  MAX_WORDS,
  NEGATIONS,
  type NumberToken,
  namesPlace,
  phraseAt,
  placesOf,
  type Token,
  withoutContractions,
} from './tokens.ts';

const MAX_TEXT_LENGTH = 160;
/** State codes that are also words: `as`, `or`, `ka`. */
const isCode = (name: string): boolean => /^[a-z]{1,2}$/.test(name);

/** Behind a number: `12th`, `10vi`. */
const ORDINALS = wordSet('st nd rd th vi vin vee wi win वीं वी');
/** What a place is. */
const KINDS_OF_PLACES = wordSet(
  'gaon gav village town shahar sheher district zila jila zilla tehsil taluka taluk block gram kasba गाँव गांव शहर कस्बा जिला जिले तहसील',
);
const UNTIL: ReadonlySet<string> = new Set(['until', 'till', 'upto']);
/** Endings of Hindi verbs without a meaning of their own: `dalwana`, `lagenge`, `bataiyega`. Two of them ask about the future. */
const VERB =
  /^(?!challenge|revenge|avenge|omega|girega|girege|badhega|badhegi|barhega).{2,}(?:wana|wane|wani|enge|ega|egi|oge|unga|ungi|iye|iyega)$/;
const LATIN_FILLERS = [...STOP_WORDS].filter((word) => /^[a-z]{4,}$/.test(word));
const FILLER_KEYS: ReadonlySet<string> = new Set(LATIN_FILLERS.map(phoneticKey));
const FILLER_SOUNDS: ReadonlySet<string> = new Set(LATIN_FILLERS.map(soundOf));

/** Whether an unknown word is a misspelt stop word (`bhaw`), one in Devanagari (`कैसी`), or a verb. */
function isFiller(word: string, lexicon: Lexicon): boolean {
  if (lexicon.ordinary.has(word)) return false;
  if (/^[\u0900-\u097f]+$/.test(word))
    return (FILLER_SOUNDS.has(soundOf(word)) || VERB.test(latinAsSpoken(word))) && namesBySound(lexicon, word).length === 0;
  if (!/^[a-z]{4,}$/.test(word)) return false;
  return VERB.test(word) || (FILLER_KEYS.has(phoneticKey(word)) && !lexicon.bySound.has(phoneticKey(word)));
}

/** A query, parsed once for all areas. */
export interface ParsedQuery {
  /** As it was typed. */
  typed: string;
  text: string;
  words: readonly string[];
  tokens: readonly Token[];
  /** Words of a text that is too long to be read whole. */
  cut: readonly string[];
  /** Words that no area knows, and words that are neither place, day nor stop word. */
  unknownWords: readonly string[];
  contentWords: readonly string[];
  places: readonly Place[];
  /** The place with the longest name. */
  place: Place | undefined;
  /** Other towns of the name of the one place, where no state says which is meant. */
  namesakes: readonly Place[];
  /** The states in which its names are sooner, of names without a place; by its letters where nothing else says so. */
  homes?: readonly string[];
  /** Whether the place was read from a misspelt word. */
  corrected: boolean;
  amounts: readonly NumberToken[];
  days: Days;
  asked: Asked;
  /** Words that ask for what no figure tells. */
  reason: string | undefined;
}

/** Parses text from the search box into known names, numbers, days and stop words. `held` are words that are no slips. */
export function parseQuery(text: string, lexicon: Lexicon, held: ReadonlySet<string> = new Set()): ParsedQuery {
  const plain = withoutContractions(
    latinFigures(toOneScript(text, (word) => isName(lexicon, word) || isAskingWord(normaliseDevanagari(word)))),
  )
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TEXT_LENGTH);
  const clean = datesInFigures(mendQuestionWords(writeLoansInLatin(plain, lexicon), lexicon));
  const { day, left } = extractDate(clean);
  const all = allWords(left);
  const words = all.slice(0, MAX_WORDS);
  const cut = [...all.slice(MAX_WORDS), ...allWords(text.slice(MAX_TEXT_LENGTH))].filter(
    (word) => !STOP_WORDS.has(word) && !isEveryday(word),
  );
  const days = findDays(words, (at) => isAmount(words, at, lexicon));
  const tokens = words.map((word, at): Token => ({ word, senses: [], starts: false, kind: days.taken.has(at) ? 'day' : 'unknown' }));
  // `until yesterday` is the time that it names.
  for (const [at, token] of tokens.entries()) if (UNTIL.has(token.word) && tokens[at + 1]?.kind === 'day') token.kind = 'day';
  matchNames(tokens, lexicon);
  markParts(tokens);
  const asked = readAsked(clean, tokens);
  const amounts = findAmounts(tokens, lexicon);
  for (const [at, token] of tokens.entries())
    if (token.kind === 'unknown' && (isEveryday(token.word) || (ORDINALS.has(token.word) && /^\d/.test(tokens[at - 1]?.word ?? ''))))
      token.kind = 'filler';
  for (const token of tokens) if (token.kind === 'unknown' && STOP_WORDS.has(token.word)) token.kind = 'filler';
  for (const token of tokens) if (token.kind === 'unknown' && isFiller(token.word, lexicon)) token.kind = 'filler';
  // `my village sitapur`: what a place is, beside it.
  if (tokens.some(namesPlace))
    for (const token of tokens)
      if (KINDS_OF_PLACES.has(token.word) && token.kind !== 'day' && token.senses.every(isAround))
        Object.assign(token, { kind: 'filler', senses: [], starts: false });
  for (const [at, token] of tokens.entries()) {
    const phrase = NEGATIONS.has(phraseAt(tokens, at, 2)) ? tokens.slice(at, at + 2) : NEGATIONS.has(token.word) ? [token] : [];
    for (const one of phrase) if (one.kind !== 'name') one.kind = 'negation';
  }
  const weekdays = deniedWeekdays(tokens, days);
  markAbroad(tokens, lexicon);
  const corrected = matchMisspelt(tokens, lexicon, held);
  const { taken: _, ...named } = days;
  const festival = markFestival(clean, tokens, { ...named, ...(day && { day }) });
  const places = listPlaces(tokens);
  const wordsWhere = (fits: (token: Token) => boolean) => tokens.filter(fits).map(({ word }) => word);
  return {
    typed: text,
    text: clean,
    words: fold(clean.replace(/(\d),(?=\d)/g, '$1'))
      .split(' ')
      .filter(Boolean)
      .slice(0, MAX_WORDS),
    tokens,
    cut: cut.slice(0, MAX_WORDS),
    unknownWords: wordsWhere(({ kind }) => kind === 'unknown'),
    contentWords: wordsWhere(({ kind, senses }) => kind !== 'filler' && kind !== 'operation' && kind !== 'day' && !senses.some(isPlace)),
    places,
    place: places.toSorted((a, b) => b.name.split(' ').length - a.name.split(' ').length)[0],
    namesakes: namesakesOf(tokens, places),
    corrected,
    amounts,
    asked,
    reason: reasonIn(clean) ?? nearMe(text, tokens),
    days: { ...named, ...(day ? { day } : {}), ...festival, ...(weekdays ? { weekdays } : {}) },
  };
}

/** The words that say where who asks is, where nothing is named that has a place: `restaurants near me`. */
function nearMe(text: string, tokens: readonly Token[]): string | undefined {
  const isNamed = tokens.some(({ senses }) => senses.some((one) => !isAround(one)));
  return isNamed ? undefined : text.match(HERE)?.[0];
}

const MAX_BEFORE_WEEKDAY = 2;
/** The other weekdays where those of a month or year are denied, `march excluding sundays`; marks the negation as a part of the time. */
function deniedWeekdays(tokens: readonly Token[], { weekdays }: Days): number[] | undefined {
  const at = tokens.findIndex(({ word }) => weekdays && findDays([word]).weekday !== undefined);
  const negation = tokens.slice(Math.max(0, at - MAX_BEFORE_WEEKDAY), Math.max(0, at)).find(({ kind }) => kind === 'negation');
  if (!negation) return undefined;
  negation.kind = 'day';
  return [0, 1, 2, 3, 4, 5, 6].filter((day) => !weekdays?.includes(day));
}

const PARTS_OF_TOWNS = wordSet('sector sec phase block ward सेक्टर ब्लॉक');

/** A numbered part of a town or locality, `noida sector 62`, is neither an amount nor a strange word. */
function markParts(tokens: Token[]): void {
  for (const [at, token] of tokens.entries()) {
    const number = tokens[at + 1];
    if (!number || !PARTS_OF_TOWNS.has(token.word) || !/^\d{1,3}$/.test(number.word) || number.kind === 'day') continue;
    if (token.kind === 'unknown') token.kind = 'operation';
    number.kind = 'operation';
  }
}

/** Places in the order named; two-letter codes count only if there is no other. Of namesakes the one whose state is named, else the largest. */
function listPlaces(tokens: readonly Token[]): Place[] {
  // `up or haryana`: beside a place a code is one.
  const isJoined = (at: number) =>
    [-1, 1].some((side) => JOINS.has(tokens[at + side]?.word ?? '') && tokens[at + 2 * side]?.senses.some(isPlace));
  const named = tokens.flatMap(({ word, starts, senses }, at) => {
    const namesakes = starts ? placesOf(senses) : [];
    const [first] = namesakes;
    return first ? [{ namesakes, code: isCode(word) && first.name.length > 2 && !isJoined(at) }] : [];
  });
  const whole = named.filter(({ code }) => !code);
  const counted = whole.length > 0 ? whole : named;
  const all = counted.flatMap(({ namesakes }, at) => {
    const states = counted.flatMap(({ namesakes: others }, other) => (other === at ? [] : others.filter(({ type }) => type === 'state')));
    return namesakes.find((one) => one.type === 'town' && states.some(({ name }) => name === one.state)) ?? namesakes[0] ?? [];
  });
  // A state beside one of its towns only says where that is.
  return all.filter((place) => place.type === 'town' || !all.some((one) => one.type === 'town' && one.state === place.name));
}

/** Other towns of the same name, where one town alone is named and no state beside it. */
function namesakesOf(tokens: readonly Token[], [place, other]: readonly Place[]): Place[] {
  if (place?.type !== 'town' || other) return [];
  const isState = tokens.some(({ starts, senses }) => starts && placesOf(senses).some(({ type }) => type === 'state'));
  const senses = tokens.find(({ starts, corrected, senses: all }) => starts && !corrected && placesOf(all).includes(place))?.senses ?? [];
  const towns = placesOf(senses).filter((one) => one.type === 'town' && one !== place && one.name === place.name);
  return isState ? [] : towns.map((town) => ({ ...town, name: `${town.name}, ${town.state}` }));
}
