import { formatDays } from '../../i18n/format.ts';
import { inAllLocales, localName } from '../../i18n/locale.ts';
import { addDays, currentYears, daysBetween, istDay, weekdayOf } from '../../kernel/time.ts';
import type { State } from '../../places/states.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { holidaysOfKind, SATURDAY } from './by-kind.ts';
import { holidayText } from './holiday-text.ts';
import { HOLIDAYS } from './wording.ts';
import type { Holiday } from './year.ts';

const MIN_LONG = 3;
const MAX_LONG_TOLD = 3;

/** The next runs of three or more free days: holidays beside Saturdays and Sundays. */
export function longWeekends(query: Query, state: State | undefined): DirectAnswer[] {
  if (!/\blong weekends?\b|लंबा वीकेंड|lamba weekend/iu.test(query.text)) return [];
  const [thisYear, nextYear] = currentYears();
  const years = query.year === undefined ? [thisYear, nextYear] : [query.year];
  const days = new Map(years.flatMap((year) => holidaysOfKind(year, 'public', state?.name ?? null)).map((one) => [one.date, one] as const));
  const isFree = (day: string) => days.has(day) || [0, SATURDAY].includes(weekdayOf(day));
  const runs: { from: string; to: string; names: Holiday[] }[] = [];
  const month = query.month === undefined ? undefined : `-${String(query.month).padStart(2, '0')}-`;
  for (const [date] of days) {
    let [from, to] = [date, date];
    while (isFree(addDays(from, -1))) from = addDays(from, -1);
    while (isFree(addDays(to, 1))) to = addDays(to, 1);
    const length = daysBetween(from, to) + 1;
    if (length < MIN_LONG || to < istDay() || runs.some((run) => run.from === from) || (month && !date.includes(month))) continue;
    runs.push({ from, to, names: [...days.values()].filter((one) => one.date >= from && one.date <= to) });
  }
  const shown = runs
    .sort((a, b) => (a.from < b.from ? -1 : 1))
    .slice(0, query.asked.few ?? (/next|agla|अगला/iu.test(query.text) ? 1 : MAX_LONG_TOLD));
  const counted = query.asked.also.includes('count') ? `${runs.length}: ` : '';
  return [
    {
      title: inAllLocales(HOLIDAYS, (t, locale) => [t.longWeekends, state && localName(locale, state)].filter(Boolean).join(', ')),
      answer: inAllLocales(HOLIDAYS, (t, locale) =>
        shown.length === 0
          ? t.noneOnRecord
          : counted +
            shown
              .map(
                ({ from, to, names }) =>
                  `${formatDays({ from, to }, locale)} (${names.map((one) => holidayText(one).name(locale)).join(', ')})`,
              )
              .join('; '),
      ),
      detail: inAllLocales(HOLIDAYS, (t, locale) => (state ? t.ofState(localName(locale, state)) : t.centralAlone(undefined))),
      url: '/browse/holidays',
      confidence: 0.98,
      uses: ['time', 'place', 'operation', 'other', ...(query.asked.few === undefined ? [] : (['amount'] as const))],
    },
  ];
}
