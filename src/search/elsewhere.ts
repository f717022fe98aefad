import type { LocalizedText } from '../i18n/locale.ts';
import { normaliseDevanagari } from '../text/fold.ts';
import sites from './elsewhere-sites.json' with { type: 'json' };

/** What people ask for that is not this service's, and whose site tells it. */
export interface Elsewhere {
  name: LocalizedText;
  /** Address of its own office. */
  url: string;
  /** Is it named so that nothing else can be meant? */
  specific: boolean;
}

/** A record of `elsewhere-sites.json`. */
interface SiteRecord {
  en: string;
  hi: string;
  url: string;
  names: readonly string[];
  /** What it is called only where nothing else is said. */
  alone?: readonly string[];
}

interface Entry {
  one: Elsewhere;
  /** As it stands in a folded text, between spaces. */
  phrase: string;
  /** Is it meant only where nothing else is said? */
  alone: boolean;
}

const listEntries = (records: readonly SiteRecord[], specific: boolean): Entry[] =>
  records.flatMap(({ en, hi, url, names, alone = [] }) => {
    const entry = { one: { name: { en, hi }, url, specific }, alone: false };
    const phrase = (name: string) => ` ${normaliseDevanagari(name)} `;
    return [
      ...names.map((name) => ({ ...entry, phrase: phrase(name) })),
      ...alone.map((name) => ({ ...entry, phrase: phrase(name), alone: true })),
    ];
  });

/** The longest name first: `delhi metro` before `metro`; of names as long the specific one. */
const ENTRIES = [...listEntries(sites.specific, true), ...listEntries(sites.topics, false)].sort(
  (a, b) => Number(b.one.specific) - Number(a.one.specific) || b.phrase.length - a.phrase.length,
);

/** What a text's words, folded, name that is told elsewhere; undefined for what is not known to be. */
export function findElsewhere(words: readonly string[]): Elsewhere | undefined {
  const text = ` ${words.map(normaliseDevanagari).join(' ')} `;
  return ENTRIES.find(({ phrase, alone }) => (alone ? text === phrase : text.includes(phrase)))?.one;
}
