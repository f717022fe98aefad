// `npm start`: serves at once, and builds alongside if the build is missing or stale.
import { existsSync } from 'node:fs';
import { isBuilt, stampFile } from './stamp.ts';

if (isBuilt()) {
  console.log('The build is up to date.');
  await import('../src/server/main.ts');
} else {
  const why = existsSync(stampFile) ? 'Sources or data have changed' : 'There is no build yet';
  console.log(`${why}: calls are answered at once, while pages and files are built.`);
  (await import('./serve-while-building.ts')).serveWhileBuilding();
}
