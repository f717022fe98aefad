// How fast the data makes the repository grow: `npm run growth [-- AREA...]`. Simulates crawls in a temporary repository and fails if the
// packed repository exceeds its allowance for 100 crawls.
import { SIMULATIONS, simulateGrowth } from './tools/growth/simulate.ts';

const chosen = process.argv.slice(2);
const unknownNames = chosen.filter((name) => !SIMULATIONS.some(({ area }) => area === name));
if (unknownNames.length > 0) {
  console.error(`No simulation of ${unknownNames.join(', ')}; there are ${SIMULATIONS.map(({ area }) => area).join(', ')}`);
  process.exit(1);
}
const mebibytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(2)} MiB`;
for (const simulation of SIMULATIONS.filter(({ area }) => chosen.length === 0 || chosen.includes(area))) {
  const { area, crawls, allowedBytes } = simulation;
  const { commits, per100, perYear, unpackedPerYear, shallowClone } = await simulateGrowth(simulation);
  const sizes = `${mebibytes(per100)} per 100 crawls (${mebibytes(allowedBytes)} allowed), ${mebibytes(perYear)} a year (${mebibytes(unpackedPerYear)} where nobody packs), ${mebibytes(shallowClone)} of the newest alone`;
  console.log(`${area}: ${sizes}; measured over ${crawls} crawls, ${commits} commits`);
  if (per100 > allowedBytes) {
    console.error(`${area} makes the repository grow too fast: docs/operations.md, "Size of the repository", says what to look at`);
    process.exitCode = 1;
  }
}
