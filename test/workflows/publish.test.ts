import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { findAct, INSTALL_ACT, runWorkflow } from '../../scripts/act.ts';
import { makeRehearsal } from '../../scripts/rehearsal.ts';
import { findServerFaults, findTreeFaults } from '../../scripts/smoke-checks.ts';
import { FROZEN } from '../support/frozen.ts';
import { startServer } from '../support/server.ts';
import { startStandIn } from '../support/stand-in.ts';

const act = findAct();
if (!act) console.warn(`SKIPPED: act is not installed, so the deploy and health workflows are not run; ${INSTALL_ACT}`);

describe.skipIf(!act)('workflows run by act', () => {
  it('deploy builds the newest commit of the branch and tries the built server', async () => {
    const rehearsal = await makeRehearsal({ data: FROZEN.DATA_DIR });
    onTestFinished(() => rehearsal.remove());
    const { code, output } = await runWorkflow(rehearsal.clone, { workflow: 'deploy' });
    expect(code, output).toBe(0);
    expect(output).toMatch(/Smoke test: \d+ checked, 0 faults/);
    expect(output).toMatch(/::set-output:: commit=[0-9a-f]{40}/);
  }, 500_000);

  it('health says in a dry run what it would write, and writes nothing', async () => {
    const rehearsal = await makeRehearsal({ data: FROZEN.DATA_DIR });
    const site = await startStandIn({ '/index.json': JSON.stringify({ areas: [] }) });
    onTestFinished(async () => void (await Promise.all([rehearsal.remove(), site.stop()])));
    const run = { workflow: 'health', inputs: { dry_run: 'true' }, env: { DRY_RUN: '1' }, vars: { SITE_URL: site.url } };
    const { code, output } = await runWorkflow(rehearsal.clone, run);
    expect(code, output).toBe(0);
    expect(output).toContain('Would open the issue of fuel:');
    expect(output).toContain(`${site.url}/index.json does not list it`);
  }, 400_000);
});

describe('the smoke test', () => {
  it('passes the built server', async () => {
    const server = await startServer();
    onTestFinished(() => server.stop());
    const { checked, faults } = await findServerFaults(server.url);
    expect(faults).toEqual([]);
    expect(checked).toBeGreaterThan(10);
  });

  it('names every address where a server gives something else', async () => {
    const server = await startStandIn({ '/readyz': 'ready', '/': '<html></html>', '/fuel.json': JSON.stringify({ status: 'success' }) });
    onTestFinished(() => server.stop());
    const { faults } = await findServerFaults(server.url);
    expect(faults).toContain(`${server.url}/index.json answers 404`);
    expect(faults).toContainEqual(expect.stringContaining(`${server.url}/fuel.json sends a body of another shape`));
    expect(faults).toContainEqual(expect.stringContaining('where a JSON 404 was due'));
  });

  it('passes the built tree, and names a file of the catalogue that is not in it', async () => {
    const built = join(inject('dist'), 'client');
    expect(await findTreeFaults(built, '')).toMatchObject({ faults: [] });
    const folder = mkdtempSync(join(tmpdir(), 'tree-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync(built, folder, { recursive: true });
    rmSync(join(folder, 'fuel/city/kolkata.json'));
    expect(readFileSync(join(folder, 'fuel/files.json'), 'utf8')).toContain('/fuel/city/kolkata.json');
    expect((await findTreeFaults(folder, '')).faults).toEqual([`${folder}/fuel/city/kolkata.json is missing`]);
  });
});
