// Records that do not fit their neighbours. A check compares rows with those around them; what does not fit keeps what its source says, gets the
// reason in its column `doubt`, and stays out of answers that it would mislead.
import type { Kysely } from 'kysely';
import type { LocalizedText } from '../i18n/locale.ts';
import { text } from './table.ts';

/** Why a row is doubtful: `point: 812 km from BDC, which is 6 km away by rail`. Several reasons are separated by semicolons. */
export const doubtColumn = text(
  'Why the row does not fit its neighbours, after the name of the check; null where nothing speaks against it',
  {
    source: 'Found here, by comparison with other rows',
    null: true,
    mayClear: true,
    longest: 1_000,
  },
);

/** A check of a table's rows against their neighbours. */
export interface NeighbourCheck<DB> {
  /** One word, by which `doubt` begins. */
  name: string;
  /** A table with the column `doubt`. */
  table: string;
  /** The column that identifies its rows. */
  key: string;
  /** What the rows found have in common, for people: `Stations whose point is far from their line`. */
  says: Required<LocalizedText>;
  /** The rows that do not fit, by their key, each with the reason in English. */
  find(db: Kysely<DB>): Promise<ReadonlyMap<string, string>>;
}

/** A check of any area's snapshot. */
export type AnyCheck = NeighbourCheck<any>;

/** What one check found: rows by key and reason, `HPUR: 1601 km from GMDP`. */
export interface FoundDoubts {
  check: string;
  rows: number;
  /** The first of them. */
  examples: string[];
}

/** Whether a row is doubtful by a check: `isDoubted(station, 'point')`. */
export const isDoubted = ({ doubt }: { doubt: string | null }, check: string): boolean =>
  (doubt ?? '').split('; ').some((one) => one.startsWith(`${check}: `));

/** The reason by one check, without its name; undefined where it found nothing. */
export const reasonOf = ({ doubt }: { doubt: string | null }, check: string): string | undefined =>
  doubt
    ?.split('; ')
    .find((one) => one.startsWith(`${check}: `))
    ?.slice(check.length + 2);
