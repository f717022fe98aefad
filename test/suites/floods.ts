import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { readFileList } from '../../src/server/file-list.ts';

/** What one caller sends to take a server from others, within the limits that there are for callers. */
export interface Attack {
  attack(): Promise<number[]>;
  /** What the server may say to it; the first has to occur. 0 where the attacker did not wait for an answer. */
  answers: number[];
}

const getText = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nhost: a\r\n${headers}\r\n`;
const BR = 'accept-encoding: br\r\n';
const STATUS = /HTTP\/1\.1 (\d{3}) /g;

/** Sends requests on so many sockets, each many ahead, and reads the answers' statuses until all have come or the sockets are closed. */
export async function sendAhead(url: string, sockets: number, requests: readonly string[]): Promise<number[]> {
  const { port } = new URL(url);
  const each = Math.ceil(requests.length / sockets);
  const statuses = Array.from({ length: Math.ceil(requests.length / each) }, async (_, at) => {
    const mine = requests.slice(at * each, (at + 1) * each);
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    const found: number[] = [];
    // A status line may be cut in two.
    let rest = '';
    socket.setEncoding('latin1').on('data', (part: string) => {
      const text = rest + part;
      found.push(...[...text.matchAll(STATUS)].map(([, status]) => Number(status)));
      rest = text.slice(Math.max(0, text.length - 13, text.lastIndexOf('HTTP/1.1 ') + 13));
      if (found.length === mine.length) socket.end();
    });
    socket.write(mine.join(''));
    await once(socket, 'close');
    return found;
  });
  return (await Promise.all(statuses)).flat();
}

/** Sockets that send this and never read an answer, for so many milliseconds. */
export async function sendUnread(url: string, sockets: number, text: string, ms: number): Promise<number[]> {
  const { port } = new URL(url);
  const open = await Promise.all(
    Array.from({ length: sockets }, async () => {
      const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
      await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
      socket.pause().write(text);
      return socket;
    }),
  );
  await sleep(ms);
  for (const socket of open) socket.destroy();
  return [0];
}

/** Filters that every branch meets. */
const TRUE_FILTERS = ['id', 'branch_group', 'ways'].flatMap((column) =>
  ['gt=-1', 'gte=-1', 'not=-1', 'isnull=0', 'lt=100000', 'lte=100000'].map((filter) => `${column}__${filter}`),
);
const BRANCHES = '/tables/ifsc/branch?_size=1000&_sort=-centre&';

/** Four ways in which one caller ended the server. `share` of the calls of each are made; `dist`: the build that is served. */
export function floodsOf(share: number, url: () => string, dist: () => string): Record<string, Attack> {
  const of = (count: number) => Math.ceil(count * share);
  const each = <T>(count: number, make: (at: number) => T) => Array.from({ length: of(count) }, (_, at) => make(at));
  return {
    'files of every block of the archive': {
      answers: [200, 404, 503],
      async attack() {
        const files = readFileList(dist()) ?? [];
        const paths = each(2_000, (at) => files[Math.floor((at * files.length) / of(2_000))]?.path ?? '/');
        return sendAhead(
          url(),
          20,
          paths.map((path) => getText(encodeURI(path), BR)),
        );
      },
    },
    'tables with as many filters as there are': {
      answers: [400],
      attack: () =>
        sendAhead(
          url(),
          6,
          each(60, (at) => getText(`${BRANCHES}${TRUE_FILTERS.join('&')}&_facets=centre,city,district&code__not=x${at}`)),
        ),
    },
    'tables with as much work as is accepted': {
      answers: [200, 429, 503],
      attack: () =>
        sendAhead(
          url(),
          6,
          each(60, (at) => getText(`${BRANCHES}id__lt=100000&ways__gt=-1&branch_group__gt=-1&id__not=${at}&_facets=city`)),
        ),
    },
    'long lists that nobody reads': {
      answers: [0],
      attack: () => sendUnread(url(), of(200), getText('/sitemap.xml').repeat(20), 10_000 * Math.max(0.2, share)),
    },
    'large files that nobody reads': {
      answers: [0],
      attack: () => sendUnread(url(), of(200), getText('/openapi.json').repeat(20), 10_000 * Math.max(0.2, share)),
    },
    'messages of agents that never end': {
      answers: [0],
      attack: () =>
        sendUnread(
          url(),
          of(200),
          'POST /mcp HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n{',
          2_000,
        ),
    },
    'spellings of a path': {
      answers: [404],
      attack: () =>
        sendAhead(
          url(),
          20,
          each(6_000, (at) => getText(`/schemes/${'%20'.repeat(1 + (at % 2_500))}pm-kisan${'%09'.repeat(at % 7)}`)),
        ),
    },
  };
}
