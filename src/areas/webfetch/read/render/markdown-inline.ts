import type TurndownService from 'turndown';
import { isElement, isText } from '../page/elements.ts';
import { oneLine, partSpace } from './lines.ts';

const WORD = /[\p{L}\p{N}]/u;
const PUNCTUATION = /[^\p{L}\p{N}\s]/u;

/** Punctuation of the text itself at an end of it: none of the signs that markdown reads. */
const LEADING_SIGNS = /^(?:(?![[\]!\\`*_<~])[^\p{L}\p{N}\s])+\s*/u;
const TRAILING_SIGNS = /\s*(?:(?![[\]()\\`*_>~])[^\p{L}\p{N}\s])+$/u;

/** More signs in a row are no punctuation. */
const MAX_PUNCTUATION_LENGTH = 40;

/** One name for each kind of emphasis; what stands in two pieces side by side becomes one. */
export function joinEmphasis(html: string): string {
  return html
    .replace(/<(\/?)b(?=[ >])/g, '<$1strong')
    .replace(/<(\/?)i(?=[ >])/g, '<$1em')
    .replace(/<\/(strong|em)>(\s*)<\1>/g, '$2');
}

/** Adds emphasis, strikes and inline code. Where markdown could not read the marks, because of what stands beside them, the words go without. */
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

/** The marks of two of one kind around the same words would be one of another: two underscores are bold. */
const isDoubled = (node: unknown) => {
  const { parentNode, nodeName } = node as Element;
  return parentNode?.nodeName === nodeName && parentNode.childNodes.length === 1;
};

/**
 * Marks hold from their paragraph's first word to its last: breaks and spaces around them, and empty lines within, stay outside. Around code
 * in lines of its own, or a table, there are none: beside a mark a fence is no fence, and the code would be read as markdown.
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
  const lead = before ? (LEADING_SIGNS.exec(text)?.[0] ?? '') : '';
  const trail = after ? (TRAILING_SIGNS.exec(text.slice(-MAX_PUNCTUATION_LENGTH))?.[0] ?? '') : '';
  const inner = text.slice(lead.length, text.length - trail.length);
  const tight = { before: before && !lead, after: after && !trail };
  // a mark between a letter outside and a sign inside is none
  if ((tight.before && PUNCTUATION.test(inner.charAt(0))) || (tight.after && PUNCTUATION.test(inner.slice(-1)))) return text;
  // an underscore within a word is no mark
  const sign = mark === '_' && (tight.before || tight.after) ? '*' : mark;
  return `${lead}${sign}${inner}${sign}${trail}`;
}

/** The character of the line's text right before or after a node; empty at the line's end, beside other marks and where a space of its own parts them. */
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

function inlineCode(given: string): string {
  const text = given.includes('\n') ? oneLine(given) : given;
  if (!text.trim()) return '';
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = /^`|`$/.test(text) ? ' ' : '';
  return `${fence}${pad}${text}${pad}${fence}`;
}
