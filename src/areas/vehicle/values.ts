import type { CallContext } from '../../api/endpoint.ts';
import { ApiError } from '../../kernel/errors.ts';
import { istDay } from '../../kernel/time.ts';
import { findStateName } from '../../places/states.ts';
import { slugify } from '../../text/fold.ts';
import { tidyName } from '../../text/tidy-name.ts';
import { lookUpRegistration, type RegistrationResult } from './lookup.ts';
import { findCurrentOffice, findSimilarNames, findState, searchOffices, suggestStates } from './offices.ts';
import { readPlate } from './plate.ts';
import type { PlateReading } from './plate-kinds.ts';
import { countOffices, findOffice, findOfficesByStateCode, newestSource, vehicleDatabase } from './queries.ts';
import { officeUrl } from './searchable.ts';
import { formerCodes, RENAMED_CODES, STATE_CODES } from './state-codes.ts';
import type { OfficeRow } from './tables.ts';

/** A state by its names. */
export type StateName = Readonly<{ name: string; hi?: string }>;

/** A registering office. Null is what no source says; texts of sources are in English. */
export interface Office extends Omit<OfficeRow, 'doubts' | 'attested_by'> {
  stateName: StateName;
  /** What is doubtful of it. */
  doubts: readonly string[];
  /** The sources that have it. */
  attestedBy: readonly string[];
  /** Its address on the page of its state. */
  page: string;
}

/** A number plate: what it says of itself, its office, and what the register says of the vehicle. */
export interface Plate {
  reading: PlateReading;
  state: StateName | null;
  office: Office | undefined;
  /** The office that its series may be of. */
  unitOffice: Office | undefined;
  /** Undefined for a plate that no register has. */
  register: RegistrationResult | undefined;
}

/** The letters of a state on plates. */
export interface StateLetters {
  code: string;
  state: StateName;
  page: string;
  offices: number;
  /** Codes that are no longer given. */
  legacy: number;
  formerCodes: readonly string[];
  renamed: readonly { old: string; new: string; since: string; source: string; isPart: boolean }[];
}

/** Offices that a call finds. */
export interface OfficeList {
  state: StateName | null;
  offices: readonly Office[];
  /** Similar names, if there is no exact match. */
  suggestions: readonly string[];
  /** Newest day of a source, YYYY-MM-DD. */
  day: string;
}

export const toOffice = ({ doubts, attested_by, ...row }: OfficeRow): Office => ({
  ...row,
  office: row.office && tidyName(row.office),
  stateName: findStateName(row.state),
  doubts: JSON.parse(doubts) as string[],
  attestedBy: JSON.parse(attested_by) as string[],
  page: officeUrl(row),
});

/** Kinds of plate that the register answers for. */
const IN_REGISTER: readonly string[] = ['ordinary', 'bharat', 'vintage'];

/** Reads a plate. Throws ApiError: 400 for a text that is not a plate, 404 for letters that no state has. */
function requirePlate(number: string): PlateReading {
  const reading = readPlate(number, Number(istDay().slice(0, 4)));
  if (reading.ok) return reading.value;
  const { message, suggestions, unknown } = reading.fault;
  throw new ApiError(unknown ? 'not_found' : 'invalid_parameter', `number is not a number plate. ${message}.`, {
    suggestions,
    hint: 'Plates look like WB 20 AB 1234, DL 3C AB 1234, 22 BH 1234 AA, 77 CD 12 or 03D153874W',
    extra: { parameter: 'number' },
  });
}

/** A plate with its office and registration. Throws ApiError 400 for a text that is not a plate, 404 for letters that no state has. */
export async function plateOf(number: string, context: CallContext): Promise<Plate> {
  const reading = requirePlate(number);
  const db = await vehicleDatabase();
  const code = reading.office_code;
  const letter = reading.series?.charAt(0) ?? '';
  const [office, unit, register] = await Promise.all([
    code ? findCurrentOffice(db, code) : undefined,
    code && letter ? findOffice(db, code + letter) : undefined,
    IN_REGISTER.includes(reading.kind) && reading.serial !== null ? lookUpRegistration(reading.number, context) : undefined,
  ]);
  return {
    reading,
    state: reading.state ? findStateName(reading.state) : null,
    office: office && toOffice(office),
    unitOffice: unit && toOffice(unit),
    register,
  };
}

/** More than there are. */
const MAX_FOUND = 5_000;

/** Offices by town, district or code, of a state or all. Throws ApiError 404 for a state that is not known. */
export async function officesLike({
  q,
  state,
  limit = MAX_FOUND,
}: {
  q: string;
  state?: string | undefined;
  limit?: number;
}): Promise<OfficeList> {
  const db = await vehicleDatabase();
  const within = state === undefined ? undefined : requireState(state);
  const { offices: matches, spelling } = await searchOffices(db, q, MAX_FOUND);
  const rows = (within ? matches.filter((row) => row.state === within.name) : matches).slice(0, limit);
  return {
    state: within ? findStateName(within.name) : null,
    offices: rows.map(toOffice),
    suggestions: spelling ? [spelling] : rows.length === 0 ? await findSimilarNames(db, q) : [],
    day: await newestSource(db),
  };
}

/** The offices of a state, with those of its former codes. Throws ApiError 404 for a state that is not known. */
export async function officesOfState(text: string): Promise<OfficeList> {
  const db = await vehicleDatabase();
  const { name, code } = requireState(text);
  const rows = await findOfficesByStateCode(db, [code, ...formerCodes(code)]);
  return { state: findStateName(name), offices: rows.map(toOffice), suggestions: [], day: await newestSource(db) };
}

function requireState(text: string): { name: string; code: string } {
  const state = findState(text);
  if (state) return state;
  throw new ApiError('unknown_place', `No state or union territory is called ${JSON.stringify(text)}.`, {
    suggestions: suggestStates(text),
    available: Object.keys(STATE_CODES),
  });
}

/** The letters of every state, by its name; the newest day of a source. */
export async function lettersOfStates(): Promise<{ states: StateLetters[]; day: string }> {
  const db = await vehicleDatabase();
  const counts = await countOffices(db);
  const countKind = (codes: readonly string[], kind: string) =>
    counts.filter((one) => codes.includes(one.state_code) && one.kind === kind).reduce((sum, { count }) => sum + count, 0);
  const states = Object.entries(STATE_CODES).map(([code, state]): StateLetters => {
    const before = formerCodes(code);
    const renamed = RENAMED_CODES.filter((one) => one.state === state);
    return {
      code,
      state: findStateName(state),
      page: `/browse/vehicle/rto/${slugify(state)}`,
      offices: countKind([code], 'office'),
      legacy: countKind([code, ...before], 'legacy'),
      formerCodes: before,
      renamed: renamed.map(({ old, new: now, since, source, part }) => ({ old, new: now, since, source, isPart: part === true })),
    };
  });
  return { states: states.sort((a, b) => a.state.name.localeCompare(b.state.name, 'en')), day: await newestSource(db) };
}
