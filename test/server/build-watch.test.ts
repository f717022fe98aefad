import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { strongEtag } from '../../src/kernel/http.ts';
import { isWhole, writeParts } from '../../src/server/build-parts.ts';
import { askAnew } from '../support/ask-anew.ts';
import { launchServer, type RunningServer } from '../support/server.ts';
import { waitFor } from '../support/wait.ts';
import { type WorkDir, workDir } from '../support/work-dir.ts';

const PAGE = '/browse/fuel.html';
/** What is asked for by name. */
const ASKED = [PAGE, '/browse/gst.html', '/fuel.json', '/index.html', '/404.html'];
/** Between two calls: others need the machine too. */
const PAUSE_MS = 20;
/** Files that are copied between two looks at what the server says. */
const LOT = 50;
/** One file in so many stands for the folder of files: thousands take their time to copy. */
const ONE_OF = 20;

/** A build of some of the files of the one under test, all of its bundles, and what both ask for. */
async function someOf(whole: string, dist: string): Promise<void> {
  cpSync(whole, dist, { recursive: true, filter: (name) => name !== join(whole, 'client') });
  const all = JSON.parse(readFileSync(join(whole, 'files.json'), 'utf8')) as [string, number, string][];
  const lines = all.filter(([path], at) => at % ONE_OF === 0 || ASKED.includes(path));
  for (const [path] of lines) {
    mkdirSync(dirname(join(dist, 'client', path)), { recursive: true });
    cpSync(join(whole, 'client', path), join(dist, 'client', path));
  }
  writeFileSync(join(dist, 'files.json'), JSON.stringify(lines));
  await writeParts(dist, readFileSync(join(dist, 'build-stamp'), 'utf8').trim());
}

/** A build like this one, in which one page says this too. */
async function nextBuild(dist: string, next: string, more: string): Promise<void> {
  cpSync(dist, next, { recursive: true });
  const page = join(next, 'client', PAGE);
  writeFileSync(page, readFileSync(page, 'utf8') + more);
  const list = JSON.parse(readFileSync(join(next, 'files.json'), 'utf8')) as [string, number, string][];
  const body = readFileSync(page);
  writeFileSync(
    join(next, 'files.json'),
    JSON.stringify(list.map((line) => (line[0] === PAGE ? [PAGE, body.length, strongEtag(body)] : line))),
  );
  await writeParts(next, more);
  writeFileSync(join(next, 'build-stamp'), `${more}\n`);
}

/** As clients do: a connection that is ended before its request has come is no answer, and the request is sent once more. */
const ask = (url: string) =>
  askAnew(url).catch((error: { code?: string }) => {
    if (error.code !== 'ECONNRESET') throw error;
    return askAnew(url);
  });

describe('DATA_WATCH=1: a build that is', { timeout: 300_000 }, () => {
  let work: WorkDir;
  let server: RunningServer;
  /** What is served, and where the next build is made. */
  let [dist, next] = ['', ''];
  let builds = 0;
  beforeAll(async () => {
    work = workDir({ inside: '.cache/watched' });
    dist = join(work.path, 'dist');
    await someOf(inject('dist'), dist);
    server = await launchServer({ DATA_WATCH: '1', DIST_DIR: dist });
  }, 120_000);
  afterAll(async () => {
    await server.stop();
    work.remove();
  });

  /** Makes the next build; gives what its page says, and whether it is taken over. */
  async function makeNext() {
    builds += 1;
    next = join(work.path, `next-${builds}`);
    const more = `<!-- of build ${builds} -->`;
    await nextBuild(dist, next, more);
    const printed = server.output().length;
    const hasSaid = (words: string) => server.output().slice(printed).includes(words);
    return { more, hasSaid };
  }

  it('replaced by renaming leaves the server ready, and answering, all the time', async () => {
    const { more, hasSaid } = await makeNext();
    let going = true;
    onTestFinished(() => {
      going = false;
    });
    const said = new Map<string, Set<number>>();
    const asking = (async () => {
      while (going) {
        for (const path of ['/readyz', '/browse/fuel', '/fuel?city=kolkata']) {
          const statuses = said.get(path) ?? new Set();
          said.set(path, statuses.add(await ask(server.url + path)));
        }
        await sleep(PAUSE_MS);
      }
    })();
    await sleep(200);
    renameSync(dist, join(work.path, `last-${builds}`));
    // The first calls of their kind: what they need is loaded, though its files are away.
    for (const first of ['/browse/ifsc/find?q=HDFC', '/fuel?city=delhi'])
      expect([first, await ask(server.url + first)]).toEqual([first, 200]);
    await sleep(100);
    renameSync(next, dist);
    await waitFor(() => hasSaid('All workers are new'), 120_000);
    going = false;
    await asking;
    expect(said.get('/readyz')).toEqual(new Set([200]));
    expect(said.get('/fuel?city=kolkata')).toEqual(new Set([200]));
    expect(await (await server.get('/browse/fuel')).text()).toContain(more);
  });

  it('copied stamp first, one file after the other, is taken over when all of it has come', async () => {
    const { more, hasSaid } = await makeNext();
    const pages = (JSON.parse(readFileSync(join(next, 'files.json'), 'utf8')) as [string][])
      .map(([path]) => encodeURI(path))
      .filter((path) => path.endsWith('.html') && !path.endsWith('404.html'));
    expect([await isWhole(dist), await isWhole(next)]).toEqual([true, true]);
    let going = true;
    onTestFinished(async () => {
      going = false;
      await asking.catch(() => undefined);
    });
    const both = ['/browse/fuel', '/browse/gst', '/fuel.json', '/'];
    const answers = new Set<number>();
    const asking = (async () => {
      for (let call = 0; going; call += 1) {
        // Now and then a page that is not in memory yet.
        answers.add(await ask(`${server.url}${both[call % both.length]}`));
        answers.add(await ask(`${server.url}${pages[call % pages.length]}`));
        await sleep(PAUSE_MS);
      }
    })();

    for (const first of ['build-stamp', 'build-parts.json']) cpSync(join(next, first), join(dist, first));
    rmSync(join(dist, 'client'), { recursive: true });
    await sleep(6_000);
    const isTaken = () => hasSaid('new workers take over');
    expect(isTaken()).toBe(false);
    const names = readdirSync(next, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const paths = names.map((entry) => join(entry.parentPath, entry.name).slice(next.length + 1));
    // The page that differs comes last.
    const last = join('client', PAGE);
    for (const [at, name] of [...paths.filter((one) => one !== last), last].entries()) {
      expect(isTaken()).toBe(false);
      mkdirSync(dirname(join(dist, name)), { recursive: true });
      cpSync(join(next, name), join(dist, name), { preserveTimestamps: true });
      if (at % LOT === 0) await sleep(1);
    }
    await waitFor(() => hasSaid('All workers are new'), 120_000);
    expect(await (await server.get('/browse/fuel')).text()).toContain(more);
    going = false;
    await asking;
    // 503 with Retry-After while a file is away.
    expect(answers.difference(new Set([200, 503]))).toEqual(new Set());
  });
});
