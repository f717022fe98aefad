import { once } from 'node:events';
import { createServer } from 'node:net';
import { EXECUTABLE } from './browser.ts';

/** Who stands at a port that the open server knows: a stand-in of one test file each, so that none answers in another's place. */
const STAND_INS = ['pages', 'files', 'refused', 'crawled', 'otherPages', 'readerPages', 'weather', 'erail', 'rapid', 'registry'] as const;
export type Ports = Record<(typeof STAND_INS)[number], number>;

/** Below those that systems give to whoever asks for any port. */
const [FIRST, COUNT] = [10_000, 20_000];

/** A free port for each stand-in. */
export async function findPorts(): Promise<Ports> {
  const ports: Partial<Ports> = {};
  let port = FIRST + Math.floor(Math.random() * COUNT);
  for (const name of STAND_INS) {
    do port += 1;
    while (!(await isFree(port)));
    ports[name] = port;
  }
  return ports as Ports;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  const free = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  server.close();
  return free;
}

/** The settings of a server that reaches these stand-ins, and counts whom its peer names. */
export function openSettings({ weather, erail, rapid, registry, ...pages }: Ports): Record<string, string> {
  const at = (port: number) => `http://127.0.0.1:${port}`;
  return {
    RATE_LIMIT_OFF: '',
    TRUSTED_PROXIES: '127.0.0.1',
    CHROMIUM_PATH: EXECUTABLE,
    FETCH_ALLOW: Object.values(pages)
      .map((port) => `127.0.0.1:${port}`)
      .join(),
    UPSTREAM_OPEN_METEO_URL: at(weather),
    UPSTREAM_OPEN_METEO_AIR_URL: at(weather),
    GSTINCHECK_API_KEY: 'k',
    UPSTREAM_ERAIL_URL: at(erail),
    UPSTREAM_RAPIDAPI_IRCTC_URL: at(rapid),
    RAPIDAPI_IRCTC_API_KEY: 'k',
    UPSTREAM_RDAP_URL: at(registry),
  };
}
