import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS, type ReadOptions } from '../../../../src/areas/webfetch/read/options.ts';
import { readReply } from '../../../../src/areas/webfetch/read/read.ts';
import { chunkMarkdown } from '../../../../src/areas/webfetch/read/render/chunks.ts';

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
