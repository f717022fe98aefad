import { eachLocale, inAllLocales, localName } from '../../i18n/locale.ts';
import type { State } from '../../places/states.ts';
import { confidence } from '../../text/confidence.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { hasStateList } from './by-kind.ts';
import { holidayText } from './holiday-text.ts';
import { HOLIDAYS } from './wording.ts';
import type { Holiday } from './year.ts';

/** So many holidays to come: `next 3 bank holidays`. */
export const nextFew = (days: readonly Holiday[], { unknownWords }: Query, state: State | undefined): DirectAnswer[] => [
  {
    title: inAllLocales(HOLIDAYS, (t, locale) => [t.nextFew, state && localName(locale, state)].filter(Boolean).join(', ')),
    answer: eachLocale((locale) =>
      days
        .map(holidayText)
        .map(({ name, weekday, day }) => `${name(locale)}, ${weekday(locale)} ${day(locale)}`)
        .join('; '),
    ),
    ...(hasListOf(days, state) ? {} : { detail: inAllLocales(HOLIDAYS, (t, locale) => t.centralAlone(state && localName(locale, state))) }),
    url: '/browse/holidays',
    confidence: confidence(unknownWords, 0.95),
    uses: ['time', 'place', 'amount', 'operation'],
  },
];
const hasListOf = (days: readonly Holiday[], state: State | undefined): boolean =>
  state !== undefined && days.every(({ date }) => hasStateList(Number(date.slice(0, 4)), state.name));
