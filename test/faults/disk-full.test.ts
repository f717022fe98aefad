import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { goodreturnsIndex } from '../support/fuel-pages.ts';
import { startStandIn } from '../support/stand-in.ts';
import { workDir } from '../support/work-dir.ts';

const FROZEN = 'test/fixtures/data';
/** A disk of a size of its own needs a namespace of its own, which some machines do not give. */
const canMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;

describe.skipIf(!canMount)('7: a full disk', () => {
  it.each([
    // Whatever is left is filled.
    ['the lock', 40_960, `cat /dev/zero > fill 2>/dev/null;`],
    ['the working copy', 8_192, ''],
    ['what the crawl adds to it', 61_440, ''],
  ])('without room for %s is told in words, and leaves the snapshot as it was', { timeout: 60_000 }, async (_, room, fill) => {
    const { path: folder, remove } = workDir({});
    const standIn = await startStandIn();
    onTestFinished(async () => {
      remove();
      await standIn.stop();
    });
    for (const fuel of ['petrol', 'diesel'] as const)
      standIn.routes[`/${fuel}-price.html`] = goodreturnsIndex(fuel, { price: (_, one) => (one === 'petrol' ? 103 : 92) });
    const snapshots = ['fuel.sqlite', 'fuel-lpg.sqlite', 'fuel-metros.sqlite'];
    const sizes = await Promise.all(snapshots.map(async (name) => (await stat(join(FROZEN, name))).size));
    const size = sizes.reduce((sum, one) => sum + one, room);
    const inside = [
      `mount -t tmpfs -o size=${size} none ${folder}`,
      `mkdir ${folder}/reports && cp ${snapshots.map((name) => `${FROZEN}/${name}`).join(' ')} ${folder}/ && cp ${FROZEN}/reports/fuel.json ${folder}/reports/`,
      `ln -s "$PWD/${FROZEN}/starter" ${folder}/starter`,
      `{ ${fill.replace('> ', `> ${folder}/`)} node scripts/crawl.ts fuel --source goodreturns --data-dir ${folder} --pause 0; echo "code $?"; ls -I fill ${folder}; sha256sum < ${folder}/fuel.sqlite; }`,
    ].join(' && ');
    const said = await new Promise<string>((resolve) => {
      const env = { ...process.env, UPSTREAM_GOODRETURNS_URL: standIn.url };
      execFile('unshare', ['-rm', 'sh', '-c', inside], { env }, (_error, stdout, stderr) => resolve(stdout + stderr));
    });
    expect(said).toMatch(/^fuel: kept the prices on record; the disk that holds .* is full/);
    expect(said).toMatch(/code 2\nfuel-lpg\.sqlite\nfuel-metros\.sqlite\nfuel\.sqlite\nreports\nstarter\n/);
    expect(said).toContain(
      createHash('sha256')
        .update(await readFile(join(FROZEN, 'fuel.sqlite')))
        .digest('hex'),
    );
  });
});
