import { describe, expect, it, onTestFinished } from 'vitest';
import { findServerFaults } from '../../scripts/smoke-checks.ts';
import { startStandIn } from '../support/stand-in.ts';

describe('the smoke test', () => {
  it('names every address where a server gives something else', async () => {
    const server = await startStandIn({ '/readyz': 'ready', '/': '<html></html>', '/fuel.json': JSON.stringify({ status: 'success' }) });
    onTestFinished(() => server.stop());
    const { faults } = await findServerFaults(server.url);
    expect(faults).toContain(`${server.url}/index.json answers 404`);
    expect(faults).toContainEqual(expect.stringContaining(`${server.url}/fuel.json sends a body of another shape`));
    expect(faults).toContainEqual(expect.stringContaining('where a JSON 404 was due'));
  });
});
