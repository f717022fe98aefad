import { z } from 'zod';
import { UpstreamError } from '../../../net/upstream.ts';
import type { Upstream } from '../../../providers/upstream-query.ts';
import { overallIndex, type SubIndices } from '../naqi.ts';
import {
  indianInstant,
  readIndex,
  readPlace,
  requireCurrentReadings,
  type StationReading,
  stateName,
  toPollutant,
} from '../station-reading.ts';
import type { StationProvider } from './provider.ts';

const RESOURCE = '3b01bcb8-0b14-4abf-b6f2-c1bfd384ba69';
/** Rows of a page: a thousand may time out. A key for trying it out gets ten, whatever is asked for. */
const PAGE = 300;
/** Far more rows than the whole country has, or a key that gives them by handfuls. */
const MAX_PAGES = 40;

const text = z.union([z.string(), z.number()]).nullish();
const row = z.object({
  state: text,
  city: text,
  station: z.string(),
  latitude: text,
  longitude: text,
  last_update: text,
  pollutant_id: z.string(),
  // The field has had two names.
  pollutant_avg: text,
  avg_value: text,
});
/** A row without a station or a pollutant is dropped, and does not fail the others. */
const rows = z.array(z.unknown()).transform((all) => all.flatMap((one) => row.safeParse(one).data ?? []));
const reply = z.object({ status: z.literal('ok'), total: z.coerce.number().optional(), records: z.array(z.unknown()) });
type Row = z.output<typeof row>;

/** A copy of the CPCB's figures for those who have a key; it has been hours late. Its figures are sub-indices too. */
export const cpcb: StationProvider = {
  name: 'cpcb',
  title: 'CPCB by data.gov.in',
  url: 'https://www.data.gov.in/resource/real-time-air-quality-index-various-locations',
  licence: 'GODL-India',
  address: 'https://api.data.gov.in',
  requiredSettings: ['API_KEY'],
  async stations(_country, upstream) {
    const records = await fetchRecords(upstream);
    const readings = [...Map.groupBy(rows.parse(records), ({ station }) => station)].flatMap(([, group]) => toReading(group) ?? []);
    if (records.length > 0 && readings.length === 0) throw new UpstreamError('shape', 'cpcb sent no station that can be read');
    return requireCurrentReadings(readings);
  },
};

/** The rows of every page; those after the first are asked for at the same time. */
async function fetchRecords({ fetchJson, secret }: Upstream): Promise<unknown[]> {
  const page = async (offset: number) => {
    const query = `api-key=${encodeURIComponent(secret())}&format=json&limit=${PAGE}&offset=${offset}`;
    return (await fetchJson(reply, `/resource/${RESOURCE}?${query}`)).body;
  };
  const { records, total = records.length } = await page(0);
  const further = records.length === 0 ? 0 : Math.ceil(total / records.length) - 1;
  if (further >= MAX_PAGES) throw new UpstreamError('shape', 'cpcb gives its rows by handfuls');
  const rest = await Promise.all(Array.from({ length: further }, (_, n) => page((n + 1) * records.length)));
  const all = [...records, ...rest.flatMap((one) => one.records)];
  // Without all its stations, a city has no middle one and no worst one.
  if (all.length < total) throw new UpstreamError('shape', `cpcb sent ${all.length} of ${total} rows`);
  return all;
}

/** A station from its rows, one a pollutant; undefined without a place, a time or any figure. */
function toReading(group: readonly Row[]): StationReading | undefined {
  const placed = group.flatMap((one) => {
    const [place, observedAt] = [readPlace(one.latitude, one.longitude), indianInstant(String(one.last_update ?? ''))];
    return place && observedAt ? [{ ...one, place, observedAt }] : [];
  });
  const [first] = placed;
  if (!first) return undefined;
  const indices: SubIndices = Object.fromEntries(
    placed.flatMap(({ pollutant_id, avg_value, pollutant_avg }) => {
      const [pollutant, index] = [toPollutant(pollutant_id), readIndex(avg_value ?? pollutant_avg)];
      return pollutant && index !== undefined ? [[pollutant, index]] : [];
    }),
  );
  const overall = overallIndex(indices);
  return {
    name: first.station.trim(),
    city: String(first.city ?? '').trim(),
    state: stateName(String(first.state ?? '')),
    ...first.place,
    indices,
    aqi: overall?.aqi ?? null,
    dominant: overall?.dominant ?? null,
    observedAt: first.observedAt,
  };
}
