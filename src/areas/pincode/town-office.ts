import { memoizeAsync } from '../../kernel/memoize.ts';
import type { Place } from '../../places/gazetteer.ts';
import { distanceKm } from '../../places/near.ts';
import { type Atlas, placed, requireDistrict } from '../../places/pincodes/atlas.ts';
import { findPin, type OfficeFound, type PincodeDatabase, readHeadOffices } from '../../places/pincodes/queries.ts';
import { searchOffices } from '../../places/pincodes/search.ts';
import { HEAD } from '../../places/pincodes/tables.ts';
import { fold } from '../../text/fold.ts';
import { consonantsOf, phoneticKey } from '../../text/spelling.ts';

/** An office further from a town has its name by chance: Motinagar is not Modinagar. */
const MAX_KM = 60;
const MAX_COMPARED = 30;
/** The rank of the branch offices of villages. */
export const VILLAGE = 2;
/** Words that names of offices have beside their town's name. */
const OF_OFFICE = /\b(?:h\.?o|hpo|gpo|mdg|city|kty|bazaa?r|town)\b/giu;

const headOffices = memoizeAsync(readHeadOffices);
const squeezed = (name: string): string => fold(name.replace(/\(.*/, ' ').replace(OF_OFFICE, ' ')).split(' ').join('');

/**
 * The post office of a town: the one of its name, else one whose name sounds so (Raebarely), begins so or is that of a head office there; none that
 * is far from the town. Undefined where it has none.
 */
export async function townOffice(db: PincodeDatabase, atlas: Atlas, place: Place): Promise<OfficeFound | undefined> {
  const names = [place.name, ...place.aliases].filter((name) => /^[\x20-\x7e]+$/.test(name));
  const officesByName = await Promise.all(names.map(async (name) => (await searchOffices(db, atlas, name, MAX_COMPARED)).offices));
  const called = names.map(squeezed);
  const soundOf = (name: string) => name[0] + consonantsOf(phoneticKey(name)).replace(/v/g, 'b');
  const sounds = new Set(called.map(soundOf));
  const rankOf = ({ name }: OfficeFound): number => {
    const shortName = squeezed(name);
    if (called.includes(shortName)) return 0;
    return sounds.has(soundOf(shortName)) ? 1 : called.some((one) => shortName.startsWith(one)) ? 2 : Number.POSITIVE_INFINITY;
  };
  const inState = [...officesByName.flat(), ...(await headOffices(db))].filter(
    ({ district }) => requireDistrict(atlas, district).state === place.state,
  );
  const ranked = inState
    .map((office) => ({ office, rank: rankOf(office) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.rank - b.rank || (a.office.type ?? 2) - (b.office.type ?? 2));
  // The points of the directory are not all right: a head office of that very name is the town's, and so is the only office.
  const pinsOfTown = new Set(ranked.flatMap(({ office, rank }) => (rank === 0 && office.type !== VILLAGE ? [office.pin] : [])));
  for (const { office, rank } of ranked) {
    const isOwn = rank === 0 && (office.type === HEAD || (pinsOfTown.size === 1 && pinsOfTown.has(office.pin)));
    if (isOwn || (await isNear(db, office, place))) return office;
  }
  return undefined;
}

/** Whether an office may be a town's: not where both are known to be far apart. */
export const isNear = async (db: PincodeDatabase, office: OfficeFound, place: Place): Promise<boolean> =>
  ((await kmFrom(db, office, place)) ?? 0) <= MAX_KM;

/** The offices of a locality that lie in a town, the nearest first: of the Vashis of Maharashtra that of Navi Mumbai. */
export async function officesIn(db: PincodeDatabase, offices: readonly OfficeFound[], place: Place): Promise<OfficeFound[]> {
  const measured = await Promise.all(offices.map(async (office) => ({ office, km: await kmFrom(db, office, place) })));
  return measured
    .flatMap(({ office, km }) => (km !== undefined && km <= MAX_IN_TOWN_KM ? [{ office, km }] : []))
    .sort((a, b) => a.km - b.km)
    .map(({ office }) => office);
}
const MAX_IN_TOWN_KM = 25;

/** Kilometres from a town to the area of an office; undefined where one is not known. */
async function kmFrom(db: PincodeDatabase, { pin }: OfficeFound, { lat, lon }: Place): Promise<number | undefined> {
  const row = await findPin(db, pin);
  const area = row && placed(row);
  return area && lat !== undefined && lon !== undefined ? distanceKm(area, { lat, lon }) : undefined;
}
