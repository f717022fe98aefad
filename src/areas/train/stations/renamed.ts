import { fold } from '../../../text/fold.ts';
import renamed from './renamed.json' with { type: 'json' };

/**
 * Station codes changed by Indian Railways: former and present code, and names. Old timetables, tickets and people still use the former
 * ones. Source: indian-railway-station-search stationupdated.json (2026-01-06) and a comparison of the timetables of 2015 to 2026.
 */
export const RENAMED_STATIONS: readonly { former: string; code: string; was: string; is: string }[] = renamed.stations;

/** Present code by former code. */
export const CODES_SINCE_RENAMED: ReadonlyMap<string, string> = new Map(RENAMED_STATIONS.map(({ former, code }) => [former, code]));

/**
 * Today's names of stations that kept their code. Sources: notifications of the railways and the states since 2005, the latest Northern Railway's
 * order of 27 August 2024 about eight stations of the Lucknow division.
 */
export const NAMES_OF_TODAY: ReadonlyMap<string, string> = new Map(renamed.names.map(({ code, is }) => [code, is]));

/** Former and popular names of stations, by code (unchanged). Names of towns are in `src/places`. */
export const FORMER_NAMES: Readonly<Record<string, readonly string[]>> = renamed.formerNames;

/** A station of local trains missing from the recorded timetable. */
export interface LocalStation {
  name: string;
  /** Codes of recorded stations nearby. */
  near: readonly string[];
}

const LOCALS: readonly (LocalStation & { aliases?: readonly string[] })[] = renamed.locals;

/** By folded name. The lines are Harbour, Trans-Harbour and Uran, as in Central Railway's code lists (erail.in). */
export const UNRECORDED_LOCALS: ReadonlyMap<string, LocalStation> = new Map(
  LOCALS.flatMap(({ name, near, aliases = [] }) => [name, ...aliases].map((one) => [fold(one), { name, near }] as const)),
);
