import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';

/** Runs `scripts/main.mjs` in a Node that believes to be of another version. */
const runAs = (version: string, ...args: string[]): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const pretend = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
    execFile('node', ['--import', pretend, 'scripts/main.mjs', ...args], (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });

it.each(['20.20.2', '22.18.0'])('says plainly that Node %s is too old, and what brings a newer one', async (version) => {
  const { code, said } = await runAs(version, 'scripts/snapshot.ts');
  expect(code).toBe(1);
  expect(said).toContain(`This is Node ${version} on ${process.platform} ${process.arch}; Jaankari needs 22.19 or newer.`);
  expect(said).toContain('npm ci brings Node 24');
});

it.each(['22.19.0', '24.0.0'])('runs the program with its arguments in Node %s', async (version) => {
  expect((await runAs(version, 'scripts/snapshot.ts', 'show', 'fuel')).said).toMatch(/fuel\.sqlite, schema version \d/);
});

it.each(['scripts/start.ts', 'scripts/build.ts', 'src/server/main.ts'])(
  'refuses arguments for %s, which environment variables set',
  async (program) => {
    const { code, said } = await runAs('24.0.0', program, '--port', '3000');
    expect(code).toBe(2);
    expect(said).toMatch(/^npm (start|run build|run serve) takes no arguments; got --port 3000\. .*PORT/);
  },
);
