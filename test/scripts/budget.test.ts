import { expect, it } from 'vitest';
import { HOSTS, overBudget, type Sized, whyNotOn } from '../../scripts/site/budget.ts';
import { isPartOf, isSearchedIn } from '../../scripts/site/selection.ts';

const tree = (files: number, bytes: number): Sized[] => Array.from({ length: files }, (_, at) => [`/${at}.html`, bytes / files]);

it('tells what of a site is over its budget: files, bytes, a large file, records of search, the archive', () => {
  expect(overBudget('default', tree(44_000, 390e6), 59e6)).toEqual([]);
  expect(overBudget('default', tree(45_001, 401e6), 61e6)).toEqual([
    '45001 files, where 45000 are allowed',
    '401.0 MB, where 400.0 are allowed',
    'an archive of 61.0 MB, where 60.0 are allowed',
  ]);
  expect(overBudget('small', [...tree(10, 10), ['/data/x.sqlite', 26e6]])).toEqual(['/data/x.sqlite has 26.0 MB, where 25.0 are allowed']);
  const fragments = Array.from({ length: 9_001 }, (_, at): Sized => [`/pagefind/fragment/${at}.pf_fragment`, 400]);
  expect(overBudget('small', fragments)).toEqual(['9001 records in the search of pages, where 9000 are allowed']);
});

it('refuses a host what it does not take, and says of which day its limits are', () => {
  const faultsOn = (name: string, files: readonly Sized[]) =>
    whyNotOn(HOSTS.find((one) => one.name === name) as (typeof HOSTS)[number], files);
  expect(faultsOn('Cloudflare Pages, free', tree(20_001, 100e6))).toEqual([
    expect.stringMatching(/^Cloudflare Pages, free \(looked up on \d{4}-\d\d-\d\d\) takes 20000 files; these are 20001$/),
  ]);
  expect(faultsOn('Cloudflare Pages, paid', tree(45_000, 400e6))).toEqual([]);
  expect(faultsOn('GitHub Pages', tree(45_000, 1_001e6))).toEqual([expect.stringContaining('takes 1000.0 MB; these are 1001.0')]);
  expect(faultsOn('Netlify', tree(45_000, 400e6))).toEqual([]);
});

it('leaves out of a small site Hindi, single records and downloads, and no page in English', () => {
  const small = (path: string) => isPartOf('small', path);
  expect(['/hi.html', '/hi/browse/fuel.html', '/schemes/pm-kisan.json', '/fuel/city/pune.csv', '/data/fuel.sqlite'].filter(small)).toEqual(
    [],
  );
  const there = [
    '/browse/schemes/pm-kisan.html',
    '/fuel.json',
    '/fuel.csv',
    '/data/fuel.json',
    '/train/timetable/129.json',
    '/pincode/district/pune.json',
    '/schemes/page/1.json',
  ];
  expect(there.filter(small)).toEqual(there);
  expect(isPartOf('default', '/hi/browse/fuel.html')).toBe(true);
  expect(['/browse/liquor/product/1.html', '/browse/schemes/pm-kisan.html'].filter((path) => isSearchedIn('small', path))).toEqual([
    '/browse/schemes/pm-kisan.html',
  ]);
});
