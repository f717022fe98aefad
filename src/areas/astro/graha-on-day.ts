import { FIRST_DAY, LAST_DAY } from '../../astronomy/delta-t.ts';
import { nameAt, RASHIS } from '../../i18n/almanac-names.ts';
import { formatDay, formatDays } from '../../i18n/format.ts';
import { eachLocale, inAllLocales, type Locale } from '../../i18n/locale.ts';
import { addDays, istDay, now } from '../../kernel/time.ts';
import { normaliseDevanagari } from '../../text/fold.ts';
import { latinAsSpoken } from '../../text/transliterate.ts';
import { askedDays } from '../asked-time.ts';
import { FIELD } from '../field-wording.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { GRAHAS, type GrahaId, motionAt } from './grahas.ts';
import { ASTRO } from './wording.ts';

type Graha = (typeof GRAHAS)[number];
const BACK = /\b(?:retrograde|vakri)\b|वक्री/iu;
const SIGN = /\b(?:ra+shi|sign|gochar)\b|राशि|गोचर/iu;
/** Saturn stays in a sign for two and a half years. */
const MAX_DAYS = 1200;

/** Grahas by the words of their names, in Latin letters as they are said; the moon is also chandrama. */
const NAMED: ReadonlyMap<string, Graha> = new Map(
  GRAHAS.flatMap((graha): [string, Graha][] => {
    const hi = normaliseDevanagari(graha.hi);
    return [graha.en.toLowerCase(), hi, `${hi}मा`, latinAsSpoken(hi), `${latinAsSpoken(hi)}ma`].map((name) => [name, graha]);
  }),
);
/** The graha that a question names. */
export const grahaIn = (words: readonly string[]): Graha | undefined =>
  words.flatMap((word) => NAMED.get(normaliseDevanagari(word)) ?? [])[0];

const startOf = (day: string): number => Date.parse(`${day}T00:00:00+05:30`);
const motionOn = (id: GrahaId, day: string) => motionAt(id, day === istDay() ? now().getTime() : startOf(day));

/** The day in India on which a graha turns or changes its sign after a day; undefined where it does not for years. */
function changeAfter(id: GrahaId, day: string, part: 'sign' | 'retrograde'): string | undefined {
  const is = motionOn(id, day)[part];
  for (let ahead = 1; ahead <= MAX_DAYS; ahead += 1) {
    const next = addDays(day, ahead);
    if (next > LAST_DAY) return undefined;
    if (motionAt(id, startOf(next))[part] !== is) return addDays(next, -1);
  }
  return undefined;
}

/** The times of a year in which a graha goes back. */
function timesBack(id: GrahaId, year: number): { from: string; to: string }[] {
  const spans: { from: string; to: string }[] = [];
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1)) {
    if (!motionAt(id, startOf(day)).retrograde) continue;
    const last = spans.at(-1);
    if (last?.to === addDays(day, -1)) last.to = day;
    else spans.push({ from: day.endsWith('-01-01') ? day : addDays(day, -1), to: day });
  }
  return spans;
}

/** Whether a graha goes back on a day, in which sign it is, and until when: `is mercury retrograde`, `shani kis rashi mein hai`, `mercury retrograde dates 2027`. */
export function grahaOnDay(query: Query): DirectAnswer[] {
  const { text, words, day, year, month, range, conditions } = query;
  const graha = grahaIn(words);
  const isBack = BACK.test(text);
  const date = askedDays(query)?.from ?? day ?? istDay();
  // The guru of Guru Nanak Jayanti is none.
  const isOfOthers = conditions.some(
    ({ kind, around, text: other }) => kind === 'other' && !around && !NAMED.has(normaliseDevanagari(other)),
  );
  if (!graha || graha.id === 'moon' || range || isOfOthers || date < FIRST_DAY || date > LAST_DAY) return [];
  if (!isBack && !SIGN.test(text)) return [];
  const common = { url: '/browse/astro', confidence: 0.97, uses: ['time', 'word', 'other', 'operation'] } as const;
  const isOfYear = isBack && year !== undefined && month === undefined && !day;
  if (isOfYear && (`${year}-01-01` < FIRST_DAY || `${year}-12-31` > LAST_DAY)) return [];
  if (isOfYear)
    return [
      {
        title: inAllLocales(ASTRO, (t, locale) => `${graha[locale]}, ${t.retrograde}, ${year}`),
        answer: inAllLocales(
          ASTRO,
          (t, locale) =>
            timesBack(graha.id, year)
              .map((span) => formatDays(span, locale))
              .join('; ') || t.never,
        ),
        ...common,
      },
    ];
  const { sign, retrograde } = motionOn(graha.id, date);
  const until = (part: 'sign' | 'retrograde', said: string, locale: Locale) => {
    const end = changeAfter(graha.id, date, part);
    return end ? ASTRO[locale].untilDay(said, formatDay(end, true, locale)) : said;
  };
  const inSign = (locale: Locale) => until('sign', ASTRO[locale].inSign(nameAt(RASHIS, sign)[locale]), locale);
  const way = (locale: Locale) => until('retrograde', retrograde ? ASTRO[locale].retrograde : ASTRO[locale].direct, locale);
  return [
    {
      title: eachLocale((locale) => `${graha[locale]}, ${formatDay(date, true, locale)}`),
      answer: inAllLocales(FIELD, (t, locale) => (isBack ? (retrograde ? t.yes : t.no)(way(locale)) : inSign(locale))),
      detail: eachLocale((locale) => (isBack ? inSign(locale) : way(locale))),
      as_of: date,
      ...common,
    },
  ];
}
