import { beforeAll, describe, expect, inject, it } from 'vitest';
import { pathInEnglish } from '../../src/areas/hindi-pages.ts';
import { AREAS } from '../../src/catalog/areas.ts';
import { listPagesOnRequest } from '../../src/catalog/pages-on-request.ts';
import { listFilesByFormat, listPrebuiltFiles, listStaticFiles } from '../../src/catalog/static-files.ts';
import { FILE_CACHE } from '../../src/kernel/http.ts';
import { formatChecks } from '../built/format-checks.ts';
import { hindiChecks } from '../built/hindi-checks.ts';
import { linkChecks, liveTargets, someOfEach } from '../built/link-checks.ts';
import { pageChecks } from '../built/page-checks.ts';
import { slipChecks } from '../built/slip-checks.ts';
import { type Check, faultsOf, type Outcome, pathsOf, pathsOfWhole, WalkedFile, walkBuild } from '../built/walk.ts';
import { wordChecks } from '../built/word-checks.ts';
import { defaultServer } from '../support/server.ts';

/** Faults of one check that are shown. */
const SHOWN = 20;

const staticFiles = await listStaticFiles(AREAS);
const pagesOnRequest = await listPagesOnRequest(AREAS);
const listedOnRequest = (await listFilesByFormat(AREAS)).filter(({ onRequest }) => onRequest);
const filesOnRequest = listedOnRequest.map(({ path }) => path);
/** Those that are the same for every host. */
const sameForAll = listedOnRequest.filter(({ endpoint }) => !endpoint.hasAbsoluteUrls).map(({ path }) => path);

/** So many of a list, evenly. */
const someEvenly = <T>(list: readonly T[], count: number): T[] =>
  Array.from({ length: Math.min(count, list.length) }, (_, at) => list[Math.floor((at * list.length) / count)] as T);

/**
 * Tests of every file of the build, each read once, and that the checks find what is wrong. Links to what a sample leaves out are not followed. `some`: of the
 * queries of one page, of all pages and of all files on request, so many are asked of the server, and one of `oneOf` built pages.
 */
export function checksEveryFile({ some, oneOf }: { some: number; oneOf: number }): void {
  const dist = inject('dist');
  const paths = new Set(pathsOf(dist));
  const built = new Set(pathsOfWhole(dist));
  const whole = new Set([...built, ...pagesOnRequest.map((path) => `${path}.html`), ...filesOnRequest]);
  const links = linkChecks();
  const checks: Check[] = [
    ...pageChecks(),
    ...wordChecks(),
    ...slipChecks(),
    ...links.checks,
    ...hindiChecks(whole),
    ...formatChecks(staticFiles),
  ];

  describe('every file of the build', () => {
    let outcomes: ReadonlyMap<Check, Outcome>;
    beforeAll(async () => {
      outcomes = await walkBuild(dist, checks);
    }, 300_000);

    it.each(checks.map((check) => [check.title, check] as const))('is read once: %s', (_, check) => {
      const { seen, faults } = outcomes.get(check) ?? { seen: 0, faults: [] };
      expect(faults.slice(0, SHOWN), `${faults.length} faults`).toEqual([]);
      expect(seen).toBeGreaterThanOrEqual(check.fewest);
    });

    it('is there that an endpoint says is a file', async () => {
      const files = await listPrebuiltFiles(AREAS);
      expect(files.length).toBeGreaterThan(1_000);
      expect(files.filter(({ path }) => !built.has(path)).map(({ path }) => path)).toEqual([]);
    });

    it('is not there that is made on request', () => {
      expect(pagesOnRequest.length).toBeGreaterThan(500);
      expect(filesOnRequest.length).toBeGreaterThan(500);
      expect([...pagesOnRequest.map((path) => `${path}.html`), ...filesOnRequest].filter((path) => built.has(path))).toEqual([]);
    });

    describe('by the server', () => {
      const server = defaultServer();

      it('answers at its address, if it is a page', async () => {
        const wrong: string[] = [];
        for (const [at, path] of [...paths].filter((one) => one.endsWith('.html')).entries()) {
          if (at % oneOf !== 0 && !path.endsWith('/404.html')) continue;
          const { address } = new WalkedFile(path, new Uint8Array());
          const { status } = await server.get(address, { method: 'HEAD' });
          if (status !== (pathInEnglish(address) === '/404' ? 404 : 200)) wrong.push(`${address} ${status}`);
        }
        expect(wrong).toEqual([]);
      }, 120_000);

      it('makes a page or file on request as a prebuilt one is answered, and tells what has not changed', async () => {
        for (const address of [...someEvenly(pagesOnRequest, some), ...someEvenly(sameForAll, some)]) {
          const made = await server.get(address);
          expect([address, made.status, made.headers.get('cache-control')]).toEqual([address, 200, FILE_CACHE]);
          const etag = made.headers.get('etag') ?? '';
          const again = await server.get(address, { headers: { 'if-none-match': etag } });
          expect([address, again.status]).toEqual([address, 304]);
        }
        for (const ending of ['.html', '/']) expect((await server.get(`${pagesOnRequest[0]}${ending}`)).status).toBe(200);
      }, 120_000);

      it('names no address at which nothing is', async () => {
        expect(links.targets.size).toBeGreaterThan(60);
        const broken: string[] = [];
        for (const href of someOfEach(liveTargets(links.targets, whole), some)) {
          const { status } = await server.get(href);
          if (status !== 200) broken.push(`${links.targets.get(href)}: leads to ${href}, which is answered with ${status}`);
        }
        expect(broken).toEqual([]);
        // Live calls are among them, which are computed one after another.
      }, 180_000);
    });
  });

  describe('a check', () => {
    const wrong = checks.flatMap((check) => Object.entries(check.wrong).map(([path, text]) => ({ check, path, text })));

    it.each(wrong)('finds the fault of a file that is wrong: $check.title: $path', ({ check, path, text }) => {
      expect(check.files.test(path)).toBe(true);
      expect(faultsOf(check, new WalkedFile(path, Buffer.from(text)))).not.toEqual([]);
    });
  });
}
