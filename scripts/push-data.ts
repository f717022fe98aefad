// Commits and pushes what a crawl changed: `npm run push-data -- <area>`; also what an earlier push could not deliver. The last line of output says what it did. With `--patch FILE` it
// writes the commit to that file instead of pushing, for a job that only has git (.github/push-data.sh).
import { parseArgs } from 'node:util';
import { deliverData } from './commit-data.ts';
import { GitError } from './git.ts';
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
  console.log(await deliverData(area, values));
} catch (error) {
  if (!(error instanceof GitError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
