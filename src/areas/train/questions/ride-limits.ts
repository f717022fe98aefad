import { LIMIT_WORDS, type Limit, limitIn } from '../../quantity.ts';

/** What a figure of a ride must lie below or above, and the words that say so. */
export interface RideLimit extends Limit {
  said: string;
}

const limitOf = (units: string): RegExp => {
  const figure = `\\d+(?:\\.\\d+)?\\s*(?:${units})(?![\\p{L}\\p{M}])`;
  return new RegExp(
    `(?:\\b(?:take|takes|taking|that|in|of|with)\\s+)*(?:(?:${LIMIT_WORDS})\\s+${figure}|${figure}\\s+(?:${LIMIT_WORDS}))`,
    'iu',
  );
};
/** How many hours a ride may last: `under 10 hours`, `10 ghante se kam`. */
export const LASTS = limitOf('hours?|hrs?|ghan?t[ae]|घंट[ाे]');
/** How many stops it may have on its way: `with less than 5 stops`. */
export const STOPS = limitOf('stops?|halts?|stoppages?|स्टॉप');

/** The limit that a pattern finds in a text. */
export function readLimit(pattern: RegExp, text: string): RideLimit | undefined {
  const said = pattern.exec(text)?.[0].trim() ?? '';
  const limit = limitIn({ text: said, amounts: [{ value: Number(/[\d.]+/.exec(said)?.[0]), units: [] }] });
  return said && limit ? { ...limit, said } : undefined;
}
