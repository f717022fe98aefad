import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { keptIn } from '../../src/kernel/memoize.ts';

let addresses: ReadonlySet<string> | undefined;

/** Is this the address of a page or file of a whole build? The small one of the daily tests lists all and makes a part. */
export function inWholeBuild(pathname: string): boolean {
  addresses ??= new Set(JSON.parse(readFileSync(join(inject('dist'), 'addresses.json'), 'utf8')) as string[]);
  return [pathname, `${pathname}.html`, `${pathname}/index.html`].some((one) => addresses?.has(one));
}

/** Does the server answer an address with 200, or would it over a whole build? Asked once of each. */
export const isThere = (url: string): Promise<boolean> => keptIn(asked, url, () => ask(url));
const asked = new Map<string, Promise<boolean>>();

async function ask(url: string): Promise<boolean> {
  const response = await fetch(url);
  await response.body?.cancel();
  // A file that was not made is an unknown address, or a parameter that is none: `/train/stations/NDLS.json`.
  return response.status === 200 || ([400, 404].includes(response.status) && inWholeBuild(new URL(url).pathname));
}
