import { groupDigits } from '../i18n/format.ts';
import { eachLocale, type LocalizedText, localName } from '../i18n/locale.ts';
import { findStateName, STATES } from '../places/states.ts';
import type { DirectAnswer, Query } from './intent.ts';
import { answerOperation } from './quantities.ts';
import { asksWhere, countedQuantity, type Point } from './quantity.ts';

/** What an area counts in every state. */
interface StateCount extends Omit<Point, 'value'> {
  countIn(state: string): number | Promise<number>;
  /** `PIN codes of Bihar`. */
  titleOf(state: Readonly<{ name: string; hi?: string }>): LocalizedText;
  url: string;
}

/** Operations over what is counted in the states: which has the most, those with more than so many, its share, its rank. Empty for other questions. */
export function answerCounts(query: Query, { countIn, titleOf, ...point }: StateCount): Promise<DirectAnswer[]> {
  const quantityOf = (name: string) => {
    const state = findStateName(name);
    return countedQuantity({
      ...point,
      title: titleOf(state),
      name: eachLocale((locale) => localName(locale, state)),
      value: async () => countIn(name),
      show: (count) => ({ en: groupDigits(count, Number.isInteger(count) ? 0 : 1) }),
    });
  };
  const states = query.places.filter(({ type, name, state }) => type === 'state' || name === state);
  if (states.length < query.places.length) return Promise.resolve([]);
  return answerOperation(query, {
    named: states.map(({ name }) => quantityOf(name)),
    all: states.length > 1 ? undefined : async () => STATES.map(({ name }) => quantityOf(name)),
    ranking: () => titleOf({ name: 'states', hi: 'राज्यों' }),
    isWhole: true,
    isOfAll: asksWhere(query),
    url: point.url,
    uses: ['place', 'other'],
  });
}
