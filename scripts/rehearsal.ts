import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { git } from './git.ts';

/** A throw-away clone with a bare repository as its origin, for rehearsing workflows and pushes. */
export interface Rehearsal {
  /** Temporary folder with everything in it. */
  root: string;
  /** The bare repository. */
  origin: string;
  /** The clone, on branch main. */
  clone: string;
  /** Another clone of the same origin. */
  cloneAgain(name: string): Promise<string>;
  remove(): Promise<void>;
}

/**
 * Creates one from a working folder as it is, including uncommitted changes but not ignored files, as a single commit. The working folder
 * is not modified. `data` is a folder in it that replaces `data/`: tests crawl frozen data.
 */
export async function makeRehearsal({ folder = '.', data }: { folder?: string; data?: string } = {}): Promise<Rehearsal> {
  const root = await mkdtemp(join(tmpdir(), 'jaankari-workflow-'));
  const origin = join(root, 'origin.git');
  const source = resolve(folder);
  await git(root, 'init', '--quiet', '--bare', '--initial-branch=main', origin);
  // The origin's own index and object store, so that nothing is written to the folder's repository.
  const bare = [`--git-dir=${origin}`, `--work-tree=${source}`];
  await git(source, ...bare, 'add', '--all');
  if (data) {
    const other = (await git(source, ...bare, 'write-tree', `--prefix=${data}/`)).trim();
    await git(source, ...bare, 'rm', '-r', '--quiet', '--cached', 'data');
    await git(source, ...bare, 'read-tree', '--prefix=data/', other);
  }
  const tree = (await git(source, ...bare, 'write-tree')).trim();
  const identity = ['-c', 'user.name=rehearsal', '-c', 'user.email=rehearsal@localhost'];
  const commit = (
    await git(source, `--git-dir=${origin}`, ...identity, 'commit-tree', tree, '-m', 'The working folder as it stands')
  ).trim();
  await git(source, `--git-dir=${origin}`, 'update-ref', 'refs/heads/main', commit);
  const cloneAgain = async (name: string) => {
    await git(root, 'clone', '--quiet', origin, name);
    return join(root, name);
  };
  return { root, origin, clone: await cloneAgain('clone'), cloneAgain, remove: () => rm(root, { recursive: true, force: true }) };
}
