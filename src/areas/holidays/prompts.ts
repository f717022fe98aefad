import { type AgentPrompt, stateField } from '../agent-prompt.ts';

export const HOLIDAY_PROMPTS: readonly AgentPrompt[] = [
  {
    name: 'long_weekends',
    title: 'Long weekends of a year',
    about: 'Holidays that lie beside a weekend, and the days of leave that make one longer',
    fields: { year: { about: 'YYYY', required: true }, state: stateField },
    text: ({ year, state }) =>
      `Which long weekends has ${year}${state ? ` in ${state}` : ' in India'}? Take the holidays from the tool holidays${state ? ' with that state' : ''}, list those on a Monday or Friday, ` +
      'and those a day away from a weekend with the one day of leave they need. Say which days are estimated and what is not known of the list of the state.',
  },
];
