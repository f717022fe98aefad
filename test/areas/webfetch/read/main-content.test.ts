import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS, type ReadOptions } from '../../../../src/areas/webfetch/read/options.ts';
import { readReply } from '../../../../src/areas/webfetch/read/read.ts';

const readWhole = (body: string, options: Partial<ReadOptions> = {}) =>
  readReply(
    { bytes: Buffer.from(`<!doctype html><html><body>${body}</body></html>`), contentType: 'text/html', url: 'https://example.org/a/b' },
    { ...DEFAULT_OPTIONS, ...options },
  );
const read = (body: string, format: ReadOptions['format'] = 'text') => readWhole(body, { format }).content;

const SENTENCE = 'Rice is sown when the first rain has fallen, and it is brought in when the fields are dry again. ';
const paragraphs = (count: number) => Array.from({ length: count }, (_, at) => `<p>${at + 1}. ${SENTENCE.repeat(3)}</p>`).join('');
const article = (inner: string) => `<article class="post">${paragraphs(3)}${inner}${paragraphs(3)}</article>`;

describe('what belongs to the text', () => {
  it('keeps a first paragraph that is mostly links when it is a sentence, though a quotation mark ends it', () => {
    const first =
      '<p><a href="/p/1">The growers of the delta</a> have gone on strike, says “<a href="/p/2">The Weekly Farmer and Grower</a>.”</p>';
    expect(read(`<article><h1>Strike</h1>${first}${paragraphs(4)}</article>`)).toContain('have gone on strike');
  });

  it('drops the whole text said again in one line for machines', () => {
    const whole = Array.from({ length: 6 }, (_, at) => `${at + 1}. ${SENTENCE.repeat(3)}`).join('');
    const again = `<div itemprop="articleBody">${whole}</div>`;
    const content = read(`<article><h1>Rice</h1><div class="body">${paragraphs(6)}</div>${again}</article>`);
    expect(content.match(/4\. Rice is sown/g)).toHaveLength(1);
  });

  it('keeps code that stands before the first paragraph, under its heading', () => {
    const synopsis = '<div class="synopsis"><h2>Synopsis</h2><pre>sow [--rice] FIELD</pre></div>';
    const content = read(
      `<div class="page"><h1>sow</h1>${synopsis}<div class="part"><h2>Description</h2>${paragraphs(4)}</div><div class="part"><h2>Notes</h2>${paragraphs(4)}</div></div>`,
      'markdown',
    );
    expect(content).toMatch(/## Synopsis\n\n```\nsow \[--rice\] FIELD\n```\n\n## Description/);
  });

  it('keeps members that are named in code under a heading', () => {
    const members = ['Crop', 'Plant', 'Tree']
      .map(
        (name) =>
          `<div class="list"><h3>Methods declared in interface <a href="/${name}">farm.${name}</a></h3><code><a href="/${name}#ripe">ripe${name}</a>, <a href="/${name}#sow">sow${name}</a></code></div>`,
      )
      .join('');
    const content = read(`<main><h1>Interface Rice</h1>${paragraphs(4)}<section><h2>Method Summary</h2>${members}</section></main>`);
    for (const name of ['ripeCrop', 'sowPlant', 'ripeTree']) expect(content).toContain(name);
  });

  it('shows a page of headlines with its headlines, and not the few teasers that have sentences', () => {
    const teaser = (at: number) =>
      at % 5 ? '' : `<p>What the growers of field ${at} have learned since the last harvest, and why it matters to them.</p>`;
    const card = (at: number) => `<div class="card"><h2><a href="/story/${at}">Story number ${at} about rice</a></h2>${teaser(at)}</div>`;
    const cards = Array.from({ length: 20 }, (_, at) => card(at)).join('');
    const content = read(`<nav><a href="/x">Elsewhere</a></nav><main>${cards}</main><footer>All rights reserved</footer>`, 'markdown');
    expect(content).toContain('## [Story number 7 about rice](https://example.org/story/7)');
    expect(content).not.toContain('rights reserved');
  });

  it('shows an index with its links', () => {
    const links = Array.from({ length: 300 }, (_, at) => `<li><a href="/term/${at}">term number ${at}</a></li>`).join('');
    const foot = '<div class="foot"><p>This page is licensed under the licence of the house, and so are the examples in it.</p></div>';
    expect(read(`<div role="main"><h1>Index</h1><ul>${links}</ul></div>${foot}`, 'markdown')).toContain(
      '[term number 77](https://example.org/term/77)',
    );
  });

  it('keeps all tables of a text, of which extraction takes the longest for all there is', () => {
    const row = (at: number) =>
      `<tr><td class="entry"><p class="sig"><code>field${at}</code> ( <em>x</em> ) → <code>number</code></p><p>${at}. ${SENTENCE.repeat(2)}</p></td></tr>`;
    const rows = (from: number, count: number) => Array.from({ length: count }, (_, at) => row(from + at)).join('');
    const head = '<thead><tr><th class="func"><p class="sig">Function</p><p>Description</p></th></tr></thead>';
    const table = (at: number) =>
      `<div class="table"><p class="title"><b>Table ${at}</b></p><div class="table-contents"><table class="table">${head}<tbody>${rows(at * 100, at === 3 ? 20 : 6)}</tbody></table></div></div>`;
    const part = (at: number) =>
      `<div class="sect2"><div class="titlepage"><h3>Part ${at}</h3></div><p>${at}: ${SENTENCE}</p>${table(at)}</div>`;
    const parts = [0, 1, 2, 3, 4, 5, 6, 7].map(part).join('');
    const text = read(`<div class="sect1"><div class="titlepage"><h2>Functions</h2></div>${parts}</div>`);
    for (const name of ['field0', 'field205', 'field319', 'field705']) expect(text).toContain(name);
  });

  it('keeps lines that introduce what follows them, however often they come', () => {
    const example = (code: string) => `<p>On other systems:</p><pre>${code}</pre>`;
    const text = read(`<main>${paragraphs(4)}${example('sow --rice')}${paragraphs(2)}${example('reap --rice')}${paragraphs(2)}</main>`);
    expect(text.match(/On other systems:/g)).toHaveLength(2);
  });
});

describe('what is furniture', () => {
  it('drops the card of links that opens over a name, and keeps the name and the sentence', () => {
    const links = Array.from({ length: 4 }, (_, at) => `<a href="/n/${at}">Another story about the minister, number ${at}</a>`).join(' ');
    const name = `<span class="person"><a href="/p/1">Asha Rao</a><span class="card"><span><img src="/p.jpg"><a href="/p/1">Asha Rao</a>${links}</span></span></span>`;
    const text = read(article(`<p>Minister ${name} said on Monday that the harvest would be the best in ten years.</p>`));
    expect(text).toContain('Minister Asha Rao said on Monday');
    expect(text).not.toContain('Another story');
  });

  it('drops a portrait that leads to the author, and what is said beside it', () => {
    const box =
      '<div class="x1"><div><a href="/author/asha/"><img src="/asha.jpg" alt="Asha"></a></div><p>I am Asha, I am so glad that you have stopped by, and I grow rice.</p></div>';
    expect(read(`<div class="entry">${paragraphs(8)}<div>${box}</div></div>`)).not.toContain('so glad that you');
  });
});

describe('what was left out', () => {
  const links = (count: number) =>
    `<ul>${Array.from({ length: count }, (_, at) => `<li><a href="/${at}">Page ${at}</a></li>`).join('')}</ul>`;
  const page = `<nav class="menu">${links(8)}</nav>${article('')}<div class="comments"><p>First!</p></div><aside class="related">${links(5)}</aside>`;

  it('is told in characters by its use', () => {
    const { dropped } = readWhole(page);
    expect(dropped).toEqual({ navigation: 8 * 'Page 0'.length, related: 5 * 'Page 0'.length, comments: 'First!'.length, other: 0 });
  });

  it('is nothing, and is not told, where all is given', () => {
    const { dropped, content } = readWhole(page, { main: false });
    expect(dropped).toBeUndefined();
    expect(content).toContain('First!');
  });
});

describe('a group of controls', () => {
  const group = (inner: string) => readWhole(`${article(`<fieldset>${inner}</fieldset>${paragraphs(2)}`)}`, { select: undefined }).content;

  it('leaves its options away', () => {
    const sizes = ['600 ml', '950 ml'].map((size) => `<label><input type="radio" name="s"> ${size}</label>`).join('');
    expect(group(`<legend>Size</legend>${sizes}`)).not.toMatch(/950 ml|Size/);
  });

  it.each([
    [
      'a table of data',
      '<legend>Fees</legend><input type="hidden"><table><tr><th>Class</th><th>Fee</th></tr><tr><td>I</td><td></td></tr><tr><td>II</td><td>₹250</td></tr></table>',
      '| II | ₹250 |',
    ],
    [
      'sentences',
      `<legend>Who may apply</legend><input type="hidden"><p>${SENTENCE.repeat(2)}Those above sixty pay half.</p>`,
      'above sixty pay half',
    ],
    ['nothing to choose with', `<legend>Who may apply</legend><p>${SENTENCE.repeat(2)}Widows too.</p>`, 'Widows too'],
  ])('stays where it is around %s', (_, inner, kept) => {
    expect(group(inner)).toContain(kept);
  });
});
