import { cpcb } from '../../../src/areas/aqi/providers/cpcb.ts';
import { cpcbFeed } from '../../../src/areas/aqi/providers/cpcb-feed.ts';
import { openMeteoAir } from '../../../src/areas/aqi/providers/open-meteo-air.ts';
import { waqi } from '../../../src/areas/aqi/providers/waqi.ts';
import { testProviders } from '../../support/provider-suite.ts';
import { feed, ITO_IN_FEED, station } from './feed.ts';

const question = { lat: 28.65, lon: 77.23 };
const row = (station: string, latitude: string, pollutant_id: string, values: object) => ({
  country: 'India',
  state: 'Delhi',
  city: 'Delhi',
  station,
  latitude,
  longitude: '77.22',
  last_update: '21-11-2026 12:00:00',
  pollutant_id,
  ...values,
});
const ITO = {
  name: 'ITO',
  city: 'Delhi',
  state: 'Delhi',
  lat: 28.63,
  lon: 77.22,
  indices: { pm2_5: 312, pm10: 201, co: 55 },
  aqi: 312,
  dominant: 'pm2_5',
  observedAt: '2026-11-21T06:30:00.000Z',
};
const records = [
  row('ITO', '28.63', 'PM2.5', { pollutant_avg: '312' }),
  row('ITO', '28.63', 'PM10', { avg_value: '201' }),
  row('ITO', '28.63', 'CO', { avg_value: '55' }),
  row('ITO', '28.63', 'NO2', { avg_value: 'NA' }),
  row('ITO', '28.63', 'SO2', { avg_value: '999' }),
];
const odd = [
  row('No place', 'NA', 'PM2.5', { avg_value: '90' }),
  { ...row('No time', '28.7', 'PM2.5', { avg_value: '90' }), last_update: 'NA' },
  { state: 'Delhi', station: null, pollutant_id: 'PM2.5' },
];
const copyOf = (rows: readonly object[]) => JSON.stringify({ status: 'ok', total: rows.length, records: rows });

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
    provider: cpcbFeed,
    ask: cpcbFeed.stations,
    question: 'india',
    request: /^\/caaqms\/rss_feed$/,
    good: {
      type: 'text/xml',
      body: feed([station(ITO_IN_FEED)]),
      expected: [{ ...ITO, name: 'ITO & Mandi House, Delhi - CPCB', indices: { pm2_5: 312, pm10: 201, co: 55 } }],
    },
    cannot: [{ title: 'readings of two years ago', body: feed([station({ ...ITO_IN_FEED, at: '21-11-2024 12:00:00' })]) }],
    outages: [
      { title: 'a feed without a station', body: feed([]) },
      { title: 'half of a feed', body: feed([station(ITO_IN_FEED)]).slice(0, -40) },
      { title: 'its page under 200', body: '<!doctype html><html><body>Site under maintenance</body></html>' },
      {
        title: 'concentrations in place of sub-indices',
        body: feed(['A', 'B', 'C'].map((name) => station({ ...ITO_IN_FEED, name, aqi: '90' }))),
      },
    ],
  },
  {
    provider: cpcb,
    ask: cpcb.stations,
    question: 'india',
    settings: { CPCB_API_KEY: 'k' },
    request: /^\/resource\/3b01bcb8-0b14-4abf-b6f2-c1bfd384ba69\?api-key=k&format=json&limit=300&offset=0$/,
    // Both names of the field, an "NA", the sentinel, and rows that say nothing, which fail nobody.
    good: { body: copyOf([...records, ...odd]), expected: [ITO] },
    cannot: [
      { title: 'readings of two years ago', body: copyOf(records.map((one) => ({ ...one, last_update: '21-11-2024 12:00:00' }))) },
      { title: 'no station at all', body: '{"status":"ok","records":[]}' },
    ],
    outages: [
      { title: 'a refused key under 200', body: '{"status":"error","message":"Key not authorised"}' },
      { title: 'a part of its rows', body: '{"status":"ok","total":900,"records":[]}' },
      { title: 'rows of another make', body: copyOf(odd) },
    ],
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
      {
        title: 'a station that stands still',
        body: '{"status":"ok","data":{"aqi":180,"city":{"name":"x"},"time":{"iso":"2026-06-23T10:00:00+05:30"}}}',
      },
    ],
    outages: [{ title: 'a refused token under 200', body: '{"status":"error","data":"Invalid key"}' }],
  },
]);
