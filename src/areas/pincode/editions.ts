import { findState } from '../../places/find-state.ts';
import { districtTitle } from '../../places/pincodes/district-names.ts';
import { districtOfTaluk, districtOfToday } from '../../places/renamed-districts.ts';
import type { CorrectionCounts } from './corrections.ts';
import { matchSpellings } from './office-match.ts';
import { officeKey, readOfficeName } from './office-name.ts';
import type { PinPlace } from './points.ts';
import type { CurrentOffice, FormerOffice, ListedOffice } from './sources/record.ts';
import { findStrangers } from './strangers.ts';
import { tidyOfficeName } from './tidy-name.ts';
import { Votes } from './votes.ts';

/** An office merged from both editions. */
export interface JoinedOffice extends PinPlace {
  pin: number;
  name: string;
  type: number | null;
  /** Null for an office no longer listed. */
  delivers: boolean | null;
  /** Why its place is doubtful; null for nothing. */
  doubt: string | null;
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
  const named = current.map((office) => ({ office, name: currentName(office.name) }));
  const strangers = findStrangers(
    named.map(({ office, name }) => ({
      pin: office.pin,
      name,
      point: office.point,
      place: placeOf(office),
      before: formerOf.get(officeKey(office.pin, name)),
    })),
    former,
    counts,
  );
  const placed = named.map(({ office, name }, at) => {
    const stranger = strangers.get(at);
    return {
      office,
      name,
      place: stranger?.place ?? placeOf(office),
      doubt: stranger ? `state: ${stranger.doubt.replaceAll(';', ',')}` : armyDoubt(office.pin),
    };
  });
  const ofPin = new Votes<number>();
  const ofSorting = new Votes<string>();
  for (const { office, place } of placed) {
    if (!place) continue;
    ofPin.add(office.pin, place);
    ofSorting.add(sortingDistrict(office.pin), place);
  }

  const ofDistrict = new Votes<string>();
  const matched = new Set<string>();
  const today = placed.map(({ office, place: surveyed, name, doubt }): JoinedOffice => {
    const key = officeKey(office.pin, name);
    const before = formerOf.get(key);
    if (before) matched.add(key);
    // Districts were split: offices with similar PIN codes went the same way.
    if (before && surveyed?.state === before.state)
      for (const digits of DIGITS_ALIKE) ofDistrict.add(formerPlace(before, digits), surveyed);
    if (!surveyed) count('offices without a district placed by their PIN code or its first three digits');
    const place = surveyed ?? ofPin.most(office.pin) ?? ofSorting.most(sortingDistrict(office.pin));
    if (!place) throw new Error(`Nothing says where ${office.pin} ${office.name} is`);
    return {
      ...place,
      pin: office.pin,
      name,
      doubt,
      type: office.type,
      delivers: office.delivers,
      listed: true,
      point: office.point,
      taluk: before?.taluk ?? null,
      division: before ? { division: before.division, region: before.region, circle: before.circle } : null,
    };
  });
  const unmatched = former.filter(({ pin, name }) => !matched.has(officeKey(pin, name)));
  const unpaired = today.filter(({ pin, name }) => !matched.has(officeKey(pin, name)));
  const respelt = matchSpellings(unmatched, unpaired);
  for (const [at, to] of respelt) {
    const [before, office] = [unmatched[at], unpaired[to]];
    if (!before || !office) continue;
    office.taluk = before.taluk;
    office.division = { division: before.division, region: before.region, circle: before.circle };
  }
  count('offices of the older edition found in the newer under another spelling', respelt.size);
  const gone = unmatched
    .filter((_, at) => !respelt.has(at))
    .map((office): JoinedOffice => {
      const { pin, name, type, taluk, division, region, circle } = office;
      const place = ofPin.most(pin) ?? DIGITS_ALIKE.map((digits) => ofDistrict.most(formerPlace(office, digits))).find(Boolean) ?? office;
      const { district, state } = place;
      return {
        pin,
        name,
        doubt: armyDoubt(pin),
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
  return byTaluk([...today, ...gone], count);
}

/** Offices in the district that their taluk went to when theirs was divided; offices without a taluk go with the others of their PIN code. */
function byTaluk(offices: readonly JoinedOffice[], count: (rule: string, times?: number) => void): JoinedOffice[] {
  const ofPin = new Votes<string>();
  const moved = (office: JoinedOffice) => districtOfTaluk(office.district, office.state, office.taluk);
  for (const office of offices)
    if (office.taluk !== null)
      ofPin.add(`${office.pin}|${office.district}|${office.state}`, { district: moved(office), state: office.state });
  return offices.map((office) => {
    const { pin, district, state, taluk } = office;
    const now = taluk === null ? (ofPin.most(`${pin}|${district}|${state}`)?.district ?? districtOfToday(district, state)) : moved(office);
    if (now !== district) count('offices in a district renamed or divided');
    return now === district ? office : { ...office, district: now };
  });
}

/** The Army Postal Service has PIN codes of its own, whose offices move. */
const armyDoubt = (pin: number): string | null =>
  pin < ARMY_PINS ? null : `state: ${pin} is a code of the Army Postal Service, whose offices stand in no state`;
const ARMY_PINS = 900_000;

/** The name without the type, which the directory gives separately. */
function currentName(written: string): string {
  const { name } = readOfficeName(written);
  return tidyOfficeName(name.replace(ENDING, '').trim() || name);
}

/** District and state by our names; undefined if the directory has none. Throws for an unknown state. */
function placeOf({ district, state }: CurrentOffice): PinPlace | undefined {
  if (district === null || state === null) return undefined;
  const ourState = findState(state.replace(/^THE /, ''));
  if (!ourState) throw new Error(`${state} is no state`);
  return { district: districtTitle(district, ourState.name), state: ourState.name };
}

/** How many leading digits of PIN codes offices must share to count as near, best first. */
const DIGITS_ALIKE = [5, 4, 3, 0] as const;
const formerPlace = ({ district, state, pin }: FormerOffice, digits: number): string =>
  `${district}|${state}|${String(pin).slice(0, digits)}`;

/** The first three digits. */
const sortingDistrict = (pin: number): string => String(pin).slice(0, 3);
