// `npm start`: builds what is missing or stale, then serves.
import { existsSync } from 'node:fs';
import { run } from './run.ts';
import { isBuilt, stampFile } from './stamp.ts';

if (isBuilt()) console.log('The build is up to date.');
else {
  console.log(
    `${existsSync(stampFile) ? 'Sources or data have changed' : 'There is no build yet'}: building pages and files (about a minute).`,
  );
  await run('node', ['scripts/build.ts']);
}
await import('../src/server/main.ts');
