import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isApart, writeArchive } from '../../scripts/site/archive.ts';
import { readFileList } from '../../src/server/file-list.ts';
import { type WorkDir, workDir } from './work-dir.ts';

/** A build of plain files, with an archive in their place. */
export async function packedBuild(dist: string): Promise<WorkDir> {
  const packed = workDir();
  const link = (name: string) => {
    mkdirSync(dirname(join(packed.path, name)), { recursive: true });
    symlinkSync(resolve(dist, name), join(packed.path, name));
  };
  for (const name of readdirSync(dist)) if (name !== 'client') link(name);
  const names = (readFileList(dist) ?? []).map(({ path }) => path.slice(1));
  for (const name of names.filter(isApart)) link(join('client', name));
  await writeArchive(
    join(dist, 'client'),
    names.filter((name) => !isApart(name)),
    packed.path,
  );
  return packed;
}
