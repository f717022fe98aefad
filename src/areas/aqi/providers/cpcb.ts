import { z } from 'zod';
import { UpstreamError } from '../../../net/upstream.ts';
import { distanceKm } from '../../../places/near.ts';
import { CannotAnswer, type Upstream } from '../../../providers/upstream-query.ts';
import { overallIndex, type Pollutant, type SubIndices } from '../naqi.ts';
import type { AirProvider, AirStation } from './provider.ts';

const RESOURCE = '3b01bcb8-0b14-4abf-b6f2-c1bfd384ba69';
/** Rows of a page: a thousand may time out. A key for trying it out gets ten, whatever is asked for. */
const PAGE = 300;
/** Far more rows than the whole country has, or a key that gives them by handfuls. */
const MAX_PAGES = 40;
/** Names under which it is asked for one city: it has Bengaluru, and people say Bangalore. */
const MAX_NAMES = 3;
/** City names are not unique: a station farther away is another city's. */
const NEAR_KM = 60;
const SENTINEL = 999;
const NAMES: Readonly<Record<string, Pollutant>> = {
  'PM2.5': 'pm2_5',
  PM10: 'pm10',
  NO2: 'no2',
  SO2: 'so2',
  CO: 'co',
  OZONE: 'o3',
  NH3: 'nh3',
};

const text = z.union([z.string(), z.number()]).nullish();
const row = z.object({
  station: z.string(),
  latitude: z.coerce.number(),
  longitude: z.coerce.number(),
  last_update: z.string().regex(/^\d\d-\d\d-\d{4} \d\d:\d\d:\d\d$/),
  pollutant_id: z.string(),
  // The field has had two names.
  pollutant_avg: text,
  avg_value: text,
});
const reply = z.object({ status: z.literal('ok'), total: z.coerce.number().optional(), records: z.array(row) });
type Row = z.output<typeof row>;

export const cpcb: AirProvider = {
  name: 'cpcb',
  title: 'CPCB by data.gov.in',
  url: 'https://www.data.gov.in/resource/real-time-air-quality-index-various-locations',
  licence: 'GODL-India',
  address: 'https://api.data.gov.in',
  requiredSettings: ['API_KEY'],
  async air({ lat, lon, names, whole }, upstream) {
    const stations = stationsNear(await fetchCityRows(names, upstream), { lat, lon });
    const shown = whole ? medianStation(stations) : stations[0];
    if (!shown) throw new CannotAnswer(`no station reports within ${NEAR_KM} km`);
    return {
      concentrations: {},
      // Its figures are sub-indices already (a CO of 55 could be no concentration), so they are not indexed again.
      indices: shown.indices,
      basis: 'station',
      station: shown.name,
      observedAt: shown.observedAt,
      ...(whole ? { stations } : {}),
    };
  },
};

/** All rows of a city, by the first of its names that has any. */
async function fetchCityRows(names: readonly string[], upstream: Upstream): Promise<Row[]> {
  for (const name of names.slice(0, MAX_NAMES)) {
    const rows = await fetchRows(name, upstream);
    if (rows.length > 0) return rows;
  }
  return [];
}

/** The rows of every page; those after the first are asked for at the same time. */
async function fetchRows(city: string, { fetchJson, secret }: Upstream): Promise<Row[]> {
  const page = async (offset: number) => {
    const query = `api-key=${encodeURIComponent(secret())}&format=json&limit=${PAGE}&offset=${offset}&filters%5Bcity%5D=${encodeURIComponent(city)}`;
    return (await fetchJson(reply, `/resource/${RESOURCE}?${query}`)).body;
  };
  const { records, total = records.length } = await page(0);
  const further = records.length === 0 ? 0 : Math.ceil(total / records.length) - 1;
  if (further >= MAX_PAGES) throw new UpstreamError('shape', 'cpcb gives its rows by handfuls');
  const rest = await Promise.all(Array.from({ length: further }, (_, n) => page((n + 1) * records.length)));
  const rows = [...records, ...rest.flatMap((one) => one.records)];
  // A city of which a part is missing has no middle and no worst.
  if (rows.length < total) throw new UpstreamError('shape', `cpcb sent ${rows.length} of ${total} rows`);
  return rows;
}

/** Stations that report and are near enough to be this city's and not a namesake's, nearest first. */
function stationsNear(rows: readonly Row[], point: { lat: number; lon: number }): AirStation[] {
  return [...Map.groupBy(rows, ({ station }) => station)]
    .flatMap(([name, [first, ...others]]): { station: AirStation; km: number }[] => {
      if (!first) return [];
      const place = { lat: first.latitude, lon: first.longitude };
      const station = { name, ...place, indices: readIndices([first, ...others]), observedAt: observedAt(first.last_update) };
      return [{ station, km: distanceKm(point, place) }];
    })
    .filter(({ station, km }) => km <= NEAR_KM && Object.keys(station.indices).length > 0)
    .sort((a, b) => a.km - b.km)
    .map(({ station }) => station);
}

/** The station in the middle of those with an index, the worse of two; the nearest where none has one. */
function medianStation(stations: readonly AirStation[]): AirStation | undefined {
  const known = stations.flatMap((station) => {
    const overall = overallIndex(station.indices);
    return overall ? [{ station, aqi: overall.aqi }] : [];
  });
  return known.toSorted((a, b) => a.aqi - b.aqi)[Math.floor(known.length / 2)]?.station ?? stations[0];
}

function readIndices(rows: readonly Row[]): SubIndices {
  return Object.fromEntries(
    rows.flatMap((one) => {
      const pollutant = NAMES[one.pollutant_id];
      const written = one.avg_value ?? one.pollutant_avg;
      const value = written === null || written === undefined || written === '' ? Number.NaN : Number(written);
      return pollutant && Number.isFinite(value) && value >= 0 && value < SENTINEL ? [[pollutant, Math.round(value)]] : [];
    }),
  );
}

/** `22-02-2022 09:00:00`, day first, Indian time without a zone. */
function observedAt(text: string): string {
  const [day = '', time = ''] = text.split(' ');
  return new Date(`${day.split('-').reverse().join('-')}T${time}+05:30`).toISOString();
}
