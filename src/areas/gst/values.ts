import { CODE_LISTS } from './code-lists.ts';
import { findCodes } from './find-codes.ts';
import { gstDatabase, type ShownCode } from './queries.ts';
import { type CodeRates, ratesOf } from './rates/values.ts';

/** A code of goods or services with the list that it is from, and its rates. */
export interface GstCode {
  code: string;
  kind: ShownCode['kind'];
  /** In English; null where the list has none. */
  description: string | null;
  source: string;
  /** Name of the list. */
  package: string;
  /** Day of the list, YYYY-MM-DD. */
  day: string | null;
  /** Of goods; null where none are on record. */
  rates: CodeRates | null;
}

/** Rows as values, in their order. */
export async function toGstCodes(rows: readonly ShownCode[]): Promise<GstCode[]> {
  const rates = await ratesOf(rows.map(({ code }) => code));
  return rows.map(({ code, kind, description, source }) => {
    const list = CODE_LISTS[source];
    return {
      code,
      kind,
      description,
      source: list?.title ?? source,
      package: source,
      day: list?.day ?? null,
      rates: rates.get(code) ?? null,
    };
  });
}

/** Codes by everyday words, by words of their description or by their first digits, best first. */
export const codesFor = async ({ q, limit }: { q: string; limit: number }): Promise<GstCode[]> =>
  toGstCodes(await findCodes(await gstDatabase(), q, limit));
