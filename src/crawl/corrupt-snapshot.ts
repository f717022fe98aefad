import { stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { hashFile } from '../store/fingerprint.ts';
import { readReport, reportFile } from '../store/report.ts';
import { GuardError } from './guards.ts';

/** A snapshot that no crawl may build on. The message names the file and how to recover it. */
export class CorruptSnapshot extends GuardError {
  override name = 'CorruptSnapshot';
}

/** How to restore a snapshot and its report. */
const recoveryHint = (area: string, file: string): string =>
  `Bring it back with: git checkout -- ${file} ${reportFile(area, dirname(file))}, or npm run snapshot -- restore ${area}`;

/** Throws CorruptSnapshot when the snapshot does not match its report: data is missing or different. */
export async function refuseCorrupt(area: string, file: string): Promise<void> {
  const report = await readReport(area, dirname(file));
  const hashes = report?.snapshots?.[basename(file)];
  const size = await stat(file).then(
    (info) => info.size,
    () => undefined,
  );
  if (!size) {
    if (hashes || (report?.last_success_at && basename(file) === `${area}.sqlite`))
      throw lostSnapshot(area, file, size === 0 ? 'is empty' : 'is missing');
    return;
  }
  if (!hashes || hashes.includes(await hashFile(file))) return;
  throw new CorruptSnapshot(
    `${file} is not what the last crawl left: it is damaged, or somebody changed it. ${recoveryHint(area, file)}; or take it as it is: npm run snapshot -- accept ${area}`,
  );
}

export const lostSnapshot = (area: string, file: string, how: string): CorruptSnapshot =>
  new CorruptSnapshot(
    `${file} ${how}, though its report tells of data. ${recoveryHint(area, file)}; or begin anew: npm run crawl -- ${area} --new`,
  );

/** A message for an error of SQLite or the disk, with the file; undefined for any other error. */
export function storageFault(error: unknown, area: string, file: string): GuardError | undefined {
  const text = error instanceof Error ? `${'code' in error ? error.code : ''} ${error.message}` : String(error);
  if (/SQLITE_CORRUPT|SQLITE_NOTADB|malformed|not a database|is damaged/i.test(text))
    return new CorruptSnapshot(`${file} is damaged (${text.trim()}). ${recoveryHint(area, file)}`, { cause: error });
  if (/ENOSPC|SQLITE_FULL|disk is full|no space left/i.test(text))
    return new GuardError(`the disk that holds ${dirname(file)} is full (${text.trim()})`, { cause: error });
  // Values of a source that break a rule of the tables: no fault of the program's.
  if (/SQLITE_(CONSTRAINT|TOOBIG|MISMATCH)|constraint failed|too big/i.test(text))
    return new GuardError(`its rows break a rule of the tables (${text.trim().slice(0, 200)})`, { cause: error });
  return undefined;
}
