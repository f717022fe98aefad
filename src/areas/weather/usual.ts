import { formatMonthName } from '../../i18n/day-words.ts';
import { inAllLocales } from '../../i18n/locale.ts';
import { istDay } from '../../kernel/time.ts';
import type { Place } from '../../places/gazetteer.ts';
import { findSkyPoint } from '../../places/sky-point.ts';
import { findTown } from '../../places/town.ts';
import { withoutSnapshot } from '../../store/snapshot.ts';
import type { PlaceFact } from '../place-section.ts';
import { monthNormal, normalsAt } from './normals/values.ts';
import { WEATHER } from './wording.ts';

/** Nights and days of this month as they usually are at a place: what is told of its weather where nobody can be asked. Undefined without a station near. */
export async function usualThisMonth(place: Place): Promise<PlaceFact | undefined> {
  const point = findSkyPoint(place);
  const near = point && (await withoutSnapshot(() => normalsAt(point, findTown(point.town)), undefined));
  const month = istDay().slice(0, 7);
  const usual = near && monthNormal(near.station, Number(month.slice(5)));
  if (!usual || usual.min === null || usual.max === null) return undefined;
  return {
    label: inAllLocales(WEATHER, (t, locale) => t.usualIn(formatMonthName(month, locale))),
    value: `${Math.round(usual.min)} – ${Math.round(usual.max)} °C`,
    note: inAllLocales(WEATHER, (t) => t.nightAndDay),
  };
}
