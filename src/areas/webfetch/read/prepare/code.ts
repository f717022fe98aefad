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
export function normaliseCode({ body, named }: Page): void {
  if (!named('pre', 'code', 'listing', 'xmp', 'table').length) return;
  for (const pre of findNamed(body, 'pre')) if (findNamed(pre, 'table', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').length) rename(pre, 'div');
  for (const pre of findNamed(body, 'pre')) {
    if (isWithin(pre, 'pre')) continue;
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

/** Joins a name in parts (`<code>Signal.</code><code>connect</code>`) into one piece of code. */
export function joinInlineCode({ named }: Page): void {
  for (const code of named('code'))
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
    const named = table.querySelector('td.code,td.blob-code,td[class*=code-]') !== null;
    if (!inPre && !named) continue;
    if (outer && bareText(outer.textContent ?? '') !== bareText(table.textContent ?? '')) continue;
    const cells = [...table.querySelectorAll('tr')].map((row) => [...row.children]);
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

const isGutter = (cell: Element | undefined) => cell !== undefined && /^[\s\d]*$/.test(cell.textContent ?? '');

/** More spaces in a row have no purpose in layout, and turndown takes quadratic time on them. */
const WIDE = /(?<=[ \t]{400})[ \t]+/g;

/** A code block's text: breaks and block children end lines; line numbers, buttons and prompt gutters are left out. */
function codeText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const extra of copy.querySelectorAll(
    'button,.copy,.lineno,.linenos,.line-number,.line-numbers-rows,.gutter,.ln,.hljs-ln-numbers,[data-line-number]',
  )) {
    if (extra.localName === 'button' || isGutter(extra)) extra.remove();
  }
  for (const br of copy.querySelectorAll('br')) br.replaceWith('\n');
  for (const line of copy.querySelectorAll('div,p,li')) if (!(line.textContent ?? '').endsWith('\n')) line.append('\n');
  return (copy.textContent ?? '')
    .replace(/\u00A0/g, ' ')
    .replace(/\r\n?/g, '\n')
    .replace(WIDE, '')
    .trimEnd()
    .replace(/^\n+/, '');
}

/** A code block's language, from the block, its code or a wrapper; empty if none is named. */
function codeLanguage(block: Element): string {
  const candidates: (Element | null)[] = [block.querySelector('code'), block];
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

/** Whether there is a line with words between two line breaks. */
const hasInnerLine = (text: string) =>
  text
    .split('\n')
    .slice(1, -1)
    .some((line) => line.trim());

/** Converts highlighters' blocks without `pre`: code with line breaks of its own. */
export function promoteLooseCode({ named }: Page): void {
  for (const code of named('code')) {
    if (hasInnerLine(code.textContent ?? '') && !isWithin(code, 'pre', 'p', 'li', 'td')) {
      const pre = code.ownerDocument.createElement('pre');
      code.replaceWith(pre);
      pre.append(code);
    }
  }
  for (const listing of named('listing', 'xmp')) rename(listing, 'pre');
}
