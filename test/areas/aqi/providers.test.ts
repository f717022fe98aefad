import { cpcb } from '../../../src/areas/aqi/providers/cpcb.ts';
import { openMeteoAir } from '../../../src/areas/aqi/providers/open-meteo-air.ts';
import { waqi } from '../../../src/areas/aqi/providers/waqi.ts';
import { testProviders } from '../../support/provider-suite.ts';

const question = { lat: 28.65, lon: 77.23, names: ['Delhi'], whole: false };
const row = (station: string, latitude: string, pollutant_id: string, values: object) => ({
  country: 'India',
  state: 'Delhi',
  city: 'Delhi',
  station,
  latitude,
  longitude: '77.22',
  last_update: '21-11-2026 09:00:00',
  pollutant_id,
  ...values,
});
const far = row('Another Delhi', '12.9', 'PM10', { avg_value: '40' });

testProviders('aqi', [
  {
    provider: openMeteoAir,
    ask: openMeteoAir.air,
    question,
    request: /^\/v1\/air-quality\?latitude=28\.65&longitude=77\.23&timezone=GMT&current=pm10,pm2_5/,
    good: {
      body: JSON.stringify({
        current: {
          time: '2026-11-21T05:00',
          pm10: 210.5,
          pm2_5: 131,
          carbon_monoxide: 1240,
          nitrogen_dioxide: 61,
          sulphur_dioxide: 22,
          ozone: 40,
          ammonia: null,
          us_aqi: 190,
        },
      }),
      expected: {
        concentrations: { pm2_5: 131, pm10: 210.5, no2: 61, so2: 22, o3: 40, co: 1.24 },
        foreign: { scale: 'US EPA', aqi: 190 },
        basis: 'model',
        station: null,
        observedAt: '2026-11-21T05:00:00.000Z',
      },
    },
    cannot: [{ title: 'a model without particles', body: '{"current":{"time":"2026-11-21T05:00","pm10":null,"pm2_5":null}}' }],
  },
  {
    provider: cpcb,
    ask: cpcb.air,
    question,
    settings: { CPCB_API_KEY: 'k' },
    request: /^\/resource\/3b01bcb8-0b14-4abf-b6f2-c1bfd384ba69\?api-key=k&format=json&limit=300&offset=0&filters%5Bcity%5D=Delhi$/,
    good: {
      // Both names of the field, an "NA", the sentinel, and a namesake far away.
      body: JSON.stringify({
        status: 'ok',
        total: 6,
        records: [
          far,
          row('ITO', '28.63', 'PM2.5', { pollutant_avg: '312' }),
          row('ITO', '28.63', 'PM10', { avg_value: '201' }),
          row('ITO', '28.63', 'CO', { avg_value: '55' }),
          row('ITO', '28.63', 'NO2', { avg_value: 'NA' }),
          row('ITO', '28.63', 'SO2', { avg_value: '999' }),
        ],
      }),
      expected: {
        concentrations: {},
        indices: { pm2_5: 312, pm10: 201, co: 55 },
        basis: 'station',
        station: 'ITO',
        observedAt: '2026-11-21T03:30:00.000Z',
      },
    },
    cannot: [
      { title: 'no station near by', body: JSON.stringify({ status: 'ok', records: [far] }) },
      { title: 'no station at all', body: '{"status":"ok","records":[]}' },
    ],
    outages: [{ title: 'a refused key under 200', body: '{"status":"error","message":"Key not authorised"}' }],
  },
  {
    provider: waqi,
    ask: waqi.air,
    question,
    settings: { WAQI_API_KEY: 'k' },
    request: /^\/feed\/geo:28\.65;77\.23\/\?token=k$/,
    good: {
      body: JSON.stringify({
        status: 'ok',
        data: { aqi: 180, idx: 1, city: { name: 'ITO, Delhi' }, dominentpol: 'pm25', time: { iso: '2026-11-21T10:00:00+05:30' } },
      }),
      expected: {
        concentrations: {},
        foreign: { scale: 'US EPA', aqi: 180 },
        basis: 'station',
        station: 'ITO, Delhi',
        observedAt: '2026-11-21T04:30:00.000Z',
      },
    },
    cannot: [
      {
        title: 'a station that is down',
        body: '{"status":"ok","data":{"aqi":"-","city":{"name":"x"},"time":{"iso":"2026-11-21T10:00:00+05:30"}}}',
      },
    ],
    outages: [{ title: 'a refused token under 200', body: '{"status":"error","data":"Invalid key"}' }],
  },
]);
