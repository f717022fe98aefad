// `npm test`: the daily suite, with `npm run check` beside it, since a build keeps one core busy and no more. Arguments go to Vitest.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { endWithNpm } from '../src/server/parent.ts';

endWithNpm();

/** Runs a command to its end; gives its exit code. Of `quiet` ones the output is held back and given. */
async function runToEnd(command: string, args: readonly string[], { quiet = false } = {}): Promise<{ code: number; output: string }> {
  const child = spawn(command, args, { stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, pass);
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 1));
  });
  return { code, output };
}

// All processes share what Node made of the sources.
process.env.NODE_COMPILE_CACHE ??= resolve('.cache/compiled');

const [check, tests] = await Promise.all([
  runToEnd('npm', ['run', '-s', 'check'], { quiet: true }),
  runToEnd('vitest', ['run', '--project', '!nightly', ...process.argv.slice(2)]),
]);
// Last, so that it stands where the eye is.
console.log(
  check.code === 0
    ? '\nFormat, lint and types: nothing is wrong.'
    : `\n${check.output}\nnpm run check failed (${check.code}): its output stands above.`,
);
process.exitCode = check.code || tests.code;
