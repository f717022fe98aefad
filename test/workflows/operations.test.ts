import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { crawledAreas } from '../../scripts/schedule.ts';

const runbook = readFileSync('docs/operations.md', 'utf8');
const settings = runbook.slice(runbook.indexOf('\n## Settings'));

describe('the runbook', () => {
  it('lists every setting that the service reads', () => {
    const names = [...readFileSync('src/kernel/env.ts', 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name);
    expect(names).toContain('DATA_DIR');
    for (const name of names) expect(settings, `${name} is missing from the table of settings`).toContain(`\`${name}\``);
  });

  it('has the cron lines of fuel as they are', () => {
    const fuel = crawledAreas().find(({ name }) => name === 'fuel');
    for (const line of fuel?.data.crawler.schedule.cron ?? [])
      expect(runbook).toMatch(new RegExp(`^${line.replaceAll('*', '\\*')} +/srv/jaankari/update fuel$`, 'm'));
  });

  it('names only scripts that there are', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    for (const [, name] of runbook.matchAll(/npm run (?:-s )?([a-z][\w-]*)/g))
      expect(scripts, `npm run ${name}`).toHaveProperty(name ?? '');
  });
});

describe('what deploy/ has', () => {
  const read = (name: string) => readFileSync(name, 'utf8');

  it('goes over to new data by a signal that refuses no call, in the unit as in the update script', () => {
    expect(read('deploy/jaankari.service')).toMatch(/^ExecReload=\/bin\/kill -HUP \$MAINPID$/m);
    expect(runbook).toMatch(/^systemctl reload jaankari /m);
    expect(runbook).not.toMatch(/^systemctl restart jaankari/m);
  });

  it('keeps calls from a server that could not be reached for longer than its health is looked at', () => {
    const [, pause] = /fail_duration (\d+)s/.exec(read('deploy/Caddyfile')) ?? [];
    const [, interval] = /health_interval (\d+)s/.exec(read('deploy/Caddyfile')) ?? [];
    expect(Number(pause)).toBeGreaterThanOrEqual(2 * Number(interval));
  });

  it('takes no server out for one connection that found no room, as in a burst of calls by one caller', () => {
    expect(Number(/max_fails (\d+)/.exec(read('deploy/Caddyfile'))?.[1])).toBeGreaterThan(1);
    expect(Number(/dial_timeout (\d+)s/.exec(read('deploy/Caddyfile'))?.[1])).toBeGreaterThan(1);
  });

  it('builds the image for the address at which it is reached', () => {
    expect(read('deploy/compose.yaml')).toMatch(/args: \{ SITE_URL: 'https:\/\/\$\{SITE:-localhost\}' \}/);
    const [, build, served] = read('Dockerfile')
      .split(/^FROM /m)
      .slice(1);
    for (const stage of [build, served]) expect(stage).toMatch(/^ARG SITE_URL=$/m);
    expect(served).toMatch(/^ENV SITE_URL=\$\{SITE_URL\}$/m);
  });

  it('leaves builds beside the one in service out of git', () => {
    const ignored = ['dist/', 'dist-next/', 'dist-last/'];
    expect(
      execFileSync('git', ['check-ignore', ...ignored], { encoding: 'utf8' })
        .trim()
        .split('\n'),
    ).toEqual(ignored);
  });
});

describe('the yearly squash', () => {
  it('forgets old data, keeps the code and its history, and changes no newest file', async () => {
    const root = mkdtempSync(join(tmpdir(), 'squash-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const clone = join(root, 'clone');
    await mkdir(join(clone, 'data/reports'), { recursive: true });
    const git = (...args: string[]) => execFileSync('git', args, { cwd: clone, encoding: 'utf8' }).trim();
    git('init', '--quiet', '--initial-branch=main');
    git('config', 'user.name', 'somebody');
    git('config', 'user.email', 'somebody@localhost');
    const commit = (message: string, daysAgo: number, files: Record<string, string>) => {
      for (const [name, text] of Object.entries(files)) writeFileSync(join(clone, name), text);
      git('add', '--all');
      const date = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
      execFileSync('git', ['commit', '--quiet', '--message', message], {
        cwd: clone,
        env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
      });
    };
    commit('code: first', 800, { 'code.ts': '1' });
    commit('fuel: old', 700, { 'data/fuel.sqlite': 'old', 'data/reports/fuel.json': '{"old":1}' });
    commit('code and data', 600, { 'code.ts': '2', 'data/fuel.sqlite': 'older' });
    commit('ifsc: rarely changes', 500, { 'data/ifsc.sqlite': 'ifsc' });
    commit('fuel: new', 20, { 'data/fuel.sqlite': 'new' });
    commit('fuel: newest', 10, { 'data/fuel.sqlite': 'newest', 'data/reports/fuel.json': '{}' });

    const recipe = /<!-- tested: .*-->\n```sh\n([\s\S]*?)```/.exec(runbook)?.[1] ?? '';
    expect(recipe).toContain('filter-branch');
    expect(execFileSync('bash', ['-e', '-c', recipe], { cwd: clone, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })).toContain(
      'The newest files are the same.',
    );
    expect(git('log', '--reverse', '--format=%s', 'main').split('\n')).toEqual([
      'code: first',
      'code and data',
      'fuel: new',
      'fuel: newest',
    ]);
    expect(git('show', 'main:data/fuel.sqlite')).toBe('newest');
    expect(git('show', 'main:data/ifsc.sqlite')).toBe('ifsc');
    expect(git('log', '--format=%s', 'main', '--', 'data/fuel.sqlite').split('\n')).toEqual(['fuel: newest', 'fuel: new']);
    expect(git('ls-tree', '-r', '--name-only', 'main~2')).toBe('code.ts');
    execFileSync('git', ['clone', '--quiet', '--branch', 'main', join(root, 'before-squash.bundle'), join(root, 'archive')]);
    expect(readFileSync(join(root, 'archive/data/fuel.sqlite'), 'utf8')).toBe('newest');
  });
});
