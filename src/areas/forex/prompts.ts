import { type AgentPrompt, completeFrom, type PromptField } from '../agent-prompt.ts';
import { CURRENCIES } from './currencies.ts';

const currency: PromptField = {
  about: 'Code of a currency',
  required: true,
  complete: (typed) => {
    const codes = completeFrom(
      CURRENCIES.map(({ code }) => code),
      typed,
    );
    const named = CURRENCIES.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase())).map(({ code }) => code);
    return [...new Set([...codes, ...named])];
  },
};

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
