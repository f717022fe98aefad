import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startGitHub } from '../support/github.ts';

const NOW = '2026-11-21T07:43:00.000Z';

let github: Awaited<ReturnType<typeof startGitHub>>;
beforeEach(async () => {
  github = await startGitHub();
});
afterEach(() => github.stop());

const issueMarker = (area: string) => `<!-- jaankari-health:${area} -->`;
const script = join(process.cwd(), '.github/keep-issues.sh');

/** Runs the script of the job that writes issues over such findings. */
function tell(findings: object | string, env: Record<string, string> = {}): Promise<{ code: number; output: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'health-'));
  const file = join(folder, 'findings.json');
  writeFileSync(file, typeof findings === 'string' ? findings : JSON.stringify(findings));
  const { GITHUB_TOKEN: _token, DRY_RUN: _dry, ...clean } = process.env;
  const given = { GITHUB_API_URL: github.url, GITHUB_REPOSITORY: 'owner/data', GITHUB_TOKEN: 'token', JAANKARI_NOW: NOW, ...env };
  return new Promise((resolve) => {
    execFile('sh', [script, file], { env: { ...clean, ...given } }, (error, stdout, stderr) => {
      rmSync(folder, { recursive: true });
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr });
    });
  });
}
async function keepIssues(findings: Record<string, string[]>): Promise<string[]> {
  const { code, output } = await tell(findings);
  expect(code, output).toBe(0);
  return output.trim().split('\n').filter(Boolean);
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
    expect(await keepIssues({ fuel: ['The last good crawl is 40 hours old', 'and more'], forex: [] })).toEqual(['fuel: issue opened']);
    expect(github.issues).toHaveLength(1);
    expect(github.issues[0]).toMatchObject({ title: 'Health: fuel', body: expect.stringContaining('<!-- jaankari-health:fuel -->') });
    expect(github.issues[0]?.body).toContain('as of 2026-11-21 07:43 UTC:\n\n- The last good crawl is 40 hours old\n- and more\n');
  });

  it('are found again by their marker, under any title, and edited while the sickness lasts', async () => {
    github.issues.push(issue(7, `${issueMarker('fuel')}\nold text`, { title: 'renamed by a person' }));
    expect(await keepIssues({ fuel: ['still sick'] })).toEqual(['fuel: issue edited']);
    expect(github.issues).toHaveLength(1);
    expect(github.issues[0]).toMatchObject({ title: 'renamed by a person', body: expect.stringContaining('- still sick') });
  });

  it('are closed with a word on recovery, and left alone when they are of another area or a person', async () => {
    github.issues.push(issue(1, issueMarker('fuel')), issue(2, issueMarker('fuel-like')), issue(3, 'fuel is down'), issue(4, ''));
    expect(await keepIssues({ fuel: [] })).toEqual(['fuel: issue closed']);
    expect(github.issues.map(({ state }) => state)).toEqual(['closed', 'open', 'open', 'open']);
    expect(github.issues[0]?.comments).toEqual(['fuel is well again (2026-11-21 07:43 UTC).']);
  });

  it('are one an area: a second is closed as the same', async () => {
    github.issues.push(issue(1, issueMarker('fuel')), issue(2, issueMarker('fuel')));
    expect(await keepIssues({ fuel: ['sick'] })).toEqual(['fuel: issue edited', 'fuel: issue closed']);
    expect(github.issues[1]).toMatchObject({ state: 'closed', comments: ['The same as #1.'] });
  });

  it('are found beyond the first hundred, and a pull request that quotes the marker is none', async () => {
    for (let number = 1; number <= 130; number += 1)
      github.issues.push(issue(number, number === 125 ? issueMarker('fuel') : 'something else'));
    github.issues.unshift(issue(900, issueMarker('fuel'), { pull_request: {} }));
    expect(await keepIssues({ fuel: ['sick'] })).toEqual(['fuel: issue edited']);
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
    expect(await tell({ fuel: [] }, { GITHUB_TOKEN: 'wrong' })).toMatchObject({
      code: 1,
      output: expect.stringMatching(/GitHub refuses GET \/issues[\s\S]*Bad credentials/),
    });
  });

  it.each([
    ['no JSON', 'not JSON'],
    ['no record', '[]'],
    [
      'areas without end',
      Object.fromEntries(Array.from({ length: 61 }, (_, at) => ['a'.repeat(1 + (at % 30)) + 'b'.repeat(Math.floor(at / 30)), []])),
    ],
    ['an area that is none', { 'fuel -->\n# big': ['x'] }],
    ['megabytes', { fuel: ['x'.repeat(600_000)] }],
  ])('are left alone where the findings are %s', async (_, findings) => {
    expect((await tell(findings)).code).not.toBe(0);
    expect(github.issues).toEqual([]);
  });

  it('are printed in a dry run, and not touched', async () => {
    const { code, output } = await tell({ fuel: ['sick'] }, { DRY_RUN: '1' });
    expect([code, output]).toEqual([0, expect.stringContaining('Would open the issue of fuel:\n<!-- jaankari-health:fuel -->')]);
    expect(github.calls).toEqual(['GET /repos/owner/data/issues']);
    expect(await tell({ fuel: ['sick'] }, { DRY_RUN: '1', GITHUB_TOKEN: '' })).toMatchObject({ code: 0 });
    expect(await tell({ fuel: ['sick'] }, { GITHUB_TOKEN: '' })).toMatchObject({
      code: 1,
      output: expect.stringContaining('DRY_RUN=1 does without'),
    });
  });
});

describe('npm run health', () => {
  it('prints what is wrong, and writes it for the job that tells it', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'health-'));
    const file = join(dataDir, 'findings.json');
    const { SITE_URL: _site, API_URL: _api, ...clean } = process.env;
    const printed = await new Promise<string>((resolve, reject) =>
      execFile('node', ['scripts/health.ts', '--findings', file], { env: { ...clean, DATA_DIR: dataDir } }, (error, stdout) =>
        error ? reject(error) : resolve(stdout),
      ),
    );
    expect(printed).toContain('API_URL is not set: no endpoint is asked.');
    const findings = JSON.parse(readFileSync(file, 'utf8'));
    expect(findings.fuel).toEqual(['There is no report data/reports/fuel.json: the area was never crawled']);
    expect(printed).toContain(`fuel: ${findings.fuel[0]}`);
    expect((await tell(findings, { DRY_RUN: '1' })).output).toContain('Would open the issue of fuel');
    rmSync(dataDir, { recursive: true });
  });
});
