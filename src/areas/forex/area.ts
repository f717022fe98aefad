import { RATE_SOURCES, RATES_PUBLISHER, RATES_SCHEDULE, ratesInstant } from '../../crawl/currency-api.ts';
import { formatDay, sourceInWords } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import { completeFrom, type PromptField } from '../agent-prompt.ts';
import { defineArea } from '../area.ts';
import type { BoardTile } from '../board.ts';
import { toTile } from '../figure.ts';
import type { SearchRecord } from '../intent.ts';
import { CODES, CURRENCIES, findCurrency, POPULAR } from './currencies.ts';
import { currencies, history, ofDays, rates } from './endpoints.ts';
import { answerMoney, MONEY_WORDS } from './intents.ts';
import { everydayHindiName, wordsFor } from './names.ts';
import { forexDatabase, newestRates, roundRate } from './queries.ts';
import { FOREX_SNAPSHOT } from './tables.ts';
import { rupeeFigure } from './values.ts';
import { FOREX } from './wording.ts';

const currency: PromptField = {
  about: 'Code of a currency',
  required: true,
  complete: (typed) => {
    const named = CURRENCIES.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase())).map(({ code }) => code);
    return [...new Set([...completeFrom(CODES, typed), ...named])];
  },
};

const SHOWN = [
  ['USD', 'US dollar', 'डॉलर'],
  ['EUR', 'Euro', 'यूरो'],
  ['GBP', 'Pound sterling', 'पाउंड'],
  ['AED', 'UAE dirham', 'दिरहम'],
] as const;

/** The four currencies that people in India ask for most, in rupees. */
async function forexBoard(locale: Locale): Promise<BoardTile[]> {
  const tiles = SHOWN.map(async ([code, en, hi]): Promise<BoardTile[]> => {
    const figure = await rupeeFigure(code, { en, hi });
    return figure ? [toTile(figure, locale, { page: `/browse/forex/${code.toLowerCase()}`, hi })] : [];
  });
  return (await Promise.all(tiles)).flat();
}

const RATE_WORDS = ['currency', 'forex', 'exchange', 'rate', 'price', 'today', 'convert', 'मुद्रा', 'विनिमय', 'दर', 'भाव'];
/** Who says dollar or pound alone means these. */
const MEANT_FIRST = new Set(['USD', 'GBP', 'EUR']);
const figure = new Intl.NumberFormat('en-IN', { maximumSignificantDigits: 6 });

/** Every currency with a rate of the newest day, as search finds it: its page. */
async function forexSearchable(): Promise<SearchRecord[]> {
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
      names: [code, ...wordsFor(code), ...RATE_WORDS],
    };
  });
}

export default defineArea({
  name: 'forex',
  title: { en: 'Exchange rates', hi: 'विदेशी मुद्रा दरें' },
  summary: {
    en: 'Daily rates of about 150 currencies in each other, with history.',
    hi: 'डॉलर का रेट और लगभग 150 मुद्राओं की आपस में दैनिक दरें, पिछले दिनों की दरों के साथ।',
  },
  group: 'prices',
  icon: 'note',
  page: '/browse/forex',
  endpoints: [rates, ofDays, history, currencies],
  attribution: FOREX_SNAPSHOT.sources,
  data: {
    crawler: { sources: RATE_SOURCES, schedule: RATES_SCHEDULE, load: () => import('./crawl.ts') },
    snapshots: [FOREX_SNAPSHOT],
    async freshness() {
      const rows = await newestRates(await forexDatabase());
      const day = rows[0]?.day ?? '';
      return { observedAt: ratesInstant(day), day, source: RATES_PUBLISHER, count: rows.length, counted: 'currencies' };
    },
  },
  find: {
    records: forexSearchable,
    vocabulary: MONEY_WORDS,
    answers: answerMoney,
    dated: 'past',
    redirects: ([code = '']) => {
      const currency = findCurrency(code);
      return currency && `/browse/forex/${currency.code.toLowerCase()}`;
    },
  },
  show: {
    board: forexBoard,
    pins: [
      {
        query: '1 {currency} in INR',
        fields: {
          currency: {
            label: { en: 'Currency', hi: 'मुद्रा' },
            options: POPULAR.filter((code) => code !== 'INR').map((code) => ({
              value: code,
              label: { en: findCurrency(code)?.name ?? code, hi: everydayHindiName(code) },
            })),
          },
        },
      },
    ],
    prompts: [
      {
        name: 'convert_money',
        title: 'Convert money, and is it a good day',
        about: 'An amount in another currency, beside the rates of the last three months',
        fields: { amount: { about: 'How much', required: true }, from: currency, to: currency },
        text: ({ amount, from, to }) =>
          `What are ${amount} ${from} in ${to}? Ask the tool forex with base=${from}, symbols=${to}, amount=${amount}, and with view=history, base=${from}, symbol=${to}, days=90 for the ` +
          'rates before. Say where today lies between the lowest and the highest, of which day the rate is, and that a bank gives another.',
      },
    ],
  },
});
