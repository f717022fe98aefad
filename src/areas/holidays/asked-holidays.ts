import { istDay } from '../../kernel/time.ts';
import type { State } from '../../places/states.ts';
import type { Query } from '../intent.ts';
import { asksMarket, namesBanks } from './asked-closure.ts';
import { type AskedKind, holidaysOfKind } from './by-kind.ts';
import type { Holiday } from './year.ts';

/** A question for holidays, with the lists that it is about. */
export interface AskedHolidays {
  query: Query;
  kind: AskedKind;
  state: State | undefined;
  today: string;
  thisYear: number;
  daysOf: (year: number) => readonly Holiday[];
  /** The first that fits of the year that is named, else from today. */
  first: (fits: (day: Holiday) => boolean) => Holiday | undefined;
}

/** Whether the holidays of banks or those of exchanges are asked for. */
function kindAsked(query: Query): AskedKind {
  if (query.entities.includes('optional')) return 'optional';
  if (query.entities.includes('market') || asksMarket(query)) return 'market';
  return namesBanks(query) ? 'bank' : 'public';
}

/**
 * A question with its lists. The days of a year without one are computed, which takes a while: the next year is looked at only where this one has none
 * left.
 */
export function readAskedHolidays(query: Query, state: State | undefined): AskedHolidays {
  const kind = kindAsked(query);
  const today = query.range?.from ?? istDay();
  const thisYear = Number(today.slice(0, 4));
  const daysOf = (one: number) => holidaysOfKind(one, kind, state?.name ?? null);
  const first = (fits: (day: Holiday) => boolean) =>
    query.year === undefined
      ? (daysOf(thisYear).find((day) => day.date >= today && fits(day)) ?? daysOf(thisYear + 1).find(fits))
      : daysOf(query.year).find(fits);
  return { query, kind, state, today, thisYear, daysOf, first };
}
