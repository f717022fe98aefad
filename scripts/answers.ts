// What a running server answers, to be compared with what another version answers: `npm run answers -- record|compare URL FILE`.
// `record` asks for every prebuilt file and, of every endpoint that asks no upstream, the documented examples and calls with wrong
// parameters, and writes down the answers; `compare` asks for the same addresses again, prints what differs and exits with 1 when anything does. Loopback only.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Endpoint } from '../src/api/endpoint.ts';
import { AREAS } from '../src/catalog/areas.ts';

interface Answer {
  status: number;
  type: string;
  cache: string;
  body: string;
}

const WRONG = ['', 'x', '-1', '0', '999999', '%F0%9F%99%82', "';--"];
const CONCURRENCY = 8;

const [command, url = '', file = ''] = process.argv.slice(2);
if (!/^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(url) || !file)
  throw new Error('Usage: answers record|compare http://localhost:4321 FILE');

if (command === 'record') {
  const answers = await fetchAll(await addresses());
  writeFileSync(file, JSON.stringify(answers));
  console.log(`${Object.keys(answers).length} answers are in ${file}.`);
} else if (command === 'compare') {
  const before = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Answer>;
  const now = await fetchAll(Object.keys(before));
  const different = Object.keys(before).filter((path) => JSON.stringify(before[path]) !== JSON.stringify(now[path]));
  for (const path of different) console.log(`${path}\n${difference(before[path], now[path])}`);
  console.log(`${Object.keys(before).length} answers compared, ${different.length} differ.`);
  process.exitCode = different.length > 0 ? 1 : 0;
} else throw new Error(`No command ${command}; there are record and compare`);

/** Every file, every example, and every endpoint with each parameter invalid in turn. */
async function addresses(): Promise<string[]> {
  const all: string[] = [];
  for (const area of AREAS) {
    for (const endpoint of area.endpoints as readonly Endpoint[]) {
      for (const file of (await endpoint.staticFiles?.()) ?? []) all.push(file.path);
      const [example] = endpoint.examples;
      // Upstream queries would leave this machine.
      if (endpoint.queriesUpstream) continue;
      for (const { params } of endpoint.examples) all.push(callPath(endpoint, params));
      for (const name of Object.keys(endpoint.query.shape)) {
        for (const value of WRONG) all.push(callPath(endpoint, { ...example.params, [name]: decodeURIComponent(value) }));
        const { [name]: _left, ...rest } = example.params as Record<string, string>;
        all.push(callPath(endpoint, rest));
      }
    }
  }
  return [...new Set(all)];
}

function callPath({ path }: Endpoint, params: Readonly<Record<string, string>>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? 'x'));
  const query = new URLSearchParams(Object.entries(params).filter(([name]) => !path.includes(`{${name}}`))).toString();
  return query ? `${filled}?${query}` : filled;
}

async function fetchAll(paths: readonly string[]): Promise<Record<string, Answer>> {
  const answers: Record<string, Answer> = {};
  const left = [...paths];
  const work = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) answers[path] = await fetchAnswer(path);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return answers;
}

async function fetchAnswer(path: string): Promise<Answer> {
  const response = await fetch(url + path);
  const header = (name: string) => response.headers.get(name) ?? '';
  // Links contain the requested host, which may differ next time.
  const body = (await response.text()).replaceAll(url, 'http://host');
  return { status: response.status, type: header('content-type'), cache: header('cache-control'), body };
}

/** The two answers from where they first differ. */
function difference(before: Answer | undefined, now: Answer | undefined): string {
  if (!before || !now) return '  is missing';
  const parts = (['status', 'type', 'cache'] as const).flatMap((part) =>
    before[part] === now[part] ? [] : [`  ${part}: ${before[part]} | ${now[part]}`],
  );
  let at = 0;
  while (at < before.body.length && before.body[at] === now.body[at]) at += 1;
  if (before.body !== now.body)
    parts.push(`  - ...${before.body.slice(Math.max(0, at - 60), at + 140)}`, `  + ...${now.body.slice(Math.max(0, at - 60), at + 140)}`);
  return parts.join('\n');
}
