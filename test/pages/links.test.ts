import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { defaultServer } from '../support/server.ts';

// That every link of every page leads somewhere is told by test/built/files.test.ts.

describe('the pages', () => {
  const server = defaultServer();

  it('show the very figures that the JSON has', async () => {
    const { body } = await server.json('/fuel?city=mumbai');
    const page = readFileSync(join(inject('dist'), 'client/browse/fuel/city/mumbai.html'), 'utf8');
    expect(page).toContain(body.price.petrol.price.toFixed(2));
  });

  it('answer browsers with a page where nothing stands, and programs with JSON', async () => {
    const page = await server.get('/browse/nothing', { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(page.status).toBe(404);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).toContain('There is no page here');
    const { status, body } = await server.json('/browse/nothing');
    expect(status).toBe(404);
    expect(body.code).toBe('not_found');
  });

  it('answer a browser that asks an endpoint for an unknown place with JSON all the same', async () => {
    const { status, body } = await server.json('/fuel?city=mumbay', { headers: { accept: 'text/html' } });
    expect(status).toBe(404);
    expect(body.suggestions).toContain('Mumbai');
  });
});
