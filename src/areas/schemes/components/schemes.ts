import { type Locale, localName } from '../../../i18n/locale.ts';
import type { Scheme } from '../values.ts';
import { SCHEMES } from '../wording.ts';

/** Who runs the scheme, in words: a state's name, `All India`, or that it is unknown. */
export function formatOwner({ states, level }: Pick<Scheme, 'states' | 'level'>, locale: Locale = 'en'): string {
  const t = SCHEMES[locale];
  if (states === 'all' || (states.length === 0 && level === 'central')) return t.allIndia;
  return states.map((state) => localName(locale, state)).join(', ') || t.unknownState;
}

/** Whether it is known whose people may get it. */
export const isOwnerKnown = ({ states, level }: Pick<Scheme, 'states' | 'level'>): boolean =>
  level === 'central' || states === 'all' || states.length > 0;

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
export function governmentService(scheme: Scheme, owner: string, site: string | undefined): Record<string, unknown> {
  const labels = scheme.categories.map(({ name }) => name.en);
  const where = formatOwner(scheme);
  const isCentral = scheme.level === 'central';
  const areas = scheme.states === 'all' ? ['India'] : scheme.states.map(({ name }) => name);
  return {
    '@context': 'https://schema.org',
    '@type': 'GovernmentService',
    name: scheme.name,
    ...(scheme.shortTitle ? { alternateName: scheme.shortTitle } : {}),
    ...(scheme.brief ? { description: scheme.brief } : {}),
    ...(scheme.id ? { identifier: scheme.id } : {}),
    serviceType: labels.length > 0 ? labels : 'Government scheme',
    provider: {
      '@type': 'GovernmentOrganization',
      name: isCentral ? owner : scheme.states === 'all' || !isOwnerKnown(scheme) ? 'State government' : `Government of ${where}`,
    },
    ...(isOwnerKnown(scheme) ? { areaServed: areas.map((name) => ({ '@type': 'AdministrativeArea', name })) } : {}),
    ...(scheme.audience ? { audience: { '@type': 'Audience', audienceType: scheme.audience } } : {}),
    sameAs: scheme.officialUrl,
    ...(site ? { url: `${site}/browse/schemes/${scheme.slug}` } : {}),
  };
}

/** Those that people ask for most. */
export const WELL_KNOWN = [
  'pm-kisan',
  'ab-pmjay',
  'pmay-g',
  'mgnrega',
  'pmjdy',
  'pmuy',
  'pmmy',
  'pmmvy',
  'nsap-ignoaps',
  'ignwps',
  'pmfby',
  'pmsgmb',
];

/** More schemes than this on a page are too much for a first visit. */
const MOST_OF_A_LETTER = 320;

/** The schemes of a letter in parts of about the same length, each for a page of its own. */
export function partsOf<T>(all: readonly T[]): T[][] {
  const count = Math.ceil(all.length / MOST_OF_A_LETTER);
  const length = Math.ceil(all.length / count);
  return Array.from({ length: count }, (_, at) => all.slice(at * length, (at + 1) * length));
}
