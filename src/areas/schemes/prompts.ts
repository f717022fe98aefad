import { type AgentPrompt, stateField } from '../agent-prompt.ts';

export const SCHEME_PROMPTS: readonly AgentPrompt[] = [
  {
    name: 'schemes_for_a_person',
    title: 'Schemes for a person',
    about: 'Government schemes that somebody may get, with what to bring',
    fields: {
      person: { about: 'Who it is: age, work, income, what is special', required: true },
      state: { ...stateField, required: true },
    },
    text: ({ person, state }) =>
      `Which government schemes can this person get: ${person}, in ${state}? Ask the tool schemes_eligible with what is known of the person, then with show=may for ` +
      'schemes of which a fact is missing, and the tool schemes with the slug of the best three for benefits, documents and how to apply. Say that the office decides.',
  },
];
