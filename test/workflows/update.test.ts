import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { workDir } from '../support/work-dir.ts';

const runbook = readFileSync('docs/operations.md', 'utf8');
const script = /```sh\n(#!\/bin\/sh\n# \/srv\/jaankari\/update [\s\S]*?)```/.exec(runbook)?.[1] ?? '';
const hasFlock = spawnSync('flock', ['--version']).status === 0;

/** A clone with a build in service; its npm and systemctl write down what they were called for. `NEWS` in the environment is what a crawl brings home. */
function makeClone() {
  const { path, remove } = workDir({});
  onTestFinished(remove);
  const [clone, programs] = [join(path, 'clone'), join(path, 'programs')];
  for (const folder of [join(clone, 'data'), join(clone, 'dist'), programs]) mkdirSync(folder, { recursive: true });
  const git = (...args: string[]) => spawnSync('git', ['-c', 'user.name=n', '-c', 'user.email=n@localhost', ...args], { cwd: clone });
  git('init', '--quiet', '--initial-branch=main');
  writeFileSync(join(clone, 'data/fuel.sqlite'), 'old');
  writeFileSync(join(clone, '.gitignore'), 'dist*\n.cache\n');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'data');
  writeFileSync(join(clone, 'dist/kept'), 'of the build in service');
  const log = join(path, 'log');
  writeFileSync(log, '');
  const npm = `#!/bin/sh
echo "npm $*\${DIST_DIR:+ in $DIST_DIR}" >> ${log}
case "$*" in
  'run -s crawl'*) sleep "\${SLOW:-0}"; [ -z "$NEWS" ] || echo "$NEWS" > data/fuel.sqlite ;;
  'run -s push-data'*) git -c user.name=n -c user.email=n@localhost commit --quiet -m data -- data || true ;;
  'run -s build') [ -z "$BROKEN" ] || exit 1; cat $DIST_DIR/kept >> ${log}; echo new > $DIST_DIR/page ;;
esac`;
  writeFileSync(join(programs, 'npm'), npm, { mode: 0o755 });
  writeFileSync(join(programs, 'systemctl'), `#!/bin/sh\necho "systemctl $*" >> ${log}\n`, { mode: 0o755 });
  writeFileSync(join(path, 'update'), script.replaceAll('/srv/jaankari/clone', clone), { mode: 0o755 });
  const begin = (settings: Record<string, string> = {}) =>
    spawn(join(path, 'update'), ['fuel'], {
      env: { ...process.env, PATH: `${programs}:${process.env.PATH}`, NEWS: '', ...settings },
      stdio: 'ignore',
    });
  return {
    clone,
    begin,
    async update(settings: Record<string, string> = {}): Promise<number> {
      const [code] = (await once(begin(settings), 'exit')) as [number];
      return code;
    },
    /** What was called since the last look. */
    called() {
      const lines = readFileSync(log, 'utf8').trim().split('\n').filter(Boolean);
      writeFileSync(log, '');
      return lines;
    },
  };
}

describe.skipIf(!hasFlock)('the update script of the runbook (skipped without flock)', () => {
  it('builds from what is in service, tries that, puts it in place and reloads, where a crawl brought news', async () => {
    const { clone, update, called } = makeClone();
    expect(await update({ NEWS: 'new' })).toBe(0);
    expect(called()).toEqual([
      'npm run -s crawl -- fuel',
      'npm run -s push-data -- fuel',
      'npm run -s build in dist-next',
      'of the build in servicenpm run -s smoke in dist-next',
      'systemctl reload jaankari',
    ]);
    expect([existsSync(join(clone, 'dist/page')), existsSync(join(clone, 'dist-next')), existsSync(join(clone, 'dist-last/kept'))]).toEqual(
      [true, false, true],
    );
  });

  it('builds nothing without news', async () => {
    const { update, called } = makeClone();
    expect(await update()).toBe(0);
    expect(called()).toEqual(['npm run -s crawl -- fuel', 'npm run -s push-data -- fuel']);
  });

  it('leaves what is in service where the build fails', async () => {
    const { clone, update, called } = makeClone();
    expect(await update({ NEWS: 'new', BROKEN: '1' })).toBe(1);
    expect(called()).not.toContain('systemctl reload jaankari');
    expect(existsSync(join(clone, 'dist/kept'))).toBe(true);
  });

  it('runs one at a time: a second begins when the first is done, and finds no news', async () => {
    const { begin, called } = makeClone();
    const first = begin({ NEWS: 'new', SLOW: '1' });
    await once(first, 'spawn');
    await new Promise((done) => setTimeout(done, 300));
    const second = begin({ NEWS: 'new' });
    await Promise.all([once(first, 'exit'), once(second, 'exit')]);
    const lines = called();
    expect(lines.filter((line) => line.includes('run -s build'))).toHaveLength(1);
    expect(lines.indexOf('systemctl reload jaankari')).toBeLessThan(lines.lastIndexOf('npm run -s crawl -- fuel'));
  });
});
