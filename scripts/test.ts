// `npm test`: the daily suite together with `npm run check`, since a build keeps only one core busy. Arguments go to Vitest.
import { runToEnd } from './run.ts';

const [check, tests] = await Promise.all([
  runToEnd('npm', ['run', '-s', 'check'], { quiet: true }),
  runToEnd('vitest', ['run', '--project', 'daily', ...process.argv.slice(2)]),
]);
// Last, where it is seen.
console.log(
  check.code === 0
    ? '\nFormat, lint and types: nothing is wrong.'
    : `\n${check.output}\nnpm run check failed (${check.code}): its output stands above.`,
);
process.exitCode = check.code || tests.code;
