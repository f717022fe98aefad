import { slipsBetween } from '../../lib/spelling.ts';
import type { PincodeDatabase } from './queries.ts';
import { pinsBetween } from './queries.ts';

const MOST = 5;
const THOUSAND = 1_000;

/** PIN codes of the directory near one that is not in it: those that differ by one slip, else its neighbours by number. */
export async function nearCodes(db: PincodeDatabase, code: string): Promise<string[]> {
  const start = Math.floor(Number(code) / THOUSAND) * THOUSAND;
  const around = (await pinsBetween(db, start, start + THOUSAND - 1)).map(({ pin }) => String(pin));
  const slips = around.filter((one) => slipsBetween(code, one, 1) === 1);
  const distance = (one: string) => Math.abs(Number(one) - Number(code));
  const near = [...slips.sort((a, b) => distance(a) - distance(b)), ...around.toSorted((a, b) => distance(a) - distance(b))];
  return [...new Set(near)].slice(0, MOST);
}
