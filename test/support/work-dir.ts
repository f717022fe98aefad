import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FROZEN } from './frozen.ts';

/** A folder that a test may write into. */
export interface WorkDir {
  path: string;
  remove(): void;
}

/**
 * Makes a temporary folder with copies of the frozen data named: `starter`, `fuel.sqlite`, `reports`; `.` for all of it.
 * `inside` puts it into a folder of the project instead of the system's, for what looks for its packages from where it stands.
 */
export function workDir({ data = [], inside }: { data?: readonly string[]; inside?: string } = {}): WorkDir {
  if (inside) mkdirSync(inside, { recursive: true });
  const path = mkdtempSync(join(inside ?? tmpdir(), 'jaankari-test-'));
  for (const name of data) cpSync(join(FROZEN.DATA_DIR, name), join(path, name), { recursive: true });
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
