import { METAL_PLACES, type MetalPlace } from './places.ts';
import type { Metal, PremiumRow } from './tables.ts';

/** Silver is dearer in the south-east: published quotes of Chennai, Hyderabad and Kerala stand 4 to 9 % over those of Mumbai, Delhi and Kolkata. */
const DEARER_STATES = new Set(['Tamil Nadu', 'Telangana', 'Andhra Pradesh', 'Kerala', 'Puducherry']);
const ABOVE_OTHERS: readonly [least: number, most: number] = [1.04, 1.09];

const BY_SLUG = new Map(METAL_PLACES.map((place) => [place.slug, place]));
const isDearer = (place: MetalPlace | undefined): boolean => DEARER_STATES.has(place?.state ?? '');

export interface Borrowed {
  /** Names of the places whose quotes the premium was measured from. */
  from: string;
  /** The price is this share of one there, at least and at most. */
  share: readonly [lowest: number, highest: number];
}

/** Where an estimate of silver rests on a premium measured in the dearer tier alone, though the place belongs to the other; else undefined. */
export function borrowedTier(metal: Metal, place: MetalPlace, premium: PremiumRow): Borrowed | undefined {
  const measured = premium.places.split(',').map((slug) => BY_SLUG.get(slug));
  if (metal !== 'silver' || isDearer(place) || !measured.every(isDearer)) return undefined;
  return { from: measured.map((one) => one?.name).join(', '), share: [1 / ABOVE_OTHERS[1], 1 / ABOVE_OTHERS[0]] };
}
