import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS, type ReadOptions } from '../../../../src/areas/webfetch/read/options.ts';
import { readReply } from '../../../../src/areas/webfetch/read/read.ts';
import { readAnyReply } from '../../../../src/areas/webfetch/read/read-any.ts';
import { chunkMarkdown } from '../../../../src/areas/webfetch/read/render/chunks.ts';
import { writeArchive, writeWord } from '../../../support/office.ts';
import { writePdf } from '../../../support/pdf.ts';

const read = (body: string, options: Partial<ReadOptions>) =>
  readReply(
    {
      bytes: Buffer.from(`<!doctype html><html><head><title>Rain</title></head><body>${body}</body></html>`),
      contentType: 'text/html; charset=utf-8',
      url: 'https://example.org/a',
    },
    { ...DEFAULT_OPTIONS, ...options },
  );

const PAGE =
  '<nav>Menu</nav><div class="box"><p>One <b>bold</b></p><div class="box"><p>Inner</p></div><p class="ad">Buy</p></div><div class="box"><p>Two</p></div><p>Rest</p>';

describe('parts of a page by CSS selectors', () => {
  it('are read in place of the main content, each once and in order', () => {
    expect(read(PAGE, { select: '.box' })).toMatchObject({ content: 'One **bold**\n\nInner\n\nBuy\n\nTwo', selected: 2 });
    expect(read(PAGE, { select: 'p:first-child, nav', format: 'text' })).toMatchObject({
      content: 'Menu\n\nOne bold\n\nInner\n\nTwo',
      selected: 4,
    });
  });

  it('are left out', () => {
    expect(read(PAGE, { select: '.box', without: '.ad, .box .box' }).content).toBe('One **bold**\n\nTwo');
    expect(read(PAGE, { main: false, without: 'nav, .box' }).content).toBe('Rest');
  });

  it('may be none', () => {
    expect(read(PAGE, { select: '#nothing' })).toMatchObject({ content: '', selected: 0 });
    expect(read(PAGE, {}).selected).toBeUndefined();
  });
});

describe('parts of a page by headings', () => {
  it('name the headings around them, and leave code alone', () => {
    expect(chunkMarkdown('Before\n\n# A\n\nOne\n\n## B\n\n```\n# not one\n```\n\n### C\n\n## D\n\nTwo\n\n# E\n\nThree')).toEqual([
      { headings: [], content: 'Before' },
      { headings: ['A'], content: 'One' },
      { headings: ['A', 'B'], content: '```\n# not one\n```' },
      { headings: ['A', 'D'], content: 'Two' },
      { headings: ['E'], content: 'Three' },
    ]);
  });

  it('come with the content in any form, whole', () => {
    const { content, chunks } = read(`<h2>A</h2><p>${'One '.repeat(300)}</p><h2>B</h2><p>Two</p>`, {
      chunks: true,
      main: false,
      format: 'text',
      max: 500,
    });
    expect(content.length).toBeLessThanOrEqual(500);
    expect(chunks?.map(({ headings }) => headings)).toEqual([['A'], ['B']]);
    expect(chunks?.[0]?.content).toHaveLength('One '.length * 300 - 1);
  });
});

describe('tables as rows', () => {
  const tables = (body: string) => read(body, { tables: true, main: false }).tables;

  it('have their caption and columns, and a cell over several fields in each', () => {
    expect(
      tables(
        '<table><caption>Prices</caption><thead><tr><th rowspan="2">City</th><th colspan="2">Price</th></tr><tr><th>Gold</th><th>Silver</th></tr></thead><tbody><tr><td rowspan="2">Delhi</td><td>11</td><td></td></tr><tr><td>10<sup>6</sup></td><td>a<br>b</td></tr></tbody></table>',
      ),
    ).toEqual([
      {
        caption: 'Prices',
        columns: ['City', 'Price Gold', 'Price Silver'],
        rows: [
          ['Delhi', '11', ''],
          ['Delhi', '10⁶', 'a b'],
        ],
      },
    ]);
  });

  it('may have no head, and names of rows are in their rows', () => {
    expect(tables('<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td></td></tr></table>')).toEqual([
      {
        caption: '',
        columns: [],
        rows: [
          ['a', 'b'],
          ['c', ''],
        ],
      },
    ]);
    expect(tables('<table><tr><th>Height</th><td>24 cm</td></tr><tr><th>Weight</th><td>2 kg</td></tr></table>')?.[0]?.rows).toHaveLength(2);
  });

  it('are not those of layout', () => {
    expect(tables('<table role="presentation"><tr><td>x</td><td>y</td></tr></table>')).toEqual([]);
  });
});

describe('the hash of a page', () => {
  it('is of its text alone', () => {
    const hash = (body: string, options: Partial<ReadOptions> = {}) => read(body, { main: false, ...options }).hash;
    expect(hash('<p>One</p>')).toMatch(/^[\w-]{22}$/);
    expect(hash('<p>One</p>')).toBe(hash('<div id="x"><p class="y">One</p></div>', { format: 'html', max: 500 }));
    expect(hash('<p>One</p>')).not.toBe(hash('<p>Two</p>'));
  });
});

describe('selectors beside files that are no pages', () => {
  const any = (bytes: Buffer | string, contentType: string, options: Partial<ReadOptions>) =>
    readAnyReply({ bytes: Buffer.from(bytes), contentType, url: 'https://example.org/file' }, { ...DEFAULT_OPTIONS, ...options });
  const word = writeWord(
    '<w:p><w:r><w:t>One</w:t></w:r></w:p><w:tbl><w:tr><w:tc><w:p><w:r><w:t>Two</w:t></w:r></w:p></w:tc></w:tr></w:tbl>',
  );
  const feed = '<rss><channel><title>T</title><item><title>A</title></item><item><title>B</title></item></channel></rss>';

  it.each([
    ['an Office file', word, 'application/octet-stream', { select: 'body > p' }, { content: 'One', selected: 1 }],
    ['an Office file, left out', word, 'application/octet-stream', { without: 'table' }, { content: 'One' }],
    ['a feed', feed, 'application/rss+xml', { select: 'li:last-child' }, { content: '- B', selected: 1 }],
    ['data', '{"a":1}', 'application/json', { select: 'p' }, { content: '', selected: 0 }],
    ['plain text', 'Rain.', 'text/plain', { select: 'p' }, { content: '', selected: 0 }],
  ])('are asked there too: %s', async (_, bytes, type, options, expected) => {
    expect(await any(bytes, type, options)).toMatchObject(expected);
  });

  it('and in a PDF', async () => {
    const pdf = writePdf({
      content: 'BT /F1 24 Tf 60 700 Td (Fees) Tj ET BT /F1 12 Tf 60 660 Td (Pay them at the counter of the office.) Tj ET',
    });
    expect(await any(pdf, 'application/pdf', { select: 'p' })).toMatchObject({
      content: 'Pay them at the counter of the office.',
      selected: 1,
    });
  });

  it('a page of which nothing is selected is not one that scripts draw', () => {
    expect(read(PAGE, { select: '#nothing' })).not.toHaveProperty('sparse');
  });

  it('a sheet is read under the name of the old format too, and an empty file is told', async () => {
    const sheet = writeArchive({ 'docProps/app.xml': '<a/>' });
    expect((await any(sheet, 'application/vnd.ms-excel', {})).error).toContain('its text is not where it should be');
    expect((await any('', 'application/pdf', {})).error).toBe('The address holds an empty file (application/pdf).');
  });
});
