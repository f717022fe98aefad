// What pages tell search engines about themselves: objects of schema.org for `<script type="application/ld+json">`.

import type { Figure } from '../areas/figure.ts';
import { toLocalizedText } from '../i18n/locale.ts';
import { env } from '../kernel/env.ts';
import type { Place } from '../places/gazetteer.ts';

export type Schema = Readonly<Record<string, unknown>>;

/** Addresses in such data are whole; without SITE_URL nobody knows them, and nothing is told. */
const site = env.SITE_URL;

/** JSON as it may stand in a script element of a page. */
export const scriptText = (schema: Schema | readonly Schema[]): string => JSON.stringify(schema).replaceAll('<', '\\u003c');

/** The site and its one field, for the home page. */
export function websiteSchema(): Schema[] {
  if (!site) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Jaankari',
      alternateName: ['जानकारी', 'Unified Data Service for India'],
      url: `${site}/`,
      inLanguage: 'en-IN',
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${site}/browse/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

/** The way down to a page, for its crumbs. `page` is its own path from the root. */
export function crumbSchema(
  crumbs: readonly { label: string; href: string }[],
  title: string,
  path: string,
  base: string,
): Schema | undefined {
  if (!site || crumbs.length === 0) return undefined;
  const steps = [...crumbs.map(({ label, href }) => ({ name: label, path: href.slice(base.length) })), { name: title, path }];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path: at }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: `${site}${at}` })),
  };
}

/** What one unit of a currency costs in another, as of a day (YYYY-MM-DD). */
export const exchangeRateSchema = (from: string, to: string, rate: number, day: string): Schema => ({
  '@context': 'https://schema.org',
  '@type': 'ExchangeRateSpecification',
  currency: from,
  currentExchangeRate: { '@type': 'UnitPriceSpecification', price: rate, priceCurrency: to, validFrom: day },
});

/** A figure as an observation of schema.org, in English, in rupees: programs read it. */
export const figureSchema = ({ label, place = { name: 'India' }, amount, value, unit, day }: Figure): Schema => ({
  '@context': 'https://schema.org',
  '@type': 'Observation',
  name: `${label.en} in ${place.name}`,
  measuredProperty: label.en,
  observationAbout: { '@type': 'Place', name: place.name },
  observationDate: day,
  value: amount ?? toLocalizedText(value).en,
  unitText: `INR ${unit.en}`,
});

/** A town or a state with its place on the globe. */
export const placeSchema = ({ name, hi, type, state, lat, lon, slug }: PlaceFacts): Schema => ({
  '@context': 'https://schema.org',
  '@type': type === 'state' ? 'State' : 'City',
  name,
  ...(hi ? { alternateName: hi } : {}),
  ...(lat !== undefined && lon !== undefined ? { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lon } } : {}),
  containedInPlace: type === 'state' ? { '@type': 'Country', name: 'India' } : { '@type': 'State', name: state },
  ...(site ? { url: `${site}/place/${slug}` } : {}),
});

type PlaceFacts = Pick<Place, 'name' | 'hi' | 'type' | 'state' | 'lat' | 'lon' | 'slug'>;
