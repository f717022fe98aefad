import { z } from 'zod';
import { CannotAnswer } from '../../../lib/asked.ts';
import { distanceKm } from '../../../lib/places/near.ts';
import type { Pollutant, SubIndices } from '../naqi.ts';
import type { AirProvider } from './provider.ts';

const RESOURCE = '3b01bcb8-0b14-4abf-b6f2-c1bfd384ba69';
const PAGE = 300;
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
const reply = z.object({ status: z.literal('ok'), records: z.array(row) });
type Row = z.output<typeof row>;

export const cpcb: AirProvider = {
  name: 'cpcb',
  title: 'CPCB by data.gov.in',
  url: 'https://www.data.gov.in/resource/real-time-air-quality-index-various-locations',
  licence: 'GODL-India',
  address: 'https://api.data.gov.in',
  needs: ['API_KEY'],
  async air({ lat, lon, city }, { askJson, secret }) {
    // It is asked by the name of a city.
    if (!city) throw notNear();
    const query = `api-key=${encodeURIComponent(secret())}&format=json&limit=${PAGE}&filters%5Bcity%5D=${encodeURIComponent(city)}`;
    const { body } = await askJson(reply, `/resource/${RESOURCE}?${query}`);
    const near = nearestStation(body.records, { lat, lon });
    if (!near) throw notNear();
    return {
      concentrations: {},
      // Its figures are sub-indices already (a CO of 55 could be no concentration), so they are not indexed again.
      indices: indicesOf(near),
      basis: 'station',
      station: near[0]?.station ?? null,
      observedAt: observedAt(near[0]?.last_update ?? ''),
    };
  },
};

function nearestStation(rows: readonly Row[], point: { lat: number; lon: number }): Row[] | undefined {
  const stations = Map.groupBy(rows, ({ station }) => station);
  const byDistance = [...stations.values()]
    .flatMap((group) => (group[0] ? [{ group, km: distanceKm(point, { lat: group[0].latitude, lon: group[0].longitude }) }] : []))
    .filter(({ group, km }) => km <= NEAR_KM && Object.keys(indicesOf(group)).length > 0)
    .sort((a, b) => a.km - b.km);
  return byDistance[0]?.group;
}

function indicesOf(rows: readonly Row[]): SubIndices {
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

// No station near by says nothing of the air: the next provider, a model, knows every place.
const notNear = () => new CannotAnswer(`no station reports within ${NEAR_KM} km`);
