import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Puts the frozen starter of 4,331 schemes and our briefs of them into a data folder. */
export function putSchemesStarter(dataDir: string): void {
  mkdirSync(join(dataDir, 'starter'), { recursive: true });
  for (const name of ['schemes', 'schemes-briefs']) {
    const file = new URL(`../fixtures/schemes/${name}.json.gz`, import.meta.url);
    writeFileSync(join(dataDir, 'starter', `${name}.json`), gunzipSync(readFileSync(file)));
  }
}
