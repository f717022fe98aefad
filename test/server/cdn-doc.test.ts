import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LINK_PARAMETERS } from '../../src/api/parameters.ts';
import { FILE_CACHE } from '../../src/kernel/http.ts';

const text = readFileSync('deploy/cdn.md', 'utf8');

/** The maps of nginx that the document gives, in order; named groups are the same in PCRE and here. */
const maps = [...text.matchAll(/^map \$(\w+)\s+\$(\w+) \{ default \$\w+;\s+"~(.+)" (\S+); \}$/gm)].map(
  ([, from = '', to = '', pattern = '', value = '']) => ({ from, to, pattern: new RegExp(pattern), value }),
);
const keyOf = (args: string): string => {
  const variables = new Map([['args', args]]);
  for (const { from, to, pattern, value } of maps) {
    const given = variables.get(from) ?? '';
    const match = pattern.exec(given);
    variables.set(to, match ? value.replace(/\$(\w+)/g, (_, name: string) => match.groups?.[name] ?? '') : given);
  }
  return variables.get('args_clean') ?? '';
};

describe('the key of nginx in deploy/cdn.md', () => {
  it.each([
    ['city=mumbai', 'city=mumbai'],
    ['', ''],
    ['utm_source=x', ''],
    ['city=mumbai&utm_source=x&utm_medium=cpc&gclid=1', 'city=mumbai'],
    ['fbclid=abc&city=mumbai&days=7', 'city=mumbai&days=7'],
    ['city=mumbai&_=17&days=7&ref=home', 'city=mumbai&days=7'],
    ['preference=1&xref=2', 'preference=1&xref=2'],
    ['q=ref', 'q=ref'],
  ])('of the query %j is %j', (args, key) => {
    expect(keyOf(args)).toBe(key);
  });

  it('knows the parameters that the service ignores', () => {
    for (const name of LINK_PARAMETERS) expect(keyOf(`a=1&${name}=x&b=2`), name).toBe('a=1&b=2');
  });
});

it('deploy/cdn.md says how long a file is told to be fresh, and how long it may be served old', () => {
  const [, fresh, stale] = /max-age=(\d+), stale-while-revalidate=(\d+)/.exec(FILE_CACHE) ?? [];
  expect(text).toContain(`fresh for ${{ 300: 'five' }[Number(fresh)]} minutes`);
  expect(text).toContain(`up to ${Number(stale) / 3600} hours old`);
});
