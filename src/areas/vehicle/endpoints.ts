import { NOT_KEPT } from '../../api/cache.ts';
import { defineEndpoint } from '../../api/endpoint.ts';
import { ApiError } from '../../kernel/errors.ts';
import { slugify } from '../../text/fold.ts';
import { findCurrentOffice, readOfficeCode } from './offices.ts';
import { allOffices, findOffice, vehicleDatabase } from './queries.ts';
import { officeBody, officesBody, statesBody, vehicleBody } from './responses.ts';
import { OFFICES_CACHE, officeDetail, officeQuery, officesAnswer, officesQuery, vehicleAnswer, vehicleQuery } from './schema.ts';
import { STATE_CODES } from './state-codes.ts';
import type { OfficeRow } from './tables.ts';
import { lettersOfStates, officesLike, officesOfState, plateOf, toOffice } from './values.ts';

/** Offices by words, unless the call says. */
const FOUND_LIMIT = 20;

export const vehicle = defineEndpoint({
  path: '/vehicle',
  title: 'A number plate',
  summary: 'What a number plate says of itself, its registering office, and the registration where a provider is set up.',
  query: vehicleQuery,
  many: 'number',
  response: vehicleAnswer,
  cache: NOT_KEPT,
  queriesUpstream: true,
  errors: ['not_found', 'snapshot_unavailable'],
  examples: [
    { title: 'A plate', params: { number: 'WB20AB1234' } },
    { title: 'Of Delhi, with the letter of its class', params: { number: 'DL 3C AB 1234' } },
    { title: 'The code of an office', params: { number: 'MH12' } },
    { title: 'Bharat series', params: { number: '22BH1234AA' } },
    { title: 'Renamed letters', params: { number: 'OR02B1234' } },
  ],
  respond: async ({ number }, context) => vehicleBody(await plateOf(number, context)),
});

export const offices = defineEndpoint({
  path: '/vehicle/rto',
  tool: 'vehicle_rto',
  title: 'Registering offices',
  summary: 'The letters of every state; with state its offices, with q offices by town, district or code.',
  query: officesQuery,
  response: officesAnswer,
  cache: OFFICES_CACHE,
  errors: ['unknown_place', 'snapshot_unavailable'],
  table: (body) => ('states' in body ? body.states : body.offices),
  examples: [
    { title: 'Every state', params: {} },
    { title: 'Offices of a state', params: { state: 'west bengal' } },
    { title: 'By town', params: { q: 'pune' } },
  ],
  async respond({ state, q, page, limit }) {
    if (q !== undefined) return officesBody('search', q, await officesLike({ q, state }), { page, limit: limit ?? FOUND_LIMIT });
    if (state === undefined) return statesBody(await lettersOfStates());
    return officesBody('state', null, await officesOfState(state), { page, limit });
  },
  staticFiles: async () => [
    { path: '/vehicle/rto.json', params: {} },
    ...Object.values(STATE_CODES).map((state) => ({ path: `/vehicle/rto/state/${slugify(state)}.json`, params: { state } })),
  ],
});

export const office = defineEndpoint({
  path: '/vehicle/rto/{code}',
  tool: 'vehicle_rto',
  title: 'A registering office',
  summary: 'The office of a code on plates, with what is doubtful of it and the code that took its place.',
  query: officeQuery,
  response: officeDetail,
  cache: OFFICES_CACHE,
  errors: ['not_found', 'snapshot_unavailable'],
  examples: [
    { title: 'Pune', params: { code: 'MH-12' } },
    { title: 'A code no longer given', params: { code: 'AP-09' } },
  ],
  async respond({ code: text }) {
    const code = readOfficeCode(text);
    if (!code)
      throw new ApiError('invalid_parameter', `code must be two letters and a number such as WB-20; got ${JSON.stringify(text)}.`, {
        hint: 'A whole plate is read at /vehicle?number=',
        extra: { parameter: 'code' },
      });
    const db = await vehicleDatabase();
    const row = await findCurrentOffice(db, code);
    const all = await allOffices(db);
    if (!row) throw unknownOffice(code, all);
    const replacement = row.current && (await findOffice(db, row.current));
    return {
      status: 'ok' as const,
      api: 'vehicle/rto' as const,
      office: officeBody(toOffice(row)),
      replaced_by: replacement ? officeBody(toOffice(replacement)) : null,
      replaces: all.filter(({ current }) => current === row.code).map((one) => one.code),
    };
  },
  staticFiles: async () =>
    (await allOffices(await vehicleDatabase())).map(({ code }) => ({
      path: `/vehicle/rto/${code}.json`,
      params: { code },
      onRequest: 'all',
    })),
});

/** The codes of the state with the nearest numbers. */
function unknownOffice(code: string, all: readonly OfficeRow[]): ApiError {
  const number = (one: string) => Number.parseInt(one.slice(3), 10);
  const near = all
    .map((one) => one.code)
    .filter((one) => one.startsWith(code.slice(0, 3)) && /-\d\d$/.test(one))
    .sort((a, b) => Math.abs(number(a) - number(code)) - Math.abs(number(b) - number(code)) || a.localeCompare(b))
    .slice(0, 5);
  return new ApiError('not_found', `No list has an office with the code ${code}.`, {
    suggestions: near,
    hint:
      near.length > 0 ? 'Offices of the state are listed at /vehicle/rto?state=' : 'The letters of every state are listed at /vehicle/rto',
  });
}
