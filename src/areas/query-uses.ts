import { fold } from '../text/fold.ts';
import type { DirectAnswer, Query } from './intent.ts';

/**
 * What an answer about a code uses that stands in a text: all, where nothing else is said than the code and the area's own words. Beside other words
 * the code's own letters and figures are used, and they are not.
 */
export function usesOf({ conditions }: Query, code: string): DirectAnswer['uses'] {
  const inCode = fold(code);
  const others = conditions.filter(
    ({ kind, text, typed = text }) =>
      !(kind === 'amount' || kind === 'time' || kind === 'word' || kind === 'place' || kind === 'other') || !inCode.includes(fold(typed)),
  );
  return others.length === 0 ? 'all' : others.some(({ kind }) => kind === 'word') ? [] : ['amount', 'word'];
}
