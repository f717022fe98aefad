// Smoke test before anything is published. `npm run smoke` starts the built server and asks it; `--url ADDRESS` asks one that runs;
// `--files FOLDER` looks at a static tree. Prints every fault and exits 1 when there is one. These ask no upstream.
// `--live` asks every source and provider once, one after another, and prints a table; with `--findings FILE` it also writes what is wrong, for
// a job that keeps issues (.github/keep-issues.sh). An outage is no fault of ours: the exit code is 1 only if the check itself fails.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { AREAS } from '../src/catalog/areas.ts';
import { env } from '../src/kernel/env.ts';
import { now } from '../src/kernel/time.ts';
import { askAll } from './live/ask.ts';
import { findingsOf, formatTable, summarize } from './live/table.ts';
import { findServerFaults, findTreeFaults } from './smoke-checks.ts';
import { startOurs } from './tools/serving/servers.ts';

const { values } = parseArgs({
  options: { url: { type: 'string' }, files: { type: 'string' }, live: { type: 'boolean' }, findings: { type: 'string' } },
});
if (values.live) await askUpstreams(values.findings);
else await checkService();

async function checkService(): Promise<void> {
  const { checked, faults } = values.files
    ? await findTreeFaults(values.files, env.BASE_PATH)
    : values.url
      ? await findServerFaults(values.url.replace(/\/+$/, ''))
      : await askBuiltServer();
  for (const fault of faults) console.error(fault);
  console.log(`Smoke test: ${checked} checked, ${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

async function askUpstreams(file: string | undefined): Promise<void> {
  const results = await askAll(AREAS, { now: now(), dataDir: env.DATA_DIR });
  console.log(`${formatTable(results)}\n\n${summarize(results)}`);
  if (file) await writeFile(file, JSON.stringify(Object.fromEntries(findingsOf(results)), null, 2));
}

async function askBuiltServer() {
  const server = await startOurs({}, { pin: false });
  try {
    return await findServerFaults(server.url);
  } finally {
    server.stop();
  }
}
