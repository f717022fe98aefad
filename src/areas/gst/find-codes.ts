import { ftsQuery } from '../../lib/fts-query.ts';
import { everydayCodes } from './everyday.ts';
import { codesByText, codesUnder, findCode, type GstDatabase, type ShownCode } from './queries.ts';

export interface FoundCode extends ShownCode {
  /** Is it found by an everyday word only, which is a guess beside a description that has all the words? */
  guessed: boolean;
}

/**
 * Codes for what somebody types, best first: by digits the code itself and those below it; by words the code that an everyday word means
 * (`laptop`), then the descriptions that have the words.
 */
export async function findCodes(db: GstDatabase, q: string, limit: number): Promise<FoundCode[]> {
  if (/^\d{2,8}$/.test(q)) {
    const exact = await findCode(db, q);
    return [...(exact ? [exact] : []), ...(await codesUnder(db, q, limit))].slice(0, limit).map((row) => ({ ...row, guessed: false }));
  }
  const meant = await Promise.all(everydayCodes(q).map((code) => findCode(db, code)));
  const match = ftsQuery(q);
  const described = match ? await codesByText(db, match, limit) : [];
  const codes = new Set(described.map(({ code }) => code));
  const found = [...meant.filter((row) => row !== undefined), ...described];
  const once = [...new Map(found.map((row) => [row.code, row])).values()].slice(0, limit);
  return once.map((row) => ({ ...row, guessed: !codes.has(row.code) }));
}
