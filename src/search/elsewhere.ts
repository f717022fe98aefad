import { FIELD } from '../areas/field-wording.ts';
import { inAllLocales, type LocalizedText } from '../i18n/locale.ts';
import { normaliseDevanagari } from '../text/fold.ts';
import { PRICE_WORDS } from '../text/stop-words.ts';
import { type RankedAnswer, SURE_OF_TOPIC } from './area-answer.ts';
import sites from './elsewhere-sites.json' with { type: 'json' };
import type { ParsedQuery } from './parse-query.ts';
import { isAround, isPlace, tokenWords } from './tokens.ts';
import { UNIT_NAMES } from './unit-answers.ts';

const OF_ADDRESS = /\bpin ?codes?\b|\bpin$|\bpostal code\b|पिन ?कोड/iu;

/** One line with the official site for a topic that is not ours. */
export function tellElsewhere(parsed: ParsedQuery): RankedAnswer[] {
  const { typed, words } = parsed;
  const topic = findElsewhere(words) ?? findElsewhere(tokenWords(typed)) ?? pricedElsewhere(parsed);
  // Of an address the topic is a part: `passport office jaipur pin code`.
  if (!topic || OF_ADDRESS.test(typed)) return [];
  const answer = inAllLocales(FIELD, (t) => t.elsewhere(new URL(topic.url).hostname.replace(/^www\./, '')));
  return [{ title: topic.name, answer, url: topic.url, area: 'elsewhere', confidence: topic.specific ? 1 : SURE_OF_TOPIC }];
}

/** A topic that is not this service's, with its official site. */
interface Elsewhere {
  name: LocalizedText;
  /** URL of the official site. */
  url: string;
  /** Whether nothing else can be meant. */
  specific: boolean;
}

/** A record of `elsewhere-sites.json`. */
interface SiteRecord {
  en: string;
  hi: string;
  url: string;
  names: readonly string[];
  /** Names that count only on their own. */
  alone?: readonly string[];
  /** Things whose prices are told there: a word for a price beside them, and nothing else, asks for it. */
  priced?: string;
}

interface Entry {
  one: Elsewhere;
  /** The name as in a folded text, between spaces. */
  phrase: string;
  /** Whether it counts only on its own. */
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

/** Longest names first (`delhi metro` before `metro`), then specific ones. */
const ENTRIES = [...listEntries(sites.specific, true), ...listEntries(sites.topics, false)].sort(
  (a, b) => Number(b.one.specific) - Number(a.one.specific) || b.phrase.length - a.phrase.length,
);

/** The topic of another site that the folded words name; undefined if there is none. */
function findElsewhere(words: readonly string[]): Elsewhere | undefined {
  const text = ` ${words.map(normaliseDevanagari).join(' ')} `;
  return ENTRIES.find(({ phrase, alone }) => (alone ? text === phrase : text.includes(phrase)))?.one;
}

const PRICED = sites.specific.flatMap(({ priced, ...site }: SiteRecord) => {
  const [entry] = listEntries([site], true);
  return priced && entry ? [{ one: entry.one, things: new Set(priced.split(' ').map(normaliseDevanagari)) }] : [];
});
/** The topic of another site where the question is for the price of one of its things: `tomato rate today`, `प्याज का भाव नासिक`. */
function pricedElsewhere({ tokens, words }: ParsedQuery): Elsewhere | undefined {
  if (!words.some((word) => PRICE_WORDS.has(word))) return undefined;
  return PRICED.find(({ things }) => {
    const isOther = ({ kind, word, senses }: ParsedQuery['tokens'][number]) =>
      !things.has(word) &&
      !UNIT_NAMES.has(word) &&
      (kind === 'unknown' || (kind === 'name' && !senses.every((one) => isPlace(one) || isAround(one))));
    return words.some((word) => things.has(word)) && !tokens.some(isOther);
  })?.one;
}
