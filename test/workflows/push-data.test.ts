import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commitData, deliverData, pushWithRebase } from '../../scripts/commit-data.ts';
import { makeRehearsal, type Rehearsal } from '../../scripts/rehearsal.ts';

let rehearsal: Rehearsal;
beforeEach(async () => {
  rehearsal = await makeRehearsal({ folder: 'test/fixtures/empty-data' });
});
afterEach(() => rehearsal.remove());

const gitIn = (folder: string, ...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
const subjects = () => gitIn(rehearsal.origin, 'log', '--format=%s', 'main').split('\n').slice(0, -1);

/** Leaves what a crawl of an area would leave. */
function leaveCrawl(clone: string, area: string, message: string, snapshot = message): void {
  mkdirSync(join(clone, 'data/reports'), { recursive: true });
  writeFileSync(join(clone, `data/${area}.sqlite`), snapshot);
  const at = '2026-11-21T00:07:00.000Z';
  const report = {
    area,
    outcome: 'changed',
    message,
    finished_at: at,
    last_success_at: at,
    last_failure_at: null,
    last_failure: null,
    sources: [],
  };
  writeFileSync(join(clone, `data/reports/${area}.json`), JSON.stringify(report));
}

describe('a commit of crawled data', () => {
  it('holds the files of that area and no others', async () => {
    leaveCrawl(rehearsal.clone, 'fuel', 'fuel: 2 of 98 prices changed (goodreturns)');
    leaveCrawl(rehearsal.clone, 'forex', 'forex: 9 of 30 rates changed (currency-api)');
    mkdirSync(join(rehearsal.clone, 'data/fuel-pictures'));
    writeFileSync(join(rehearsal.clone, 'data/fuel-pictures/a picture.webp'), '');
    expect(await commitData('fuel', rehearsal.clone)).toBe('fuel: 2 of 98 prices changed (goodreturns)');
    expect(gitIn(rehearsal.clone, 'show', '--format=', '--name-only').split('\n').sort()).toEqual([
      'data/fuel-pictures/a picture.webp',
      'data/fuel.sqlite',
      'data/reports/fuel.json',
    ]);
  });

  it('is not made when the crawl changed nothing', async () => {
    leaveCrawl(rehearsal.clone, 'fuel', 'fuel: first 98 prices (starter)');
    await commitData('fuel', rehearsal.clone);
    expect(await commitData('fuel', rehearsal.clone)).toBeUndefined();
  });

  it("keeps an upstream's words from breaking its subject", async () => {
    leaveCrawl(rehearsal.clone, 'fuel', `fuel: kept the prices on record; "$(id)"\n\n--amend ${'x'.repeat(500)}`);
    const message = await commitData('fuel', rehearsal.clone);
    expect(message).toHaveLength(160);
    expect(gitIn(rehearsal.clone, 'log', '-1', '--format=%B')).toBe(message);
    expect(message).toMatch(/^fuel: kept the prices on record; "\$\(id\)" --amend x+…$/);
  });
});

describe('a push of crawled data', () => {
  it('arrives together with one that was made at the same moment', async () => {
    const clones = { fuel: rehearsal.clone, forex: await rehearsal.cloneAgain('second') };
    const runs = Object.entries(clones).map(async ([area, clone]) => {
      leaveCrawl(clone, area, `${area}: changed`);
      await commitData(area, clone);
      return pushWithRebase('main', clone, { pause: 10 });
    });
    expect((await Promise.all(runs)).sort()).toEqual([1, 2]);
    expect(subjects().sort()).toEqual(['forex: changed', 'fuel: changed']);
  });

  it('arrives from a clone that knows one commit only, as a runner has it', async () => {
    const shallow = join(rehearsal.root, 'shallow');
    leaveCrawl(rehearsal.clone, 'forex', 'forex: before');
    await commitData('forex', rehearsal.clone);
    await pushWithRebase('main', rehearsal.clone);
    gitIn(rehearsal.root, 'clone', '--quiet', '--depth=1', `file://${rehearsal.origin}`, shallow);
    leaveCrawl(rehearsal.clone, 'forex', 'forex: meanwhile');
    await commitData('forex', rehearsal.clone);
    await pushWithRebase('main', rehearsal.clone);

    leaveCrawl(shallow, 'fuel', 'fuel: changed');
    await commitData('fuel', shallow);
    expect(await pushWithRebase('main', shallow, { pause: 10 })).toBe(2);
    expect(subjects()).toEqual(['fuel: changed', 'forex: meanwhile', 'forex: before']);
  });

  it('gives up at once, and leaves the clone clean, when the same snapshot changed on both sides', async () => {
    const second = await rehearsal.cloneAgain('second');
    for (const [clone, snapshot] of [
      [rehearsal.clone, 'ours'],
      [second, 'theirs'],
    ] as const) {
      leaveCrawl(clone, 'fuel', 'fuel: changed', snapshot);
      await commitData('fuel', clone);
    }
    await pushWithRebase('main', second);
    await expect(pushWithRebase('main', rehearsal.clone, { pause: 10 })).rejects.toThrow('The same data was changed on main meanwhile');
    expect(gitIn(rehearsal.origin, 'show', 'main:data/fuel.sqlite')).toBe('theirs');
    expect(gitIn(rehearsal.clone, 'status', '--porcelain')).toBe('');
  });

  it('gives up after five tries when the origin lets nothing in', async () => {
    writeFileSync(join(rehearsal.origin, 'hooks/pre-receive'), `#!/bin/sh\necho try >> '${rehearsal.root}/tries'\nexit 1\n`, {
      mode: 0o755,
    });
    leaveCrawl(rehearsal.clone, 'fuel', 'fuel: changed');
    await commitData('fuel', rehearsal.clone);
    await expect(pushWithRebase('main', rehearsal.clone, { pause: 5 })).rejects.toThrow(/pre-receive hook declined/);
    expect(execFileSync('cat', [join(rehearsal.root, 'tries')], { encoding: 'utf8' })).toBe('try\n'.repeat(5));
  });
});

describe('npm run push-data', () => {
  it('says what it can do when it is called wrongly', async () => {
    const said = await new Promise<string>((resolve) =>
      execFile('node', ['scripts/push-data.ts', 'nowhere'], (_error, _out, errors) => resolve(errors)),
    );
    expect(said).toMatch(/Usage: npm run push-data -- <area>[\s\S]*Areas: fuel/);
  });

  const run = (...args: string[]) =>
    new Promise<{ code: number; said: string }>((resolve) =>
      execFile('node', ['scripts/push-data.ts', ...args, '--folder', rehearsal.clone, '--pause', '1'], (error, out, errors) =>
        resolve({ code: error ? Number(error.code) : 0, said: (out + errors).trim() }),
      ),
    );

  /** What the program does, in this process. */
  const deliver = (area: string) => deliverData(area, { folder: rehearsal.clone, pause: '1' });

  it('delivers with its next run, of whatever area and without news, what the origin once refused', async () => {
    const hook = join(rehearsal.origin, 'hooks/pre-receive');
    writeFileSync(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    leaveCrawl(rehearsal.clone, 'fuel', 'fuel: 2 of 98 prices changed');
    expect(await run('fuel')).toMatchObject({ code: 1, said: expect.stringContaining('pre-receive hook declined') });
    expect(subjects()).toEqual([]);
    rmSync(hook);
    expect(await deliver('forex')).toBe('Pushed to main: fuel: 2 of 98 prices changed');
    expect(subjects()).toEqual(['fuel: 2 of 98 prices changed']);
    expect(await deliver('fuel')).toBe('fuel: nothing to commit');
  });

  it('leaves commits that are no data to whoever made them', async () => {
    writeFileSync(join(rehearsal.clone, 'README.md'), 'ours');
    gitIn(rehearsal.clone, 'add', 'README.md');
    gitIn(rehearsal.clone, '-c', 'user.name=we', '-c', 'user.email=we@localhost', 'commit', '--quiet', '--message', 'Say more');
    await expect(deliver('fuel')).rejects.toThrow('no crawled data stand ahead of origin/main');
    expect(subjects()).toEqual([]);
  });
});

describe('the script of the job that pushes', () => {
  const script = join(process.cwd(), '.github/push-data.sh');
  /** What the crawling job would hand on, made in a clone that changes so. */
  function patchOf(
    change: (clone: string) => void,
    { message = 'fuel: 2 of 98 prices changed', more = [] as (typeof change)[] } = {},
  ): string {
    const clone = join(rehearsal.clone, '../patched');
    gitIn(rehearsal.clone, 'clone', '--quiet', rehearsal.origin, clone);
    const steps = [change, ...more];
    for (const step of steps) {
      step(clone);
      gitIn(clone, 'add', '--all');
      gitIn(clone, '-c', 'user.name=Mallory', '-c', 'user.email=m@evil.example', 'commit', '--quiet', '--message', message);
    }
    const patch = join(clone, '../data.patch');
    const text = gitIn(clone, 'format-patch', `-${steps.length}`, '--stdout', '--binary', '--full-index', '--no-renames');
    writeFileSync(patch, `${text}\n`);
    return patch;
  }
  const push = (patch: string) =>
    new Promise<{ code: number; said: string }>((resolve) => {
      execFile('sh', [script, 'fuel', patch, 'main'], { cwd: rehearsal.clone }, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
      );
    });

  it('puts the data on top of the branch and pushes it, on what arrived meanwhile', async () => {
    const patch = patchOf((clone) => leaveCrawl(clone, 'fuel', 'fuel'));
    leaveCrawl(rehearsal.clone, 'forex', 'forex: 9 of 30 rates changed (currency-api)');
    await commitData('forex', rehearsal.clone);
    await pushWithRebase('main', rehearsal.clone, { pause: 1 });
    expect(await push(patch)).toEqual({ code: 0, said: 'Pushed to main: fuel: 2 of 98 prices changed\n' });
    expect(subjects()).toEqual(['fuel: 2 of 98 prices changed', 'forex: 9 of 30 rates changed (currency-api)']);
    expect(gitIn(rehearsal.origin, 'show', 'main:data/fuel.sqlite')).toBe('fuel');
  });

  it('pushes nothing where the crawl left nothing', async () => {
    expect(await push(join(rehearsal.clone, '../none.patch'))).toEqual({ code: 0, said: 'fuel: nothing to push\n' });
    expect(subjects()).toEqual([]);
  });

  it('leaves out what was changed on the branch meanwhile', async () => {
    const patch = patchOf((clone) => leaveCrawl(clone, 'fuel', 'ours'));
    leaveCrawl(rehearsal.clone, 'fuel', 'fuel: theirs');
    await commitData('fuel', rehearsal.clone);
    await pushWithRebase('main', rehearsal.clone, { pause: 1 });
    expect(await push(patch)).toMatchObject({ code: 1, said: expect.stringContaining('ours is left out') });
    expect(subjects()).toEqual(['fuel: theirs']);
  });

  it.each([
    ['a program of ours', (clone: string) => writeFileSync(join(clone, 'package.json'), '{}')],
    ['the data of another area', (clone: string) => leaveCrawl(clone, 'forex', 'forex')],
    [
      'a workflow',
      (clone: string) => {
        mkdirSync(join(clone, '.github'), { recursive: true });
        writeFileSync(join(clone, '.github/x'), '');
      },
    ],
    ['a link', (clone: string) => symlinkSync('/etc/passwd', join(clone, 'data/fuel-link'))],
    ['what can be run', (clone: string) => writeFileSync(join(clone, 'data/fuel-run.json'), '#!/bin/sh', { mode: 0o755 })],
    ['a kind of file that is no data', (clone: string) => writeFileSync(join(clone, 'data/fuel-run.sh'), '#!/bin/sh')],
    [
      'settings of git',
      (clone: string) => {
        mkdirSync(join(clone, 'data/fuel-x'), { recursive: true });
        writeFileSync(join(clone, 'data/fuel-x/.gitattributes'), '* filter=x');
      },
    ],
  ])('refuses a patch that brings %s beside the data', async (_, change) => {
    const patch = patchOf((clone) => {
      leaveCrawl(clone, 'fuel', 'fuel');
      change(clone);
    });
    expect(await push(patch)).toMatchObject({ code: 1, said: expect.stringMatching(/touches|no plain file/) });
    expect(subjects()).toEqual([]);
  });

  it('refuses two commits, of which the second takes back what the first brings', async () => {
    const workflow = (clone: string) => join(clone, '.github/workflows/evil.yml');
    const patch = patchOf(
      (clone) => {
        mkdirSync(join(clone, '.github/workflows'), { recursive: true });
        mkdirSync(join(clone, 'data'), { recursive: true });
        writeFileSync(workflow(clone), 'on: push');
        writeFileSync(join(clone, 'data/blob.bin'), Buffer.alloc(30_000, 7));
      },
      {
        more: [
          (clone) => {
            rmSync(workflow(clone));
            rmSync(join(clone, 'data/blob.bin'));
            leaveCrawl(clone, 'fuel', 'fuel');
          },
        ],
      },
    );
    expect(await push(patch)).toEqual({ code: 1, said: 'fuel: the patch has more than one commit\n' });
    expect(subjects()).toEqual([]);
  });

  it('refuses to delete data', async () => {
    leaveCrawl(rehearsal.clone, 'fuel', 'fuel: first 98 prices (starter)');
    await commitData('fuel', rehearsal.clone);
    await pushWithRebase('main', rehearsal.clone, { pause: 1 });
    const patch = patchOf((clone) => rmSync(join(clone, 'data/fuel.sqlite')));
    expect(await push(patch)).toEqual({ code: 1, said: 'fuel: the patch deletes data/fuel.sqlite\n' });
    expect(gitIn(rehearsal.origin, 'show', 'main:data/fuel.sqlite')).toBe('fuel: first 98 prices (starter)');
  });

  it.each([
    ['a report', 'data/reports/fuel.json', 1_000_001],
    ['a picture', 'data/fuel-pictures/a.webp', 1_000_001],
    ['a snapshot', 'data/fuel.sqlite', 60_000_001],
  ])('refuses %s that is too large', async (_, path, bytes) => {
    const patch = patchOf((clone) => {
      leaveCrawl(clone, 'fuel', 'fuel');
      mkdirSync(dirname(join(clone, path)), { recursive: true });
      writeFileSync(join(clone, path), Buffer.alloc(bytes));
    });
    expect(await push(patch)).toMatchObject({ code: 1, said: expect.stringContaining(`${path} has ${bytes} bytes, more than`) });
    expect(subjects()).toEqual([]);
  });

  it('gives the commit its own author, day and body, and a subject that closes no issue and calls nobody', async () => {
    const message =
      'fuel: 2 changed, fixes #1, closes https://github.com/a/b/issues/2 @maintainer [skip ci] `x`\n\nCo-authored-by: x <x@y>';
    expect((await push(patchOf((clone) => leaveCrawl(clone, 'fuel', 'fuel'), { message }))).code).toBe(0);
    expect(gitIn(rehearsal.origin, 'log', '-1', '--format=%an <%ae> by %cn%n%B', 'main')).toBe(
      'jaankari crawler <41898282+github-actions[bot]@users.noreply.github.com> by jaankari crawler\n' +
        'fuel: 2 changed, fixes 1, closes https: github.com a b issues 2 maintainer skip ci x',
    );
  });

  it('refuses a subject of another area', async () => {
    const patch = patchOf((clone) => leaveCrawl(clone, 'fuel', 'fuel'), { message: 'Release 2.0' });
    expect(await push(patch)).toEqual({ code: 1, said: 'fuel: its subject is not of fuel\n' });
    expect(subjects()).toEqual([]);
  });
});
