import type { DirectAnswer } from '../areas/intent.ts';
import type { LocalizedText } from '../i18n/locale.ts';

/** What an area says to a text, as the search shows it. */
export interface AreaAnswer extends Omit<DirectAnswer, 'confidence' | 'uses' | 'assumed'> {
  area: string;
  /** What was taken from the text: `petrol · Delhi · 7 Jun 2026`. */
  understood?: LocalizedText;
  /** Words of the text that it does not depend on. */
  ignored?: string[];
}

export type RankedAnswer = AreaAnswer & { confidence: number };

/** A guess below this is left to the search. An answer to something near stands here: after all others. */
export const MIN_CONFIDENCE = 0.4;
/** A topic of others, where no area knows the very thing. */
export const SURE_OF_TOPIC = 0.58;
