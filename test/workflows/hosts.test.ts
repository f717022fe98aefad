import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const { scripts, engines } = JSON.parse(read('package.json'));
const dockerfile = read('Dockerfile');
const PORT = /^EXPOSE (\d+)$/m.exec(dockerfile)?.[1] ?? '';
/** Settings of the server, as env.ts has them. */
const SETTINGS = [...read('src/kernel/env.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name);
const BUILD_SETTINGS = ['BUILD_PLAIN', 'BUILD_SITE', 'NODE_VERSION'];

/** A file of TOML as Python reads it; undefined where there is none that can. */
function readToml(file: string): Record<string, never> | undefined {
  const program = 'import json, sys, tomllib; print(json.dumps(tomllib.load(open(sys.argv[1], "rb"))))';
  const { stdout, status } = spawnSync('python3', ['-c', program, file], { encoding: 'utf8' });
  return status === 0 ? JSON.parse(stdout) : undefined;
}

const [fly, netlify] = ['deploy/fly.toml', 'deploy/netlify.toml'].map(readToml);
if (!fly || !netlify) console.log('Skipped: no Python with tomllib, which reads the files of Fly and Netlify.');
const kustomized = spawnSync('kubectl', ['kustomize', 'deploy/kubernetes'], { encoding: 'utf8' });
const hasKubectl = kustomized.error === undefined;
if (!hasKubectl) console.log('Skipped: no kubectl, which renders deploy/kubernetes.');

/** Headers by pattern, as deploy/_headers has them; a pattern's later value replaces an earlier one. */
function headersByPattern(): Record<string, Record<string, string>> {
  const [, ...blocks] = read('deploy/_headers').split(/^(?=\/\S*$)/m);
  return Object.fromEntries(
    blocks.map((block) => [
      block.slice(0, block.indexOf('\n')),
      Object.fromEntries([...block.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value])),
    ]),
  );
}

/** Whether a build command runs scripts that there are, and copies files that there are. */
function expectRuns(command: string): void {
  for (const [, script = ''] of command.matchAll(/npm run ([\w:-]+)/g)) expect(scripts, command).toHaveProperty(script);
  for (const [, file = ''] of command.matchAll(/\bcp (\S+)/g)) expect(existsSync(file), command).toBe(true);
  for (const [, name = ''] of command.matchAll(/\b([A-Z_]{4,})=/g)) expect([...SETTINGS, ...BUILD_SETTINGS]).toContain(name);
}

describe('a host of files', () => {
  it.skipIf(!netlify)('Netlify builds plain files, with the headers of the server', () => {
    const { command, publish, environment } = (
      netlify as unknown as { build: { command: string; publish: string; environment: Record<string, string> } }
    ).build;
    expectRuns(command);
    expect(command).toContain(`cp deploy/_headers ${publish}/_headers`);
    expect(Object.keys(environment).filter((name) => ![...SETTINGS, ...BUILD_SETTINGS].includes(name))).toEqual([]);
    expect(Number(environment.NODE_VERSION)).toBeGreaterThanOrEqual(Number(/\d+/.exec(engines.node)?.[0]));
    expect(environment.BUILD_PLAIN).toBe('1');
  });

  it('Vercel sends the headers of the server, and finds pages by addresses without an ending', () => {
    const { buildCommand, outputDirectory, cleanUrls, headers } = JSON.parse(read('deploy/vercel.json'));
    expectRuns(buildCommand);
    expect([outputDirectory, cleanUrls]).toEqual(['dist/client', true]);
    const told = headers.map(({ source, headers: all }: { source: string; headers: { key: string; value: string }[] }) => [
      source.replace('(.*)', '*'),
      Object.fromEntries(all.map(({ key, value }) => [key, value])),
    ]);
    expect(Object.fromEntries(told)).toEqual(headersByPattern());
  });

  it('Cloudflare serves the folder of a build, pages without an ending, and the page of what is not there', () => {
    const file = 'deploy/wrangler.json';
    const { assets, name, compatibility_date } = JSON.parse(read(file));
    expect(normalize(join(dirname(file), assets.directory))).toBe('dist/client');
    expect([assets.html_handling, assets.not_found_handling]).toEqual(['drop-trailing-slash', '404-page']);
    expect([name, compatibility_date]).toEqual(['jaankari', expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);
  });

  it('is told with a command that names a file and a script that there are', () => {
    const text = read('deploy/cdn.md');
    const commands = [...text.matchAll(/\| `([^`]*(?:netlify|vercel|wrangler|fly|kubectl)[^`]*)` \|/g)].map(([, command = '']) => command);
    expect(commands).toHaveLength(5);
    for (const command of commands) {
      for (const [, file = ''] of command.matchAll(/(deploy\/[\w./]+)/g)) expect(existsSync(file), command).toBe(true);
      expectRuns(command);
    }
  });
});

/** The address of the image that the workflows push. */
const IMAGE = 'ghcr.io/jaankari/jaankari';

describe('a host of the server', () => {
  it.skipIf(!fly)('Fly runs the image on its port, with settings that there are, and asks whether it is ready', () => {
    const {
      build,
      env,
      http_service: service,
      vm,
    } = fly as unknown as {
      build: { image: string };
      env: Record<string, string>;
      http_service: { internal_port: number; checks: { path: string }[] };
      vm: { memory: string }[];
    };
    expect(build.image).toBe(`${IMAGE}:latest`);
    expect([String(service.internal_port), env.PORT]).toEqual([PORT, PORT]);
    expect(Object.keys(env).filter((name) => !SETTINGS.includes(name))).toEqual([]);
    expect(service.checks.map(({ path }) => path)).toEqual(['/readyz']);
    expect(vm[0]?.memory).toBe('1gb');
  });

  it.skipIf(!hasKubectl)('Kubernetes runs two servers that may write nothing but /tmp, with settings that there are', () => {
    expect(kustomized.stderr).toBe('');
    const documents = kustomized.stdout.split(/^---$/m);
    const kinds = documents.map(
      (text) => `${/^kind: (\w+)$/m.exec(text)?.[1]} ${/^ {2}name: ([\w-]+?)(?:-[a-z\d]{10})?$/m.exec(text)?.[1]}`,
    );
    expect(kinds.toSorted()).toEqual([
      'ConfigMap jaankari',
      'Deployment jaankari',
      'Deployment jaankari-store',
      'PodDisruptionBudget jaankari',
      'Service jaankari',
      'Service jaankari-store',
    ]);
    const [settings, , , server = ''] = [
      documents.find((text) => text.includes('kind: ConfigMap')),
      '',
      '',
      documents.find((text) => text.includes('kind: Deployment') && text.includes(IMAGE)),
    ];
    const names = [...(settings ?? '').matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(4);
    expect(names.filter((name) => !SETTINGS.includes(name ?? ''))).toEqual([]);
    expect(server).toContain(`image: ${IMAGE}:latest`);
    expect(server).toContain(`containerPort: ${PORT}`);
    expect(server.match(/path: \/(readyz|healthz)/g)).toEqual(['path: /healthz', 'path: /readyz', 'path: /readyz']);
    for (const text of documents.filter((one) => one.includes('kind: Deployment'))) {
      expect(text).toContain('readOnlyRootFilesystem: true');
      expect(text).toContain('runAsNonRoot: true');
      expect(text).toContain('allowPrivilegeEscalation: false');
      expect(text).toMatch(/limits:\n +memory: /);
    }
    // The settings of a new edition of the map reach the servers: its name has the hash of what it says.
    expect(server).toContain(/^ {2}name: (jaankari-[a-z\d]{10})$/m.exec(settings ?? '')?.[1] ?? 'none');
  });
});
