import { fold } from '../../text/fold.ts';
import { FRACTION, pincodeAtlas, placed, requireDistrict } from './atlas.ts';
import { findPin, listOffices, pincodeDatabase } from './queries.ts';
import { searchOffices } from './search.ts';
import { SUB_OFFICE } from './town-of-word.ts';

const MAX_NAMESAKES = 10;
const MIN_LENGTH = 4;
const MOST_LONGER = 1.4;
/** A longer name is that of a village, too: Kshetra Mahabaleshwar. */
const MIN_BORNE = 8;

/** A locality that only post offices know, with its office's point, or the middle of the area of its PIN code, in degrees. */
export interface LocalityPoint {
  name: string;
  district: string;
  state: string;
  lat: number;
  lon: number;
}

/**
 * The place that words name by its post office, in a state where one is named: `khatu shyam` is Khatushyamji. Head and sub offices stand before those of villages; undefined where
 * none is called so, or several in different districts are.
 */
export async function localityPoint(words: string, state?: string): Promise<LocalityPoint | undefined> {
  const said = fold(words).replaceAll(' ', '');
  if (said.length < MIN_LENGTH || /\d/.test(said)) return undefined;
  const [atlas, db] = await Promise.all([pincodeAtlas(), pincodeDatabase()]);
  const { offices: all, fuzzy } = await searchOffices(db, atlas, words, MAX_NAMESAKES);
  const offices = all.filter(({ district }) => state === undefined || requireDistrict(atlas, district).state === state);
  const begun = offices.filter(({ name }) => {
    const whole = fold(name).replaceAll(' ', '');
    return whole.startsWith(said) && (whole.length <= said.length * MOST_LONGER || ` ${fold(name)} `.startsWith(` ${fold(words)} `));
  });
  const bearing = offices.filter(({ name }) => ` ${fold(name)} `.includes(` ${fold(words)} `));
  const called = fuzzy ? [] : begun.length > 0 ? begun : bearing;
  const exact = called.filter(({ name }) => [name, name.replace(/\(.*/, '')].some((one) => fold(one).replaceAll(' ', '') === said));
  const sub = (exact.length > 0 ? exact : called).filter(({ type }) => type !== null && type <= SUB_OFFICE);
  const likely = [sub, exact, said.length >= MIN_BORNE ? called : []].find((list) => list.length > 0) ?? [];
  const [office] = likely;
  if (!office || new Set(likely.map(({ district }) => district)).size > 1) return undefined;
  const row = await findPin(db, office.pin);
  const own = row && (await listOffices(db, row)).find(({ id }) => id === office.id);
  const isKnown = own && own.lat !== null && own.lon !== null && own.doubt === null;
  const point = isKnown ? { lat: (own.lat ?? 0) / FRACTION, lon: (own.lon ?? 0) / FRACTION } : row && placed(row);
  if (!point) return undefined;
  const name = office.name.replace(/ ?\(.*|\.$/, '');
  const district = requireDistrict(atlas, office.district);
  return { name, district: district.name, state: district.state, lat: point.lat, lon: point.lon };
}
