// A bare node:http server to be compared with, as a process of its own: it sends the answer recorded in a file to everybody.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Recorded } from './record.ts';

const recorded = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Recorded;
const body = recorded.body === '' ? undefined : Buffer.from(recorded.body, 'base64');
const headers = recorded.headers.flat();
const server = createServer((_, response) => void response.writeHead(recorded.status, headers).end(body));
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
