import { createWordCounter, ftsQuery } from '../../store/fts-query.ts';
import { everydayCode, everydayCodes, findFuzzyCodes } from './everyday.ts';
import { codesByText, codesUnder, findCode, type GstDatabase, type ShownCode, shortestByText } from './queries.ts';

export interface FoundCode extends ShownCode {
  /** Whether only an everyday word led to it. A description that has all the words is a better match. */
  guessed: boolean;
}

/** How many descriptions have all words of a text, at most; Infinity for thousands. */
export const countCodeWords = createWordCounter('code_text');
/** More descriptions are not ranked by how often they have the words, of which something is read for each: words so common tell little of one. */
const MAX_RANKED = 500;

/**
 * Codes for what somebody types, best first: by digits the code itself and those below it; by words the code that an everyday word means
 * (`laptop`), then the descriptions that have the words.
 */
export async function findCodes(db: GstDatabase, q: string, limit: number): Promise<FoundCode[]> {
  return /^\d{2,8}$/.test(q) ? findByDigits(db, q, limit) : findByWords(db, q, everydayCodes(q), limit);
}

/** The same without other spellings of everyday words. */
export async function findCodesAsWritten(db: GstDatabase, q: string, limit: number): Promise<FoundCode[]> {
  if (/^\d{2,8}$/.test(q)) return findByDigits(db, q, limit);
  const code = everydayCode(q);
  return findByWords(db, q, code === undefined ? [] : [code], limit);
}

/** The codes of everyday words that are spelled nearly so. */
export async function findCodesFuzzy(db: GstDatabase, q: string, limit: number): Promise<ShownCode[]> {
  return findAll(db, findFuzzyCodes(q).slice(0, limit));
}

async function findByDigits(db: GstDatabase, digits: string, limit: number): Promise<FoundCode[]> {
  const [exact, under] = await Promise.all([findCode(db, digits), codesUnder(db, digits, limit)]);
  const rows = [...(exact ? [exact] : []), ...under].slice(0, limit).map((row) => ({ ...row, guessed: false }));
  const whole = rows.length === 0 ? await withLeadingZero(db, digits) : undefined;
  return whole === undefined ? rows : (await findByDigits(db, whole, limit)).map((row) => ({ ...row, guessed: true }));
}

async function findByWords(db: GstDatabase, q: string, everyday: readonly string[], limit: number): Promise<FoundCode[]> {
  const [meant, described] = await Promise.all([findAll(db, everyday), findDescribed(db, q, limit)]);
  const codes = new Set(described.map(({ code }) => code));
  const once = [...new Map([...meant, ...described].map((row) => [row.code, row])).values()].slice(0, limit);
  return once.map((row) => ({ ...row, guessed: !codes.has(row.code) }));
}

async function findDescribed(db: GstDatabase, q: string, limit: number): Promise<ShownCode[]> {
  const match = ftsQuery(q);
  const most = match ? await countCodeWords(db, q) : 0;
  if (!match || most === 0) return [];
  return most > MAX_RANKED ? shortestByText(db, match, limit) : codesByText(db, match, limit);
}

const findAll = async (db: GstDatabase, codes: readonly string[]): Promise<ShownCode[]> =>
  (await Promise.all(codes.map((code) => findCode(db, code)))).filter((row) => row !== undefined);

/** The code that digits mean whose leading zero a spreadsheet took: `0101` for `101`. Undefined for an even number of digits, and if there is none. */
export async function withLeadingZero(db: GstDatabase, digits: string): Promise<string | undefined> {
  const whole = `0${digits}`;
  if (whole.length % 2 !== 0) return undefined;
  const [exact, below] = await Promise.all([findCode(db, whole), codesUnder(db, whole, 1)]);
  return exact || below.length > 0 ? whole : undefined;
}
