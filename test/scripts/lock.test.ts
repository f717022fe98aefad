import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Lock {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
}

it('has every platform package in the lock file, without which npm ci refuses it (npm run lock adds them)', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const missing = Object.entries(packages)
    .filter(([path]) => path !== '')
    .flatMap(([path, { optionalDependencies = {} }]) => Object.keys(optionalDependencies).map((name) => ({ path, name })))
    .filter(({ path, name }) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`]);
  expect(missing).toEqual([]);
});

it('pins every dependency exactly', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;
  const versions = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) => Object.entries(manifest[kind] ?? {}));
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
