// Prints, as JSON, what the service answers before and after each of these instants (ISO 8601), in one process whose clock goes on from one to
// the next: `node test/support/day-program.ts INSTANT...`. It is a program of its own, so that it can be run in any time zone.
import { mock } from 'node:test';

/** Addresses whose answers tell of today, and what each is asked without a day. */
const ASKED = [
  '/holidays/next?count=2',
  '/holidays/next?count=1&state=kerala',
  '/holidays',
  '/panchang?city=delhi',
  '/panchang/month?city=delhi',
  '/train?from=NDLS&to=HWH&provider=timetable&limit=1',
  '/fuel?city=kolkata&fuel=petrol',
  '/fuel/history?city=kolkata&fuel=petrol&days=3',
  '/commodities?metal=gold&city=delhi',
  '/forex?base=USD&symbols=INR',
  '/numerology?name=Asha&dob=1990-05-04',
];
/** What people type. */
const TYPED = [
  'holidays tomorrow',
  'panchang today',
  'sunrise tomorrow delhi',
  'trains delhi to howrah tomorrow',
  '29 feb panchang',
  'petrol price yesterday kolkata',
];

mock.timers.enable({ apis: ['Date'], now: 0 });
const [{ AREAS }, { createRouter }, { bodyFor }, { asApiError, errorBody }, { findDirectAnswers }] = await Promise.all([
  import('../../src/catalog/areas.ts'),
  import('../../src/catalog/routes.ts'),
  import('../../src/api/call-body.ts'),
  import('../../src/kernel/errors.ts'),
  import('../../src/search/answers.ts'),
]);
const find = createRouter(AREAS);

async function ask(address: string): Promise<unknown> {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const found = find(pathname.slice(1).split('/'));
  if (!found) throw new Error(`No endpoint stands at ${pathname}`);
  return bodyFor(found.endpoint, { ...Object.fromEntries(searchParams), ...found.path }).catch((error: unknown) =>
    errorBody(asApiError(error, pathname)),
  );
}

const told: Record<string, Record<string, unknown>> = {};
for (const instant of process.argv.slice(2)) {
  mock.timers.setTime(Date.parse(instant));
  const answers: Record<string, unknown> = {};
  for (const address of ASKED) answers[address] = await ask(address);
  for (const text of TYPED) answers[text] = await findDirectAnswers(text);
  told[instant] = answers;
}
process.stdout.write(JSON.stringify(told), () => process.exit());
