import { type Locale, translate } from '../../../i18n/locale.ts';
import { findStateName } from '../../../places/states.ts';
import { callEndpoint } from '../../../site/ask.ts';
import { splitCategories } from '../categories.ts';
import { listing } from '../endpoints.ts';
import type { SchemeDetail, SchemeRecord } from '../responses.ts';
import { SCHEMES } from '../wording.ts';

const MAX_PAGE_SIZE = 100;

/** Every scheme that passes a filter, by name; none if the snapshot cannot be read. */
export async function listAllSchemes(params: Readonly<Record<string, string>> = {}): Promise<SchemeRecord[]> {
  const records: SchemeRecord[] = [];
  for (let page = 1; ; page += 1) {
    const body = await callEndpoint(listing, { ...params, sort: 'name', limit: String(MAX_PAGE_SIZE), page: String(page) });
    if (!body) return [];
    records.push(...body.data);
    if (records.length >= body.total || body.data.length === 0) return records;
  }
}

/** Who runs the scheme, in words: a state's name, `All India`, or that it is unknown. */
export function formatOwner(
  { beneficiary_state: state, level }: Pick<SchemeRecord, 'beneficiary_state' | 'level'>,
  locale: Locale = 'en',
): string {
  const t = SCHEMES[locale];
  if (state === 'All' || (!state && level === 'Central')) return t.allIndia;
  return state ? translate({ en: state, hi: findStateName(state).hi }, locale) : t.unknownState;
}

/** The states that run it; `All India` for all, none if not on record. */
export const statesOf = ({ beneficiary_state: state }: Pick<SchemeRecord, 'beneficiary_state'>): string[] =>
  state === 'All' ? ['All India'] : state ? state.split(', ') : [];

/** A name's initial as used in page URLs: `a` to `z`, else `0-9`. */
export function firstLetter(name: string): string {
  const first = /[\p{L}\p{N}]/u.exec(name.normalize('NFKD'))?.[0]?.toLowerCase() ?? '';
  return /[a-z]/.test(first) ? first : '0-9';
}

export const LETTERS = ['0-9', ...'abcdefghijklmnopqrstuvwxyz'] as const;

/** Created once: creating a formatter takes longer than rendering a page. */
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

/**
 * A scheme as a schema.org GovernmentService. `owner`: the ministry or state in English; `site`: this service's address without a trailing
 * slash, if known.
 */
export function governmentService(data: SchemeDetail, owner: string, site: string | undefined): Record<string, unknown> {
  const labels = splitCategories(data.categories);
  const where = formatOwner(data);
  const isCentral = data.level === 'Central';
  const isStateKnown = isCentral || data.beneficiary_state !== '';
  return {
    '@context': 'https://schema.org',
    '@type': 'GovernmentService',
    name: data.scheme_name,
    ...(data.short_title ? { alternateName: data.short_title } : {}),
    ...(data.brief ? { description: data.brief } : {}),
    ...(data.id ? { identifier: data.id } : {}),
    serviceType: labels.length > 0 ? labels : 'Government scheme',
    provider: {
      '@type': 'GovernmentOrganization',
      name: isCentral ? owner : where === 'All India' || !isStateKnown ? 'State government' : `Government of ${where}`,
    },
    ...(isStateKnown
      ? { areaServed: statesOf(data).map((name) => ({ '@type': 'AdministrativeArea', name: name === 'All India' ? 'India' : name })) }
      : {}),
    ...(data.scheme_for ? { audience: { '@type': 'Audience', audienceType: data.scheme_for } } : {}),
    sameAs: data.official_url,
    ...(site ? { url: `${site}/browse/schemes/${data.slug}` } : {}),
  };
}
