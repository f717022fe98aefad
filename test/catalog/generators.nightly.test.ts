import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { defaultServer } from '../support/server.ts';

const run = promisify(execFile);
/** Filled by .ci/clients/install. */
const CLIENTS = resolve('.cache/clients');
const TSC = resolve('node_modules/typescript/bin/tsc');
const isThere = existsSync(join(CLIENTS, 'installed'));
const [generator] = globSync('openapi_generator_cli/*.jar', { cwd: join(CLIENTS, 'kotlin') });
if (!isThere || !generator) console.log('Skipped: orval or openapi-generator is not installed. Get them by .ci/clients/install');

const COMPILER = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  module: 'esnext',
  moduleResolution: 'bundler',
  // As orval writes them below a project that does.
  allowImportingTsExtensions: true,
  target: 'es2024',
  lib: ['es2024', 'dom'],
  types: [],
};
const PYTHON = `
import sys
import openapi_client as made
client = made.ApiClient(made.Configuration(host=sys.argv[1]))
print(made.FuelApi(client).fuel(city="mumbai").price.petrol.price)
print(made.FuelApi(client).fuel_history_csv(city="mumbai", days=3).splitlines()[0])
print(made.SchemesApi(client).schemes_eligible(state="kerala", widow="1").count)
print(made.TrainApi(client).train_route(number="12302").stops[0].station.code)
`;

const server = defaultServer();
const made = (name: string) => join(CLIENTS, `made-${name}`);
beforeAll(async () => {
  await writeFile(join(CLIENTS, 'openapi.json'), await (await server.get('/openapi.json')).text());
});

async function compile(folder: string): Promise<void> {
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: COMPILER, include: ['**/*.ts'] }));
  await run('node', [TSC, '--project', folder]);
}

async function generate(name: string): Promise<string> {
  const folder = made(name);
  await rm(folder, { recursive: true, force: true });
  await run(
    'java',
    ['-jar', join(CLIENTS, 'kotlin', generator ?? ''), 'generate', '-i', join(CLIENTS, 'openapi.json'), '-g', name, '-o', folder],
    {
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return folder;
}

describe.skipIf(!isThere)('orval', () => {
  it('makes a client that compiles, with a name of its own for what browsers call fetch', { timeout: 300_000 }, async () => {
    const folder = made('orval');
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
    const config = join(folder, 'orval.config.cjs');
    await writeFile(
      config,
      `const words = (name) => name.replace(/_(\\w)/g, (_, letter) => letter.toUpperCase());
module.exports = { jaankari: { input: '../openapi.json', output: { target: './api.ts', schemas: './model', client: 'fetch', mode: 'split',
  override: { operationName: ({ operationId }) => (operationId === 'fetch' ? 'fetchPage' : words(operationId)) } } } };\n`,
    );
    await run('node', [join(CLIENTS, 'typescript/node_modules/orval/dist/bin/orval.mjs'), '--config', config], { cwd: folder });
    await compile(folder);
  });
});

describe.skipIf(!isThere || !generator)('openapi-generator', () => {
  it('makes a client for fetch in TypeScript that compiles', { timeout: 300_000 }, async () => {
    await compile(await generate('typescript-fetch'));
  });

  it('makes a client in Python that gets answers', { timeout: 300_000 }, async () => {
    const folder = await generate('python');
    await writeFile(join(folder, 'calls.py'), PYTHON);
    const env = { ...process.env, PYTHONPATH: [folder, join(CLIENTS, 'python'), join(CLIENTS, 'schemathesis')].join(':') };
    const { stdout } = await run('python3', ['calls.py', server.url], { cwd: folder, env });
    expect(stdout.split('\n')).toEqual([
      expect.stringMatching(/^\d+\.\d+$/),
      'location,price,date,source',
      expect.stringMatching(/^\d+$/),
      'NDLS',
      '',
    ]);
  });

  it('makes a client in Rust without leaving anything unnamed', { timeout: 300_000 }, async () => {
    const folder = await generate('rust');
    const sources = globSync('src/models/*.rs', { cwd: folder });
    expect(sources.length).toBeGreaterThan(100);
  });
});
