import type { Locale } from '../../i18n/locale.ts';
import { type AgentPrompt, completeFrom, type PromptField } from '../agent-prompt.ts';
import type { BoardTile, Pin } from '../board.ts';
import { toTile } from '../figure.ts';
import { CODES, CURRENCIES, findCurrency, POPULAR } from './currencies.ts';
import { everydayHindiName } from './names.ts';
import { rupeeFigure } from './values.ts';

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
export async function forexBoard(locale: Locale): Promise<BoardTile[]> {
  const tiles = SHOWN.map(async ([code, en, hi]): Promise<BoardTile[]> => {
    const figure = await rupeeFigure(code, { en, hi });
    return figure ? [toTile(figure, locale, { page: `/browse/forex/${code.toLowerCase()}`, hi })] : [];
  });
  return (await Promise.all(tiles)).flat();
}

/** One's own currency on one's own board. */
export const FOREX_PINS: readonly Pin[] = [
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
];

/** What agents may be asked for. */
export const FOREX_PROMPTS: readonly AgentPrompt[] = [
  {
    name: 'convert_money',
    title: 'Convert money, and is it a good day',
    about: 'An amount in another currency, beside the rates of the last three months',
    fields: { amount: { about: 'How much', required: true }, from: currency, to: currency },
    text: ({ amount, from, to }) =>
      `What are ${amount} ${from} in ${to}? Ask the tool forex with base=${from}, symbols=${to}, amount=${amount}, and with view=history, base=${from}, symbol=${to}, days=90 for the ` +
      'rates before. Say where today lies between the lowest and the highest, of which day the rate is, and that a bank gives another.',
  },
];
