import { formatWeekday } from '../../i18n/day-words.ts';
import { formatDay } from '../../i18n/format.ts';
import { eachLocale } from '../../i18n/locale.ts';
import { addDays, istDay, weekdayOf } from '../../kernel/time.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { DAY_NAMES } from './asked-closure.ts';
import { easter } from './computed.ts';
import { FIRST_YEAR, LAST_YEAR } from './schema.ts';

/** Days that Easter Sunday gives, by how many days they are from it. They are no holidays of the central lists. */
const DAYS = [
  { id: 'ash-wednesday', from: -46, names: { en: 'Ash Wednesday', hi: 'राख बुधवार' } },
  { id: 'palm-sunday', from: -7, names: { en: 'Palm Sunday', hi: 'पाम संडे' } },
  { id: 'maundy-thursday', from: -3, names: { en: 'Maundy Thursday', hi: 'पवित्र बृहस्पतिवार' } },
  { id: 'easter', from: 0, names: { en: 'Easter', hi: 'ईस्टर' } },
  { id: 'easter-monday', from: 1, names: { en: 'Easter Monday', hi: 'ईस्टर सोमवार' } },
  { id: 'pentecost', from: 49, names: { en: 'Pentecost', hi: 'पेंतेकोस्त' } },
] as const;

/** The names of these days, for the vocabulary. */
export const EASTER_WORDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  DAYS.map(({ id, names }) => [`by ${id}`, id === 'easter' ? [...Object.values(names), 'easter sunday', 'ईस्टर संडे'] : Object.values(names)]),
);

/** The next such day, or that of the year that is named. */
export function easterAnswer({ entities, year: named, day, weekday, asked, amounts }: Query): DirectAnswer[] {
  const feast = DAYS.find(({ id }) => entities.includes(`by ${id}`));
  // Beside the Sunday of `easter sunday 2027` a year is read as a number.
  const year = named ?? (weekday === undefined ? undefined : amounts.find(({ value }) => value >= FIRST_YEAR && value <= LAST_YEAR)?.value);
  if (!feast || asked.kind === 'until' || (day && weekday === undefined && year === undefined)) return [];
  const dateIn = (one: number) => addDays(easter(one), feast.from);
  const thisYear = Number(istDay().slice(0, 4));
  const date = dateIn(year ?? (dateIn(thisYear) >= istDay() ? thisYear : thisYear + 1));
  return [
    {
      title: eachLocale((locale) => `${feast.names[locale]} ${date.slice(0, 4)}`),
      answer: eachLocale((locale) => `${formatWeekday(DAY_NAMES[weekdayOf(date)] ?? '', locale)}, ${formatDay(date, true, locale)}`),
      url: '/browse/holidays',
      confidence: 0.95,
      uses: ['time', 'operation', ...(named === year ? [] : (['amount'] as const))],
    },
  ];
}
