import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS, type ReadOptions } from '../../../../src/areas/webfetch/read/options.ts';
import { parseDocument } from '../../../../src/areas/webfetch/read/page/document.ts';
import { readReply } from '../../../../src/areas/webfetch/read/read.ts';
import { renderMarkdown } from '../../../../src/areas/webfetch/read/render/markdown.ts';
import { renderBeginning } from '../../../../src/areas/webfetch/read/render/sanitise.ts';

const SENTENCE = 'Rice is sown when the first rain has fallen, and it is brought in when the fields are dry again. ';
const read = (html: string, format: ReadOptions['format']) =>
  readReply({ bytes: Buffer.from(html), contentType: 'text/html', url: 'https://example.org/' }, { ...DEFAULT_OPTIONS, format });
const many = (count: number, piece: (at: number) => string) => Array.from({ length: count }, (_, at) => piece(at)).join('');

describe('pages of unusual size', () => {
  it.each([
    ['nested ten thousand deep', `${'<div>'.repeat(10_000)}${SENTENCE.repeat(1000)}${'</div>'.repeat(10_000)}`, 'Rice is sown'],
    ['of links alone', many(5000, (at) => `<a href="/${at}">link ${at}</a> `), 'link 17'],
    ['of one paragraph', `<p>${SENTENCE.repeat(10_000)}</p>`, 'Rice is sown'],
    ['of one table', `<table><tr><th>City<th>Price</tr>${many(3000, (at) => `<tr><td>Town ${at}<td>${at}</tr>`)}</table>`, 'Town 17'],
    ['of brackets without partners', `<p>${SENTENCE}${'[ a '.repeat(100_000)}</p>`, 'Rice is sown'],
    ['of elements named like members of objects', `<p>${SENTENCE}<constructor>Rice</constructor></p>`, 'again. Rice'],
  ])('reads a page %s', (_, html, holds) => {
    for (const format of ['text', 'markdown', 'html'] as const)
      expect(read(html, format).content.replace(/<\/?(?:a|td|tr)\b[^>]*>/g, '')).toContain(holds);
  });
});

describe('rendering no more than is taken', () => {
  const item = (at: number) => `<li>${SENTENCE}<ul><li>a ${at}</li><li>b</li></ul><p>after <b>the list</b></p></li>`;
  it.each([
    ['paragraphs', many(300, (at) => `<section><h2>Part ${at}</h2><p>${SENTENCE}</p></section>`)],
    ['lists in lists', `<ul>${many(200, item)}</ul>`],
    ['a numbered list', `<ol start="5">${many(300, (at) => `<li>${SENTENCE}${at}</li>`)}</ol>`],
    [
      'a table whose last row is the widest',
      `<p>x</p><table>${many(200, () => `<tr><td>${SENTENCE}<td>1</tr>`)}<tr><td colspan="4">x</tr></table>`,
    ],
    ['loose text in a form', `<form>${many(300, () => `${SENTENCE}[x] <b>bold</b> <a href="/y">y ]</a><br>`)}</form>`],
    ['code', many(100, () => `<p>${SENTENCE}</p><pre>code ${SENTENCE}\n\n\nmore</pre>`)],
  ])('begins as the whole does: %s', (_, html) => {
    const content = parseDocument(html).body;
    for (const render of [renderMarkdown, (text: string) => text]) {
      const whole = renderBeginning(content, Number.POSITIVE_INFINITY, render);
      for (const max of [500, 3000, 12_000]) expect(renderBeginning(content, max, render).slice(0, max + 1)).toBe(whole.slice(0, max + 1));
    }
  });
});
