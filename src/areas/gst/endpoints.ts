import { NOT_KEPT, snapshotCache } from '../../api/cache.ts';
import { type CallContext, defineEndpoint } from '../../api/endpoint.ts';
import { pageOf } from '../../api/paging.ts';
import { noQuery } from '../../api/query.ts';
import { formatDay } from '../../i18n/format.ts';
import { ApiError } from '../../kernel/errors.ts';
import { istDay } from '../../kernel/time.ts';
import { PORTAL_LIST } from './code-lists.ts';
import { findCodes, withLeadingZero } from './find-codes.ts';
import { cleanNumber, type NumberFault, readGstin, readPan } from './gstin.ts';
import { lookUpNumbers, lookUpReturns, lookUpTaxpayer, lookUpYears } from './lookup.ts';
import { codesUnder, findCode, gstDatabase } from './queries.ts';
import { codeBody, codeRow, profileBody, statesBody } from './responses.ts';
import { financialYear, recentYears } from './returns.ts';
import {
  CODES_CACHE,
  codeQuery,
  codesQuery,
  gstAnswer,
  gstCodeDetail,
  gstCodes,
  gstPan,
  gstQuery,
  gstStates,
  gstValidity,
  panQuery,
  validateQuery,
} from './schema.ts';
import { toGstCodes } from './values.ts';

const SOURCE = `${PORTAL_LIST.title} (${formatDay(PORTAL_LIST.day)}). Rates of goods as notified to 2 October 2026; the GST Council of 7 October 2026 is not in them. Services have no rate here. Not legal advice.`;
const PAN_LENGTH = 10;
const MAX_SUBCODES = 100;
/** More than the nomenclature has. */
const MAX_FOUND = 50_000;

function refuse(parameter: string, fault: NumberFault, hint: string): never {
  throw new ApiError('invalid_parameter', `${parameter} is not valid. ${fault.message}.`, {
    hint,
    extra: {
      parameter,
      ...(fault.position === null ? {} : { position: fault.position }),
      ...(fault.expected_check_digit ? { expected_check_digit: fault.expected_check_digit } : {}),
    },
  });
}

function requireGstin(number: string) {
  const reading = readGstin(number);
  if (reading.ok) return reading.value;
  return refuse('number', reading.fault, 'A GSTIN is two digits of state, a PAN, an entity number, a letter (mostly Z) and a check digit');
}

/** The start of the financial year asked for (`2025`, `2025-26` or `2025-2026`). Throws ApiError 400 with the years there are. */
async function requireYear(gstin: string, text: string, context: CallContext): Promise<number> {
  const match = /^(\d{4})(?:-(\d{2}|\d{4}))?$/.exec(text);
  const start = Number(match?.[1]);
  const consistent = match && (!match[2] || Number(match[2]) % 100 === (start + 1) % 100);
  if (consistent && recentYears(istDay()).some(({ value }) => value === String(start))) return start;
  const years = await lookUpYears(gstin, context);
  if (consistent && years.some(({ value }) => value === String(start))) return start;
  const available = years.map(({ value }) => value);
  throw new ApiError('invalid_parameter', `fy must be one of ${available.join(', ')}; got ${JSON.stringify(text)}.`, {
    available,
    extra: { parameter: 'fy' },
  });
}

export const taxpayer = defineEndpoint({
  path: '/gst',
  title: 'GST taxpayer',
  summary: 'Profile, goods and filing status of a GSTIN; or, with fy, its returns of one financial year.',
  query: gstQuery,
  response: gstAnswer,
  cache: NOT_KEPT,
  queriesUpstream: true,
  errors: ['not_found', 'not_configured', 'not_covered', 'upstream_unavailable', 'busy'],
  examples: [
    { title: 'A taxpayer', params: { number: '27AAPFU0939F1ZV' } },
    { title: 'Returns of a year', params: { number: '27AAPFU0939F1ZV', fy: '2025' } },
  ],
  async respond({ number, fy }, context) {
    const decoded = requireGstin(number);
    if (fy === undefined) return profileBody(decoded, await lookUpTaxpayer(decoded, context));
    const start = await requireYear(decoded.gstin, fy, context);
    const { value: returns, provider, stale } = await lookUpReturns(decoded.gstin, start, context);
    return {
      status: 'ok' as const,
      api: 'gst' as const,
      gstin: decoded.gstin,
      financial_year: financialYear(start),
      returns,
      provider: provider.name,
      ...(stale ? { stale: true as const } : {}),
    };
  },
});

export const numbersByPan = defineEndpoint({
  path: '/gst/pan',
  title: 'GSTINs of a PAN',
  summary: 'Every registration that the holder of a PAN has.',
  query: panQuery,
  response: gstPan,
  cache: NOT_KEPT,
  queriesUpstream: true,
  errors: ['not_found', 'not_configured', 'not_covered', 'upstream_unavailable', 'busy'],
  table: ({ gstins }) => gstins.map((gstin) => ({ gstin })),
  examples: [{ title: 'A PAN', params: { pan: 'AAPFU0939F' } }],
  async respond({ pan }, context) {
    const reading = readPan(pan);
    if (!reading.ok) return refuse('pan', reading.fault, 'A PAN is five letters, four digits and a letter');
    const { value: gstins, provider, stale } = await lookUpNumbers(reading.value.pan, context);
    return {
      status: 'ok' as const,
      api: 'gst/pan' as const,
      pan: reading.value.pan,
      decoded: reading.value,
      count: gstins.length,
      gstins,
      provider: provider.name,
      ...(stale ? { stale: true as const } : {}),
    };
  },
});

export const validate = defineEndpoint({
  path: '/gst/validate',
  title: 'Check a GSTIN or PAN',
  summary: 'What a number says of itself; is its check digit right?',
  query: validateQuery,
  many: 'number',
  response: gstValidity,
  cache: NOT_KEPT,
  examples: [
    { title: 'A good number', params: { number: '27AAPFU0939F1ZV' } },
    { title: 'A wrong check digit', params: { number: '27AAPFU0939F1ZA' } },
    { title: 'The parts of a PAN', params: { number: 'AAPFU0939F' } },
  ],
  async respond({ number }) {
    const isPan = cleanNumber(number).length === PAN_LENGTH;
    const reading = isPan ? undefined : readGstin(number);
    const decoded = reading?.ok ? reading.value : null;
    const pan = isPan ? readPan(number) : decoded?.pan ? readPan(decoded.pan) : undefined;
    const fault = reading && !reading.ok ? reading.fault : isPan && pan && !pan.ok ? pan.fault : null;
    return {
      status: 'ok' as const,
      api: 'gst/validate' as const,
      number,
      valid: fault === null,
      decoded,
      pan_decoded: pan?.ok ? pan.value : null,
      fault,
    };
  },
});

export const codes = defineEndpoint({
  path: '/gst/hsn',
  tool: 'gst_hsn',
  title: 'Find an HSN or SAC code',
  summary: 'Codes of goods and services by words or first digits, with GST rates of goods.',
  query: codesQuery,
  response: gstCodes,
  cache: CODES_CACHE,
  errors: ['snapshot_unavailable'],
  table: ({ results }) => results.map(codeRow),
  examples: [
    { title: 'By words', params: { q: 'basmati rice' } },
    { title: 'By digits', params: { q: '1006' } },
  ],
  async respond({ q, ...page }) {
    const { rows, paging } = pageOf(await findCodes(await gstDatabase(), q, MAX_FOUND), page);
    const results = (await toGstCodes(rows)).map(codeBody);
    return { status: 'ok' as const, api: 'gst/hsn' as const, q, count: results.length, ...paging, results, source: SOURCE };
  },
});

export const code = defineEndpoint({
  path: '/gst/hsn/{code}',
  tool: 'gst_hsn',
  title: 'An HSN or SAC code',
  summary: 'Description and GST rates of a code, or the codes under a chapter or heading.',
  query: codeQuery,
  response: gstCodeDetail,
  cache: CODES_CACHE,
  errors: ['not_found', 'snapshot_unavailable'],
  table: ({ below, status: _, api: __, ...rest }) => (below.length === 0 ? [rest] : below).map(codeRow),
  examples: [
    { title: 'Goods', params: { code: '10063020' } },
    { title: 'Services', params: { code: '995411' } },
  ],
  async respond({ code: text }) {
    const digits = text.replace(/[\s.]/g, '');
    if (!/^\d{2,8}$/.test(digits))
      throw new ApiError('invalid_parameter', `code must be 2 to 8 digits; got ${JSON.stringify(text)}.`, {
        hint: `Search by words at /gst/hsn?q=${encodeURIComponent(text)}`,
        extra: { parameter: 'code' },
      });
    const db = await gstDatabase();
    const [exact, below] = await Promise.all([findCode(db, digits), codesUnder(db, digits, MAX_FOUND)]);
    const whole = await withLeadingZero(db, digits);
    if (!exact && below.length === 0)
      throw new ApiError('not_found', `No code ${digits} is in the nomenclature.`, {
        hint: whole ? `A leading zero may be lost: ${whole} is a code` : 'Search by words at /gst/hsn?q=',
        ...(whole && { suggestions: [whole] }),
      });
    // The older list has texts of full codes only; a chapter or heading is shown by what stands under it.
    const [first] = [exact, ...below].filter((row) => row !== undefined) as [(typeof below)[number]];
    const description = exact ? exact.description : `${digits.length === 2 ? 'Chapter' : 'Heading'} ${digits}`;
    const [shown, ...under] = (await toGstCodes([{ ...first, code: digits, description }, ...below.slice(0, MAX_SUBCODES)])).map(codeBody);
    return {
      status: 'ok' as const,
      api: 'gst/hsn' as const,
      ...(shown as NonNullable<typeof shown>),
      below: under,
      below_total: below.length,
      source: SOURCE,
    };
  },
});

export const states = defineEndpoint({
  path: '/gst/states',
  title: 'Codes in a GSTIN',
  summary: "State codes and the meaning of a PAN's fourth letter.",
  query: noQuery,
  response: gstStates,
  cache: snapshotCache(86_400),
  table: ({ states: rows }) => rows,
  examples: [{ title: 'The codes', params: {} }],
  respond: async () => statesBody(),
  staticFiles: async () => [{ path: '/gst/states.json', params: {} }],
});
