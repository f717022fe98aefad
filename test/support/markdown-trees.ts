import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../../src/areas/webfetch/read/options.ts';
import { readReply } from '../../src/areas/webfetch/read/read.ts';
import { hasChecks, loadCheck } from './checks.ts';

// Issue 13.13: whatever a page holds, its markdown makes no element, attribute or address that the sanitiser would not pass. Both
// renderers let raw HTML and every address through, so that only what is written holds it back.

/** In elements of the page there are addresses of this host; in its text, of another, which no renderer may make a link of. */
const LINKED = 'https://linked.example';
const WRITTEN = 'https://written.example';

/** What is used of commonmark and markdown-it, which `.ci/checks` installs. */
interface Commonmark {
  HtmlRenderer: new (options: { safe: boolean }) => { render(tree: object): string };
  Parser: new () => { parse(markdown: string): object };
}
type MarkdownIt = (options: { html: boolean; linkify: boolean }) => {
  render(markdown: string): string;
  validateLink(url: string): boolean;
};

const { HtmlRenderer, Parser } = loadCheck<Commonmark>('commonmark');
const markdownIt = loadCheck<MarkdownIt>('markdown-it');

const renderers: Record<string, (markdown: string) => string> = {
  commonmark: (text) => new HtmlRenderer({ safe: false }).render(new Parser().parse(text)),
  'markdown-it': (text) => {
    const renderer = markdownIt({ html: true, linkify: false });
    renderer.validateLink = () => true;
    return renderer.render(text);
  },
};

/** What our markdown may become: elements, with their attributes. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt'],
  ol: ['start'],
  code: ['class'],
  td: ['style'],
  th: ['style'],
  ...Object.fromEntries(
    'p,ul,li,h1,h2,h3,h4,h5,h6,em,strong,pre,blockquote,hr,br,table,thead,tbody,tr,s,del'.split(',').map((name) => [name, []]),
  ),
};

/** Numbers that look random and are the same each time (mulberry32). */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const SIGNS = [
  ...'[]()!<>`*_~#-+=|&;:\\"\'.{}^$/ \n\t',
  '\n\n',
  '    ',
  '](',
  '![',
  '```',
  '~~~',
  '***',
  '---',
  '\\[',
  '\\\\',
  '](<',
  '[^1]:',
];
const TRAPS = [
  `](${WRITTEN}/a)`,
  `](javascript:alert(1))`,
  `<${WRITTEN}/b>`,
  '<javascript:alert(1)>',
  '<a@written.example>',
  `[x]: ${WRITTEN}/c`,
  `\n[x]: ${WRITTEN}/c 'title'\n`,
  '[x]',
  '[x][x]',
  `[x](<${WRITTEN}/d>)`,
  `![x](${WRITTEN}/e "title")`,
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '</p><iframe>',
  '<!--',
  '-->',
  '<?php',
  '<![CDATA[',
  '<!DOCTYPE x>',
  '&lt;b&gt;',
  '&#60;i&#62;',
  '\\<u>',
  '<',
  'b onclick=x>',
  '1. ',
  '- ',
  '> ',
  '# ',
  '| a | b |\n|---|---|\n| <u> |',
  '\u2028<u>',
  '\u00a0',
  '\u200b<u>',
  '\uE000\uE001\uE002',
];
const WORDS = ['well', 'water', 'a', '1', 'ह', 'is'];
const NAMES =
  'p div span a a a b i strong em code code pre ul ol li li blockquote h1 h3 h6 table tr td th caption img br hr dl dt dd del s sub sup u mark kbd q cite small abbr time figure figcaption details summary input font center section article label svg math noscript form button ruby rt'.split(
    ' ',
  );

function treesOf(seed: number) {
  const below = numbersFrom(seed);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const text = (): string =>
    Array.from({ length: 1 + below(6) }, () => pick([SIGNS, SIGNS, TRAPS, WORDS]))
      .map((list) => pick<string>(list))
      .join('');
  const escaped = (raw: string) => raw.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
  // some of it stands in the page as it is, as markup of its own
  const written = () => (below(8) === 0 ? text() : escaped(text()));
  const address = () =>
    pick([
      `${LINKED}/${encodeURIComponent(pick(WORDS))}`,
      `${LINKED}/${text()}`,
      `/${text()}`,
      `javascript:${text()}`,
      `data:text/html,${text()}`,
      ' \tjava\nscript:x',
      `//linked.example/${text()}`,
      `mailto:${text()}`,
      text(),
    ]);
  const attributes = () =>
    [
      ['href', address],
      ['src', address],
      ['alt', text],
      ['title', text],
      ['class', () => `language-${text()}`],
      ['data-lang', text],
      ['start', () => pick(['2', '-1', text()])],
      ['align', () => pick(['left', 'right', text()])],
      ['colspan', () => pick(['2', text()])],
      ['style', () => pick(['text-align: right', `text-align:${text()}`])],
      ['type', () => pick(['checkbox', text()])],
      ['onclick', text],
      ['cite', address],
    ]
      .filter(() => below(3) === 0)
      .map(([name, value]) => ` ${name}="${escaped((value as () => string)())}"`)
      .join('');
  const node = (depth: number): string => {
    if (depth === 0 || below(3) === 0) return written();
    const name = pick(NAMES);
    const inner = Array.from({ length: below(4) }, () => node(depth - 1)).join('');
    return `<${name}${attributes()}>${inner}${below(12) === 0 ? '' : `</${name}>`}`;
  };
  return { html: Array.from({ length: 1 + below(4) }, () => node(5)).join(''), max: pick([100_000, 100_000, 500, 600]) };
}

/** What a renderer made that it should not have. */
function faultsIn(html: string): string[] {
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`);
  const faults: string[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    const name = element.localName;
    if (!ALLOWED[name]) faults.push(`<${name}>`);
    for (const { name: attribute, value } of element.attributes) {
      if (!ALLOWED[name]?.includes(attribute)) faults.push(`${name} ${attribute}`);
      if (attribute === 'style' && !/^text-align:(?:left|right|center)$/.test(value)) faults.push(`style ${value}`);
      if (attribute === 'class' && !/^language-[^\s]+$/.test(value)) faults.push(`class ${value}`);
      if (attribute !== 'href' && attribute !== 'src') continue;
      const url = URL.parse(value);
      if (!url || !/^(?:https?|mailto|tel):$/.test(url.protocol)) faults.push(`address ${value}`);
      else if (url.hostname === 'written.example' || url.href.startsWith('mailto:a@written.example')) faults.push(`link of text ${value}`);
    }
  }
  if (/<!--|<\?|<!/.test(html.replace(/<code[\s\S]*?<\/code>/g, ''))) faults.push('a comment or declaration');
  return faults;
}

/** A test of so many pages that look random, and are the same each time. */
export function holdsBackTrees(trees: number): void {
  describe('markdown of hostile pages', () => {
    it.skipIf(!hasChecks)(
      `holds nothing that the sanitiser would not pass, by ${trees} trees through ${Object.keys(renderers).join(' and ')}`,
      () => {
        const failed: object[] = [];
        for (let seed = 1; seed <= trees && failed.length < 5; seed++) {
          const { html, max } = treesOf(seed);
          const reply = { bytes: Buffer.from(`<html><body>${html}</body></html>`), contentType: 'text/html', url: `${LINKED}/` };
          const { content } = readReply(reply, { ...DEFAULT_OPTIONS, main: false, max });
          for (const [renderer, render] of Object.entries(renderers)) {
            const faults = faultsIn(render(content));
            if (faults.length > 0) failed.push({ seed, renderer, faults, content });
          }
        }
        expect(failed).toEqual([]);
      },
    );
  });
}
