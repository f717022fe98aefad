// Writes docs/contract.md: `npm run contract`. With --check it only compares, and exits with 1 if a row has no test or the page is
// outdated.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { contractTable } from './contract-table.ts';

const PAGE = 'docs/contract.md';
try {
  const table = contractTable();
  if (!process.argv.includes('--check')) writeFileSync(PAGE, table);
  else if (!existsSync(PAGE) || readFileSync(PAGE, 'utf8') !== table)
    throw new Error(`${PAGE} is not what the rows say: run \`npm run contract\`.`);
} catch (fault) {
  console.error((fault as Error).message);
  process.exitCode = 1;
}
