import { expect, inject, it } from 'vitest';
import { findTemplates } from '../../scripts/tools/looks/templates.ts';
import { looksAt } from '../suites/templates.ts';

// Each template once, in one language and one theme by turns; templates.nightly.test.ts has all languages and both themes.
const all = findTemplates(inject('dist'));
const hindiOf = new Map(all.filter(({ file }) => file.startsWith('hi/')).map(({ file, address }) => [file.slice('hi/'.length), address]));
const templates = all.filter(({ file }) => !file.startsWith('hi/'));
const looks = templates.map(({ file, address }, at) => ({
  address: (at % 2 === 0 ? hindiOf.get(file) : undefined) ?? address,
  theme: at % 4 < 2 ? ('dark' as const) : ('light' as const),
}));

looksAt(looks, { both: false });

it('some are in each language, in each theme', () => {
  const kinds = looks.map(({ address, theme }) => `${/^\/hi(\/|$)/.test(address) ? 'hi' : 'en'} ${theme}`);
  expect(new Set(kinds)).toEqual(new Set(['en dark', 'en light', 'hi dark', 'hi light']));
});
