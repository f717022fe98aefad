import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const textOf = (name: string) => gunzipSync(readFileSync(new URL(`../fixtures/schemes/${name}.json.gz`, import.meta.url))).toString('utf8');

/** Slugs of the frozen starter of 4,331 schemes. */
export const recordedSlugs = (): string[] => (JSON.parse(textOf('schemes')).schemes as { slug: string }[]).map(({ slug }) => slug);

/** Puts the frozen starter of 4,331 schemes and our briefs of them into a data folder; those of `slugs` alone where they are given. */
export function putSchemesStarter(dataDir: string, slugs?: readonly string[]): void {
  mkdirSync(join(dataDir, 'starter'), { recursive: true });
  for (const name of ['schemes', 'schemes-briefs']) {
    const text = textOf(name);
    writeFileSync(join(dataDir, 'starter', `${name}.json`), slugs ? only(text, slugs) : text);
  }
}

/** The schemes or briefs of these slugs. */
function only(text: string, slugs: readonly string[]): string {
  const file = JSON.parse(text) as { schemes?: { slug: string }[]; briefs?: Record<string, string> };
  if (file.schemes) file.schemes = file.schemes.filter(({ slug }) => slugs.includes(slug));
  if (file.briefs) file.briefs = Object.fromEntries(Object.entries(file.briefs).filter(([slug]) => slugs.includes(slug)));
  return JSON.stringify(file);
}
