import { spawn } from 'node:child_process';

/** Runs a command of node_modules/.bin with our standard streams. Ends this process with the command's exit code when it fails. */
export async function run(command: string, args: readonly string[]): Promise<void> {
  const child = spawn(command, args, { stdio: 'inherit' });
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status) => resolve(status ?? 1));
  });
  if (code !== 0) process.exit(code);
}
