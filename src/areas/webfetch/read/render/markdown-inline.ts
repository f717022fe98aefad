import type TurndownService from 'turndown';
import { isElement, isText } from '../page/elements.ts';
import { oneLine, partSpace } from './lines.ts';

// vowel signs and joiners belong to words: those of Indian scripts are marks of their own
const WORD = /[\p{L}\p{N}\p{M}\p{Join_Control}]/u;
const PUNCTUATION = /[^\p{L}\p{N}\p{M}\p{Join_Control}\s]/u;

/** Punctuation at either end of the text, other than characters with a meaning in markdown. */
const LEADING_SIGNS = /^(?:(?![[\]!\\`*_<~])[^\p{L}\p{N}\p{M}\p{Join_Control}\s])+\s*/u;
const TRAILING_SIGNS = /\s*(?:(?![[\]()\\`*_>~])[^\p{L}\p{N}\p{M}\p{Join_Control}\s])+$/u;

/** A text in quotation marks or parentheses as a whole, which stay together. */
const WRAPPED = /^(?:"[^"]+"|'[^']+'|“[^”]+”|‘[^’]+’|«[^»]+»|\([^()]+\))$/;

/** A longer run is not punctuation. */
const MAX_PUNCTUATION_LENGTH = 40;

/** Uses one element name per kind of emphasis, and merges adjacent ones. */
export function joinEmphasis(html: string): string {
  return html
    .replace(/<(\/?)b(?=[ >])/g, '<$1strong')
    .replace(/<(\/?)i(?=[ >])/g, '<$1em')
    .replace(/<\/(strong|em)>(\s*)<\1>/g, '$2');
}

/**
 * Adds emphasis, strikethrough and inline code. Where neighbouring characters would keep markdown from reading the marks, the words go
 * without.
 */
export function addInlineRules(service: TurndownService): void {
  service.addRule('emphasis', {
    filter: 'em',
    replacement: (content, node) =>
      isDoubled(node) ? content : eachParagraph(content, node, (text) => emphasise(text, node as Node, '_')),
  });
  service.addRule('strong', {
    filter: 'strong',
    replacement: (content, node) =>
      isDoubled(node) ? content : eachParagraph(content, node, (text) => emphasise(text, node as Node, '**')),
  });
  service.addRule('strike', {
    filter: ['del', 's', 'strike' as 's'],
    replacement: (content, node) => eachParagraph(content, node, (text) => `~~${text}~~`),
  });
  service.addRule('code', {
    filter: (node) => node.nodeName === 'CODE' && node.parentNode?.nodeName !== 'PRE',
    replacement: (_, node) => inlineCode(node.textContent ?? ''),
  });
}

/** Nested marks of one kind around the same words would turn into another kind: two underscores are bold. */
const isDoubled = (node: unknown) => {
  const { parentNode, nodeName } = node as Element;
  return parentNode?.nodeName === nodeName && parentNode.childNodes.length === 1;
};

/**
 * Puts marks around each paragraph, from its first word to its last: breaks, outer spaces and empty lines stay outside. Fenced code and
 * tables get none: next to a mark, a fence is no longer one, and the code would be read as markdown.
 */
function eachParagraph(content: string, node: unknown, mark: (text: string) => string): string {
  const element = node as Element;
  if (element.firstElementChild && element.querySelector('pre,table')) return content;
  return content
    .split(/((?<!\s)\s*\n\s*\n\s*)/)
    .map((part, at) => (at % 2 ? part : markWords(part, mark)))
    .join('');
}

function markWords(part: string, mark: (text: string) => string): string {
  const { before, words, after } = partSpace(part);
  return before + (words && mark(words)) + after;
}

function emphasise(text: string, node: Node, mark: '_' | '**'): string {
  if (!WORD.test(text)) return text.replace(/(?<!\\)[*_]/g, '\\$&');
  const [before, after] = [besides(node, 'previousSibling'), besides(node, 'nextSibling')].map((sign) => WORD.test(sign));
  const isWrapped = (before || after) && WRAPPED.test(text);
  const lead = isWrapped ? text.charAt(0) : before ? (LEADING_SIGNS.exec(text)?.[0] ?? '') : '';
  const trail = isWrapped ? text.slice(-1) : after ? (TRAILING_SIGNS.exec(text.slice(-MAX_PUNCTUATION_LENGTH))?.[0] ?? '') : '';
  const inner = text.slice(lead.length, text.length - trail.length);
  const tight = { before: before && !lead, after: after && !trail };
  // a mark between an outer letter and inner punctuation does not count as one
  if ((tight.before && PUNCTUATION.test(inner.charAt(0))) || (tight.after && PUNCTUATION.test(inner.slice(-1)))) return text;
  // an underscore within a word is not a mark
  const sign = mark === '_' && (tight.before || tight.after) ? '*' : mark;
  return `${lead}${sign}${inner}${sign}${trail}`;
}

/**
 * The character of the same line right before or after a node; empty at the line's end, next to other marks, and where the text has a space
 * of its own.
 */
function besides(node: Node, side: 'previousSibling' | 'nextSibling'): string {
  const own = node.textContent ?? '';
  if (side === 'nextSibling' ? /\s$/.test(own) : /^\s/.test(own)) return '';
  let one: Node = node;
  while (
    !one[side] &&
    one.parentNode &&
    isElement(one.parentNode) &&
    /^(?:SPAN|A|SMALL|SUB|SUP|MARK|U|TIME|ABBR|STRONG|EM|DEL)$/.test(one.parentNode.nodeName)
  )
    one = one.parentNode;
  const other = one[side];
  if (!other || !(isText(other) || (isElement(other) && /^(?:SPAN|SMALL|U|TIME|ABBR|MARK)$/.test(other.nodeName)))) return '';
  const text = other.textContent ?? '';
  return side === 'nextSibling' ? text.charAt(0) : text.slice(-1);
}

export function inlineCode(given: string): string {
  const text = given.includes('\n') ? oneLine(given) : given;
  if (!text.trim()) return '';
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = /^`|`$/.test(text) ? ' ' : '';
  return `${fence}${pad}${text}${pad}${fence}`;
}
