import type { AgentPrompt } from '../agent-prompt.ts';
import { ifscRegister } from './register.ts';
import { searchIfsc } from './search.ts';

export const IFSC_PROMPTS: readonly AgentPrompt[] = [
  {
    name: 'check_bank_details',
    title: 'Check bank details before a payment',
    about: 'Is an IFSC that of the branch that was named, and which ways to pay does it take',
    fields: {
      ifsc: {
        about: 'IFSC, or words of bank and branch',
        required: true,
        complete: async (typed) =>
          (await searchIfsc(await ifscRegister(), typed, 20)).flatMap((hit) => ('code' in hit && hit.code ? [hit.code] : [])),
      },
      branch: { about: 'Bank and branch as they were told to you' },
    },
    text: ({ ifsc, branch }) =>
      `Look up ${ifsc} by the tool ifsc (by ifsc_bank with q where it is no code). Tell bank, branch, address, MICR and ways to pay, and the day of the list.` +
      (branch ? ` Does that agree with: ${branch}? Name each difference.` : ''),
  },
];
