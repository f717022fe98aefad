import { describe, expect, it } from 'vitest';
import { BODIES } from '../../../src/areas/panchang/bodies.ts';
import { computeBody } from '../../../src/areas/panchang/compute.ts';
import { resolvePlace } from '../../../src/places/here.ts';

const { signal } = new AbortController();
/** A month that nothing else asks for, so that nobody has computed it. */
const here = resolvePlace({ city: 'nashik' }, '');
const cpuMs = () => process.threadCpuUsage().user / 1_000;

describe('what takes long to compute', () => {
  it.each([
    ['month', { here, month: '1987-10' }],
    ['month', { here: resolvePlace({ lat: 51.5, lon: -0.1, tz: 'Europe/London' }, ''), month: '2031-03' }],
    ['festivals', { here, year: 1988, state: null }],
    ['festivals', { here, year: 2033, state: 'Kerala' }],
  ] as const)('is the same in a thread as in the process: %s %j', async (name, input) => {
    let spent = 0;
    const made = await computeBody(name, input as never, { signal, caller: 'a', spend: (ms) => (spent += ms) });
    const own = BODIES[name](input as never);
    expect(made).toEqual(own);
    expect(JSON.stringify(made)).toBe(JSON.stringify(own));
    expect(spent).toBeGreaterThan(1);
  });

  it("takes a caller's call no time of the thread that answers everybody", async () => {
    const months = ['1931-01', '1931-04', '1931-07', '1931-10'];
    await computeBody('month', { here, month: '1930-01' }, { signal, caller: 'a' });
    const before = cpuMs();
    let spent = 0;
    for (const month of months) await computeBody('month', { here, month }, { signal, caller: 'a', spend: (ms) => (spent += ms) });
    expect(cpuMs() - before).toBeLessThan(spent / 3);
  });

  it('says in a thread too that the sun does not rise', async () => {
    const polar = resolvePlace({ lat: 78.2, lon: 15.6, tz: 'Arctic/Longyearbyen' }, '');
    const failing = computeBody('month', { here: polar, month: '1987-12' }, { signal, caller: 'a' });
    await expect(failing).rejects.toMatchObject({ name: 'NoSunrise', message: expect.stringContaining('sun') });
  });

  it('is told that it is busy where too many wait', async () => {
    const asked = Array.from({ length: 120 }, (_, at) =>
      computeBody('month', { here, month: `${1800 + at}-05` }, { signal: AbortSignal.timeout(1_000), caller: String(at) }).catch(
        (cause) => cause.code,
      ),
    );
    expect((await Promise.race(asked.slice(110))) as unknown).toBe('busy');
    await Promise.all(asked);
  });
});
