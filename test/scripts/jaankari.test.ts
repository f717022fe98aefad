import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ask } from '../../scripts/ask.ts';
import { packedManifest } from '../../scripts/package/manifest.ts';
import type { ApiError } from '../../src/kernel/errors.ts';

/** The command as a checkout runs it: what it printed, and how it ended. */
const jaankari = (
  args: readonly string[],
  settings: Record<string, string> = {},
): Promise<{ code: number; stdout: string; stderr: string }> =>
  new Promise((done) => {
    execFile(process.execPath, ['scripts/jaankari.ts', ...args], { env: { ...process.env, ...settings } }, (fault, stdout, stderr) =>
      done({ code: Number(fault?.code ?? 0), stdout, stderr }),
    );
  });

describe('the command jaankari', () => {
  it.each(['99999', '4321.5'])('refuses --port %s in one line', async (port) => {
    const { code, stderr } = await jaankari([`--port=${port}`]);
    expect([code, stderr]).toEqual([1, `--port takes a number from 0 (any that is free) to 65535; got "${port}"\n`]);
  });

  it('says in one line which setting is wrong', async () => {
    const { code, stderr } = await jaankari(['serve'], { WORKERS: 'many' });
    expect(code).toBe(1);
    expect(stderr.trim().split('\n').at(-1)).toMatch(/^The environment is not usable\. WORKERS: give how many/);
    expect(stderr).not.toContain('    at ');
  });

  it.each([
    ['an option that there is not', ['--prot', '1']],
    ['a command that there is not', ['fly']],
  ])('refuses %s and says where to look', async (_, args) => {
    const { code, stderr } = await jaankari(args);
    expect([code, stderr.includes('jaankari --help')]).toEqual([1, true]);
  });

  it('answers as text, as the address of these words does', async () => {
    const { code, stdout, stderr } = await jaankari(['fuel', '--city', 'mumbai']);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^status: ok\n[\s\S]*petrol:\n {4}price: 111\.21\n/);
  });

  it('says what is wrong, and what there is', async () => {
    const { code, stdout, stderr } = await jaankari(['fuel', '--format', 'ics']);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe('There is no format "ics" of it\n  json\n  csv\n');
  });

  it('names every setting in its help', async () => {
    const { stdout } = await jaankari(['--help']);
    const settings = [...readFileSync('src/kernel/env.ts', 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name);
    expect(settings.length).toBeGreaterThan(35);
    expect(settings.filter((name) => !new RegExp(`\\b${name}\\b`).test(stdout))).toEqual([]);
    expect(stdout).toContain('jaankari crawl <area...>|all');
  });
});

describe('an answer in the terminal', () => {
  it.each([
    [
      'CSV',
      ['fuel', 'history', '--city=mumbai', '--days=2', '--csv'],
      /^location,price,date,source\r\nMumbai,111\.21,2026-06-07,goodreturns\r\n/,
    ],
    ['JSON', ['train', 'stations', 'NDLS', '--json'], /^\{"status":"ok","station":\{"code":"NDLS"/],
    ['another form', ['holidays', '--year', '2026', '--format', 'ics'], /^BEGIN:VCALENDAR/],
  ])('comes as %s', async (_, args, body) => {
    expect(String(await ask(args))).toMatch(body);
  });

  it.each([
    ['a place that nobody knows', ['fuel', '--city', 'atlantis'], 'No city called "atlantis" is known here.', /\/fuel\/cities/],
    ['words that are no address', ['train', 'fly'], 'There is nothing at train fly.', /"train","train info"/],
    ['a parameter that it does not know', ['fuel', '--citty', 'mumbai'], expect.stringContaining('citty'), /did you mean city\?/],
  ])('tells of %s, and what there is', async (_, args, message, more) => {
    const fault = await ask(args).catch((error: ApiError) => error);
    expect(fault).toMatchObject({ name: 'ApiError', message });
    expect(JSON.stringify({ ...(fault as ApiError).details, said: (fault as ApiError).message })).toMatch(more);
  });
});

describe('the package.json of the npm package', () => {
  it('has what runs, and neither tools nor a Node', () => {
    const own = JSON.parse(readFileSync('package.json', 'utf8'));
    const packed = packedManifest(JSON.stringify(own));
    expect(packed).toMatchObject({ version: own.version, bin: { jaankari: 'jaankari.mjs' }, bundleDependencies: ['pdfjs-dist'] });
    const { sharp, 'playwright-core': playwright, ...needed } = own.dependencies;
    expect(packed.dependencies).toEqual({ ...needed, 'pdfjs-dist': own.devDependencies['pdfjs-dist'] });
    expect(packed).not.toHaveProperty('devDependencies');
    expect(Object.keys(packed.optionalDependencies).filter((name) => name.startsWith('node-'))).toEqual([]);
    expect(packed.optionalDependencies).toMatchObject({ sharp, 'playwright-core': playwright });
    // A driver that nobody is given, and that who has it may use.
    expect([packed.peerDependencies, packed.peerDependenciesMeta]).toEqual([own.peerDependencies, { sqlite3: { optional: true } }]);
    expect(packed.engines).toEqual(own.engines);
  });

  it('names its repository and itself, as the registry of servers does', () => {
    const packed = packedManifest(readFileSync('package.json', 'utf8'));
    const listed = JSON.parse(readFileSync('server.json', 'utf8'));
    expect(packed.repository.url).toBe(`git+${listed.repository.url}.git`);
    expect(packed.exports).toEqual({ './package.json': './package.json' });
    expect([packed.mcpName, packed.name, packed.version, packed.version]).toEqual([
      listed.name,
      listed.packages[0].identifier,
      listed.version,
      listed.packages[0].version,
    ]);
    // Bounds of the registry.
    expect(listed.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
    expect(listed.description.length).toBeLessThanOrEqual(100);
    expect(listed.$schema).toMatch(/^https:\/\/static\.modelcontextprotocol\.io\/schemas\/\d{4}-\d\d-\d\d\/server\.schema\.json$/);
  });

  it('starts a server of agents by the command that the registry names', async () => {
    const [{ packageArguments, transport }] = JSON.parse(readFileSync('server.json', 'utf8')).packages;
    expect(transport).toEqual({ type: 'stdio' });
    const { stdout } = await jaankari(['--help']);
    expect(packageArguments.map(({ value, name }: { value?: string; name?: string }) => value ?? name)).toEqual(['mcp', '--areas']);
    expect(stdout).toMatch(/jaankari mcp[^\n]*--areas/);
  });
});
