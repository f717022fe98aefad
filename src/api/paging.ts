import { z } from 'zod';
import { integerParam } from './params.ts';

/** Deepest page of a list. */
const MAX_PAGE = 10_000;

/** Parameters of a list that is given in pages: `limit` of `most` at most, and `page` from 1. `what`: `Stations`. */
export const pagingParams = (what: string, { limit = 20, most = 100 }: { limit?: number; most?: number } = {}) => ({
  limit: integerParam({ about: `${what} a page`, minimum: 1, maximum: most, default: limit }),
  page: integerParam({ about: 'Page', minimum: 1, maximum: MAX_PAGE, default: 1 }),
});

/** Members of the body of such a list: a Link header leads to the next page until the last. */
export const pagingMembers = {
  total: z.int().meta({ description: 'How many there are on all pages' }),
  page: z.int(),
  limit: z.int(),
};

export interface Paging {
  /** From 1. */
  page: number;
  limit: number;
}

/** The rows of one page, with the values of those members. `total`: where `rows` are not all of them. */
export function pageOf<R>(rows: readonly R[], { page, limit }: Paging, total = rows.length) {
  return { rows: rows.slice((page - 1) * limit, page * limit), paging: { total, page, limit } };
}
