import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readWheel } from '../../src/net/wheel.ts';
import { type PackageRegistry, startPackageRegistry } from '../support/package-registry.ts';

let registry: PackageRegistry;
beforeAll(async () => {
  registry = await startPackageRegistry();
  vi.stubEnv('UPSTREAM_PYPI_URL', registry.url);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await registry.stop();
});

describe('files of a Python wheel', () => {
  it('are read with their version, each as its RECORD says', async () => {
    registry.holdWheel('some-list', '1.2.3', { 'some_list/data/list.csv': Buffer.from('a,b\n1,2\n') });
    const { version, files } = await readWheel('some-list', ['some_list/data/list.csv']);
    expect([version, files.get('some_list/data/list.csv')?.toString('utf8')]).toEqual(['1.2.3', 'a,b\n1,2\n']);
  });

  it('are those of the version that is asked for, where a newer one is there', async () => {
    registry.holdWheel('dated-list', '1.0', { 'list.csv': Buffer.from('old') });
    registry.holdWheel('dated-list', '2.0', { 'list.csv': Buffer.from('new') });
    const { version, files } = await readWheel('dated-list', ['list.csv'], '1.0');
    expect([version, String(files.get('list.csv'))]).toEqual(['1.0', 'old']);
    expect((await readWheel('dated-list', ['list.csv'])).version).toBe('2.0');
  });

  it('are refused where the wheel is not what the index says', async () => {
    registry.holdWheel('changed-list', '1.0', { 'list.csv': Buffer.from('as told') });
    registry.holdWheel('other-list', '1.0', { 'list.csv': Buffer.from('another') });
    registry.exchangeWheels('changed-list', 'other-list', '1.0');
    await expect(readWheel('changed-list', ['list.csv'])).rejects.toThrow('changed_list-1.0-py3-none-any.whl is not what the index says');
  });

  it('are missed by name where the wheel lacks one', async () => {
    await expect(readWheel('some-list', ['some_list/data/other.csv'])).rejects.toThrow(
      'some_list-1.2.3-py3-none-any.whl has no some_list/data/other.csv',
    );
  });

  it('are refused where a file is not what the RECORD says', async () => {
    registry.holdWheelBytes(
      'forged-list',
      '1.0.0',
      Buffer.from(
        zipSync({
          'forged_list/list.csv': Buffer.from('forged'),
          'forged_list-1.0.0.dist-info/METADATA': Buffer.from('Metadata-Version: 2.1\nName: forged_list\nVersion: 1.0.0\n'),
          'forged_list-1.0.0.dist-info/WHEEL': Buffer.from('Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n'),
          'forged_list-1.0.0.dist-info/RECORD': Buffer.from(`forged_list/list.csv,sha256=${'A'.repeat(43)},6\n`),
        }),
      ),
    );
    await expect(readWheel('forged-list', ['forged_list/list.csv'])).rejects.toThrow('is not what its RECORD says');
  });

  it('are an outage where the index does not have the package', async () => {
    await expect(readWheel('no-such-list', ['x'])).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('no-such-list'),
    });
  });
});
