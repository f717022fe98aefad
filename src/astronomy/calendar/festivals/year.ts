import { LRUCache } from 'lru-cache';
import { MONTHS, NAKSHATRAS, type Name, nameAt, RASHIS, TITHIS, WEEKDAYS } from '../../../i18n/almanac-names.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { keptIn } from '../../../kernel/memoize.ts';
import { elementNumber, elementNumbered, indexAt, sunAt } from '../elements.ts';
import { dayFrame, type ZonedPoint } from '../frame.ts';
import { type LunarMonth, monthAt, monthNumbered } from '../months.ts';
import { findEkadashis } from './ekadashi.ts';
import { findFestival, lunarMonthsIn } from './find.ts';
import { PARTS } from './parts.ts';
import type { SpanOf, Tie } from './prevail.ts';
import { FESTIVAL_RULES, type FestivalRule, type SolarRule } from './rules.ts';
import { type Choice, OBSERVERS } from './special.ts';

/** A festival in a year: its day, its rule, and the other days on which some observe it. */
export interface Festival {
  id: string;
  name: Name;
  kind: FestivalRule['kind'] | 'ekadashi';
  date: string;
  rule: string;
  /** The deciding tithi or nakshatra, by name, with its bounds. */
  span: (SpanOf & { name: Name }) | null;
  /** The moment of the sun's entry, for solar festivals. */
  moment: number | null;
  others: Choice['others'];
  /** Null if observed all over India. */
  states: readonly string[] | null;
}

/** `Ashwina Krishna Chaturdashi`, `Kartika Purnima`: a tithi of an amanta month. */
export function tithiName(tithi: number, month?: number): Name {
  const { en, hi } = nameAt(TITHIS, tithi);
  const half = (tithi + 1) % 15 === 0 ? null : tithi < 15 ? { en: 'Shukla', hi: 'शुक्ल' } : { en: 'Krishna', hi: 'कृष्ण' };
  const parts = [month === undefined ? null : nameAt(MONTHS, month), half, { en, hi }].filter((part) => part !== null);
  return { en: parts.map((part) => part.en).join(' '), hi: parts.map((part) => part.hi).join(' ') };
}

const TIES: Readonly<Record<Tie, Name>> = {
  first: { en: 'of two such days the first', hi: 'ऐसे दो दिन हों तो पहला' },
  second: { en: 'of two such days the second', hi: 'ऐसे दो दिन हों तो दूसरा' },
  larger: { en: 'of two such days the one it fills more', hi: 'ऐसे दो दिन हों तो वह जिसमें ज़्यादा देर रहे' },
};
const UNTIL: Readonly<Record<SolarRule['until'], Name>> = {
  sunrise: { en: 'an entry after sunrise counts for the next day', hi: 'सूर्योदय के बाद का प्रवेश अगले दिन गिना जाता है' },
  sunset: { en: 'an entry after sunset counts for the next day', hi: 'सूर्यास्त के बाद का प्रवेश अगले दिन गिना जाता है' },
  midnight: { en: 'the civil day of the entry', hi: 'प्रवेश की तारीख़' },
};

/** The first tithi of the dark half, which belongs to the next month where months end at the full moon. */
const DARK_HALF = 15;

/** A tithi of a month as northern India counts (purnimanta), with the amanta month where that is another: `फाल्गुन कृष्ण चतुर्दशी (अमांत माघ)`. */
function dayInHindi({ tithi, month }: { tithi: number; month: number }): string {
  if (tithi < DARK_HALF) return tithiName(tithi, month).hi;
  return `${tithiName(tithi, month + 1).hi} (अमांत ${nameAt(MONTHS, month).hi})`;
}

/** A rule in words. */
function describeRule(rule: FestivalRule, locale: Locale): string {
  const hindi = locale === 'hi';
  const translate = (name: Name) => name[locale];
  if (rule.kind === 'tithi') {
    const tie = rule.choose ? '' : `; ${translate(TIES[rule.tie])}`;
    const adhika = rule.inAdhika ? (hindi ? '; अधिक मास हो तो उसमें' : '; in the adhika month where there is one') : '';
    const day = hindi ? dayInHindi(rule) : `${tithiName(rule.tithi, rule.month).en} (amanta)`;
    return `${day} ${translate(PARTS[rule.part])}${tie}${rule.words ? `; ${translate(rule.words)}` : ''}${adhika}`;
  }
  if (rule.kind === 'sankranti') {
    const before = hindi ? '; त्योहार उससे एक दिन पहले' : ', and the day before';
    const later = hindi ? '; त्योहार उसके अगले दिन' : ', and the day after';
    const shift = rule.after === 0 ? '' : rule.after < 0 ? before : later;
    const sign = translate(nameAt(RASHIS, rule.sign));
    return `${hindi ? `${sign} राशि में सूर्य का प्रवेश` : `the sun's entry into ${sign}`}; ${translate(UNTIL[rule.until])}${shift}`;
  }
  if (rule.kind === 'nakshatra') {
    const [nakshatra, sign] = [translate(nameAt(NAKSHATRAS, rule.nakshatra)), translate(nameAt(RASHIS, rule.sign))];
    return hindi
      ? `सूर्य ${sign} राशि में हो और सूर्योदय पर ${nakshatra} नक्षत्र; दो बार हो तो आख़िरी`
      : `${nakshatra} at sunrise while the sun is in ${sign}; the last if there are two`;
  }
  const [weekday, tithi] = [translate(nameAt(WEEKDAYS, rule.weekday)), translate(tithiName(rule.tithi, rule.month))];
  return hindi ? `${tithi} को या उससे ठीक पहले का ${weekday}` : `the ${weekday} on or before ${tithi}`;
}

/** A festival's rule in a language, by the id and kind in bodies. */
export function festivalRule({ id, kind }: Pick<Festival, 'id' | 'kind'>, locale: Locale): string {
  if (kind === 'ekadashi') return EKADASHI_RULE[locale];
  const rule = FESTIVAL_RULES.find((one) => one.id === id);
  if (!rule) throw new Error(`There is no rule for ${id}`);
  return describeRule(rule, locale);
}

function festivalSpan(rule: FestivalRule, span: SpanOf | null): Festival['span'] {
  if (!span || rule.kind === 'sankranti') return null;
  const name = rule.kind === 'nakshatra' ? nameAt(NAKSHATRAS, rule.nakshatra) : tithiName(rule.tithi, rule.month);
  return { start: span.start, end: span.end, name };
}

function byRules(rules: readonly FestivalRule[], months: LunarMonth[], year: number, place: ZonedPoint): Festival[] {
  return rules.flatMap((rule) =>
    findFestival(rule, year, place, months).map(({ date, others, span, moment }) => ({
      id: rule.id,
      name: rule.name,
      kind: rule.kind,
      date,
      rule: describeRule(rule, 'en'),
      span: festivalSpan(rule, span),
      moment,
      others,
      states: rule.states ?? null,
    })),
  );
}

const EKADASHI_RULE: Name = {
  en: 'ekadashi at sunrise (smarta); vaishnavas want no dashami in the 96 minutes before sunrise, and take the second of two days',
  hi: 'सूर्योदय पर एकादशी (स्मार्त); वैष्णव वह दिन नहीं लेते जिसमें सूर्योदय से पहले के 96 मिनट में दशमी हो, और दो दिन हों तो दूसरा लेते हैं',
};

function ekadashis(months: readonly LunarMonth[], year: number, place: ZonedPoint): Festival[] {
  return months
    .flatMap((month) => findEkadashis(month, place))
    .map(({ name, span, smarta, vaishnava }) => {
      const tithi = elementNumbered('tithi', elementNumber('tithi', span.start));
      return {
        id: name.en.toLowerCase().replaceAll(' ', '-'),
        name,
        kind: 'ekadashi' as const,
        date: smarta,
        rule: EKADASHI_RULE.en,
        span: { ...span, name: tithiName(tithi.index) },
        moment: null,
        others: vaishnava === smarta ? [] : [{ date: vaishnava, by: OBSERVERS.vaishnavas }],
        states: null,
      };
    })
    .filter(({ date }) => date.startsWith(`${year}-`));
}

const cache = new LRUCache<string, readonly Festival[]>({ max: 60 });

/** Caches results by year and place; `what` tells them apart. Sorted by date. */
function memoize(what: string, year: number, place: ZonedPoint, make: (months: LunarMonth[]) => Festival[]): readonly Festival[] {
  return keptIn(cache, `${what} ${place.lat} ${place.lon} ${place.zone} ${year}`, () =>
    make(lunarMonthsIn(year, place)).sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
  );
}

/** Every festival of a civil year at a place, by date. */
export const listFestivals = (year: number, place: ZonedPoint): readonly Festival[] =>
  memoize('all', year, place, (months) => [...byRules(FESTIVAL_RULES, months, year, place), ...ekadashis(months, year, place)]);

/** One festival's days in a civil year at a place, or all ekadashis if no id is given, without computing the others; by date. */
export const listFestivalDays = (id: string | undefined, year: number, place: ZonedPoint): readonly Festival[] =>
  memoize(id ?? 'ekadashi', year, place, (months) => {
    const rules = FESTIVAL_RULES.filter((rule) => rule.id === id);
    if (rules.length > 0) return byRules(rules, months, year, place);
    return ekadashis(months, year, place).filter((one) => id === undefined || one.id === id);
  });

const FAR = 4;
const isNear = (a: number, b: number, turn: number, far: number) => Math.min(Math.abs(a - b), turn - Math.abs(a - b)) <= far;

/**
 * Whether a rule could apply to a day, given the tithi, lunar month and sun at its noon. Allows single days to be computed without the
 * whole year.
 */
function mayFall(rule: FestivalRule, noon: { tithi: number; month: LunarMonth; sun: number }): boolean {
  if (rule.kind === 'sankranti') return isNear(rule.sign * 30, noon.sun, 360, FAR);
  if (rule.kind === 'nakshatra') return isNear(rule.sign * 30 + 15, noon.sun, 360, 15 + FAR);
  const months = [noon.month.index, noon.month.kshaya].flatMap((index) => (index === null ? [] : [index]));
  const inMonth = months.some((index) => isNear(index, rule.month, 12, 1));
  return inMonth && isNear(rule.tithi, noon.tithi, TITHIS.length, rule.kind === 'weekday' ? 7 + FAR : FAR);
}

/** The festivals of one day at a place. */
export function festivalsOn(date: string, place: ZonedPoint): Festival[] {
  const year = Number(date.slice(0, 4));
  const { sunrise, sunset } = dayFrame(place, date);
  const noon = (sunrise + sunset) / 2;
  const at = { tithi: indexAt('tithi', noon), month: monthAt(noon), sun: sunAt(noon).sidereal };
  const rules = FESTIVAL_RULES.filter((rule) => mayFall(rule, at));
  const fast = [10, 25].some((tithi) => isNear(tithi, at.tithi, TITHIS.length, FAR)) ? ekadashis([at.month], year, place) : [];
  const months = [-1, 0, 1].map((step) => monthNumbered(at.month.number + step));
  return [...byRules(rules, months, year, place), ...fast].filter((festival) => festival.date === date);
}

/** Whether a festival is observed in a state: everywhere, or there by name. */
export const isObservedIn = (festival: Festival, state: string): boolean => festival.states === null || festival.states.includes(state);
