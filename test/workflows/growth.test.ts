import { expect, it } from 'vitest';
import { FUEL_SIMULATION } from '../../scripts/growth/fuel.ts';
import { ALLOWED_BYTES, simulateGrowth } from '../../scripts/growth/simulate.ts';

it("measures how fast an area's crawls make the repository grow", async () => {
  // Two days of five crawls after a warm-up of three; `npm run growth` takes a full history window and 100 crawls.
  const { bytes, commits, perYear } = await simulateGrowth({ ...FUEL_SIMULATION, warmUpDays: 3 }, 10);
  expect(commits).toBeGreaterThanOrEqual(2);
  expect(commits).toBeLessThan(10);
  expect(bytes).toBeGreaterThan(1024);
  expect(bytes).toBeLessThan(ALLOWED_BYTES / 10);
  expect(perYear).toBe((bytes / 10) * 5 * 365);
}, 120_000);
