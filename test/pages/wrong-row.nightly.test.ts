import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { workDir } from '../support/work-dir.ts';

it('a scheme whose address has a slash is left out of a build and told, and everything else is built', { timeout: 600_000 }, () => {
  const { path: folder, remove } = workDir({
    data: ['schemes.sqlite', 'schemes-facts.sqlite', 'schemes-texts.sqlite', 'reports'],
    inside: '.cache',
  });
  try {
    const db = new DatabaseSync(join(folder, 'schemes.sqlite'));
    db.exec("update scheme set slug = 'a/b' where slug = 'pm-kisan'");
    db.close();
    const { BASE_URL: _own, ...inherited } = process.env;
    const environment = { ...inherited, DATA_DIR: folder, DIST_DIR: join(folder, 'dist'), ALLOW_MISSING_AREAS: '1' };
    const { status, stdout, stderr } = spawnSync('node', ['scripts/build.ts'], { env: environment, encoding: 'utf8', maxBuffer: 2 ** 26 });
    expect(stderr).toContain('Left out, since it cannot be made: /browse/schemes/a/b.html');
    expect(status, stderr.slice(-2_000)).toBe(0);
    // Each route's pages are listed once by each process.
    expect(stdout + stderr).not.toContain('route cache overwritten');
    const files = readFileSync(join(folder, 'dist/files.json'), 'utf8');
    expect(files).not.toContain('/browse/schemes/a/b.html');
    expect(files).toContain('"/browse/schemes/ab-pmjay.html"');
    expect(existsSync(join(folder, 'dist/client/index.html'))).toBe(true);
  } finally {
    remove();
  }
});
