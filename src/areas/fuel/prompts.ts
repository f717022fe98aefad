import { type AgentPrompt, cityField } from '../agent-prompt.ts';

export const FUEL_PROMPTS: readonly AgentPrompt[] = [
  {
    name: 'fuel_cost_of_a_drive',
    title: 'What a drive costs in fuel',
    about: 'The petrol or diesel that a drive takes, by the price where it begins',
    fields: {
      city: { ...cityField, required: true },
      kilometres: { about: 'How far', required: true },
      kilometres_a_litre: { about: 'What the car does on a litre; 15 unless said' },
    },
    text: ({ city, kilometres, kilometres_a_litre = '15' }) =>
      `What does a drive of ${kilometres} km from ${city} cost in petrol and in diesel, at ${kilometres_a_litre} km a litre? Take the prices from the tool fuel ` +
      'with that city, show the sum, and say of which day the prices are and whether they are stale.',
  },
];
