import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { zipSync } from 'fflate';
import { create } from 'tar';
import { type StandIn, startStandIn } from './stand-in.ts';

/** A package as a registry would hold it: its newest version, and its files by path. */
export interface HeldPackage {
  version: string;
  /** When it was published, ISO 8601. */
  published?: string;
  files: Readonly<Record<string, string>>;
}

/** Settings for crawls that are about what is in packages: a program of ours in the place of npm, which takes a second of a core for each question. */
export const quickNpm = (): Record<string, string> => ({ PATH: [resolve('test/support/npm'), process.env.PATH].join(delimiter) });

/** A registry of packages in place of the real one: `npm_config_registry` is its address. */
export interface PackageRegistry {
  url: string;
  /** Paths asked for, in order. */
  asked: readonly string[];
  /** Each version stays, and the one held last is the newest. */
  hold(name: string, held: HeldPackage): void;
  /** A Python package of one wheel; `UPSTREAM_PYPI_URL` is the address. */
  holdWheel(name: string, version: string, files: Readonly<Record<string, Uint8Array>>): void;
  /** The same with a wheel that was made elsewhere. */
  holdWheelBytes(name: string, version: string, wheel: Buffer): void;
  /** Serves one package's wheel in the place of another's, of which the index still tells the first. */
  exchangeWheels(name: string, other: string, version: string): void;
  stop(): Promise<void>;
}

export async function startPackageRegistry(): Promise<PackageRegistry> {
  const standIn: StandIn = await startStandIn();
  const held = new Map<string, Record<string, unknown>>();
  const holdWheelBytes: PackageRegistry['holdWheelBytes'] = (name, version, wheel) => {
    const file = `${name.replaceAll('-', '_')}-${version}-py3-none-any.whl`;
    const digest = createHash('sha256').update(wheel).digest('hex');
    const url = `${standIn.url}/wheels/${file}`;
    const release = JSON.stringify({
      info: { name, version },
      urls: [
        {
          packagetype: 'sdist',
          filename: `${name}-${version}.tar.gz`,
          url: `${url}.tar.gz`,
          digests: { sha256: '0'.repeat(64) },
          yanked: false,
        },
        { packagetype: 'bdist_wheel', filename: file, url, digests: { sha256: digest }, size: wheel.length, yanked: false },
      ],
    });
    standIn.routes[`/pypi/${name}/json`] = release;
    standIn.routes[`/pypi/${name}/${version}/json`] = release;
    standIn.routes[`/wheels/${file}`] = { headers: { 'content-type': 'application/octet-stream' }, body: wheel };
  };
  return {
    url: standIn.url,
    asked: standIn.asked,
    hold(name, { version, published, files }) {
      const archive = pack(files);
      const path = `/${name}/-/${name}-${version}.tgz`;
      const dist = { tarball: standIn.url + path, integrity: `sha512-${createHash('sha512').update(archive).digest('base64')}` };
      const versions = { ...held.get(name), [version]: { name, version, dist } };
      held.set(name, versions);
      standIn.routes[`/${name.replace('/', '%2f')}`] = JSON.stringify({
        name,
        'dist-tags': { latest: version },
        versions,
        ...(published && { time: { [version]: published } }),
      });
      standIn.routes[path] = { headers: { 'content-type': 'application/octet-stream' }, body: archive };
    },
    holdWheel: (name, version, files) => holdWheelBytes(name, version, packWheel(name.replaceAll('-', '_'), version, files)),
    holdWheelBytes,
    exchangeWheels(name, other, version) {
      const [first, second] = [name, other].map((one) => `/wheels/${one.replaceAll('-', '_')}-${version}-py3-none-any.whl`) as [
        string,
        string,
      ];
      standIn.routes[first] = standIn.routes[second] ?? '';
    },
    stop: standIn.stop,
  };
}

function pack(files: HeldPackage['files']): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'jaankari-package-'));
  try {
    for (const [path, text] of Object.entries({ 'package.json': '{}', ...files })) {
      const file = join(folder, 'package', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    create({ gzip: true, sync: true, cwd: folder, file: join(folder, 'package.tgz') }, ['package']);
    return readFileSync(join(folder, 'package.tgz'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function packWheel(module: string, version: string, files: Readonly<Record<string, Uint8Array>>): Buffer {
  const info = `${module}-${version}.dist-info`;
  const all: Record<string, Uint8Array> = {
    ...files,
    [`${info}/METADATA`]: Buffer.from(`Metadata-Version: 2.1\nName: ${module}\nVersion: ${version}\n`),
    [`${info}/WHEEL`]: Buffer.from('Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n'),
  };
  const record = Object.entries(all).map(
    ([path, bytes]) => `${path},sha256=${createHash('sha256').update(bytes).digest('base64url')},${bytes.length}`,
  );
  return Buffer.from(zipSync({ ...all, [`${info}/RECORD`]: Buffer.from(`${[...record, `${info}/RECORD,,`].join('\n')}\n`) }));
}
