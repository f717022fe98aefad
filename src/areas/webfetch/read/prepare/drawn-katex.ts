import { findNamed, isElement, isText } from '../page/elements.ts';

/**
 * TeX of a formula that KaTeX drew without its MathML (`output: 'html'`): parts above and below each other are told by how high they are drawn.
 * Empty if there is nothing drawn.
 */
export function texOfKatex(box: Element): string {
  const drawn = findNamed(box, 'span').find((one) => isCalled(one, 'katex-html'));
  return drawn ? texIn(drawn).replace(/\s+/g, ' ').trim() : '';
}

const namesOf = (element: Element) => (element.getAttribute('class') ?? '').split(' ');
const isCalled = (element: Element, name: string): boolean => namesOf(element).includes(name);

/** Zero-width spaces, which hold heights. */
const STRUTS = /\u200B/g;

function texIn(element: Element): string {
  const names = namesOf(element);
  if (names.includes('msupsub')) return texOfScripts(element);
  if (names.includes('mfrac')) {
    const [top = '', bottom = ''] = layersOf(element).map(texIn);
    return `\\frac{${top}}{${bottom}}`;
  }
  if (names.includes('sqrt')) return `\\sqrt{${textIn(element)}}`;
  if (names.includes('op-limits')) return texOfLimits(element);
  return textIn(element);
}

function textIn(element: Element): string {
  let tex = '';
  for (let child = element.firstChild; child; child = child.nextSibling) {
    if (isText(child)) tex += child.data.replace(STRUTS, '');
    else if (isElement(child)) tex += texIn(child);
  }
  return tex;
}

/** What is drawn above each other in a box, from the top, without lines. */
function layersOf(box: Element): Element[] {
  const list = findNamed(box, 'span').find((one) => isCalled(one, 'vlist'));
  return [...(list?.children ?? [])]
    .filter((one) => textIn(one) !== '')
    .map((one) => ({ one, top: Number(/top:\s*(-?[\d.]+)em/.exec(one.getAttribute('style') ?? '')?.[1] ?? 0) }))
    .sort((a, b) => a.top - b.top)
    .map(({ one }) => one);
}

function texOfScripts(box: Element): string {
  const [first, second] = layersOf(box).map(texIn);
  // a list of two lines has something below its base
  const isBelow = findNamed(box, 'span').some((one) => isCalled(one, 'vlist-t2'));
  if (first !== undefined && second !== undefined) return `_{${second}}^{${first}}`;
  return first === undefined ? '' : `${isBelow ? '_' : '^'}{${first}}`;
}

function texOfLimits(box: Element): string {
  const layers = layersOf(box);
  const at = layers.findIndex((one) => isCalled(one, 'mop') || findNamed(one, 'span').some((inner) => isCalled(inner, 'mop')));
  const [above, operator, below] = [layers[at - 1], layers[at], layers[at + 1]].map((one) => (one ? texIn(one) : ''));
  return `${operator}${below ? `_{${below}}` : ''}${above ? `^{${above}}` : ''}`;
}
