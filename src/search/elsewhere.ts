import { FIELD } from '../areas/field-wording.ts';
import { inAllLocales } from '../i18n/locale.ts';
import { normaliseDevanagari, wordSet } from '../text/fold.ts';
import { PRICE_WORDS } from '../text/stop-words.ts';
import { type RankedAnswer, SURE_OF_TOPIC } from './area-answer.ts';
import sites from './elsewhere-sites.json' with { type: 'json' };
import type { ParsedQuery } from './parse-query.ts';
import { isAround, isPlace, tokenWords } from './tokens.ts';
import { UNIT_NAMES } from './unit-answers.ts';

const OF_ADDRESS = /\bpin ?codes?\b|\bpin$|\bpostal code\b|पिन ?कोड/iu;

/** A topic that is not this service's, with its official site: a record of `elsewhere-sites.json`. */
interface Site {
  en: string;
  hi: string;
  url: string;
  names: readonly string[];
  /** Names that count only on their own. */
  alone?: readonly string[];
  /** Things whose prices are told there: a word for a price beside them, and nothing else, asks for it. */
  priced?: string;
}

/** A name of a topic as in a folded text, between spaces. `isSpecific`: nothing else can be meant. */
interface Called {
  site: Site;
  isSpecific: boolean;
  phrase: string;
  isAlone: boolean;
}

/** One line with the official site for a topic that is not ours. */
export function tellElsewhere(parsed: ParsedQuery): RankedAnswer[] {
  const { typed, words } = parsed;
  const topic = findElsewhere(words) ?? findElsewhere(tokenWords(typed)) ?? pricedElsewhere(parsed);
  // Of an address the topic is a part: `passport office jaipur pin code`.
  if (!topic || OF_ADDRESS.test(typed)) return [];
  const { en, hi, url } = topic.site;
  const answer = inAllLocales(FIELD, (t) => t.elsewhere(new URL(url).hostname.replace(/^www\./, '')));
  return [{ title: { en, hi }, answer, url, area: 'elsewhere', confidence: topic.isSpecific ? 1 : SURE_OF_TOPIC }];
}

const namesOf = (all: readonly Site[], isSpecific: boolean): Called[] =>
  all.flatMap((site) => {
    const called = (isAlone: boolean) => (name: string) => ({ site, isSpecific, phrase: ` ${normaliseDevanagari(name)} `, isAlone });
    return [...site.names.map(called(false)), ...(site.alone ?? []).map(called(true))];
  });

/** Specific ones first, then the longest: `delhi metro` before `metro`. */
const CALLED = [...namesOf(sites.specific, true), ...namesOf(sites.topics, false)].sort(
  (a, b) => Number(b.isSpecific) - Number(a.isSpecific) || b.phrase.length - a.phrase.length,
);

/** The topic of another site that the folded words name; undefined if there is none. */
function findElsewhere(words: readonly string[]): Called | undefined {
  const text = ` ${words.map(normaliseDevanagari).join(' ')} `;
  return CALLED.find(({ phrase, isAlone }) => (isAlone ? text === phrase : text.includes(phrase)));
}

const PRICED = sites.specific.flatMap(({ priced, ...site }: Site) => (priced ? [{ site, isSpecific: true, things: wordSet(priced) }] : []));

/** The topic of another site where the question is for the price of one of its things: `tomato rate today`, `प्याज का भाव नासिक`. */
function pricedElsewhere({ tokens, words }: ParsedQuery): Pick<Called, 'site' | 'isSpecific'> | undefined {
  if (!words.some((word) => PRICE_WORDS.has(word))) return undefined;
  return PRICED.find(({ things }) => {
    const isOther = ({ kind, word, senses }: ParsedQuery['tokens'][number]) =>
      !things.has(word) &&
      !UNIT_NAMES.has(word) &&
      (kind === 'unknown' || (kind === 'name' && !senses.every((one) => isPlace(one) || isAround(one))));
    return words.some((word) => things.has(word)) && !tokens.some(isOther);
  });
}
