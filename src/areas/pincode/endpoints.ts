import { type CacheRule, snapshotCache } from '../../api/cache.ts';
import { defineEndpoint } from '../../api/endpoint.ts';
import type { Paging } from '../../api/paging.ts';
import { noQuery } from '../../api/query.ts';
import { ApiError } from '../../kernel/errors.ts';
import { findPlace, suggestPlaces } from '../../places/find.ts';
import { type Atlas, pincodeAtlas } from '../../places/pincodes/atlas.ts';
import { listDistrictPins, pincodeDatabase, pinsBetween } from '../../places/pincodes/queries.ts';
import { readPoint } from '../../places/place-params.ts';
import { findTown } from '../../places/town.ts';
import { EXAMPLE_CODE } from './code.ts';
import { digipinAt, readDigipin } from './digipin.ts';
import { nearestPins } from './nearest.ts';
import { digipinBody, districtBody, districtsBody, nearestBody, prefixBody, recordBody, searchBody } from './responses.ts';
import { digipinAnswer, digipinQuery, districtQuery, pincodeAnswer, pincodeDistrict, pincodeDistricts, pincodeQuery } from './schema.ts';
import { allDistricts, pinCode, searchPins } from './values.ts';

/** The provider may learn of a missing PIN code a little later. */
const UPSTREAM_CACHE: CacheRule = { scope: 'public', maxAge: 3_600, cdnMaxAge: 0 };
const DAY_SECONDS = 86_400;
const DIGITS = 6;
/** Offices by name, unless the call says. */
const FOUND_LIMIT = 20;
/** Offices by name that are ranked and counted: more than begin a word with any three letters. */
const MAX_FOUND = 8_000;

async function respondToPrefix(atlas: Atlas, prefix: string, paging: Partial<Paging>) {
  const from = Number(prefix.padEnd(DIGITS, '0'));
  const pins = await pinsBetween(await pincodeDatabase(), from, Number(prefix.padEnd(DIGITS, '9')));
  if (pins.length > 0) return prefixBody(atlas, prefix, pins, { page: 1, limit: pins.length, ...paging });
  throw new ApiError('not_found', `No PIN code begins with ${prefix}.`, {
    suggestions: [...atlas.prefixes].filter((one) => one.startsWith(prefix.slice(0, 2))).slice(0, 10),
    hint: 'The first three digits are those of a sorting district',
  });
}

export const pincode = defineEndpoint({
  path: '/pincode',
  aliases: ['/pincode/{code}'],
  title: 'PIN codes',
  summary: 'The post offices of a PIN code; PIN codes by name, by their first digits, or nearest to a point.',
  query: pincodeQuery,
  many: 'code',
  response: pincodeAnswer,
  cache: UPSTREAM_CACHE,
  // Whether a code is in the directory is known only after a lookup.
  queriesUpstream: ({ code }) => code !== undefined,
  errors: ['not_found', 'snapshot_unavailable'],
  table(body) {
    // An office without a location has the same columns as the others.
    const withPoint = <O extends { location: object | null }>(office: O) => ({
      ...office,
      location: office.location ?? { lat: null, lon: null },
    });
    if (body.api === 'pincode') return body.offices.map((office) => ({ code: body.code, ...withPoint(office) }));
    if (body.api === 'pincode/search') return body.offices;
    return body.api === 'pincode/nearest' ? body.nearest : body.pincodes;
  },
  examples: [
    { title: 'A PIN code', params: { code: EXAMPLE_CODE } },
    { title: 'By name', params: { q: 'karol bagh' } },
    { title: 'Nearest to a point', params: { lat: '18.52', lon: '73.85' } },
    { title: 'By the first digits', params: { prefix: '1100' } },
  ],
  async respond({ code, q, prefix, page = 1, limit, ...coordinates }, context) {
    const atlas = await pincodeAtlas();
    if (code !== undefined) return recordBody(await pinCode(code, context));
    if (prefix !== undefined) return respondToPrefix(atlas, prefix, { page, ...(limit !== undefined && { limit }) });
    const db = await pincodeDatabase();
    if (q !== undefined) return searchBody(q, await searchPins({ q, limit: MAX_FOUND }), { page, limit: limit ?? FOUND_LIMIT });
    const point = readPoint(coordinates);
    if (point) return nearestBody(atlas, point, await nearestPins(db, atlas, point, limit));
    throw new ApiError('missing_parameter', 'code is required, or q, prefix, or lat with lon.', {
      hint: `/pincode?code=${EXAMPLE_CODE}, /pincode?q=karol+bagh, /pincode?prefix=110, /pincode?lat=18.52&lon=73.85`,
      extra: { parameter: 'code' },
    });
  },
  staticFiles: async () =>
    [...(await pincodeAtlas()).prefixes].map((prefix) => ({ path: `/pincode/prefix/${prefix}.json`, params: { prefix } })),
});

const EXAMPLE_DIGIPIN = '39J-49L-L8T4';

export const digipin = defineEndpoint({
  path: '/pincode/digipin',
  tool: 'pincode_digipin',
  title: 'DIGIPIN of a point, and back',
  summary: "India Post's address grid: the ten characters of a point, or the point of ten characters, with the nearest PIN code.",
  query: digipinQuery,
  response: digipinAnswer,
  cache: { scope: 'public', maxAge: DAY_SECONDS, cdnMaxAge: 0 },
  errors: ['snapshot_unavailable'],
  examples: [
    { title: 'Of a point', params: { lat: '28.622788', lon: '77.213033' } },
    { title: 'Back to the point', params: { code: EXAMPLE_DIGIPIN } },
  ],
  async respond({ code, ...coordinates }) {
    const point = readPoint(coordinates);
    const cell = code === undefined ? point && digipinAt(point) : readDigipin(code);
    if (code === undefined && !point)
      throw new ApiError('missing_parameter', 'code is required, or lat with lon.', {
        hint: `/pincode/digipin?code=${EXAMPLE_DIGIPIN}, /pincode/digipin?lat=28.62&lon=77.21`,
        extra: { parameter: 'code' },
      });
    if (!cell)
      throw code === undefined
        ? new ApiError('invalid_parameter', 'The point is outside the grid of DIGIPIN: 2.5 to 38.5 N, 63.5 to 99.5 E.', {
            extra: { parameter: 'lat' },
          })
        : new ApiError('invalid_parameter', `code is not a DIGIPIN; got ${JSON.stringify(code)}.`, {
            hint: `Ten of the characters 2 to 9, C, F, J, K, L, M, P and T, such as ${EXAMPLE_DIGIPIN}`,
            extra: { parameter: 'code' },
          });
    const atlas = await pincodeAtlas();
    const [nearest] = await nearestPins(await pincodeDatabase(), atlas, cell, 1);
    return digipinBody(atlas, cell, nearest);
  },
});

export const districts = defineEndpoint({
  path: '/pincode/districts',
  title: 'Districts with PIN codes',
  summary: 'Every district of the directory with its state and how many PIN codes it has.',
  query: noQuery,
  response: pincodeDistricts,
  cache: snapshotCache(DAY_SECONDS),
  errors: ['snapshot_unavailable'],
  table: ({ districts: rows }) => rows,
  examples: [{ title: 'All districts', params: {} }],
  respond: async () => districtsBody(await allDistricts()),
  staticFiles: async () => [{ path: '/pincode/districts.json', params: {} }],
});

export const district = defineEndpoint({
  path: '/pincode/district/{slug}',
  title: 'PIN codes of a district',
  summary: 'Every PIN code of a district with its largest office and its coordinates.',
  query: districtQuery,
  response: pincodeDistrict,
  cache: snapshotCache(DAY_SECONDS),
  errors: ['unknown_place', 'snapshot_unavailable'],
  table: ({ pincodes }) => pincodes,
  examples: [{ title: 'Pune', params: { slug: 'pune' } }],
  async respond({ slug }) {
    const atlas = await pincodeAtlas();
    const district =
      [...atlas.districts.values()].find((one) => one.slug === slug.toLowerCase()) ??
      findPlace(atlas.byName, slug) ??
      findPlace(atlas.byName, findTown(slug)?.name ?? '');
    if (district) return districtBody(atlas, district, await listDistrictPins(await pincodeDatabase(), district.id));
    throw new ApiError('unknown_place', `No district of the directory is called ${JSON.stringify(slug)}.`, {
      suggestions: suggestPlaces(atlas.byName, slug),
      hint: 'Every district is listed at /pincode/districts',
    });
  },
  staticFiles: async () =>
    [...(await pincodeAtlas()).districts.values()].map(({ slug }) => ({ path: `/pincode/district/${slug}.json`, params: { slug } })),
});
