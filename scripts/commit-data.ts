import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readReport } from '../src/store/report.ts';
import { GitError, git, gitAllows } from './git.ts';

const PUSH_TRIES = 5;
/**
 * Base of the growing pauses between attempts: 1, 2, 4 and 8 times this, plus up to half at random, so that two runs do not stay in step.
 */
const FIRST_PAUSE_MS = 2_000;
/** Long enough for the changes in words; an upstream's own text in a report is cut. */
const MAX_SUBJECT_LENGTH = 160;
const CRAWLER = { name: 'jaankari crawler', email: '41898282+github-actions[bot]@users.noreply.github.com' };

/** Everything in the data folder that belongs to an area: its snapshot, its report, and folders and files named after it. */
const dataPaths = (area: string) => [`data/${area}.sqlite`, `data/reports/${area}.json`, `data/${area}-*`];

/**
 * Commits what a crawl changed in an area and returns the report's message; undefined if nothing changed. Throws without a report, since
 * then there was no crawl.
 */
export async function commitData(area: string, folder = '.'): Promise<string | undefined> {
  const changes = await git(folder, 'status', '--porcelain', '--no-renames', '-z', '--', ...dataPaths(area));
  const files = changes
    .split('\0')
    .filter(Boolean)
    .map((line) => line.slice(3));
  if (files.length === 0) return undefined;
  const report = await readReport(area, join(folder, 'data'));
  if (!report) throw new Error(`data/reports/${area}.json is missing: crawl first`);
  const message = commitSubject(report.message);
  await git(folder, 'add', '--', ...files);
  await git(folder, ...(await identity(folder)), 'commit', '--quiet', '--message', message, '--', ...files);
  return message;
}

/**
 * The subject of the newest commit that an earlier push could not deliver; undefined if there is none. Throws GitError if something else than crawled data
 * stands ahead of the origin: whoever committed that decides when it goes.
 */
async function findUnpushed(folder = '.', remote = 'origin'): Promise<string | undefined> {
  const branch = (await git(folder, 'branch', '--show-current')).trim();
  const origin = `refs/remotes/${remote}/${branch}`;
  if (!branch || !(await gitAllows(folder, 'rev-parse', '--verify', '--quiet', origin))) return undefined;
  const subject = (await git(folder, 'log', '-1', '--format=%s', `${origin}..HEAD`)).trim();
  if (!subject) return undefined;
  const strange = (await git(folder, 'log', '--format=', '--name-only', `${origin}..HEAD`, '--', '.', ':(exclude)data')).trim();
  if (strange)
    throw new GitError(
      `Commits that are no crawled data stand ahead of ${remote}/${branch}, and go with the next data: ${strange.split('\n')[0]}`,
    );
  return subject;
}

/**
 * Commits what a crawl changed in an area and pushes it, with what an earlier push could not deliver; `patch`: writes the commit to this file instead of
 * pushing. `pause`: milliseconds between tries. Gives what was done, in one line; throws GitError where it could not be.
 */
export async function deliverData(
  area: string,
  { folder, pause, patch }: { folder: string; pause?: string | undefined; patch?: string | undefined },
): Promise<string> {
  const message = (await commitData(area, folder)) ?? (patch ? undefined : await findUnpushed(folder));
  if (message === undefined) return `${area}: nothing to commit`;
  if (patch) {
    await writeFile(patch, await git(folder, 'format-patch', '-1', '--stdout', '--binary', '--full-index', '--no-renames'));
    return `Written to ${patch}: ${message}`;
  }
  const branch = (await git(folder, 'branch', '--show-current')).trim();
  if (!branch) throw new GitError('No branch is checked out, so there is none to push to');
  const tries = await pushWithRebase(branch, folder, pause ? { pause: Number(pause) } : {});
  return `Pushed to ${branch}${tries > 1 ? ` at try ${tries}` : ''}: ${message}`;
}

/** A runner has no git identity; on a laptop, the person who crawls commits. */
async function identity(folder: string): Promise<string[]> {
  return (await gitAllows(folder, 'config', 'user.email')) ? [] : ['-c', `user.name=${CRAWLER.name}`, '-c', `user.email=${CRAWLER.email}`];
}

function commitSubject(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim();
  return line.length > MAX_SUBJECT_LENGTH ? `${line.slice(0, MAX_SUBJECT_LENGTH - 1)}…` : line;
}

/**
 * Pushes the current branch; if somebody else was faster, rebases our commits and retries. Throws GitError after five attempts, or at once
 * if both sides changed the same file.
 */
export async function pushWithRebase(branch: string, folder = '.', { remote = 'origin', pause = FIRST_PAUSE_MS } = {}): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await git(folder, 'push', '--quiet', remote, `HEAD:refs/heads/${branch}`);
      return attempt;
    } catch (error) {
      if (!(error instanceof GitError) || attempt === PUSH_TRIES) throw error;
      await sleep(pause * 2 ** (attempt - 1) * (1 + Math.random() / 2));
      await rebaseOnto(remote, branch, folder, error);
    }
  }
}

async function rebaseOnto(remote: string, branch: string, folder: string, refused: GitError): Promise<void> {
  // The network may be back at the next attempt.
  if (!(await gitAllows(folder, 'fetch', '--quiet', remote, branch))) return;
  if (await gitAllows(folder, ...(await identity(folder)), 'rebase', '--quiet', '--autostash', 'FETCH_HEAD')) return;
  await git(folder, 'rebase', '--abort');
  throw new GitError(`The same data was changed on ${branch} meanwhile; ours is left out, and the next crawl starts from theirs.`, {
    cause: refused,
  });
}
