import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../../../../src/areas/webfetch/read/options.ts';
import { readReply } from '../../../../src/areas/webfetch/read/read.ts';
import { between, readPage, SENTENCE, url } from '../../../support/read-page.ts';

describe('nothing of a text is lost without a mark', () => {
  it.each([
    ['a picture of AMP', '<amp-img src="/i.jpg" alt="A well" width="600" height="400"></amp-img>', '![A well](https://example.org/i.jpg)'],
    [
      'the caption of a picture that scripts draw',
      '<figure><div class="chart"></div><figcaption>Rain by month</figcaption></figure>',
      'Rain by month',
    ],
    [
      'the picture beside its stand-in',
      '<figure><img alt=""><noscript><img src="/full.png" alt="Cycle"></noscript><figcaption>Cycle of work</figcaption></figure>',
      '![Cycle](https://example.org/full.png)\n\nCycle of work',
    ],
    [
      'a picture with a smaller one in its data',
      '<p><img src="/full.png" data-native-src="/60.png" alt="Chart"></p>',
      '![Chart](https://example.org/full.png)',
    ],
    [
      'signs that are drawn as pictures',
      '<p>Rain <img class="emoji" alt="🌧️" src="/1f327.svg"> at 5<img alt="°" src="/deg.png"> by <img alt="A map" src="/m.png"></p>',
      'Rain 🌧️ at 5° by ![A map](https://example.org/m.png)',
    ],
    [
      'the caption within a link to the picture itself',
      '<a href="/big.jpg"><figure><img src="/s.jpg" alt="Well"><figcaption>The old well</figcaption></figure></a>',
      '![Well](https://example.org/s.jpg)\n\n[The old well](https://example.org/big.jpg)',
    ],
    [
      'words with spaces of no width and marks of bytes in them, which are no part of them',
      '<p>In&#8203;formation of &#xFEFF;2005, สวัสดี\u200Bโลก</p>',
      'Information of 2005, สวัสดี\u200Bโลก',
    ],
    [
      'the widest of the sizes of a picture',
      '<p><img src="/s-300.jpg" srcset="/s-300.jpg 300w, /s-1200.jpg 1200w" alt="S"></p>',
      '![S](https://example.org/s-1200.jpg)',
    ],
    [
      'a film that is loaded once it is seen',
      '<iframe src="about:blank" data-lazy-src="https://www.youtube.com/embed/x2"></iframe>',
      '[youtube.com](https://www.youtube.com/embed/x2)',
    ],
    ['a film', '<iframe src="https://www.youtube.com/embed/x1" title="A film"></iframe>', '[A film](https://www.youtube.com/embed/x1)'],
    [
      'a player',
      '<video poster="/p.jpg"><source src="/v.mp4"></video><audio src="/a.mp3"></audio>',
      '[Video](https://example.org/v.mp4)\n\n[Audio](https://example.org/a.mp3)',
    ],
    [
      'a post',
      '<blockquote class="twitter-tweet"><p>It rains.</p>— A (@a) <a href="https://t.example/1">Nov 1</a></blockquote>',
      '> It rains.\n>\n> — A (@a) [Nov 1](https://t.example/1)',
    ],
    [
      'readings of characters',
      '<p><ruby>言葉<rt>ことば</rt></ruby>と<ruby>表示<rp>(</rp><rt>ひょうじ</rt><rp>)</rp></ruby></p>',
      '言葉(ことば)と表示(ひょうじ)',
    ],
    ['quotation marks', '<p>They said <q>it <q>pours</q> here</q> then.</p>', 'They said “it ‘pours’ here” then.'],
    [
      'the answer to a question',
      `<h3><button aria-expanded="false">What of hail?</button></h3><div hidden><p>${SENTENCE} Hail too.</p></div>`,
      `### What of hail?\n\n${SENTENCE} Hail too.`,
    ],
    [
      'a short question in a button and its short answer',
      '<div class="faq"><button aria-expanded="false" aria-controls="a1">Is it online?</button><div id="a1" hidden><p>Yes.</p></div><div role="button" aria-controls="a2">Where?</div><div id="a2" hidden><p>At any centre.</p></div></div>',
      'Is it online?\n\nYes.\n\nWhere?\n\nAt any centre.',
    ],
    [
      'the second tab',
      `<div role="tabpanel"><p>${SENTENCE} One.</p></div><div role="tabpanel" hidden><p>${SENTENCE} Two.</p></div>`,
      `${SENTENCE} One.\n\n${SENTENCE} Two.`,
    ],
    [
      'what a button opens by its id',
      `<button aria-controls="more">Show more of this</button><section id="more" hidden><p>${SENTENCE} Three.</p></section>`,
      `${SENTENCE} Three.`,
    ],
  ])('%s stays', (_, html, expected) => {
    expect(between(html)).toContain(expected);
  });

  it('a shadow tree in the file is read with what its slots take', () => {
    const tree = `<template shadowrootmode="open"><style>p{}</style><p>${SENTENCE} Tree.</p><slot name="end">none</slot><slot></slot></template>`;
    const content = between(`<my-part>${tree}<p>${SENTENCE} Light.</p><p slot="end">${SENTENCE} Named.</p></my-part>`);
    expect(content).toBe(`${SENTENCE} Tree.\n\n${SENTENCE} Named.\n\n${SENTENCE} Light.`);
  });

  it('hidden text that nothing opens is counted among what was left out', () => {
    const { dropped } = readPage(`<main><p>${SENTENCE}</p><p>${SENTENCE} More.</p></main><div hidden>Copied to your clipboard!</div>`);
    expect(dropped).toMatchObject({ hidden: 'Copied to your clipboard!'.length });
  });

  it('frames of advertising and counters leave nothing', () => {
    expect(
      between('<iframe src="https://googleads.g.doubleclick.net/x" title="Ad"></iframe><iframe src="/px" width="1" height="1"></iframe>'),
    ).toBe('');
  });
});

describe('code', () => {
  it.each([
    [
      'lines numbered by an element',
      '<pre><span class="n1">1</span><span>int a;\n</span><span class="n1">2</span><span>int b;</span></pre>',
      'int a;\nint b;',
    ],
    [
      'numbers that cannot be selected',
      '<pre><code><span style="user-select:none">1</span>alpha\n<span>2</span>beta</code></pre>',
      'alpha\nbeta',
    ],
    [
      'a label and a button',
      '<pre><div>python</div><div><button>Copy code</button></div><div><code class="language-python">def f(x):\n    return x\n</code></div></pre>',
      'def f(x):\n    return x',
    ],
    [
      'the style of an editor alone',
      '<div style="font-family: Menlo, monospace; white-space: pre;"><div><span>for x in y:</span></div><div><span>    print(x)</span></div></div>',
      'for x in y:\n    print(x)',
    ],
    ['breaks', '<pre><code>foo<br>bar<br/>baz</code></pre>', 'foo\nbar\nbaz'],
    ['numbers of its own', '<pre><span>1</span>, <span>2</span>\n<span>3</span></pre>', '1, 2\n3'],
    [
      'rows with a gutter',
      '<table><tr><td class="num">1</td><td><code>let a;</code></td></tr><tr><td class="num">2</td><td><code>  let b;</code></td></tr></table>',
      'let a;\n  let b;',
    ],
  ])('with %s is read as it was written', (_, html, expected) => {
    expect(between(html)).toMatch(new RegExp(`^\`\`\`(?:python)?\n${expected.replace(/[()]/g, '\\$&')}\n\`\`\`$`));
  });

  it('beside numbers that are code too has its own language', () => {
    const numbers = '<td><pre><code><span>1\n</span><span>2\n</span></code></pre></td>';
    const code = '<td><pre><code class="language-yaml">volumes:\n  - ./data</code></pre></td>';
    expect(between(`<div class="highlight"><table><tr>${numbers}${code}</tr></table></div>`)).toBe('```yaml\nvolumes:\n  - ./data\n```');
  });

  it('in a line has its breaks as spaces', () => {
    expect(between('<p>Run <code>npm ci<br>npm start</code> first.</p>')).toBe('Run `npm ci npm start` first.');
  });
});

describe('the charset and kind of a page', () => {
  it.each([
    ['declared Latin', '<meta charset="iso-8859-1"><p>हिन्दी में ₹100</p>', 'text/html'],
    ['declared Latin by its header', '<p>हिन्दी में ₹100</p>', 'text/html; charset=windows-1252'],
    ['declared in a comment', '<!-- <meta charset="windows-1251"> --><p>हिन्दी में ₹100</p>', 'text/html'],
  ])('is UTF-8 where all its bytes are, though %s', (_, html, type) => {
    expect(readPage(html, { main: false }, type).content).toBe('हिन्दी में ₹100');
  });

  it('does not take a charset from a comment', () => {
    const bytes = Buffer.from('<!-- <meta charset="windows-1251"> --><meta charset="iso-8859-1"><p>caf\xe9</p>', 'latin1');
    expect(readReply({ bytes, contentType: 'text/html', url }, { ...DEFAULT_OPTIONS, main: false }).content).toBe('café');
  });

  it.each(['<br>Rain', '<b>Rain</b>', '<link rel="x"><p>Rain', '<!-- x -->Rain', '<img src="x">Rain', '<center>Rain'])(
    'is HTML by how it begins where nothing says so: %s',
    (html) => {
      expect(readPage(html, { main: false, format: 'text' }, '').content).toBe('Rain');
    },
  );
});

describe('a page drawn by its scripts', () => {
  const app = (body: string, head = '') =>
    readPage(`<!doctype html><html><head><title>App</title>${head}</head><body>${body}<script src="/m.js"></script></body></html>`);
  it.each([
    ['says that it is loading', '<div id="root">Loading...</div>'],
    ['has a menu and a copyright line', '<header><nav><a href="/a">Home</a></nav></header><div id="__next"></div><footer>© 2026</footer>'],
    ['has an element of its own', '<app-root></app-root><footer>© 2026 Example</footer>'],
    ['has an empty box', '<div id="main-view"></div><p>© 2026 Example</p>'],
  ])('is told: it %s', (_, body) => {
    expect(app(body).sparse).toBe(true);
  });

  it('is not seen in a short page that has its text', () => {
    expect(app(`<main><h1>Rain</h1><p>It rains.</p></main>`).sparse).toBeUndefined();
    expect(app(`<div id="root"><p>${SENTENCE}</p></div>`).sparse).toBeUndefined();
  });

  const body = `${SENTENCE} ${SENTENCE}`;
  it('gives the text of its article data, marked', () => {
    const data = `<script type="application/ld+json">${JSON.stringify({ '@type': 'NewsArticle', articleBody: body, author: { name: 'A B' }, datePublished: '2026-11-20T10:00:00+05:30' })}</script>`;
    expect(app('<div id="root"></div>', data)).toMatchObject({
      sparse: true,
      content_from: 'json-ld',
      content: body,
      author: 'A B',
      published: '2026-11-20T10:00:00+05:30',
      date: '2026-11-20',
    });
  });

  it.each([
    ['as JSON', (state: object) => `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify(state)}</script>`],
    ['assigned to a name', (state: object) => `<script>window.__INITIAL_STATE__ = ${JSON.stringify(state)};</script>`],
  ])('gives the text of its state %s, marked', (_, write) => {
    const state = {
      props: {
        menu: ['Home', 'News'],
        post: { blocks: [{ text: `<p>${SENTENCE} <a href="/x">One</a></p>` }, { text: `<p onclick="x()">${SENTENCE}</p>` }] },
      },
    };
    expect(app(`<div id="root"></div>${write(state)}`)).toMatchObject({
      sparse: true,
      content_from: 'state',
      content: `${SENTENCE} [One](https://example.org/x)\n\n${SENTENCE}`,
    });
  });
});

describe('who wrote a page, and when', () => {
  it.each([
    [
      '<meta name="author" content="By R. Kumar"><meta property="article:published_time" content="2026-11-03T23:30:00+05:30">',
      'R. Kumar',
      '2026-11-03',
    ],
    ['<meta name="citation_author" content="Rao, A."><meta name="citation_date" content="2026/11/03">', 'Rao, A.', '2026-11-03'],
    [
      '<script type="application/ld+json">{"@graph":[{"@type":"NewsArticle","author":{"@id":"#p"},"datePublished":"2026-11-03"},{"@type":"Person","@id":"#p","name":"Asha Rao"}]}</script>',
      'Asha Rao',
      '2026-11-03',
    ],
    ['<meta name="dc.date" content="3 November 2026">', undefined, '2026-11-03'],
    ['<meta property="article:author" content="https://example.org/u/1"><meta name="date" content="soon">', undefined, undefined],
  ])('is told as the page says: %s', (head, author, date) => {
    const reading = readPage(`<html><head>${head}</head><body><p>${SENTENCE}</p></body></html>`);
    expect({ author: reading.author, date: reading.date }).toEqual({ author, date });
  });
});
