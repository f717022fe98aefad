import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { defaultServer } from '../support/server.ts';

const run = promisify(execFile);
/** Filled by .ci/clients/install. */
const CLIENTS = resolve('.cache/clients');
const isThere = existsSync(join(CLIENTS, 'installed'));
if (!isThere) console.log('Skipped: what makes clients of /openapi.json is not installed. Get it by .ci/clients/install');

const ANSWERS = { days: 3, newest: '2026-06-07', state: 'Maharashtra', refused: 'unknown_place' };
const TYPESCRIPT = `
import createClient from 'openapi-fetch';
import type { paths } from './api.d.ts';

declare const process: { argv: string[] };
// Answers come in other formats too: a client says which it takes.
const client = createClient<paths, 'application/json'>({ baseUrl: process.argv[2]! });

const history = (await client.GET('/fuel/history', { params: { query: { city: 'mumbai', days: 3 } } })).data!;
const days: number = history.days;
const newest: string | undefined = history.data[0]?.date;
const code = (await client.GET('/gst/states')).data!.states.find((one) => one.code === '27');
const state: string | undefined = code?.name;
const { error } = await client.GET('/fuel', { params: { query: { city: 'nowhere at all' } } });
const refused: 'unknown_place' | (string & {}) | undefined = error?.code;
const { data: rates } = await client.GET('/forex', { params: { query: { base: 'USD', symbols: 'INR' } } });
const inr: number | undefined = rates && 'rates' in rates ? rates.rates.INR : undefined;
if (!inr) throw new Error('no rate');
console.log(JSON.stringify({ days, newest, state, refused }));
// @ts-expect-error: the document names no such parameter
void (() => client.GET('/forex', { params: { query: { days: '3' } } }));
// @ts-expect-error: nor this one
void (() => client.GET('/fuel/history', { params: { query: { town: 'mumbai' } } }));
`;
const PYTHON = `
import json, sys
from jaankari import Client
from jaankari.api.fuel import fuel, fuel_history
from jaankari.api.gst import gst_states
from jaankari.models import Error, FuelHistory

client = Client(base_url=sys.argv[1])
history = fuel_history.sync(client=client, city="mumbai", days=3)
assert isinstance(history, FuelHistory)
states = gst_states.sync(client=client)
state = next(one.name for one in states.states if one.code == "27")
refused = fuel.sync(client=client, city="nowhere at all")
assert isinstance(refused, Error)
print(json.dumps({"days": history.days, "newest": str(history.data[0].date), "state": state, "refused": refused.code.value}))
`;

describe.skipIf(!isThere)('a client that is generated of /openapi.json compiles, and gets three answers', () => {
  const server = defaultServer();
  beforeAll(async () => {
    await writeFile(join(CLIENTS, 'openapi.json'), await (await server.get('/openapi.json')).text());
  });

  it('in TypeScript, by openapi-typescript', async () => {
    const folder = join(CLIENTS, 'typescript');
    await run('node', ['node_modules/openapi-typescript/bin/cli.js', '../openapi.json', '--output', 'api.d.ts'], { cwd: folder });
    await writeFile(join(folder, 'three.ts'), TYPESCRIPT);
    const compilerOptions = {
      strict: true,
      module: 'nodenext',
      target: 'es2024',
      lib: ['es2024', 'dom'],
      types: [],
      noEmit: true,
      allowImportingTsExtensions: true,
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['three.ts'] }));
    await run('node', [resolve('node_modules/typescript/bin/tsc'), '--project', '.'], { cwd: folder });
    expect(JSON.parse((await run('node', ['three.ts', server.url], { cwd: folder })).stdout)).toEqual(ANSWERS);
  });

  it('in Python, by openapi-python-client', async () => {
    const folder = join(CLIENTS, 'generated');
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
    const env = { ...process.env, PYTHONPATH: [join(CLIENTS, 'python'), folder].join(':') };
    const python = (...args: string[]) => run('python3', args, { env, cwd: folder });
    await python('-m', 'openapi_python_client', 'generate', '--path', '../openapi.json', '--output-path', 'jaankari', '--meta', 'none');
    await python('-m', 'compileall', '-q', 'jaankari');
    await writeFile(join(folder, 'three.py'), PYTHON);
    expect(JSON.parse((await python('three.py', server.url)).stdout)).toEqual(ANSWERS);
  });
});
