import type { Condition, DirectAnswer, Operation } from '../areas/intent.ts';
import type { LocalizedText } from '../i18n/locale.ts';

/** How a question was taken apart. */
export interface Frame {
  /** The things and places that it is about. */
  subject: string[];
  operation: Operation;
  /** Words that the answer was made with, and those that it does not depend on. */
  used: string[];
  not_used: string[];
}

/** An area's answer, as the search shows it. */
export interface AreaAnswer extends Omit<DirectAnswer, 'confidence' | 'uses' | 'unused' | 'assumed' | 'rupees'> {
  area: string;
  /** What was understood: `petrol · Delhi · 7 Jun 2026`. */
  understood?: LocalizedText;
  /** Words of the query that the answer ignores. */
  ignored?: string[];
  frame?: Frame;
  /** The text as it was finished, while it is typed. */
  finished?: string;
}

/** An answer before it is chosen; `assumes`: something was taken that the text does not say; `claimed`: parts of the question that it says it uses. */
export type RankedAnswer = AreaAnswer & { confidence: number; assumes?: boolean; rupees?: number; claimed?: readonly Condition[] };

/** Less confident answers are dropped. Answers to something related get exactly this and come last. */
export const MIN_CONFIDENCE = 0.4;
/** The confidence of an answer for a topic of other sites, when no area knows it. */
export const SURE_OF_TOPIC = 0.58;
