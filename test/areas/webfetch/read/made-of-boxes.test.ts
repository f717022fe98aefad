import { describe, expect, it } from 'vitest';
import { between, readPage, SENTENCE } from '../../../support/read-page.ts';

const table = (...rows: string[][]) => rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
const boxes = (name: string, ...texts: string[]) => texts.map((text) => `<div class="${name}">${text}</div>`).join('');

describe('a table made of boxes', () => {
  it.each([
    [
      'rows and cells by their classes',
      `<div class="table"><div class="tr">${boxes('th', 'Train', 'Time')}</div><div class="tr">${boxes('td', '56241', '')}</div><div class="tr">${boxes('td', '56243', '09:40')}</div></div>`,
    ],
    [
      'a head and a body, in names of one block',
      `<div class="fares-table"><div class="table__header">${boxes('table__cell', 'Train', 'Time')}</div><div class="table__body"><div class="table__row">${boxes('table__cell', '56241', '')}</div><div class="table__row">${boxes('table__cell', '56243', '09:40')}</div></div></div>`,
    ],
    [
      'a grid of cells without rows, whose first ones are named its header',
      `<div class="summary-table">${boxes('table-header col-first', 'Train')}${boxes('table-header col-last', 'Time')}${boxes('col-first', '56241')}${boxes('col-last', '')}${boxes('col-first', '56243')}${boxes('col-last', '09:40')}</div>`,
    ],
  ])('is one, with its empty cells: %s', (_, html) => {
    expect(between(html)).toBe(table(['Train', 'Time'], ['---', '---'], ['56241', ''], ['56243', '09:40']));
  });

  it.each([
    [
      'columns of a layout',
      `<div class="row"><div class="col-6 cell"><p>${SENTENCE}</p></div><div class="col-6 cell"><p>${SENTENCE}</p></div></div>`,
    ],
    [
      'rows of different lengths',
      `<div class="table"><div class="row">${boxes('cell', 'One word', 'and another')}</div><div class="row">${boxes('cell', 'Three words here')}</div></div>`,
    ],
  ])('is none: %s', (_, html) => {
    expect(between(html)).not.toContain('|');
  });
});

describe('a film that a script loads', () => {
  it.each([
    ['<lite-youtube videoid="abc_1" title="The bridge"></lite-youtube>', '[The bridge](https://www.youtube.com/watch?v=abc_1)'],
    ['<amp-youtube data-videoid="abc_1"></amp-youtube>', '[youtube.com](https://www.youtube.com/watch?v=abc_1)'],
    ['<amp-twitter data-tweetid="885634330868850689"></amp-twitter>', '[twitter.com](https://twitter.com/i/status/885634330868850689)'],
    ['<amp-facebook data-href="https://www.facebook.com/a/posts/1"></amp-facebook>', '[facebook.com](https://www.facebook.com/a/posts/1)'],
    ['<lite-vimeo videoid="76979871"></lite-vimeo>', '[vimeo.com](https://vimeo.com/76979871)'],
    ['<figure class="media"><oembed url="https://youtu.be/abc_1"></oembed></figure>', '[youtu.be](https://youtu.be/abc_1)'],
    ['<div data-oembed-url="https://vimeo.com/76979871"></div>', '[vimeo.com](https://vimeo.com/76979871)'],
  ])('leaves a link: %s', (html, link) => {
    expect(between(html)).toBe(link);
  });
});

it.each(['img-desc', 'image-description', 'photo_text', 'cutline'])(
  'words that only the class %s names a description stay below their picture',
  (name) => {
    const html = `<div class="media"><div class="wrap"><img src="/a.jpg" alt="Bridge"></div><div class="${name}">The bridge in October.</div></div>`;
    expect(between(html)).toBe('![Bridge](https://example.org/a.jpg)\n\nThe bridge in October.');
  },
);

it('two lines stay two where what stood between them is left out', () => {
  const { content } = readPage(
    `<html lang="en"><title>x</title><body><div>${SENTENCE} First.\n<hr>\n<div class="share"><a href="/s">Share</a></div>\n<b>Second.</b> ${SENTENCE}</div></body></html>`,
  );
  expect(content).toBe(`${SENTENCE} First.\n\n**Second.** ${SENTENCE}`);
});
