import { formatWeekday } from '../../i18n/day-words.ts';
import { formatDay, formatDays } from '../../i18n/format.ts';
import { inAllLocales, type Locale, localName } from '../../i18n/locale.ts';
import { currentYears, daysBetween, istDay, weekdayOf } from '../../kernel/time.ts';
import { STATES, type State } from '../../places/states.ts';
import { confidence } from '../../text/confidence.ts';
import { fold, slugify } from '../../text/fold.ts';
import { askedDays } from '../asked-time.ts';
import { FIELD } from '../field-wording.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import {
  asksBanks,
  asksMarket,
  asksOffices,
  bankClosure,
  DAY_NAMES,
  NTH_SATURDAY,
  namesBanks,
  nthSaturday,
  saysOpen,
  withoutOffices,
} from './asked-closure.ts';
import { askedWorkingDays } from './asked-working-days.ts';
import { type AskedKind, hasStateList, holidaysOfKind, SATURDAY } from './by-kind.ts';
import { easterAnswer } from './easter-days.ts';
import { holidayText } from './holiday-text.ts';
import { marketDays } from './lists/index.ts';
import { longWeekends } from './long-weekends.ts';
import { nextFew } from './next-few.ts';
import { FIRST_YEAR, LAST_YEAR } from './schema.ts';
import { HOLIDAYS } from './wording.ts';
import type { Holiday } from './year.ts';

/** The next holiday, those of a year or a state, or the day of one that was named. */
export async function answerHolidays(asked: Query): Promise<DirectAnswer[]> {
  const query = withoutOffices(asked);
  const { entities, place, year, unknownWords } = query;
  const today = istDay();
  const thisYear = Number(today.slice(0, 4));
  const id = entities.find((one) => one.startsWith('of '))?.slice(3);
  const state = STATES.find(({ name: one }) => one === place?.state);
  const ofEaster = easterAnswer(query);
  if (ofEaster.length > 0) return ofEaster;
  const longs = longWeekends(query, state);
  if (longs.length > 0) return longs;
  const working = askedWorkingDays(query, state);
  if (working.length > 0) return working;
  // At what time a bank opens is on no list.
  if (asksBanks(query) && HOURS.test(query.text)) return [];
  const ofState = id ? [] : namedInState(query, state);
  if (ofState.length > 0) return ofState;
  const asksOpen = asksBanks(query) || asksMarket(query) || asksOffices(query);
  if (!id && !entities.includes('holiday') && !entities.includes('market') && !asksOpen) return [];
  const kind = kindAsked(query);
  const unknown = unknownYear(query, kind);
  if (unknown) return [unknown];
  // The days of a year without a list are computed, which takes a while: the next year is looked at only where this one has none left.
  const daysOf = (one: number) => holidaysOfKind(one, kind, state?.name ?? null);
  const first = (fits: (day: Holiday) => boolean) =>
    year === undefined
      ? (daysOf(thisYear).find((day) => day.date >= today && fits(day)) ?? daysOf(thisYear + 1).find(fits))
      : daysOf(year).find(fits);
  const shown = currentYears();
  const yearPage = (one: number) => (shown.includes(one) ? `/browse/holidays/${one}` : '/browse/holidays');
  if (id) {
    // The next list of exchanges comes late: this year's day, though past, tells more than none.
    const holiday =
      first((one) => one.id === id) ??
      (kind === 'market' && year === undefined ? daysOf(thisYear).find((one) => one.id === id) : undefined);
    const isAsked =
      (query.asked.isQuestion || asksMarket(query)) && (entities.includes('holiday') || kind !== 'public' || asksOffices(query));
    if (!holiday && !(isAsked && (state || kind === 'market'))) return [];
    if (isAsked)
      return [isHoliday(query, { id, found: holiday ?? (kind === 'market' ? onWeekend(id, year ?? thisYear) : undefined), kind, state })];
    if (!holiday) return [];
    if (AFTER.test(query.text) && entities.includes('holiday'))
      return nextAfter(holiday, [...daysOf(Number(holiday.date.slice(0, 4))), ...daysOf(Number(holiday.date.slice(0, 4)) + 1)]);
    const { date } = holiday;
    const { name, weekday, day, note } = holidayText(holiday);
    const url = yearPage(Number(date.slice(0, 4)));
    if (query.asked.also.includes('until'))
      return [
        {
          title: inAllLocales(FIELD, (t, locale) => t.daysFrom(formatDay(today, true, locale), `${name(locale)}, ${day(locale)}`)),
          answer: inAllLocales(FIELD, (t) => t.countDays(daysBetween(today, date))),
          ...note,
          url,
          confidence: 0.98,
          uses: ['time', 'operation'],
        },
      ];
    // The panchang tells more of a festival; where it has one, it is as sure and stands before.
    return [
      {
        title: inAllLocales(HOLIDAYS, (_, locale) => `${name(locale)} ${date.slice(0, 4)}`),
        answer: inAllLocales(HOLIDAYS, (_, locale) => `${weekday(locale)}, ${day(locale)}`),
        ...note,
        url,
        confidence: confidence(unknownWords, 0.9),
        uses: [
          ...(query.month === undefined && query.weekday === undefined ? (['time'] as const) : []),
          ...(state ? (['place'] as const) : []),
        ],
      },
    ];
  }
  const nth = kind === 'bank' ? nthSaturday(query.text, today) : undefined;
  const left = LEFT.test(query.text) && (year ?? thisYear) === thisYear ? { from: today, to: `${thisYear}-12-31` } : undefined;
  // Of a month that is over the next is meant: `bank holidays in january`.
  const isOver = query.month !== undefined && year === undefined && query.day === undefined && query.month < Number(today.slice(5, 7));
  const span =
    nth ??
    (query.month === undefined ? left : undefined) ??
    askedDays(isOver ? { ...query, year: thisYear + 1 } : query) ??
    (query.day ? { from: query.day, to: query.day } : undefined);
  if (span && (query.month !== undefined || query.day || query.range || nth || left)) return daysAnswer(query, span, kind, state);
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
  if (listed !== undefined && shown.includes(listed)) {
    const url = `/browse/holidays/${listed}${state ? `/${slugify(state.name)}` : ''}`;
    return [
      {
        title: inAllLocales(HOLIDAYS, (t, locale) => (state ? t.stateTitle(String(listed), localName(locale, state)) : t.of(listed))),
        answer: query.asked.also.includes('count')
          ? inAllLocales(HOLIDAYS, (t) => t.countOf(daysOf(listed).length))
          : date >= today
            ? inAllLocales(HOLIDAYS, (t, locale) => t.nextIs(answer(locale)))
            : null,
        url,
        confidence: confidence(unknownWords, 0.95),
        uses: ['time', 'place', 'operation'],
      },
    ];
  }
  return [
    {
      title: inAllLocales(HOLIDAYS, (t) => t.next),
      answer: inAllLocales(HOLIDAYS, (_, locale) => answer(locale)),
      ...(kind === 'market' ? { detail: inAllLocales(HOLIDAYS, (t) => t.ofMarkets) } : note),
      url: '/browse/holidays',
      confidence: confidence(unknownWords, 0.9),
    },
  ];
}

const HOURS = /\b(?:kitne baje|what time|timings?|opening hours|samay)\b|कितने बजे|टाइम|समय/iu;
/** What is left of the year. */
const LEFT = /\b(?:left|remaining|baa?ki|bach[aei]\w*)\b|बाकी|बच[ीे]|शेष/iu;
/** A holiday that only a state's list has, by its whole name: `goa liberation day`. */
function namedInState({ words, year }: Query, state: State | undefined): DirectAnswer[] {
  const today = istDay();
  const years = year === undefined ? [Number(today.slice(0, 4)), Number(today.slice(0, 4)) + 1] : [year];
  const days = state && words.length > 1 ? years.flatMap((one) => holidaysOfKind(one, 'public', state.name)) : [];
  const isNamed = (day: Holiday) => {
    const name = fold(holidayText(day).name('en').replace(/\(.*/, '')).split(' ');
    return name.length > 1 && name.every((word) => words.includes(word));
  };
  const found = days.find((day) => (year !== undefined || day.date >= today) && isNamed(day));
  if (!found || !state) return [];
  const { name, weekday, day, note } = holidayText(found);
  return [
    {
      title: inAllLocales(HOLIDAYS, (_, locale) => `${name(locale)} ${found.date.slice(0, 4)}, ${localName(locale, state)}`),
      answer: inAllLocales(HOLIDAYS, (_, locale) => `${weekday(locale)}, ${day(locale)}`),
      ...note,
      url: `/browse/holidays/${found.date.slice(0, 4)}/${slugify(state.name)}`,
      confidence: 0.9,
      uses: ['time', 'place', 'word', 'other', 'operation'],
    },
  ];
}

const AFTER = /\b(?:after|ke baad|ke bad)\b|के बाद/iu;

/** The first holiday after one that is named. */
function nextAfter(festival: Holiday, days: readonly Holiday[]): DirectAnswer[] {
  const next = days.find(({ date }) => date > festival.date);
  if (!next) return [];
  const { name, weekday, day, note } = holidayText(next);
  const before = holidayText(festival);
  return [
    {
      title: inAllLocales(HOLIDAYS, (t, locale) => t.nextAfter(before.name(locale), before.day(locale))),
      answer: inAllLocales(HOLIDAYS, (_, locale) => `${name(locale)}, ${weekday(locale)} ${day(locale)}`),
      ...note,
      url: '/browse/holidays',
      confidence: 0.97,
      uses: ['time', 'other', 'word', 'operation'],
    },
  ];
}

/** What is said of a year for which nothing is computed or listed; undefined of others. */
function unknownYear({ year: asked, day, unknownWords }: Query, kind: AskedKind): DirectAnswer | undefined {
  const year = asked ?? Number((day ?? istDay()).slice(0, 4));
  const isListed = kind !== 'market' || marketDays(year) !== undefined;
  if (year >= FIRST_YEAR && year <= LAST_YEAR && isListed) return undefined;
  return {
    title: inAllLocales(HOLIDAYS, (t) => t.of(year)),
    answer: null,
    detail: inAllLocales(HOLIDAYS, (t) => (isListed ? t.computedFor(FIRST_YEAR, LAST_YEAR) : t.noMarketList(year))),
    declined: true,
    url: '/browse/holidays',
    confidence: confidence(unknownWords, 0.9),
    uses: ['time', 'place'],
  };
}

/** Whether the holidays of banks or those of exchanges are asked for. */
function kindAsked(query: Query): AskedKind {
  if (query.entities.includes('market') || asksMarket(query)) return 'market';
  return namesBanks(query) ? 'bank' : 'public';
}

/** The holidays on certain days, or that none is on record for them; of one day also whether banks are closed by the rule of Saturdays and Sundays. */
function daysAnswer(
  { entities, unknownWords, words, text, asked }: Query,
  { from, to }: { from: string; to: string },
  kind: AskedKind,
  state: State | undefined,
): DirectAnswer[] {
  const years = [...new Set([from, to].map((day) => Number(day.slice(0, 4))))];
  const all = years.flatMap((one) => holidaysOfKind(one, kind, state?.name ?? null)).filter(({ date }) => date >= from && date <= to);
  const isOne = from === to;
  // Of one day the rule itself is said.
  const holidays = isOne ? all.filter((one) => one.kind !== 'bank') : all;
  const closed = isOne && kind === 'bank' ? bankClosure(from) : undefined;
  const [year = 0] = years;
  const shown = currentYears().includes(year);
  const listed = state !== undefined && years.every((one) => hasStateList(one, state.name));
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
    return saysOpen(words) && isOne ? t.openAsFarAsKnown : t.noneOnRecord;
  });
  const span = (locale: Locale) => formatDays({ from, to }, locale);
  return [
    {
      title: inAllLocales(HOLIDAYS, (t, locale) =>
        state ? t.holidaysOnIn(localName(locale, state), span(locale)) : t.holidaysOn(span(locale)),
      ),
      answer,
      detail: inAllLocales(HOLIDAYS, (t, locale) => {
        const name = state && localName(locale, state);
        if (kind === 'market') return t.ofMarkets;
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
        ...(NTH_SATURDAY.test(text) ? (['word', 'amount'] as const) : []),
      ],
    },
  ];
}

/** A holiday that falls on a weekend, when exchanges are closed without a list. */
const onWeekend = (id: string, year: number): Holiday | undefined =>
  holidaysOfKind(year, 'public', null).find((one) => one.id === id && [0, SATURDAY].includes(weekdayOf(one.date)));

/** Whether a named day is a holiday of banks, exchanges or a state. */
function isHoliday(
  query: Query,
  { id, found, kind, state }: { id: string; found: Holiday | undefined; kind: AskedKind; state: State | undefined },
): DirectAnswer {
  const year = found ? Number(found.date.slice(0, 4)) : (query.year ?? Number(istDay().slice(0, 4)));
  const texts = found && holidayText(found);
  return {
    title: inAllLocales(HOLIDAYS, (_, locale) =>
      [texts ? `${texts.name(locale)} ${year}` : id.replaceAll('-', ' '), state && localName(locale, state)].filter(Boolean).join(', '),
    ),
    answer: inAllLocales(HOLIDAYS, (t, locale) => (texts ? t.yes(`${texts.weekday(locale)}, ${texts.day(locale)}`) : t.notInList(year))),
    detail: inAllLocales(HOLIDAYS, (t, locale) =>
      kind === 'market'
        ? t.ofMarkets
        : state
          ? kind === 'bank'
            ? t.ofBanks(localName(locale, state))
            : t.ofState(localName(locale, state))
          : t.centralAlone(undefined),
    ),
    url: currentYears().includes(year) ? `/browse/holidays/${year}${state ? `/${slugify(state.name)}` : ''}` : '/browse/holidays',
    confidence: confidence(query.unknownWords, 0.99),
    uses: ['time', 'place', 'operation', 'other'],
  };
}
