/**
 * Records answers of endpoints that ask upstreams, for the reference: `docs/examples/<path>.json`. They come from the endpoints themselves
 * against stand-ins, because a build asks nobody. Run it after changing these bodies: npm run examples
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { feed, ITO_IN_FEED, station } from '../test/areas/aqi/feed.ts';
import { NAME as DOMAIN, RECORD as DOMAIN_RECORD } from '../test/areas/domain/replies.ts';
import { RAZORPAY_REPLY } from '../test/areas/ifsc/replies.ts';
import { rapidTicket, whereIsMyTrain } from '../test/areas/train/replies.ts';
import { startNameServer } from '../test/support/name-server.ts';
import { type StandIn, startStandIn } from '../test/support/stand-in.ts';

const GSTIN = '27AAPFU0939F1ZV';
const PLATE = 'WB20AB1234';
const HOST = 'example.org';
const now = '2026-11-21T08:00:00.000Z';
const json = JSON.stringify;

const page = (title: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title><meta name="description" content="How the well came to be"></head><body><main><article><h1>${title}</h1>${'<p>The well was dug in a dry year, and it has given water to the village ever since, summer and winter, to everybody who came.</p>'.repeat(4)}<p><a href="/rope">The rope</a></p></article></main></body></html>`;
const days = Array.from({ length: 7 }, (_, n) => `2026-11-${21 + n}`);
const hours = Array.from({ length: 60 }, (_, n) => new Date(Date.parse('2026-11-21T13:00Z') + n * 3_600_000).toISOString().slice(0, 16));
const each = (list: string[], value: number) => list.map(() => value);
const weather = {
  current: {
    time: '2026-11-21T08:00',
    temperature_2m: 26.4,
    relative_humidity_2m: 58,
    apparent_temperature: 27.1,
    wind_speed_10m: 7.9,
    wind_direction_10m: 352,
    weather_code: 1,
  },
  daily: {
    time: days,
    weather_code: each(days, 1),
    temperature_2m_max: each(days, 29.1),
    temperature_2m_min: each(days, 18.7),
    precipitation_sum: each(days, 0),
    precipitation_probability_max: each(days, 3),
    wind_speed_10m_max: each(days, 11.2),
  },
  hourly: {
    time: hours,
    temperature_2m: each(hours, 26.4),
    relative_humidity_2m: each(hours, 58),
    apparent_temperature: each(hours, 27.1),
    wind_speed_10m: each(hours, 7.9),
    wind_direction_10m: each(hours, 352),
    weather_code: each(hours, 1),
    precipitation: each(hours, 0),
    precipitation_probability: each(hours, 3),
  },
};
const air = (name: string, index: number) =>
  station({
    ...ITO_IN_FEED,
    name,
    at: '21-11-2026 13:00:00',
    values: { 'PM2.5': String(index), PM10: String(index - 20), NO2: String(index - 40) },
    aqi: String(index),
  });
const taxpayer = {
  gstin: GSTIN,
  lgnm: 'A NAME FOR TRYING',
  tradeNam: 'A NAME FOR TRYING',
  sts: 'Active',
  rgdt: '01/07/2017',
  ctb: 'Partnership',
  dty: 'Regular',
  nba: ['Retail Business'],
  pradr: { addr: { bno: '12', st: 'A Street', loc: 'Pune', dst: 'Pune', stcd: 'Maharashtra', pncd: '411001', lt: '18.52', lg: '73.85' } },
};
const returns = [{ fy: '2026-2027', taxp: 'September', mof: 'ONLINE', dof: '20/10/2026', rtntype: 'GSTR3B', status: 'Filed' }];
const certificate = {
  status: 'VALID',
  reg_no: PLATE,
  class: 'Motor Car',
  vehicle_manufacturer_name: 'A MAKER FOR TRYING',
  model: 'A MODEL',
  vehicle_colour: 'GREY',
  type: 'PETROL',
  norms_type: 'BHARAT STAGE VI',
  body_type: 'HATCHBACK',
  owner_count: '1',
  rc_status: 'ACTIVE',
  status_as_on: '20/11/2026',
  reg_authority: 'ALIPORE RTO, West Bengal',
  reg_date: '24/12/2021',
  vehicle_manufacturing_month_year: '12/2021',
  rc_expiry_date: '23/12/2036',
  vehicle_insurance_upto: '14/12/2026',
};
const examplePages = [{ title: 'The well', url: `https://${HOST}/well`, desc: 'How the well came to be' }];

/** Replies in the upstreams' formats, and a small site. */
const ROUTES: StandIn['routes'] = {
  '/v1/forecast': json(weather),
  '/caaqms/rss_feed': feed([air('ITO', 212), air('Lodhi Road', 171), air('Anand Vihar', 298)]),
  [`/check/k/${GSTIN}`]: json({ flag: true, message: '', data: taxpayer }),
  '/services/api/search/goodservice': json({ bzgddtls: [{ hsncd: '10063020', gdes: 'BASMATI RICE' }] }),
  '/services/api/dropdownfinyear': json({ status: 1, data: [{ year: '2026-2027', value: '2026' }] }),
  '/services/api/search/taxpayerReturnDetails': json({ filingStatus: [returns] }),
  '/verification/pan-gstin': json({ status: 'VALID', gstin_list: [{ gstin: GSTIN }] }),
  '/HDFC0000001': json(RAZORPAY_REPLY),
  '/verification/vehicle-rc': json(certificate),
  '/cache/live_status': whereIsMyTrain,
  '/api/v3/getPNRStatus': rapidTicket,
  [`/domain/${DOMAIN}`]: { headers: { 'content-type': 'application/rdap+json' }, body: json(DOMAIN_RECORD) },
  '/search': json({ response: { results: examplePages } }),
  '/well': page('The well'),
  '/rope': page('The rope'),
  '/': page('The village').replace('/rope', '/well'),
};

const standIn = await startStandIn(ROUTES);
const dns = await startNameServer({
  [DOMAIN]: [
    { type: 'A', data: '192.0.2.7' },
    { type: 'MX', data: '10 mx.example.net' },
  ],
});
const NAMES = [
  'RDAP',
  'RAPIDAPI_IRCTC',
  'WHEREISMYTRAIN',
  'OPEN_METEO',
  'CPCB_FEED',
  'GSTINCHECK',
  'GST_PORTAL',
  'CASHFREE',
  'MOJEEK',
  'RAZORPAY_IFSC',
];
Object.assign(process.env, { JAANKARI_NOW: now, FETCH_ALLOW: new URL(standIn.url).host, SITE_URL: `https://${HOST}` });
for (const name of NAMES) Object.assign(process.env, { [`UPSTREAM_${name}_URL`]: standIn.url, [`${name}_API_KEY`]: 'k' });
Object.assign(process.env, { CASHFREE_CLIENT_ID: 'k', CASHFREE_CLIENT_SECRET: 'k', DNS_SERVERS: dns.address });

// Imported only now, because settings are read on import.
const { AREAS } = await import('../src/catalog/areas.ts');
const { bodyFor } = await import('../src/api/call-body.ts');
const { recordedFile } = await import('../src/catalog/recorded-answers.ts');
const CALLS: Readonly<Record<string, Record<string, string>>> = {
  '/weather': {},
  '/weather/forecast': { city: 'mumbai' },
  '/aqi': {},
  '/aqi/stations': { city: 'delhi' },
  '/aqi/latest': {},
  '/train/pnr': { number: '1234567890' },
  '/train/live': { number: '11447', date: '2026-11-21' },
  '/domain': { name: DOMAIN },
  '/gst': { number: GSTIN },
  '/gst/pan': { pan: 'AAPFU0939F' },
  '/ifsc': { code: 'HDFC0000001' },
  '/vehicle': { number: PLATE },
  '/pincode': { code: '110001' },
  '/search': { q: 'the well', limit: '1' },
  '/fetch': { url: `${standIn.url}/well` },
  '/crawl': { url: `${standIn.url}/`, limit: '2' },
  '/map': { url: `${standIn.url}/` },
};
await mkdir('docs/examples', { recursive: true });
for (const endpoint of AREAS.flatMap(({ endpoints }) => endpoints)) {
  const params = CALLS[endpoint.path];
  if (!params) continue;
  const body = json(await bodyFor(endpoint, params), null, 2).replaceAll(standIn.url, `https://${HOST}`);
  await writeFile(recordedFile(endpoint.path), `${body}\n`);
  console.log(endpoint.path);
}
await Promise.all([standIn.stop(), dns.stop()]);
process.exit(0);
