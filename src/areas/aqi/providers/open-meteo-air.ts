import { z } from 'zod';
import { gmtTime, MAX_PLACES, placesQuery, placesReply } from '../../../providers/open-meteo.ts';
import { asCurrent } from '../../../providers/reading-age.ts';
import { CannotAnswer } from '../../../providers/upstream-query.ts';
import type { AirProvider, AirReport } from './provider.ts';

const FIELDS = 'pm10,pm2_5,carbon_monoxide,nitrogen_dioxide,sulphur_dioxide,ozone,ammonia,us_aqi';
const value = z.number().nullish();
const place = z.object({
  current: z.object({
    time: gmtTime,
    // Null over the model's edge.
    pm2_5: z.number().nullable(),
    pm10: z.number().nullable(),
    carbon_monoxide: value,
    nitrogen_dioxide: value,
    sulphur_dioxide: value,
    ozone: value,
    ammonia: value,
    us_aqi: value,
  }),
});

export const openMeteoAir: AirProvider = {
  name: 'open-meteo-air',
  title: 'Open-Meteo air quality (CAMS)',
  url: 'https://open-meteo.com/en/docs/air-quality-api',
  licence: 'CC BY 4.0',
  address: 'https://air-quality-api.open-meteo.com',
  concurrency: 1,
  air: {
    maxBatch: MAX_PLACES,
    async query(points, { fetchJson }) {
      const { body } = await fetchJson(placesReply(place, points.length), `/v1/air-quality?${placesQuery(points)}&current=${FIELDS}`);
      return body.map(({ current }) => toReport(current));
    },
  },
};

function toReport(current: z.output<typeof place>['current']): AirReport | CannotAnswer {
  const { pm2_5, pm10 } = current;
  // Without particles there is no index.
  if (pm2_5 === null || pm10 === null) return new CannotAnswer('its model has no particles there');
  const gases = { no2: current.nitrogen_dioxide, so2: current.sulphur_dioxide, o3: current.ozone, nh3: current.ammonia };
  return asCurrent<AirReport>({
    concentrations: {
      pm2_5,
      pm10,
      ...Object.fromEntries(Object.entries(gases).filter(([, amount]) => typeof amount === 'number')),
      // It gives µg/m³ for all; the index counts carbon monoxide in mg/m³.
      ...(typeof current.carbon_monoxide === 'number' ? { co: current.carbon_monoxide / 1000 } : {}),
    },
    ...(typeof current.us_aqi === 'number' ? { foreign: { scale: 'US EPA', aqi: current.us_aqi } } : {}),
    basis: 'model',
    station: null,
    observedAt: current.time,
  });
}
