import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { readFileList } from '../../src/server/file-list.ts';
import { openBuildReader } from '../../src/store/packed-files.ts';

const dist = inject('dist');
const read = async (path: string) => (await openBuildReader(dist)(path)).toString();
/** One of so many pages is looked at. */
const STEP = 5;

it('names the styles of components shortly at each element, and the style sheets of a page know them', async () => {
  const pages = (readFileList(dist) ?? []).flatMap(({ path }) => (path.endsWith('.html') ? [path] : [])).filter((_, at) => at % STEP === 0);
  const sheets = new Map<string, string>();
  const unknown: string[] = [];
  let named = 0;
  for (const path of pages) {
    const html = await read(path);
    expect(html, path).not.toContain('astro-cid');
    const hrefs = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
    for (const href of hrefs) if (!sheets.has(href)) sheets.set(href, await read(href));
    const styles = hrefs.map((href) => sheets.get(href)).join('');
    const names = new Set([...html.matchAll(/ (data--\w+)/g)].map(([, name = '']) => name));
    named += names.size;
    // A component whose styles stand in none of its page's sheets has lost them.
    for (const name of names) if (!styles.includes(`[${name}]`)) unknown.push(`${path}: ${name}`);
  }
  expect([...sheets.values()].join('')).not.toContain('astro-cid');
  expect(unknown).toEqual([]);
  expect(named).toBeGreaterThan(pages.length / 2);
});

it('has no long names in the bundle that the server renders by', () => {
  expect(readFileSync(join(dist, 'server/entry.mjs'), 'utf8')).not.toContain('data-astro-cid-');
});
