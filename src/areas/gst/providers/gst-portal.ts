import { z } from 'zod';
import { refusalError } from '../../../providers/refusals.ts';
import { parseUpstreamBody, present } from '../../../providers/shape.ts';
import type { Upstream } from '../../../providers/upstream-query.ts';
import { GST_REFUSALS } from '../refusals.ts';
import { financialYear } from '../returns.ts';
import { slashedDay } from '../taxpayer.ts';
import type { GstProvider } from './provider.ts';

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

/** A reply's JSON, or what its refusal means. Goods, years and returns say nothing of whether a number is registered. */
async function fetchPortal<S extends z.ZodType>(shape: S, path: string, { fetchJson }: Upstream, json?: unknown): Promise<z.output<S>> {
  const { body } = await fetchJson(z.unknown(), `/services/api${path}`, { json });
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
  async returns({ gstin, startYear }, upstream) {
    // Sources disagree on the form of the year; the drop-down's own value is the first to try.
    const { filingStatus } = await fetchPortal(returnsReply, '/search/taxpayerReturnDetails', upstream, { gstin, fy: String(startYear) });
    return filingStatus
      .flat()
      .filter(({ fy }) => !present(fy) || fy === financialYear(startYear))
      .map(({ rtntype, taxp, mof, dof, status }) => ({
        return_type: rtntype,
        period: taxp,
        mode: present(mof),
        filed_on: slashedDay(dof),
        status,
      }));
  },
};
