import type { Element } from '../../astronomy/calendar/elements.ts';
import { coveredShare, type Part } from '../../astronomy/calendar/festivals/parts.ts';
import { tithiName } from '../../astronomy/calendar/festivals/year.ts';
import { purnimantaAt } from '../../astronomy/calendar/months.ts';
import { FIRST_DAY, LAST_DAY } from '../../astronomy/delta-t.ts';
import { MONTHS, nameAt, TITHIS } from '../../i18n/almanac-names.ts';
import { formatTime } from '../../i18n/day-words.ts';
import { formatDays } from '../../i18n/format.ts';
import { eachLocale, inAllLocales, type Locale } from '../../i18n/locale.ts';
import { addDays, istDay, weekdayOf } from '../../kernel/time.ts';
import { INDIA, zonedIso } from '../../kernel/zone.ts';
import { confidence } from '../../text/confidence.ts';
import { fold, normaliseDevanagari } from '../../text/fold.ts';
import { comingDays } from '../asked-time.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { computeAlmanacDay } from './day.ts';
import { DELHI, dayPage, dayTitle, findPoint } from './day-answer.ts';
import { PANCHANG } from './wording.ts';

const DAY_MS = 86_400_000;
const HALF_TITHIS = 15;
/** Tithis by the names that people ask for, those of both halves of the month; ekadashis have names of their own. */
export const NAMED_TITHIS = TITHIS.slice(0, 14).flatMap((name, at) =>
  name.en === 'Ekadashi' ? [] : [{ id: name.en.toLowerCase(), name, tithis: [at, at + HALF_TITHIS] }],
);
/** Days of the moon that people look for: their names, and the tithis from 0. */
export const MOON_DAYS: Readonly<Record<string, { tithis: readonly number[]; part?: Part }>> = {
  purnima: { tithis: [14] },
  amavasya: { tithis: [29] },
  sankashti: { tithis: [18], part: 'moonrise' },
  pradosh: { tithis: [12, 27], part: 'dusk' },
  ...Object.fromEntries(NAMED_TITHIS.map(({ id, tithis }) => [id, { tithis }])),
};
/** How people write the lunar months, from Chaitra, beside their usual spelling. */
const MONTH_SPELLINGS = [
  'chait chaitr चैत',
  'vaisakh vaishakh baisakh बैसाख',
  'jyeshth jyesth jeth jaistha जेठ ज्येष्ठा',
  'ashadh asadh aashadh asarh असाढ़',
  'shravan shrawan sawan saawan sravana सावन',
  'bhadrapad bhadra bhado bhadon भादो भादों',
  'ashwin aashwin ashvin asoj kuwar क्वार',
  'kartik karthik karttik karthika कातिक',
  'margashirsh margshirsh aghan agahan अगहन',
  'paush posh poos pausa पूस',
  'magh maagh माघ',
  'phalgun falgun phagun fagun फागुन',
].map((spellings, at) => new Set([...spellings.split(' '), ...Object.values(nameAt(MONTHS, at))].map(normaliseDevanagari)));

/** What lunar months are called. */
export const LUNAR_MONTH_WORDS: readonly string[] = MONTH_SPELLINGS.flatMap((names) => [...names]);

/** The lunar month that a word names, from 0 for Chaitra; -1 for none. */
export const lunarMonth = (word: string): number => MONTH_SPELLINGS.findIndex((spellings) => spellings.has(normaliseDevanagari(word)));

/** Names that a weekday gives to a day of the moon, from Sunday: an amavasya on a Monday is somvati. */
const OF_WEEKDAYS = [
  'ravi bhanu रवि भानु',
  'som soma somvati somavati सोम सोमवती',
  'bhaum bhauma bhaumvati bhomvati mangal भौम भौमवती मंगल',
  'budh budha budhvati बुध',
  'guru guruvar गुरु',
  'shukra shukravar शुक्र',
  'shani shanishchari shanichari शनि शनिश्चरी शनिचरी',
].map((names) => new Set(names.split(' ').map(normaliseDevanagari)));
/** Such days may be two years apart. */
const MAX_WEEKDAY_DAYS = 800;

/** Whether a day at noon may lie in the lunar month, by its dark or bright half. Computed without the rest of an almanac day, which is slower. */
const isInMonth = (date: string, month: number): boolean => {
  const noon = Date.parse(`${date}T12:00:00+05:30`);
  return [noon - DAY_MS, noon, noon + DAY_MS].some((instant) => purnimantaAt(instant).index === month);
};

const AFTER = /\b(?:after|baa?d)\b|बाद/iu;
const BEFORE = /\b(?:before|pa?e?hle)\b|पहले/iu;
/** The one before today: `pichhli amavasya`. */
const PREVIOUS = /\b(?:last|previous|pichh?l[aei])\b|पिछल/iu;

/** Whether a day at Delhi is of a lunar month, as months end with the full moon. */
export function isOfMonth(date: string, month: number): boolean {
  if (!isInMonth(date, month)) return false;
  const { purnimanta } = computeAlmanacDay({ ...DELHI, zone: INDIA }, date);
  return purnimanta.index === month && !purnimanta.adhika;
}

/** Whether a day is where the search for one of the moon begins. */
export const isFromDay = ({ text, day, weekday }: Query): boolean =>
  day !== undefined && weekday === undefined && (AFTER.test(text) || BEFORE.test(text));
const MAX_MONTH_DAYS = 31;
/** Both halves of the month have some, and a year may have thirteen months. */
const MAX_OF_YEAR = 27;
/** Longest wait for a lunar month to return: a year with an extra month is longer than ours. */
const MAX_YEAR_DAYS = 385;

/** The key in `MOON_DAYS` of the day of the moon that is named. */
export const moonDayIn = (entities: readonly string[]): string | undefined => Object.keys(MOON_DAYS).find((one) => entities.includes(one));

/** The tithi of a day of the moon that a day is at a point; undefined where it is another day. */
export function tithiOn(point: Parameters<typeof computeAlmanacDay>[0], date: string, moonDay: { tithis: readonly number[]; part?: Part }) {
  const { tithis } = computeAlmanacDay(point, date);
  const isOfDay = (one: Element, at: number) =>
    moonDay.part ? coveredShare(moonDay.part, one, date, point) > 0 : at === 0 || at < tithis.length - 1;
  return tithis.find((one, at) => moonDay.tithis.includes(one.index) && isOfDay(one, at));
}

const BOTH = /\b(?:and|aur)\b|,|और/iu;

/** A day of the moon that a question asks for, and where it is searched. */
interface AskedMoon {
  query: Query;
  moonDay: (typeof MOON_DAYS)[string];
  /** The lunar month that is named, from 0 for Chaitra. */
  ofMonth: number | undefined;
  town: typeof DELHI;
  /** The weekday that is named, from 0 for Sunday; -1 for none. */
  weekday: number;
  /** From a day on, or back from it: `amavasya after 8 november`; 0 for the next or those of a span. */
  step: -1 | 0 | 1;
  span: { from: string; to: string } | undefined;
  /** Whether all of the span are asked for. */
  isOfSpan: boolean;
  unknownWords: readonly string[];
}
type FoundMoon = readonly { date: string; tithi: Element }[];

/**
 * The next full or new moon, or another day of the moon: the next day that has its tithi at sunrise or in which it lies, or that has it at its part of
 * the day. With a lunar month, that of this month (named as where months end with the full moon): `kartik purnima`.
 */
export function moonAnswer(query: Query): DirectAnswer[] {
  const { entities } = query;
  const several = entities.filter((one) => one in MOON_DAYS);
  if (several.length > 1 && BOTH.test(query.text))
    return several.flatMap((one) =>
      moonAnswer({ ...query, entities: entities.filter((other) => other === one || !several.includes(other)) }),
    );
  const moonDay = MOON_DAYS[moonDayIn(entities) ?? ''];
  const asked = moonDay && readMoon(query, moonDay);
  const found = asked ? findMoonDays(asked) : [];
  const [first] = found;
  return asked && first ? [{ ...(found.length > 1 ? daysTold(asked, found) : dayTold(asked, first)), ...commonOf(asked, first.date) }] : [];
}

function readMoon(query: Query, moonDay: AskedMoon['moonDay']): AskedMoon {
  const { words, text } = query;
  const ofMonth = words.map(lunarMonth).find((month) => month >= 0);
  // Sawan is a month, not the town Siwan.
  const place = ofMonth !== undefined && !words.includes(fold(query.place?.name ?? '')) ? undefined : query.place;
  const weekday =
    query.weekdays?.[0] ?? query.weekday ?? OF_WEEKDAYS.findIndex((names) => query.unknownWords.some((word) => names.has(word)));
  const isBack = query.day === undefined && query.range === undefined && query.month === undefined && PREVIOUS.test(text);
  const step = isFromDay(query) ? (AFTER.test(text) ? 1 : -1) : isBack ? -1 : 0;
  const isOfStep = (word: string) => step !== 0 && (AFTER.test(word) || BEFORE.test(word) || PREVIOUS.test(word));
  // `next friday amavasya` is one on a Friday, not one after the next.
  const span = step === 0 && query.weekday === undefined ? comingDays(query) : undefined;
  return {
    query,
    moonDay,
    ofMonth,
    town: findPoint(place) ?? DELHI,
    weekday,
    step,
    span,
    isOfSpan: span !== undefined && query.day === undefined && ofMonth === undefined,
    unknownWords: query.unknownWords.filter((word) => lunarMonth(word) < 0 && !OF_WEEKDAYS[weekday]?.has(word) && !isOfStep(word)),
  };
}

function findMoonDays({ query: { day, asked }, moonDay, ofMonth, town, weekday, step, span, isOfSpan }: AskedMoon): FoundMoon {
  if (span && (span.from < FIRST_DAY || span.to > LAST_DAY)) return [];
  const point = { ...town, zone: INDIA };
  const start = step === 0 ? (span?.from ?? istDay()) : addDays(day ?? istDay(), step);
  const days = weekday >= 0 ? MAX_WEEKDAY_DAYS : ofMonth === undefined ? MAX_MONTH_DAYS : MAX_YEAR_DAYS;
  // A year has a dozen of each, a month one or two; where some days have none, the next is told.
  const wanted = asked.few ?? (isOfSpan ? MAX_OF_YEAR : 1);
  const found: { date: string; tithi: Element }[] = [];
  for (let ahead = 0; ahead < days * wanted && found.length < wanted; ahead += 1) {
    const date = addDays(start, step < 0 ? -ahead : ahead);
    const isOver = isOfSpan && date > (span?.to ?? date) && (found.length > 0 || weekday >= 0);
    if (date < FIRST_DAY || date > LAST_DAY || isOver) break;
    if ((weekday >= 0 && weekdayOf(date) !== weekday) || (ofMonth !== undefined && !isInMonth(date, ofMonth))) continue;
    const { purnimanta } = computeAlmanacDay(point, date);
    if (ofMonth !== undefined && (purnimanta.index !== ofMonth || purnimanta.adhika)) continue;
    const tithi = tithiOn(point, date, moonDay);
    // A tithi of two sunrises is one.
    if (tithi && tithi.start !== found.at(-1)?.tithi.start) found.push({ date, tithi });
  }
  return found;
}

const nameIn = (locale: Locale, { index }: Element, ofMonth: number | undefined): string =>
  ofMonth === undefined ? tithiName(index)[locale] : `${nameAt(MONTHS, ofMonth)[locale]} ${tithiName(index)[locale]}`;

function daysTold({ query, moonDay, ofMonth, span, isOfSpan }: AskedMoon, found: FoundMoon): Pick<DirectAnswer, 'title' | 'answer'> {
  return {
    title: inAllLocales(PANCHANG, (t, locale) => {
      const called = moonDay.tithis.length > 1 || !found[0] ? '' : nameIn(locale, found[0].tithi, ofMonth);
      return isOfSpan && span ? `${called} ${formatDays(span, locale)}`.trim() : t.nextFew(found.length, called);
    }),
    answer: eachLocale((locale) => {
      const days = found.map((one) => `${tithiName(one.tithi.index)[locale]}, ${dayTitle(one.date)[locale]}`).join('; ');
      return query.asked.also.includes('count') ? `${found.length}: ${days}` : days;
    }),
  };
}

function dayTold(
  { ofMonth, span, step }: AskedMoon,
  { date, tithi }: FoundMoon[number],
): Pick<DirectAnswer, 'title' | 'answer' | 'detail'> {
  const at = (instant: number, locale: Locale) => formatTime(zonedIso(INDIA, instant), date, locale);
  return {
    title: inAllLocales(PANCHANG, (t, locale) => {
      const name = nameIn(locale, tithi, ofMonth);
      return span || step < 0 ? `${name}${ofMonth === undefined ? '' : ` ${date.slice(0, 4)}`}` : t.next(name);
    }),
    answer: dayTitle(date),
    detail: inAllLocales(PANCHANG, (t, locale) => t.fromTo(at(tithi.start, locale), at(tithi.end, locale))),
  };
}

const commonOf = ({ query, town, weekday, step, span, unknownWords }: AskedMoon, date: string) => ({
  url: dayPage(town.name, date),
  confidence: confidence(unknownWords, 0.9),
  uses: [
    'place',
    ...(query.weekdays ? (['operation'] as const) : []),
    ...(span || step !== 0 || query.weekday !== undefined ? (['time'] as const) : []),
    ...(query.asked.few !== undefined ? (['amount'] as const) : []),
    ...(unknownWords.length === 0 ? (['word'] as const) : []),
    // The shani of shani amavasya is its Saturday.
    ...(unknownWords.length === 0 && weekday >= 0 ? (['other'] as const) : []),
  ] satisfies DirectAnswer['uses'],
});
