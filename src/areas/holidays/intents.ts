import { eachLocale, inAllLocales, type Locale, localName } from '../../i18n/locale.ts';
import { currentYears } from '../../kernel/time.ts';
import { STATES } from '../../places/states.ts';
import { confidence } from '../../text/confidence.ts';
import { slugify } from '../../text/fold.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { asksBanks, asksMarket, asksOffices, BANKS, withoutOffices } from './asked-closure.ts';
import { holidaysOfDays, unknownYear } from './asked-days.ts';
import { type AskedHolidays, readAskedHolidays } from './asked-holidays.ts';
import { askedWorkingDays } from './asked-working-days.ts';
import { easterAnswer } from './easter-days.ts';
import { holidayText } from './holiday-text.ts';
import { listedHoliday } from './listed-holiday.ts';
import { longWeekends } from './long-weekends.ts';
import { namedHoliday } from './named-holiday.ts';
import { nextFew } from './next-few.ts';
import { HOLIDAYS } from './wording.ts';

const HOURS = /\b(?:kitne baje|what time|timings?|opening hours|samay)\b|कितने बजे|टाइम|समय/iu;

/** The next holiday, those of a year or a state, or the day of one that was named. */
export async function answerHolidays(typed: Query): Promise<DirectAnswer[]> {
  const query = withoutOffices(typed);
  const { entities, place } = query;
  const id = entities.find((one) => one.startsWith('of '))?.slice(3);
  const state = STATES.find(({ name: one }) => one === place?.state);
  for (const answer of [easterAnswer, longWeekends, askedWorkingDays]) {
    const answers = answer(query, state);
    if (answers.length > 0) return answers;
  }
  // At what time a bank opens is on no list.
  if (asksBanks(query) && HOURS.test(query.text)) return [];
  const ofState = id ? [] : listedHoliday(query, state);
  if (ofState.length > 0) return ofState;
  const asksOpen = asksBanks(query) || asksMarket(query) || asksOffices(query);
  if (!id && !entities.includes('holiday') && !entities.includes('market') && !entities.includes('optional') && !asksOpen) return [];
  const asked = readAskedHolidays(query, state);
  const unknown = unknownYear(query, asked.kind);
  if (unknown) return [unknown];
  if (id) return namedHoliday(id, asked);
  const ofDays = holidaysOfDays(asked);
  return ofDays.length > 0 ? ofDays : nextHoliday(asked);
}

/** The next holiday, of a year or state how many there are, or the next few. */
function nextHoliday({ query, kind, state, today, thisYear, daysOf, first }: AskedHolidays): DirectAnswer[] {
  // `for banks in karnataka` names no other thing.
  const isOfBanks =
    kind === 'bank' && query.conditions.every(({ kind: part, text }) => (part !== 'word' && part !== 'other') || BANKS.has(text));
  const bankUses = isOfBanks ? (['word', 'other'] as const) : [];
  const { year, unknownWords } = query;
  const next = first(({ date }) => date >= today) ?? first(() => true);
  if (!next) return [];
  if (query.asked.few !== undefined)
    return nextFew(
      [...daysOf(thisYear), ...daysOf(thisYear + 1)].filter(({ date }) => date >= today).slice(0, query.asked.few),
      query,
      state,
    );
  const { date } = next;
  const { name, weekday, day, note } = holidayText(next);
  const listed = year ?? (state ? thisYear : undefined);
  const answer = (locale: Locale) => `${name(locale)}, ${weekday(locale)} ${day(locale)}`;
  if (listed !== undefined && currentYears().includes(listed)) {
    const url = `/browse/holidays/${listed}${state ? `/${slugify(state.name)}` : ''}`;
    return [
      {
        title: inAllLocales(HOLIDAYS, (t, locale) =>
          state
            ? t.stateTitle(String(listed), localName(locale, state))
            : kind === 'optional'
              ? t.optionalOf(String(listed))
              : t.of(listed),
        ),
        answer: query.asked.also.includes('count')
          ? inAllLocales(HOLIDAYS, (t) => t.countOf(daysOf(listed).length))
          : date >= today
            ? inAllLocales(HOLIDAYS, (t, locale) => t.nextIs(answer(locale)))
            : null,
        url,
        confidence: confidence(unknownWords, 0.95),
        uses: ['time', 'place', 'operation', ...bankUses],
      },
    ];
  }
  return [
    {
      title: inAllLocales(HOLIDAYS, (t) => t.next),
      answer: eachLocale((locale) => answer(locale)),
      ...(kind === 'market' ? { detail: inAllLocales(HOLIDAYS, (t) => t.ofMarkets) } : note),
      url: '/browse/holidays',
      confidence: confidence(unknownWords, 0.9),
      uses: bankUses,
    },
  ];
}
