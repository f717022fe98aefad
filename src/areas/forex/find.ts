import { RATES_PUBLISHER } from '../../crawl/currency-api.ts';
import { formatDay, sourceInWords } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { SearchRecord } from '../intent.ts';
import { findCurrency } from './currencies.ts';
import { wordsFor } from './money-words.ts';
import { everydayHindiName } from './names.ts';
import { forexDatabase, newestRates, roundRate } from './queries.ts';
import { FOREX } from './wording.ts';

const RATE_WORDS = ['currency', 'forex', 'exchange', 'rate', 'price', 'today', 'convert', 'मुद्रा', 'विनिमय', 'दर', 'भाव'];
/** Who says dollar or pound alone means these. */
const MEANT_FIRST = new Set(['USD', 'GBP', 'EUR']);
const figure = new Intl.NumberFormat('en-IN', { maximumSignificantDigits: 6 });

/** Every currency with a rate of the newest day, as search finds it: its page. */
export async function forexSearchable(): Promise<SearchRecord[]> {
  const rows = await newestRates(await forexDatabase());
  const rupees = rows.find(({ code }) => code === 'INR')?.per_usd;
  return rows.map(({ code, per_usd, day }) => {
    const name = findCurrency(code)?.name ?? code;
    const inRupees = rupees === undefined || code === 'INR' ? undefined : `₹${figure.format(roundRate(rupees / per_usd))}`;
    const forDollar = code === 'USD' ? undefined : `${figure.format(per_usd)} ${code}`;
    const ratesIn = (locale: Locale) =>
      [inRupees && FOREX[locale].rateOf(inRupees, code), forDollar && FOREX[locale].rateOfDollar(forDollar)].filter(Boolean).join('; ');
    return {
      url: `/browse/forex/${code.toLowerCase()}`,
      title: `${name} (${code}) exchange rate`,
      description: `${ratesIn('en')} (${formatDay(day)}, ${sourceInWords(RATES_PUBLISHER)})`,
      hi: {
        title: FOREX.hi.oneTitle(everydayHindiName(code) ?? name, code),
        description: `${ratesIn('hi')} (${formatDay(day, true, 'hi')}, ${sourceInWords(RATES_PUBLISHER, 'hi')})`,
      },
      weight: MEANT_FIRST.has(code) ? 1.5 : 1,
      names: [...wordsFor(code), ...RATE_WORDS],
    };
  });
}
