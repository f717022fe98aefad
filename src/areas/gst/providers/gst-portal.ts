import { z } from 'zod';
import { refusalError } from '../../../providers/refusals.ts';
import { parseUpstreamBody, present } from '../../../providers/shape.ts';
import { CannotAnswer, type Upstream } from '../../../providers/upstream-query.ts';
import { GST_REFUSALS } from '../refusals.ts';
import { financialYear, shortYear } from '../returns.ts';
import { slashedDay } from '../taxpayer.ts';
import type { GstProvider, ReturnEntry, ReturnsQuery } from './provider.ts';

const goodsReply = z.object({
  bzgddtls: z.array(z.object({ hsncd: z.union([z.string(), z.number()]), gdes: z.string().nullish() })).nullish(),
  bzsdtls: z.array(z.object({ saccd: z.union([z.string(), z.number()]), sdes: z.string().nullish() })).nullish(),
});
// An empty object, or an error under 200, has neither list.
const eitherList = goodsReply.refine((reply) => reply.bzgddtls || reply.bzsdtls);
const yearsReply = z.object({
  status: z.literal(1),
  data: z.array(z.object({ year: z.string().regex(/^\d{4}-\d{4}$/), value: z.string().regex(/^\d{4}$/) })),
});
const returnRow = z.object({
  fy: z.string().nullish(),
  taxp: z.string(),
  mof: z.string().nullish(),
  dof: z.string().nullish(),
  rtntype: z.string(),
  status: z.string(),
});
const returnsReply = z.object({ filingStatus: z.array(z.array(returnRow)) });

/** A refusal under 200, which has two forms. */
const refusalReply = z.union([z.object({ errorCode: z.string() }), z.object({ error: z.object({ errorCode: z.string() }) })]);

/** Its endpoints answer its own search page: without these headers they reset the connection. */
const HEADERS = {
  referer: 'https://services.gst.gov.in/services/searchtp',
  origin: 'https://services.gst.gov.in',
  'x-requested-with': 'XMLHttpRequest',
};

/** A reply's JSON, or what its refusal means. Goods, years and returns say nothing of whether a number is registered. */
async function fetchPortal<S extends z.ZodType>(shape: S, path: string, { fetchJson }: Upstream, json?: unknown): Promise<z.output<S>> {
  const { body } = await fetchJson(z.unknown(), `/services/api${path}`, { json, headers: HEADERS });
  const { data } = refusalReply.safeParse(body);
  if (!data) return parseUpstreamBody(shape, body, 'gst-portal');
  throw refusalError(GST_REFUSALS, 'error' in data ? data.error.errorCode : data.errorCode);
}

/** The register's own endpoints that ask for no captcha. The profile does ask for one, and so is left to licensed services. */
export const gstPortal: GstProvider = {
  name: 'gst-portal',
  title: 'GST portal',
  url: 'https://services.gst.gov.in/',
  address: 'https://services.gst.gov.in',
  async goods(gstin, upstream) {
    const { bzgddtls, bzsdtls } = await fetchPortal(eitherList, `/search/goodservice?gstin=${gstin}`, upstream);
    return [
      ...(bzgddtls ?? []).map(({ hsncd, gdes }) => ({ hsn: String(hsncd), description: present(gdes) ?? '' })),
      ...(bzsdtls ?? []).map(({ saccd, sdes }) => ({ hsn: String(saccd), description: present(sdes) ?? '' })),
    ].filter(({ hsn }) => present(hsn));
  },
  async years(gstin, upstream) {
    const { data } = await fetchPortal(yearsReply, `/dropdownfinyear?gstin=${gstin}`, upstream);
    return data.map(({ year, value }) => ({ year, value }));
  },
  async returns(question, upstream) {
    const rows = await fetchReturns(question, usualForm, upstream);
    return toReturns(rows.length > 0 ? rows : await findReturns(question, upstream), question.startYear);
  },
};

type ReturnRow = z.output<typeof returnRow>;

/** Sources disagree on the form of the year that it wants: the value of its own drop-down is the first to try. */
const usualForm = String;
const otherForms = [financialYear, shortYear];

async function fetchReturns({ gstin, startYear }: ReturnsQuery, form: (startYear: number) => string, upstream: Upstream) {
  const { filingStatus } = await fetchPortal(returnsReply, '/search/taxpayerReturnDetails', upstream, { gstin, fy: form(startYear) });
  return filingStatus.flat();
}

/**
 * The returns of a year for which it gave an empty list, which it also gives for a form of the year that it does not know: those that another
 * form finds, or none if it has some of the year before. Throws CannotAnswer if it has none of either.
 */
async function findReturns({ gstin, startYear }: ReturnsQuery, upstream: Upstream): Promise<ReturnRow[]> {
  const firstOf = async (year: number, forms: readonly ((startYear: number) => string)[]) => {
    // It refuses some forms, which says nothing of the others.
    const answers = await Promise.allSettled(forms.map((form) => fetchReturns({ gstin, startYear: year }, form, upstream)));
    return answers.flatMap((one) => (one.status === 'fulfilled' && one.value.length > 0 ? [one.value] : []))[0];
  };
  const returns = await firstOf(startYear, otherForms);
  if (returns) return returns;
  if (await firstOf(startYear - 1, [usualForm, ...otherForms])) return [];
  throw new CannotAnswer('it lists no return of that year, nor of the year before');
}

/** The returns of one year: it may list those of others too. */
const toReturns = (rows: readonly ReturnRow[], startYear: number): ReturnEntry[] =>
  rows
    .filter(({ fy }) => !present(fy) || [financialYear(startYear), shortYear(startYear)].includes(present(fy) ?? ''))
    .map(({ rtntype, taxp, mof, dof, status }) => ({
      return_type: rtntype,
      period: taxp,
      mode: present(mof),
      filed_on: slashedDay(dof),
      status,
    }));
