import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { create } from 'tar';
import { type StandIn, startStandIn } from './stand-in.ts';

/** A package as a registry would hold it: its newest version, and its files by path. */
export interface HeldPackage {
  version: string;
  files: Readonly<Record<string, string>>;
}

/** A registry of packages in place of the real one: `npm_config_registry` is its address. */
export interface PackageRegistry {
  url: string;
  hold(name: string, held: HeldPackage): void;
  stop(): Promise<void>;
}

export async function startPackageRegistry(): Promise<PackageRegistry> {
  const standIn: StandIn = await startStandIn();
  return {
    url: standIn.url,
    hold(name, { version, files }) {
      const archive = pack(files);
      const path = `/${name}/-/${name}-${version}.tgz`;
      const dist = { tarball: standIn.url + path, integrity: `sha512-${createHash('sha512').update(archive).digest('base64')}` };
      standIn.routes[`/${name}`] = JSON.stringify({
        name,
        'dist-tags': { latest: version },
        versions: { [version]: { name, version, dist } },
      });
      standIn.routes[path] = { headers: { 'content-type': 'application/octet-stream' }, body: archive };
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
