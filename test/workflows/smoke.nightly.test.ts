import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { findServerFaults, findTreeFaults } from '../../scripts/smoke-checks.ts';
import { defaultServer } from '../support/server.ts';

describe('the smoke test', () => {
  it('passes the built server', async () => {
    const server = defaultServer();
    const { checked, faults } = await findServerFaults(server.url);
    expect(faults).toEqual([]);
    expect(checked).toBeGreaterThan(10);
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
