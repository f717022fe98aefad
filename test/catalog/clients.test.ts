import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectedAnswers } from '../support/client-calls.ts';
import { defaultServer } from '../support/server.ts';

const run = promisify(execFile);
/** Filled by .ci/clients/install. */
const CLIENTS = resolve('.cache/clients');
const isThere = existsSync(join(CLIENTS, 'installed'));
if (!isThere) console.log('Skipped: what makes clients of /openapi.json is not installed. Get it by .ci/clients/install');

const TYPESCRIPT = `
import createClient from 'openapi-fetch';
import type { paths } from './api.d.ts';

declare const process: { argv: string[] };
const client = createClient<paths>({ baseUrl: process.argv[2]! });
const query = <T>(query: T) => ({ params: { query } });

const day: string | undefined = (await client.GET('/fuel/history', query({ city: 'mumbai', days: 3 }))).data!.data[0]?.date;
// Of one value or of several: no shape has to be told from the other first.
const rupees: number | undefined = (await client.GET('/forex', query({ base: 'USD', symbols: 'INR' }))).data!.rates?.INR;
const { error } = await client.GET('/fuel', query({ city: 'nowhere at all' }));
const refused: 'unknown_place' | (string & {}) | undefined = error?.code;
const table: string | undefined = (await client.GET('/fuel/history.csv', { ...query({ city: 'mumbai', days: 3 }), parseAs: 'text' })).data;
if (!table?.startsWith('location,')) throw new Error('This is no table: ' + table);
console.log(
  JSON.stringify([
    (await client.GET('/fuel', query({ city: 'mumbai' }))).data!.price?.petrol?.price,
    (await client.GET('/fuel/cities')).data!.count,
    day,
    (await client.GET('/fuel/search', query({ q: 'kolkatta' }))).data!.results[0]?.name,
    (await client.GET('/commodities/history', query({ city: 'india', days: 3 }))).data!.data[0]?.price,
    rupees,
    (await client.GET('/forex/currencies')).data!.count,
    (await client.GET('/crypto/history', query({ symbol: 'btc', days: 3 }))).data!.data[0]?.usd,
    (await client.GET('/gst/states')).data!.states[0]?.name,
    (await client.GET('/gst/validate', query({ number: '27AAPFU0939F1ZV' }))).data!.valid,
    (await client.GET('/ifsc/banks')).data!.count,
    (await client.GET('/pincode', query({ code: '110001' }))).data!.district,
    (await client.GET('/vehicle/rto')).data!.states?.[0]?.state,
    (await client.GET('/holidays', query({ year: 2026 }))).data!.holidays[0]?.id,
    (await client.GET('/panchang', query({ date: '2026-11-08', city: 'varanasi' }))).data!.vara.weekday,
    (await client.GET('/numerology', query({ name: 'Asha Rao', dob: '1990-11-29' }))).data!.life_path?.number,
    (await client.GET('/train/stations', query({ q: 'kanpur' }))).data!.stations[0]?.code,
    (await client.GET('/train/route', query({ number: '12302' }))).data!.stops[0]?.station.code,
    (await client.GET('/schemes', query({ state: 'Kerala', limit: 5 }))).data!.total,
    (await client.GET('/liquor/brands')).data!.count,
    refused,
  ]),
);
// @ts-expect-error: the document names no such parameter
void (() => client.GET('/forex', { params: { query: { days: '3' } } }));
// @ts-expect-error: nor this one
void (() => client.GET('/fuel/history', { params: { query: { town: 'mumbai' } } }));
`;
const PYTHON = `
import datetime, json, sys
from importlib import import_module
from jaankari import Client

client = Client(base_url=sys.argv[1])

def ask(path, *args, **params):
    return import_module("jaankari.api." + path).sync(*args, client=client, **params)

print(json.dumps([
    ask("fuel.fuel", city="mumbai").price.petrol.price,
    ask("fuel.fuel_cities").count,
    ask("fuel.fuel_history", city="mumbai", days=3).data[0].date.isoformat(),
    ask("fuel.fuel_search", q="kolkatta").results[0].name,
    ask("commodities.commodities_history", city="india", days=3).data[0].price,
    ask("forex.forex", base="USD", symbols="INR").rates["INR"],
    ask("forex.forex_currencies").count,
    ask("crypto.crypto_history", symbol="btc", days=3).data[0].usd,
    ask("gst.gst_states").states[0].name,
    ask("gst.gst_validate", number="27AAPFU0939F1ZV").valid,
    ask("ifsc.ifsc_banks").count,
    ask("pincode.pincode", code="110001").district,
    ask("vehicle.vehicle_rto").states[0].state,
    ask("holidays.holidays", year=2026).holidays[0].id,
    ask("panchang.panchang", date=datetime.date(2026, 11, 8), city="varanasi").vara.weekday,
    ask("numerology.numerology", name="Asha Rao", dob=datetime.date(1990, 11, 29)).life_path.number,
    ask("train.train_stations", q="kanpur").stations[0].code,
    ask("train.train_route", number="12302").stops[0].station.code,
    ask("schemes.schemes", state="Kerala", limit=5).total,
    ask("liquor.liquor_brands").count,
    ask("fuel.fuel", city="nowhere at all").code.value,
]))
`;

describe.skipIf(!isThere)('a client that is generated of /openapi.json compiles, and gets twenty answers', () => {
  const server = defaultServer();
  beforeAll(async () => {
    await writeFile(join(CLIENTS, 'openapi.json'), await (await server.get('/openapi.json')).text());
  });

  it('in TypeScript, by openapi-typescript', async () => {
    const folder = join(CLIENTS, 'typescript');
    await run('node', ['node_modules/openapi-typescript/bin/cli.js', '../openapi.json', '--output', 'api.d.ts'], { cwd: folder });
    await writeFile(join(folder, 'twenty.ts'), TYPESCRIPT);
    const compilerOptions = {
      strict: true,
      module: 'nodenext',
      target: 'es2024',
      lib: ['es2024', 'dom'],
      types: [],
      noEmit: true,
      allowImportingTsExtensions: true,
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['twenty.ts'] }));
    await run('node', [resolve('node_modules/typescript/bin/tsc'), '--project', '.'], { cwd: folder });
    expect(JSON.parse((await run('node', ['twenty.ts', server.url], { cwd: folder })).stdout)).toEqual(await expectedAnswers(server));
  });

  it('in Python, by openapi-python-client', async () => {
    const folder = join(CLIENTS, 'generated');
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
    const env = { ...process.env, PYTHONPATH: [join(CLIENTS, 'python'), folder].join(':') };
    const python = (...args: string[]) => run('python3', args, { env, cwd: folder });
    await python('-m', 'openapi_python_client', 'generate', '--path', '../openapi.json', '--output-path', 'jaankari', '--meta', 'none');
    await python('-m', 'compileall', '-q', 'jaankari');
    await writeFile(join(folder, 'twenty.py'), PYTHON);
    expect(JSON.parse((await python('twenty.py', server.url)).stdout)).toEqual(await expectedAnswers(server));
  });
});
