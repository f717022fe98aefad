// Rehearses a workflow on this machine: `npm run workflow -- crawl --area fuel`. act runs it in a throw-away clone of the working folder
// with a bare repository as origin, so the real repository is neither committed nor pushed to. The crawl itself is real.
import { parseArgs } from 'node:util';
import { findAct, INSTALL_ACT, LOCAL_JOBS, runWorkflow } from './act.ts';
import { git } from './git.ts';
import { makeRehearsal } from './rehearsal.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    area: { type: 'string' },
    source: { type: 'string' },
    cron: { type: 'string' },
    job: { type: 'string' },
    env: { type: 'string', multiple: true, default: [] },
    install: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});
const workflow = positionals[0] ?? '';
const environment = values.env.map((pair) => /^(\w+)=(.*)$/s.exec(pair));
if (!(workflow in LOCAL_JOBS) || environment.includes(null)) {
  console.error(`Usage: npm run workflow -- ${Object.keys(LOCAL_JOBS).join('|')} [--area NAME|all] [--source NAME] [--cron LINE]
  [--job NAME] [--env NAME=VALUE]... [--install] [--keep]
  --cron     fire that cron line of the workflow instead of starting it by hand
  --install  run the workflow's npm ci for real instead of linking the packages installed here
  --keep     leave the clone and its origin for a look`);
  process.exit(1);
}
if (!findAct()) {
  console.error(`act is not installed, so no workflow can be run here; ${INSTALL_ACT}`);
  process.exit(1);
}

const rehearsal = await makeRehearsal();
try {
  const { code } = await runWorkflow(rehearsal.clone, {
    workflow,
    inputs: { area: values.area ?? 'all', source: values.source ?? '' },
    env: Object.fromEntries(environment.flatMap((match) => (match ? [[match[1], match[2]]] : []))),
    install: values.install,
    onOutput: (text) => process.stdout.write(text),
    ...(values.cron ? { cron: values.cron } : {}),
    ...(values.job ? { job: values.job } : {}),
  });
  const first = (await git(rehearsal.origin, 'rev-list', '--max-parents=0', 'main')).trim();
  const arrived = await git(rehearsal.origin, 'log', '--reverse', '--stat=100', '--format=%h %s', 'main', '--not', first);
  console.log(arrived ? `\nArrived at the origin:\n${arrived.trimEnd()}` : '\nNothing was pushed to the origin.');
  if (values.keep) console.log(`Kept in ${rehearsal.root}`);
  process.exitCode = code;
} finally {
  if (!values.keep) await rehearsal.remove();
}
