import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { defaultServer } from '../../support/server.ts';

/** Filled by .ci/clients/install. */
const PROGRAM = resolve('.cache/clients/typescript/node_modules/@modelcontextprotocol/conformance/dist/index.js');
const isThere = existsSync(PROGRAM);
if (!isThere) console.log('Skipped: the conformance program of the Model Context Protocol is not installed. Get it by .ci/clients/install');

/** Its scenarios for servers that want no tools, prompts or resources of certain names. */
const SCENARIOS = ['server-initialize', 'ping', 'tools-list', 'resources-list', 'prompts-list', 'dns-rebinding-protection'];

describe.skipIf(!isThere)('the conformance program of the Model Context Protocol', () => {
  const server = defaultServer();

  it.each(SCENARIOS)('finds nothing wrong in %s', async (scenario) => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      PROGRAM,
      'server',
      '--url',
      `${server.url}/mcp`,
      '--scenario',
      scenario,
    ]);
    expect(stdout).toMatch(/Passed: (\d+)\/\1, 0 failed, 0 warnings/);
  });
});
