// `npm test`: the daily suite, with `npm run check` beside it, since a build keeps one core busy and no more. Arguments go to Vitest.
import { resolve } from 'node:path';
import { runToEnd } from './run.ts';

// All processes share what Node made of the sources.
process.env.NODE_COMPILE_CACHE ??= resolve('.cache/compiled');

const [check, tests] = await Promise.all([
  runToEnd('npm', ['run', '-s', 'check'], { quiet: true }),
  runToEnd('vitest', ['run', '--project', '!nightly', ...process.argv.slice(2)]),
]);
// Last, so that it stands where the eye is.
console.log(
  check.code === 0
    ? '\nFormat, lint and types: nothing is wrong.'
    : `\n${check.output}\nnpm run check failed (${check.code}): its output stands above.`,
);
process.exitCode = check.code || tests.code;
