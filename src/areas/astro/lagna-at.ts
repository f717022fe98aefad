import { formatDay } from '../../i18n/format.ts';
import { eachLocale, inAllLocales, localName, translate } from '../../i18n/locale.ts';
import { istDay, now } from '../../kernel/time.ts';
import { INDIA } from '../../kernel/zone.ts';
import { findSkyPoint } from '../../places/sky-point.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { birthQuery } from './schema.ts';
import { chartOf } from './values.ts';
import { ASTRO } from './wording.ts';

const LAGNA = /\b(?:lagna|ascendant)\b|लग्न/iu;
/** Words for this moment or this day. */
export const NOW = /\b(?:now|today|aaj|currently|abhi|is samay|current)\b|आज|अभी|इस समय/iu;
const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: INDIA });

/** The lagna that rises at this moment, or at a time of today or a day to come, at Delhi where no town is named: `lagna at 7 am in pune`. */
export function lagnaAt({ text, day = istDay(), place }: Query, said: string | undefined): DirectAnswer[] {
  const point = place && findSkyPoint(place);
  const time = said ?? (day === istDay() && NOW.test(text) ? CLOCK.format(now()) : undefined);
  if (!LAGNA.test(text) || time === undefined || day < istDay() || (place && !point)) return [];
  const { lagna } = chartOf(birthQuery.parse({ date: day, time, city: point?.town ?? 'Delhi' }));
  return [
    {
      title: inAllLocales(ASTRO, (t, locale) =>
        [
          t.lagnaAt(place ? localName(locale, place) : translate({ en: 'Delhi', hi: 'दिल्ली' }, locale), time),
          ...(day === istDay() ? [] : [formatDay(day, true, locale)]),
        ].join(', '),
      ),
      answer: eachLocale((locale) => (locale === 'hi' ? lagna.rashi.name_hi : lagna.rashi.name)),
      as_of: day,
      url: '/browse/astro',
      confidence: 0.96,
      uses: ['place', 'time', 'amount', 'word', 'other'],
      ...(place ? {} : { assumed: { en: 'Delhi', hi: 'दिल्ली' } }),
    },
  ];
}
