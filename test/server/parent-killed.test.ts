import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { waitFor } from '../support/wait.ts';
import { workDir } from '../support/work-dir.ts';

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

// The shell that npm starts a script in may stay, or give its place to the script.
describe.runIf(existsSync('/proc/self/stat'))('a server', () => {
  it.each([
    ['the shell stays', '; true'],
    ['the shell gives its place to it', ''],
  ])('ends when its npm is killed, where %s', async (_, more) => {
    const { path: folder, remove } = workDir();
    const file = join(folder, 'pid');
    writeFileSync(
      join(folder, 'server.ts'),
      `import { writeFileSync } from 'node:fs';
       import { endWithNpm } from ${JSON.stringify(join(process.cwd(), 'src/server/parent.ts'))};
       endWithNpm();
       setInterval(() => undefined, 1_000);
       writeFileSync(${JSON.stringify(file)}, String(process.pid));`,
    );
    const command = `${JSON.stringify(process.execPath)} ${join(folder, 'server.ts')}${more}`;
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts: { serve: command } }));
    const npm = spawn('npm', ['run', 'serve'], { cwd: folder, stdio: 'ignore', detached: true });
    onTestFinished(() => {
      try {
        process.kill(-(npm.pid ?? 0), 'SIGKILL');
      } catch {
        // All of it has ended, as it should.
      }
      remove();
    });
    await waitFor(() => existsSync(file) && readFileSync(file, 'utf8') !== '');
    const server = Number(readFileSync(file, 'utf8'));
    expect(isRunning(server)).toBe(true);
    npm.kill('SIGKILL');
    await waitFor(() => !isRunning(server));
  });
});
