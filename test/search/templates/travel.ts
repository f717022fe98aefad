import { type Family, type Filled, read, whole } from './family.ts';

const WEEKDAYS = [
  ['Monday', 'सोमवार', 'somvar'],
  ['Wednesday', 'बुधवार', 'budhvar'],
  ['Friday', 'शुक्रवार', 'shukravar'],
  ['Sunday', 'रविवार', 'ravivar'],
] as const;
const DAY_NUMBERS = [0, 2, 4, 6];
const CLASSES = [
  ['3A', '3ac', /^(?:Yes|हाँ)/],
  ['SL', 'sleeper', /^(?:Yes|हाँ)/],
  ['CC', 'chair car', /^(?:Yes|हाँ)/],
] as const;

const clock = (minutes: number): string =>
  `${String(Math.floor((minutes % 1440) / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Trains with what their packed stops say: the first and last station, their times, and one stop on the way. */
function trains(): {
  number: string;
  days: string;
  classes: string[];
  stops: number;
  from: string;
  to: string;
  departs: string;
  arrives: string;
  km: string;
  mid: string;
  midArrives: string;
}[] {
  const names = new Map(read('train', 'select code, name from station').map(({ code, name }) => [String(code), String(name)]));
  const rows = read(
    'train',
    "select number, days_runs, classes, stops, distance_km from train where type in ('Rajdhani', 'Shatabdi', 'Vande Bharat', 'Duronto') and number like '1%' or number like '22%' order by number",
  );
  return rows
    .flatMap(({ number, days_runs, classes, stops, distance_km }) => {
      let time = 0;
      const times = String(stops)
        .split(' ')
        .map((one) => {
          const [code = '', ride, halt] = one.split(',');
          time += Number(ride || 0);
          const arrival = ride ? time : undefined;
          time += Number(halt || 0);
          const departure = halt ? time : undefined;
          return { name: names.get(code) ?? code, arrival, departure };
        });
      const [first, last, mid] = [times[0], times.at(-1), times[Math.floor(times.length / 2)]];
      if (
        !first ||
        !last ||
        !mid ||
        first.departure === undefined ||
        last.arrival === undefined ||
        mid.arrival === undefined ||
        !days_runs ||
        !classes
      )
        return [];
      const runs = String(days_runs);
      return [
        {
          number: String(number),
          days: runs,
          classes: String(classes).split(','),
          stops: times.length,
          from: first.name,
          to: last.name,
          departs: clock(first.departure),
          arrives: clock(last.arrival),
          km: String(distance_km ?? ''),
          mid: mid.name,
          midArrives: clock(mid.arrival),
        },
      ];
    })
    .filter((_, at) => at % 3 === 0)
    .slice(0, 40);
}

const each = (make: (one: ReturnType<typeof trains>[number]) => Filled[]) => () => trains().flatMap(make);

const ofTrains: Family[] = [
  {
    area: 'train',
    records: each(({ number, stops }) => [{ number, says: whole(`${stops} stops`) }]),
    patterns: {
      en: [
        'how many stops does {number} have',
        'number of (stops|halts) of {number}',
        '{number} how many halts',
        'how many stations does train {number} stop at',
      ],
      hi: ['{number} के कितने स्टॉप हैं', 'ट्रेन {number} कितने स्टेशनों पर रुकती है'],
      hinglish: ['{number} ke kitne stops hai', '{number} kitne station pe rukti hai'],
    },
  },
  {
    area: 'train',
    records: each(({ number, from, departs }) => [{ number, from, says: new RegExp(`${departs}|${from}.*${departs}`) }]),
    patterns: {
      en: [
        'departure time of {number}',
        '{number} departure time',
        'when does {number} (leave|depart|start)',
        'what time does train {number} start',
        '{number} starting time',
      ],
      hi: ['{number} कितने बजे छूटती है', '{number} का समय', 'ट्रेन {number} कब चलती है कितने बजे'],
      hinglish: ['{number} kitne baje chalti hai', '{number} ka time', '{number} kitne baje chhutti hai'],
    },
  },
  {
    area: 'train',
    records: each(({ number, mid, midArrives }) => [{ number, mid, says: whole(midArrives) }]),
    patterns: {
      en: [
        'arrival time of {number} at {mid}',
        'when does {number} reach {mid}',
        '{number} reaches {mid} at what time',
        'what time does {number} arrive at {mid}',
        '{number} timing at {mid}',
      ],
      hinglish: ['{number} {mid} kab pahunchti hai', '{number} {mid} kitne baje aati hai', '{mid} par {number} kab aati hai'],
    },
  },
  {
    area: 'train',
    records: each(({ number, classes }) =>
      CLASSES.map(([code, said]) => ({ number, said, says: classes.includes(code) ? /\| Yes/ : /\| No/ })),
    ),
    patterns: {
      en: [
        'does {number} have {said}',
        'is there {said} in {number}',
        'does train {number} have {said} coach',
        '{said} available in {number}',
      ],
      hinglish: ['kya {number} me {said} hai', '{number} me {said} hai kya'],
    },
  },
  {
    area: 'train',
    records: each(({ number, days }) =>
      WEEKDAYS.map(([day, day_hi, var_], at) => ({
        number,
        day,
        day_hi,
        var: var_,
        says: days[DAY_NUMBERS[at] ?? 0] === '1' ? /\| (?:Yes|Runs|.*(?:daily|every day))/i : /\| (?:No|Does not|not)/i,
      })),
    ),
    patterns: {
      en: ['does {number} run on {day}', 'is {number} running on {day}', 'does train {number} run on {day}s'],
      hi: ['क्या {number} {day} को चलती है', '{number} {day} को चलती है क्या'],
      hinglish: ['kya {number} {var} ko chalti hai', '{number} {day} ko chalti hai kya'],
    },
  },
  {
    area: 'train',
    records: each(({ number, from, to }) => [{ number, says: new RegExp(`${from}.*${to}`) }]),
    patterns: {
      en: [
        '{number}',
        'train {number}',
        'train number {number}',
        '{number} route',
        '{number} train details',
        '{number} from where to where',
        'time table of {number}',
        '{number} which train',
      ],
      hi: ['ट्रेन {number}', '{number} कहाँ से कहाँ जाती है', 'गाड़ी संख्या {number}', '{number} कौन सी ट्रेन है'],
      hinglish: ['{number} kaha se kaha jati hai', '{number} konsi train hai', 'gadi number {number}'],
    },
  },
  {
    area: 'train',
    records: each(({ number, km }) => (km ? [{ number, says: new RegExp(`${km.replace(/(?=\d{3}$)/, ',?')} km`) }] : [])),
    patterns: {
      en: ['distance covered by {number}', 'how many km does {number} travel', '{number} total distance'],
      hinglish: ['{number} kitne km chalti hai', '{number} ki duri kitni hai'],
    },
  },
];

const STATIONS = [
  ['NDLS', 'New Delhi', 'नई दिल्ली'],
  ['HWH', 'Howrah', 'हावड़ा'],
  ['CNB', 'Kanpur Central', 'कानपुर सेंट्रल'],
  ['BCT|MMCT', 'Mumbai Central', 'मुंबई सेंट्रल'],
  ['PNBE', 'Patna', 'पटना'],
  ['GAYA', 'Gaya', 'गया'],
  ['KOTA', 'Kota', 'कोटा'],
  ['BRC', 'Vadodara', 'वडोदरा'],
  ['ST', 'Surat', 'सूरत'],
  ['ASN', 'Asansol', 'आसनसोल'],
] as const;

const BETWEEN = [
  ['New Delhi', 'Howrah', 'नई दिल्ली', 'हावड़ा'],
  ['Delhi', 'Kanpur', 'दिल्ली', 'कानपुर'],
  ['Mumbai', 'Delhi', 'मुंबई', 'दिल्ली'],
  ['Howrah', 'Patna', 'हावड़ा', 'पटना'],
  ['Delhi', 'Gaya', 'दिल्ली', 'गया'],
  ['Surat', 'Kota', 'सूरत', 'कोटा'],
] as const;

const ofStations: Family[] = [
  {
    area: 'train',
    records: () => STATIONS.map(([code, station, station_hi]) => ({ station, station_hi, says: new RegExp(`\\b(?:${code})\\b`) })),
    patterns: {
      en: [
        'station code of {station}',
        '{station} station code',
        '{station} railway station code',
        'code of {station} station',
        'what is the code of {station} railway station',
      ],
      hi: ['{station} स्टेशन का कोड', '{station} स्टेशन कोड क्या है', '{station} रेलवे स्टेशन का कोड'],
      hinglish: ['{station} station ka code', '{station} ka station code kya hai'],
    },
  },
  {
    area: 'train',
    records: () =>
      STATIONS.flatMap(([codes, station]) => {
        const code = codes.split('|').at(-1) ?? '';
        return [{ code, says: new RegExp(station.split(' ')[0] ?? '') }];
      }),
    patterns: {
      en: ['{code} station', '{code} station name', '{code} full form', 'which station is {code}', '{code} railway station'],
      hinglish: ['{code} konsa station hai', '{code} kaun sa station'],
    },
  },
  {
    area: 'train',
    records: () => BETWEEN.map(([from, to, from_hi, to_hi]) => ({ from, to, from_hi, to_hi, says: /\d+ direct|\d\d:\d\d/ })),
    patterns: {
      en: [
        'trains from {from} to {to}',
        '{from} to {to} train',
        'train {from} {to}',
        'how many trains from {from} to {to}',
        'trains between {from} and {to}',
        '{from} {to} train list',
        'which trains go from {from} to {to}',
      ],
      hi: [
        '{from} से {to} ट्रेन',
        '{from} से {to} की ट्रेन',
        '{from} से {to} जाने वाली ट्रेन',
        '{to} के लिए {from} से ट्रेन',
        '{from} से {to} कितनी ट्रेनें हैं',
      ],
      hinglish: [
        '{from} se {to} train',
        '{from} se {to} ki train',
        '{from} se {to} jane wali train',
        '{from} se {to} ke liye train',
        '{to} jane wali train {from} se',
      ],
    },
  },
  {
    area: 'train',
    records: () => BETWEEN.map(([from, to, from_hi, to_hi]) => ({ from, to, from_hi, to_hi, says: /^.*\| ?\d{5} .*\d\d:\d\d/ })),
    patterns: {
      en: [
        'first train from {from} to {to}',
        'last train from {from} to {to}',
        'fastest train from {from} to {to}',
        'which is the fastest train between {from} and {to}',
        'earliest train {from} to {to}',
      ],
      hi: ['{from} से {to} की पहली ट्रेन', '{from} से {to} की सबसे तेज ट्रेन', '{from} से {to} की आखिरी ट्रेन'],
      hinglish: ['{from} se {to} ki pehli train', '{from} se {to} ki sabse tez train', '{from} se {to} last train'],
    },
  },
];

export const TRAVEL_FAMILIES: readonly Family[] = [...ofTrains, ...ofStations];
