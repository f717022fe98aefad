import { z } from 'zod';
import { snapshotCache } from '../../api/cache.ts';
import { defineEndpoint } from '../../api/endpoint.ts';
import { textParam } from '../../api/params.ts';
import { ApiError } from '../../kernel/errors.ts';
import { CODES_AS_OF, CODES_SOURCE, codesOf } from '../../places/codes.ts';
import { findPlace, suggestPlaces } from '../../places/find.ts';
import { GAZETTEER } from '../../places/gazetteer.ts';

const DAY_SECONDS = 86_400;

export const placeCodesQuery = z.object({
  name: textParam({
    about: 'A town, state or union territory by any of its names, in any script of India',
    required: true,
    example: 'pune',
  }),
});

export const placeCodes = z
  .strictObject({
    status: z.literal('ok'),
    place: z.string(),
    type: z.enum(['state', 'town']),
    state: z.string(),
    std: z.string().nullable().meta({ description: 'Dialling code of landlines with its 0; null where none is the town’s alone' }),
    airports: z.array(z.strictObject({ iata: z.string(), icao: z.string(), name: z.string() })),
    lgd: z.int().nullable().meta({ description: 'Code of the Local Government Directory: of the urban body (2020) or the state (2022)' }),
    urban_body: z.string().nullable().meta({ description: 'What the body of that code is' }),
    census_2011: z
      .strictObject({ population: z.int(), households: z.int(), literate: z.int() })
      .nullable()
      .meta({ description: 'Of a state, in the borders of then' }),
    names: z.array(z.string()).meta({ description: 'Other names, and those in other scripts of India' }),
    source: z.string(),
    as_of: z.iso.date(),
  })
  .meta({ id: 'PlaceCodes' });

export const codes = defineEndpoint({
  path: '/pincode/place',
  tool: false,
  title: 'Codes of a place',
  summary: 'STD code, airports, code of the Local Government Directory and names of a town or state; the census of 2011 of a state.',
  query: placeCodesQuery,
  response: placeCodes,
  cache: snapshotCache(DAY_SECONDS),
  errors: ['unknown_place'],
  table: ({ airports, census_2011: census, names, ...one }) => [
    { ...one, airports: airports.map(({ iata }) => iata).join(' '), population_2011: census?.population ?? null, names: names.join('; ') },
  ],
  examples: [
    { title: 'A town', params: { name: 'pune' } },
    { title: 'A state', params: { name: 'kerala' } },
  ],
  async respond({ name }) {
    const place = findPlace(GAZETTEER, name);
    if (!place)
      throw new ApiError('unknown_place', `No town or state called ${JSON.stringify(name)} is known here.`, {
        suggestions: suggestPlaces(GAZETTEER, name),
        hint: 'Larger towns, district seats and all states are known: /pincode/place?name=pune',
        extra: { parameter: 'name' },
      });
    const { std = null, airports, lgd = null, body = null, census = null } = codesOf(place);
    return {
      status: 'ok' as const,
      place: place.name,
      type: place.type,
      state: place.state,
      std,
      airports: [...airports],
      lgd,
      urban_body: body,
      census_2011: census,
      names: [...place.aliases, ...(place.hi ? [place.hi] : []), ...(place.scripts ?? [])],
      source: Object.values(CODES_SOURCE).join(', '),
      as_of: CODES_AS_OF,
    };
  },
});
