import { findState } from '../../places/find-state.ts';
import { districtTitle } from '../../places/pincodes/district-names.ts';
import type { CorrectionCounts } from './corrections.ts';
import { officeKey, readOfficeName } from './office-name.ts';
import type { PinPlace } from './points.ts';
import type { CurrentOffice, ListedOffice } from './sources/record.ts';

/** A corrected office of the older edition, with its type and taluk. */
export type FormerOffice = ListedOffice & { type: number | null; taluk: string | null };

/** An office merged from both editions. */
export interface JoinedOffice extends PinPlace {
  pin: number;
  name: string;
  type: number | null;
  /** Null for an office no longer listed. */
  delivers: boolean | null;
  /** Whether it is in the present directory. */
  listed: boolean;
  point: { lat: number; lon: number } | null;
  /** Only in the older edition. */
  taluk: string | null;
  division: Pick<ListedOffice, 'division' | 'region' | 'circle'> | null;
}

/** `Sansad Marg SO`: also without dots, which do not mark a type in names of the older editions. */
const ENDING = /\s+[BSHP]\.?\s?O\.?$/i;

/**
 * Merges two editions: present offices with additional data from the older one, and offices only in the older one, marked as no longer
 * listed and placed in the present district of most offices around them.
 */
export function joinEditions(current: readonly CurrentOffice[], former: readonly FormerOffice[], counts: CorrectionCounts): JoinedOffice[] {
  const count = (rule: string, times = 1) => counts.set(rule, (counts.get(rule) ?? 0) + times);
  const formerOf = new Map(former.map((office) => [officeKey(office.pin, office.name), office]));
  const placed = current.map((office) => ({ office, place: placeOf(office), name: currentName(office.name) }));
  const ofPin = new Votes<number>();
  const ofSorting = new Votes<string>();
  for (const { office, place } of placed) {
    if (!place) continue;
    ofPin.add(office.pin, place);
    ofSorting.add(sortingDistrict(office.pin), place);
  }

  const ofDistrict = new Votes<string>();
  const matched = new Set<string>();
  const today = placed.map(({ office, place: own, name }): JoinedOffice => {
    const key = officeKey(office.pin, name);
    const before = formerOf.get(key);
    if (before) matched.add(key);
    // Districts were split: offices with similar PIN codes went the same way.
    if (before && own?.state === before.state) for (const digits of DIGITS_ALIKE) ofDistrict.add(formerPlace(before, digits), own);
    if (!own) count('offices without a district placed by their PIN code or its first three digits');
    const place = own ?? ofPin.most(office.pin) ?? ofSorting.most(sortingDistrict(office.pin));
    if (!place) throw new Error(`Nothing says where ${office.pin} ${office.name} is`);
    return {
      ...place,
      pin: office.pin,
      name,
      type: office.type,
      delivers: office.delivers,
      listed: true,
      point: office.point,
      taluk: before?.taluk ?? null,
      division: before ? { division: before.division, region: before.region, circle: before.circle } : null,
    };
  });
  const gone = former
    .filter(({ pin, name }) => !matched.has(officeKey(pin, name)))
    .map((office): JoinedOffice => {
      const { pin, name, type, taluk, division, region, circle } = office;
      const place = ofPin.most(pin) ?? DIGITS_ALIKE.map((digits) => ofDistrict.most(formerPlace(office, digits))).find(Boolean) ?? office;
      const { district, state } = place;
      return {
        pin,
        name,
        type,
        delivers: null,
        listed: false,
        point: null,
        taluk,
        division: { division, region, circle },
        district,
        state,
      };
    });
  count('offices of the older edition found in the newer', matched.size);
  count('offices no longer listed', gone.length);
  return [...today, ...gone];
}

/** The name without the type, which the directory gives separately. */
function currentName(written: string): string {
  const { name } = readOfficeName(written);
  return name.replace(ENDING, '').trim() || name;
}

/** District and state by our names; undefined if the directory has none. Throws for an unknown state. */
function placeOf({ district, state }: CurrentOffice): PinPlace | undefined {
  if (district === null || state === null) return undefined;
  const found = findState(state.replace(/^THE /, ''));
  if (!found) throw new Error(`${state} is no state`);
  return { district: districtTitle(district, found.name), state: found.name };
}

/** How many leading digits of PIN codes offices must share to count as near, best first. */
const DIGITS_ALIKE = [5, 4, 3, 0] as const;
const formerPlace = ({ district, state, pin }: FormerOffice, digits: number): string =>
  `${district}|${state}|${String(pin).slice(0, digits)}`;

/** The first three digits. */
const sortingDistrict = (pin: number): string => String(pin).slice(0, 3);

/** The most frequent place for a thing; on a tie, the first. */
export class Votes<Key> {
  readonly #votes = new Map<Key, Map<string, { place: PinPlace; count: number }>>();

  add(key: Key, place: PinPlace): void {
    const votes = this.#votes.get(key) ?? new Map<string, { place: PinPlace; count: number }>();
    this.#votes.set(key, votes);
    const name = `${place.district}|${place.state}`;
    const vote = votes.get(name) ?? { place, count: 0 };
    vote.count += 1;
    votes.set(name, vote);
  }

  most(key: Key): PinPlace | undefined {
    return [...(this.#votes.get(key)?.values() ?? [])].reduce<{ place: PinPlace; count: number } | undefined>(
      (best, vote) => (best && best.count >= vote.count ? best : vote),
      undefined,
    )?.place;
  }
}
