import type { Amount, Condition, Query } from '../areas/intent.ts';
import { istDay } from '../kernel/time.ts';
import { findAbroad } from '../places/abroad.ts';
import type { Place } from '../places/gazetteer.ts';
import { fold, normaliseDevanagari } from '../text/fold.ts';
import { nearestWord } from '../text/spelling.ts';
import { STOP_WORDS } from '../text/stop-words.ts';
import { type Days, extractDate, findDays } from './days.ts';
import { correctWord, findSenses, type Lexicon, phoneticKey, type Sense } from './lexicon.ts';
import { latinFigures, MULTIPLIERS, NUMBER_WORDS } from './number-words.ts';
import type { SearchedArea } from './searched-areas.ts';

const MAX_TEXT_LENGTH = 160;
const MAX_WORDS = 16;
/** Shorter parts of a word are too common to be words of their own. */
const MIN_COMPOUND_PART_LENGTH = 4;
/** Codes of states are words too: `as`, `or`, `ka`. */
const isCode = (name: string): boolean => /^[a-z]{1,2}$/.test(name);

/** A word of a text, with what it means; words of one name share their meanings. */
interface Token {
  word: string;
  senses: readonly Sense[];
  /** Begins a name. */
  starts: boolean;
  kind: 'name' | 'number' | 'day' | 'filler' | 'negation' | 'unknown';
  /** Was it taken for what it means though it is written otherwise? */
  corrected?: true;
  /** The place outside India that it names, or begins to name; empty for further words of that name. */
  abroad?: string;
}

/** Words that turn a question round. */
const NEGATIONS: ReadonlySet<string> = new Set(
  'not without except excluding never neither nor nahi nahin nahee mat bina bagair alawa नहीं नही मत बिना बगैर अलावा'
    .split(' ')
    .map(normaliseDevanagari),
);
/** Filling that people misspell. */
const MISSPELT_FILLERS = ['price', 'prices', 'rates', 'today', 'current', 'latest', 'keemat', 'value', 'amount'];
const MIN_FILLER_LENGTH = 5;
/** How Hindi verbs end that ask for nothing by themselves: `dalwana`, `lagenge`, `bataiyega`. What will be is asked by two of them. */
const VERB =
  /^(?!challenge|revenge|avenge|omega|girega|girege|badhega|badhegi|barhega).{2,}(?:wana|wane|wani|enge|ega|egi|oge|unga|ungi|iye|iyega)$/;
const FILLER_SOUNDS: ReadonlySet<string> = new Set([...STOP_WORDS].filter((word) => /^[a-z]{4,}$/.test(word)).map(phoneticKey));

/** Is a word that no area knows only filling, written otherwise (`bhaw`), or a verb? */
const isFiller = (word: string, { byPhoneticKey: sounds, ordinary }: Lexicon): boolean =>
  /^[a-z]{4,}$/.test(word) &&
  !ordinary.has(word) &&
  (VERB.test(word) || (FILLER_SOUNDS.has(phoneticKey(word)) && !sounds.has(phoneticKey(word))));
/** Before what something is asked in: `bitcoin in euro`. */
const TARGETS: ReadonlySet<string> = new Set('in into to mein me में'.split(' ').map(normaliseDevanagari));
/** Things that are counted: a number beside one of them is an amount and no year. */
const UNIT = /^(unit .+|[A-Z]{3}|coin .+|litre|rupees?|dollars|mg|g|kg|tola|sovereign|ounce)$/;
/** What a number is a limit beside: `under 2000`, `2000 se kam`. */
const LIMITS_BEFORE: ReadonlySet<string> = new Set('under below above over upto within than only'.split(' '));
const LIMITS_AFTER: ReadonlySet<string> = new Set('kam zyada jyada upar niche'.split(' '));
const RUPEES = /^(INR|unit rupee|rupees?)$/;
const MONEY_SIGNS = /^([$€£¥₹]|rs)$/;

/** A number, what the words behind and before it mean, and what a name means that it belongs to: `22 k`. */
interface NumberToken {
  value: number;
  next: readonly Sense[];
  before: readonly Sense[];
  named: readonly Sense[];
}

/** A text taken apart once for all areas. */
export interface ParsedQuery {
  text: string;
  words: readonly string[];
  tokens: readonly Token[];
  /** Those of the text that are nobody's, and those that name no place and no day and are more than filling. */
  unknownWords: readonly string[];
  contentWords: readonly string[];
  places: readonly Place[];
  /** The one with the longest name. */
  place: Place | undefined;
  /** Was the place read from a misspelt word? */
  corrected: boolean;
  amounts: readonly NumberToken[];
  days: Days;
}

/** Takes apart what someone typed into the one field: names that the areas and the gazetteer know, numbers, days, and words that say nothing. */
export function parseQuery(text: string, lexicon: Lexicon): ParsedQuery {
  const clean = text.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT_LENGTH);
  const { day, left } = extractDate(latinFigures(clean));
  const words = tokenWords(left);
  const days = findDays(words, (at) => isAmount(words, at, lexicon));
  const tokens = words.map((word, at): Token => ({ word, senses: [], starts: false, kind: days.taken.has(at) ? 'day' : 'unknown' }));
  matchNames(tokens, lexicon);
  const amounts = findAmounts(tokens);
  for (const token of tokens) if (token.kind === 'unknown' && STOP_WORDS.has(token.word)) token.kind = 'filler';
  for (const token of tokens) if (token.kind === 'unknown' && isFiller(token.word, lexicon)) token.kind = 'filler';
  for (const token of tokens) if (token.kind !== 'name' && NEGATIONS.has(token.word)) token.kind = 'negation';
  markAbroad(tokens, lexicon);
  const corrected = matchMisspelt(tokens, lexicon);
  const { taken: _, ...named } = days;
  const places = listPlaces(tokens);
  const wordsWhere = (fits: (token: Token) => boolean) => tokens.filter(fits).map(({ word }) => word);
  return {
    text: clean,
    words: fold(clean.replace(/(\d),(?=\d)/g, '$1'))
      .split(' ')
      .filter(Boolean)
      .slice(0, MAX_WORDS),
    tokens,
    unknownWords: wordsWhere(({ kind }) => kind === 'unknown'),
    contentWords: wordsWhere(({ kind, senses }) => kind !== 'filler' && kind !== 'day' && !senses.some((one) => 'place' in one)),
    places,
    place: places.toSorted((a, b) => b.name.split(' ').length - a.name.split(' ').length)[0],
    corrected,
    amounts,
    days: { ...named, ...(day ? { day } : {}) },
  };
}

/** Is the number at this place one of money or of a measure: `2000 usd`, `₹ 2000`, `inr 2000 to usd`? */
function isAmount(words: readonly string[], at: number, lexicon: Lexicon): boolean {
  const isUnit = (place: number) =>
    (findSenses(lexicon, [words[place] ?? '']) ?? []).some((one) => 'concept' in one && UNIT.test(one.concept));
  const isLimit = LIMITS_BEFORE.has(words[at - 1] ?? '') || (words[at + 1] === 'se' && LIMITS_AFTER.has(words[at + 2] ?? ''));
  if (isLimit || isUnit(at + 1) || MONEY_SIGNS.test(words[at - 1] ?? '')) return true;
  if (!isUnit(at - 1)) return false;
  const isLast = at === words.length - 1;
  // `usd to inr 2020` names two currencies and a year, `usd 2020` an amount.
  return !isLast || words.filter((_, place) => isUnit(place)).length < 2;
}

/** Marks words that nothing here knows and that name a place outside India. */
function markAbroad(tokens: Token[], lexicon: Lexicon): void {
  const words = tokens.map(({ word }) => word);
  for (let at = 0; at < tokens.length; at += 1) {
    const found = findAbroad(words, at);
    const run = tokens.slice(at, at + (found?.length ?? 0));
    if (!found || run.some(({ kind, senses }) => kind === 'day' || kind === 'number' || senses.some((one) => 'place' in one))) continue;
    if (run.every(({ kind }) => kind === 'filler') || isSlipOfState(run, lexicon)) continue;
    for (const [place, token] of run.entries()) Object.assign(token, { abroad: place === 0 ? found.name : '' });
    at += found.length - 1;
  }
}

/** Is it a state of India with a slip sooner than a town abroad? `Gujrat` is a town of Pakistan. */
function isSlipOfState(run: readonly Token[], lexicon: Lexicon): boolean {
  const form = run.length === 1 && run[0]?.kind === 'unknown' ? correctWord(lexicon, run[0].word) : undefined;
  return form !== undefined && (lexicon.exact.get(form) ?? []).some((one) => 'place' in one && one.place.type === 'state');
}

/** Words, numbers and signs of money, each for itself: `8gm` is `8 gm`, `today's` is `today`. */
function tokenWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(/(\p{L})n['’`]t\b/gu, '$1 not')
    // `valid or not` asks, and denies nothing.
    .replace(/(?<=\s)(?:or not|ya nahi|ya nahin|या नहीं|या नही)(?=$|\s|[?.!])/gu, ' ')
    .replace(/(\p{L})['’`]s\b/gu, '$1')
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/(?<![\d/])([1-9])\/([2-9])(?![\d/])/g, (_, a, b) => String(Number(a) / Number(b)))
    .replace(/&/g, ' and ');
  const found = plain.match(/\d+(?:\.\d+)?|\p{L}[\p{L}\p{M}]*|[$€£¥₹]/gu) ?? [];
  return found
    .flatMap((word) => (/^\p{L}/u.test(word) ? normaliseDevanagari(word).split(' ') : [word]))
    .filter(Boolean)
    .slice(0, MAX_WORDS);
}

/** Finds names as they are written, the longest first. A filling word or a code of two letters is a name only where nothing else can be meant. */
function matchNames(tokens: Token[], lexicon: Lexicon): void {
  for (let start = 0; start < tokens.length; start += 1) {
    for (let length = Math.min(lexicon.longest, tokens.length - start); length > 0; length -= 1) {
      const run = tokens.slice(start, start + length);
      if (run.some(({ kind }) => kind === 'day')) continue;
      const name = run.map(({ word }) => word);
      if (length === 1 && isStopWord(tokens, start) && !isPlaceAsked(tokens, start, lexicon)) continue;
      const senses = findSenses(lexicon, name);
      if (!senses) continue;
      const inside = length > 1 ? conceptsInside(senses, name, lexicon) : [];
      for (const [at, token] of run.entries())
        Object.assign(token, { senses: at === 0 ? [...senses, ...inside] : senses, kind: 'name', starts: at === 0 });
      start += length - 1;
      break;
    }
  }
}

/** What the words of a page's name mean to the area of that page: `drinking age` is both its page and a question of a state's age. */
function conceptsInside(senses: readonly Sense[], name: readonly string[], lexicon: Lexicon): Sense[] {
  const areas = new Set(senses.flatMap((one) => ('page' in one ? [one.area] : [])));
  if (areas.size === 0) return [];
  return name.flatMap((word) => findSenses(lexicon, [word]) ?? []).filter((one) => 'concept' in one && areas.has(one.area));
}

/** Words between which a place stands: Gaya is a town, and `gaya` is `went`. */
const TOWARDS: ReadonlySet<string> = new Set(['to', 'from', 'near', 'reach']);
const FROM: ReadonlySet<string> = new Set(['se', 'tak', 'se', 'तक'].map(normaliseDevanagari));

function isPlaceAsked(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const word = tokens[at]?.word ?? '';
  const stands = TOWARDS.has(tokens[at - 1]?.word ?? '') || (at === 0 && FROM.has(tokens[1]?.word ?? ''));
  return stands && word.length > 3 && (findSenses(lexicon, [word]) ?? []).some((one) => 'place' in one);
}

/** A filling word is no name, unless it is all there is; `180 ml` names no state. */
function isStopWord(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  if (STOP_WORDS.has(word)) return tokens.length > 1;
  return word === 'ml' && /^\d/.test(tokens[at - 1]?.word ?? '');
}

/** Words between two places that are compared. */
const JOINS: ReadonlySet<string> = new Set('vs versus and or aur ya compare और या तुलना'.split(' ').map(normaliseDevanagari));

/** Takes words that nothing knows for the names that they nearly are; a place only where none is named, or beside the one that it is compared with. Tells whether a place was found so. */
function matchMisspelt(tokens: Token[], lexicon: Lexicon): boolean {
  let placed = !tokens.some(({ word }) => JOINS.has(word)) && tokens.some(({ senses }) => senses.some((one) => 'place' in one));
  let corrected = false;
  for (const token of tokens) {
    if (token.kind !== 'unknown' || token.abroad !== undefined) continue;
    const form = correctWord(lexicon, token.word);
    const all = splitCompound(lexicon, token.word) ?? (form === undefined ? [] : (lexicon.exact.get(form) ?? []));
    const senses = all.filter((one) => !placed || !('place' in one));
    if (senses.length === 0) {
      if (token.word.length >= MIN_FILLER_LENGTH && !lexicon.ordinary.has(token.word) && nearestWord(token.word, MISSPELT_FILLERS, 1))
        token.kind = 'filler';
      continue;
    }
    const place = senses.some((one) => 'place' in one);
    placed ||= place;
    corrected ||= place;
    Object.assign(token, { senses, kind: 'name', starts: true, corrected: true });
  }
  return corrected;
}

/** What two words mean that were written as one: `goldrate`, `petrolpune`. */
function splitCompound({ exact }: Lexicon, word: string): readonly Sense[] | undefined {
  if (!/^[a-z]+$/.test(word)) return undefined;
  for (let at = word.length - MIN_COMPOUND_PART_LENGTH; at >= MIN_COMPOUND_PART_LENGTH; at -= 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    const found = parts.flatMap((part) => exact.get(part) ?? []);
    if (found.length > 0 && parts.every((part) => exact.has(part) || STOP_WORDS.has(part))) return found;
  }
  return undefined;
}

/** Places in the order in which they are named; codes of two letters count where there is no other. */
function listPlaces(tokens: readonly Token[]): Place[] {
  const found = tokens.flatMap(({ word, starts, senses }) => {
    const sense = starts ? senses.find((one) => 'place' in one) : undefined;
    return sense && 'place' in sense ? [{ place: sense.place, code: isCode(word) && sense.place.name.length > 2 }] : [];
  });
  const named = found.filter(({ code }) => !code);
  const all = (named.length > 0 ? named : found).map(({ place }) => place);
  // A state beside one of its towns says where that lies.
  return all.filter((place) => place.type === 'town' || !all.some((one) => one.type === 'town' && one.state === place.name));
}

/** Numbers in figures or words with what is counted: `10k usd`, `5 lakh rupees`, `dedh kilo`, `$50`. */
function findAmounts(tokens: Token[]): ParsedQuery['amounts'] {
  const amounts: NumberToken[] = [];
  for (let at = 0; at < tokens.length; ) {
    const read = readNumber(tokens, at);
    const next = read ? (tokens[read.end]?.senses ?? []) : [];
    // Words such as `do` and `quarter` are numbers where something is counted.
    if (!read || (read.inWords && next.length === 0)) {
      at += 1;
      continue;
    }
    amounts.push({ value: read.value, next, before: tokens[at - 1]?.senses ?? [], named: tokens[at]?.senses ?? [] });
    for (let one = at; one < read.end; one += 1) {
      const token = tokens[one];
      if (token && token.kind !== 'name') token.kind = 'number';
    }
    at = read.end;
  }
  return amounts;
}

function readNumber(tokens: readonly Token[], start: number): { value: number; end: number; inWords: boolean } | undefined {
  let end = start;
  let value = 0;
  let inWords = true;
  while (end < tokens.length && tokens[end]?.kind !== 'day') {
    const word = tokens[end]?.word ?? '';
    const isFigure = /^\d/.test(word);
    const number = isFigure ? Number(word) : NUMBER_WORDS.get(word);
    const alone = number === undefined && end === start ? MULTIPLIERS.get(word) : undefined;
    if (number === undefined && (alone === undefined || /^[a-z]{1,2}$/.test(word))) break;
    if (isFigure && end > start) break;
    let group = number ?? 1;
    end += number === undefined ? 0 : 1;
    let times = MULTIPLIERS.get(tokens[end]?.word ?? '');
    const multiplied = times !== undefined;
    while (times !== undefined) {
      group *= times;
      end += 1;
      times = MULTIPLIERS.get(tokens[end]?.word ?? '');
    }
    value += group;
    inWords &&= !isFigure && !(multiplied && number !== undefined);
    if (!multiplied) break;
  }
  return end > start ? { value, end, inWords } : undefined;
}

const belongsTo = (area: SearchedArea) => (one: Sense) => 'area' in one && one.area === area.name;

/** The same as one area sees it: what its own vocabulary says, and the words that it knows nothing of. */
export function viewFor(
  area: SearchedArea,
  { text, words, tokens, unknownWords: unknown, contentWords, places, place, amounts, days }: ParsedQuery,
): Query {
  const own = (senses: readonly Sense[]) => senses.flatMap((one) => ('concept' in one && one.area === area.name ? [one.concept] : []));
  const starting = tokens.filter(({ starts }) => starts);
  const unknownWords = tokens.filter(
    ({ kind, senses }) => kind === 'unknown' || (kind === 'name' && !senses.some((one) => 'place' in one || belongsTo(area)(one))),
  );
  const abroad = tokens.flatMap((token) => (token.abroad && own(token.senses).length === 0 ? [token.abroad] : []));
  // A number within a name of the area's own counts nothing.
  const shown = amounts.flatMap(({ value, next, before, named }): Amount[] => {
    if (own(named).length > 0) return [];
    const counted = own(next);
    return [{ value, units: counted.length > 0 ? counted : own(before) }];
  });
  return {
    text,
    words,
    named: tokens.filter(({ senses }) => own(senses).length > 0).map(({ word }) => word),
    isNamed: tokens.some(({ senses, corrected }) => !corrected && senses.some(belongsTo(area))),
    entities: [...new Set(starting.flatMap(({ senses }) => own(senses)))],
    pages: [
      ...new Set(starting.flatMap(({ senses }) => senses.flatMap((one) => ('page' in one && one.area === area.name ? [one.page] : [])))),
    ],
    unknownWords: unknownWords.map(({ word }) => word),
    unclaimedWords: unknown,
    places,
    ...(place ? { place } : {}),
    amounts: shown,
    ...days,
    contentWords,
    abroad,
    conditions: conditionsOf(tokens, days, ({ senses }) => senses.some(belongsTo(area)), shown),
  };
}

/** All prices are in rupees, whether that is said or not. */
const isRupee = (token: Token | undefined): boolean => token?.senses.some((one) => 'concept' in one && RUPEES.test(one.concept)) ?? false;

/** What in the text would change an answer; `isOwn` tells the words that the area knows itself. */
function conditionsOf(tokens: readonly Token[], days: Days, isOwn: (token: Token) => boolean, amounts: readonly Amount[]): Condition[] {
  const found: Condition[] = [];
  const when = tokens.filter(({ kind }) => kind === 'day').map(({ word }) => word);
  const isToday = days.day === istDay() && days.weekday === undefined;
  // The running year alone says no more than now.
  const isNow = isToday || (days.year === Number(istDay().slice(0, 4)) && !days.day && !days.month && !days.range);
  if (!isNow && (days.day || days.year || days.month || days.range)) found.push({ kind: 'time', text: when.join(' ') || (days.day ?? '') });
  // A thing of another area that is asked for in one of this area's, or the other way round, makes another question of it.
  const isTarget = (at: number) => TARGETS.has(tokens[at]?.word ?? '');
  const lastTarget = tokens.findLastIndex((token, at) => isOwn(token) && isTarget(at - 1));
  const isTied = (at: number) => (at > 1 && isTarget(at - 1)) || at < lastTarget - 1;
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'negation') found.push({ kind: 'negation', text: token.word });
    else if (token.abroad !== undefined && !isOwn(token)) {
      if (token.abroad) found.push({ kind: 'abroad', text: token.abroad });
    } else if (token.kind === 'unknown') found.push({ kind: 'word', text: token.word });
    else if (token.kind === 'name' && token.starts && !isOwn(token) && !isRupee(token)) {
      const place = token.senses.find((one) => 'place' in one);
      found.push(
        place && 'place' in place
          ? { kind: 'place', text: place.place.name, typed: token.word }
          : // What is only nearly a word of another area is nobody's.
            { kind: isTied(at) || token.corrected ? 'word' : 'other', text: token.word },
      );
    }
  }
  for (const { value } of amounts) found.push({ kind: 'amount', text: String(value) });
  return found;
}
