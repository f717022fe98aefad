// Checks all types, including pages, like `astro check`: the same checker without its command line (watching, options).
import { resolve } from 'node:path';
import { AstroCheck } from '@astrojs/language-server';
import { run } from './run.ts';

// Writes .astro/types.d.ts, which the pages' types need.
await run('astro', ['sync']);
const checker = new AstroCheck(resolve('.'), undefined, 'tsconfig.json');
const { fileChecked, errors, warnings } = await checker.lint({ logErrors: { level: 'warning' } });
console.log(`${fileChecked} files: ${errors} errors, ${warnings} warnings of types`);
process.exitCode = errors > 0 ? 1 : 0;
