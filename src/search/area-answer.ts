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
