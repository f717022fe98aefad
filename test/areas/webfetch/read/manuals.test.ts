import { describe, expect, it } from 'vitest';
import { buildOutline } from '../../../../src/areas/webfetch/read/choose/build-outline.ts';
import { fillManual } from '../../../../src/areas/webfetch/read/choose/manual-rules.ts';
import { dropNavigation } from '../../../../src/areas/webfetch/read/choose/navigation-rules.ts';
import { parseDocument } from '../../../../src/areas/webfetch/read/page/document.ts';
import { between, readPage, SENTENCE } from '../../../support/read-page.ts';

/** What is left of a page's lines, of which all but those with `dropped` in them were kept. `chance`: of each line. */
function left(rule: typeof fillManual, html: string, { chance = 0.5, url = 'https://docs.example.org/a' } = {}): string[] {
  const { lines } = buildOutline(parseDocument(html).body);
  const selected = new Set(lines.filter(({ text }) => text && !text.includes('dropped')));
  const hints = { url, title: 'Wells', description: '', lang: 'en', articleBody: '', types: [] };
  rule({ lines, chances: lines.map(() => chance), hints, selected });
  return lines.filter((line) => selected.has(line)).map(({ text }) => text);
}

const entries = (...words: string[]) => words.map((word) => `<li><a href="#${word}">${word}</a></li>`).join('');
const text = `<h2>Digging</h2><p>${SENTENCE}</p><h2>Lining</h2><p>${SENTENCE} Twice.</p>`;
const READ = ['Digging', SENTENCE, 'Lining', `${SENTENCE} Twice.`];

describe('what leads elsewhere', () => {
  it.each([
    ['a menu in the text', `<main><nav><ul><li><a href="/a">Pumps</a></li><li><a href="/b">Tanks</a></li></ul></nav>${text}</main>`],
    ['links to the pages before and after', `<main>${text}<nav><a href="/a">Prev</a> <a href="/b">Next</a></nav></main>`],
    [
      'a menu with more words than the text',
      `<nav>${Array.from({ length: 90 }, (_, at) => `<a href="/${at}">Pumps of size ${at}</a>`).join('<br>')}</nav><main>${text}</main>`,
    ],
    [
      'the menu of an old page, in the cell beside the text',
      `<table><tr><td><a href="/a">Pumps</a><br><a href="/b">Tanks</a><br><a href="/c">Ropes</a></td><td>${text}</td></tr></table>`,
    ],
    ['a list of sections with its heading', `<main><h2>On this page</h2><ul>${entries('Digging', 'Lining', 'Use')}</ul>${text}</main>`],
    ['one with lists within', `<main><div><ol><li><a href="#a">One</a><ol>${entries('Two', 'Three')}</ol></li></ol></div>${text}</main>`],
  ])('goes: %s', (_, html) => {
    expect(left(dropNavigation, html)).toEqual(READ);
  });

  it.each([
    [
      'a list of links in the rows of a layout',
      `<table>${['A', 'B', 'C'].map((name) => `<tr><td>1.</td><td><a href="/${name}">${name}</a> <a href="/x">by x</a> <a href="/y">y</a></td></tr>`).join('')}</table>`,
      ['1.', 'A by x y', '1.', 'B by x y', '1.', 'C by x y'],
    ],
    ['the menu that is the page', `<nav>${text}</nav><p>Made by us.</p>`, [...READ, 'Made by us.']],
    [
      'a list of links that lead to other pages',
      `<main>${text}<ul><li><a href="/a">A</a></li><li><a href="/b">B</a></li><li><a href="/c">C</a></li></ul></main>`,
      [...READ, 'A', 'B', 'C'],
    ],
    ['a menu that is all there is', '<nav><ul><li><a href="/a">A</a></li><li><a href="/b">B</a></li></ul></nav>', ['A', 'B']],
    ['two references to notes', `<main>${text}<ul>${entries('x', 'y')}</ul></main>`, [...READ, 'x', 'y']],
    ['a page that is a list of sections', `<main><ul>${entries('Digging', 'Lining', 'Use')}</ul></main>`, ['Digging', 'Lining', 'Use']],
  ])('stays where it is what there is to read: %s', (_, html, expected) => {
    expect(left(dropNavigation, html)).toEqual(expected);
  });

  it('is left out of a page as it is read', () => {
    expect(between(`<div><h3>Contents</h3><ul>${entries('Digging', 'Lining', 'Use')}</ul></div>${text}`)).not.toContain('Contents');
  });
});

describe('a manual', () => {
  const page = (inner: string) =>
    `<div class="body"><p>${SENTENCE}</p>${inner}<p>${SENTENCE} End.</p></div><p>Another sentence that is dropped and stays so.</p>`;
  const DROPPED = 'A sentence of the text that was dropped by mistake.';
  it('keeps the sentences in the box of its text', () => {
    expect(left(fillManual, page(`<p>${DROPPED}</p>`))).toContain(DROPPED);
    expect(left(fillManual, page(`<ul><li>${DROPPED}</li></ul>`))).toContain(DROPPED);
    // what is around the text is not beside it, whatever it is called
    expect(left(fillManual, `<div class="layout has-sidebar">${page(`<p>${DROPPED}</p>`)}</div>`)).toContain(DROPPED);
  });
  it('keeps a list in the box of its text whole, with its links and short entries', () => {
    const list = '<ul><li><a href="/a">Pump dropped</a></li><li>Tank dropped</li></ul>';
    expect(left(fillManual, page(list))).toEqual([SENTENCE, 'Pump dropped', 'Tank dropped', `${SENTENCE} End.`]);
    expect(left(fillManual, page(`<div class="related">${list}</div>`))).toEqual([SENTENCE, `${SENTENCE} End.`]);
    expect(left(fillManual, page(list), { chance: 0.2 })).toEqual([SENTENCE, `${SENTENCE} End.`]);
  });
  it('leaves out the links to the pages before and after by the name of their box', () => {
    const pager = '<div class="navfooter"><table><tr><td>Prev</td><td>Up</td><td>Next</td></tr></table></div>';
    expect(left(dropNavigation, `<main>${text}${pager}</main>`)).toEqual(READ);
    expect(left(dropNavigation, `<main>${text}${pager}</main>`, { url: 'https://example.org/news' })).toEqual([
      ...READ,
      'Prev',
      'Up',
      'Next',
    ]);
  });
  it('has each name apart from its kind, and the parts of one word together', () => {
    const pair = (name: string, kind: string) =>
      `<h4><span class="n"><span>${name}</span></span><span class="k">${kind}</span></h4><p>${SENTENCE}</p>`;
    const headings = (...pairs: string[]) => [...between(pairs.join('')).matchAll(/^#.*$/gm)].map(([line]) => line);
    expect(headings(pair('amount', 'integer'), pair('currency', 'enum'), pair('customer', 'string'))).toEqual([
      '#### amount integer',
      '#### currency enum',
      '#### customer string',
    ]);
    expect(headings(...['one', 'two', 'three'].map(() => pair('rain', 'fall')))).toEqual([
      '#### rainfall',
      '#### rainfall',
      '#### rainfall',
    ]);
  });
  it('leaves lines out that the page hides within code, and counts them', () => {
    const hidden = '<span class="boring">fn main() {\n</span>';
    const code = `<pre><code class="language-rust">${hidden}let a = 1;\n<span class="boring">}</span></code></pre>`;
    const { content, dropped } = readPage(
      `<html lang="en"><body><main><p>${SENTENCE}</p>${code}<p>${SENTENCE} End.</p></main></body></html>`,
    );
    expect(content).toContain('```rust\nlet a = 1;\n```');
    expect(dropped?.hidden).toBe('fn main() {\n}'.length);
  });
  it('shows what a terminal says without the tags of its colours, and tags where they are the matter', () => {
    const shown = (code: string) => between(`<pre><code>${code.replaceAll('<', '&lt;')}</code></pre>`);
    expect(shown('$ <font color="#4E9A06">dig</font> <u style="x">well.py</u>\n<span style="color:red"><b>Done</b></span>')).toBe(
      '```\n$ dig well.py\nDone\n```',
    );
    expect(shown('<font color="red">Old</font>')).toBe('```\n<font color="red">Old</font>\n```');
  });
  it.each([
    ['what is hardly content', `<p>${DROPPED}</p>`, { chance: 0.2 }],
    ['short lines', '<p>Was dropped</p>', {}],
    ['links', `<p><a href="/a">${DROPPED}</a></p>`, {}],
    ['what asks how it was', `<div class="feedback"><p>${DROPPED}</p></div>`, {}],
    ['menus', `<nav><p>${DROPPED}</p></nav>`, {}],
    ['anything in a page that is no manual', `<p>${DROPPED}</p>`, { url: 'https://example.org/news' }],
  ])('does not keep %s', (_, inner, given) => {
    expect(left(fillManual, page(inner), given)).toEqual([SENTENCE, `${SENTENCE} End.`]);
  });
});
