import type { CallContext } from '../api/endpoint.ts';
import type { LocalizedText } from '../i18n/locale.ts';
import type { Place } from '../places/gazetteer.ts';

/** Something a search of the service's own content can find. */
export interface SearchRecord {
  /** Path of its page from the root; of its JSON where it has no page. */
  url: string;
  title: string;
  description: string;
  /** What Hindi pages show instead, where its thing has a Hindi name; English of `description` stands in for one that is left out. */
  hi?: { title: string; description?: string };
  /** Other words people look for it by, in any script: searched, not shown. */
  names?: readonly string[];
  /** How much sooner than others that are as like the text it is shown: 1 unless said, more for what people mean more often. */
  weight?: number;
}

/** A record that an area's own index found. */
export interface SearchHit extends SearchRecord {
  /** Is its title or one of its names the very text? */
  exact: boolean;
  /** Was it found by some of the words only, or by another spelling of them? */
  fuzzy?: boolean;
}

/** A number in a text, and what of the area's vocabulary is counted: the word behind it, else the one before it. */
export interface Amount {
  value: number;
  units: readonly string[];
}

/** A word of a question as one area reads it. */
export interface ReadWord {
  word: string;
  kind: 'name' | 'number' | 'day' | 'filler' | 'negation' | 'operation' | 'unknown';
  /** Concepts of the area's vocabulary that it names or begins to name. */
  concepts: readonly string[];
  /** The place that it names or begins to name. */
  place?: Place;
}

/** What someone typed into the one field, taken apart once for all areas, as one area sees it. */
export interface Query {
  /** As it was typed, with single spaces. */
  text: string;
  /** Its words, folded as names are compared. */
  words: readonly string[];
  /** Its words that are of the area's vocabulary. */
  named: readonly string[];
  /** Is one of them, or a page of the area, named as it is written, so that the text is about the area for certain? */
  isNamed: boolean;
  /** What of the area's vocabulary is named, in the order of the text, misspelt or not. */
  entities: readonly string[];
  /** Pages of the area that are named. */
  pages: readonly string[];
  /** Words that are neither the area's own nor a place, a number, a day or filling. */
  unknownWords: readonly string[];
  /** Those of them that are nobody's. */
  unclaimedWords: readonly string[];
  /** The place that some of the words name: of several the one with the longest name, then the first. */
  place?: Place;
  /** All that are named, in the order of the text. */
  places: readonly Place[];
  amounts: readonly Amount[];
  /** The day that is named, YYYY-MM-DD: `today`, `15 august`; or a year and a month (from 1). */
  day?: string;
  year?: number;
  month?: number;
  /** From 0, Sunday, where a weekday is named; `day` is then the next one. */
  weekday?: number;
  /** Whether `day` was said as `kal`: tomorrow, or yesterday where nobody can know tomorrow. */
  eitherWay?: true;
  /** Several days that are named together: the next week. Both ends are in it. */
  range?: { from: string; to: string };
  /** The words that name no place and no day and are more than filling. */
  contentWords: readonly string[];
  /** Places outside India that the area has no word of its own for. */
  abroad: readonly string[];
  /** What is asked of the values. */
  asked: Asked;
  /** Its words in order, with what they mean to the area. */
  tokens: readonly ReadWord[];
  /** What in the text would change an answer: an answer uses it, or it is not an answer to this text. */
  conditions: readonly Condition[];
}

/** What is asked of the values that a question names, the same for all areas. */
export type Operation =
  | 'value'
  | 'difference'
  | 'which'
  | 'least'
  | 'most'
  | 'average'
  | 'change'
  | 'count'
  | 'when'
  | 'until'
  | 'list'
  | 'is';

/** The operation that a question asks for, and what goes with it. */
export interface Asked {
  kind: Operation;
  /** `cheaper` or `costlier`, where one of them is said. */
  side?: 'less' | 'more';
  /** How many of a ranking: `top 5`. */
  top?: number;
  /** Shares that are named: `with 3% gst`. */
  percents?: readonly number[];
  /** Does it begin as a question for yes or no? */
  isQuestion: boolean;
  /** The words that say so. */
  words: readonly string[];
  /** Everything that was said of it, by the names in `operation-words.json`. */
  also: readonly string[];
}

/**
 * A part of a question that would change its answer: a place outside India, a word that nothing here knows, a time other than today, a negation, an
 * amount, a place of India, a word that only other areas know, an operation such as a difference or a count, a reason or advice.
 */
export interface Condition {
  kind: 'abroad' | 'word' | 'time' | 'negation' | 'amount' | 'place' | 'other' | 'operation' | 'reason';
  /** As it is shown to who typed it. */
  text: string;
  /** The word itself, where it is shown otherwise. */
  typed?: string;
  /** Does the word only stand around things of other areas: `valid`? */
  around?: true;
}

/** What a provider tells while somebody waits. */
export type LiveFigure = Required<Pick<DirectAnswer, 'answer'>> & Pick<DirectAnswer, 'detail' | 'as_of' | 'source'>;

/** The answer itself to what someone typed, before any search. */
export interface DirectAnswer {
  /** What it is: `Petrol in Pune`. A mere string is in English, or a figure. */
  title: string | LocalizedText;
  /** The figure or the fact, as people read it: `₹104.08 a litre`; null where there is none to give. */
  answer: string | LocalizedText | null;
  /** A second line. */
  detail?: string | LocalizedText;
  /** Day that a figure is for, YYYY-MM-DD, and who published it. */
  as_of?: string;
  source?: string | LocalizedText;
  /** Path of its page from the root. */
  url: string;
  /** From 0 to 1: 1 where the words say exactly this, less where it is one reading of several. */
  confidence: number;
  /**
   * Kinds of conditions of the text that it was made with; `all` where the text was read as a whole, such as a code. An answer that leaves a place
   * abroad, an unknown word, a time, a negation or an amount unused is not given: the text asks something else.
   */
  uses?: readonly Condition['kind'][] | 'all';
  /** Words of the text that it leaves unused, though it uses others of their kind; they are told. */
  unused?: readonly string[];
  /** What was taken where the text does not say it: the place, the currency. */
  assumed?: string | LocalizedText;
  /**
   * Asks a provider for what nobody has on record, such as the weather; `answer` is null until then. It may take as long as its provider: who shows
   * the answer decides how long to wait. Throws ApiError as the area's endpoint does.
   */
  live?: (context: CallContext) => Promise<LiveFigure>;
  /** Why there is none: it is not on record, or is not known. `answer` is null then. */
  declined?: true;
}

/** Results of a search unless said. */
export const DEFAULT_RESULTS = 10;
