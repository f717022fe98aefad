import { expect, it } from 'vitest';
import { isLargePage } from '../../../src/areas/webfetch/large-pages.ts';

it.each([
  ['a long text', 'a'.repeat(1_000_000), true],
  ['a table of many cells', `<table>${'<tr><td>1'.repeat(5_000)}</table>`, true],
  ['a list of many links', '<li><a href="/">x</a>'.repeat(3_000), true],
  ['an article of two hundred kilobytes', `<p>${'Water is drawn from the well. '.repeat(9)}</p>`.repeat(700), false],
  ['a page of few elements and much script', `<p>x</p><script>${'let a = 1;'.repeat(40_000)}</script>`, false],
  ['nothing', '', false],
])('takes %s for large or not by its length and its tags', (_, text, large) => {
  expect(isLargePage(Buffer.from(text))).toBe(large);
});
