import { formatWeekday } from '../../i18n/day-words.ts';
import { formatDays } from '../../i18n/format.ts';
import { eachLocale, inAllLocales, type Locale, localName } from '../../i18n/locale.ts';
import { currentYears, istDay, weekdayOf } from '../../kernel/time.ts';
import { findStateName, type State } from '../../places/states.ts';
import { confidence } from '../../text/confidence.ts';
import { slugify } from '../../text/fold.ts';
import { comingDays, restOfYear } from '../asked-time.ts';
import { declinedAnswer } from '../first-answers.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { bankClosure, DAY_NAMES, NTH_SATURDAY, nthSaturday, saysOpen } from './asked-closure.ts';
import type { AskedHolidays } from './asked-holidays.ts';
import { type AskedKind, hasStateList, holidaysOfKind, SATURDAY } from './by-kind.ts';
import { holidayText } from './holiday-text.ts';
import { HINDI_NAMES, listedDays, marketDays } from './lists/index.ts';
import { FIRST_YEAR, LAST_YEAR } from './schema.ts';
import { HOLIDAYS } from './wording.ts';

/** The holidays on the days that a question names; none where it names no days. */
export function holidaysOfDays({ query, kind, state, today, thisYear }: AskedHolidays): DirectAnswer[] {
  const { month, day } = query;
  const nth = kind === 'bank' ? nthSaturday(query.text, today) : undefined;
  const left = restOfYear(query);
  // Which holidays fall on a weekday: those to come, this year and the next.
  const falls = query.weekday !== undefined && FALLS.test(query.text) ? { from: today, to: `${thisYear + 1}-12-31` } : undefined;
  const span = nth ?? left ?? falls ?? comingDays(query) ?? (day ? { from: day, to: day } : undefined);
  return span && (month !== undefined || day || query.range || query.weekdays || nth || left) ? daysAnswer(query, span, kind, state) : [];
}

const FALLS = /\b(?:falls?|falling|fell|on an?|padt[aei]|padne|padeg[aei]|pade)\b|पड़/iu;

/** What is said of a year for which nothing is computed or listed; undefined of others. */
export function unknownYear({ year: asked, day, unknownWords }: Query, kind: AskedKind): DirectAnswer | undefined {
  const year = asked ?? Number((day ?? istDay()).slice(0, 4));
  const isListed = kind !== 'market' || marketDays(year) !== undefined;
  if (year >= FIRST_YEAR && year <= LAST_YEAR && isListed) return undefined;
  return declinedAnswer(
    inAllLocales(HOLIDAYS, (t) => t.of(year)),
    inAllLocales(HOLIDAYS, (t) => (isListed ? t.computedFor(FIRST_YEAR, LAST_YEAR) : t.noMarketList(year))),
    { url: '/browse/holidays', confidence: confidence(unknownWords, 0.9), uses: ['time', 'place'] },
  );
}

const STATES = /\bstates?\b|\brajya\b|राज्य/iu;

/** The holidays that lists of states have on a day beyond those of choice, each with its states. */
function statesKeeping(day: string) {
  const listed = listedDays(Number(day.slice(0, 4))).filter(
    ({ date, kind, states }) => date === day && kind !== 'optional' && states.length > 0,
  );
  return [...Map.groupBy(listed, ({ name }) => name)].map(([name, all]) => ({
    name: { en: name, hi: HINDI_NAMES[name] ?? name },
    states: eachLocale((locale) =>
      [...new Set(all.flatMap(({ states }) => states))].map((one) => localName(locale, findStateName(one))).join(', '),
    ),
  }));
}

/** The holidays on certain days, or that none is on record for them; of one day also whether banks are closed by the rule of Saturdays and Sundays. */
function daysAnswer(query: Query, { from, to }: { from: string; to: string }, kind: AskedKind, state: State | undefined): DirectAnswer[] {
  const { entities, unknownWords, words, text, asked, weekday } = query;
  const weekdays = query.weekdays ?? (weekday === undefined ? undefined : [weekday]);
  const onDays = (locale: Locale) => (from === to ? [] : (weekdays ?? []).map((one) => formatWeekday(DAY_NAMES[one] ?? '', locale)));
  const years = [...new Set([from, to].map((day) => Number(day.slice(0, 4))))];
  const all = years
    .flatMap((one) => holidaysOfKind(one, kind, state?.name ?? null))
    .filter(({ date }) => date >= from && date <= to && (from === to || !weekdays || weekdays.includes(weekdayOf(date))));
  const isOne = from === to;
  // Of one day the rule itself is said.
  const holidays = isOne ? all.filter((one) => one.kind !== 'bank') : all;
  const closed = isOne && kind === 'bank' ? bankClosure(from) : undefined;
  const [year = 0] = years;
  const shown = currentYears().includes(year);
  const listed = state !== undefined && years.every((one) => hasStateList(one, state.name));
  const kept = isOne && !state && kind === 'public' ? statesKeeping(from) : [];
  const answer = inAllLocales(HOLIDAYS, (t, locale) => {
    const names = holidays.map((one) => {
      const { name, day } = holidayText(one);
      return isOne ? name(locale) : `${name(locale)}, ${day(locale)}`;
    });
    const yes = saysOpen(words) ? t.closed : t.yes;
    if (names.length > 0)
      return isOne ? yes(names.join(', ')) : [...(asked.also.includes('count') ? [String(names.length)] : []), names.join('; ')].join(': ');
    if (closed) return yes(t.bankRule[closed]);
    const weekend = isOne && kind === 'market' && [0, SATURDAY].includes(weekdayOf(from));
    if (weekend) return yes(formatWeekday(DAY_NAMES[weekdayOf(from)] ?? '', locale));
    if (isOne && weekdayOf(from) === 0) return `${formatWeekday('Sunday', locale)}; ${t.noneOnRecord}`;
    if (kept.length > 0) return t.inSomeStates;
    return saysOpen(words) && isOne ? t.openAsFarAsKnown : t.noneOnRecord;
  });
  const span = (locale: Locale) => formatDays({ from, to }, locale);
  return [
    {
      title: inAllLocales(HOLIDAYS, (t, locale) =>
        [
          state
            ? t.holidaysOnIn(localName(locale, state), span(locale))
            : (kept.length > 0 && STATES.test(text) ? t.statesOn : t.holidaysOn)(span(locale)),
          ...(kind === 'optional' ? [t.kinds.optional] : []),
          ...onDays(locale),
        ].join(', '),
      ),
      answer,
      detail: inAllLocales(HOLIDAYS, (t, locale) => {
        const name = state && localName(locale, state);
        if (kind === 'market') return t.ofMarkets;
        if (kind === 'optional') return t.ofChoice;
        if (kept.length > 0) return kept.map((one) => `${one.name[locale]}: ${t.keptIn(one.states[locale])}`).join('; ');
        if (name === undefined || !listed) return t.centralAlone(name);
        return kind === 'bank' ? t.ofBanks(name) : t.ofState(name);
      }),
      url: shown ? `/browse/holidays/${year}${state ? `/${slugify(state.name)}` : ''}` : '/browse/holidays',
      confidence: confidence(unknownWords, entities.includes('holiday') || kind === 'market' ? 0.96 : 0.9),
      uses: [
        'time',
        'place',
        'operation',
        ...(kind === 'bank' || saysOpen(words) ? (['other'] as const) : []),
        ...(restOfYear(query) ? (['word', 'other'] as const) : []),
        ...(kept.length > 0 ? (['word', 'other'] as const) : []),
        ...(NTH_SATURDAY.test(text) ? (['word', 'amount'] as const) : []),
      ],
    },
  ];
}
