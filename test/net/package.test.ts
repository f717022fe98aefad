import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listPackageVersions, newestPackage, readPackageFile, readPackageFiles } from '../../src/net/package.ts';
import { type PackageRegistry, startPackageRegistry } from '../support/package-registry.ts';
import { type WorkDir, workDir } from '../support/work-dir.ts';

// By npm itself; crawls are tried with `quickNpm()`.

let registry: PackageRegistry;
let cache: WorkDir;
beforeAll(async () => {
  [registry, cache] = [await startPackageRegistry(), workDir()];
  vi.stubEnv('npm_config_registry', registry.url);
  vi.stubEnv('npm_config_cache', cache.path);
  registry.hold('@some/list', { version: '1.0.0', files: { 'list.csv': 'old' } });
  registry.hold('@some/list', {
    version: '2.0.0',
    published: '2026-11-20T08:00:00.000Z',
    files: { 'list.csv': 'new', 'data/a.json': '{}' },
  });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await registry.stop();
  cache.remove();
});

describe('a package of the registry', () => {
  it('is known by its versions, and its newest by its day', async () => {
    expect(await listPackageVersions('@some/list')).toEqual(['1.0.0', '2.0.0']);
    expect(await newestPackage('@some/list')).toEqual({ version: '2.0.0', published: '2026-11-20' });
  });

  it('gives the files that are asked for, and names one that it lacks', async () => {
    expect(await readPackageFiles('@some/list', '2.0.0', ['list.csv', 'data/a.json'])).toEqual({ 'list.csv': 'new', 'data/a.json': '{}' });
    await expect(readPackageFile('@some/list', '2.0.0', 'b.csv')).rejects.toThrow('@some/list@2.0.0 has no b.csv');
  });

  it('is missed in words where there is none', async () => {
    await expect(newestPackage('@some/other')).rejects.toThrow('@some/other could not be read from the package registry (E404)');
  });
});
