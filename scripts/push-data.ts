// Commits and pushes what a crawl changed: `npm run push-data -- <area>`; also what an earlier push could not deliver. The last line of output says what it did. With `--patch FILE` it
// writes the commit to that file instead of pushing, for a job that only has git (.github/push-data.sh).
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { commitData, findUnpushed, pushWithRebase } from './commit-data.ts';
import { GitError, git } from './git.ts';
import { crawledAreas } from './schedule.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { folder: { type: 'string', default: '.' }, pause: { type: 'string' }, patch: { type: 'string' } },
});
const area = positionals[0] ?? '';
const names = crawledAreas().map(({ name }) => name);
if (positionals.length !== 1 || !names.includes(area)) {
  console.error(`Usage: npm run push-data -- <area> [--folder CLONE] [--pause MS] [--patch FILE]\nAreas: ${names.join(', ')}`);
  process.exit(1);
}

try {
  const message = (await commitData(area, values.folder)) ?? (values.patch ? undefined : await findUnpushed(values.folder));
  if (message === undefined) console.log(`${area}: nothing to commit`);
  else if (values.patch) {
    await writeFile(values.patch, await git(values.folder, 'format-patch', '-1', '--stdout', '--binary', '--full-index', '--no-renames'));
    console.log(`Written to ${values.patch}: ${message}`);
  } else {
    const branch = (await git(values.folder, 'branch', '--show-current')).trim();
    if (!branch) throw new GitError('No branch is checked out, so there is none to push to');
    const tries = await pushWithRebase(branch, values.folder, values.pause ? { pause: Number(values.pause) } : {});
    console.log(`Pushed to ${branch}${tries > 1 ? ` at try ${tries}` : ''}: ${message}`);
  }
} catch (error) {
  if (!(error instanceof GitError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
