import { listFestivals } from '../../astronomy/calendar/festivals/year.ts';
import { monthAt } from '../../astronomy/calendar/months.ts';
import { formatDay } from '../../i18n/format.ts';
import { eachLocale, inAllLocales } from '../../i18n/locale.ts';
import { addDays, istDay } from '../../kernel/time.ts';
import { INDIA } from '../../kernel/zone.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { DELHI, dayPage } from './day-answer.ts';
import { nationalNewYear, samvatsIn } from './samvat.ts';
import { PANCHANG } from './wording.ts';

const SAMVAT = /\b(?:vikram|shaka?|saka)\b.*\b(?:samvat|era|year|sal)|samvat|संवत/iu;
/** A year of an era by its number, and the difference from ours of its greater part. */
const OF_ERA = /\b(?:(sha?ka?)|vikram)?\s*(?:samvat|संवत)\s*(\d{4})(?!\d)/iu;
const VIKRAM_AHEAD = 57;
const SHAKA_BEHIND = 78;

const BEGINS = /\b(?:beg[ia]n|begins|beginning|starts?|started|starting|shuru)\b|शुरू|आरंभ/iu;
const NEW_YEAR = 'gudi-padwa';

/** The first day of a year of an era: of the national calendar, or with Chaitra Shukla Pratipada. */
const beginOf = (year: number, isShaka: boolean): string =>
  (isShaka ? undefined : listFestivals(year, { ...DELHI, zone: INDIA }).find(({ id }) => id === NEW_YEAR)?.date) ?? nationalNewYear(year);

/** The years of the eras on a day, or which of our years a year of an era is; undefined for other questions. */
export function samvat(query: Query): DirectAnswer[] | undefined {
  if (!SAMVAT.test(query.text) || query.entities.some((one) => one.startsWith('of '))) return undefined;
  // `vikram samvat 2083` is a year of that era.
  const [, isShaka, ofEra] = OF_ERA.exec(query.text) ?? [];
  if (ofEra) {
    const first = Number(ofEra) + (isShaka ? SHAKA_BEHIND : -VIKRAM_AHEAD);
    return [
      {
        title: inAllLocales(PANCHANG, (t) => (isShaka ? t.shakaYear : t.vikramYear)(ofEra)),
        answer: BEGINS.test(query.text)
          ? eachLocale((locale) => formatDay(beginOf(first, isShaka !== undefined), true, locale))
          : `${first}–${String(first + 1).slice(2)}`,
        detail: inAllLocales(PANCHANG, (t, locale) => {
          const [from, next] = [first, first + 1].map((one) => beginOf(one, isShaka !== undefined));
          return t.samvatRuns(formatDay(from ?? '', true, locale), formatDay(addDays(next ?? '', -1), true, locale));
        }),
        url: '/browse/panchang',
        confidence: 0.98,
        uses: ['time', 'word', 'other', 'amount', 'operation'],
      },
    ];
  }
  const date = query.day ?? (query.year === undefined ? istDay() : `${query.year}-07-01`);
  const instant = Date.parse(`${date}T06:00:00+05:30`);
  const { vikram, shaka, gujarati } = samvatsIn(monthAt(instant), instant);
  return [
    {
      title: eachLocale((locale) => formatDay(date, true, locale)),
      answer: inAllLocales(PANCHANG, (t, locale) => t.samvatSays(vikram, shaka.year, shaka.name[locale], gujarati)),
      as_of: date,
      url: dayPage(DELHI.name, date),
      confidence: 0.98,
      uses: ['time', 'word', 'other'],
    },
  ];
}
