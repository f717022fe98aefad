import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { AREAS } from '../../src/catalog/areas.ts';
import { addressOfCall } from '../../src/catalog/call-address.ts';
import { listAnswerKinds } from '../../src/catalog/call-form.ts';
import { LANGUAGES } from '../../src/catalog/call-samples.ts';
import { defaultServer } from '../support/server.ts';

const run = promisify(execFile);

/** How the sample of each language is run, as somebody would who pasted it. */
const RUNS: Readonly<Record<string, { tool: string; file: string; command(file: string): [string, string[]] }>> = {
  curl: { tool: 'curl', file: 'call.sh', command: (file) => ['sh', [file]] },
  js: { tool: 'node', file: 'call.mjs', command: (file) => ['node', [file]] },
  python: { tool: 'python3', file: 'call.py', command: (file) => ['python3', [file]] },
  go: { tool: 'go', file: 'call.go', command: (file) => ['go', ['run', file]] },
};

/** A listing, a path, a table, and a text with signs that shells and languages know. */
const CALLS: readonly { path: string; params: Record<string, string>; says: RegExp }[] = [
  { path: '/fuel', params: { city: 'mumbai' }, says: /Mumbai/ },
  { path: '/gst/hsn/{code}', params: { code: '1006' }, says: /1006/ },
  { path: '/fuel/latest', params: { format: 'csv' }, says: /petrol\.price|Mumbai/ },
  { path: '/fuel/search', params: { q: `$HOME \`id\` "'\\ é%` }, says: /\$HOME `id`/ },
  { path: '/qr', params: { data: 'नमस्ते', format: 'png' }, says: /^(\d+ bytes\n)?$/ },
];

const hasTool = (tool: string) =>
  run(tool, [tool === 'go' ? 'version' : '--version']).then(
    () => true,
    () => false,
  );

/** Tests that the samples of these languages run as they are written. */
export function runsSamples(languages: readonly string[]): void {
  describe('a call in a language', () => {
    const server = defaultServer();
    const folder = mkdtempSync(join(tmpdir(), 'samples-'));
    afterAll(async () => {
      rmSync(folder, { recursive: true, force: true });
    });

    const endpointAt = (path: string) =>
      AREAS.flatMap(({ endpoints }) => endpoints as readonly Endpoint[]).find((one) => one.path === path);

    it.for(languages)('runs as it is written: %s', { timeout: 400_000 }, async (name, { skip }) => {
      const { tool, file, command } = RUNS[name] ?? expect.fail(name);
      skip(!(await hasTool(tool)), `${tool} is not on this machine`);
      // Each program in Go is compiled anew, which takes its time.
      for (const { path, params, says } of name === 'go' ? CALLS.slice(2, 4) : CALLS) {
        const endpoint = endpointAt(path) ?? expect.fail(path);
        const ending = params.format ?? 'json';
        const kind = listAnswerKinds(endpoint)[ending] ?? expect.fail(ending);
        const call = { url: server.url + addressOfCall(path, params), kind, ending, table: undefined };
        writeFileSync(join(folder, file), LANGUAGES.find((one) => one.name === name)?.write(call) ?? '');
        const { stdout } = await run(...command(join(folder, file)), {
          cwd: folder,
          env: { ...process.env, GOFLAGS: '-mod=mod', GOCACHE: join(tmpdir(), 'jaankari-go'), GO111MODULE: 'off' },
        });
        expect(stdout, `${name} ${path}`).toMatch(says);
        if (kind === 'bytes' && name !== 'js' && name !== 'go')
          expect(readFileSync(join(folder, 'answer.png')).subarray(1, 4).toString(), name).toBe('PNG');
      }
    });

    it('fails in every language where the answer is an error, and says why', async () => {
      const call = { url: `${server.url}/fuel?city=mumbay`, kind: 'json', ending: 'json', table: undefined } as const;
      for (const name of ['js', 'python']) {
        const { tool, file, command } = RUNS[name] ?? expect.fail(name);
        if (!(await hasTool(tool))) continue;
        writeFileSync(join(folder, file), LANGUAGES.find((one) => one.name === name)?.write(call) ?? '');
        await expect(run(...command(join(folder, file))), name).rejects.toThrow(/404|unknown_place/);
      }
    });

    it('has an address for a spreadsheet that gives its table', async () => {
      const sheets = LANGUAGES.find(({ name }) => name === 'sheets');
      const table = `${server.url}${addressOfCall('/fuel', { city: 'mumbai', format: 'csv' })}`;
      const formula = sheets?.write({ url: '', kind: 'json', ending: 'json', table }) ?? '';
      const [, address = ''] = /^=IMPORTDATA\("([^"]+)"\)$/.exec(formula) ?? [];
      const answer = await fetch(address);
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect((await answer.text()).split('\r\n')[0]).toContain('petrol.price');
    });
  });
}
