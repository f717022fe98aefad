import { agedBody } from '../../crawl/freshness.ts';
import { NOT_KEPT, snapshotCache } from '../../kernel/cache.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { ApiError } from '../../kernel/errors.ts';
import { istDay } from '../../kernel/time.ts';
import { slugify } from '../../text/fold.ts';
import { lookUpRegistration } from './lookup.ts';
import { findCurrentOffice, findSimilarNames, findState, readOfficeCode, searchOffices, suggestStates } from './offices.ts';
import { type PlateReading, readPlate } from './plate.ts';
import { allOffices, countOffices, findOffice, findOfficesByStateCode, newestSource, vehicleDatabase } from './queries.ts';
import { officeBody, vehicleBody } from './responses.ts';
import { officeDetail, officeQuery, officesAnswer, officesQuery, vehicleAnswer, vehicleQuery } from './schema.ts';
import { formerCodes, RENAMED_CODES, STATE_CODES } from './state-codes.ts';
import { type OfficeRow, VEHICLE_SCHEDULE } from './tables.ts';

const MONTH = snapshotCache(86_400);

/** Kinds of plate that the register answers for. */
const IN_REGISTER: readonly string[] = ['ordinary', 'bharat', 'vintage'];

/** The plate, or what is wrong with it. Throws ApiError: 400 for what is no plate, 404 for letters that are no state's. */
function requirePlate(number: string): PlateReading {
  const reading = readPlate(number, Number(istDay().slice(0, 4)));
  if (reading.ok) return reading.value;
  const { message, suggestions, unknown } = reading.fault;
  throw new ApiError(unknown ? 'not_found' : 'invalid_parameter', `number is not a number plate. ${message}.`, {
    suggestions,
    hint: 'Plates look like WB 20 AB 1234, DL 3C AB 1234, 22 BH 1234 AA, 77 CD 12 or 03D153874W',
    extra: { parameter: 'number' },
  });
}

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
  async respond({ number }, context) {
    const plate = requirePlate(number);
    const db = await vehicleDatabase();
    const code = plate.office_code;
    const letter = plate.series?.charAt(0) ?? '';
    const [office, unit, found] = await Promise.all([
      code ? findCurrentOffice(db, code) : undefined,
      code && letter ? findOffice(db, code + letter) : undefined,
      IN_REGISTER.includes(plate.kind) && plate.serial !== null ? lookUpRegistration(plate.number, context) : undefined,
    ]);
    return vehicleBody(plate, { office, unit }, found);
  },
});

export const offices = defineEndpoint({
  path: '/vehicle/rto',
  tool: 'vehicle_rto',
  title: 'Registering offices',
  summary: 'The letters of every state; with state its offices, with q offices by town, district or code.',
  query: officesQuery,
  response: officesAnswer,
  cache: MONTH,
  errors: ['unknown_place', 'snapshot_unavailable'],
  table: (body) => ('states' in body ? body.states : body.offices),
  examples: [
    { title: 'Every state', params: {} },
    { title: 'Offices of a state', params: { state: 'west bengal' } },
    { title: 'By town', params: { q: 'pune' } },
  ],
  async respond({ state, q, limit }) {
    const db = await vehicleDatabase();
    const newest = await newestSource(db);
    const dated = { as_of: newest, ...agedBody(newest, VEHICLE_SCHEDULE) };
    if (q !== undefined) {
      const within = state === undefined ? undefined : requireState(state);
      const { offices: found, spelling } = await searchOffices(db, q, within ? 100 : limit);
      const rows = (within ? found.filter((row) => row.state === within.name) : found).slice(0, limit);
      const suggestions = spelling ? [spelling] : rows.length === 0 ? await findSimilarNames(db, q) : [];
      return { ...listBody('search', within?.name ?? null, q, rows, dated), ...(suggestions.length > 0 ? { suggestions } : {}) };
    }
    if (state === undefined) return statesBody(await countOffices(db), dated);
    const { name, code } = requireState(state);
    const rows = await findOfficesByStateCode(db, [code, ...formerCodes(code)]);
    return listBody('state', name, null, rows, dated);
  },
  staticFiles: async () => [
    { path: '/vehicle/rto.json', params: {} },
    ...Object.values(STATE_CODES).map((state) => ({ path: `/vehicle/rto/state/${slugify(state)}.json`, params: { state } })),
  ],
});

type Dated = { as_of: string } & ReturnType<typeof agedBody>;

const listBody = (scope: 'search' | 'state', state: string | null, q: string | null, rows: readonly OfficeRow[], dated: Dated) => ({
  status: 'ok' as const,
  api: 'vehicle/rto' as const,
  scope,
  state,
  q,
  count: rows.length,
  ...dated,
  offices: rows.map(officeBody),
});

function requireState(text: string): { name: string; code: string } {
  const found = findState(text);
  if (found) return found;
  throw new ApiError('unknown_place', `No state or union territory is called ${JSON.stringify(text)}.`, {
    suggestions: suggestStates(text),
    available: Object.keys(STATE_CODES),
  });
}

function statesBody(counts: Awaited<ReturnType<typeof countOffices>>, dated: Dated) {
  const countKind = (codes: readonly string[], kind: string) =>
    counts.filter((one) => codes.includes(one.state_code) && one.kind === kind).reduce((sum, { count }) => sum + count, 0);
  const states = Object.entries(STATE_CODES)
    .map(([code, state]) => ({
      code,
      state,
      offices: countKind([code], 'office'),
      legacy: countKind([code, ...formerCodes(code)], 'legacy'),
      former_codes: formerCodes(code),
      renamed: RENAMED_CODES.filter((one) => one.state === state).map(({ old, new: code, since, source, part }) => ({
        old,
        new: code,
        since,
        source,
        part_only: part === true,
      })),
    }))
    .sort((a, b) => a.state.localeCompare(b.state, 'en'));
  return { status: 'ok' as const, api: 'vehicle/rto' as const, scope: 'states' as const, count: states.length, ...dated, states };
}

export const office = defineEndpoint({
  path: '/vehicle/rto/{code}',
  tool: 'vehicle_rto',
  title: 'A registering office',
  summary: 'The office of a code on plates, with what is doubtful of it and the code that took its place.',
  query: officeQuery,
  response: officeDetail,
  cache: MONTH,
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
      office: officeBody(row),
      replaced_by: replacement ? officeBody(replacement) : null,
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
