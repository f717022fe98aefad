import { elementsIn } from '../../astronomy/calendar/elements.ts';
import { NAKSHATRAS, nameAt, RASHIS } from '../../i18n/almanac-names.ts';
import { formatTime } from '../../i18n/day-words.ts';
import { formatDay } from '../../i18n/format.ts';
import { inAllLocales } from '../../i18n/locale.ts';
import { istDay } from '../../kernel/time.ts';
import { INDIA, zonedIso } from '../../kernel/zone.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { grahaIn } from './graha-on-day.ts';
import { NOW } from './lagna-at.ts';
import { ASTRO } from './wording.ts';

const DAY_MS = 86_400_000;
const RASHI = /\b(?:rashi|raashi|moon sign|chandra rashi)\b|राशि/iu;
const NAKSHATRA = /\b(?:nakshatra?m?|birth ?stars?)\b|नक्षत्र/iu;

/**
 * The moon's signs or nakshatras of a day, from midnight to midnight in India, where no time of a birth is told: `rashi of 15 august 1998`. Of a day to come
 * the sign alone, the almanac has its nakshatra.
 */
export function moonOfDay({ text, words, day: said, unclaimedWords }: Query, isSaid: (word: string) => boolean): DirectAnswer[] {
  const isOfSign = RASHI.test(text);
  const isOfMoon = grahaIn(words)?.id === 'moon';
  const day = said ?? (isOfMoon && NOW.test(text) ? istDay() : undefined);
  if (!day || (day >= istDay() && !isOfMoon) || !(isOfSign || NAKSHATRA.test(text))) return [];
  const midnight = Date.parse(`${day}T00:00:00+05:30`);
  const all = elementsIn(isOfSign ? 'moonSign' : 'nakshatra', midnight, midnight + DAY_MS);
  const names = isOfSign ? RASHIS : NAKSHATRAS;
  return [
    {
      title: inAllLocales(ASTRO, (t, locale) => `${isOfSign ? t.moonSign : t.birthStar}, ${formatDay(day, true, locale)}`),
      answer: inAllLocales(ASTRO, (t, locale) =>
        all
          .map(({ index, end }, at) => {
            const name = nameAt(names, index)[locale];
            return at < all.length - 1 ? t.untilThen(name, formatTime(zonedIso(INDIA, end), day, locale)) : name;
          })
          .join(', '),
      ),
      ...(day < istDay() ? { detail: inAllLocales(ASTRO, (t) => t.birthNeeded) } : {}),
      as_of: day,
      url: '/browse/astro',
      confidence: 0.95,
      uses: ['time', 'amount', 'place', ...(isOfMoon || unclaimedWords.every(isSaid) ? (['word'] as const) : [])],
    },
  ];
}
