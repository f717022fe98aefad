import { parseHTML } from 'linkedom';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../../../../src/areas/webfetch/read/options.ts';
import { readReply } from '../../../../src/areas/webfetch/read/read.ts';
import { hasChecks, loadCheck } from '../../../support/checks.ts';

// The examples of the CommonMark specification backwards: their HTML is read as a page, and its markdown is rendered.

interface Example {
  number: number;
  html: string;
}
type MarkdownIt = (options: { html: boolean }) => { render(markdown: string): string; validateLink(url: string): boolean };

const { tests: examples = [] } = loadCheck<{ tests?: Example[] }>('commonmark-spec');
const PAGE = 'https://page.example/a/';

/** What becomes another HTML, and why. */
const OTHERWISE: Readonly<Record<string, readonly number[]>> = {
  'marks around signs alone are left out': [56, 437, 438, 440, 441, 449, 450, 452, 453],
  'the same emphasis twice around the same words is written once': [461, 463, 464, 465, 466, 468],
  'two kinds of emphasis within a word become one, since underscores are no marks there': [416, 417],
  'lists of one kind that stand side by side become one': [301, 302, 308],
  'only http, https, mailto and tel are links': [596, 598, 599, 601],
  'space at the ends of code in a line is left out': [331, 332, 336],
  'space at the end of code goes with its last line end': [118],
  'CDATA in HTML is a comment, which linkedom reads in part': [629],
};

const BLOCKS = /^(?:p|div|ul|ol|li|h[1-6]|pre|blockquote|hr|table|thead|tbody|tr|td|th)$/;
const NAMES: Readonly<Record<string, string>> = { i: 'em', b: 'strong', s: 'del' };
const UNREAD = /^(?:script|style|textarea|title)$/;
const asText = (html: string) => html.replace(/<\/?p>/g, '').replace(/<br>/g, ' ');

/** HTML in one form: without what a page loses on purpose, which is what is empty, boxes, names that HTML does not have, titles of links, and code's line ends. */
function normalise(html: string): string {
  return blocksOf(parseHTML(`<!doctype html><html><body>${html}</body></html>`).document.body).join('\n');
}

function isBlock(node: Node): boolean {
  if (node.nodeType !== 1) return false;
  const { localName } = node as Element;
  return BLOCKS.test(localName) || (!/^(?:a|em|strong|code|i|b|s|del)$/.test(localName) && [...node.childNodes].some(isBlock));
}

function blocksOf(parent: Element): string[] {
  const blocks: string[] = [];
  let line = '';
  const endLine = () => {
    const text = line
      .replace(/ +/g, ' ')
      .replace(/ ?<br> ?/g, '<br>')
      .replace(/^(?:<br>)+|(?:<br>)+$/g, '')
      .trim();
    if (text) blocks.push(`<p>${text}</p>`);
    line = '';
  };
  for (const child of parent.childNodes) {
    if (isBlock(child)) {
      endLine();
      blocks.push(...blockOf(child as Element));
    } else line += inlineOf(child);
  }
  endLine();
  return blocks;
}

function blockOf(element: Element): string[] {
  const name = element.localName;
  if (name === 'hr') return ['<hr>'];
  if (name === 'pre') {
    const code = (element.textContent ?? '').replace(/^\n+|\n+$/g, '');
    return code.trim() ? [`<pre>${code}</pre>`] : [];
  }
  const inner = blocksOf(element);
  if (!/^(?:ul|ol|li|h[1-6]|blockquote)$/.test(name)) return inner;
  if (inner.length === 0) return [];
  const start = name === 'ol' ? Number(element.getAttribute('start') ?? 1) : '';
  return [`<${name}${start}>${name.startsWith('h') ? asText(inner.join(' ')) : inner.join('')}</${name}>`];
}

function inlineOf(node: Node): string {
  if (node.nodeType === 3) return (node.textContent ?? '').replace(/\s+/g, ' ');
  if (node.nodeType !== 1 || UNREAD.test((node as Element).localName)) return '';
  const element = node as Element;
  const name = NAMES[element.localName] ?? element.localName;
  if (name === 'br') return '<br>';
  if (name === 'img') return element.getAttribute('src') ? `<img ${address(element, 'src')} ${element.getAttribute('alt') ?? ''}>` : '';
  const inner = [...element.childNodes].map(inlineOf).join('');
  if (!/^(?:a|em|strong|code|del)$/.test(name) || inner.trim() === '' || (name === 'a' && !element.getAttribute('href'))) return inner;
  if (name === 'code') return `<code>${inner}</code>`;
  const [, before, words, after] = /^(\s*)(.*?)(\s*)$/s.exec(inner) ?? [];
  return `${before}<${name}${name === 'a' ? ` ${address(element, 'href')}` : ''}>${words}</${name}>${after}`;
}

/** An address whole, since a page's links are; signs that end an address in markdown may be written in either way. */
function address(element: Element, name: string): string {
  const { href } = new URL(element.getAttribute(name) ?? '', PAGE);
  return decodeURI(href).replace(/%(28|29|5C)/g, (code) => decodeURIComponent(code));
}

describe.skipIf(!hasChecks)('markdown of the examples of CommonMark', () => {
  const reasons = new Map(Object.entries(OTHERWISE).flatMap(([reason, numbers]) => numbers.map((number) => [number, reason])));
  let renderer: ReturnType<MarkdownIt>;
  beforeAll(() => {
    renderer = loadCheck<MarkdownIt>('markdown-it')({ html: true });
    renderer.validateLink = () => true;
  });

  it.each(examples)('gives the same HTML again: example $number', ({ number, html }) => {
    const page = {
      bytes: Buffer.from(`<!doctype html><html><body>${html}</body></html>`),
      contentType: 'text/html; charset=utf-8',
      url: PAGE,
    };
    const { content } = readReply(page, { ...DEFAULT_OPTIONS, main: false });
    const [rendered, wanted] = [renderer.render(content), html].map(normalise);
    if (reasons.has(number)) expect(rendered, reasons.get(number)).not.toBe(wanted);
    else expect(rendered).toBe(wanted);
  });

  it('differs in less than a twentieth of them, each with its reason', () => {
    expect(reasons.size).toBeLessThan(examples.length / 20);
  });
});
