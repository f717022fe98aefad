import { LRUCache } from 'lru-cache';
import { type Eclipse, listEclipses } from '../../astronomy/eclipses.ts';
import { formatTime } from '../../i18n/day-words.ts';
import { formatDay, formatDays } from '../../i18n/format.ts';
import { eachLocale, inAllLocales, type Locale, localName } from '../../i18n/locale.ts';
import { keptIn } from '../../kernel/memoize.ts';
import { istDay } from '../../kernel/time.ts';
import { INDIA, zonedIso } from '../../kernel/zone.ts';
import { confidence } from '../../text/confidence.ts';
import { comingDays } from '../asked-time.ts';
import { declinedAnswer } from '../first-answers.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import type { Point } from './day-answer.ts';
import { PANCHANG } from './wording.ts';

/** Years for which eclipses are computed, both included. */
const ECLIPSE_YEARS = [1900, 2100] as const;
const SOON_YEARS = 2;

const years = new LRUCache<string, Eclipse[]>({ max: 200 });

const eclipsesOf = (year: number, place: Point): Eclipse[] =>
  keptIn(years, `${year} ${place.lat} ${place.lon}`, () =>
    listEclipses(Date.parse(`${year}-01-01T00:00:00+05:30`), Date.parse(`${year + 1}-01-01T00:00:00+05:30`), place),
  );

/** The eclipses of a year or day, or the next one, and whether the place sees them: `surya grahan 2027`. */
export function eclipseAnswer(query: Query, place: Point, page: (date: string) => string): DirectAnswer[] {
  const { entities, unknownWords } = query;
  if (!entities.some((one) => one.startsWith('eclipse'))) return [];
  const of = entities.includes('eclipse sun') || entities.includes('sun') ? 'sun' : entities.includes('eclipse moon') ? 'moon' : undefined;
  const { year } = query;
  const span = comingDays(query) ?? (year === undefined ? undefined : { from: `${year}-01-01`, to: `${year}-12-31` });
  const today = istDay();
  const first = Number((span?.from ?? today).slice(0, 4));
  const frame = { confidence: confidence(unknownWords, 0.96), uses: ['place', 'time'] as const };
  // Of a day or a month none is told of that time, not of its year.
  const isYear = span === undefined || (span.from.endsWith('-01-01') && span.to.endsWith('-12-31'));
  const when = (locale: Locale) => span && (isYear ? span.from.slice(0, 4) : formatDays(span, locale));
  const title = inAllLocales(PANCHANG, (t, locale) => t.eclipses(of, when(locale), localName(locale, place)));
  if (first < ECLIPSE_YEARS[0] || first > ECLIPSE_YEARS[1]) {
    const detail = inAllLocales(PANCHANG, (t) => t.eclipsesFor(...ECLIPSE_YEARS));
    return [declinedAnswer(title, detail, { url: '/browse/panchang', ...frame })];
  }
  const all = Array.from({ length: span ? 1 : SOON_YEARS }, (_, ahead) => eclipsesOf(first + ahead, place)).flat();
  const dayOf = ({ peak }: Eclipse) => zonedIso(INDIA, peak).slice(0, 10);
  const fits = all.filter(
    (one) => (of === undefined || one.of === of) && (span ? dayOf(one) >= span.from && dayOf(one) <= span.to : dayOf(one) >= today),
  );
  const shown = span ? fits : fits.slice(0, 1);
  const say = (one: Eclipse, locale: Locale): string => {
    const t = PANCHANG[locale];
    const at = (instant: number) => formatTime(zonedIso(INDIA, instant), dayOf(one), locale);
    const seen = one.seen ? t.eclipseSeen(at(one.seen.from), at(one.seen.to)) : t.eclipseUnseen;
    return `${formatDay(dayOf(one), true, locale)}: ${t.eclipseKind(one.of, one.kind)}, ${seen}`;
  };
  const visible = span ? undefined : fits.slice(1).find(({ seen, kind }) => seen && kind !== 'penumbral');
  return [
    {
      title,
      answer: inAllLocales(PANCHANG, (t, locale) => shown.map((one) => say(one, locale)).join('; ') || t.noEclipse),
      ...(visible && !shown[0]?.seen ? { detail: inAllLocales(PANCHANG, (t, locale) => t.nextSeen(say(visible, locale))) } : {}),
      url: shown[0] ? page(dayOf(shown[0])) : '/browse/panchang',
      ...frame,
      ...(query.place ? {} : { assumed: eachLocale((locale) => localName(locale, place)) }),
    },
  ];
}
