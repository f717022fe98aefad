import type { AgentPrompt, PromptField } from '../agent-prompt.ts';
import { timetableNetwork } from './network.ts';
import { searchStations } from './station-search.ts';

const station: PromptField = {
  about: 'A town, a station or its code',
  required: true,
  complete: async (typed) => searchStations(await timetableNetwork(), typed, 20).map(({ station: { code, name } }) => `${name} (${code})`),
};

export const TRAIN_PROMPTS: readonly AgentPrompt[] = [
  {
    name: 'train_journey',
    title: 'Plan a journey by train',
    about: 'Trains of a day between two places, and where they stop',
    fields: { from: station, to: station, date: { about: 'Day of boarding, YYYY-MM-DD; today unless said' } },
    text: ({ from, to, date }) =>
      `Find trains from ${from} to ${to}${date ? ` on ${date}` : ''} by the tool train (date as YYYYMMDD; a code in brackets is the code of the station). Compare the three ` +
      'quickest by departure, arrival and classes, look up the stops of the best by the tool train_number with view route, and say of which day the timetable is.',
  },
];
