import { formatDays } from '../../i18n/format.ts';
import { inAllLocales, localName } from '../../i18n/locale.ts';
import type { State } from '../../places/states.ts';
import { confidence } from '../../text/confidence.ts';
import { askedDays } from '../asked-time.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { countWorkingDays, type Weekend } from './values.ts';
import { HOLIDAYS } from './wording.ts';
import { centralList } from './year.ts';

/** Saturdays and Sundays are off, as in central offices: the page has the other customs. */
const WEEKEND: Weekend = 'sat-sun';

/** The working days of the days, month or year that a text names, in a state if it names one; none where it asks for no count of them. */
export function askedWorkingDays(query: Query, state: State | undefined): DirectAnswer[] {
  if (!query.entities.includes('working')) return [];
  const span = askedDays(query);
  if (!span || span.from === span.to) return [];
  const { days, weekendDays, holidaysOnWeekdays, workingDays, least, most } = countWorkingDays(span.from, span.to, WEEKEND, state);
  return [
    {
      title: inAllLocales(HOLIDAYS, (t, locale) =>
        [t.workingDays, formatDays(span, locale), state && localName(locale, state)].filter(Boolean).join(', '),
      ),
      answer: inAllLocales(HOLIDAYS, (t) => t.workingCount(workingDays, least, most)),
      detail: inAllLocales(HOLIDAYS, (t, locale) => {
        const [from, to] = [span.from, span.to].map((day) => formatDays({ from: day, to: day }, locale));
        return t.workingSays(from ?? '', to ?? '', days, weekendDays, holidaysOnWeekdays);
      }),
      source: inAllLocales(HOLIDAYS, (t) =>
        [...new Set([span.from, span.to].map((day) => Number(day.slice(0, 4))))]
          .map((year) => t.centralList(year, centralList(year) !== undefined))
          .join(', '),
      ),
      url: `/browse/holidays/working-days?from=${span.from}&to=${span.to}`,
      confidence: confidence(query.unknownWords, 0.98),
      uses: ['time', 'place', 'operation'],
    },
  ];
}
