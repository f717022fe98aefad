import TurndownService from 'turndown';
import { entryNumber, numberInLetters } from '../page/list-numbers.ts';
import { oneLine, tidyLines, trimBreaks } from './lines.ts';
import { escapeMarkdown, markInLine, partFromLinks } from './markdown-escape.ts';
import { addInlineRules, inlineCode, joinEmphasis } from './markdown-inline.ts';
import { addMarkRules } from './markdown-marks.ts';
import { addNoteRules } from './markdown-notes.ts';
import { CELL_BREAK, isInCell, renderTable, tableCaption, tableCell, tableRow } from './markdown-table.ts';

const asElement = (node: unknown) => node as Element;

/**
 * Renders HTML as markdown: CommonMark with GitHub's tables, task lists and strikethrough, without raw HTML. Takes a string, because
 * turndown loses tables in a linkedom node.
 */
export const renderMarkdown = (html: string): string =>
  tidyLines(service.turndown(asBlocks(joinEmphasis(partFromLinks(markInLine(html))))));

/** Turndown takes these blocks for parts of a line, and would join their words. */
const asBlocks = (html: string): string => html.replace(/<(\/?)(?:details|summary)(?=[ >])/g, '<$1div');

const service = new TurndownService({
  headingStyle: 'atx',
  codeBlockStyle: 'fenced',
  bulletListMarker: '-',
  emDelimiter: '_',
  strongDelimiter: '**',
  hr: '---',
  br: '  ',
  // A list entry without words does not separate its neighbours further.
  blankReplacement: (_, node) => ((node as { isBlock?: boolean }).isBlock && node.nodeName !== 'LI' ? '\n\n' : ''),
});

service.escape = escapeMarkdown;
addInlineRules(service);
addMarkRules(service);

/** Inside a heading or cell, list markers need no escaping. */
const withinLine = (text: string) => text.replace(/^(\s*\d*)\\(?=[-+.)]\s)/, '$1');

service.addRule('heading', {
  filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  replacement: (content, node) => {
    const line = withinLine(oneLine(content.replace(/ {2}\n|^-{3,}$/gm, ' ')));
    // Trailing number signs would belong to the heading's mark.
    return line ? `\n\n${'#'.repeat(Number(node.nodeName.charAt(1)))} ${line.replace(/(?<=^|\s)#+$/, '\\$&')}\n\n` : '';
  },
});

service.addRule('fence', {
  filter: 'pre',
  replacement: (_, node) => {
    const text = trimBreaks(node.textContent ?? '');
    if (!text.trim()) return '';
    if (isInCell(node)) return text.split('\n').map(inlineCode).filter(Boolean).join(CELL_BREAK);
    const longest = Math.max(2, ...(text.match(/`{3,}/g) ?? []).map((run) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `\n\n${fence}${asElement(node).getAttribute('data-lang') ?? ''}\n${text}\n${fence}\n\n`;
  },
});

/** What numbers an entry. Markdown knows digits alone, so an entry that the page letters (`type="a"`) is one of bullets with its letter. */
function numberMarker(entry: Element, list: Element): string {
  const number = entryNumber(entry, list);
  const letters = numberInLetters(number, list.getAttribute('type') ?? '');
  return letters ? `- ${letters}. ` : `${number}. `;
}

service.addRule('listItem', {
  filter: 'li',
  replacement: (content, node, options) => {
    const parent = node.parentNode as Element | null;
    const text = trimBreaks(content);
    if (!text.trim()) return '';
    const marker = parent?.nodeName === 'OL' ? numberMarker(asElement(node), parent) : `${options.bulletListMarker} `;
    if (isInCell(node)) return `${CELL_BREAK}${marker}${text}${CELL_BREAK}`;
    const indented = text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(marker.indexOf(' ') + 1)}`);
    // an entry outside a list still starts a line
    const before = parent && /^(?:UL|OL)$/.test(parent.nodeName) ? '' : '\n';
    return `${before}${marker}${indented}${node.nextSibling ? '\n' : ''}`;
  },
});

/**
 * Never matches as a rule, but runs first. Turndown trims elements it considers inline (`span`) and with that the line break
 * before a fence, whose code would then be read as markdown.
 */
function keepLinesOfCode(node: unknown): boolean {
  const element = node as Element & { isBlock: boolean; flankingWhitespace: { leading: string; trailing: string } };
  if (!element.isBlock && element.firstElementChild && element.querySelector('pre'))
    element.flankingWhitespace = { leading: '', trailing: '' };
  return false;
}

service.addRule('taskBox', {
  filter: (node) => node.nodeName === 'INPUT' && node.getAttribute('type') === 'checkbox' && node.parentElement?.closest('li') !== null,
  replacement: (_, node) =>
    `${asElement(node).hasAttribute('checked') ? '[x]' : '[ ]'}${/^\s/.test(node.nextSibling?.textContent ?? '') ? '' : ' '}`,
});

// Next to a list marker, hyphens would merge with it into one rule.
service.addRule('rule', { filter: 'hr', replacement: (_, node) => `\n\n${node.parentNode?.nodeName === 'LI' ? '***' : '---'}\n\n` });

service.addRule('term', {
  filter: 'dt',
  replacement: (content) => (content.trim() ? `\n\n**${oneLine(content).replace(/^\*\*(.*)\*\*$/, '$1')}**\n\n` : ''),
});
service.addRule('definition', { filter: 'dd', replacement: (content) => `\n\n${content.trim()}\n\n` });

service.addRule('image', {
  filter: 'img',
  replacement: (_, node) => {
    const image = asElement(node);
    const src = image.getAttribute('src');
    const alt = escapeMarkdown((image.getAttribute('alt') ?? '').replace(/\s+/g, ' ').trim());
    return src ? `![${alt}](${address(src)})` : '';
  },
});

service.addRule('link', {
  filter: (node) => node.nodeName === 'A' && node.hasAttribute('href'),
  replacement: (content, node) => {
    const text = oneLine(content);
    const before = /^\s/.test(content) ? ' ' : '';
    const after = /\s$/.test(content) ? ' ' : '';
    return text ? `${before}[${text}](${address(asElement(node).getAttribute('href') ?? '')})${after}` : '';
  },
});

/** Parentheses and spaces would end a markdown URL, and a backslash or backtick reach beyond it; lookalike entities must not be decoded. */
const address = (url: string) =>
  url
    .replace(/[()\s<>\\`]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
    .replace(/&(?=#?\w+;)/g, '&amp;');

service.addRule('cell', { filter: ['td', 'th'], replacement: (content, node) => tableCell(withinLine(content), asElement(node)) });
service.addRule('row', { filter: 'tr', replacement: (content, node) => tableRow(content, asElement(node)) });
service.addRule('tablePart', { filter: ['thead', 'tbody', 'tfoot'], replacement: (content) => content });
service.addRule('caption', { filter: 'caption', replacement: (content, node) => tableCaption(content, asElement(node)) });
service.addRule('table', { filter: 'table', replacement: (content, node) => renderTable(content, asElement(node)) });

addNoteRules(service);
// rules added last run first
service.addRule('linesOfCode', { filter: keepLinesOfCode, replacement: (content) => content });

const UNWRITTEN = 'script style noscript title iframe object video audio canvas button select textarea map svg';
service.remove(UNWRITTEN.split(' ') as 'script'[]);
