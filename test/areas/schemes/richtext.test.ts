import { expect, it } from 'vitest';
import { toLine, toMarkdown } from '../../../src/areas/schemes/reading/richtext.ts';

const leaf = (text: string, marks: object = {}) => ({ text, ...marks });

it('prefers the publisher’s markdown, resolves entities written twice, and drops tags', () => {
  expect(toMarkdown('&amp;#8377;500 &amp;amp; more<br/>**now** <span class="x">here</span>', [leaf('tree')])).toBe(
    '₹500 & more\n**now** here',
  );
});

it('takes the tree where the markdown is empty', () => {
  expect(
    toMarkdown(' ', [
      { type: 'paragraph', children: [leaf('One '), leaf('two ', { bold: true }), leaf('three')] },
      { children: [leaf('Next.')] },
    ]),
  ).toBe('One **two** three\n\nNext.');
});

it('writes nested lists, numbered and not', () => {
  const item = (...children: unknown[]) => ({ type: 'list_item', children });
  const tree = [
    {
      type: 'ol_list',
      children: [item(leaf('First'), { type: 'ul_list', children: [item(leaf('inner'))] }), item({ children: [leaf('Second')] })],
    },
  ];
  expect(toMarkdown('', tree)).toBe('1. First\n   - inner\n2. Second');
});

it('writes tables, headings below the page’s own, and links with a web address only', () => {
  const cell = (text: string) => ({ type: 'table_cell', children: [leaf(text)] });
  const tree = [
    { type: 'heading_one', children: [leaf('Rates')] },
    {
      type: 'table',
      children: [
        { type: 'table_row', children: [cell('Class'), cell('A|B')] },
        { type: 'table_row', children: [cell('9')] },
      ],
    },
    {
      type: 'paragraph',
      children: [
        { type: 'link', url: 'https://example.gov.in', children: [leaf('site')] },
        { type: 'link', url: 'javascript:x', children: [leaf(' not')] },
      ],
    },
  ];
  expect(toMarkdown(undefined, tree)).toBe('### Rates\n\n| Class | A\\|B |\n| --- | --- |\n| 9 |  |\n\n[site](https://example.gov.in) not');
});

it('gives nothing for nothing and for what is no text', () => {
  for (const value of [undefined, null, 7, {}, [], [{ children: null }]]) expect(toMarkdown(value, value)).toBe('');
  expect(toLine(['x'])).toBe('');
});
