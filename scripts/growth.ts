// How fast the data makes the repository grow: `npm run growth`. Simulates 100 crawls of each area that can be simulated, in a temporary
// repository, and fails when the packed repository grew by more than is allowed.
import { parseArgs } from 'node:util';
import { ALLOWED_BYTES, SIMULATIONS, simulateGrowth } from './growth/simulate.ts';

const { values } = parseArgs({ options: { crawls: { type: 'string', default: '100' } } });
const crawls = Number(values.crawls);
for (const simulation of SIMULATIONS) {
  const { bytes, commits, perYear } = await simulateGrowth(simulation, crawls);
  const allowed = (ALLOWED_BYTES * crawls) / 100;
  const size = (value: number) => `${(value / 1024).toFixed(0)} KiB`;
  console.log(
    `${simulation.area}: ${crawls} crawls, ${commits} commits, ${size(bytes)} packed (${size(allowed)} allowed); ${(perYear / 1024 ** 2).toFixed(1)} MiB a year`,
  );
  if (bytes > allowed) {
    console.error(
      `${simulation.area} makes the repository grow too fast: look at what a crawl rewrites (docs/operations.md, "Size of the repository")`,
    );
    process.exitCode = 1;
  }
}
