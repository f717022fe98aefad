import { type Festival, listFestivalDays, tithiName } from '../../astronomy/calendar/festivals/year.ts';
import { FIRST_DAY, LAST_DAY } from '../../astronomy/delta-t.ts';
import { formatTime } from '../../i18n/day-words.ts';
import { formatDay } from '../../i18n/format.ts';
import { eachLocale, inAllLocales, type Locale, toLocalizedText, translate } from '../../i18n/locale.ts';
import { INDIA, zonedIso } from '../../kernel/zone.ts';
import { FIELD } from '../field-wording.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { computeAlmanacDay } from './day.ts';
import { DELHI, dayPage, findPoint } from './day-answer.ts';
import { partsIn } from './day-parts.ts';
import { festivalDay, festivalsPage } from './festival-answer.ts';
import { MOON_DAYS, moonAnswer, moonDayIn, tithiOn } from './moon-answer.ts';
import { PANCHANG } from './wording.ts';

/** `aaj amavasya hai` asks as `is today amavasya` does. */
const SAYS_IS = /\b(?:hai|hain|hoga|hogi|thi|tha)\b|है|होगी|होगा|थी/iu;
const ASKS_MORE = /\b(?:kab|when|time|timing|kitne baje|start|shuru|date)\b|कब|बजे|शुरू/iu;

/**
 * Whether a festival, an ekadashi or a day of the moon is on the day that is named: yes with its name, no with the next one. `dayOf` finds the next day
 * of a festival.
 */
export function isItAnswer(
  query: Query,
  [id]: readonly string[],
  dayOf: (id: string | undefined, query: Query) => Festival | undefined,
): DirectAnswer[] | undefined {
  const { day, asked, entities, text, range, weekday } = query;
  const isAsked = asked.isQuestion || (SAYS_IS.test(text) && !ASKS_MORE.test(text));
  if (!day || range || !isAsked || partsIn(entities).length > 0 || day < FIRST_DAY || day > LAST_DAY) return undefined;
  const common = {
    title: eachLocale((locale) => formatDay(day, true, locale)),
    as_of: day,
    confidence: 0.99,
    uses: ['time', 'operation', 'place'],
  } as const;
  const moonDay = id === undefined ? moonDayIn(entities) : undefined;
  if (moonDay !== undefined) return [{ ...common, ...isMoonDay(query, day, moonDay) }];
  if (weekday !== undefined || !(id || entities.includes('ekadashi'))) return undefined;
  const all = listFestivalDays(id, Number(day.slice(0, 4)), { ...(findPoint(query.place) ?? DELHI), zone: INDIA });
  const on = all.find(({ date }) => date === day);
  const next = on ?? all.find(({ date }) => date > day) ?? dayOf(id, query);
  if (!next) return undefined;
  return [
    {
      ...common,
      answer: inAllLocales(FIELD, (t, locale) => (on ? t.yes : t.no)(festivalDay(next)[locale] ?? '')),
      url: festivalsPage(next.date.slice(0, 4), next.id),
    },
  ];
}

function isMoonDay(query: Query, day: string, name: string): Pick<DirectAnswer, 'answer' | 'detail' | 'url'> {
  const town = findPoint(query.place) ?? DELHI;
  const point = { ...town, zone: INDIA };
  const tithi = tithiOn(point, day, MOON_DAYS[name] ?? { tithis: [] });
  const url = dayPage(town.name, day);
  const at = (instant: number, locale: Locale) => formatTime(zonedIso(INDIA, instant), day, locale);
  if (tithi)
    return {
      answer: inAllLocales(FIELD, (t, locale) => t.yes(tithiName(tithi.index)[locale])),
      detail: inAllLocales(PANCHANG, (t, locale) => t.fromTo(at(tithi.start, locale), at(tithi.end, locale))),
      url,
    };
  const [first] = computeAlmanacDay(point, day).tithis;
  const { day: _, year: __, month: ___, weekday: ____, ...anyDay } = query;
  const [next] = moonAnswer({ ...anyDay, conditions: query.conditions.filter(({ kind }) => kind !== 'time') });
  return {
    answer: inAllLocales(FIELD, (t, locale) => t.no(first ? tithiName(first.index)[locale] : '')),
    ...(next && {
      detail: inAllLocales(FIELD, (_t, locale) =>
        [next.title, next.answer ?? ''].map((one) => translate(toLocalizedText(one), locale)).join(': '),
      ),
    }),
    url,
  };
}
