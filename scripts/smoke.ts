// Smoke test before anything is published. `npm run smoke` starts the built server and asks it; `--url ADDRESS` asks one that runs;
// `--files FOLDER` looks at a static tree. Prints every fault and exits 1 when there is one. Asks no upstream.
import { parseArgs } from 'node:util';
import { env } from '../src/kernel/env.ts';
import { findServerFaults, findTreeFaults } from './smoke-checks.ts';
import { startOurs } from './tools/serving/servers.ts';

const { values } = parseArgs({ options: { url: { type: 'string' }, files: { type: 'string' } } });
const { checked, faults } = values.files
  ? await findTreeFaults(values.files, env.BASE_PATH)
  : values.url
    ? await findServerFaults(values.url.replace(/\/+$/, ''))
    : await askBuiltServer();
for (const fault of faults) console.error(fault);
console.log(`Smoke test: ${checked} checked, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;

async function askBuiltServer() {
  const server = await startOurs({}, { pin: false });
  try {
    return await findServerFaults(server.url);
  } finally {
    server.stop();
  }
}
