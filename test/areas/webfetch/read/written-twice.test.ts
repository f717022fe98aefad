import { describe, expect, it } from 'vitest';
import { between, readPage, SENTENCE } from '../../../support/read-page.ts';

describe('what a page writes twice, or where it does not stand', () => {
  it.each([
    [
      'a price for the eye and for the ear',
      '<span class="off">₹899.50</span><span aria-hidden="true"><b>₹</b>899<i>.</i>50</span>',
      '₹899.50',
    ],
    ['the other way round', '<span aria-hidden="true">4.5</span><span class="sr-only">4.5</span>', '4.5'],
    [
      'a rating in other words',
      '<span aria-hidden="true">6.8%</span> <span class="sr-only">Six point eight per cent</span>',
      '6.8% Six point eight per cent',
    ],
    ['two amounts that differ', '<span>₹100</span><span aria-hidden="true">₹100.50</span>', '₹100 ₹100.50'],
  ])('stands once: %s', (_, price, said) => {
    expect(between(`<p>It costs ${price} in all shops of the town, and nothing is added to it at the counter.</p>`)).toContain(
      `It costs ${said} in all shops`,
    );
  });

  it('a key by which a column is sorted is no part of its amounts, and a hidden rest of a text stays', () => {
    const key = '<span data-sort-value="5" style="display:none">5000000000000000000♠</span>';
    const table = between(
      `<table><tr><th>Party</th><th>Swing</th></tr><tr><td>ABC</td><td>${key}▲ 3.2</td></tr><tr><td>XYZ</td><td></td></tr></table>`,
    );
    expect(table).toContain('| ABC | ▲ 3.2 |');
    expect(between(`<p>The office is open. <span style="display:none">${SENTENCE} It goes on behind a button.</span></p>`)).toContain(
      'It goes on',
    );
  });

  it.each([
    ['3.2<sup>a</sup>', '3.2ª'],
    ['1<sup>o</sup>', '1º'],
    ['7<sup>e</sup>', '7e'],
    ['2<sup>nd</sup>', '2nd'],
    ['M<sup>e</sup>', 'Me'],
  ])('a letter raised behind a number does not join it: %s', (html, written) => {
    expect(between(`<p>The figure is ${html} in the books that the office has kept since the year of the flood.</p>`)).toContain(
      `is ${written} in`,
    );
  });

  it('a caption of a table has its links, its notes and what is raised in it', () => {
    const table = (caption: string) =>
      `<table><caption>${caption}</caption><tr><th>Place</th><th>mm</th></tr><tr><td>Sirsi</td><td>95</td></tr></table>`;
    expect(between(table('Rain in 10<sup>3</sup> mm, by <a href="/imd">the office</a>'))).toContain(
      'Rain in 10³ mm, by [the office](https://example.org/imd)\n\n| Place | mm |',
    );
    const note = '<ol><li id="n1">Counted by hand.</li></ol>';
    const { content } = readPage(
      `<html lang="en"><body><article><p>${SENTENCE}</p>${table('Rain<sup><a href="#n1">[1]</a></sup>')}<p>${SENTENCE} End.</p>${note}</article></body></html>`,
    );
    expect(content).toContain('Rain[^1]\n\n| Place');
    expect(content).toContain('[^1]: Counted by hand.');
  });

  it('a table within a cell keeps the places of its cells where one is empty', () => {
    const inner = '<table><tr><td>1A</td><td>2A</td></tr><tr><td></td><td>2,760</td></tr><tr><td>SL</td><td></td></tr></table>';
    expect(
      between(
        `<table><tr><th>Train</th><th>What</th></tr><tr><td>12951</td><td>${inner}</td></tr><tr><td>12953</td><td></td></tr></table>`,
      ),
    ).toMatch(/\| 12951 \| 1A 2A<br>\\\| 2,760<br>SL \|/);
  });

  it('a table within a cell keeps its caption as a line of that cell', () => {
    const inner = '<table><caption>Fares</caption><tr><td>1A</td><td>4755</td></tr></table>';
    expect(
      between(
        `<table><tr><th>Train</th><th>What</th></tr><tr><td>12951</td><td>${inner}</td></tr><tr><td>12953</td><td></td></tr></table>`,
      ),
    ).toMatch(/\| 12951 \| Fares<br>1A 4755/);
  });

  it.each([
    [
      'a table for a picture and its words, as blogs write it',
      '<table class="tr-caption-container"><tbody><tr><td><a href="/b"><img src="/1.jpg" alt="Rice"></a></td></tr><tr><td class="tr-caption">With ghee on top</td></tr></tbody></table>',
    ],
    [
      'rows of boxes by their class',
      '<div class="media"><div><div><img src="/1.jpg" alt="Rice"></div><div class="photo-caption">With ghee on top</div></div></div>',
    ],
  ])('a picture stays with its words: %s', (_, figure) => {
    expect(between(figure)).toMatch(/!\[Rice\]\(https:\/\/example\.org\/1\.jpg\)[\s\S]*With ghee on top/);
  });

  it('a picture offered in sizes alone stays beside another that scripts may not load', () => {
    const content = between(
      '<p><img srcset="/c-400.jpg 400w, /c-1200.jpg 1200w" alt="Hill"></p><noscript><img src="/d.jpg" alt="Temple"></noscript><p><img class="lazy" src="/blank.gif" alt="Dam"></p><noscript><img src="/dam.jpg" alt="Dam"></noscript>',
    );
    for (const image of [
      '![Hill](https://example.org/c-1200.jpg)',
      '![Temple](https://example.org/d.jpg)',
      '![Dam](https://example.org/dam.jpg)',
    ])
      expect(content.split(image), image).toHaveLength(2);
  });

  it.each([
    [
      'a film behind a service for frames',
      'https://cdn.embedly.com/widgets/media.html?src=https%3A%2F%2Fa.example%2Fe%2F1&url=https%3A%2F%2Fvideo.example%2Fwatch%3Fv%3D1&key=2',
      'https://video.example/watch?v=1',
    ],
    [
      'a file in a viewer',
      'https://view.officeapps.live.com/op/embed.aspx?src=https%3A%2F%2Fa.example%2Fbudget.xlsx',
      'https://a.example/budget.xlsx',
    ],
    [
      'a post',
      'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Frail%2Fposts%2F7&width=500',
      'https://www.facebook.com/rail/posts/7',
    ],
    [
      'a sound whose address is a machine’s',
      'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/9',
      'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/9',
    ],
  ])('a frame leads to what it shows: %s', (_, src, address) => {
    expect(between(`<iframe src="${src.replaceAll('&', '&amp;')}" title="Clip" allowfullscreen></iframe>`)).toBe(`[Clip](${address})`);
  });

  it('a film of AMP leaves a link', () => {
    expect(between('<amp-video src="/1.mp4" width="4" height="3"></amp-video>')).toBe('[Video](https://example.org/1.mp4)');
  });

  it.each([
    [
      'before their panels',
      (a: string, b: string) =>
        `<input type="radio" name="t" id="a"><label for="a">npm</label>${a}<input type="radio" name="t" id="b"><label for="b">Yarn</label>${b}`,
    ],
    [
      'in a box before the box of the panels',
      (a: string, b: string) =>
        `<input type="radio" name="t" id="a"><input type="radio" name="t" id="b"><div><label for="a">npm</label><label for="b">Yarn</label></div><div>${a}${b}</div>`,
    ],
    [
      'before all panels',
      (a: string, b: string) =>
        `<input type="radio" name="t" id="a"><input type="radio" name="t" id="b"><label for="a">npm</label><label for="b">Yarn</label>${a}${b}`,
    ],
  ])('panels that radio buttons switch have the names of their labels: %s', (_, write) => {
    const [a, b] = ['npm install well', 'yarn add well'].map((code) => `<section><pre><code>${code}</code></pre></section>`) as [
      string,
      string,
    ];
    expect(between(`<div>${write(a, b)}</div>`)).toBe('**npm**\n\n```\nnpm install well\n```\n\n**Yarn**\n\n```\nyarn add well\n```');
  });

  it('radio buttons of a form name nothing', () => {
    const choice = (id: string, words: string) => `<div><input type="radio" name="q" id="${id}"><label for="${id}">${words}</label></div>`;
    expect(between(`<form>${choice('a', 'Yes')}${choice('b', 'No')}</form>`)).not.toContain('**');
  });

  it('panels of tabs have their names by their order where neither names the other', () => {
    const tabs = '<ul role="tablist"><li role="tab">npm</li><li role="tab">Yarn</li></ul>';
    const panel = (code: string, hidden = '') => `<div role="tabpanel" ${hidden}><pre><code>${code}</code></pre></div>`;
    expect(between(`<div class="tabs">${tabs}<div>${panel('npm install tool')}${panel('yarn add tool', 'hidden')}</div></div>`)).toBe(
      '**npm**\n\n```\nnpm install tool\n```\n\n**Yarn**\n\n```\nyarn add tool\n```',
    );
  });

  it('a question that a control of its own opens stays above its answer', () => {
    const answer = '<div id="h1" role="region" hidden><p>Yes, for ₹900 a week.</p></div>';
    expect(
      between(
        `<div class="toggle"><div role="button" aria-controls="h1" aria-expanded="false"><a>Is there a hostel nearby?</a></div>${answer}</div>`,
      ),
    ).toBe('Is there a hostel nearby?\n\nYes, for ₹900 a week.');
  });

  it.each([
    [
      'in a row with its number',
      '<table><tr><td></td><td><math display="block"><mi>E</mi><mo>=</mo><mi>m</mi></math></td><td>(1)</td></tr></table>',
      '(1)',
    ],
    ['alone', '<math display="block"><mi>E</mi><mo>=</mo><mi>m</mi></math>', '$$'],
  ])('a formula between paragraphs stays: %s', (_, formula, beside) => {
    const read = between(formula);
    expect(read).toMatch(/\$ ?E ?= ?m ?\$/);
    expect(read).toContain(beside);
  });

  it('a note within its sentence says its number once', () => {
    const note =
      '<span class="ltx_note"><sup>1</sup><span class="ltx_note_outer"><span class="c"><sup>1</sup><span class="tag">1</span>See the older book.</span></span></span>';
    expect(between(`<p>The figure was known before${note} to all who kept the books of the office in those years.</p>`)).toBe(
      'The figure was known before¹ to all who kept the books of the office in those years.\n\n1 See the older book.',
    );
  });

  it('a table that is the last figure of a text stays with its caption', () => {
    const table =
      '<figure><figcaption>Table 1: Speeds.</figcaption><table><tr><th>Hill</th><th>m/s</th></tr><tr><td>Sirsi</td><td></td></tr><tr><td>Agumbe</td><td>9</td></tr></table></figure>';
    const { content } = readPage(
      `<html lang="en"><body><article><p>${SENTENCE}</p><p>${SENTENCE} End.</p>${table}</article></body></html>`,
    );
    expect(content).toMatch(/Table 1: Speeds\.\n\n\| Hill \| m\/s \|\n\| --- \| --- \|\n\| Sirsi \| {2}\|\n\| Agumbe \| 9 \|/);
  });

  it('a page whose state alone is in its file is drawn by scripts, though none is named', () => {
    const body =
      '<p>The bridge over the Zuari was opened on Monday after nine years of work that cost ₹2,530 crore.</p><p>Cars and buses may use it at once, and lorries wait for an order.</p>';
    const state = JSON.stringify({ props: { article: { headline: 'Bridge opens', body } } });
    const read = readPage(
      `<html><head><title>Bridge opens</title></head><body><div id="__next"><nav><a href="/">Home</a></nav><div>Loading…</div></div><script type="application/json">${state}</script></body></html>`,
    );
    expect(read).toMatchObject({ sparse: true, content_from: 'state' });
    expect(read.content).toContain('₹2,530 crore');
  });
});
