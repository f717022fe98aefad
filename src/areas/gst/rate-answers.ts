import { cutAtWord, groupDigits } from '../../i18n/format.ts';
import { eachLocale, inAllLocales } from '../../i18n/locale.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { countedQuantity, type Quantity } from '../quantity.ts';
import { QUANTITIES } from '../quantity-wording.ts';
import { everydayHindiName } from './everyday.ts';
import type { ShownCode } from './queries.ts';
import { entriesAt, priceIn } from './rates/at-price.ts';
import { phraseNamedGoods, phraseRates } from './rates/phrases.ts';
import { GST_RATES_SOURCE } from './rates/source.ts';
import { type CodeRates, ratesOf } from './rates/values.ts';
import { GST } from './wording.ts';

/** Smaller numbers beside goods are no price. */
export const LEAST_PRICE = 100;

/** `is milk tax free`: of goods that everybody knows. */
export const TAXED = /\btax(?:ed|able|[ -]?free)\b|\bexempt|टैक्स फ्री|कर मुक्त/iu;
const FREE = /free|exempt|फ्री|मुक्त/iu;

/** Words of a schedule that name no goods. */
const EXPLAINS = /^Explanation\b/;
/** Longer conditions are cut: the page has them whole. */
const MAX_CONDITION = 140;

/** The one rate of a code as a quantity in percent; none where it depends on the goods. `name` is what was asked for. */
export async function rateQuantity({ code }: ShownCode, name: string, url: string): Promise<Quantity[]> {
  const rates = (await ratesOf([code])).get(code);
  const [percent, other] = rates?.percents ?? [];
  if (!rates || percent === undefined || other !== undefined || rates.status !== 'one') return [];
  const title = inAllLocales(GST, (t) => t.rateOfGoods(name, code));
  return [
    countedQuantity({
      ...{ day: rates.asOf, value: percent, source: GST_RATES_SOURCE.title, title, name: { en: name }, url },
      show: (value) => ({ en: `${value}%` }),
    }),
  ];
}

/** The rates of a code instead of its description, with the schedule's own words where they are conditional. */
export async function rateAnswer({ kind, code, description }: ShownCode, sum?: number, query?: Query): Promise<Partial<DirectAnswer>> {
  const rates = atPrice((await ratesOf([code])).get(code), query);
  const conditions =
    rates && rates.percents.length > 1
      ? rates.entries.flatMap(({ percent, words }) => (EXPLAINS.test(words) ? [] : [`${percent}%: ${cutAtWord(words, MAX_CONDITION)}`]))
      : [];
  const [percent, other] = rates?.percents ?? [];
  const tax = sum !== undefined && percent !== undefined && other === undefined ? (sum * percent) / 100 : undefined;
  const named = rates && rates.namedGoods.length > 0 ? rates.namedGoods.map(({ percent }) => percent) : [];
  return {
    title: inAllLocales(GST, (t) => t.rateOf(kind === 'services' ? 'SAC' : 'HSN', code, everydayHindiName(code))),
    answer: eachLocale((locale) => {
      const says = phraseRates(kind, rates, locale);
      // Yes or no where all have a tax, or none.
      const asked = query?.asked.isQuestion && percent !== undefined && rates?.status === 'one' ? TAXED.exec(query.text)?.[0] : undefined;
      if (asked === undefined) return says;
      return (FREE.test(asked) === (percent === 0) ? QUANTITIES[locale].yes : QUANTITIES[locale].no)(says);
    }),
    detail: inAllLocales(GST, (t, locale) =>
      [
        ...(tax === undefined || sum === undefined ? [] : [t.taxOnSum(groupDigits(tax, 2), groupDigits(sum))]),
        ...(locale === 'en' ? [description?.replace(/\.$/, '') ?? '', ...conditions] : conditions.length > 0 ? [t.whichRate] : []),
        ...(named.length > 0 ? [phraseNamedGoods(named, locale)] : []),
      ]
        .filter(Boolean)
        .join(locale === 'en' ? '. ' : '। '),
    ),
    ...(rates && { source: GST_RATES_SOURCE.title, as_of: rates.asOf }),
  };
}

/** The rates that hold at the price that a question names, where the schedules' words tell them apart: `cotton shirt above 2500`. */
function atPrice(rates: CodeRates | undefined, query: Query | undefined): CodeRates | undefined {
  const prices = query?.amounts.filter(({ value }) => value >= LEAST_PRICE) ?? [];
  const price = prices[0]?.value;
  // Of two prices each may have a rate of its own.
  if (!rates || !query || price === undefined || prices.length > 1) return rates;
  const entries = entriesAt(rates.entries, priceIn(query.text, price));
  const percents = [...new Set(entries.map(({ percent }) => percent))];
  if (entries.length === 0 || percents.length === rates.percents.length) return rates;
  return { ...rates, entries, percents, status: percents.length === 1 ? 'one' : rates.status };
}
