// Checks all types, including those of pages, by TypeScript's native compiler, which takes a third of the time. It reads no pages: page-types.ts.
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, runToEnd } from './run.ts';
import { faultsIn, writeModules } from './types/page-types.ts';

const FOLDER = '.cache/types';
const ASTRO = '../../node_modules/astro';

/** The project's own settings, with the pages beside the sources, as if they stood in one folder. */
const SETTINGS = {
  extends: '../../tsconfig.json',
  compilerOptions: { rootDirs: ['../..', '.'], tsBuildInfoFile: './tsbuildinfo', jsx: 'preserve' },
  files: ['../../.astro/types.d.ts', `${ASTRO}/env.d.ts`, `${ASTRO}/astro-jsx.d.ts`],
  include: [...['src', 'scripts', 'test', '*.mjs', '*.ts'].map((one) => `../../${one}`), 'src'],
  exclude: ['../../dist', '../../node_modules'],
};

// Writes .astro/types.d.ts, which the pages' types need.
await run('astro', ['sync']);
mkdirSync(FOLDER, { recursive: true });
const pages = globSync('src/**/*.astro');
const modules = writeModules(FOLDER, pages);
writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(SETTINGS));
const { code, output } = await runToEnd(
  process.execPath,
  ['node_modules/typescript-native/bin/tsc', '--project', FOLDER, '--pretty', 'false'],
  { quiet: true },
);
const faults = faultsIn(output, FOLDER, modules);
for (const fault of faults) console.log(fault);
console.log(`${faults.length} errors of types, in ${pages.length} pages and all else`);
// What it says before it breaks off is no fault of types.
if (code !== 0 && !/error TS\d+/.test(output)) console.error(output);
process.exitCode = faults.length > 0 || (code !== 0 && !/error TS\d+/.test(output)) ? 1 : 0;
