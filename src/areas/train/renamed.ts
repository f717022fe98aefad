import { fold } from '../../text/fold.ts';

/**
 * Station codes that Indian Railways has changed: the former code, today's, and the names. Old timetables, tickets and habits use the former ones.
 * Source: indian-railway-station-search stationupdated.json (2026-01-06) and the timetables of 2015 to 2026 side by side.
 */
export const RENAMED_STATIONS: readonly { former: string; code: string; was: string; is: string }[] = [
  { former: 'ACOI', code: 'PCOI', was: 'Allahabad Chheoki', is: 'Prayagraj Chheoki' },
  { former: 'ALD', code: 'PRYJ', was: 'Allahabad Jn', is: 'Prayagraj Jn' },
  { former: 'BCT', code: 'MMCT', was: 'Mumbai Central', is: 'Mumbai Central' },
  { former: 'CSTM', code: 'CSMT', was: 'Mumbai CST', is: 'Chhatrapati Shivaji Maharaj Terminus' },
  { former: 'FD', code: 'AYC', was: 'Faizabad Jn', is: 'Ayodhya Cantt' },
  { former: 'GR', code: 'KLBG', was: 'Gulbarga', is: 'Kalaburagi' },
  { former: 'HBD', code: 'NDPM', was: 'Hoshangabad', is: 'Narmadapuram' },
  { former: 'HBJ', code: 'RKMP', was: 'Habibganj', is: 'Rani Kamlapati' },
  { former: 'JHS', code: 'VGLJ', was: 'Jhansi Jn', is: 'Virangana Lakshmibai Jhansi' },
  { former: 'MGS', code: 'DDU', was: 'Mughal Sarai Jn', is: 'Pt. Deen Dayal Upadhyaya Jn' },
  { former: 'MUV', code: 'BSBS', was: 'Manduadih', is: 'Banaras' },
  { former: 'UHP', code: 'MCTM', was: 'Udhampur', is: 'Martyr Captain Tushar Mahajan' },
  { former: 'UMD', code: 'DRSV', was: 'Osmanabad', is: 'Dharashiv' },
];

/** Today's code by a former one. */
export const CODES_SINCE_RENAMED: ReadonlyMap<string, string> = new Map(RENAMED_STATIONS.map(({ former, code }) => [former, code]));

/** Names that stations had, or that people have for them, under the code that they still have. Names of towns stand in `src/places`. */
export const FORMER_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['BWN', ['Burdwan']],
  ['BZA', ['Bezwada']],
  ['CSMT', ['Victoria Terminus', 'Bombay VT', 'Mumbai VT']],
  ['HTCY', ['Hitec City']],
  ['HYB', ['Nampally']],
  ['KJM', ['KR Puram']],
  ['LTT', ['Kurla Terminus']],
  ['SVDK', ['Katra', 'Vaishno Devi', 'Vaishno Devi Katra']],
  ['MAO', ['Margao']],
  ['SVDK', ['Katra']],
]);

/** A station of local trains that the timetable on record does not have. */
export interface LocalStation {
  name: string;
  /** Codes of stations near it that it has. */
  near: readonly string[];
}

const LOCALS: readonly (readonly [name: string, near: readonly string[], ...aliases: string[]])[] = [
  ['Airoli', ['MLND', 'TNA', 'VSH']],
  ['Rabale', ['TNA', 'VSH'], 'Rabade'],
  ['Ghansoli', ['VSH', 'TNA']],
  ['Kopar Khairane', ['VSH', 'SNCR'], 'Koparkhairane', 'Koper Khairane'],
  ['Turbhe', ['SNCR', 'VSH']],
  ['Digha Gaon', ['TNA', 'MLND']],
  ["King's Circle", ['SION', 'MTN'], 'Kings Circle'],
  ['Bamandongri', ['NEU', 'BEPR']],
  ['Kharkopar', ['NEU', 'BEPR']],
  ['Uran', ['PNVL', 'BEPR']],
];

/** By folded names. The lines: Harbour, Trans-Harbour and Uran, as Central Railway's lists of codes name them (erail.in). */
export const UNRECORDED_LOCALS: ReadonlyMap<string, LocalStation> = new Map(
  LOCALS.flatMap(([name, near, ...aliases]) => [name, ...aliases].map((one) => [fold(one), { name, near }] as const)),
);
