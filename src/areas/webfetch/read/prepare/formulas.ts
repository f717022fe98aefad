import { MathMLToLaTeX } from 'mathml-to-latex';
import { findNamed, isElement, isText, isWithin, plainText } from '../page/elements.ts';
import { texOfKatex } from './drawn-katex.ts';
import type { Page } from './page.ts';

/** Set on what stands in for a formula, `inline` or `display`; its text is TeX between dollar signs. */
export const FORMULA = 'data-formula';

/** Class of a formula that stands alone. */
export const DISPLAY_CLASS = 'display-formula';

/** Longest formula, in characters of TeX, and longest MathML that is converted, in characters. */
const MAX_TEX = 3_000;
const MAX_MATHML = 60_000;

/**
 * Writes each formula as TeX between dollar signs: from the page's own TeX (an annotation, a MathJax script, the text of a picture) if there
 * is any, else from its MathML, else from the letters that were drawn. Must run before scripts are removed.
 */
export function writeFormulas({ document, named, body }: Page): void {
  for (const script of named('script')) if (/^math\/tex/i.test(script.getAttribute('type') ?? '')) writeScript(script);
  for (const drawn of named('mjx-container')) writeDrawn(drawn);
  for (const box of named('span', 'div').filter((one) => DRAWN.test(one.getAttribute('class') ?? ''))) {
    if (!body.contains(box)) continue;
    const math = findNamed(box, 'math')[0];
    if (math) put(box, readMath(math), /katex-display/.test(box.getAttribute('class') ?? '') || isDisplay(math));
    else if (box.hasAttribute('data-mathml')) put(box, texOfMathml(box.getAttribute('data-mathml') ?? ''), false);
    else {
      const tex = cleanTex(texOfKatex(box));
      if (tex) put(box, tex, /katex-display/.test(box.getAttribute('class') ?? ''));
    }
  }
  for (const math of [...named('math'), ...named('mml:math')]) if (body.contains(math)) put(math, readMath(math), isDisplay(math));
  for (const picture of named('img')) {
    const isNamed = /(?:^|\s)(?:latex|tex|math|mwe-math-fallback-image-\w+)(?:\s|$)/.test(picture.getAttribute('class') ?? '');
    put(picture, texOfAddress(picture.getAttribute('src') ?? '') || (isNamed ? cleanTex(picture.getAttribute('alt') ?? '') : ''), false);
  }
  if (document.body === body) writeDelimited(body);
}

/** Addresses of services that draw a formula from TeX in the address itself. */
const DRAWN_FROM_TEX = [
  /\/\/latex\.codecogs\.com\/(?:gif|png|svg)(?:\.latex|\.image)?\?(.+)$/i,
  /\/latex\.php\?(?:.*&)?latex=([^&]+)/i,
  /\/\/render\.githubusercontent\.com\/render\/math\?(?:.*&)?math=([^&]+)/i,
  /\/\/chart\.(?:apis\.google|googleapis)\.com\/chart\?(?=.*cht=tx)(?:.*&)?chl=([^&]+)/i,
  /\/\/i\.upmath\.me\/(?:svg|png)\/(.+)$/i,
];

/** What such an address says about the size of letters and the colour behind them. */
const SIZES = /^(?:\s*\\(?:dpi\s?\{\d+\}|(?:inline|small|large|Large|huge|bg_\w+|fn_\w+|displaystyle)\b))+\s*/;

function texOfAddress(src: string): string {
  const written = src.length <= MAX_TEX ? DRAWN_FROM_TEX.map((pattern) => pattern.exec(src)?.[1]).find(Boolean) : undefined;
  if (!written) return '';
  // a form's values have plus signs for spaces; the first service has its own sign
  const spaced = (/[?&](?:latex|math|chl)=/.test(src) ? written.replace(/\+/g, '%20') : written).replaceAll('&space;', ' ');
  try {
    return cleanTex(decodeURIComponent(spaced).replace(SIZES, ''));
  } catch {
    return ''; // no valid escapes: the picture stays
  }
}

/** Boxes in which a formula is drawn a second time: KaTeX, Wikipedia, MathJax 2. */
const DRAWN = /(?:^|\s)(?:katex-display|katex|mwe-math-element|MathJax(?:_Display|_SVG|_CHTML)?)(?:\s|$)/;

/** The drawn copy beside a MathJax script goes with it. */
function writeScript(script: Element): void {
  for (let before = script.previousSibling; before; before = script.previousSibling) {
    const isBlank = isText(before) && !before.data.trim() && before.previousSibling !== null;
    const isCopy = isElement(before) && /(?:^|\s)MathJax/.test(before.getAttribute('class') ?? '');
    if (isCopy) before.remove();
    else if (isBlank && isElement(before.previousSibling as Node) && isCopyOf(before.previousSibling as Element)) before.remove();
    else break;
  }
  put(script, cleanTex(script.textContent ?? ''), /mode\s*=\s*display/i.test(script.getAttribute('type') ?? ''));
}

const isCopyOf = (element: Element) => /(?:^|\s)MathJax/.test(element.getAttribute('class') ?? '');

/** What MathJax 3 drew: its MathML for screen readers, or else the letters by their code points. */
function writeDrawn(container: Element): void {
  const math = findNamed(container, 'math')[0];
  const tex = math ? readMath(math) : drawnLetters(container).trim();
  put(container, tex || cleanTex(container.getAttribute('aria-label') ?? ''), container.getAttribute('display') === 'true');
}

function drawnLetters(element: Element): string {
  let tex = '';
  for (const child of element.children) {
    const name = child.localName;
    const code = name === 'mjx-c' ? /\bmjx-c([0-9A-F]{2,6})\b/.exec(child.getAttribute('class') ?? '')?.[1] : undefined;
    const inner = code ? String.fromCodePoint(Math.min(0x10ffff, Number.parseInt(code, 16))).normalize('NFKC') : drawnLetters(child);
    tex += name === 'mjx-script' ? `^{${inner}}` : name === 'mjx-sub' ? `_{${inner}}` : inner;
  }
  return tex;
}

const isDisplay = (math: Element): boolean =>
  math.getAttribute('display') === 'block' || /^\s*\{\\displaystyle\s[^}]*\\\\/.test(math.getAttribute('alttext') ?? '');

/** A formula's TeX: as annotated, else converted from MathML, else its letters. */
function readMath(math: Element): string {
  const note = findNamed(math, 'annotation', 'mml:annotation').find((one) => /tex/i.test(one.getAttribute('encoding') ?? ''));
  const written = cleanTex(note?.textContent ?? '') || cleanTex(math.getAttribute('alttext') ?? '');
  return written || texOfMathml(math.outerHTML) || cleanTex(plainText(math));
}

/** MathML as TeX; empty if it is damaged or too long. */
export function texOfMathml(mathml: string): string {
  if (!mathml || mathml.length > MAX_MATHML) return '';
  try {
    return cleanTex(MathMLToLaTeX.convert(mathml.replaceAll('&nbsp;', ' ').replace(/<(annotation)\b[\s\S]*?<\/\1>/g, '')));
  } catch {
    return ''; // damaged MathML: its letters are written instead
  }
}

/** TeX on one line, without Wikipedia's wrapper, and without signs that HTML or markdown would take for their own. */
const cleanTex = (given: string): string =>
  given
    .slice(0, MAX_TEX)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\{\\displaystyle (.*)\}$/, '$1')
    .replace(/^\$+|\$+$/g, '')
    .replace(/</g, '\\lt ')
    .replace(/`/g, "'")
    .replace(/\](?=[([])/g, '] ')
    .replace(/&(?=#?\w+;)/g, '& ')
    .trim();

/** Puts a formula in an element's place. One without any letters is left out. */
function put(element: Element, tex: string, display: boolean): void {
  if (!element.parentNode || isWithin(element, 'pre', 'code')) return;
  if (!tex) {
    if (element.localName !== 'img') element.remove();
    return;
  }
  const isBlock = display && !isWithin(element, 'li', 'td', 'th', 'dd', 'h1', 'h2', 'h3', 'a');
  const formula = element.ownerDocument.createElement(isBlock ? 'div' : 'span');
  formula.setAttribute(FORMULA, isBlock ? 'display' : 'inline');
  if (isBlock) formula.setAttribute('class', DISPLAY_CLASS);
  formula.textContent = isBlock ? `$$${tex}$$` : `$${tex}$`;
  element.replaceWith(formula);
}

/** Marks of TeX written into the text for a script to find. */
const MARKS: readonly (readonly [opening: string, closing: string, display: boolean])[] = [
  ['\\(', '\\)', false],
  ['\\[', '\\]', true],
  ['$$', '$$', true],
];

function writeDelimited(body: Element): void {
  const texts: Text[] = [];
  collectDelimited(body, texts);
  for (const text of texts) splitDelimited(text);
}

function collectDelimited(parent: Element, texts: Text[]): void {
  for (let child = parent.firstChild; child; child = child.nextSibling) {
    if (isText(child)) {
      if (!/\\[([]|\$\$/.test(child.data)) continue;
      // the parser ends a text at each entity
      for (let next = child.nextSibling; next && isText(next); next = child.nextSibling) {
        child.data += next.data;
        next.remove();
      }
      texts.push(child);
    } else if (isElement(child) && !NOT_READ.has(child.localName) && !child.hasAttribute(FORMULA)) collectDelimited(child, texts);
  }
}

const NOT_READ: ReadonlySet<string> = new Set(['script', 'style', 'pre', 'code', 'textarea', 'noscript', 'template', 'kbd', 'samp']);

/** Most formulas of one text. */
const MAX_FORMULAS = 300;

/** Puts each marked formula of a text in an element of its own. */
function splitDelimited(text: Text): void {
  let rest = text.data;
  for (let count = 0; count < MAX_FORMULAS; count++) {
    const found = nextFormula(rest);
    if (!found) break;
    const holder = text.ownerDocument.createElement('span');
    text.before(text.ownerDocument.createTextNode(rest.slice(0, found.start)), holder);
    put(holder, found.tex, found.display);
    rest = rest.slice(found.end);
  }
  text.data = rest;
}

/** The first formula in a text: what stands between two marks, if it looks like one. */
function nextFormula(text: string): { start: number; end: number; tex: string; display: boolean } | undefined {
  let best: ReturnType<typeof nextFormula>;
  for (const [opening, closing, display] of MARKS) {
    const start = text.indexOf(opening);
    const close = start < 0 ? -1 : text.indexOf(closing, start + opening.length);
    if (close < 0 || (best && start > best.start)) continue;
    const inner = text.slice(start + opening.length, close);
    if (inner.length <= MAX_TEX && /[\\^_={}+<>]|^\s*[\p{L}\d]{1,3}\s*$/u.test(inner))
      best = { start, end: close + closing.length, tex: cleanTex(inner), display };
  }
  return best;
}
