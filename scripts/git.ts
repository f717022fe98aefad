import { execFile } from 'node:child_process';

/** A git command failed. `message` is git's own. */
export class GitError extends Error {
  override name = 'GitError';
}

/** Runs git in a folder, without a shell, and returns its standard output. Throws GitError with git's message. */
export function git(folder: string, ...args: readonly string[]): Promise<string> {
  const command = args.find((arg, index) => !arg.startsWith('-') && args[index - 1] !== '-c');
  return new Promise((resolve, reject) => {
    execFile('git', args, { cwd: folder, maxBuffer: 256 * 1024 * 1024, env: { ...process.env, LC_ALL: 'C' } }, (error, stdout, stderr) => {
      if (error) reject(new GitError(`git ${command}: ${stderr.trim() || error.message}`, { cause: error }));
      else resolve(stdout);
    });
  });
}

/** Like git, but returns `false` on failure. */
export async function gitAllows(folder: string, ...args: readonly string[]): Promise<boolean> {
  try {
    await git(folder, ...args);
    return true;
  } catch (error) {
    if (error instanceof GitError) return false;
    throw error;
  }
}
