import { type StdioOptions, spawn } from 'node:child_process';
import { endWithNpm } from '../src/server/parent.ts';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

interface RunOptions {
  /** Captures and returns its output instead of passing it on. */
  quiet?: boolean;
  /** Aborts the command, which then counts as failed. */
  stop?: AbortSignal;
  /** What is sent to the command, one of ours that waits for it. */
  message?: Promise<string>;
}

/**
 * Runs a command, also from node_modules/.bin, to its end, and forwards the signals that would end us. Disables Astro's telemetry. Returns
 * the exit code.
 */
export async function runToEnd(command: string, args: readonly string[], { quiet, stop, message }: RunOptions = {}) {
  endWithNpm();
  const streams: StdioOptions & unknown[] = quiet ? ['ignore', 'pipe', 'pipe'] : ['inherit', 'inherit', 'inherit'];
  const child = spawn(command, args, {
    stdio: message ? [...streams, 'ipc'] : streams,
    signal: stop,
    env: { ASTRO_TELEMETRY_DISABLED: '1', ...process.env },
  });
  message?.then((text) => child.send(text));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, pass);
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 1));
  });
  for (const signal of SIGNALS) process.off(signal, pass);
  return { code, output };
}

/** The same, but exits this process with the command's exit code if it fails. */
export async function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<void> {
  const { code } = await runToEnd(command, args, options);
  if (code !== 0) process.exit(code);
}
