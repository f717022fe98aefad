import { inAllLocales } from '../../i18n/locale.ts';
import { pincodeAtlas } from '../../places/pincodes/atlas.ts';
import { pincodeDatabase } from '../../places/pincodes/queries.ts';
import { FIELD } from '../field-wording.ts';
import type { DirectAnswer } from '../intent.ts';
import { type DigipinCell, digipinAt, readDigipin } from './digipin.ts';
import { nearestPins } from './nearest.ts';

const PAGE = '/browse/pincode';
const DIGIPIN = /(?<![A-Z\d])[2-9CFJKLMPT]{3}-[2-9CFJKLMPT]{3}-[2-9CFJKLMPT]{4}(?![A-Z\d])/i;
const POINT = /(?<![\d.])(\d{1,2}\.\d+)[ ,]+(\d{2}\.\d+)(?![\d.])/;

/** The DIGIPIN cell a text gives by code, or by latitude and longitude. */
export function readCell(text: string): DigipinCell | undefined {
  const code = DIGIPIN.exec(text)?.[0];
  if (code) return readDigipin(code);
  const [, lat, lon] = /digi ?pin|डिजिपिन/i.test(text) ? (POINT.exec(text) ?? []) : [];
  return lat === undefined ? undefined : digipinAt({ lat: Number(lat), lon: Number(lon) });
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
