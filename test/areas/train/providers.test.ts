import { describe, expect, it, vi } from 'vitest';
import { TRAIN_PROVIDERS } from '../../../src/areas/train/live/lookup.ts';
import { TRAIN_REFUSALS } from '../../../src/areas/train/live/refusals.ts';
import { confirmtkt } from '../../../src/areas/train/providers/confirmtkt.ts';
import { erail, readFares } from '../../../src/areas/train/providers/erail.ts';
import { ntes } from '../../../src/areas/train/providers/ntes.ts';
import { NO_RUN, trainType } from '../../../src/areas/train/providers/provider.ts';
import { railRadar } from '../../../src/areas/train/providers/railradar.ts';
import { railyatri } from '../../../src/areas/train/providers/railyatri.ts';
import { rapidapiIrctc } from '../../../src/areas/train/providers/rapidapi-irctc.ts';
import { ticketDay, toPassenger } from '../../../src/areas/train/providers/ticket.ts';
import { whereIsMyTrain } from '../../../src/areas/train/providers/whereismytrain.ts';
import { firstAnswer } from '../../../src/providers/failover.ts';
import { classifyRefusal } from '../../../src/providers/refusals.ts';
import { type ProviderCase, testProviders } from '../../support/provider-suite.ts';
import { startStandIn } from '../../support/stand-in.ts';
import * as pages from './ntes-pages.ts';
import * as replies from './replies.ts';

/** A Wednesday, on which the trains of the replies run. */
const between = { from: 'LDH', to: 'CNB', day: '2026-11-25' };
const live = { number: '11447', day: '2026-11-21' };
const page = '<!doctype html><html><body>Just a moment...</body></html>';
const erailOutages = [
  { title: '"Please try again" under 200', body: '~~~~~Please try again after some time.' },
  { title: 'words that it does not know', body: '~~~~~Service moved' },
  { title: 'a challenge page under 200', body: page },
];

const TOKEN = "<input type='hidden' name='tq4wz8hm2kc' value='3fbx9ndr6vp'>";
const fromNtes = {
  provider: ntes,
  settings: { NTES_ENABLED: '1' },
  ask: ntes.live,
  question: live,
  before: { '/mntes/': '<html>NTES</html>', '/mntes/GetCSRFToken': TOKEN },
  request: /^\/mntes\/tr\?opt=TrainRunning&subOpt=FindRunningInstance$/,
  cannot: [
    { title: 'runs of other days alone', body: pages.ntesOtherDays },
    { title: 'words that do not say where it is', body: pages.ntesPage('Cancelled') },
  ],
  outages: [
    { title: 'its page of an error', body: pages.ntesError },
    { title: 'a run without stops', body: pages.ntesPage('Yet to start from its source', []) },
  ],
};

const cases: ProviderCase[] = [
  {
    provider: erail,
    title: 'between',
    ask: erail.between,
    question: between,
    request: /^\/rail\/getTrains\.aspx\?Station_From=LDH&Station_To=CNB&DataSource=0&Language=0&Cache=true$/,
    good: {
      type: 'text/plain',
      body: replies.erailList,
      expected: [
        {
          number: '22432',
          name: 'SFG MCTM SF EXP',
          from: { code: 'LDH', name: 'Ludhiana Jn' },
          to: { code: 'CNB', name: 'Kanpur Central' },
          departure: '21.25',
          arrival: '09.55',
          duration: '12.30',
          daysRuns: '0010001',
          classes: ['1A', '2A', '3A', '3E', 'SL'],
          type: 'SUPERFAST',
          distanceKm: 754,
        },
        expect.objectContaining({ number: '12057', name: '', duration: '03.15', classes: ['2S', 'CC'], distanceKm: 245 }),
      ],
    },
    notFound: { body: replies.header('No direct trains found<br>Try stations near by'), expected: [] },
    outages: [
      ...erailOutages,
      { title: 'a field that is missing', body: replies.erailShifted },
      { title: 'a header alone', body: replies.header() },
    ],
  },
  {
    provider: erail,
    title: 'between, with a train to a neighbouring station',
    ask: erail.between,
    question: between,
    good: { type: 'text/plain', body: replies.erailPadded, expected: [expect.objectContaining({ number: '22432' })] },
  },
  {
    provider: erail,
    title: 'info',
    ask: erail.info,
    question: '22432',
    request: /TrainNo=22432&/,
    good: {
      type: 'text/plain',
      body: replies.erailTrain,
      expected: {
        number: '22432',
        name: 'SFG MCTM SF EXP',
        from: { code: 'MCTM', name: 'Mtyr C Tushar M' },
        to: { code: 'SFG', name: 'Subedarganj' },
        departure: '16.05',
        arrival: '12.55',
        duration: '20.50',
        daysRuns: '0100010',
        classes: ['1A', '2A', '3A', '3E', 'SL'],
        type: 'Super Fast',
        distanceKm: 1205,
      },
    },
    notFound: { body: '~~~~~Train not found' },
    outages: erailOutages,
  },
  {
    provider: erail,
    title: 'fare',
    ask: erail.fare,
    question: { ...live, number: '12951', from: 'MMCT', to: 'NDLS' },
    request: /^\/train-fare\/12951$/,
    good: { type: 'text/html', body: replies.erailFares, expected: { '1A': 4730, '2A': 2890, '3A': 2065 } },
    outages: [{ title: 'a page about something else', body: '<html><body><table><tr><td>General</td></tr></table></body></html>' }],
  },
  {
    provider: confirmtkt,
    title: 'between',
    settings: { CONFIRMTKT_ENABLED: '1' },
    ask: confirmtkt.between,
    question: { from: 'MMCT', to: 'NDLS', day: '2026-11-25' },
    request: /\?sourceStationCode=MMCT&destinationStationCode=NDLS&dateOfJourney=25-11-2026&/,
    good: {
      body: replies.confirmList,
      expected: [
        {
          number: '12951',
          name: 'Mumbai Rajdhani',
          from: { code: 'MMCT', name: 'Mumbai Central' },
          to: { code: 'NDLS', name: 'New Delhi' },
          departure: '17.00',
          arrival: '08.32',
          duration: '15.32',
          daysRuns: '1111111',
          classes: ['3A', '2A', '1A'],
          type: 'RAJDHANI',
          distanceKm: 1384,
          fare: { '3A': 2065, '2A': 2890 },
        },
      ],
    },
    notFound: { body: '{"data":{"trainList":[]}}', expected: [] },
    outages: [{ title: 'an error of its own', body: '{"error":{"code":"500","message":"Something went wrong, please try again"}}' }],
  },
  {
    provider: confirmtkt,
    title: 'pnr',
    settings: { CONFIRMTKT_ENABLED: '1' },
    ask: confirmtkt.pnr,
    question: '1234567890',
    request: /^\/api\/v2\/ctpro\/mweb\/1234567890$/,
    good: {
      body: replies.confirmTicket,
      expected: {
        train: { number: '07221', name: 'COA LTT EXPRESS' },
        from: 'CCT',
        to: 'SC',
        date: '20261203',
        class: '3A',
        chartPrepared: false,
        passengers: [{ bookingStatus: 'CNF/B1/57/LB', currentStatus: 'CNF/B1/57/LB', coach: 'B1', berth: '57' }],
      },
    },
    notFound: { body: '{"error":{"code":404,"message":"FLUSHED PNR / PNR NOT YET GENERATED"}}' },
    outages: [{ title: 'a limit', body: '{"error":{"code":null,"message":"Too many requests"}}' }],
  },
  {
    provider: rapidapiIrctc,
    title: 'between',
    settings: { RAPIDAPI_IRCTC_API_KEY: 'k' },
    ask: rapidapiIrctc.between,
    question: { from: 'BVI', to: 'NDLS', day: '2026-11-25' },
    request: /^\/api\/v3\/trainBetweenStations\?fromStationCode=BVI&toStationCode=NDLS&dateOfJourney=2026-11-25$/,
    good: {
      body: replies.rapidBetween,
      expected: [
        {
          number: '12951',
          name: 'Rajdhani Express',
          from: { code: 'BVI', name: 'BORIVALI' },
          to: { code: 'NDLS', name: 'NEW DELHI' },
          departure: '17.24',
          arrival: '08.32',
          duration: '15.08',
          daysRuns: '1101101',
          classes: ['3A', '2A', '1A'],
          type: 'RAJ',
          distanceKm: 1354,
        },
        expect.objectContaining({ number: '19019', daysRuns: null, classes: [], distanceKm: null }),
      ],
    },
    notFound: { body: '{"status":true,"message":"Success","data":[]}', expected: [] },
    outages: [
      { title: 'a spent quota under 200', body: replies.rapidRefusal('You have exceeded the MONTHLY quota for Requests') },
      { title: 'a refusal without words', body: replies.rapidRefusal([{ title: 'Something' }]) },
    ],
  },
  {
    provider: rapidapiIrctc,
    title: 'live',
    settings: { RAPIDAPI_IRCTC_API_KEY: 'k' },
    ask: rapidapiIrctc.live,
    question: live,
    request: /^\/api\/v1\/liveTrainStatus\?trainNo=11447&startDay=0$/,
    good: { body: JSON.stringify({ status: true, message: 'Success', data: replies.POSITION }), expected: replies.POSITION_READ },
    notFound: { body: replies.rapidRefusal('Train not found') },
  },
  {
    provider: rapidapiIrctc,
    title: 'live, before the train starts',
    settings: { RAPIDAPI_IRCTC_API_KEY: 'k' },
    ask: rapidapiIrctc.live,
    question: live,
    good: { body: JSON.stringify({ status: true, data: replies.NOT_STARTED }), expected: replies.NOT_STARTED_READ },
    notFound: { body: JSON.stringify({ status: true, data: replies.NOT_ITS_DAY }), expected: NO_RUN },
  },
  {
    provider: rapidapiIrctc,
    title: 'pnr',
    settings: { RAPIDAPI_IRCTC_API_KEY: 'k' },
    ask: rapidapiIrctc.pnr,
    question: '1234567890',
    request: /pnrNumber=1234567890$/,
    good: {
      body: replies.rapidTicket,
      expected: {
        train: { number: '17221', name: 'COA LTT EXPRESS' },
        from: 'CCT',
        to: 'SC',
        date: '20261203',
        class: '3A',
        chartPrepared: true,
        passengers: [
          { bookingStatus: 'CNF B5 55', currentStatus: 'CNF', coach: 'B5', berth: '55' },
          { bookingStatus: 'GNWL  36', currentStatus: 'RAC S9 23', coach: 'S9', berth: '23' },
          { bookingStatus: 'GNWL  37', currentStatus: 'GNWL 2', coach: null, berth: null },
        ],
      },
    },
    notFound: { body: replies.rapidRefusal('Invalid PNR') },
    outages: [{ title: '"try again" under 200', body: replies.rapidRefusal('Please try again later') }],
  },
  {
    provider: rapidapiIrctc,
    title: 'fare',
    settings: { RAPIDAPI_IRCTC_API_KEY: 'k' },
    ask: rapidapiIrctc.fare,
    question: { ...live, number: '12951', from: 'MMCT', to: 'NDLS' },
    request: /trainNo=12951&fromStationCode=MMCT&toStationCode=NDLS$/,
    good: { body: replies.rapidFares, expected: { '3A': 505, SL: 175 } },
  },
  {
    provider: railRadar,
    title: 'info',
    settings: { RAILRADAR_API_KEY: 'k' },
    ask: railRadar.info,
    question: '12302',
    request: /^\/api\/v1\/trains\/12302$/,
    good: {
      body: replies.railRadarTrain,
      expected: {
        number: '12302',
        name: 'New Delhi - Howrah Rajdhani Express',
        from: { code: 'NDLS', name: 'New Delhi' },
        to: { code: 'HWH', name: 'Howrah Jn' },
        departure: '16.50',
        arrival: '09.55',
        duration: '17.05',
        daysRuns: null,
        classes: [],
        type: 'Rajdhani',
        distanceKm: 1451,
      },
    },
    notFound: { status: 404, body: '{"success":false,"error":{"code":"NOT_FOUND","message":"Train not found"}}' },
    cannot: [{ title: 'a train without times', body: replies.railRadarTrain.replace('"departure":1010', '"departure":null') }],
    outages: [{ title: 'a spent limit', body: '{"success":false,"error":"Daily limit exceeded"}' }],
  },
  {
    provider: railRadar,
    title: 'route',
    settings: { RAILRADAR_API_KEY: 'k' },
    ask: railRadar.route,
    question: '12302',
    good: {
      body: replies.railRadarTrain,
      expected: expect.objectContaining({
        stops: [
          expect.objectContaining({
            station: { code: 'NDLS', name: 'New Delhi' },
            arrival: null,
            departure: '16.50',
            day: 1,
            platform: '16',
          }),
          expect.objectContaining({
            station: { code: 'CNB', name: '' },
            arrival: '21.33',
            departure: '21.38',
            haltMin: 5,
            day: 1,
            distanceKm: 440,
          }),
          expect.objectContaining({
            station: { code: 'HWH', name: 'Howrah Jn' },
            arrival: '09.55',
            departure: null,
            haltMin: null,
            day: 2,
          }),
        ],
      }),
    },
  },
  {
    provider: railRadar,
    title: 'live',
    settings: { RAILRADAR_API_KEY: 'k' },
    ask: railRadar.live,
    question: { ...live, number: '12302' },
    request: /^\/api\/v1\/trains\/12302\/live\?journeyDate=2026-11-21$/,
    good: {
      body: replies.railRadarLive,
      expected: {
        lastStation: { code: 'CNB', name: '' },
        atStation: true,
        delayMin: 7,
        updatedAt: '2026-11-21T07:55:00.000Z',
        nextStops: [{ station: { code: 'HWH', name: '' }, scheduled: null, expected: null, delayMin: 10, platform: '9' }],
      },
    },
    notFound: { body: '{"success":false,"error":"Live status not available for this train"}' },
  },
  {
    provider: railRadar,
    title: 'live, by the names of 2026',
    settings: { RAILRADAR_API_KEY: 'k' },
    ask: railRadar.live,
    question: { ...live, number: '12302' },
    good: {
      body: replies.railRadarLiveNow,
      expected: expect.objectContaining({
        delayMin: 7,
        nextStops: [{ station: { code: 'HWH', name: '' }, scheduled: null, expected: null, delayMin: 10, platform: null }],
      }),
    },
    cannot: [{ title: 'the position of another day', body: replies.railRadarLiveNow.replace('"2026-11-21"', '"2026-11-20"') }],
  },
  {
    provider: whereIsMyTrain,
    ask: whereIsMyTrain.live,
    question: live,
    request: /^\/cache\/live_status\?train_no=11447&date=21-11-2026&lang=en$/,
    good: {
      body: replies.whereIsMyTrain,
      expected: {
        lastStation: { code: 'CNB', name: '' },
        atStation: false,
        delayMin: 15,
        updatedAt: '2026-11-21T07:55:00.000Z',
        nextStops: [{ station: { code: 'PRYJ', name: '' }, scheduled: '23.43', expected: '23.55', delayMin: 12, platform: '4' }],
      },
    },
    notFound: { body: '{"curStn":null,"days_schedule":[]}' },
    cannot: [
      { title: 'the run of another day', body: replies.whereIsMyTrain.replace('21-11-2026', '17-11-2026') },
      { title: 'a run that does not say its day', body: replies.whereIsMyTrain.replace('"start_date":"21-11-2026",', '') },
    ],
  },
  {
    provider: railyatri,
    settings: { RAILYATRI_ENABLED: '1' },
    ask: railyatri.live,
    question: live,
    request: /^\/live-train-status\/11447-\w+\?start_day=0$/,
    good: { type: 'text/html', body: replies.railyatriPage(replies.POSITION), expected: replies.POSITION_READ },
    cannot: [
      { title: 'a train without a position', body: replies.railyatriPage({ success: false }) },
      { title: 'a train of which no news has come', body: replies.railyatriPage(replies.NO_NEWS) },
      { title: 'the position of another day', body: replies.railyatriPage({ ...replies.POSITION, train_start_date: '2026-11-20' }) },
    ],
    outages: [{ title: 'data of another make', body: replies.railyatriPage({ success: true, something: 'else' }) }],
  },
  {
    provider: railyatri,
    title: 'before the train starts',
    settings: { RAILYATRI_ENABLED: '1' },
    ask: railyatri.live,
    question: live,
    good: { type: 'text/html', body: replies.railyatriPage(replies.NOT_STARTED), expected: replies.NOT_STARTED_READ },
    notFound: { body: replies.railyatriPage(replies.NOT_ITS_DAY), expected: NO_RUN },
    cannot: [
      {
        title: 'a run of another day that has not begun',
        body: replies.railyatriPage({ ...replies.NOT_STARTED, train_start_date: '2026-11-20' }),
      },
    ],
  },
  ...(
    [
      ['on the way', 'Departed from KATNI(KTE) at 01:31 22-Nov (Delay: 00:21)', pages.NTES_RUNNING],
      ['past a station where it does not stop', 'Crossed KADIPUR(KDQ) at 02:20 22-Nov (Delay: 00:15)', pages.NTES_CROSSED],
      ['at a station', 'Arrived at KATNI(KTE) at 01:20 22-Nov', pages.NTES_AT_STATION],
      ['at a station in time', 'Arrived at KATNI(KTE) at 01:20 22-Nov (On Time)', pages.NTES_ON_TIME],
      ['at its end', 'Reached Destination, arrived at HOWRAH JN(HWH) at 21:32 22-Nov (Delay: 00:02)', pages.NTES_ENDED],
    ] as const
  ).map(([title, headline, expected]) => ({ ...fromNtes, title, good: { type: 'text/html', body: pages.ntesPage(headline), expected } })),
  { ...fromNtes, title: 'before it starts', good: { type: 'text/html', body: pages.ntesIdle, expected: pages.NTES_IDLE } },
];
testProviders('train', cases);

it('asks the railways with all cookies of its session, of redirects too, and with the token of that moment', async () => {
  const site = await startStandIn({
    '/mntes/': { status: 302, headers: { location: '/mntes/home', 'set-cookie': 'SERVERID=s1; path=/' } as Record<string, string> },
    '/mntes/home': (_, response) => {
      response.writeHead(200, { 'set-cookie': ['JSESSIONID="abc_1.ntes"; Path=/mntes; HttpOnly', 'TS01=first'] }).end('<html></html>');
    },
    '/mntes/GetCSRFToken': { headers: { 'set-cookie': 'TS01=second; Path=/' }, body: TOKEN },
    '/mntes/tr': async (request, response) => {
      const body = (await request.toArray()).join('');
      const known = request.method === 'POST' && request.headers.cookie === 'SERVERID=s1; JSESSIONID="abc_1.ntes"; TS01=second';
      const form = 'lan=en&jDate=21-Nov-2026&trainNo=11447&tq4wz8hm2kc=3fbx9ndr6vp';
      response.end(
        known && body === form
          ? pages.ntesPage('Reached Destination, arrived at HOWRAH JN(HWH) at 21:32 22-Nov (Delay: 00:02)')
          : pages.ntesError,
      );
    },
  });
  vi.stubEnv('NTES_ENABLED', '1');
  vi.stubEnv('UPSTREAM_NTES_URL', site.url);
  await expect(firstAnswer([ntes], () => ntes.live, live)).resolves.toMatchObject({ value: pages.NTES_ENDED });
  vi.unstubAllEnvs();
  await site.stop();
});

it('has the contract run over every question of every provider', () => {
  const questions = ['between', 'info', 'route', 'live', 'pnr', 'fare'] as const;
  const asked = new Set([...cases.map(({ ask }) => ask), erail.route]);
  for (const provider of TRAIN_PROVIDERS)
    for (const name of questions) expect(provider[name] ? asked.has(provider[name]) : true, `${provider.name} ${name}`).toBe(true);
});

it('leaves a provider off whose switch is 0', async () => {
  vi.stubEnv('RAILYATRI_ENABLED', '0');
  await expect(firstAnswer([railyatri], () => railyatri.live, live)).rejects.toMatchObject({ code: 'not_configured' });
  vi.unstubAllEnvs();
});

describe('types of trains', () => {
  it.each([
    ['VARANASI VANDE BHARAT EXP', 'SHATABDI', 'Vande Bharat'],
    ['NDLS BSB VB EXP', 'Mail_Express', 'Vande Bharat'],
    ['22436', 'VB', 'Vande Bharat'],
    ['BHOPAL SHATABDI', 'SHATABDI', 'SHATABDI'],
    ['BVB EXPRESS', '', null],
  ])('%s of type %j is %j', (name, type, expected) => {
    expect(trainType(name, type)).toBe(expected);
  });
});

describe('words of a refusal', () => {
  it.each([
    ['Train not found', 'none'],
    ['From station not found', 'none'],
    ['Please try again after some time.', 'server'],
    ['You have exceeded the MONTHLY quota', 'limited'],
    ['Train not found in cache, please try again', 'server'],
    ['Anything else', 'refused'],
  ])('%j mean %s', (words, meaning) => {
    expect(classifyRefusal(TRAIN_REFUSALS, words)).toBe(meaning);
  });
});

describe('fares of erail', () => {
  it('match a row that has a cell more than the heads', () => {
    const page = '<table><tr><td>1A</td><td>2A</td></tr><tr><td>General</td><td>4730</td><td>2890</td></tr></table>';
    expect(readFares(page)).toEqual({ '1A': 4730, '2A': 2890 });
  });

  it('are none for a class without a fare, never 0', () => {
    expect(readFares('<table><tr><th>x</th><th>1A</th><th>2A</th></tr><tr><td>General</td><td>0</td><td>-</td></tr></table>')).toEqual({});
  });
});

describe('tickets', () => {
  it.each([
    ['Jul 22, 2026 12:00:00 AM', '20260722'],
    ['2026-07-22T00:00:00', '20260722'],
    ['22-07-2026', '20260722'],
  ])('read the day %j', (text, day) => {
    expect(ticketDay(text, 'x')).toBe(day);
  });

  it('are refused without a day', () => {
    expect(() => ticketDay('soon', 'x')).toThrow('without its day');
  });

  it('tell no seat of a passenger who waits', () => {
    expect(toPassenger({ bookingStatus: 'RLWL/5', currentStatus: 'RLWL/2', coach: '', berth: '0' })).toMatchObject({
      coach: null,
      berth: null,
    });
  });
});
