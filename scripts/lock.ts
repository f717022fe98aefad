// Completes package-lock.json: `npm run lock`, after every `npm install`. npm omits packages of other platforms from the lock file if the
// registry lagged behind, and `npm ci` then rejects the file everywhere. This adds them with the registry's data, above all their
// integrity, and marks which machines need a Node.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { findMissing, type Lock, type LockEntry, setNodeEngines, withoutIntegrity } from './lock-entries.ts';

const FILE = 'package-lock.json';
const KEPT_FIELDS = ['version', 'cpu', 'dist.integrity', 'license', 'os', 'libc', 'engines'];

const lock = JSON.parse(readFileSync(FILE, 'utf8')) as Lock;
const missingEntries = [
  ...findMissing(lock),
  ...withoutIntegrity(lock).map((path) => ({
    path,
    name: path.split('node_modules/').at(-1) ?? '',
    version: lock.packages[path]?.version,
  })),
];
const unpublished: string[] = [];
for (const { path, name, version } of missingEntries) {
  const entry = askRegistry(`${name}@${version}`);
  if (entry) lock.packages[path] = entry;
  else unpublished.push(`${name}@${version}`);
}
if (unpublished.length > 0) {
  console.error(`The registry does not have: ${unpublished.join(', ')}.`);
  console.error('Take a version of the package that needs them whose packages are there for every platform.');
  process.exit(1);
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
const changed = setNodeEngines(lock) || missingEntries.length > 0;
if (changed) writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(
  changed
    ? `Completed ${FILE}: ${missingEntries.map(({ name }) => name).join(', ') || 'engines of the Node packages'}`
    : `${FILE} is complete.`,
);

/** What npm would write about a platform's package; undefined if the registry does not have that version. */
function askRegistry(spec: string): LockEntry | undefined {
  try {
    const said = JSON.parse(
      execFileSync('npm', ['view', spec, ...KEPT_FIELDS, '--json'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
    const { 'dist.integrity': integrity, version, ...rest } = said;
    const listed = Object.entries(rest).map(([field, value]) => [field, /^(cpu|os|libc)$/.test(field) ? [value].flat() : value]);
    return integrity ? { version, integrity, optional: true, ...Object.fromEntries(listed) } : undefined;
  } catch {
    return undefined;
  }
}
