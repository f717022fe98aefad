import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS, type ReadOptions } from '../../../../src/areas/webfetch/read/options.ts';
import { readReply } from '../../../../src/areas/webfetch/read/read.ts';

const read = (body: string, format: ReadOptions['format'] = 'text') =>
  readReply(
    { bytes: Buffer.from(`<!doctype html><html><body>${body}</body></html>`), contentType: 'text/html', url: 'https://example.org/a/b' },
    { ...DEFAULT_OPTIONS, format },
  ).content;

const SENTENCE = 'Rice is sown when the first rain has fallen, and it is brought in when the fields are dry again. ';
const paragraphs = (count: number) => Array.from({ length: count }, (_, at) => `<p>${at + 1}. ${SENTENCE.repeat(3)}</p>`).join('');
const article = (inner: string) => `<article class="post">${paragraphs(3)}${inner}${paragraphs(3)}</article>`;

describe('what belongs to the text', () => {
  it('keeps posts of other networks that are quoted in the text, each with its author after its words', () => {
    const post = (words: string) =>
      `<div class="social-media-embed"><blockquote class="twitter-tweet"><p lang="en">${words} <a href="https://t.co/x">https://t.co/x</a></p>— A Farmer (@farmer) <a href="https://example.com/s/1">November 18, 2019</a></blockquote></div>`;
    const text = read(article(post('The rain came late this year.') + post('And then it would not stop for as long as four weeks.')));
    expect(text).toMatch(/The rain came late this year\.[\s\S]*— A Farmer \(@farmer\) November 18, 2019[\s\S]*would not stop/);
  });

  it('keeps the steps of a recipe though each has a picture, under their heading and in their place', () => {
    const step = (words: string) => `<li class="step">${words}<img src="/s.jpg"></li>`;
    const content = read(
      article(
        `<div class="card"><h3>Directions</h3><ul>${step('Dice the tofu.')}${step('Fry the garlic.')}${step('Add the rice.')}</ul></div>`,
      ),
      'markdown',
    );
    expect(content).toMatch(/### Directions\n\n- Dice the tofu\.[\s\S]*- Fry the garlic\.[\s\S]*- Add the rice\./);
    expect(content.indexOf('Add the rice')).toBeGreaterThan(content.indexOf('Directions'));
    expect(content.lastIndexOf('Rice is sown')).toBeGreaterThan(content.indexOf('Add the rice'));
  });

  it('keeps headings in boxes of their own over text that it keeps', () => {
    const section = (title: string) => `<div class="module header"><h2>${title}</h2></div><div class="module text">${paragraphs(2)}</div>`;
    const content = read(
      `<main>${section('How it is sown')}${section('How it is brought in')}${section('Who it feeds')}</main>`,
      'markdown',
    );
    for (const title of ['How it is sown', 'How it is brought in', 'Who it feeds']) expect(content).toContain(`## ${title}`);
  });

  it('keeps a first paragraph that is mostly links when it is a sentence, though a quotation mark ends it', () => {
    const first =
      '<p><a href="/p/1">The growers of the delta</a> have gone on strike, says “<a href="/p/2">The Weekly Farmer and Grower</a>.”</p>';
    expect(read(`<article><h1>Strike</h1>${first}${paragraphs(4)}</article>`)).toContain('have gone on strike');
  });

  it("keeps the lead though it is no part of the article's body by the publisher's own account", () => {
    const lead = 'Four days after the flood the growers of the delta have found the last of their missing boats, they say.';
    const body = `${SENTENCE.repeat(6)}`;
    const data = `<script type="application/ld+json">${JSON.stringify({ '@type': 'NewsArticle', headline: 'Flood', articleBody: body })}</script>`;
    expect(read(`${data}<article><h1>Flood</h1><div class="intro">${lead}</div><p>${body}</p><p>${body}</p></article>`)).toContain(lead);
  });

  it('keeps every chapter of a page in chapters, the short ones beside a long one too', () => {
    const chapter = (title: string, count: number) => `<section><h3>${title}</h3>${paragraphs(count)}</section>`;
    const content = read(`<div id="doc"><h1>Rice</h1>${chapter('Seed', 2)}${chapter('Field', 25)}${chapter('Barn', 2)}</div>`, 'markdown');
    for (const title of ['Seed', 'Field', 'Barn']) expect(content).toContain(`### ${title}`);
    expect(content.match(/Rice is sown/g)).toHaveLength(3 * 29);
  });

  it('keeps code that stands before the first paragraph, under its heading', () => {
    const synopsis = '<div class="synopsis"><h2>Synopsis</h2><pre>sow [--rice] FIELD</pre></div>';
    const content = read(
      `<div class="page"><h1>sow</h1>${synopsis}<div class="part"><h2>Description</h2>${paragraphs(4)}</div><div class="part"><h2>Notes</h2>${paragraphs(4)}</div></div>`,
      'markdown',
    );
    expect(content).toMatch(/## Synopsis\n\n```\nsow \[--rice\] FIELD\n```\n\n## Description/);
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

  it('keeps a heading over a heading of a lower level', () => {
    const content = read(
      `<main>${paragraphs(2)}<h3>Tools</h3><h4>The plough</h4>${paragraphs(2)}<h3>Nothing</h3><h3>Seed</h3>${paragraphs(2)}</main>`,
      'markdown',
    );
    expect(content).toContain('### Tools\n\n#### The plough');
    expect(content).not.toContain('Nothing');
  });

  it('keeps lines that introduce what follows them, however often they come', () => {
    const example = (code: string) => `<p>On other systems:</p><pre>${code}</pre>`;
    const text = read(`<main>${paragraphs(4)}${example('sow --rice')}${paragraphs(2)}${example('reap --rice')}${paragraphs(2)}</main>`);
    expect(text.match(/On other systems:/g)).toHaveLength(2);
  });

  it('keeps a list of links to which a sentence leads up', () => {
    const list = ['sow', 'water', 'reap'].map((name) => `<li><a href="#${name}">field.${name}()</a></li>`).join('');
    const content = read(
      `<main>${paragraphs(3)}<p>The following methods of the module are available:</p><ul>${list}</ul>${paragraphs(3)}</main>`,
    );
    for (const name of ['sow', 'water', 'reap']) expect(content).toContain(`field.${name}()`);
  });

  it('does not take a text with tables for code because a preformatted block was never closed', () => {
    const table = (words: string) => `<table><tr><td>1.</td><td>${words}</td></tr></table>`;
    const text = read(
      `<article>${paragraphs(2)}<pre>Results ${table('Anna Field, club of the south')}${table('Lea Hill, club of the north')}</pre></article>`,
    );
    expect(text).toContain('Anna Field');
    expect(text).toContain('Lea Hill');
  });
});

describe('what is furniture', () => {
  it('drops comments under a name of the site its own, and keeps an article that only says that it has some', () => {
    const comments = Array.from(
      { length: 6 },
      (_, at) => `<p>${at}. I grew rice once, and I can tell you that it was not at all like that.</p>`,
    );
    const text = read(`<div class="post has-comments">${paragraphs(4)}<div id="sf_comment_list">${comments.join('')}</div></div>`);
    expect(text).toContain('Rice is sown');
    expect(text).not.toContain('I grew rice once');
  });

  it('drops the card of links that opens over a name, and keeps the name and the sentence', () => {
    const links = Array.from({ length: 4 }, (_, at) => `<a href="/n/${at}">Another story about the minister, number ${at}</a>`).join(' ');
    const name = `<span class="person"><a href="/p/1">Asha Rao</a><span class="card"><span><img src="/p.jpg"><a href="/p/1">Asha Rao</a>${links}</span></span></span>`;
    const text = read(article(`<p>Minister ${name} said on Monday that the harvest would be the best in ten years.</p>`));
    expect(text).toContain('Minister Asha Rao said on Monday');
    expect(text).not.toContain('Another story');
  });

  it.each([
    ['article__meta', 'By A. Farmer on Monday'],
    ['articleMeta', 'By A. Farmer on Monday'],
    ['post-author', 'A. Farmer has written about rice for six years and lives with two cats by the sea.'],
    [
      'd-none d-print-block',
      'Citation: Rice (2019), retrieved from example.org. No part may be reproduced without the written permission.',
    ],
  ])('drops a box named %s', (name, words) => {
    expect(read(`<article><h1>Rice</h1><div class="${name}"><p>${words}</p></div>${paragraphs(6)}</article>`)).not.toContain(words);
  });

  it('drops a portrait that leads to the author, and what is said beside it', () => {
    const box =
      '<div class="x1"><div><a href="/author/asha/"><img src="/asha.jpg" alt="Asha"></a></div><p>I am Asha, I am so glad that you have stopped by, and I grow rice.</p></div>';
    expect(read(`<div class="entry">${paragraphs(8)}<div>${box}</div></div>`)).not.toContain('so glad that you');
  });

  it('drops rules that part nothing', () => {
    const content = read(`<main><hr>${paragraphs(2)}<hr><hr>${paragraphs(2)}<hr></main>`, 'markdown');
    expect(content.match(/^---$/gm)).toHaveLength(1);
    expect(content).not.toMatch(/^---|---$/);
  });

  it('drops the house note in italics after the text though its links are upright', () => {
    const note = '<p><i>Follow us on </i><a href="/i">Instagram</a><i>, </i><a href="/y">YouTube</a><i> and listen at noon.</i></p>';
    const text = read(`<article>${paragraphs(6)}${note}</article>`);
    expect(text).not.toContain('Follow us');
  });
});
