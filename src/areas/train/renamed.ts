import { fold } from '../../text/fold.ts';
import renamed from './renamed.json' with { type: 'json' };

/**
 * Station codes that Indian Railways has changed: the former code, today's, and the names. Old timetables, tickets and habits use the former ones.
 * Source: indian-railway-station-search stationupdated.json (2026-01-06) and the timetables of 2015 to 2026 side by side.
 */
const RENAMED_STATIONS: readonly { former: string; code: string; was: string; is: string }[] = renamed.stations;

/** Today's code by a former one. */
export const CODES_SINCE_RENAMED: ReadonlyMap<string, string> = new Map(RENAMED_STATIONS.map(({ former, code }) => [former, code]));

/** Names that stations had, or that people have for them, under the code that they still have. Names of towns stand in `src/places`. */
export const FORMER_NAMES: Readonly<Record<string, readonly string[]>> = renamed.formerNames;

/** A station of local trains that the timetable on record does not have. */
export interface LocalStation {
  name: string;
  /** Codes of stations near it that it has. */
  near: readonly string[];
}

const LOCALS: readonly (LocalStation & { aliases?: readonly string[] })[] = renamed.locals;

/** By folded names. The lines: Harbour, Trans-Harbour and Uran, as Central Railway's lists of codes name them (erail.in). */
export const UNRECORDED_LOCALS: ReadonlyMap<string, LocalStation> = new Map(
  LOCALS.flatMap(({ name, near, aliases = [] }) => [name, ...aliases].map((one) => [fold(one), { name, near }] as const)),
);
