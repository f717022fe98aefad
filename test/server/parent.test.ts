import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, inject, it, onTestFinished } from 'vitest';
import { waitFor } from '../support/wait.ts';

it.each(['1', '2'])('ends with the npm that started it, which passes no signal on, with WORKERS=%s', async (workers) => {
  const environment = { ...process.env, DIST_DIR: inject('dist'), PORT: '0', HOST: '127.0.0.1', WARM: '0', WORKERS: workers };
  const npm = spawn('npm', ['run', 'serve'], { env: environment, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  onTestFinished(endGroup);
  let output = '';
  npm.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const said = () => /Jaankari is at (http:\S+)/.exec(output)?.[1];
  await waitFor(() => said() !== undefined || npm.exitCode !== null);
  const url = said() ?? expect.fail(output);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  await waitFor(() =>
    fetch(`${url}/healthz`).then(
      () => false,
      () => true,
    ),
  );
  expect(output).toContain('SIGTERM: ');

  /** Whatever went wrong, nothing is left that keeps the port. */
  function endGroup(): void {
    try {
      process.kill(-(npm.pid ?? 0), 'SIGKILL');
    } catch {
      // All of it has ended, as it should.
    }
  }
});
