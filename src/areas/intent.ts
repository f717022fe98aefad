import type { CallContext } from '../api/endpoint.ts';
import type { LocalizedText } from '../i18n/locale.ts';
import type { Place } from '../places/gazetteer.ts';

/** An entry of the search over the service's own content. */
export interface SearchRecord {
  /** Path of its page from the root, or of its JSON if it has no page. */
  url: string;
  title: string;
  description: string;
  /** What Hindi pages show instead, if it has a Hindi name. A missing `description` falls back to the English one. */
  hi?: { title: string; description?: string };
  /** Other words people look for it by, in any script: searched, not shown. */
  names?: readonly string[];
  /** Ranks it above equally good matches: 1 by default, more for what people mean more often. */
  weight?: number;
}

/** A record that an area's own index found. */
export interface SearchHit extends SearchRecord {
  /** Whether its title or one of its names equals the text. */
  exact: boolean;
  /** Whether it matched only some of the words, or another spelling of them. */
  fuzzy?: boolean;
}

/** A number in a text, and the vocabulary keys of what it counts: those of the word after it, else of the one before it. */
export interface Amount {
  value: number;
  units: readonly string[];
}

/** A word of a question as one area reads it. */
export interface ReadWord {
  word: string;
  kind: 'name' | 'number' | 'day' | 'filler' | 'negation' | 'operation' | 'unknown';
  /** Keys of the area's vocabulary that it names, alone or with the words after it. */
  concepts: readonly string[];
  /** The place that it names, alone or with the words after it. */
  place?: Place;
}

/** Text typed into the search box, parsed once for all areas and then seen through one area's vocabulary. */
export interface Query {
  /** As it was typed, with single spaces. */
  text: string;
  /** Its words, folded as names are compared. */
  words: readonly string[];
  /** Its words that belong to the area's vocabulary. */
  named: readonly string[];
  /** Whether a thing or page of the area is named with its exact spelling, so that the text is certainly about the area. */
  isNamed: boolean;
  /** Keys of the area's vocabulary that the text names, misspelt or not, in its order. */
  entities: readonly string[];
  /** Pages of the area that it names. */
  pages: readonly string[];
  /** Words that are not the area's, nor part of a place, a number or a day, nor stop words. */
  unknownWords: readonly string[];
  /** Those of them that no other area knows either. */
  unclaimedWords: readonly string[];
  /** The place that it names; of several, the one with the longest name, then the first. */
  place?: Place;
  /** The states where the language of its letters is at home: of names without a place those are meant sooner. */
  homes?: readonly string[];
  /** All places that it names, in its order. */
  places: readonly Place[];
  amounts: readonly Amount[];
  /** The day that it names, YYYY-MM-DD: `today`, `15 august`; or a year and a month (from 1). */
  day?: string;
  year?: number;
  month?: number;
  /** The weekday that it names, from 0 for Sunday; `day` is then the next such day. */
  weekday?: number;
  /** The weekdays of the month or year that are asked for: `on friday in 2027`. */
  weekdays?: readonly number[];
  /** Whether `day` comes from `kal`, which means tomorrow or, where the future cannot be known, yesterday. */
  eitherWay?: true;
  /** A range of days that it names, such as next week; both ends included. */
  range?: { from: string; to: string };
  /** Its words without places, days and stop words. */
  contentWords: readonly string[];
  /** Places outside India that the area's vocabulary lacks. */
  abroad: readonly string[];
  /** The operation that it asks for. */
  asked: Asked;
  /** Its words in order, with their meaning to the area. */
  tokens: readonly ReadWord[];
  /** Parts of the text that would change an answer. An answer that does not use one of them is not an answer to this text. */
  conditions: readonly Condition[];
}

/** Operations that a question may ask for, the same for all areas. */
export const OPERATIONS = [
  'value',
  'difference',
  'ratio',
  'percent',
  'share',
  'sum',
  'rank',
  'range',
  'which',
  'least',
  'most',
  'average',
  'median',
  'change',
  'count',
  'when',
  'until',
  'list',
  'is',
] as const;
export type Operation = (typeof OPERATIONS)[number];

/** The operation that a question asks for, with its arguments. */
export interface Asked {
  kind: Operation;
  /** Which side of a comparison is asked for: `cheaper` or `costlier`. */
  side?: 'less' | 'more';
  /** How many entries of a ranking: `top 5`. */
  top?: number;
  /** Which of a ranking alone: 3 of `third cheapest`. */
  nth?: number;
  /** How many that come next, or came last: `next 3 ekadashi`. */
  few?: number;
  /** Percentages that it names: `with 3% gst`. */
  percents?: readonly number[];
  /** Whether it begins like a yes-or-no question. */
  isQuestion: boolean;
  /** The words that express the operation. */
  words: readonly string[];
  /** Every operation that its words name, by the keys of `operation-words.json`. */
  also: readonly string[];
}

/**
 * A part of a question that would change its answer: a place outside India, a word that nothing here knows, a time other than today, a negation, an
 * amount, a place of India, a word that only other areas know, an operation such as a difference or a count, a reason or advice.
 */
export interface Condition {
  kind: 'abroad' | 'word' | 'time' | 'negation' | 'amount' | 'place' | 'other' | 'operation' | 'reason';
  /** The part as shown to the person who typed it. */
  text: string;
  /** The word as typed, if it is shown differently. */
  typed?: string;
  /** Whether the word only accompanies things of other areas, such as `valid`. */
  around?: true;
  /** The other areas whose thing it is. */
  areas?: readonly string[];
}

/** The part of an answer that a provider supplies while the caller waits. */
export type LiveFigure = Required<Pick<DirectAnswer, 'answer'>> & Pick<DirectAnswer, 'detail' | 'as_of' | 'source'>;

/** A direct answer to a typed text, shown above the search results. */
export interface DirectAnswer {
  /** What it is about: `Petrol in Pune`. A plain string is English, or a figure. */
  title: string | LocalizedText;
  /** The figure or fact for people: `₹104.08 a litre`; null if there is none. */
  answer: string | LocalizedText | null;
  /** The answer in rupees, where it is a price: what it is in another currency is asked as well. */
  rupees?: number;
  /** A second line. */
  detail?: string | LocalizedText;
  /** Day of the figure, YYYY-MM-DD, and who published it. */
  as_of?: string;
  source?: string | LocalizedText;
  /** Path of its page from the root. */
  url: string;
  /** From 0 to 1: 1 if the words mean exactly this, less if it is one of several readings. */
  confidence: number;
  /**
   * Kinds of conditions that it takes into account; `all` if the whole text was read, such as a code. An answer that ignores a place abroad, an
   * unknown word, a time, a negation or an amount is dropped, since the text asks for something else.
   */
  uses?: readonly Condition['kind'][] | 'all';
  /** Words that it ignores although it uses others of their kind; people are told which. */
  unused?: readonly string[];
  /** What was assumed because the text does not say it, such as the place or the currency. */
  assumed?: string | LocalizedText;
  /**
   * Asks a provider for what is not on record, such as the weather; `answer` is null until then. It may take as long as the provider takes, so the
   * caller decides how long to wait. Throws ApiError as the area's endpoint does.
   */
  live?: (context: CallContext) => Promise<LiveFigure>;
  /** Set if the answer is that nothing is on record or known; `answer` is then null. */
  declined?: true;
}

/** Default number of search results. */
export const DEFAULT_RESULTS = 10;
