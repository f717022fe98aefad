// node almanac-program.ts forward|backward: asks for days and months of the almanac in that order and prints each answer by its question.

import { bodyFor } from '../../src/api/call-body.ts';
import { day, festivals, month } from '../../src/areas/panchang/endpoints.ts';
import { addDays } from '../../src/kernel/time.ts';

const CITIES = ['delhi', 'mumbai', 'kolkata', 'chennai', 'leh', 'port blair', 'rajkot', 'itanagar', 'kanyakumari', 'varanasi'];
const DAYS = 60;
const FIRST = '1995-01-01';
const SPAN_DAYS = 18_000;

/** Numbers from 0 to 1 that are the same from run to run: a linear congruence of Numerical Recipes. */
let state = 20_261_123;
const random = (): number => {
  state = (1_664_525 * state + 1_013_904_223) % 2 ** 32;
  return state / 2 ** 32;
};

const days = Array.from({ length: DAYS }, (_, at) => {
  const date = addDays(FIRST, Math.floor(random() * SPAN_DAYS));
  // A day and the one after it, as a month asks for them.
  return [date, addDays(date, 1)].map((one) => ({ endpoint: day, params: { date: one, city: CITIES[at % CITIES.length] ?? '' } }));
}).flat();
const questions = [
  ...days,
  ...['delhi', 'leh'].map((city) => ({ endpoint: month, params: { city, month: '2026-10' } })),
  { endpoint: day, params: { city: 'delhi', date: '2026-10-04' } },
  { endpoint: festivals, params: { year: '2026' } },
];

const answers: Record<string, unknown> = {};
const asked = process.argv[2] === 'backward' ? questions.toReversed() : questions;
for (const { endpoint, params } of asked)
  answers[`${endpoint.path} ${JSON.stringify(params)}`] = await bodyFor(endpoint as typeof day, params);
process.stdout.write(JSON.stringify(answers));
