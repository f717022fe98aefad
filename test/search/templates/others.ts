import cities from '../../../src/places/cities.json' with { type: 'json' };
import states from '../../../src/places/states.json' with { type: 'json' };
import { type Family, type Filled, grouped, read, whole } from './family.ts';

const CITIES = cities.filter(({ name }) =>
  ['Agra', 'Shimla', 'Varanasi', 'Pune', 'Kochi', 'Srinagar', 'Guwahati', 'Bhopal', 'Jaipur', 'Mumbai', 'Patna', 'Surat'].includes(name),
);

const sky = (area: string, page: string, en: readonly string[], hi: readonly string[], hinglish: readonly string[]): Family => ({
  area,
  records: () => CITIES.map(({ name, hi: place_hi = name }) => ({ place: name, place_hi, says: new RegExp(`${page}.*${name}`, 'i') })),
  patterns: { en, hi, hinglish },
});

const live: Family[] = [
  sky(
    'weather',
    'weather',
    [
      '(weather|temperature|weather report) (of|at|for) {place} (now|tomorrow|)',
      'how is the weather (in|at) {place} (now|today)',
      'weather in {place}',
      '{place} weather (today|now|)',
      'what is the weather in {place}',
      'temperature in {place}',
      'will it rain in {place} today',
      'how hot is it in {place}',
      '{place} temperature today',
      'is it raining in {place}',
      "today's weather {place}",
      'weather forecast {place}',
      'humidity in {place}',
      'weather {place} tomorrow',
    ],
    [
      '{place} का मौसम',
      '{place} में मौसम कैसा है',
      'आज {place} का मौसम',
      '{place} में तापमान',
      '{place} में बारिश होगी क्या',
      'मौसम {place}',
      '{place} में आज कितनी गर्मी है',
    ],
    [
      '{place} ka mausam',
      '{place} me mausam kaisa hai',
      'aaj {place} ka mausam',
      '{place} me barish hogi kya',
      '{place} ka temperature kitna hai',
      'kal {place} me mausam kaisa rahega',
    ],
  ),
  sky(
    'aqi',
    'aqi',
    [
      '(aqi|air quality index|air pollution|air quality) (of|in|at) {place} (today|now|)',
      'how (bad|polluted|clean) is the air in {place}',
      'aqi {place}',
      'air quality in {place}',
      '{place} aqi today',
      'pollution in {place}',
      'how is the air in {place}',
      '{place} air pollution level',
      'pm2.5 in {place}',
      'what is the aqi of {place}',
      '{place} air quality index',
      'is the air bad in {place} today',
    ],
    ['{place} का एक्यूआई', '{place} में प्रदूषण', '{place} की हवा कैसी है', 'आज {place} में प्रदूषण कितना है', '{place} में वायु गुणवत्ता'],
    ['{place} ka aqi', '{place} me pradushan kitna hai', '{place} ki hawa kaisi hai', '{place} me pollution kitna hai aaj'],
  ),
];

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const km = (a: (typeof cities)[number], b: (typeof cities)[number]): number =>
  Math.round(
    2 *
      6371 *
      Math.asin(
        Math.sqrt(
          Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
            Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lon - a.lon) / 2) ** 2,
        ),
      ),
  );

const digitSum = (text: string): number => {
  const sum = [...text.replace(/\D/g, '')].reduce((all, digit) => all + Number(digit), 0);
  return sum > 9 && sum !== 11 && sum !== 22 && sum !== 33 ? digitSum(String(sum)) : sum;
};
const BIRTHS = ['15-08-1990', '01-01-2000', '23-11-1985', '14-02-1978'];

const lookUps: Family[] = [
  {
    area: 'places',
    records: () =>
      states
        .filter(({ kind, name }) => kind === 'state' && name !== 'Ladakh')
        .map(({ name, hi, capital }) => ({ state: name, state_hi: hi, says: whole(capital) })),
    patterns: {
      en: [
        '(capital|capital city) of {state}',
        'tell me the capital of {state}',
        '{state} (capital city|ki capital)',
        '{state} capital',
        'what is the capital of {state}',
        'which city is the capital of {state}',
      ],
      hi: ['{state} की राजधानी', '{state} की राजधानी क्या है', '{state} की राजधानी कहाँ है'],
      hinglish: ['{state} ki rajdhani', '{state} ki rajdhani kya hai'],
    },
  },
  {
    area: 'places',
    records: () => CITIES.map(({ name, state, hi: place_hi = name }) => ({ place: name, place_hi, says: new RegExp(`\\| ${state}`) })),
    patterns: {
      en: ['which state is {place} in', '{place} is in which state', 'in which state is {place}', 'what state is {place} in'],
      hi: ['{place} किस राज्य में है', '{place} कौन से राज्य में है'],
      hinglish: ['{place} kis state me hai', '{place} kaun se rajya me hai'],
    },
  },
  {
    area: 'places',
    records: () =>
      CITIES.flatMap((one, at): Filled[] => {
        const other = CITIES[(at + 4) % CITIES.length];
        if (!other) return [];
        const distance = km(one, other);
        return [
          {
            place: one.name,
            place_hi: one.hi ?? one.name,
            other: other.name,
            other_hi: other.hi ?? other.name,
            says: new RegExp(`\\b(?:${[-1, 0, 1].map((off) => grouped(distance + off)).join('|')}) km`),
          },
        ];
      }),
    patterns: {
      en: [
        '(distance|km) between {place} and {other}',
        'how far is {place} from {other} (in km|)',
        '{place} {other} (distance|km)',
        '{place} to {other} distance',
        'how far is {other} from {place}',
        'distance from {place} to {other} in km',
        'how many km from {place} to {other}',
      ],
      hi: ['{place} से {other} की दूरी', '{place} से {other} कितनी दूर है', '{place} और {other} के बीच की दूरी'],
      hinglish: ['{place} se {other} ki duri', '{place} se {other} kitni door hai', '{place} se {other} kitne km hai'],
    },
  },
  {
    area: 'domain',
    records: () =>
      ['flipkart.com', 'irctc.co.in', 'zoho.in', 'example.org'].map((domain) => ({
        domain,
        says: new RegExp(`/domain\\?name=${domain.replaceAll('.', '\\.')}`),
      })),
    patterns: {
      en: [
        '(whois|dns|nameservers of|expiry date of|owner of) {domain}',
        'is {domain} (registered|taken|free)',
        '{domain} (whois|owner|registrar|expiry date|dns records|nameserver|mx record|age)',
        'who (registered|bought|runs) {domain}',
        '(check|look up) domain {domain}',
        'domain name {domain}',
        'when was {domain} registered',
        'domain age of {domain}',
        'who owns {domain}',
        'is {domain} available',
        '{domain} domain',
        'domain {domain} expiry',
        'when does {domain} expire',
        '{domain} registered or not',
      ],
      hinglish: ['{domain} kiska hai', '{domain} domain available hai kya'],
    },
  },
  {
    area: 'numerology',
    records: () => BIRTHS.map((born) => ({ born, says: whole(`Life path ${digitSum(born.split('-').map(digitSum).join(''))}`) })),
    patterns: {
      en: [
        '(life path number|life path|destiny number) (of|for|) {born}',
        'what is the life path number of {born}',
        'numerology (number|) of {born}',
        'born on {born} life path number',
        'lucky number {born}',
        'numerology of date of birth {born}',
        'calculate life path number for {born}',
        'numerology {born}',
        'life path of {born}',
        'numerology for date of birth {born}',
      ],
      hi: ['अंक ज्योतिष {born}', 'भाग्यांक {born}', '{born} का भाग्यांक', 'जन्म तिथि {born} का भाग्यांक (क्या है|बताओ)', 'अंक शास्त्र {born}'],
      hinglish: [
        'bhagyank {born}',
        '{born} ka bhagyank (kya hai|batao|)',
        'ank jyotish {born}',
        'janm tithi {born} ka bhagyank',
        'dob {born} ka bhagyank kya hai',
      ],
    },
  },
];

const rows = () =>
  read(
    'schemes',
    "select name, slug, level, states from scheme where known = 'listing' and gone_since is null and length(name) between 12 and 60",
  );

const schemes: Family[] = [
  {
    area: 'schemes',
    records() {
      const all = rows().filter(({ name }) => /^[A-Za-z ]+$/.test(String(name)));
      const step = Math.ceil(all.length / 50);
      return all
        .filter((_, at) => at % step === 0)
        .map(({ name, slug }) => ({ scheme: String(name).toLowerCase(), says: new RegExp(`${slug}(?![\\w-])|${name}`, 'i') }));
    },
    patterns: {
      en: [
        '{scheme}',
        '{scheme} eligibility',
        '{scheme} details',
        'how to apply for {scheme}',
        'what is {scheme}',
        '{scheme} documents required',
        'who can apply for {scheme}',
        '{scheme} benefits',
      ],
      hi: ['{scheme} क्या है', '{scheme} की पात्रता', '{scheme} के लिए आवेदन कैसे करें'],
      hinglish: ['{scheme} kya hai', '{scheme} ke liye kaise apply kare', '{scheme} ke fayde'],
    },
  },
  {
    area: 'schemes',
    records: () =>
      [
        ['Rajasthan', 'राजस्थान'],
        ['Bihar', 'बिहार'],
        ['Kerala', 'केरल'],
        ['Tamil Nadu', 'तमिलनाडु'],
        ['Gujarat', 'गुजरात'],
        ['Assam', 'असम'],
      ].map(([state = '', state_hi = '']) => ({ state, state_hi, says: new RegExp(`^(?!.*not on record).*schemes.*${state}`, 'i') })),
    patterns: {
      en: [
        'schemes (of|for|by) {state}',
        '(government|govt|sarkari) schemes in {state}',
        '{state} government schemes',
        'schemes in {state}',
        'scholarship schemes in {state}',
        'schemes for women in {state}',
        'schemes for farmers in {state}',
        'widow in {state} schemes',
        'student of 20 in {state} scheme',
        'pension schemes in {state}',
        'schemes for disabled persons in {state}',
        'schemes for sc students in {state}',
      ],
      hi: [
        '{state} की योजनाएं',
        '{state} में किसानों के लिए योजना',
        '{state} में महिलाओं के लिए योजना',
        '{state} सरकार की योजनाएँ',
        'किसानों के लिए योजना {state}',
        'छात्रों के लिए योजना {state}',
      ],
      hinglish: [
        '{state} ki yojana',
        '{state} me mahilao ke liye yojana',
        '{state} me kisano ke liye yojana',
        '{state} sarkar ki yojanaye',
        'students ke liye yojana {state} me',
      ],
    },
  },
];

export const OTHER_FAMILIES: readonly Family[] = [...live, ...lookUps, ...schemes];
