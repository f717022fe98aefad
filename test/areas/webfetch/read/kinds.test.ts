import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../../../../src/areas/webfetch/read/options.ts';
import { readReply } from '../../../../src/areas/webfetch/read/read.ts';

const url = 'https://example.org/';
const page = (file: string) =>
  readReply({ bytes: readFileSync(`test/fixtures/reader/${file}`), contentType: 'text/html', url }, DEFAULT_OPTIONS).content;
const whole = (body: string) =>
  readReply({ bytes: Buffer.from(`<html><body>${body}</body></html>`), contentType: 'text/html', url }, { ...DEFAULT_OPTIONS, main: false })
    .content;

describe('the content of every kind of page', () => {
  it.each([
    [
      'product.html',
      ['# Brass water pot, 2 litres', '₹1,450', '## Specifications', '| Material | Brass, tinned |'],
      ['Cart', 'Copper jug', 'Returns'],
    ],
    [
      'forum.html',
      ['lower leaves of nearly every plant', '**ravi**', '1 June 2026, 09:40', 'green again'],
      ['Register', 'Quote', 'Snails', 'Powered'],
    ],
    [
      'listing.html',
      ['### [Quiet room in Aundh](https://example.org/r/3)', '₹8,200 a month', 'With breakfast'],
      ['Filter', 'Newest', 'Privacy'],
    ],
    [
      'article.html',
      ['hope that the market', '## What it means for prices', '- 2009: first lots', 'half full'],
      ['Tweet', 'Read more', 'Newsletter', 'Seed that waits'],
    ],
  ])('is found in %s', (file, kept, gone) => {
    const content = page(file);
    for (const words of kept) expect(content).toContain(words);
    for (const words of gone) expect(content).not.toContain(words);
  });

  it('keeps a headline that says what the title does not, and drops one that only repeats it', () => {
    const text = Array.from(
      { length: 5 },
      (_, at) => `<p>In field ${at} the rice was sown when the first rain had fallen, and brought in when it was dry again.</p>`,
    );
    const read = (title: string, headline: string) =>
      readReply(
        {
          bytes: Buffer.from(
            `<html><head><title>${title}</title></head><body><main><h1>${headline}</h1>${text.join('')}</main></body></html>`,
          ),
          contentType: 'text/html',
          url,
        },
        DEFAULT_OPTIONS,
      ).content;
    expect(read('Field news', 'Rice comes early')).toMatch(/^# Rice comes early/);
    expect(read('Rice comes early', 'Rice comes early')).not.toContain('#');
  });

  it('keeps one of two copies of a paragraph', () => {
    const text = (at: number) =>
      `<p>In field ${at} the rice was sown when the first rain had fallen, and it was brought in when it was dry again.</p>`;
    const content = readReply(
      {
        bytes: Buffer.from(`<html><body><main>${text(1)}${text(2)}${text(3)}<div class="mobile">${text(2)}</div></main></body></html>`),
        contentType: 'text/html',
        url,
      },
      DEFAULT_OPTIONS,
    ).content;
    expect(content.match(/In field 2/g)).toHaveLength(1);
  });

  it.each([
    ['what its scripts would draw', '<div id="app"></div><script>draw()</script>'],
    ['nothing', ''],
    ['frames', '<frameset><frame src="/a"><frame src="/b"></frameset>'],
  ])('says that a page holds no text at all: %s', (_, body) => {
    const read = (html: string) => readReply({ bytes: Buffer.from(html), contentType: 'text/html', url }, DEFAULT_OPTIONS);
    expect(read(`<html><body>${body}</body></html>`)).toMatchObject({ sparse: true, content: '' });
    expect(read('<p>Rice</p>').sparse).toBeUndefined();
  });
});

describe('markdown of every kind of page', () => {
  const card = (name: string, at: number) => `<div class="card card-${at}"><a href="/p/${at}">${name}</a><span>₹${at}90</span></div>`;
  it.each([
    [
      'cards that are a link and a price as a list',
      `<div>${['Jug', 'Pot', 'Pan'].map(card).join('')}</div>`,
      '- [Jug](https://example.org/p/0) ₹090\n- [Pot](https://example.org/p/1) ₹190\n- [Pan](https://example.org/p/2) ₹290',
    ],
    [
      'cards with headings as sections',
      '<div class="c"><h3><a href="/a">A room</a></h3><p>₹900</p></div><div class="c"><h3>A hall</h3><p>₹700</p></div><div class="c"><h3>A hut</h3><p>₹90</p></div>',
      '### [A room](https://example.org/a)\n\n₹900\n\n### A hall\n\n₹700\n\n### A hut\n\n₹90',
    ],
    [
      'a card that is one link with its title as the link',
      '<a href="/x"><div><h4>Attic</h4><p>Warm</p></div></a>',
      '#### [Attic](https://example.org/x)\n\nWarm',
    ],
    [
      'a specification table with its names',
      '<table><tr><th>Material</th><td>Brass</td></tr><tr><th>Height</th><td>24 cm</td></tr></table>',
      '|  |  |\n| --- | --- |\n| Material | Brass |\n| Height | 24 cm |',
    ],
    [
      'a specification list with its names in bold',
      '<dl><dt>Material</dt><dd>Brass</dd><dt>Height</dt><dd>24 cm</dd></dl>',
      '**Material**\n\nBrass\n\n**Height**\n\n24 cm',
    ],
    ['a price with the old one struck', '<div class="price"><span>₹1,450</span> <del>₹1,700</del></div>', '₹1,450 ~~₹1,700~~'],
    ['a name and a price side by side as two words', '<div><span>Jug</span><span>₹90</span></div>', 'Jug ₹90'],
    ['the letters of one word in two elements as one word', '<p><span>R</span><span>ice</span></p>', 'Rice'],
    [
      'the author of a post in bold',
      '<div class="post"><a class="username" href="/u/a">asha</a><p>Why?</p></div><div class="post"><a class="username" href="/u/r">ravi</a><p>So.</p></div>',
      '[**asha**](https://example.org/u/a)\n\nWhy?\n\n[**ravi**](https://example.org/u/r)\n\nSo.',
    ],
    [
      'the author and the date of an answer',
      '<div class="answer"><span class="author">asha</span> <time>1 June</time><p>Why?</p></div><div class="answer"><span class="author">ravi</span> <time>2 June</time><p>So.</p></div>',
      '**asha** 1 June\n\nWhy?\n\n**ravi** 2 June\n\nSo.',
    ],
    ['an author who stands alone as plain words', '<div class="story"><span class="author">asha</span><p>Why?</p></div>', 'asha\n\nWhy?'],
    ['a quotation in a post', '<div class="post"><blockquote><p>Why?</p></blockquote><p>So.</p></div>', '> Why?\n\nSo.'],
    [
      'sections of a service with headings',
      '<section><h2>Repair</h2><p>In a day.</p></section><section><h2>Hire</h2><p>By the week.</p></section>',
      '## Repair\n\nIn a day.\n\n## Hire\n\nBy the week.',
    ],
    [
      'questions that open and close with their answers',
      '<details><summary>How long?</summary><p>A day.</p></details>',
      'How long?\n\nA day.',
    ],
    [
      'a list that stands directly in a list below the entry before it',
      '<ul><li>Fruit</li><ul><li>Apple</li><ol><li>Red</li></ol><li>Pear</li></ul><li>Corn</li></ul>',
      '- Fruit\n  - Apple\n    1. Red\n  - Pear\n- Corn',
    ],
    ['steps in order', '<ol><li>Call us</li><li>We come</li></ol>', '1. Call us\n2. We come'],
    [
      'a table of prices with aligned columns',
      '<table><tr><th>Size</th><th align="right">Price</th></tr><tr><td>Small</td><td>₹90</td></tr></table>',
      '| Size | Price |\n| --- | ---: |\n| Small | ₹90 |',
    ],
    ['a picture of a product with its name', '<div><img src="/jug.jpg" alt="Jug"></div>', '![Jug](https://example.org/jug.jpg)'],
    [
      'rows of a list of threads with links',
      '<ul><li><a href="/t/1">Snails</a> <span>12 replies</span></li><li><a href="/t/2">Seed</a> <span>3 replies</span></li></ul>',
      '- [Snails](https://example.org/t/1) 12 replies\n- [Seed](https://example.org/t/2) 3 replies',
    ],
    ['an address line by line', '<address>12 Lake Road<br>Pune 411001</address>', '12 Lake Road  \nPune 411001'],
    [
      'a post that quotes another, with who wrote it',
      '<div class="post"><blockquote><cite>asha wrote:</cite><p>Why do they wilt?</p></blockquote><p>Too much water.</p></div>',
      '> asha wrote:\n>\n> Why do they wilt?\n\nToo much water.',
    ],
    [
      'a recipe with its list and its steps',
      '<div class="recipe"><h2>Ingredients</h2><ul><li><span>200 g</span> <span>rice</span></li><li>Salt</li></ul><h2>Method</h2><ol><li><p>Wash the rice.</p></li><li><p>Boil it.</p></li></ol></div>',
      '## Ingredients\n\n- 200 g rice\n- Salt\n\n## Method\n\n1. Wash the rice.\n2. Boil it.',
    ],
    [
      'a heading in a box of its own as a heading',
      '<div class="panel"><div class="panel-head"><h3>Opening hours</h3></div><div class="panel-body"><p>Nine to five.</p></div></div>',
      '### Opening hours\n\nNine to five.',
    ],
    [
      'the lead under a headline',
      '<header><h1>Rice comes early</h1><p class="standfirst"><strong>The growers are glad.</strong></p></header><p>It rained.</p>',
      '# Rice comes early\n\n**The growers are glad.**\n\nIt rained.',
    ],
    [
      'comments with their authors',
      '<ol><li class="comment"><span class="author">asha</span> <time>1 June</time><p>True.</p></li><li class="comment"><span class="author">ravi</span> <time>2 June</time><p>So it is.</p></li></ol>',
      '1. **asha** 1 June\n\n   True.\n2. **ravi** 2 June\n\n   So it is.',
    ],
    [
      'code in a post',
      '<div class="post"><p>Try:</p><pre><code class="language-sh">sow --rice</code></pre></div>',
      'Try:\n\n```sh\nsow --rice\n```',
    ],
  ])('writes %s', (_, html, expected) => {
    expect(whole(html)).toBe(expected);
  });
});
