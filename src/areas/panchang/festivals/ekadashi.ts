import { addDays } from '../../../kernel/time.ts';
import type { ZonedPoint } from '../frame.ts';
import { dayFrame } from '../frame.ts';
import type { LunarMonth } from '../months.ts';
import type { Name } from '../names.ts';
import { tithiSpan } from './find.ts';
import { partBounds } from './parts.ts';
import { coveredDays, prevailingDay, type SpanOf } from './prevail.ts';

/** Names of the ekadashis of the bright and the dark half of each amanta month from Chaitra. */
const NAMES: ReadonlyArray<readonly [Name, Name]> = [
  [
    { en: 'Kamada Ekadashi', hi: 'कामदा एकादशी' },
    { en: 'Varuthini Ekadashi', hi: 'वरूथिनी एकादशी' },
  ],
  [
    { en: 'Mohini Ekadashi', hi: 'मोहिनी एकादशी' },
    { en: 'Apara Ekadashi', hi: 'अपरा एकादशी' },
  ],
  [
    { en: 'Nirjala Ekadashi', hi: 'निर्जला एकादशी' },
    { en: 'Yogini Ekadashi', hi: 'योगिनी एकादशी' },
  ],
  [
    { en: 'Devshayani Ekadashi', hi: 'देवशयनी एकादशी' },
    { en: 'Kamika Ekadashi', hi: 'कामिका एकादशी' },
  ],
  [
    { en: 'Shravana Putrada Ekadashi', hi: 'श्रावण पुत्रदा एकादशी' },
    { en: 'Aja Ekadashi', hi: 'अजा एकादशी' },
  ],
  [
    { en: 'Parsva Ekadashi', hi: 'पार्श्व एकादशी' },
    { en: 'Indira Ekadashi', hi: 'इन्दिरा एकादशी' },
  ],
  [
    { en: 'Papankusha Ekadashi', hi: 'पापांकुशा एकादशी' },
    { en: 'Rama Ekadashi', hi: 'रमा एकादशी' },
  ],
  [
    { en: 'Devutthana Ekadashi', hi: 'देवुत्थान एकादशी' },
    { en: 'Utpanna Ekadashi', hi: 'उत्पन्ना एकादशी' },
  ],
  [
    { en: 'Mokshada Ekadashi', hi: 'मोक्षदा एकादशी' },
    { en: 'Saphala Ekadashi', hi: 'सफला एकादशी' },
  ],
  [
    { en: 'Pausha Putrada Ekadashi', hi: 'पौष पुत्रदा एकादशी' },
    { en: 'Shattila Ekadashi', hi: 'षटतिला एकादशी' },
  ],
  [
    { en: 'Jaya Ekadashi', hi: 'जया एकादशी' },
    { en: 'Vijaya Ekadashi', hi: 'विजया एकादशी' },
  ],
  [
    { en: 'Amalaki Ekadashi', hi: 'आमलकी एकादशी' },
    { en: 'Papmochani Ekadashi', hi: 'पापमोचनी एकादशी' },
  ],
];
/** Those of an adhika month. */
const OF_ADHIKA: readonly [Name, Name] = [
  { en: 'Padmini Ekadashi', hi: 'पद्मिनी एकादशी' },
  { en: 'Parama Ekadashi', hi: 'परमा एकादशी' },
];
const BRIGHT = 10;
const DARK = 25;

/** An ekadashi with the days of both traditions. */
export interface Ekadashi {
  name: Name;
  span: SpanOf;
  smarta: string;
  vaishnava: string;
}

/**
 * Smartas fast on the day that has ekadashi at sunrise (the first of two; where it is skipped, the day in which it begins). Vaishnavas take a day without dashami
 * in the dawn, else the day after; and the second of two.
 */
function daysOfFast(span: SpanOf, place: ZonedPoint): { smarta: string; vaishnava: string } {
  const smarta = prevailingDay('sunrise', span, place, 'first');
  const sunrises = coveredDays('sunrise', span, place);
  const second = sunrises[1];
  if (second) return { smarta, vaishnava: second.date };
  const dawn = partBounds('arunodaya', dayFrame(place, smarta), place);
  const pure = sunrises.length > 0 && dawn !== null && span.start <= dawn.start;
  return { smarta, vaishnava: pure ? smarta : addDays(smarta, 1) };
}

/** Both ekadashis of a lunar month. */
export function findEkadashis(month: LunarMonth, place: ZonedPoint): Ekadashi[] {
  const names = month.adhika ? OF_ADHIKA : NAMES[month.index];
  return [BRIGHT, DARK].map((tithi, half) => {
    const span = tithiSpan(month, tithi);
    const name = names?.[half];
    if (!name) throw new Error(`There is no ekadashi ${half} in month ${month.index}`);
    return { name, span, ...daysOfFast(span, place) };
  });
}
