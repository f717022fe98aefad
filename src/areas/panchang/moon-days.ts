// Days of the moon and lunar months by the names that people write.

import type { Part } from '../../astronomy/calendar/festivals/parts.ts';
import { purnimantaAt } from '../../astronomy/calendar/months.ts';
import { MONTHS, nameAt, TITHIS } from '../../i18n/almanac-names.ts';
import { normaliseDevanagari } from '../../text/fold.ts';

const DAY_MS = 86_400_000;
const HALF_TITHIS = 15;
/** Tithis by the names that people ask for, those of both halves of the month; ekadashis have names of their own. */
export const NAMED_TITHIS = TITHIS.slice(0, 14).flatMap((name, at) =>
  name.en === 'Ekadashi' ? [] : [{ id: name.en.toLowerCase(), name, tithis: [at, at + HALF_TITHIS] }],
);
/** Days of the moon that people look for: their names, and the tithis from 0. */
export const MOON_DAYS: Readonly<Record<string, { tithis: readonly number[]; part?: Part }>> = {
  purnima: { tithis: [14] },
  amavasya: { tithis: [29] },
  sankashti: { tithis: [18], part: 'moonrise' },
  pradosh: { tithis: [12, 27], part: 'dusk' },
  ...Object.fromEntries(NAMED_TITHIS.map(({ id, tithis }) => [id, { tithis }])),
};
/** How people write the lunar months, from Chaitra, beside their usual spelling. */
const MONTH_SPELLINGS = [
  'chait chaitr चैत',
  'vaisakh vaishakh baisakh बैसाख',
  'jyeshth jyesth jeth jaistha जेठ ज्येष्ठा',
  'ashadh asadh aashadh asarh असाढ़',
  'shravan shrawan sawan saawan sravana सावन',
  'bhadrapad bhadra bhado bhadon भादो भादों',
  'ashwin aashwin ashvin asoj kuwar क्वार',
  'kartik karthik karttik karthika कातिक',
  'margashirsh margshirsh aghan agahan अगहन',
  'paush posh poos pausa पूस',
  'magh maagh माघ',
  'phalgun falgun phagun fagun फागुन',
].map((spellings, at) => new Set([...spellings.split(' '), ...Object.values(nameAt(MONTHS, at))].map(normaliseDevanagari)));

/** The lunar month that a word names, from 0 for Chaitra; -1 for none. */
export const lunarMonth = (word: string): number => MONTH_SPELLINGS.findIndex((spellings) => spellings.has(normaliseDevanagari(word)));

/** May a day at noon lie in the lunar month of the dark or the bright half? Told without the rest of an almanac day, which takes longer. */
export const isInMonth = (date: string, month: number): boolean => {
  const noon = Date.parse(`${date}T12:00:00+05:30`);
  return [noon - DAY_MS, noon, noon + DAY_MS].some((instant) => purnimantaAt(instant).index === month);
};
