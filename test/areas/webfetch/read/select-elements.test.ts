import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../src/areas/webfetch/read/page/document.ts';
import { SelectorTooCostly, selectElements } from '../../../../src/areas/webfetch/read/select-elements.ts';

const parse = (html: string) => parseDocument(html).body;
const LIST = 20_000;

describe('selecting the elements of a page', () => {
  const page = parse(
    '<main id="top"><h1>Wells</h1><ul class="List of"><li class="a">One <b>1</b></li><li data-x="7">Two</li><!-- none --><li>Three <i><b>3</b></i></li></ul><template><b>4</b></template><svg><linearGradient></linearGradient></svg></main><p>End</p>',
  );

  it.each([
    'li',
    'LI',
    '#top > ul li',
    'li + li',
    'li ~ li',
    'h1 ~ *',
    '* ~ * ~ *',
    'li:nth-child(2n+1)',
    'li:nth-last-child(1)',
    'b:first-child',
    ':not(li, b)',
    'li:has(> i)',
    'ul:has(+ svg), p',
    ':is(h1, p)',
    '.List.of',
    '[data-x="7"], [class^=L]',
    ':scope > main',
    'li:contains(Two)',
    'b:only-child',
    'p:last-of-type',
    ':empty',
    'main > :nth-of-type(1)',
  ])('finds what a document finds by %s', (selector) => {
    expect(selectElements(page, selector, 'select')).toEqual([...page.querySelectorAll(selector)]);
  });

  it('finds nothing by what is no selector', () => {
    expect(selectElements(page, 'li[', 'select')).toEqual([]);
  });

  it('answers in a list of thousands, and refuses what compares each of its entries with all others over and over', () => {
    const list = parse(`<ul>${'<li class="a">x</li>'.repeat(LIST)}</ul>`);
    expect(selectElements(list, '* ~ * ~ *', 'select')).toHaveLength(LIST - 2);
    expect(() => selectElements(list, 'li:has(~ .none)', 'without')).toThrow(SelectorTooCostly);
  });
});
