import { pointOfPin } from '../pincode/point-of-pin.ts';
import type { Profile } from './providers/provider.ts';

/** Coordinates of a taxpayer in degrees, and whose they are: the provider's, or those of the PIN code in the address. */
export interface Location {
  lat: number | null;
  lon: number | null;
  location_basis: 'provider' | 'pincode' | null;
}

const NOWHERE: Location = { lat: null, lon: null, location_basis: null };

/** The PIN code of an address: the last six digits that stand by themselves. */
export const pinOfAddress = (address: string): string | undefined =>
  address
    .match(/(?<!\d)[1-9]\d{2}\s?\d{3}(?!\d)/g)
    ?.at(-1)
    ?.replace(/\s/g, '');

/** Where a profile says a taxpayer is, or roughly where its address is. */
export async function locationOf(profile: Pick<Profile, 'lat' | 'lon' | 'address'> | null): Promise<Location> {
  if (!profile) return NOWHERE;
  const { lat, lon, address } = profile;
  if (lat !== null && lon !== null) return { lat, lon, location_basis: 'provider' };
  const pin = address === null ? undefined : pinOfAddress(address);
  const point = pin && (await pointOfPin(pin));
  return point ? { ...point, location_basis: 'pincode' } : NOWHERE;
}
