/**
 * `npm run bench -- faults [kills|workers|upstreams ...] [--kills 1000] [--workers 20]`: the long versions of what test/faults holds. A crawl is
 * killed at any moment and the snapshot looked at; workers are killed under load; every endpoint that asks somebody is asked while its upstreams
 * do ten kinds of wrong. Writes its table into docs/reliability.md. Needs a build. Asks nobody but stand-ins of its own.
 */
import { parseArgs } from 'node:util';
import { replaceTable } from '../results.ts';
import { killCrawls } from './faults/crawls.ts';
import { callWhileUpstreamsFail } from './faults/upstreams.ts';
import { killWorkers } from './faults/workers.ts';

/** One line of the table. */
export interface Outcome {
  what: string;
  attempts: number;
  held: number;
  /** Each loss in words: what should have stood and did not. */
  lost: string[];
  /** How the rest behaved, for the reader. */
  notes: string;
}

const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: { kills: { type: 'string', default: '1000' }, workers: { type: 'string', default: '20' } },
});
const PARTS: Readonly<Record<string, () => Promise<Outcome[]>>> = {
  kills: () => killCrawls(Number(values.kills)),
  workers: () => killWorkers(Number(values.workers)),
  upstreams: callWhileUpstreamsFail,
};
const chosen = positionals.length > 0 ? positionals : Object.keys(PARTS);
for (const name of chosen) {
  const part = PARTS[name];
  if (!part) throw new Error(`No part is called ${name}; there are ${Object.keys(PARTS).join(', ')}`);
  const outcomes = await part();
  for (const { what, attempts, held, lost, notes } of outcomes) {
    console.log(`${what}: ${held} of ${attempts} held${notes && `; ${notes}`}`);
    for (const loss of lost.slice(0, 20)) console.log(`  lost: ${loss}`);
  }
  const rows = outcomes.map(({ what, attempts, held, lost, notes }) => `| ${what} | ${attempts} | ${held} | ${lost.length} | ${notes} |`);
  replaceTable('docs/reliability.md', name, ['| what | attempts | held | lost | notes |', '|---|---|---|---|---|', ...rows].join('\n'));
  if (outcomes.some(({ lost }) => lost.length > 0)) process.exitCode = 1;
}
