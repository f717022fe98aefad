/**
 * `npm run bench -- faults [kills|workers|upstreams ...] [--kills 1000] [--workers 20]`: the long versions of what test/faults holds. A crawl is
 * killed at any moment and the snapshot looked at; workers are killed under load; every endpoint that asks somebody is asked while its upstreams
 * do ten kinds of wrong. Writes its table into docs/reliability.md. Needs a build. Asks nobody but stand-ins of its own.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
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
  writeTable(name, outcomes);
  if (outcomes.some(({ lost }) => lost.length > 0)) process.exitCode = 1;
}

/** Puts a part's lines between its marks in docs/reliability.md. */
function writeTable(name: string, outcomes: readonly Outcome[]): void {
  const file = new URL('../../../docs/reliability.md', import.meta.url);
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const text = readFileSync(file, 'utf8');
  const [before, after] = [text.indexOf(start), text.indexOf(end)];
  if (before < 0 || after < 0) throw new Error(`docs/reliability.md has no ${start} ... ${end}`);
  const lines = outcomes.map(({ what, attempts, held, lost, notes }) => `| ${what} | ${attempts} | ${held} | ${lost.length} | ${notes} |`);
  const table = ['| what | attempts | held | lost | notes |', '|---|---|---|---|---|', ...lines].join('\n');
  writeFileSync(file, `${text.slice(0, before + start.length)}\n${table}\n${text.slice(after)}`);
}

/** The built server on a free port. */
export async function startBuilt(environment: Record<string, string>): Promise<{ child: ChildProcess; url: string; output(): string }> {
  const child = spawn('node', ['src/server/main.ts'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', RATE_LIMIT_OFF: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const address = new Promise<string>((resolve) => {
    child.stdout.on('data', () => {
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output);
      if (found) resolve(found[0]);
    });
  });
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The server ended with ${code}: ${output}`)));
  ended.catch(() => undefined);
  return { child, url: await Promise.race([address, ended]), output: () => output };
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
