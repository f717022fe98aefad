import { listFestivalDays, tithiName } from '../../astronomy/calendar/festivals/year.ts';
import { inAllLocales } from '../../i18n/locale.ts';
import { addDays, istDay } from '../../kernel/time.ts';
import { INDIA } from '../../kernel/zone.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { DELHI, dayPage, dayTitle, findPoint } from './day-answer.ts';
import { festivalDay } from './festival-answer.ts';
import { MOON_DAYS, moonDayIn, tithiOn } from './moon-answer.ts';
import { PANCHANG } from './wording.ts';

const AFTER = /\b(?:after|ke ba+d)\b|के बाद/iu;
const BEFORE = /\b(?:before|se pe?a?hle)\b|से पहले/iu;
/** A tithi may still last on the days beside the festival: Diwali is itself on a new moon. */
const NEAREST = 3;
const MAX_DAYS = 40;

/**
 * The day of the moon, or the ekadashi, before or after a festival: दिवाली के बाद वाली अमावस्या. Without a year it is that of the last festival as long as
 * it is still to come.
 */
export function besideFestival(query: Query, [id, other]: readonly string[]): DirectAnswer[] | undefined {
  const side = AFTER.test(query.text) ? 1 : BEFORE.test(query.text) ? -1 : undefined;
  const named = moonDayIn(query.entities);
  if (!id || other || !side || !(named || query.entities.includes('ekadashi'))) return undefined;
  const point = { ...(findPoint(query.place) ?? DELHI), zone: INDIA };
  const thisYear = Number(istDay().slice(0, 4));
  const years = query.year === undefined ? [thisYear, thisYear + 1] : [query.year];
  const found = years
    .flatMap((year) => listFestivalDays(id, year, point))
    .flatMap((festival) => {
      const day = named ? moonDayBeside(point, festival.date, side, named) : ekadashiBeside(point, festival.date, side);
      return day && (query.year !== undefined || day.date >= istDay()) ? [{ festival, ...day }] : [];
    });
  const [first] = found;
  if (!first) return undefined;
  return [
    {
      title: inAllLocales(PANCHANG, (t, locale) => t.besideFestival[side](first.name[locale], festivalDay(first.festival)[locale] ?? '')),
      answer: dayTitle(first.date),
      url: dayPage(point.name, first.date),
      confidence: 0.98,
      uses: ['time', 'operation', 'place', 'word', 'other'],
    },
  ];
}

type Point = Parameters<typeof tithiOn>[0];

function moonDayBeside(point: Point, from: string, side: 1 | -1, named: string) {
  for (let apart = NEAREST; apart < MAX_DAYS; apart += 1) {
    const date = addDays(from, side * apart);
    const tithi = tithiOn(point, date, MOON_DAYS[named] ?? { tithis: [] });
    if (tithi) return { date, name: tithiName(tithi.index) };
  }
  return undefined;
}

function ekadashiBeside(point: Point, from: string, side: 1 | -1) {
  const year = Number(from.slice(0, 4));
  const all = [year - 1, year, year + 1].flatMap((one) => listFestivalDays(undefined, one, point));
  return side === 1 ? all.find(({ date }) => date > from) : all.findLast(({ date }) => date < from);
}
