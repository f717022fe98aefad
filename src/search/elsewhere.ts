import type { LocalizedText } from '../i18n/locale.ts';
import { normaliseDevanagari } from '../text/fold.ts';
import { SPECIFIC_SITES, TOPIC_SITES } from './elsewhere-sites.ts';

/** What people ask for that is not this service's, and whose site tells it. */
export interface Elsewhere {
  name: LocalizedText;
  /** Address of its own office. */
  url: string;
  /** Is it named so that nothing else can be meant? */
  specific: boolean;
}

interface Entry {
  one: Elsewhere;
  /** As it stands in a folded text, between spaces. */
  phrase: string;
  /** Is it meant only where nothing else is said? */
  alone: boolean;
}

const listEntries = (table: string, specific: boolean): Entry[] =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [en = '', hi = '', url = '', names = ''] = line.split(' | ');
      const one = { name: { en, hi }, url, specific };
      return names.split(', ').map((name) => ({ one, phrase: ` ${normaliseDevanagari(name)} `, alone: name.startsWith('=') }));
    });

/** The longest name first: `delhi metro` before `metro`; of names as long the specific one. */
const ENTRIES = [...listEntries(SPECIFIC_SITES, true), ...listEntries(TOPIC_SITES, false)].sort(
  (a, b) => Number(b.one.specific) - Number(a.one.specific) || b.phrase.length - a.phrase.length,
);

/** What a text's words, folded, name that is told elsewhere; undefined for what is not known to be. */
export function findElsewhere(words: readonly string[]): Elsewhere | undefined {
  const text = ` ${words.map(normaliseDevanagari).join(' ')} `;
  return ENTRIES.find(({ phrase, alone }) => (alone ? text === phrase : text.includes(phrase)))?.one;
}
