import { addDays, weekdayOf } from '../../kernel/time.ts';
import { wordSet } from '../../text/fold.ts';
import { ordinalOf } from '../../text/ordinals.ts';
import type { Query } from '../intent.ts';
import { bankSaturday, SATURDAY } from './by-kind.ts';

export const NTH_SATURDAY = /(?:\d(?:st|nd|rd|th)|first|second|third|fourth)\s+sat/i;
/** Who asks whether something is open is not answered by yes. */
const OPEN = /^(?:open(?:ed|s)?|khul(?:a|e|i|ega|egi|enge|ta|te|ti)|खुल(?:ा|े|ी|ेगा|ेगी|ेंगे|ता|ते|ती))$/u;
export const saysOpen = (words: readonly string[]): boolean => words.some((word) => OPEN.test(word));

/** The next second (or other) Saturday of a month, where one is named. */
export function nthSaturday(text: string, today: string): { from: string; to: string } | undefined {
  const words = text.split(' ');
  const at = words.findIndex((word) => /^(?:sat|saturday|shaniwar|shanivar|शनिवार)$/iu.test(word));
  const nth = ordinalOf(words[at - 1] ?? '');
  if (nth === undefined) return undefined;
  for (let day = today; ; day = addDays(day, 1)) {
    const isSaturday = weekdayOf(day) === SATURDAY;
    if (isSaturday && Math.ceil(Number(day.slice(8)) / 7) === nth) return { from: day, to: day };
  }
}

export const DAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MARKET = /\b(?:share|stock)s? (?:market|bazaa?r|exchange)\b|\b(?:nse|bse|mcx|sensex|nifty)\b|शेयर (?:बा\S+र|मार्केट)/iu;
const SHUT = new Set(['band', 'bandh', 'closed', 'close', 'shut', 'बंद']);

/** `share market kab band hai`: is it whether exchanges are open that is asked for? */
export const asksMarket = ({ text, words, entities }: Query): boolean =>
  MARKET.test(text) && (entities.includes('holiday') || saysOpen(words) || words.some((word) => SHUT.has(word)));

/** Whether a thing of another area is named: a bank, a post office. */
const namesOf = ({ conditions }: Query, area: string): boolean => conditions.some(({ areas }) => areas?.includes(area));

export const BANKS = wordSet('bank banks बैंक बैंकों');

/** A question in which the bank or post office that it names is no strange word. */
export function withoutOffices(query: Query): Query {
  const { tokens, conditions } = query;
  const first = conditions.find(({ areas }) => areas?.some((one) => one === 'ifsc' || one === 'pincode'))?.text;
  const start = tokens.findIndex(({ word }) => word === first);
  if (start < 0) return query;
  const end = tokens.findIndex(({ kind, concepts }, at) => at > start && (kind !== 'name' || concepts.length > 0));
  const words = new Set(tokens.slice(start, end < 0 ? tokens.length : end).map(({ word }) => word));
  return { ...query, unknownWords: query.unknownWords.filter((word) => !words.has(word)) };
}

/** Whether banks are named, all or one of them. */
export const namesBanks = (query: Query): boolean => query.words.some((word) => BANKS.has(word)) || namesOf(query, 'ifsc');

const asksClosure = ({ words }: Query): boolean => saysOpen(words) || words.some((word) => SHUT.has(word));

/** `bank kab band rahenge`, `is sbi open tomorrow`: are banks asked for by whether they are open? */
export const asksBanks = (query: Query): boolean => namesBanks(query) && asksClosure(query);

/** `is post office closed on christmas`: are the central government's offices asked for? */
export const asksOffices = (query: Query): boolean =>
  (namesOf(query, 'pincode') || query.words.some((word) => ['office', 'offices', 'daftar', 'दफ्तर'].includes(word))) && asksClosure(query);

/** Banks are closed on Sundays and on the second and fourth Saturday. */
export function bankClosure(day: string): 'sunday' | 'saturday' | undefined {
  if (weekdayOf(day) === 0) return 'sunday';
  return bankSaturday(day) ? 'saturday' : undefined;
}
