import { z } from 'zod';
import { upstreamBase } from '../../../lib/env.ts';
import { CannotAnswer } from '../../../lib/failover.ts';
import { askUpstreamJson, type UpstreamRequest } from '../../../lib/net/upstream.ts';
import { expectShape } from '../../../lib/shape.ts';
import { financialYear } from '../returns.ts';
import { present, slashedDay } from '../taxpayer.ts';
import type { GstProvider } from './provider.ts';

const base = () => `${upstreamBase('gst-portal', 'https://services.gst.gov.in')}/services/api`;

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
const refusal = z.union([z.object({ errorCode: z.string() }), z.object({ error: z.object({ errorCode: z.string() }) })]);
/** The register takes no such parameter: it will not for the next caller either. Its other codes are about itself. */
const INVALID_PARAMETER = 'RT-NPRFA-1008';

async function askPortal(path: string, request: Omit<UpstreamRequest, 'url'>): Promise<unknown> {
  const { body } = await askUpstreamJson({ url: `${base()}${path}`, ...request });
  const { data } = refusal.safeParse(body);
  const code = data && ('error' in data ? data.error.errorCode : data.errorCode);
  if (code === INVALID_PARAMETER) throw new CannotAnswer('the register does not take this question');
  return body;
}

/** The register's own endpoints that ask for no captcha. The profile does ask for one, and so is left to licensed services. */
export const gstPortal: GstProvider = {
  name: 'gst-portal',
  title: 'GST portal',
  url: 'https://services.gst.gov.in/',
  async goods(gstin, signal) {
    const body = await askPortal(`/search/goodservice?gstin=${gstin}`, { signal });
    const { bzgddtls, bzsdtls } = expectShape(eitherList, body, 'gst-portal');
    return [
      ...(bzgddtls ?? []).map(({ hsncd, gdes }) => ({ hsn: String(hsncd), description: present(gdes) ?? '' })),
      ...(bzsdtls ?? []).map(({ saccd, sdes }) => ({ hsn: String(saccd), description: present(sdes) ?? '' })),
    ].filter(({ hsn }) => present(hsn));
  },
  async years(gstin, signal) {
    const body = await askPortal(`/dropdownfinyear?gstin=${gstin}`, { signal });
    return expectShape(yearsReply, body, 'gst-portal').data.map(({ year, value }) => ({ year, value }));
  },
  async returns(gstin, startYear, signal) {
    const body = await askPortal('/search/taxpayerReturnDetails', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // Sources disagree on the form of the year; the drop-down's own value is the first to try.
      body: JSON.stringify({ gstin, fy: String(startYear) }),
      signal,
    });
    const rows = expectShape(returnsReply, body, 'gst-portal').filingStatus.flat();
    return rows
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
