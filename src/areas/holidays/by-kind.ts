import { addDays, weekdayOf } from '../../kernel/time.ts';
import { CENTRAL_HOLIDAYS } from './central.ts';
import { holidayId as idOf } from './holiday-id.ts';
import { type ListedDay, type ListedKind, listedDays, marketDays } from './lists/index.ts';
import { isOrdered, orderOf, withOrder } from './lists/orders.ts';
import { byDate, type Holiday, listHolidays } from './year.ts';

export const ASKED_KINDS = ['public', 'optional', 'bank', 'market'] as const;
export type AskedKind = (typeof ASKED_KINDS)[number];

/** Whether any list of that year has a holiday of the state's own. */
export const hasStateList = (year: number, state: string): boolean =>
  listedDays(year).some(({ kind, states }) => kind !== 'optional' && states.includes(state));

/** Holidays of a year of one kind, in a state where one is given; by date. */
export function holidaysOfKind(year: number, kind: AskedKind, state: string | null): readonly Holiday[] {
  if (kind === 'optional') return optionalDays(year, state);
  if (kind === 'bank') return bankDays(year, state);
  if (kind === 'market') return closedDays(year);
  return publicDays(year, state, ['public', 'government']);
}

/** The holidays of the centre, and those of the state; a day that both have is listed once, as the centre's. */
function publicDays(year: number, state: string | null, kinds: readonly ListedKind[]): readonly Holiday[] {
  const central = listHolidays(year);
  if (state === null) return central;
  const order = orderOf(year, state);
  const ofLists = [...listedDays(year).filter((day) => kinds.includes(day.kind) && day.states.includes(state)), ...newYear(year, state)];
  const listed = order ? withOrder(ofLists, order, idOf) : ofLists;
  const isListed = ({ id, date }: Holiday) => listed.some((day) => day.date === date && idOf(day.name) === id);
  const ofState = distinct(listed)
    .filter((day) => !central.some(({ id, date }) => date === day.date && id === idOf(day.name)))
    .map((day): Holiday => {
      const holiday = listedHoliday(day, 'state', state);
      return order && isOrdered(order, day) ? { ...holiday, basis: 'ordered', order } : holiday;
    });
  return [...central.map((holiday) => (isListed(holiday) ? { ...holiday, state } : holiday)), ...ofState].sort(byDate);
}

/** States that close on New Year's Day, by the Reserve Bank's holidays under the Negotiable Instruments Act; the lists have it as optional alone. */
const NEW_YEAR_STATES = new Set([
  'Arunachal Pradesh',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Puducherry',
  'Sikkim',
  'Tamil Nadu',
  'West Bengal',
]);
const newYear = (year: number, state: string): ListedDay[] =>
  NEW_YEAR_STATES.has(state)
    ? [{ date: `${year}-01-01`, kind: 'public', states: [state], centre: false, except: [], name: "New Year's Day", estimated: false }]
    : [];

/** Optional days, of which people choose some: those of the state's list, and of the centre's where the state does not differ from it. */
function optionalDays(year: number, state: string | null): Holiday[] {
  const days = listedDays(year).filter(({ kind }) => kind === 'optional');
  const ofState = state === null ? [] : distinct(days.filter(({ states }) => states.includes(state)));
  const central = days.filter(
    ({ centre, except, date, name }) =>
      centre && !(state && except.includes(state)) && !ofState.some((day) => day.date === date && day.name === name),
  );
  return [
    ...ofState.map((day) => listedHoliday(day, 'optional', state ?? undefined)),
    ...distinct(central).map((day) => listedHoliday(day, 'optional')),
  ].sort(byDate);
}

/** From that day on banks are closed on the second and fourth Saturday of a month: Reserve Bank of India, 28 August 2015. */
const SATURDAYS_SINCE = '2015-09-01';
export const SATURDAY = 6;

/** Whether banks are closed by rule on a Saturday, and which Saturday of the month it is. */
export function bankSaturday(date: string): 'second' | 'fourth' | undefined {
  if (date < SATURDAYS_SINCE || weekdayOf(date) !== SATURDAY) return undefined;
  return ({ 2: 'second', 4: 'fourth' } as const)[Math.ceil(Number(date.slice(8)) / 7)];
}

/** Second and fourth Saturdays, and the public holidays, on most of which banks are closed. */
function bankDays(year: number, state: string | null): Holiday[] {
  const saturdays: Holiday[] = [];
  for (let date = `${year}-01-01`; date < `${year + 1}-01-01`; date = addDays(date, 1)) {
    const which = bankSaturday(date);
    if (which)
      saturdays.push({
        id: `${which}-saturday`,
        date,
        kind: 'bank',
        basis: 'ordered',
        moon: false,
        name: `${which === 'second' ? 'Second' : 'Fourth'} Saturday`,
      });
  }
  // What closes the offices of a state alone closes no bank.
  return [...saturdays, ...publicDays(year, state, ['public'])].sort(byDate);
}

const closedDays = (year: number): Holiday[] =>
  (marketDays(year) ?? []).map(({ date, name, markets }) => ({
    id: idOf(name),
    date,
    kind: 'market',
    basis: 'ordered',
    moon: false,
    name,
    markets,
  }));

const listedHoliday = ({ date, name, estimated }: ListedDay, kind: 'state' | 'optional', state?: string): Holiday => {
  const id = idOf(name);
  return {
    id,
    date,
    kind,
    basis: 'expected',
    moon: estimated || CENTRAL_HOLIDAYS[id]?.moon === true,
    name,
    estimated,
    ...(state && { state }),
  };
};

/** Each day and name once: some lists have one as public and as a day of offices. */
const distinct = (days: readonly ListedDay[]): ListedDay[] =>
  days.filter((day, at) => days.findIndex(({ date, name }) => date === day.date && name === day.name) === at);
