import type { Name } from '../../../i18n/almanac-names.ts';
import { addDays } from '../../../kernel/time.ts';
import type { ZonedPoint } from '../frame.ts';
import { dayFrame } from '../frame.ts';
import type { LunarMonth } from '../months.ts';
import names from './ekadashi.json' with { type: 'json' };
import { tithiSpan } from './find.ts';
import { partBounds } from './parts.ts';
import { coveredDays, prevailingDay, type SpanOf } from './prevail.ts';

/** Names of the ekadashis in the bright and dark half of each amanta month, from Chaitra. */
const NAMES: readonly (readonly Name[])[] = names.months;
/** Those of an adhika month. */
const OF_ADHIKA: readonly Name[] = names.adhika;
const BRIGHT = 10;
const DARK = 25;

/** An ekadashi with the days of both traditions. */
export interface Ekadashi {
  name: Name;
  span: SpanOf;
  smarta: string;
  vaishnava: string;
}

/**
 * Smartas fast on the day with ekadashi at sunrise (the first of two; if it is skipped, the day in which it begins). Vaishnavas require a
 * dawn without dashami, else take the next day; of two days they take the second.
 */
function daysOfFast(span: SpanOf, place: ZonedPoint): { smarta: string; vaishnava: string } {
  const smarta = prevailingDay('sunrise', span, place, 'first');
  const sunrises = coveredDays('sunrise', span, place);
  const second = sunrises[1];
  if (second) return { smarta, vaishnava: second.date };
  const dawn = partBounds('arunodaya', dayFrame(place, smarta), place);
  const pure = sunrises.length > 0 && dawn !== null && span.start <= dawn.start;
  return { smarta, vaishnava: pure ? smarta : addDays(smarta, 1) };
}

/** Both ekadashis of a lunar month. */
export function findEkadashis(month: LunarMonth, place: ZonedPoint): Ekadashi[] {
  const names = month.adhika ? OF_ADHIKA : NAMES[month.index];
  return [BRIGHT, DARK].map((tithi, half) => {
    const span = tithiSpan(month, tithi);
    const name = names?.[half];
    if (!name) throw new Error(`There is no ekadashi ${half} in month ${month.index}`);
    return { name, span, ...daysOfFast(span, place) };
  });
}
