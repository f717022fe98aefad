import { groupDigits } from '../i18n/format.ts';
import { eachLocale, toLocalizedText, translate } from '../i18n/locale.ts';
import { wordSet } from '../text/fold.ts';
import type { RankedAnswer } from './area-answer.ts';
import type { ParsedQuery } from './parse-query.ts';
import { areaCalled, SEARCHED_AREAS } from './searched-areas.ts';
import { isAround, type Token } from './tokens.ts';

/** What stands before or behind the currency that something is wanted in: `in dollars`, `dollar mein`. */
const BESIDE = wordSet('in into to me mein में');
const HOW_MANY = wordSet('many kitne kitna kitni कितने कितना');
const money = SEARCHED_AREAS.find(({ find }) => find?.rateOf);

/** Keys of the currencies that a word names by itself. */
const currenciesOf = ({ starts, corrected, senses }: Token): string[] =>
  starts && !corrected && money
    ? senses.flatMap((one) =>
        'concept' in one && one.area === money.name && !/^of /.test(one.concept) && !isAround(one) ? [one.concept] : [],
      )
    : [];

/** Areas that a word names a thing of, and that tell its price in rupees. */
const pricedBy = ({ starts, senses }: Token): string[] =>
  starts
    ? senses.flatMap((one) => {
        const area = 'area' in one && !isAround(one) ? areaCalled(one.area) : undefined;
        return area && area !== money && area.find?.dated === 'past' ? [area.name] : [];
      })
    : [];

/**
 * The answers to a text that wants a price in another currency, `gold in dollars per ounce`: the price by the rate of its day. Undefined for other
 * texts, and where `ask` finds no price for the rest of the text.
 */
export async function inCurrency(
  { tokens, days, asked }: ParsedQuery,
  ask: (text: string) => Promise<RankedAnswer[]>,
): Promise<RankedAnswer[] | undefined> {
  const places = tokens.flatMap((token, at) => currenciesOf(token).map((key) => ({ at, key })));
  const [found] = places;
  const rateOf = money?.find?.rateOf;
  if (!found || !rateOf || new Set(places.map(({ at }) => at)).size !== 1 || !(asked.kind === 'value' || asked.kind === 'count'))
    return undefined;
  const { at } = found;
  // What an area tells in this currency itself is not reckoned: `bitcoin in usd`.
  const knows = tokens[at] ? pricedBy(tokens[at]) : [];
  if (!tokens.some((token, place) => place !== at && pricedBy(token).some((name) => !knows.includes(name)))) return undefined;
  // `gold for 100 dollars` counts them.
  if (tokens[at - 1]?.kind === 'number') return undefined;
  let end = at + 1;
  while (tokens[end]?.kind === 'name' && !tokens[end]?.starts) end += 1;
  const left = tokens.filter(
    ({ word }, place) =>
      !((place >= at && place < end) || ((place === at - 1 || place === end) && (BESIDE.has(word) || HOW_MANY.has(word)))),
  );
  const dated = days.day && !tokens.some(({ kind }) => kind === 'day') ? [days.day] : [];
  const answers = await ask([...left.map(({ word }) => word), ...dated].join(' '));
  const priced = answers.filter(({ declined, ignored }) => !declined && !ignored);
  const told = await Promise.all(
    priced.map(async ({ rupees, ...answer }): Promise<RankedAnswer[]> => {
      const { as_of: day, title } = answer;
      const rates = day ? await Promise.all(places.map(({ key }) => rateOf(key, day))) : [];
      const rate = rates.find((one) => one !== undefined);
      if (rupees === undefined || !rate) return [];
      const value = rupees * rate.rate;
      return [
        {
          ...answer,
          title: eachLocale((locale) => `${translate(toLocalizedText(title), locale)}, ${rate.currency}`),
          answer: `${groupDigits(value, value < 1 ? 4 : 2)} ${rate.currency}`,
          detail: `₹${groupDigits(rupees, 2)}; 1 ${rate.currency} = ₹${groupDigits(1 / rate.rate, 2)}`,
        },
      ];
    }),
  );
  return told.some((one) => one.length > 0) ? told.flat() : undefined;
}
