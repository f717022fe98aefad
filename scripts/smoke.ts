// Smoke test before anything is published. `npm run smoke` starts the built server and asks it; `--url ADDRESS` asks one that runs;
// `--files FOLDER` looks at a static tree. Prints every fault and exits 1 when there is one. Asks no upstream.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { env } from '../src/kernel/env.ts';
import { findServerFaults, findTreeFaults } from './smoke-checks.ts';

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
  const child = spawn('node', ['src/server/main.ts'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', RATE_LIMIT_OFF: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let output = '';
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
        if (address) resolve(address);
      });
      child.once('exit', (code) => reject(new Error(`The built server ended with ${code}. Is there a build? npm run build`)));
    });
    return await findServerFaults(url);
  } finally {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  }
}
