import { groupDigits } from '../../i18n/format.ts';
import { inAllLocales, type LocalizedText, localName } from '../../i18n/locale.ts';
import { airportsIn, CODES_AS_OF, CODES_SOURCE, codesOf, townsOfCode } from '../../places/codes.ts';
import type { Place } from '../../places/gazetteer.ts';
import { findTown } from '../../places/town.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import type { PlaceFact } from '../place-section.ts';
import { answerCounts } from '../state-counts.ts';
import { PINCODE } from './wording.ts';

/** What is known of a place besides its PIN codes, for its page. */
export function codeFacts(place: Place): PlaceFact[] {
  const { std, airports, lgd, body, census } = codesOf(place);
  return [
    ...(std
      ? [
          {
            label: inAllLocales(PINCODE, (t) => t.std),
            value: std,
            note: { en: 'public list of area codes, 2026', hi: 'एसटीडी कोड की सार्वजनिक सूची, 2026' },
          },
        ]
      : []),
    ...(airports.length > 0
      ? [
          {
            label: inAllLocales(PINCODE, (t) => t.airport),
            value: airports.map(({ iata }) => iata).join(', '),
            // Names of airports are in English alone.
            note: { en: `${airports.map(({ name }) => name).join(', ')}; open list of airports, 2026`, hi: 'हवाई अड्डों की खुली सूची, 2026' },
          },
        ]
      : []),
    ...(lgd === undefined ? [] : [{ label: inAllLocales(PINCODE, (t) => t.lgd), value: String(lgd), note: lgdNote(body) }]),
    ...(census
      ? [
          {
            label: inAllLocales(PINCODE, (t) => t.population),
            value: groupDigits(census.population),
            note: inAllLocales(PINCODE, (t) => t.census),
          },
        ]
      : []),
  ];
}

/** What an urban body is, in Hindi. */
const BODIES_IN_HINDI: Readonly<Record<string, string>> = {
  'Municipal Corporation': 'नगर निगम',
  Municipality: 'नगरपालिका',
  'Notified Area Council': 'अधिसूचित क्षेत्र परिषद',
  'Town Panchayat': 'नगर पंचायत',
  'Municipal Council': 'नगर परिषद',
  'NCT Municipal Council': 'नगरपालिका परिषद',
  'City Municipal Council': 'नगर परिषद',
  'Town Municipal Council': 'नगर पालिका परिषद',
};

const lgdNote = (body: string | undefined): LocalizedText => ({
  en: [body, 'Local Government Directory'].filter(Boolean).join('; '),
  hi: [body && BODIES_IN_HINDI[body], 'स्थानीय शासन निर्देशिका'].filter(Boolean).join('; '),
});

/** Which code of a place is asked for, by the concept of the vocabulary. */
const ASKED = ['std', 'airport', 'lgd', 'population'] as const;

const AIRPORT = /\b(?:airport|iata|icao)\b|एयरपोर्ट|हवाई अड्डा/iu;
const AREA = /\b(?:std|code|codes|area|city|town|dial(?:l?ing)?|phone|landline|number)\b|कोड|शहर/iu;

/** The towns that a dialling code or an airport's code stands for: `0522 is code of which city`, `BLR airport`. */
export function townsAnswer({ text, words }: Query): DirectAnswer[] {
  const std = AREA.test(text) || words.length === 1 ? words.find((word) => /^0\d{2,4}$/.test(word)) : undefined;
  const iata = AIRPORT.test(text) ? /(?<!\p{L})[A-Z]{3,4}(?!\p{L})/u.exec(text)?.[0] : undefined;
  const code = std ?? iata;
  const towns = code === undefined ? [] : townsOfCode(code);
  const [first] = towns;
  if (code === undefined || first === undefined) return [];
  const place = findTown(first);
  return [
    {
      title: inAllLocales(PINCODE, (t) => `${t[std ? 'std' : 'airport']} ${code}`),
      answer: towns.join('; '),
      as_of: CODES_AS_OF,
      source: CODES_SOURCE[std ? 'std' : 'airport'],
      url: place ? `/place/${place.slug}` : '/browse/pincode',
      confidence: 0.97,
      uses: ['amount', 'other', 'word', 'place'],
    },
  ];
}

/** Of the people of the states the most, the share, the rank: `most populous state`. Empty where one place alone is asked for. */
export const peopleCompared = async (query: Query): Promise<DirectAnswer[]> =>
  query.entities.includes('population')
    ? answerCounts(query, {
        countIn: (state) => codesOf({ name: state, type: 'state', state }).census?.population ?? 0,
        titleOf: (state) => inAllLocales(PINCODE, (t, locale) => t.codeOf(t.population, localName(locale, state))),
        day: CENSUS_DAY,
        source: CODES_SOURCE.population,
        url: '/browse/pincode',
      })
    : [];
const CENSUS_DAY = '2011-03-01';

/** The STD code, airport, LGD code or people of a place that is named: `std code of pune`. */
export function codeAnswer(query: Query): DirectAnswer[] {
  const { entities, place, unknownWords } = query;
  const kind = ASKED.find((one) => entities.includes(one));
  if (!kind || !place || unknownWords.length > 1) return [];
  const { std, airports: ofTown, lgd, body, census } = codesOf(place);
  const airports = place.type === 'state' ? airportsIn(place.state) : ofTown;
  // Where else the people of a town are told is an answer of the field's own.
  if (kind === 'population' && !census) return [];
  const figure = {
    std: std && { answer: std },
    airport: airports.length > 0 && {
      answer: airports.map(({ iata }) => iata).join(', '),
      detail: { en: airports.map(({ name, icao }) => `${name} (ICAO ${icao})`).join('; ') },
    },
    lgd: lgd !== undefined && { answer: String(lgd), detail: lgdNote(body) },
    population: census && { answer: groupDigits(census.population), detail: inAllLocales(PINCODE, (t) => t.census) },
  }[kind];
  return [
    {
      title: inAllLocales(PINCODE, (t, locale) => t.codeOf(t[kind], localName(locale, place))),
      ...(figure || { answer: null, detail: inAllLocales(PINCODE, (t) => t.noCode), declined: true as const }),
      as_of: kind === 'population' ? CENSUS_DAY : CODES_AS_OF,
      source: CODES_SOURCE[kind],
      url: `/place/${place.slug}`,
      confidence: unknownWords.length > 0 ? 0.6 : 0.97,
      uses: ['place', 'other', 'word'],
    },
  ];
}
