import { describe, expect, it, onTestFinished } from 'vitest';
import { findAct, INSTALL_ACT, runWorkflow } from '../../scripts/act.ts';
import { makeRehearsal } from '../../scripts/rehearsal.ts';
import { FROZEN } from '../support/frozen.ts';
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
    const run = { workflow: 'health', inputs: { dry_run: 'true' }, vars: { SITE_URL: site.url } };
    const { code, output } = await runWorkflow(rehearsal.clone, run);
    expect(code, output).toBe(0);
    expect(output).toContain('Would open the issue of fuel:');
    expect(output).toContain(`${site.url}/index.json does not list it`);
  }, 400_000);
});
