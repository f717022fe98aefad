import { type Locale, translate } from '../../../i18n/locale.ts';
import { findStateName } from '../../../places/states.ts';
import { callEndpoint } from '../../../site/ask.ts';
import { listing } from '../endpoints.ts';
import type { SchemeRecord } from '../responses.ts';
import { SCHEMES } from '../wording.ts';

const MAX_PAGE_SIZE = 100;

/** Every scheme that a filter lets through, by name; none where the snapshot cannot be read. */
export async function listAllSchemes(params: Readonly<Record<string, string>> = {}): Promise<SchemeRecord[]> {
  const records: SchemeRecord[] = [];
  for (let page = 1; ; page += 1) {
    const body = await callEndpoint(listing, { ...params, sort: 'name', limit: String(MAX_PAGE_SIZE), page: String(page) });
    if (!body) return [];
    records.push(...body.data);
    if (records.length >= body.total || body.data.length === 0) return records;
  }
}

/** Whose scheme it is, in words: a state's name, `All India`, or that it is unknown. */
export function formatOwner(
  { beneficiary_state: state, level }: Pick<SchemeRecord, 'beneficiary_state' | 'level'>,
  locale: Locale = 'en',
): string {
  const t = SCHEMES[locale];
  if (state === 'All' || (!state && level === 'Central')) return t.allIndia;
  return state ? translate({ en: state, hi: findStateName(state).hi }, locale) : t.unknownState;
}

/** The states whose scheme it is; `All India` for all of them, none where that is not on record. */
export const statesOf = ({ beneficiary_state: state }: Pick<SchemeRecord, 'beneficiary_state'>): string[] =>
  state === 'All' ? ['All India'] : state ? state.split(', ') : [];

/** First letter of a name as a page's word: `a` to `z`, else `0-9`. */
export function firstLetter(name: string): string {
  const first = /[\p{L}\p{N}]/u.exec(name.normalize('NFKD'))?.[0]?.toLowerCase() ?? '';
  return /[a-z]/.test(first) ? first : '0-9';
}

export const LETTERS = ['0-9', ...'abcdefghijklmnopqrstuvwxyz'] as const;

/** Made once: a formatter takes longer to make than a page. */
const MONTH = {
  en: new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' }),
  hi: new Intl.DateTimeFormat('hi-IN', { month: 'long', timeZone: 'UTC' }),
};

/** `2026-03-01` or `2026-03` in words. */
export function describeRecorded(recorded: string, locale: Locale = 'en'): string {
  const [year = '', month = '', day] = recorded.split('-');
  const name = MONTH[locale].format(new Date(`${year}-${month}-01T00:00:00Z`));
  return day ? `${Number(day)} ${name} ${year}` : `${name} ${year}`;
}
