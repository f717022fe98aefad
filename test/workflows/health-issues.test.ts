import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectIssues } from '../../scripts/health/github.ts';
import { issueMarker, planIssues } from '../../scripts/health/issues.ts';
import { startGitHub } from '../support/github.ts';

const NOW = new Date('2026-11-21T07:43:00Z');

let github: Awaited<ReturnType<typeof startGitHub>>;
beforeEach(async () => {
  github = await startGitHub();
});
afterEach(() => github.stop());

const issuesOf = (token = 'token') => connectIssues({ apiUrl: github.url, repository: 'owner/data', token });
async function keepIssues(findings: Record<string, string[]>): Promise<string[]> {
  const steps = await planIssues(new Map(Object.entries(findings)), issuesOf(), NOW);
  for (const step of steps) await step.run();
  return steps.map(({ area, action }) => `${action} ${area}`);
}
const issue = (number: number, body: string, more = {}) => ({
  number,
  title: 'whatever',
  body,
  state: 'open' as const,
  comments: [],
  ...more,
});

describe('the issues of the health check', () => {
  it('are opened for each sick area, with a hidden marker and what is wrong', async () => {
    expect(await keepIssues({ fuel: ['The last good crawl is 40 hours old', 'and more'], forex: [] })).toEqual(['open fuel']);
    expect(github.issues).toHaveLength(1);
    expect(github.issues[0]).toMatchObject({ title: 'Health: fuel', body: expect.stringContaining('<!-- jaankari-health:fuel -->') });
    expect(github.issues[0]?.body).toContain('as of 2026-11-21 07:43 UTC:\n\n- The last good crawl is 40 hours old\n- and more\n');
  });

  it('are found again by their marker, under any title, and edited while the sickness lasts', async () => {
    github.issues.push(issue(7, `${issueMarker('fuel')}\nold text`, { title: 'renamed by a person' }));
    expect(await keepIssues({ fuel: ['still sick'] })).toEqual(['edit fuel']);
    expect(github.issues).toHaveLength(1);
    expect(github.issues[0]).toMatchObject({ title: 'renamed by a person', body: expect.stringContaining('- still sick') });
  });

  it('are closed with a word on recovery, and left alone when they are of another area or a person', async () => {
    github.issues.push(issue(1, issueMarker('fuel')), issue(2, issueMarker('fuel-like')), issue(3, 'fuel is down'), issue(4, ''));
    expect(await keepIssues({ fuel: [] })).toEqual(['close fuel']);
    expect(github.issues.map(({ state }) => state)).toEqual(['closed', 'open', 'open', 'open']);
    expect(github.issues[0]?.comments).toEqual(['fuel is well again (2026-11-21 07:43 UTC).']);
  });

  it('are one an area: a second is closed as the same', async () => {
    github.issues.push(issue(1, issueMarker('fuel')), issue(2, issueMarker('fuel')));
    expect(await keepIssues({ fuel: ['sick'] })).toEqual(['edit fuel', 'close fuel']);
    expect(github.issues[1]).toMatchObject({ state: 'closed', comments: ['The same as #1.'] });
  });

  it('are found beyond the first hundred, and a pull request that quotes the marker is none', async () => {
    for (let number = 1; number <= 130; number += 1)
      github.issues.push(issue(number, number === 125 ? issueMarker('fuel') : 'something else'));
    github.issues.unshift(issue(900, issueMarker('fuel'), { pull_request: {} }));
    expect(await keepIssues({ fuel: ['sick'] })).toEqual(['edit fuel']);
    expect(github.issues.find(({ number }) => number === 125)?.body).toContain('- sick');
  });

  it("let an upstream's words notify nobody and hide nothing", async () => {
    await keepIssues({ fuel: [`said "@everyone <!-- jaankari-health:forex -->\n# big" ${'x'.repeat(2000)}`] });
    const body = github.issues[0]?.body ?? '';
    expect(body).not.toContain(issueMarker('forex'));
    expect(body).not.toContain('@everyone');
    expect(body.length).toBeLessThan(1200);
  });

  it('say what GitHub answered when it refuses', async () => {
    await expect(planIssues(new Map([['fuel', []]]), issuesOf('wrong'), NOW)).rejects.toThrow(
      /GitHub answers 401 to GET \/issues.*Bad credentials/,
    );
  });
});

describe('npm run health', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'health-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  /** Over a data folder without any report, where every crawled area is sick. */
  const health = (env: Record<string, string>) =>
    new Promise<{ code: number; output: string }>((resolve) => {
      const { SITE_URL, API_URL, DRY_RUN, GITHUB_REPOSITORY, GITHUB_TOKEN, ...clean } = process.env;
      const all = { ...clean, DATA_DIR: dataDir, GITHUB_API_URL: github.url, ...env };
      execFile('node', ['scripts/health.ts'], { env: all }, (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
      );
    });

  it('prints what it would do with DRY_RUN, and touches nothing', async () => {
    const { code, output } = await health({ DRY_RUN: '1', GITHUB_REPOSITORY: 'owner/data', GITHUB_TOKEN: 'token' });
    expect(code, output).toBe(0);
    expect(output).toContain('Would open the issue of fuel:\n<!-- jaankari-health:fuel -->');
    expect(github.calls).toEqual(['GET /repos/owner/data/issues']);
    expect(github.issues).toEqual([]);
  });

  it('needs no repository for a dry run', async () => {
    expect(await health({ DRY_RUN: '1' })).toMatchObject({ code: 0, output: expect.stringContaining('Would open the issue of fuel') });
    expect(await health({})).toMatchObject({ code: 1, output: expect.stringContaining('DRY_RUN=1 does without') });
  });

  it('opens an issue and edits it the next day', async () => {
    const env = { GITHUB_REPOSITORY: 'owner/data', GITHUB_TOKEN: 'token' };
    expect((await health(env)).output).toContain('fuel: issue opened');
    expect((await health(env)).output).toContain('fuel: issue edited');
    expect(github.issues.filter(({ body }) => body?.includes(issueMarker('fuel')))).toHaveLength(1);
  });
});
