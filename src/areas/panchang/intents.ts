import type { DirectAnswer, Query } from '../intent.ts';
import { DELHI, dayAnswer, dayPage, findPoint } from './day-answer.ts';
import { eclipseAnswer } from './eclipse-answer.ts';
import { festivalAnswer } from './festival-answer.ts';
import { moonAnswer } from './moon-answer.ts';
import { lunarMonth } from './moon-days.ts';

/** A festival's day, a day of the moon, or the almanac of a day at a place. */
export async function answerPanchang(query: Query): Promise<DirectAnswer[]> {
  const point = findPoint(query.place) ?? DELHI;
  const eclipses = eclipseAnswer(query, point, (date) => dayPage(point.name, date));
  if (eclipses.length > 0) return eclipses;
  // Vaishakh Amavasya is not Vaisakhi.
  const isOfMonth = query.words.some((word) => lunarMonth(word) >= 0);
  for (const answer of isOfMonth ? [moonAnswer, festivalAnswer, dayAnswer] : [festivalAnswer, moonAnswer, dayAnswer]) {
    const found = answer(query);
    if (found.length > 0) return found;
  }
  return [];
}
