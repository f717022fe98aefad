import type { z } from 'zod';
import type { Locale } from '../../i18n/locale.ts';
import { regionName } from '../../i18n/region-names.ts';
import { queryDns } from '../../net/names.ts';
import { type Address, pointerName } from './address.ts';
import { type DatabaseAnswer, queryDatabase } from './databases.ts';
import { findRange, isPrivate } from './ranges.ts';
import type { ipAnswer } from './schema.ts';
import { IP } from './wording.ts';

const countryName = (code: string | undefined, locale: Locale): string | null => (code ? (regionName(code, locale) ?? null) : null);

/** What is known of an address; null is what no database or name server says. */
export type AddressFacts = Omit<z.output<typeof ipAnswer>, 'status' | 'api'>;

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

/**
 * What is known of an address by what stands on this machine, whose it is not told to anybody else: only DNS is asked, and only where `reverse` says
 * so and the address is public. `isCaller`: is it that of who asks?
 */
export async function lookUp(
  { text, version, embedded }: Address,
  { reverse, isCaller }: { reverse: boolean; isCaller: boolean },
): Promise<AddressFacts> {
  const range = findRange(text, version);
  // Databases know the address that an embedding stands for.
  const [asked, askedVersion] = embedded ? [embedded, 4 as const] : [text, version];
  const special = embedded ? findRange(embedded, 4) : range;
  const isPublic = special === undefined || special.global;
  const [country, asn, city, name] = await Promise.all([
    queryDatabase('country', asked, askedVersion),
    queryDatabase('asn', asked, askedVersion),
    queryDatabase('city', asked, askedVersion),
    reverse && isPublic ? reverseName(asked) : null,
  ]);
  const databases = { country, asn, city };
  const factsOf = (database: DatabaseAnswer | undefined) => (isPublic ? database?.facts : undefined);
  const [place, network] = [factsOf(city), factsOf(asn)];
  const code = factsOf(country)?.country ?? place?.country;
  return {
    ip: text,
    version,
    is_caller: isCaller,
    is_private: isPrivate(range) || isPrivate(special),
    is_public: range === undefined || range.global,
    range: range ?? null,
    embedded_ipv4: embedded,
    country_code: code ?? null,
    country: countryName(code, 'en'),
    country_hi: countryName(code, 'hi'),
    region: place?.region ?? null,
    city: place?.city ?? null,
    postal_code: place?.postalCode ?? null,
    lat: place?.lat ?? null,
    lon: place?.lon ?? null,
    timezone: place?.timezone ?? null,
    asn: network?.asn ?? null,
    organisation: network?.organisation ?? null,
    reverse: name ?? null,
    databases: PARTS.flatMap((tells) => (databases[tells] ? [toDatabase(tells, databases[tells])] : [])),
    unavailable: [...PARTS.filter((tells) => !databases[tells]), ...(name === undefined ? (['reverse'] as const) : [])],
    attribution: IP.en.credit,
  };
}

/** The first name that DNS has for an address: null where it has none, undefined where it did not answer. */
async function reverseName(address: string): Promise<string | null | undefined> {
  try {
    return (await queryDns((dns) => dns.resolvePtr(pointerName(address))))[0] ?? null;
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    return code === 'ENOTFOUND' || code === 'ENODATA' ? null : undefined;
  }
}
