import { distanceKm } from '../../places/near.ts';
import { findNearest, makeGrid } from '../../places/pincodes/grid.ts';
import type { CorrectionCounts } from './corrections.ts';
import type { PinPlace } from './points.ts';
import type { FormerOffice } from './sources/record.ts';
import { Votes } from './votes.ts';

/** A present office with the place that the directory gives it. */
export interface Placed {
  pin: number;
  name: string;
  point: { lat: number; lon: number } | null;
  /** Undefined if the directory gives none. */
  place: PinPlace | undefined;
  /** The same office in the older edition. */
  before: FormerOffice | undefined;
}

/** Where a stranger belongs, and why. */
export interface Verdict {
  /** Undefined where nothing says where it belongs: it stays as it is, doubtful. */
  place: PinPlace | undefined;
  doubt: string;
}

/** A state with at most so many PIN codes of a sorting district, and at most this share of them, is a stranger there. */
const FEW_PINS = 5;
const SMALL_SHARE = 0.1;
/** So many of the nearest offices of other PIN codes are asked; two in the state are enough for it to be at home. */
const NEIGHBOURS = 10;
const AT_HOME = 2;
/** If so many offices of a PIN code agree and nothing else speaks, the PIN code may be wrong as well as the state. */
const AGREEING = 3;
/** From here on PIN codes are those of the Army Postal Service. */
const ARMY = 900_000;

/** A district whose offices come this near to those of a sorting district lies beside it. */
const NEAR_KM = 15;
type Point = Placed['point'];
const isNear = (one: Point, other: Point): boolean =>
  one !== null && other !== null && Math.abs(one.lat - other.lat) < 0.3 && distanceKm(one, other) <= NEAR_KM;

const sortingDistrict = (pin: number): number => Math.floor(pin / 1000);

/**
 * Offices in a state where no other PIN code of their first three digits lies (799001 Agartala in Telangana). Enclaves such as Mahe are at home: the
 * older edition has them in the same state, or offices around them are. Keys are indexes into `offices`.
 */
export function findStrangers(offices: readonly Placed[], former: readonly FormerOffice[], counts: CorrectionCounts): Map<number, Verdict> {
  const pinsOfState = new Map<number, Map<string, Set<number>>>();
  for (const { pin, place } of offices) {
    if (!place) continue;
    const states = pinsOfState.get(sortingDistrict(pin)) ?? new Map<string, Set<number>>();
    pinsOfState.set(sortingDistrict(pin), states);
    states.set(place.state, (states.get(place.state) ?? new Set()).add(pin));
  }
  const isRare = ({ pin, place }: Placed) => {
    const states = pinsOfState.get(sortingDistrict(pin));
    const offices = states?.get(place?.state ?? '')?.size ?? 0;
    const all = [...(states?.values() ?? [])].reduce((sum, pins) => sum + pins.size, 0);
    return place !== undefined && pin < ARMY && offices <= FEW_PINS && offices <= all * SMALL_SHARE;
  };
  const grid = makeGrid(offices.flatMap(({ pin, point, place }) => (point && place ? [{ ...point, pin, state: place.state }] : [])));
  const isAmongItsOwn = ({ pin, point, place }: Placed) =>
    point !== null &&
    findNearest(grid, point, NEIGHBOURS * 3)
      .filter(({ item }) => item.pin !== pin)
      .slice(0, NEIGHBOURS)
      .filter(({ item }) => item.state === place?.state).length >= AT_HOME;
  const rare = offices.flatMap((office, at) => (isRare(office) ? [{ office, at }] : []));
  const usual = offices.filter((office) => office.point !== null && !isRare(office));
  const pointsOf = (key: (office: Placed) => string | number) => Map.groupBy(usual, key);
  const ofDistrict = pointsOf(({ place }) => `${place?.district}|${place?.state}`);
  const inSorting = pointsOf(({ pin }) => sortingDistrict(pin));
  // Offices across a border are real: their district lies beside the other PIN codes.
  const isNextDoor = ({ pin, place }: Placed) => {
    const [there, here] = [ofDistrict.get(`${place?.district}|${place?.state}`) ?? [], inSorting.get(sortingDistrict(pin)) ?? []];
    return there.some((one) => one.pin !== pin && here.some((other) => other.pin !== pin && isNear(one.point, other.point)));
  };
  const isAtHome = (office: Placed) => office.before?.state === office.place?.state || isAmongItsOwn(office) || isNextDoor(office);
  const confirmed = new Set(rare.filter(({ office }) => isAtHome(office)).map(({ office }) => `${office.pin}|${office.place?.state}`));
  const strangers = rare.filter(({ office: { pin, place } }) => !confirmed.has(`${pin}|${place?.state}`));

  const ofPin = new Votes<number>();
  const ofSorting = new Votes<number>();
  const odd = new Set(strangers.map(({ at }) => at));
  for (const [at, { pin, place }] of offices.entries()) {
    if (!place || odd.has(at)) continue;
    ofPin.add(pin, place);
    ofSorting.add(sortingDistrict(pin), place);
  }
  const before = new Votes<number>();
  for (const { pin, district, state } of former) before.add(pin, { district, state });
  const sizes = Map.groupBy(strangers, ({ office }) => office.pin);
  const verdicts = new Map<number, Verdict>();
  for (const { office, at } of strangers) {
    const { pin, name, place: said } = office;
    const home = ofSorting.most(sortingDistrict(pin))?.state;
    const evidence = ofPin.most(pin) ?? before.most(pin);
    const alone = (sizes.get(pin)?.length ?? 0) < AGREEING ? ofSorting.most(sortingDistrict(pin)) : undefined;
    const place = evidence && evidence.state !== said?.state ? evidence : evidence ? undefined : alone;
    counts.set('offices in a state of no neighbour', (counts.get('offices in a state of no neighbour') ?? 0) + 1);
    verdicts.set(at, {
      place,
      doubt: `${pin} ${name} stands in ${said?.district}, ${said?.state}; other PIN codes from ${sortingDistrict(pin)} are in ${home}${place ? '' : ', so the code or the state is wrong'}`,
    });
  }
  return verdicts;
}
