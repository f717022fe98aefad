import { readFile } from 'node:fs/promises';
import { env } from '../../kernel/env.ts';
import { shareWork } from '../../kernel/memoize.ts';
import { withoutSnapshot } from '../../store/snapshot.ts';
import { findRecord, type MmdbFacts, type MmdbReader, openEdition, openMmdb, parseFacts } from './mmdb.ts';
import { ipDatabase, readEdition } from './queries.ts';

/** A database, opened. */
interface Opened {
  readers: readonly MmdbReader[];
  /** Day on which its newest file was built, YYYY-MM-DD. */
  edition: string;
  /** What its files say they are. */
  type: string;
}

export type DatabaseName = 'country' | 'asn' | 'city';

/** What a database says of an address; `facts` is undefined where it has nothing of it. */
export interface DatabaseAnswer extends Omit<Opened, 'readers'> {
  facts: MmdbFacts;
}

/** Once a process: an operator who puts a new file in place starts the server anew. */
const opened = new Map<DatabaseName, () => Promise<Opened | undefined>>();

const OPENERS: Record<DatabaseName, () => Promise<Opened | undefined>> = {
  country: openCountry,
  asn: () => openFiles('IP_ASN_MMDB', env.IP_ASN_MMDB),
  city: () => openFiles('IP_CITY_MMDB', env.IP_CITY_MMDB),
};

async function openCountry(): Promise<Opened | undefined> {
  const edition = await withoutSnapshot(async () => readEdition(await ipDatabase(), 'country'), undefined);
  return edition && describe(openEdition(edition));
}

async function openFiles(setting: string, paths: readonly string[]): Promise<Opened | undefined> {
  if (paths.length === 0) return undefined;
  try {
    return describe(await Promise.all(paths.map(async (path) => openMmdb(await readFile(path)))));
  } catch (cause) {
    console.error(`${setting}: its files cannot be read as MMDB (${cause instanceof Error ? cause.message : cause})`);
    return undefined;
  }
}

function describe(readers: readonly MmdbReader[]): Opened {
  const newest = Math.max(...readers.map(({ metadata }) => new Date(metadata.buildEpoch).getTime()));
  return { readers, edition: new Date(newest).toISOString().slice(0, 10), type: readers[0]?.metadata.databaseType ?? '' };
}

/** What a database says of an address; undefined where there is no such database here. */
export async function queryDatabase(name: DatabaseName, address: string, version: 4 | 6): Promise<DatabaseAnswer | undefined> {
  const opening = opened.get(name) ?? shareWork(OPENERS[name]);
  opened.set(name, opening);
  const database = await opening();
  // A snapshot that was missing may have been put right; a file of the operator's is read at the start alone.
  if (!database && name === 'country') opened.delete(name);
  if (!database) return undefined;
  return { edition: database.edition, type: database.type, facts: parseFacts(findRecord(database.readers, address, version)) };
}
