import { z } from 'zod';
import { type Reader, unexpectedPage } from '../../../lib/crawl/source.ts';
import { expectShape } from '../../../lib/shape.ts';
import type { TimetableRecord } from '../records.ts';
import type { SourceRow } from '../tables.ts';
import { readableName } from './names.ts';

/** Its timetable (417,080 stops of 2016) is left out: data.gov.in's is newer, and both do not fit into a snapshot. */
const PATH = '/datameet/railways/master/stations.json';
/** The repository's last change. */
const AS_OF = '2016-08-08';
const SOURCE: SourceRow = {
  name: 'datameet',
  title: 'Stations of 2016, DataMeet railways',
  url: 'https://github.com/datameet/railways',
  licence: 'CC0 1.0',
};
/** Nothing of India is outside of this. */
const BOX = { lat: [6, 37.5], lon: [68, 97.5] } as const;

const text = z.string().nullish();
const collection = z.object({
  features: z
    .array(
      z.object({
        geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }).nullish(),
        properties: z.object({ code: z.string(), name: text, state: text, zone: text }),
      }),
    )
    .min(1),
});

export const datameet: Reader<TimetableRecord, unknown> = {
  requests: () => [{ path: PATH, about: undefined }],
  parse({ text, path }) {
    try {
      return parseStations(JSON.parse(text));
    } catch (cause) {
      if (!(cause instanceof SyntaxError)) throw cause;
      throw unexpectedPage('datameet', path, 'it is not JSON', cause);
    }
  },
};

/** Stations with their places. Placeholders (`XX-...`), cabins without a public code and points outside India are left out. Throws UpstreamError for another file. */
export function parseStations(body: unknown): TimetableRecord[] {
  const { features } = expectShape(collection, body, 'datameet');
  const stations = features.flatMap(({ geometry, properties: { code, name, state, zone } }): TimetableRecord[] => {
    const clean = name?.trim();
    if (!/^[A-Z]{1,5}$/.test(code) || !clean || /^(xx|yy)-/i.test(code)) return [];
    const [lon, lat] = geometry?.coordinates ?? [Number.NaN, Number.NaN];
    const inside = lat > BOX.lat[0] && lat < BOX.lat[1] && lon > BOX.lon[0] && lon < BOX.lon[1];
    const station = {
      code,
      name: readableName(clean),
      state: known(state),
      zone: known(zone),
      lat: inside ? lat : null,
      lon: inside ? lon : null,
      aliases: [],
      source: SOURCE.name,
      as_of: AS_OF,
    };
    return [{ station }];
  });
  return [{ source: SOURCE }, ...stations];
}

const known = (word: string | null | undefined): string | null => (word && !/^(null|\?)$/i.test(word.trim()) ? word.trim() : null);
