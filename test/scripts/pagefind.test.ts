import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { beginPagefind } from '../../scripts/site/pagefind.ts';
import type { ShortPage } from '../../scripts/site/short-page.ts';
import { workDir } from '../support/work-dir.ts';

const short = (language: string, title: string): ShortPage => ({
  language,
  html: `<html lang="${language}"><body><main data-pagefind-body><h1>${title}</h1><p>What ${title} is about</p></main></body></html>`,
});
const PAGES = Array.from({ length: 300 }, (_, at): [string, ShortPage] => [
  `/browse/p${at}.html`,
  short(at % 2 ? 'hi' : 'en-IN', `Page ${at * 7919}`),
]);

function folder(): string {
  const { path, remove } = workDir();
  onTestFinished(remove);
  return path;
}

const nothing = async () => undefined;
const filesOf = (dist: string) =>
  Object.fromEntries(
    readdirSync(join(dist, 'client'), { recursive: true, encoding: 'utf8' })
      .sort()
      .filter((name) => statSync(join(dist, 'client', name)).isFile())
      .map((name) => [name, readFileSync(join(dist, 'client', name)).toString('base64')]),
  );

it('makes the same bytes of the same pages, in whatever order they come, for all languages', async () => {
  const [one, other] = [folder(), folder()];
  await (await beginPagefind(one, new Map(PAGES), {}, nothing))();
  await (await beginPagefind(other, new Map(PAGES.toReversed()), {}, nothing))();
  expect(filesOf(other)).toEqual(filesOf(one));
  const { languages } = JSON.parse(readFileSync(join(one, 'client/pagefind/pagefind-entry.json'), 'utf8'));
  expect(languages).toMatchObject({ 'en-in': { page_count: 150 }, hi: { page_count: 150 } });
});

it('copies the index of a language whose pages are as they were, and makes that of another anew', async () => {
  const [first, second] = [folder(), folder()];
  const before = await (await beginPagefind(first, new Map(PAGES), {}, nothing))();
  const copied: string[] = [];
  const changed = new Map([...PAGES, ['/browse/p1.html', short('hi', 'Another')] as const]);
  const after = await (await beginPagefind(second, changed, before, async (paths) => void copied.push(...paths)))();
  expect(copied).toEqual(before['en-IN']?.files);
  expect(copied.some((name) => name.includes('/fragment/en-in_'))).toBe(true);
  expect(after['en-IN']).toEqual(before['en-IN']);
  expect(after.hi?.digest).not.toBe(before.hi?.digest);
});
