import type { SearchHit, SearchRecord } from '../intent.ts';
import { NO_DESCRIPTION } from './code-search-text.ts';
import { everydayHindiName } from './everyday.ts';
import { findCodesAsWritten, findCodesFuzzy } from './find-codes.ts';
import { findCode, gstDatabase, type ShownCode } from './queries.ts';
import { GST } from './wording.ts';

/** The page on numbers and codes, as search finds it. */
export const GST_PAGE: SearchRecord = {
  url: '/browse/gst',
  title: 'GST numbers and codes',
  description: 'Check a GSTIN, ask the register about a taxpayer, and find HSN and SAC codes with the rates of goods.',
  names: ['GST', 'HSN', 'SAC', 'GST rates', 'tax', 'taxpayer', 'registration', 'PAN', 'जीएसटी', 'कर'],
};

const NAMES = { goods: 'HSN', services: 'SAC' } as const;

/** Codes of goods and services by their digits or the words of their description. */
export async function searchCodes(text: string, limit: number): Promise<SearchHit[]> {
  const db = await gstDatabase();
  const digits = text.replace(/^(hsn|sac)( code)? /, '');
  const exact = /^\d{2,8}$/.test(digits) ? await findCode(db, digits) : undefined;
  if (exact) return [toHit(exact, true)];
  if (!IN_ENGLISH.test(text) || text.length < MIN_TEXT_LENGTH) return [];
  return (await findCodesAsWritten(db, text, limit)).map((row) => ({ ...toHit(row, false), fuzzy: row.guessed }));
}

/** Codes of goods whose everyday word is spelled nearly so. */
export async function searchCodesFuzzy(text: string, limit: number): Promise<SearchHit[]> {
  if (!IN_ENGLISH.test(text)) return [];
  return (await findCodesFuzzy(await gstDatabase(), text, limit)).map((row) => ({ ...toHit(row, false), fuzzy: true }));
}

/** Descriptions are in English, and the index has no phrases, which a word of another script would become. */
const IN_ENGLISH = /^[a-z0-9 ]+$/;
/** Thousands of descriptions have words that begin with a given letter, so one letter finds nothing. */
const MIN_TEXT_LENGTH = 2;

const toHit = ({ code, kind, description }: ShownCode, exact: boolean): SearchHit => ({
  url: `/browse/gst/codes?q=${code}`,
  title: `${NAMES[kind]} code ${code}`,
  description: description ?? NO_DESCRIPTION,
  hi: { title: GST.hi.codeNamed(NAMES[kind], code, everydayHindiName(code)) },
  exact,
});
