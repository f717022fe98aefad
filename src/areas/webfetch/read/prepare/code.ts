import { decodeHTML } from 'entities/decode';
import { bareText, findNamed, isElement, isWithin, rename } from '../page/elements.ts';
import type { Page } from './page.ts';

const LANGUAGE_CLASS =
  /^(?:language|lang|highlight-source|highlight-text|highlight|brush|code|sh_|prettyprint-lang|source-code)[-:_]([\w+#.-]+)$/i;
/** Class names that accompany a highlighter's language: `highlight js`, `hljs python`, `sourceCode haskell`, `brush: php`. */
const HIGHLIGHTERS = new Set(
  'highlight hljs sourcecode prism codehilite shiki code-block codeblock brush: prettyprint crayon-code'.split(' '),
);
const NO_LANGUAGE = new Set(
  (
    'highlight hljs sourcecode code pre block wrapper container copyable linenums line-numbers numbersource prettyprint prettyprinted text plain ' +
    'plaintext none nohighlight auto github-dark github-light snippet notranslate has-line-numbers wp-block-code table figure gutter default lines'
  ).split(' '),
);

/** Normalizes code blocks to `<pre data-lang="..."><code>text</code></pre>`: highlighters' spans are removed, breaks become newlines. */
export function normaliseCode(page: Page): void {
  const { body } = page;
  for (const pre of findNamed(body, 'pre')) if (findNamed(pre, 'table', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').length) rename(pre, 'div');
  for (const pre of findNamed(body, 'pre')) {
    if (isWithin(pre, 'pre')) continue;
    // lines that mdBook hides until they are asked for
    for (const line of pre.querySelectorAll('code .boring')) {
      page.hidden += (line.textContent ?? '').length;
      line.remove();
    }
    const language = codeLanguage(pre);
    const text = codeText(pre);
    const code = pre.ownerDocument.createElement('code');
    code.textContent = text;
    const plain = pre.ownerDocument.createElement('pre');
    if (language) plain.setAttribute('data-lang', language);
    plain.append(code);
    pre.replaceWith(plain);
  }
}

/** Joins a name in parts (`<code>Signal.</code><code>connect</code>`) into one piece of code; a break in it parts words. */
export function joinInlineCode({ named }: Page): void {
  for (const code of named('code', 'kbd', 'samp', 'tt')) for (const br of findNamed(code, 'br')) br.replaceWith('\n');
  for (const code of named('code').filter((one) => !isWithin(one, 'pre')))
    for (let next = code.nextSibling; next && isElement(next) && next.localName === 'code'; next = code.nextSibling) {
      code.append(...next.childNodes);
      next.remove();
    }
}

/** Unwraps tables that only put line numbers next to code: one cell with all of it, or a row per line. */
export function flattenCodeTables({ named }: Page): void {
  for (const table of named('table')) {
    const outer = table.closest('pre');
    const inPre = outer !== null || table.querySelector('pre') !== null;
    const cells = [...table.querySelectorAll('tr')].map((row) => [...row.children]);
    const named = table.querySelector('td.code,td.blob-code,td[class*=code-]') !== null || isNumberedCode(cells);
    if (!inPre && !named) continue;
    if (outer && bareText(outer.textContent ?? '') !== bareText(table.textContent ?? '')) continue;
    if (!cells.length || cells.some((row) => row.length > 3)) continue;
    const holder = table.closest('figure,[class*=highlight],[class*=code]');
    if (!(inPre && (holder || named || cells.every((row) => isGutter(row[0])))) && !named) continue;
    const lines = cells.map((row) =>
      row
        .filter((cell) => !isGutter(cell))
        .map((cell) => codeText(cell))
        .join(''),
    );
    const language = codeLanguage(table);
    const pre = table.ownerDocument.createElement('pre');
    if (language) pre.setAttribute('data-lang', language);
    pre.textContent = lines.join('\n');
    if (outer) outer.replaceWith(pre);
    else if (holder?.localName === 'figure' && !holder.querySelector('figcaption')) holder.replaceWith(pre);
    else table.replaceWith(pre);
  }
}

/** Whether rows are a number, one after another, and a piece of code. */
function isNumberedCode(rows: readonly (readonly Element[])[]): boolean {
  const first = Number(rows[0]?.[0]?.textContent);
  return (
    rows.length >= 2 &&
    rows.every(([number, code, ...others], at) => {
      const inner = code?.firstElementChild;
      const isCode = inner?.localName === 'code' && (inner.textContent ?? '').trim() === (code?.textContent ?? '').trim();
      return others.length === 0 && isCode && Number(number?.textContent?.trim() || Number.NaN) === first + at;
    })
  );
}

const isGutter = (cell: Element | undefined) => cell !== undefined && /^[\s\d]*$/.test(cell.textContent ?? '');

/** More spaces in a row have no purpose in layout, and turndown takes quadratic time on them. */
const WIDE = /(?<=[ \t]{400})[ \t]+/g;

/** Classes of what stands beside code and is no part of it. */
const BESIDE_CODE =
  'button,.copy,.lineno,.linenos,.line-number,.linenumber,.line-numbers,.line-numbers-rows,.gutter,.ln,.hljs-ln-numbers,.blob-num,.select-none,' +
  '[class*=line-number],[class*=linenumber],[class*=lineNumber],[data-line-number],[style*=user-select],[unselectable]';

/** A code block's text: breaks and block children end lines; line numbers, buttons, labels and prompt gutters are left out. */
function codeText(element: Element): string {
  const copy = withoutLabel(element.cloneNode(true) as Element);
  for (const br of copy.querySelectorAll('br')) br.replaceWith('\n');
  partLines(copy);
  for (const line of copy.querySelectorAll('div,p,li,tr')) if (!(line.textContent ?? '').endsWith('\n')) line.append('\n');
  dropLineNumbers(copy);
  for (const extra of copy.querySelectorAll(BESIDE_CODE)) if (extra.localName === 'button' || isGutter(extra)) extra.remove();
  return withoutColours(copy.textContent ?? '')
    .replace(/\u00A0/g, ' ')
    .replace(/\r\n?/g, '\n')
    .replace(WIDE, '')
    .trimEnd()
    .replace(/^\n+/, '');
}

const COLOUR = /<(?:font color|span style)="[^"<>\n]*">/;
const STYLE_TAG = /<\/?(?:font|span|b|u|i|em)(?:\s[^<>\n]*)?>/g;

/** What a terminal says, without the tags for its colours: a script would draw them, and the file shows them as text. */
const withoutColours = (text: string): string =>
  /^\s*\$ /.test(text) && COLOUR.test(text) ? decodeHTML(text.replace(STYLE_TAG, '')) : text;

/** Names of elements that are a line each, which a style parts: `line`, `code-line`, `token-line`. */
const LINE = /(?:^|[\s_-])line(?=$|\s)/;

/** Ends the lines of code that are elements one after another with nothing between them. */
function partLines(block: Element): void {
  const holders = [block, ...findNamed(block, 'code', 'span')].filter(({ children }) => children.length > 1);
  for (const holder of holders) {
    const lines = [...holder.children];
    const isParted = [...holder.childNodes].some((node) => !isElement(node) && node.nodeValue !== '');
    const isLines = lines.every(
      (one) => LINE.test(one.getAttribute('class') ?? '') || one.hasAttribute('data-line') || one.localName === 'code',
    );
    if (isLines && !isParted && lines.length > 1) for (const line of lines) if (!(line.textContent ?? '').endsWith('\n')) line.append('\n');
  }
}

/** Longest label of a block of code, such as its language or "Copy code". In characters. */
const LABEL_LENGTH = 40;

/** The one `code` in a block whose other elements are a label and buttons; else the block. */
function withoutLabel(block: Element): Element {
  const codes = block.localName === 'pre' ? findNamed(block, 'code').filter((code) => !isWithin(code, 'code')) : [];
  const [code] = codes;
  if (!code || codes.length > 1) return block;
  const isLoose = [...block.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim());
  const length = (block.textContent ?? '').trim().length - (code.textContent ?? '').trim().length;
  return !isLoose && length > 0 && length <= LABEL_LENGTH ? code : block;
}

/** Removes elements that number the lines one after another, whatever they are called: each begins its line, and there are two at least. */
function dropLineNumbers(block: Element): void {
  const numbers: Element[] = [];
  let expected: number | undefined;
  let line = '';
  for (const leaf of textLeaves(block)) {
    const text = leaf.textContent ?? '';
    const holder = leaf.parentElement;
    const isAlone = holder !== null && holder !== block && (holder.textContent ?? '') === text && /^\s*\d{1,5}\s*$/.test(text);
    if (isAlone && !line.trim() && (expected === undefined || Number(text) === expected)) {
      numbers.push(holder);
      expected = Number(text) + 1;
      continue;
    }
    const end = text.lastIndexOf('\n');
    line = end >= 0 ? text.slice(end + 1) : line + text;
  }
  const lines = (block.textContent ?? '').trim().split('\n').length;
  if (numbers.length >= 2 && numbers.length >= lines - 1) for (const number of numbers) number.remove();
}

function textLeaves(element: Element, found: Text[] = []): Text[] {
  for (let child = element.firstChild; child; child = child.nextSibling) {
    if (child.nodeType === 3) found.push(child as Text);
    else if (isElement(child)) textLeaves(child, found);
  }
  return found;
}

/** A code block's language, from the block, its code or a wrapper; empty if none is named. */
function codeLanguage(block: Element): string {
  // the first code may be a gutter's
  const told = block.querySelector('code[class],code[data-lang],code[data-language]');
  const candidates: (Element | null)[] = [told ?? block.querySelector('code'), block];
  for (let up = block.parentElement, steps = 0; up && steps < 3 && up.localName !== 'body'; up = up.parentElement, steps++)
    candidates.push(up);
  for (const element of candidates) {
    if (!element) continue;
    const given =
      element.getAttribute('data-lang') ??
      element.getAttribute('data-language') ??
      (element.localName === 'pre' ? element.getAttribute('lang') : null);
    if (given && /^[\w+#.-]+$/.test(given)) return given.toLowerCase();
    const names = (element.getAttribute('class') ?? '').split(/[\s;]+/).filter(Boolean);
    for (const name of names) {
      const found = LANGUAGE_CLASS.exec(name)?.[1]?.toLowerCase();
      if (found && !NO_LANGUAGE.has(found)) return found;
    }
    const at = names.findIndex((name) => HIGHLIGHTERS.has(name.toLowerCase()));
    const beside =
      at >= 0
        ? names.find((name, index) => index !== at && /^[a-z][\w+#]*$/i.test(name) && !NO_LANGUAGE.has(name.toLowerCase()))
        : undefined;
    if (beside) return beside.toLowerCase();
  }
  return '';
}
