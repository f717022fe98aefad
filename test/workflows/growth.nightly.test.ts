import { expect, it } from 'vitest';
import { FUEL_SIMULATION } from '../../scripts/tools/growth/fuel.ts';
import { simulateGrowth } from '../../scripts/tools/growth/simulate.ts';

it("measures how fast an area's crawls make the repository grow", async () => {
  // Two days of five crawls after a warm-up of three; `npm run growth` takes a full history window.
  const { commits, per100, perYear, unpackedPerYear, shallowClone } = await simulateGrowth({
    ...FUEL_SIMULATION,
    warmUpDays: 3,
    crawls: 10,
  });
  expect(commits).toBeGreaterThanOrEqual(2);
  expect(commits).toBeLessThan(10);
  expect(per100).toBeGreaterThan(10_000);
  expect(per100).toBeLessThan(FUEL_SIMULATION.allowedBytes);
  // A clone of the newest commit has no history; without packing each crawl costs a whole snapshot.
  expect(unpackedPerYear).toBeGreaterThan(2 * perYear);
  expect(shallowClone).toBeGreaterThan(10_000);
  expect(shallowClone).toBeLessThan(2 * 1024 ** 2);
  expect(perYear).toBeCloseTo((per100 / 100) * 5 * 365);
}, 120_000);
