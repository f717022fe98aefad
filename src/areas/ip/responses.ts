import type { z } from 'zod';
import type { DatabaseAnswer } from './databases.ts';
import type { LookUpResult } from './look-up.ts';
import { SPECIAL_RANGES } from './ranges.ts';
import type { ipAnswer, ipRanges } from './schema.ts';

const NAMES = {
  en: new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }),
  hi: new Intl.DisplayNames('hi', { type: 'region', fallback: 'none' }),
};
const countryName = (code: string | undefined, language: 'en' | 'hi'): string | null => (code ? (NAMES[language].of(code) ?? null) : null);

/** The sentence that DB-IP's licence asks for wherever its data is shown. */
export const DB_IP_CREDIT = 'IP Geolocation by DB-IP (https://db-ip.com), CC BY 4.0';

const PARTS = ['country', 'asn', 'city'] as const;

function toDatabase(tells: (typeof PARTS)[number], { edition, type }: DatabaseAnswer) {
  if (tells === 'country')
    return {
      tells,
      name: 'DB-IP IP to Country Lite',
      edition,
      licence: 'CC BY 4.0',
      url: 'https://db-ip.com/db/download/ip-to-country-lite',
    };
  return { tells, name: type || "the operator's own", edition, licence: null, url: null };
}

/** What is known of an address, whose it is not told to anybody else. */
export function ipBody(found: LookUpResult, isCaller: boolean): z.output<typeof ipAnswer> {
  const { address, range, country, asn, city, reverse } = found;
  const code = country?.facts?.country ?? city?.facts?.country;
  const place = city?.facts;
  return {
    status: 'ok',
    api: 'ip',
    ip: address.text,
    version: address.version,
    is_caller: isCaller,
    is_private: found.private,
    is_public: range === undefined || range.global,
    range: range ?? null,
    embedded_ipv4: address.embedded,
    country_code: code ?? null,
    country: countryName(code, 'en'),
    country_hi: countryName(code, 'hi'),
    region: place?.region ?? null,
    city: place?.city ?? null,
    postal_code: place?.postalCode ?? null,
    lat: place?.lat ?? null,
    lon: place?.lon ?? null,
    timezone: place?.timezone ?? null,
    asn: asn?.facts?.asn ?? null,
    organisation: asn?.facts?.organisation ?? null,
    reverse: reverse ?? null,
    databases: PARTS.flatMap((tells) => (found[tells] ? [toDatabase(tells, found[tells])] : [])),
    unavailable: [...PARTS.filter((tells) => !found[tells]), ...(reverse === undefined ? (['reverse'] as const) : [])],
    attribution: DB_IP_CREDIT,
  };
}

/** The table of special ranges. */
export const rangesBody = (): z.output<typeof ipRanges> => ({
  status: 'ok',
  api: 'ip/ranges',
  count: SPECIAL_RANGES.length,
  ranges: [...SPECIAL_RANGES],
  source: "IANA's special-purpose address registries of IPv4 and IPv6",
});
