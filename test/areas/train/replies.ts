/** Replies written after the upstreams' shapes, with their quirks. */

/** A record of erail by its fields' positions; the rest is empty. */
const record = (fields: Readonly<Record<number, string>>): string => Array.from({ length: 72 }, (_, at) => fields[at] ?? '').join('~');

const SFG = {
  0: '22432',
  1: 'SFG MCTM SF EXP',
  2: 'Mtyr C Tushar M',
  3: 'MCTM',
  4: 'Subedarganj',
  5: 'SFG',
  6: 'Ludhiana Jn',
  7: 'LDH',
  8: 'Kanpur Central',
  9: 'CNB',
  10: '21.25',
  11: '09.55',
  12: '12.30',
  13: '0010001',
  21: '111001011000000',
  22: '10',
  23: '5',
  26: '16.05',
  27: '12.55',
  28: '16',
  29: '0100010',
  30: '21.15',
  31: '10.00',
  32: 'SUPERFAST',
  33: '8073',
  36: 'DATASOURCE_IR',
  37: '2026-06-17',
  38: '2050-01-02',
  39: '754',
  40: '60',
  45: '60',
  50: 'Super Fast',
  53: 'NR',
  55: 'BG',
  59: ',,En:SLRD,SLRD,SLRD:GN,GN,GN:M,M1,3E:B,B1,3A:H,H1,1A:A,A1,2A:S,S1,SL:GN,GN,GN:LPR,LPR,LPR:',
  62: '1A:4::::::::::|2A:2:32::8:::::::|2S:::::::::::|3A:47:182::28:::::::2|3E:16::::::::::|SL:35:144::28::6:::::4|',
};
/** Without name, classes and make-up: the fields after them stay where they are. */
const SPARSE = {
  ...SFG,
  0: '12057',
  1: '',
  12: '3.15',
  13: '1111111',
  21: '',
  59: '',
  62: '2S:::::::::::|CC:::::::::::|',
  33: '999',
  39: '245',
};

export const header = (words = ''): string => `~LDH~Ludhiana Jn~CNB~Kanpur Central~${words}~2026-8-6-12-24-5~~~`;
export const erailList = [header(), record(SFG), record(SPARSE), ''].join('^');
/** Padded with a train that goes to a station near the one asked for. */
export const erailPadded = [header(), record(SFG), record({ ...SFG, 0: '22210', 8: 'Govindpuri', 9: 'GOY' }), ''].join('^');
export const erailTrain = [
  '~~~~~~~~',
  record({ ...SFG, 6: 'Mtyr C Tushar M', 7: 'MCTM', 8: 'Subedarganj', 9: 'SFG', 10: '16.05', 11: '12.55', 12: '20.50', 39: '1205' }),
  '',
].join('^');
export const erailShifted = [header(), record(SFG).replace('SFG MCTM SF EXP~', ''), ''].join('^');

const stop = (...fields: string[]): string => Array.from({ length: 18 }, (_, at) => fields[at] ?? '').join('~');
export const erailRoute = [
  '~~~~~~~~',
  stop('1', 'MCTM', 'Mtyr C Tushar M', 'First', '16.05', '', '0', '1', '1', 'NR', '', '', '', '', '32.92', '75.15'),
  stop('2', 'BBSB', 'Badi Brahman', '17.00', '17.00', '0', '40', '1', '', 'NR', '', '', '', '', '32.6', '74.9'),
  stop('3', 'LDH', 'Ludhiana Jn', '21.15', '21.25', '10', '311', '1', '6', 'NR', '', '', '', '', '', ''),
  stop('4', 'SFG', 'Subedarganj', '12.55', 'Last', '', '1205', '2', '', 'NCR', '', '', '', '', '25.44', '81.77'),
  '',
].join('^');

export const erailFares = `<html><body><h2>Total fare for 12951</h2><table>
<tr><th>Class</th><th>1A</th><th>GN</th><th>2A</th><th>3A</th><th>SL</th></tr>
<tr><td>General</td><td>4,730</td><td>-</td><td>2890</td><td>2065</td><td>-</td></tr>
<tr><td>Tatkal</td><td>-</td><td>-</td><td>3410</td><td>2515</td><td>-</td></tr></table></body></html>`;

const BETWEEN = {
  train_number: '12951',
  train_name: 'Rajdhani Express',
  run_days: ['Mon', 'Tue', 'Thu', 'Fri', 'Sun'],
  train_src: 'MMCT',
  train_dstn: 'NDLS',
  from_std: '17:24',
  from_sta: '17:22',
  local_train_from_sta: 1042,
  to_sta: '08:32',
  to_std: '08:32',
  from_day: 0,
  to_day: 1,
  d_day: 0,
  from: 'BVI',
  to: 'NDLS',
  from_station_name: 'BORIVALI',
  halt_stn: 7,
  distance: 1354,
  to_station_name: 'NEW DELHI',
  duration: '15:8',
  special_train: false,
  train_type: 'RAJ',
  train_date: '21-11-2026',
  class_type: ['3A', '2A', '1A'],
};
/** The second train is of a station near the one asked for; the third boards a day after it started. */
export const rapidBetween = JSON.stringify({
  status: true,
  message: 'Success',
  timestamp: 1706550777275,
  data: [
    BETWEEN,
    { ...BETWEEN, train_number: '12953', from: 'MMCT' },
    { ...BETWEEN, train_number: '19019', from_day: 1, distance: undefined, class_type: null },
  ],
});
export const rapidRefusal = (message: unknown): string => JSON.stringify({ status: false, message, timestamp: 1706550777275 });
export const rapidFares = JSON.stringify({
  status: true,
  message: 'Success',
  data: {
    general: [
      { classType: '3A', fare: 505 },
      { classType: 'SL', fare: 175 },
      { classType: '2A', fare: 0 },
    ],
    tatkal: [{ classType: '3A', fare: 1105 }],
  },
});

export const POSITION = {
  success: true,
  train_number: '11447',
  train_name: 'Shaktipunj Express',
  train_start_date: '2026-11-21',
  source: 'JBP',
  destination: 'HWH',
  run_days: 'MON,TUE,WED,THU,FRI,SAT,SUN',
  update_time: '2026-11-21 13:25:00 +0530',
  current_station_code: 'BWN',
  current_station_name: 'BARDDHAMAN JN.~',
  status: 'T',
  eta: '13:25',
  etd: '13:28',
  delay: 134,
  upcoming_stations: [
    { si_no: 0, station_code: '', station_name: '', sta: '', eta: '', arrival_delay: 0, platform_number: 0, non_stops: [] },
    { si_no: 181, station_code: 'HWH', station_name: 'HOWRAH JN.', sta: '14:25', eta: '16:02', arrival_delay: 97, platform_number: 9 },
  ],
};
export const POSITION_READ = {
  lastStation: { code: 'BWN', name: 'BARDDHAMAN JN.' },
  atStation: false,
  delayMin: 134,
  updatedAt: '2026-11-21T07:55:00.000Z',
  nextStops: [{ station: { code: 'HWH', name: 'HOWRAH JN.' }, scheduled: '14.25', expected: '16.02', delayMin: 97, platform: '9' }],
};
/** A run without a position: no station, and upcoming ones perhaps. */
const IDLE = {
  train_start_date: '2026-11-21',
  train_number: '11447',
  title: 'Train starts at 12:50',
  success: true,
  std: '2026-11-21 12:50',
  source: 'NDLS',
  run_days: 'MON,TUE,WED,THU,FRI,SAT,SUN',
  is_run_day: true,
  awaiting_update: false,
  at_src_dstn: true,
  at_src: true,
  at_dstn: false,
};
export const NOT_STARTED = IDLE;
export const NOT_STARTED_READ = {
  lastStation: null,
  atStation: null,
  delayMin: null,
  updatedAt: null,
  nextStops: [{ station: { code: 'NDLS', name: '' }, scheduled: '12.50', expected: null, delayMin: null, platform: null }],
};
export const NOT_ITS_DAY = { ...IDLE, title: 'Incorrect Start Day', run_days: 'SUN', is_run_day: false, upcoming_stations: [] };
export const NO_NEWS = { ...IDLE, title: 'Awaiting update', awaiting_update: true, at_src: false };

export const railyatriPage = (ltsData: unknown): string =>
  `<!doctype html><html><body><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { ltsData } } })}</script></body></html>`;

export const rapidTicket = JSON.stringify({
  status: true,
  message: 'Success',
  data: {
    Pnr: '1234567890',
    TrainNo: '17221',
    TrainName: 'COA LTT EXPRESS',
    Doj: '03-12-2026',
    BoardingPoint: 'CCT',
    ReservationUpto: 'SC',
    Class: '3A',
    ChartPrepared: true,
    PassengerStatus: [
      { Number: 1, Coach: 'B5', Berth: 55, BookingStatus: 'CNF B5 55', CurrentStatus: 'CNF' },
      { Number: 2, Coach: '', Berth: 0, BookingStatus: 'GNWL  36', CurrentStatus: 'RAC S9 23' },
      { Number: 3, Coach: null, Berth: '', BookingStatus: 'GNWL  37', CurrentStatus: 'GNWL 2' },
    ],
  },
});
export const confirmTicket = JSON.stringify({
  data: {
    pnrResponse: {
      pnr: '1234567890',
      trainNo: 7221,
      trainName: 'COA LTT EXPRESS',
      from: 'CCT',
      to: 'SC',
      doj: '2026-12-03',
      class: '3A',
      chartPrepared: false,
      passengerStatus: [{ number: 1, bookingStatus: 'CNF/B1/57/LB', currentStatus: 'CNF/B1/57/LB', prediction: null }],
      departureTime: '09:08',
      expectedPlatformNo: '1',
    },
  },
});

const CONFIRM = {
  trainNumber: 12951,
  trainName: 'Mumbai Rajdhani',
  fromStnCode: 'MMCT',
  fromStnName: 'Mumbai Central',
  toStnCode: 'NDLS',
  toStnName: 'New Delhi',
  departureTime: '17:00',
  arrivalTime: '08:32',
  duration: 932,
  distance: '1384',
  runningDays: '1111111',
  trainType: 'Rajdhani',
  avlClassesSorted: ['3A', '2A', '1A'],
  availabilityCache: { '3A': { availability: 'GNWL50/WL30', fare: '2065' }, '2A': { fare: 2890 }, '1A': { fare: 0 }, XX: { fare: 1 } },
};
export const confirmList = JSON.stringify({ data: { trainList: [CONFIRM, { ...CONFIRM, trainNumber: '12953', fromStnCode: 'BVI' }] } });

export const whereIsMyTrain = JSON.stringify({
  start_date: '21-11-2026',
  curStn: 'CNB',
  departedCurStn: true,
  curStnDistance: 3,
  lastUpdated: '2 min ago',
  lastUpdateIsoDate: '2026-11-21T13:25:00+05:30',
  days_schedule: [
    { station_code: 'NDLS', sch_departure_time: '17:00', departed: true, delay_in_arrival: null, delay_in_departure: 5, stops: 1 },
    {
      station_code: 'CNB',
      sch_arrival_time: '21:33',
      departed: true,
      delay_in_arrival: '12',
      delay_in_departure: 15,
      platform: '1',
      stops: 1,
    },
    { station_code: 'FTP', sch_arrival_time: '22:20', departed: false, delay_in_arrival: 14, stops: 0 },
    {
      station_code: 'PRYJ',
      sch_arrival_time: '23:43',
      actual_arrival_time: '23:55',
      departed: false,
      delay_in_arrival: 12,
      platform: 4,
      stops: 1,
    },
  ],
});

export const railRadarTrain = JSON.stringify({
  success: true,
  data: {
    train: {
      number: '12302',
      name: 'New Delhi - Howrah Rajdhani Express',
      type: 'Rajdhani',
      source: { code: 'NDLS', name: 'New Delhi' },
      destination: { code: 'HWH', name: 'Howrah Jn' },
      distance: 1451.4,
      runDays: [1, 1, 1, 1, 0, 1, 1],
      totalHalts: 1,
    },
    route: [
      {
        sequence: 1,
        distance: 0,
        station: { code: 'NDLS', name: 'New Delhi' },
        schedule: { arrival: null, departure: 1010 },
        platform: '16',
      },
      { sequence: 2, distance: 440, stationCode: 'CNB', schedule: { arrival: 1293, departure: 1298, haltMinutes: 5 } },
      { sequence: 3, distance: 1451.4, station: { code: 'HWH', name: 'Howrah Jn' }, schedule: { arrival: 595, departure: null } },
    ],
  },
});
/** Names of fields since the middle of 2026, and a station that the train passes. */
export const railRadarLiveNow = JSON.stringify({
  success: true,
  data: {
    trainNumber: '12302',
    journeyDate: '2026-11-21',
    lastUpdatedAt: '2026-11-21T13:25:00.000+05:30',
    route: [
      { stationCode: 'NDLS', status: 'departed', isHalt: true, delayArrival: null, delayDeparture: 2 },
      { stationCode: 'CNB', status: 'at-station', isHalt: true, delayArrival: 7, delayDeparture: null },
      { stationCode: 'FTP', status: 'upcoming', isHalt: false, delayArrival: 8 },
      { stationCode: 'HWH', status: 'upcoming', isHalt: true, delayArrival: 10 },
    ],
  },
});
export const railRadarLive = JSON.stringify({
  success: true,
  data: {
    trainNumber: '12302',
    status: 'running',
    lastUpdatedAt: '2026-11-21T13:25:00.000+05:30',
    route: [
      { stationCode: 'NDLS', status: 'departed', delayDepartureMinutes: 2 },
      { stationCode: 'CNB', status: 'at-station', delayArrivalMinutes: 7, platform: 1 },
      { stationCode: 'XXX', status: 'skipped' },
      { stationCode: 'HWH', status: 'upcoming', delayArrivalMinutes: 10, platform: '9' },
    ],
  },
});
