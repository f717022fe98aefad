import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '../areas/area.ts';

/** Where `scripts/examples.ts` puts what it records, from the working directory. */
const FOLDER = 'docs/examples';

/** The file of an endpoint's recorded answer: `/gst/pan` is in `gst-pan.json`. */
export const recordedFile = (path: string): string => join(FOLDER, `${path.slice(1).replaceAll('/', '-')}.json`);

/** An answer of an endpoint that asks somebody, recorded against stand-ins; undefined where there is none. */
export function recordedAnswer({ path }: Pick<Endpoint, 'path'>): unknown {
  const file = recordedFile(path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
