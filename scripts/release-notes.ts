// Prints the changes of a version for its release, if it is that version everywhere: npm run release-notes -- 0.2.0
import { existsSync, readFileSync } from 'node:fs';

/** Where a version stands that has to be the one released, each with how to read it. */
const PLACES: Readonly<Record<string, (text: string) => unknown>> = {
  'package.json': (text) => JSON.parse(text).version,
  'server.json': (text) => {
    const { version, packages } = JSON.parse(text) as { version: string; packages: { version: string }[] };
    return packages.every((one) => one.version === version) ? version : packages.map((one) => one.version).join(' and ');
  },
  'clients/typescript/package.json': (text) => JSON.parse(text).version,
  'clients/python/pyproject.toml': (text) => /^version = "(.+)"$/m.exec(text)?.[1],
};

/** What keeps a version from being released, a line each. `read` gives the text of a file; undefined where there is none. */
export function releaseFaults(version: string, read: (file: string) => string | undefined): string[] {
  const faults = Object.entries(PLACES).flatMap(([file, versionIn]) => {
    const released = versionIn(read(file) ?? '{}');
    return released === version ? [] : [`${file} has the version ${String(released)}`];
  });
  if (notesOf(version, read('CHANGELOG.md') ?? '') === '') faults.push(`CHANGELOG.md has no changes under "## ${version}"`);
  if (read(`docs/schemas/${version}.json`) === undefined) faults.push(`docs/schemas/${version}.json is not there: npm run record-release`);
  return faults;
}

/** The changes of a version; '' if there are none. */
export function notesOf(version: string, changelog: string): string {
  const [, after = ''] = changelog.split(`\n## ${version}\n`);
  return (after.split(/\n## /, 1)[0] ?? '').trim();
}

if (import.meta.main) {
  const [version = ''] = process.argv.slice(2);
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  const faults = releaseFaults(version, read);
  for (const fault of faults) console.error(`No release of ${JSON.stringify(version)}: ${fault}.`);
  if (faults.length > 0) process.exit(1);
  console.log(notesOf(version, read('CHANGELOG.md') ?? ''));
}
