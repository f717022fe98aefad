import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { launchServer } from '../support/server.ts';
import { NO_ENGINE } from '../support/settings.ts';

/** Filled by .ci/clients/install. */
const PACKAGES = resolve('.cache/clients/schemathesis');
const isThere = existsSync(PACKAGES);
if (!isThere) console.log('Skipped: Schemathesis is not installed. Get it by .ci/clients/install');

const EXAMPLES = 60;
/** Longer than any address that a person would read. */
const MAX_LINE = 400;

describe.skipIf(!isThere)(`${EXAMPLES} calls that are made up for each address of /openapi.json`, () => {
  it('are answered as it says: all checks of Schemathesis pass', { timeout: 1_800_000 }, async () => {
    const server = await launchServer({ ...inject('settings'), ...NO_ENGINE, CPU_MS_PER_MINUTE: '600000' });
    onTestFinished(() => server.stop());
    const config = resolve('.ci/clients/schemathesis.toml');
    const options = ['--checks=all', `--max-examples=${EXAMPLES}`, '--seed=1', '--workers=2', '--continue-on-failure', '--no-color'];
    const program = 'from schemathesis.cli import schemathesis; schemathesis()';
    const args = ['-c', program, `--config-file=${config}`, 'run', `${server.url}/openapi.json`, ...options];
    const child = spawn('python3', args, {
      cwd: resolve('.cache/clients'),
      env: { ...process.env, PYTHONPATH: PACKAGES },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    onTestFinished(() => void child.kill());
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    const [code] = await once(child, 'exit');
    const told = output.split('\n').map((line) => line.slice(0, MAX_LINE));
    expect(code, told.slice(told.findIndex((line) => /= (FAILURES|ERRORS) =/.test(line))).join('\n')).toBe(0);
    expect(output).toMatch(/\d{4,} generated, \d{4,} passed/);
  });
});
