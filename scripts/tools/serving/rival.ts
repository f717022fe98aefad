// A server to be compared with, as a process of its own: `bare FILE` or `sirv MODULE FOLDER`.
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Recorded } from './record.ts';

const [kind, ...args] = process.argv.slice(2);
const server = createServer(kind === 'bare' ? bare(args[0] ?? '') : await sirv(args[0] ?? '', args[1] ?? ''));
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));

function bare(file: string): RequestListener {
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Recorded;
  const body = Buffer.from(recorded.body, 'base64');
  const headers = recorded.headers.flat();
  if (body.length === 0) return (_, response) => void response.writeHead(recorded.status, headers).end();
  return (_, response) => void response.writeHead(recorded.status, headers).end(body);
}

async function sirv(module: string, folder: string): Promise<RequestListener> {
  const { default: make } = (await import(module)) as { default(folder: string, options: object): RequestListener };
  return make(folder, { gzip: true, etag: true, maxAge: 300, extensions: ['html'] });
}
