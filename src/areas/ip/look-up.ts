import type { Address } from './address.ts';
import { askDatabase, type Told } from './databases.ts';
import { isPrivate, rangeOf, type SpecialRange } from './ranges.ts';
import { reverseName } from './reverse.ts';

/** All that is known of an address. */
export interface Found {
  address: Address;
  range: SpecialRange | undefined;
  private: boolean;
  /** Undefined where there is no such database. */
  country: Told | undefined;
  asn: Told | undefined;
  city: Told | undefined;
  /** Null for none; undefined where DNS did not answer. */
  reverse: string | null | undefined;
}

/** Looks an address up in what stands on this machine; only DNS is asked, and only where `reverse` says so and the address is public. */
export async function lookUp(address: Address, { reverse }: { reverse: boolean }): Promise<Found> {
  const range = rangeOf(address.text, address.version);
  const within = address.embedded;
  // Databases know the address that an embedding stands for.
  const [asked, version] = within ? [within, 4 as const] : [address.text, address.version];
  const special = within ? rangeOf(within, 4) : range;
  const isPublic = special === undefined || special.global;
  const [country, asn, city, name] = await Promise.all([
    askDatabase('country', asked, version),
    askDatabase('asn', asked, version),
    askDatabase('city', asked, version),
    reverse && isPublic ? reverseName(asked) : null,
  ]);
  const told = (one: Told | undefined) => one && (isPublic ? one : { ...one, facts: undefined });
  return {
    address,
    range,
    private: isPrivate(range) || isPrivate(special),
    country: told(country),
    asn: told(asn),
    city: told(city),
    reverse: name,
  };
}
