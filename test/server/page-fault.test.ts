import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchServer, type RunningServer } from '../support/server.ts';
import { type WorkDir, workDir } from '../support/work-dir.ts';

let data: WorkDir;
let server: RunningServer;
beforeAll(async () => {
  data = workDir({ data: ['.'] });
  // Whole as a database, and without the table that the page reads: a fault of ours and not of the file.
  const db = new DatabaseSync(join(data.path, 'gst.sqlite'));
  db.exec('drop table code_text');
  db.close();
  rmSync(join(data.path, 'reports/gst.json'), { force: true });
  server = await launchServer({ DATA_DIR: data.path });
});
afterAll(async () => {
  await server.stop();
  data.remove();
});

describe('a page made on request that breaks', () => {
  it('is a 500 that nobody keeps and that tells nothing of how, with the fault in the log', async () => {
    const { status, body, headers } = await server.json('/browse/gst/codes?q=rice');
    expect(status).toBe(500);
    expect(body).toMatchObject({ status: 'error', code: 'internal' });
    expect(JSON.stringify(body)).not.toMatch(/sql|code_text/i);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(server.output()).toMatch(/no such table/);
    expect(server.output()).not.toContain('rice');
  });

  it('says what is wrong with the question as before', async () => {
    const response = await server.get(`/browse/gst/codes?q=${'x'.repeat(300)}`);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toContain('text/html');
  });
});
