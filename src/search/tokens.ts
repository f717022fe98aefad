import type { Place } from '../places/gazetteer.ts';
import { normaliseDevanagari, wordSet } from '../text/fold.ts';

export const MAX_WORDS = 24;

/** A meaning of a word or phrase: a concept of an area's vocabulary, one of its pages, or a place. */
export type Sense = { area: string; concept: string } | { area: string; page: string } | { place: Place };

/** Whether a word only accompanies an area's things: `next`, `number`, `city`. Every vocabulary has them under the concept `about`. */
export const isAround = (sense: Sense): boolean => 'concept' in sense && sense.concept === 'about';

export const isPlace = (sense: Sense): sense is { place: Place } => 'place' in sense;
/** Whether it is a thing of an area, not a word that only accompanies them. */
export const isThing = (sense: Sense): sense is { area: string; concept: string } => 'concept' in sense && !isAround(sense);
/** Whether it is a concept whose key a pattern matches, of any area. */
export const isCalled =
  (pattern: RegExp) =>
  (sense: Sense): boolean =>
    'concept' in sense && pattern.test(sense.concept);
/** The places that a name may mean. */
export const placesOf = (senses: readonly Sense[]): Place[] => senses.filter(isPlace).map(({ place }) => place);

/** A word of a query with its meanings; words of one name share them. */
export interface Token {
  word: string;
  senses: readonly Sense[];
  /** Whether it begins a name. */
  starts: boolean;
  kind: 'name' | 'number' | 'day' | 'filler' | 'negation' | 'operation' | 'unknown';
  /** Whether it was matched despite a different spelling. */
  corrected?: true;
  /** The place outside India that it names or begins to name; empty for the following words of the name. */
  abroad?: string;
}

export const namesPlace = ({ senses }: Token): boolean => senses.some(isPlace);

/** So many words from a place on, as one phrase; empty where there are fewer. */
export const phraseAt = (tokens: readonly Token[], at: number, length: number): string =>
  at + length > tokens.length
    ? ''
    : tokens
        .slice(at, at + length)
        .map(({ word }) => word)
        .join(' ');

/** A number, the meanings of the words around it, and of a name that contains it: `22 k`. */
export interface NumberToken {
  value: number;
  next: readonly Sense[];
  before: readonly Sense[];
  named: readonly Sense[];
  /** Whether it counts days, months or years. */
  ofTime: boolean;
}

/** Words that negate a question. */
export const NEGATIONS: ReadonlySet<string> = new Set([
  ...wordSet(
    'not without except excluding never neither nor nahi nahin nahee mat bina bagair alawa chhodkar chodkar नहीं नही मत बिना बगैर अलावा छोड़कर',
  ),
  'other than',
  'apart from',
]);

/** Where who asks is: known to nobody here, and no name. An answer says which place it takes instead. */
export const HERE =
  /\b(?:in|near|around|for|of) (?:my|our) (?:city|town|area|place|locality|village|state|location)\b|\b(?:near(?:by)?|around|close to) me\b|\b(?:mere|hamare|apne) (?:shahar|sheher|shehar|city|area|ilaake|gaon|paas)(?: (?:me|mein|ka|ki|ke))?\b|(?:मेरे|हमारे|अपने) (?:शहर|इलाके|गाँव|गांव|पास)(?: (?:में|का|की|के))?(?=\s|$)/giu;

/** A text without the parts of speech that look like words of a question: `i'd`, `i'm`; `may i` is no month, and `look up` no state. */
export const withoutContractions = (text: string): string =>
  text
    .replace(/(\p{L})['’`](?:d|m|re|ve|ll)\b/giu, '$1')
    .replace(HERE, ' ')
    .replace(/\bmay (?=(?:i|we)\b)/giu, '')
    .replace(/\b(in|of|from|than) (?:the )?u\.?s\.?(?= |$)/giu, '$1 usa')
    .replace(/(?<!\?)\?+$|(?<!\.)\.{2,}$|…$/u, '')
    // A greeting beside a question is no time of day.
    .replace(/(?<=\S\s)good (?:morning|afternoon|evening|night)\b|\bgood (?:morning|afternoon|evening|night)\b[ ,!.]*(?=[^ ,!.])/giu, ' ')
    // How soon an answer is wanted is no quality of what is asked for.
    .replace(/\b(reply|answer|respond|tell me|bata\p{L}*) (?:it |me )?(?:fast|quick|soon|asap)(?!\p{L})/giu, '$1')
    // Written as it sounds.
    .replace(/^whether (?=(?:in|at|of|for|today|tomorrow)\b)/iu, 'weather ')
    .replace(/\b(look(?:ing)?) up\b/giu, '$1')
    .replace(/\bother than\b/giu, 'except')
    .replace(/\bday of (?:the )?week\b/giu, 'day')
    // `valid or not` asks for yes or no, and negates nothing.
    .replace(/(?<=\s)(?:or not|ya nahi|ya nahin|या नहीं|या नही)(?=$|\s|[?.!])/giu, 'kya');

/** Splits text into words, numbers and currency signs: `8gm` is `8 gm`, `today's` is `today`. */
export const tokenWords = (text: string): string[] => allWords(text).slice(0, MAX_WORDS);

/** The same of a text of any length. */
export function allWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(/(\p{L})n['’`]t\b/gu, '$1 not')
    .replace(/(\p{L})['’`]s\b/gu, '$1')
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/(?<![\d/])([1-9])\/([2-9])(?![\d/])/g, (_, a, b) => String(Number(a) / Number(b)))
    .replace(/&/g, ' and ');
  const pieces = plain.match(/\d+(?:\.\d+)?|\p{L}[\p{L}\p{M}]*|[$€£¥₹]/gu) ?? [];
  return pieces.flatMap((word) => (/^\p{L}/u.test(word) ? normaliseDevanagari(word).split(' ') : [word])).filter(Boolean);
}

/** Whether a token means rupees: all prices are in them, with or without that word. */
export const isRupee = (token: Token | undefined): boolean => token?.senses.some(isCalled(/^(?:INR|unit rupee|rupees?)$/)) ?? false;
