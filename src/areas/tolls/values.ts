import { memoizeAsync } from '../../kernel/memoize.ts';
import { indexPlaces, type PlaceIndex } from '../../places/find.ts';
import { distanceKm, mayBeWithin } from '../../places/near.ts';
import { normaliseDevanagari } from '../../text/fold.ts';
import { addName, type NameFound, namesIn, newNames } from '../../text/name-index.ts';
import { tidyName } from '../../text/tidy-name.ts';
import { plainPlaza, plazaNames } from './plaza-names.ts';
import { allPlazas, tollsDatabase } from './queries.ts';
import { JOURNEY_NAMES, type Journey, type PlazaRow, VEHICLES, type Vehicle } from './tables.ts';

/** Rupees for each kind of journey; null where none is on record. */
export type Rates = Readonly<Record<Journey, number | null>>;

/** A toll plaza. */
export interface Plaza extends Pick<PlazaRow, 'id' | 'code' | 'name' | 'road' | 'km' | 'starts' | 'ends' | 'list'> {
  /** None where its point lies between several. */
  state?: string;
  point: { lat: number; lon: number } | null;
  /** What each class of vehicles pays; classes without a price are absent. */
  rates: Readonly<Partial<Record<Vehicle, Rates>>>;
  /** Whether prices that contradict each other were left out. */
  isDoubtful: boolean;
  /** Day on which it was collected, YYYY-MM-DD. */
  asOf: string;
  aliases: readonly string[];
}

/** All plazas, by name: 1,220, read once. */
const loadPlazas = memoizeAsync(async (db: Awaited<ReturnType<typeof tollsDatabase>>) => (await allPlazas(db)).map(toPlaza));
export const plazas = async (): Promise<readonly Plaza[]> => loadPlazas(await tollsDatabase());

/** `Elevated Section/ Electronic City` is called by each of its parts. */
const partsOf = (name: string): string[] => (name.includes('/') ? name.split(/\s*\/\s*/) : []);
const loadIndex = memoizeAsync(
  async (all: readonly Plaza[]): Promise<PlaceIndex<Plaza>> =>
    indexPlaces(all.map((plaza) => ({ ...plaza, aliases: [...plaza.aliases, ...partsOf(plaza.name)] }))),
);
/** Plazas by their names, spelling forgiven. */
export const plazaIndex = async (): Promise<PlaceIndex<Plaza>> => loadIndex(await plazas());

const loadNames = memoizeAsync(async (all: readonly Plaza[]) => {
  const names = newNames<Plaza>();
  for (const plaza of all)
    for (const name of [plaza.name, ...plaza.aliases, ...partsOf(plaza.name), plazaNames(plaza).hi ?? ''])
      if (name !== '') addName(names, normaliseDevanagari(name), plaza);
  return names;
});
/** The plazas whose names stand in a text, as they are written or sound. */
export const plazasCalled = async (words: readonly string[]): Promise<NameFound<Plaza>[]> =>
  namesIn(await loadNames(await plazas()), words);

function toPlaza({ id, code, name: written, state, road, km, starts, ends, list, lat, lon, doubt, as_of, ...row }: PlazaRow): Plaza {
  const rates = VEHICLES.flatMap((vehicle) => {
    const packed = row[vehicle];
    const amounts = packed === null ? undefined : (JSON.parse(packed) as (number | null)[]);
    return amounts ? [[vehicle, Object.fromEntries(JOURNEY_NAMES.map((journey, at) => [journey, amounts[at] ?? null]))]] : [];
  });
  const point = lat === null || lon === null ? null : { lat, lon };
  const name = tidyName(written);
  const plain = plainPlaza(name);
  return {
    ...{ id, code, name, road: road && tidyName(road), km, starts, ends, list, point, asOf: as_of },
    ...(state === null ? {} : { state }),
    rates: Object.fromEntries(rates),
    isDoubtful: doubt === 1,
    aliases: plain && plain !== name ? [plain] : [],
  };
}

/** Whether a plaza's rates are in force on a day (YYYY-MM-DD). Null if their days or the rates are not on record. */
export const inForceOn = ({ starts, ends, rates }: Plaza, day: string): boolean | null =>
  starts === null || ends === null || Object.keys(rates).length === 0 ? null : starts <= day && day <= ends;

/** The numbers of a road's text: `5 (New 16)` is 5 and 16. */
export const roadNumbers = (text: string): string[] =>
  text
    .toUpperCase()
    .match(/\d+\s?[A-Z]{0,2}\b/g)
    ?.map((one) => one.replace(/\s/g, '')) ?? [];

/** Where plazas are, of those whose place is on record. */
export const pointsOf = (some: readonly Plaza[]): { lat: number; lon: number }[] => some.flatMap(({ point }) => point ?? []);

/** States and union territories with plazas, by name. */
export const statesWithPlazas = (all: readonly Plaza[]): string[] => [...new Set(all.flatMap(({ state }) => state ?? []))].sort();

/** Plazas near a point with their distance as the crow flies, nearest first. */
export const plazasNear = (all: readonly Plaza[], point: { lat: number; lon: number }, withinKm: number): { plaza: Plaza; km: number }[] =>
  all
    .flatMap((plaza) => (plaza.point && mayBeWithin(point, plaza.point, withinKm) ? [{ plaza, km: distanceKm(point, plaza.point) }] : []))
    .filter(({ km }) => km <= withinKm)
    .sort((a, b) => a.km - b.km);
