import { latinFigures, MULTIPLIERS, NUMBER_WORDS } from '../../lib/number-words.ts';
import type { Place } from '../../lib/places/gazetteer.ts';
import { fold, formOf } from '../../lib/text.ts';
import type { Amount, Area, Typed } from '../area.ts';
import { cutDate, type Days, findDays } from './days.ts';
import { FILLERS } from './fillers.ts';
import { type Lexicon, type Meaning, meaningOf, nearForm } from './lexicon.ts';

const LONGEST_TEXT = 160;
const MOST_WORDS = 16;
/** Shorter parts of a word are too common to be words of their own. */
const SHORTEST_GLUED = 4;
/** Codes of states are words too: `as`, `or`, `ka`. */
const isCode = (name: string): boolean => /^[a-z]{1,2}$/.test(name);

/** A word of a text, with what it means; words of one name share their meanings. */
interface Token {
  word: string;
  meanings: readonly Meaning[];
  /** Begins a name. */
  starts: boolean;
  kind: 'name' | 'number' | 'day' | 'filler' | 'unknown';
}

/** A number, what the words behind and before it mean, and what a name means that it belongs to: `22 k`. */
interface NumberFound {
  value: number;
  next: readonly Meaning[];
  before: readonly Meaning[];
  named: readonly Meaning[];
}

/** A text taken apart once for all areas. */
export interface Understood {
  text: string;
  words: readonly string[];
  tokens: readonly Token[];
  /** Those of the text that are nobody's, and those that name no place and no day and are more than filling. */
  unknown: readonly string[];
  rest: readonly string[];
  places: readonly Place[];
  /** The one with the longest name. */
  place: Place | undefined;
  /** Was the place read from a misspelt word? */
  mended: boolean;
  amounts: readonly NumberFound[];
  days: Days;
}

/** Takes apart what someone typed into the one field: names that the areas and the gazetteer know, numbers, days, and words that say nothing. */
export function takeApart(text: string, lexicon: Lexicon): Understood {
  const clean = text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT);
  const { day, left } = cutDate(latinFigures(clean));
  const words = tokenWords(left);
  const days = findDays(words);
  const tokens = words.map((word, at): Token => ({ word, meanings: [], starts: false, kind: days.taken.has(at) ? 'day' : 'unknown' }));
  nameRuns(tokens, lexicon);
  const amounts = findAmounts(tokens);
  for (const token of tokens) if (token.kind === 'unknown' && FILLERS.has(token.word)) token.kind = 'filler';
  const mended = nameMisspelt(tokens, lexicon);
  const { taken: _, ...named } = days;
  const places = placesOf(tokens);
  const wordsOf = (fits: (token: Token) => boolean) => tokens.filter(fits).map(({ word }) => word);
  return {
    text: clean,
    words: fold(clean.replace(/(\d),(?=\d)/g, '$1'))
      .split(' ')
      .filter(Boolean)
      .slice(0, MOST_WORDS),
    tokens,
    unknown: wordsOf(({ kind }) => kind === 'unknown'),
    rest: wordsOf(({ kind, meanings }) => kind !== 'filler' && kind !== 'day' && !meanings.some((one) => 'place' in one)),
    places,
    place: places.toSorted((a, b) => b.name.split(' ').length - a.name.split(' ').length)[0],
    mended,
    amounts,
    days: { ...named, ...(day ? { day } : {}) },
  };
}

/** Words, numbers and signs of money, each for itself: `8gm` is `8 gm`, `today's` is `today`. */
function tokenWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(/(\p{L})['’`]s\b/gu, '$1')
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/(?<![\d/])([1-9])\/([2-9])(?![\d/])/g, (_, a, b) => String(Number(a) / Number(b)))
    .replace(/&/g, ' and ');
  const found = plain.match(/\d+(?:\.\d+)?|\p{L}[\p{L}\p{M}]*|[$€£¥₹]/gu) ?? [];
  return found
    .flatMap((word) => (/^\p{L}/u.test(word) ? formOf(word).split(' ') : [word]))
    .filter(Boolean)
    .slice(0, MOST_WORDS);
}

/** Finds names as they are written, the longest first. A filling word or a code of two letters is a name only where nothing else can be meant. */
function nameRuns(tokens: Token[], lexicon: Lexicon): void {
  for (let start = 0; start < tokens.length; start += 1) {
    for (let length = Math.min(lexicon.longest, tokens.length - start); length > 0; length -= 1) {
      const run = tokens.slice(start, start + length);
      if (run.some(({ kind }) => kind === 'day')) continue;
      const name = run.map(({ word }) => word);
      if (length === 1 && isFilling(tokens, start)) continue;
      const meanings = meaningOf(lexicon, name);
      if (!meanings) continue;
      for (const [at, token] of run.entries()) Object.assign(token, { meanings, kind: 'name', starts: at === 0 });
      start += length - 1;
      break;
    }
  }
}

/** A filling word is no name, unless it is all there is; `180 ml` names no state. */
function isFilling(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  if (FILLERS.has(word)) return tokens.length > 1;
  return word === 'ml' && /^\d/.test(tokens[at - 1]?.word ?? '');
}

/** Takes words that nothing knows for the names that they nearly are; a place only where none is named. Tells whether a place was found so. */
function nameMisspelt(tokens: Token[], lexicon: Lexicon): boolean {
  let placed = tokens.some(({ meanings }) => meanings.some((one) => 'place' in one));
  let mended = false;
  for (const token of tokens) {
    if (token.kind !== 'unknown') continue;
    const form = nearForm(lexicon, token.word);
    const all = gluedNames(lexicon, token.word) ?? (form === undefined ? [] : (lexicon.exact.get(form) ?? []));
    const meanings = all.filter((one) => !placed || !('place' in one));
    if (meanings.length === 0) continue;
    const place = meanings.some((one) => 'place' in one);
    placed ||= place;
    mended ||= place;
    Object.assign(token, { meanings, kind: 'name', starts: true });
  }
  return mended;
}

/** What two words mean that were written as one: `goldrate`, `petrolpune`. */
function gluedNames({ exact }: Lexicon, word: string): readonly Meaning[] | undefined {
  if (!/^[a-z]+$/.test(word)) return undefined;
  for (let at = word.length - SHORTEST_GLUED; at >= SHORTEST_GLUED; at -= 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    const found = parts.flatMap((part) => exact.get(part) ?? []);
    if (found.length > 0 && parts.every((part) => exact.has(part) || FILLERS.has(part))) return found;
  }
  return undefined;
}

/** Places in the order in which they are named; codes of two letters count where there is no other. */
function placesOf(tokens: readonly Token[]): Place[] {
  const found = tokens.flatMap(({ word, starts, meanings }) => {
    const meaning = starts ? meanings.find((one) => 'place' in one) : undefined;
    return meaning && 'place' in meaning ? [{ place: meaning.place, code: isCode(word) && meaning.place.name.length > 2 }] : [];
  });
  const named = found.filter(({ code }) => !code);
  const all = (named.length > 0 ? named : found).map(({ place }) => place);
  // A state beside one of its towns says where that lies.
  return all.filter((place) => place.type === 'town' || !all.some((one) => one.type === 'town' && one.state === place.name));
}

/** Numbers in figures or words with what is counted: `10k usd`, `5 lakh rupees`, `dedh kilo`, `$50`. */
function findAmounts(tokens: Token[]): Understood['amounts'] {
  const amounts: NumberFound[] = [];
  for (let at = 0; at < tokens.length; ) {
    const read = readNumber(tokens, at);
    const next = read ? (tokens[read.end]?.meanings ?? []) : [];
    // Words such as `do` and `quarter` are numbers where something is counted.
    if (!read || (read.inWords && next.length === 0)) {
      at += 1;
      continue;
    }
    amounts.push({ value: read.value, next, before: tokens[at - 1]?.meanings ?? [], named: tokens[at]?.meanings ?? [] });
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

const isOf = (area: Area) => (one: Meaning) => 'area' in one && one.area === area.name;

/** The same as one area sees it: what its own vocabulary says, and the words that it knows nothing of. */
export function asSeenBy(area: Area, { text, words, tokens, unknown, rest, places, place, amounts, days }: Understood): Typed {
  const own = (meanings: readonly Meaning[]) =>
    meanings.flatMap((one) => ('concept' in one && one.area === area.name ? [one.concept] : []));
  const starting = tokens.filter(({ starts }) => starts);
  const strangers = tokens.filter(
    ({ kind, meanings }) => kind === 'unknown' || (kind === 'name' && !meanings.some((one) => 'place' in one || isOf(area)(one))),
  );
  // A number within a name of the area's own counts nothing.
  const shown = amounts.flatMap(({ value, next, before, named }): Amount[] => {
    if (own(named).length > 0) return [];
    const counted = own(next);
    return [{ value, of: counted.length > 0 ? counted : own(before) }];
  });
  return {
    text,
    words,
    says: [...new Set(starting.flatMap(({ meanings }) => own(meanings)))],
    opens: [
      ...new Set(
        starting.flatMap(({ meanings }) => meanings.flatMap((one) => ('opens' in one && one.area === area.name ? [one.opens] : []))),
      ),
    ],
    strangers: strangers.map(({ word }) => word),
    unknown,
    places,
    ...(place ? { place } : {}),
    amounts: shown,
    ...days,
    rest,
  };
}

/** How sure an answer is, in view of words that nobody understood: all of it, less than half with one, too little with two. */
export const sureOf = (strangers: readonly string[], most = 1): number =>
  strangers.length === 0 ? most : (0.9 * most) / (1 + strangers.length);
