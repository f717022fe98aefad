import type { DirectAnswer } from '../areas/intent.ts';
import type { LocalizedText } from '../i18n/locale.ts';

/** An area's answer, as the search shows it. */
export interface AreaAnswer extends Omit<DirectAnswer, 'confidence' | 'uses' | 'assumed'> {
  area: string;
  /** What was understood: `petrol · Delhi · 7 Jun 2026`. */
  understood?: LocalizedText;
  /** Words of the query that the answer ignores. */
  ignored?: string[];
}

/** An answer before it is chosen; `assumes`: something was taken that the text does not say. */
export type RankedAnswer = AreaAnswer & { confidence: number; assumes?: boolean };

/** Less confident answers are dropped. Answers to something related get exactly this and come last. */
export const MIN_CONFIDENCE = 0.4;
/** The confidence of an answer for a topic of other sites, when no area knows it. */
export const SURE_OF_TOPIC = 0.58;
