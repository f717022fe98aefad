import { ftsQuery } from '../../lib/fts-query.ts';
import { everydayCodes } from './everyday.ts';
import { codesByText, codesUnder, findCode, type GstDatabase, type ShownCode } from './queries.ts';

/**
 * Codes for what somebody types, best first: by digits the code itself and those below it; by words the code that an everyday word means
 * (`laptop`), then the descriptions that have the words.
 */
export async function findCodes(db: GstDatabase, q: string, limit: number): Promise<ShownCode[]> {
  if (/^\d{2,8}$/.test(q)) {
    const exact = await findCode(db, q);
    return [...(exact ? [exact] : []), ...(await codesUnder(db, q, limit))].slice(0, limit);
  }
  const meant = await Promise.all(everydayCodes(q).map((code) => findCode(db, code)));
  const match = ftsQuery(q);
  const found = [...meant.filter((row) => row !== undefined), ...(match ? await codesByText(db, match, limit) : [])];
  return [...new Map(found.map((row) => [row.code, row])).values()].slice(0, limit);
}
