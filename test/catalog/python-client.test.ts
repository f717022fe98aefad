import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { exampleAddress } from '../../scripts/tools/probe.ts';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { AREAS } from '../../src/catalog/areas.ts';
import { exampleQueriesUpstream } from '../../src/catalog/reference.ts';
import { defaultServer } from '../support/server.ts';

/** Filled by .ci/clients/install: httpx is among it. */
const PACKAGES = resolve('.cache/clients/python');
const isThere = existsSync(join(PACKAGES, 'httpx'));
if (!isThere) console.log('Skipped: what the Python client needs is not installed. Get it by .ci/clients/install');

/** A program over the client that prints what it gets; the first argument is the service. */
async function ask(program: string, url: string, ...args: string[]): Promise<unknown> {
  const lines = program.split('\n').map((line) => line.slice(6));
  const whole = [
    'import asyncio, json, sys',
    'from jaankari_client import AsyncJaankari, Jaankari, JaankariError',
    'url = sys.argv[1]',
    ...lines,
  ];
  const env = { ...process.env, PYTHONPATH: [PACKAGES, resolve('clients/python')].join(':'), PYTHONDONTWRITEBYTECODE: '1' };
  return JSON.parse((await promisify(execFile)('python3', ['-c', whole.join('\n'), url, ...args], { env })).stdout);
}

describe.skipIf(!isThere)('the Python client', () => {
  const server = defaultServer();

  it('gives answers like dictionaries, and raises what is refused with what to try', async () => {
    const said = await ask(
      `
      with Jaankari(url) as jaankari:
          answer = jaankari.get("/fuel/history", city="mumbai", days=3)
          try:
              jaankari.get("/fuel", city="nowhere at all")
          except JaankariError as fault:
              refused = [fault.status, fault.code, bool(fault.hint)]
          many = jaankari.get("/gst/validate", number=["27AAPFU0939F1ZV", "27AAPFU0939F1ZA"])
          print(json.dumps([len(answer["data"]), len(answer.records), refused, many["count"]]))`,
      server.url,
    );
    expect(said).toEqual([3, 3, [404, 'unknown_place', true], 2]);
  });

  it('takes all pages of a list, and does the same beside other work', async () => {
    const said = await ask(
      `
      with Jaankari(url) as jaankari:
          total = jaankari.get("/schemes", state="Kerala")["total"]
          slugs = [scheme["slug"] for scheme in jaankari.records("/schemes", state="Kerala", limit=20)]
      async def main():
          async with AsyncJaankari(url) as jaankari:
              cities = await asyncio.gather(*(jaankari.get("/fuel", city=city) for city in ("mumbai", "delhi")))
              pages = [scheme["slug"] async for scheme in jaankari.records("/schemes", state="Kerala", limit=50)]
              return [[one["city"] for one in cities], sorted(pages) == sorted(slugs)]
      print(json.dumps([len(set(slugs)) == total, total > 40, asyncio.run(main())]))`,
      server.url,
    );
    expect(said).toEqual([true, true, [['Mumbai', 'New Delhi'], true]]);
  });

  it('takes a table by the marks of its pages, and a list that is whole once', async () => {
    const said = await ask(
      `
      with Jaankari(url) as jaankari:
          offices = [row["code"] for row in jaankari.records("/tables/vehicle/office", state="Goa", _size=5)]
          total = jaankari.get("/tables/vehicle/office", state="Goa", _size=1)["total"]
          cities = [one["name"] for one in jaankari.records("/weather/cities")]
      async def main():
          async with AsyncJaankari(url) as jaankari:
              return [row["code"] async for row in jaankari.records("/tables/vehicle/office", state="Goa", _size=5)]
      print(json.dumps([len(set(offices)) == total, total > 5, len(set(cities)) == len(cities) > 10, asyncio.run(main()) == offices]))`,
      server.url,
    );
    expect(said).toEqual([true, true, true, true]);
  });

  it('asks again what is refused for now, and for an answer that it has by its ETag alone; then gives up', async () => {
    const asked: (string | undefined)[] = [];
    const standIn = createServer(({ headers, url }, response) => {
      asked.push(headers['if-none-match']);
      if (asked.length === 1 || url === '/out') response.writeHead(503, { 'retry-after': '0' }).end('{"code":"busy","error":"later"}');
      else if (headers['if-none-match'] === '"one"') response.writeHead(304, { etag: '"one"' }).end();
      else response.writeHead(200, { etag: '"one"', 'content-type': 'application/json' }).end('{"status":"ok","count":7}');
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void standIn.close());
    await once(standIn, 'listening');
    const said = await ask(
      `
      with Jaankari(url) as jaankari:
          counts = [jaankari.get("/tables")["count"] for _ in range(2)]
          try:
              jaankari.get("/out")
          except JaankariError as fault:
              counts.append(fault.code)
      print(json.dumps(counts))`,
      `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`,
    );
    expect(said).toEqual([7, 7, 'busy']);
    expect(asked).toEqual([undefined, undefined, '"one"', undefined, undefined, undefined]);
  });

  it("tells a proxy's own page as an error with its status, and does not ask again for what is not set up", async () => {
    const asked: string[] = [];
    const standIn = createServer(({ url = '' }, response) => {
      asked.push(url);
      if (url === '/proxy') response.writeHead(502, { 'content-type': 'text/html', 'retry-after': '0' }).end('<h1>Bad Gateway</h1>');
      else response.writeHead(503, { 'retry-after': '0' }).end('{"code":"not_configured","error":"No provider is set up"}');
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void standIn.close());
    await once(standIn, 'listening');
    const said = await ask(
      `
      said = []
      with Jaankari(url) as jaankari:
          for path in ("/proxy", "/unset"):
              try:
                  jaankari.get(path)
              except JaankariError as fault:
                  said.append([fault.status, fault.code, "Bad Gateway" in str(fault)])
      print(json.dumps(said))`,
      `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`,
    );
    expect(said).toEqual([
      [502, 'internal', true],
      [503, 'not_configured', false],
    ]);
    expect(asked).toEqual(['/proxy', '/proxy', '/proxy', '/unset']);
  });

  it('gives records to pandas', async () => {
    const said = await ask(
      `
      with Jaankari(url) as jaankari:
          answer = jaankari.get("/fuel/history", city="mumbai", days=3)
          frame = answer.to_pandas()
          nested = jaankari.get("/fuel").to_pandas()
          print(json.dumps([list(frame["date"]) == [one["date"] for one in answer["data"]], "petrol.price" in nested.columns, str(nested["petrol.price"].dtype)]))`,
      server.url,
    );
    expect(said).toEqual([true, true, 'float64']);
  });

  it('finds the records of every list, as its table has them, and gives them to pandas', async () => {
    const lists = await Promise.all(
      AREAS.flatMap(({ endpoints }) => endpoints as readonly Endpoint[])
        .filter(({ table }) => table)
        .flatMap((endpoint) =>
          endpoint.examples
            .filter((example) => example.params.format === undefined && !exampleQueriesUpstream(endpoint, example))
            .map(async ({ params }): Promise<[address: string, rows: number][]> => {
              const address = exampleAddress(endpoint, params);
              const { status, body } = await server.json(address);
              const rows = status === 200 ? (endpoint.table?.(body).length ?? 0) : 0;
              // A table may have other rows than the body has records: codes, or rates by currency.
              const isList = Object.values(body).some((one) => Array.isArray(one) && one.length === rows && typeof one[0] === 'object');
              return rows > 0 && isList ? [[address, rows]] : [];
            }),
        ),
    );
    const wanted = lists.flat();
    expect(wanted.length).toBeGreaterThan(60);
    const said = await ask(
      `
      with Jaankari(url) as jaankari:
          found = []
          for address, rows in json.loads(sys.argv[2]):
              answer = jaankari.get(address)
              found.append([address, len(answer.records), len(answer.to_pandas())])
          print(json.dumps(found))`,
      server.url,
      JSON.stringify(wanted),
    );
    expect(said).toEqual(wanted.map(([address, rows]) => [address, rows, rows]));
  });

  it('gives no records of an empty list, and says where there is none', async () => {
    const said = await ask(
      `
      with Jaankari(url) as jaankari:
          empty = jaankari.get("/schemes", q="zzzzzzz").records
          try:
              jaankari.get("/gst/validate", number="27AAPFU0939F1ZV").records
          except ValueError as fault:
              print(json.dumps([empty, str(fault).endswith("has no list of records")]))`,
      server.url,
    );
    expect(said).toEqual([[], true]);
  });

  it('says how to get pandas where it is not there', async () => {
    const said = await ask(
      `
      sys.modules["pandas"] = None
      with Jaankari(url) as jaankari:
          try:
              jaankari.get("/fuel").to_pandas()
          except ModuleNotFoundError as fault:
              print(json.dumps(str(fault)))`,
      server.url,
    );
    expect(said).toContain('pip install jaankari-client[pandas]');
  });
});
