import { NOT_KEPT } from '../../api/cache.ts';
import { defineEndpoint } from '../../api/endpoint.ts';
import { numbersQuery, numerologyResponse } from './schema.ts';
import { numbersOf } from './values.ts';

export const numbers = defineEndpoint({
  path: '/numerology',
  title: 'Numbers of a name and a birth',
  summary: 'Life path, expression, soul urge, personality, birthday, maturity and personal year, each with its working.',
  query: numbersQuery,
  response: numerologyResponse,
  cache: NOT_KEPT,
  examples: [
    { title: 'A name and a day of birth', params: { name: 'Asha Rao', dob: '1990-11-29' } },
    { title: 'A name in Devanagari', params: { name: 'आशा राव' } },
  ],
  respond: async (call) => ({ status: 'ok' as const, api: 'numerology' as const, ...numbersOf(call) }),
});
