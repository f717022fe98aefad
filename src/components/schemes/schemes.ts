import { listing } from '../../areas/schemes/endpoints.ts';
import type { SchemeRecord } from '../../areas/schemes/responses.ts';
import { SCHEMES } from '../../areas/schemes/wording.ts';
import { type Locale, say } from '../../lib/locale.ts';
import { stateCalled } from '../../lib/places/states.ts';
import { ask } from '../ask.ts';

const MOST_A_PAGE = 100;

/** Every scheme that a filter lets through, by name; none where the snapshot cannot be read. */
export async function askAll(params: Readonly<Record<string, string>> = {}): Promise<SchemeRecord[]> {
  const records: SchemeRecord[] = [];
  for (let page = 1; ; page += 1) {
    const body = await ask(listing, { ...params, sort: 'name', limit: String(MOST_A_PAGE), page: String(page) });
    if (!body) return [];
    records.push(...body.data);
    if (records.length >= body.total || body.data.length === 0) return records;
  }
}

/** Whose scheme it is, in words: a state's name, `All India`, or that it is unknown. */
export function whereOf(
  { beneficiary_state: state, level }: Pick<SchemeRecord, 'beneficiary_state' | 'level'>,
  locale: Locale = 'en',
): string {
  const t = SCHEMES[locale];
  if (state === 'All' || (!state && level === 'Central')) return t.allIndia;
  return state ? say({ en: state, hi: stateCalled(state).hi }, locale) : t.unknownState;
}

/** First letter of a name as a page's word: `a` to `z`, else `0-9`. */
export function letterOf(name: string): string {
  const first = /[\p{L}\p{N}]/u.exec(name.normalize('NFKD'))?.[0]?.toLowerCase() ?? '';
  return /[a-z]/.test(first) ? first : '0-9';
}

export const LETTERS = ['0-9', ...'abcdefghijklmnopqrstuvwxyz'] as const;

/** Made once: a formatter takes longer to make than a page. */
const MONTH = new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' });

/** `2026-03-01` or `2026-03` in words. */
export function recordedInWords(recorded: string): string {
  const [year = '', month = '', day] = recorded.split('-');
  const name = MONTH.format(new Date(`${year}-${month}-01T00:00:00Z`));
  return day ? `${Number(day)} ${name} ${year}` : `${name} ${year}`;
}
