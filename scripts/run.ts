import { spawn } from 'node:child_process';
import { endWithNpm } from '../src/server/parent.ts';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/**
 * Runs a command of node_modules/.bin with our standard streams, and passes on the signals that end us. Astro is told to keep its telemetry
 * to itself. Ends this process with the command's exit code when it fails. `stop` ends the command, which is then an error.
 */
export async function run(command: string, args: readonly string[], stop?: AbortSignal): Promise<void> {
  endWithNpm();
  const child = spawn(command, args, { stdio: 'inherit', signal: stop, env: { ASTRO_TELEMETRY_DISABLED: '1', ...process.env } });
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, pass);
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status) => resolve(status ?? 1));
  });
  for (const signal of SIGNALS) process.off(signal, pass);
  if (code !== 0) process.exit(code);
}
