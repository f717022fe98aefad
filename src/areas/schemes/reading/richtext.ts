import { decodeHTMLStrict } from 'entities/decode';

/** A node of the publisher's rich text (Slate): a text leaf, or an element with children. */
interface RichNode {
  text?: unknown;
  bold?: unknown;
  italic?: unknown;
  type?: unknown;
  url?: unknown;
  link?: unknown;
  children?: unknown;
}

const MAX_UNWRAPPED = 3;

/**
 * The publisher's text as markdown: its own markdown if present, else its tree. Decodes entities (single or double), turns HTML breaks into
 * lines and drops other tags. Empty if there is nothing.
 */
export function toMarkdown(markdown: unknown, tree?: unknown): string {
  const plain = typeof markdown === 'string' ? tidy(markdown) : '';
  return plain || tidy(typeof tree === 'string' ? tree : renderBlocks(tree));
}

/** The publisher's plain text on one line, without markup. */
export const toLine = (text: unknown): string => (typeof text === 'string' ? tidy(text).replace(/\s+/g, ' ') : '');

function tidy(text: string): string {
  return resolveEntities(text)
    .replace(/\r\n?/g, '\n')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/gi, '')
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/[ \t\u00a0]+\n/g, '\n')
    .replace(/\u00a0/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function resolveEntities(text: string): string {
  let before = text;
  for (let round = 0; round < MAX_UNWRAPPED; round += 1) {
    const after = decodeHTMLStrict(before);
    if (after === before) break;
    before = after;
  }
  return before;
}

const listChildren = (node: RichNode): RichNode[] => (Array.isArray(node.children) ? (node.children as RichNode[]) : []);
const nodeKind = (node: RichNode): string => (typeof node.type === 'string' ? node.type : '');
const isBlock = (node: RichNode): boolean => /^(ol|ul)|list|table|heading|quote|paragraph|align/.test(nodeKind(node));

/** Blocks separated by empty lines. */
function renderBlocks(tree: unknown): string {
  const nodes = Array.isArray(tree) ? (tree as RichNode[]) : tree && typeof tree === 'object' ? [tree as RichNode] : [];
  return nodes
    .map((node) => renderBlock(node, ''))
    .filter(Boolean)
    .join('\n\n');
}

function renderBlock(node: RichNode, indent: string): string {
  const kind = nodeKind(node);
  if (/^(ol|ordered|numbered)/.test(kind)) return parseList(node, indent, (index) => `${index + 1}. `);
  if (/^(ul|unordered|bulleted)/.test(kind)) return parseList(node, indent, () => '- ');
  if (/^table$/.test(kind)) return renderTable(node);
  const level = headingLevel(kind);
  if (level) return `${'#'.repeat(level)} ${inline(node)}`;
  if (/quote/.test(kind)) return `> ${inline(node)}`;
  if (listChildren(node).some(isBlock))
    return listChildren(node)
      .map((child) => (isBlock(child) ? renderBlock(child, indent) : inline(child)))
      .filter((text) => text.trim())
      .join('\n\n');
  return inline(node);
}

const HEADINGS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Headings in the text start below those of the page. */
function headingLevel(kind: string): number | undefined {
  const word = /heading[-_]?(\w+)/.exec(kind)?.[1];
  if (!word) return undefined;
  const level = HEADINGS.includes(word) ? HEADINGS.indexOf(word) + 1 : Number(word);
  return Math.min(6, Math.max(3, level || 3));
}

function parseList(node: RichNode, indent: string, mark: (index: number) => string): string {
  return listChildren(node)
    .map((item, index) => {
      const direct = listChildren(item).filter((child) => !isNested(child));
      const nested = listChildren(item).filter(isNested);
      const text = direct.length > 0 ? direct.map(inline).join('') : inline({ ...item, children: [] });
      return [`${indent}${mark(index)}${text.trim()}`, ...nested.map((list) => renderBlock(list, `${indent}   `))]
        .filter(Boolean)
        .join('\n');
    })
    .join('\n');
}

const isNested = (node: RichNode): boolean => /^(ol|ul|ordered|unordered|numbered|bulleted)/.test(nodeKind(node));

function renderTable(node: RichNode): string {
  const rows = listChildren(node)
    .flatMap((child) => (/body|head/.test(nodeKind(child)) ? listChildren(child) : [child]))
    .map((row) => listChildren(row).map((cell) => inline(cell).replace(/\s+/g, ' ').replaceAll('|', '\\|').trim()));
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0) return '';
  const line = (cells: readonly string[]) => `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(Array.from({ length: width }, () => '---')), ...body.map(line)].join('\n');
}

function inline(node: RichNode): string {
  if (typeof node.text === 'string') return marked(node.text, node);
  const text = listChildren(node).map(inline).join('');
  const address = [node.url, node.link].find((one) => typeof one === 'string' && /^https?:\/\//.test(one));
  return /link/.test(nodeKind(node)) && address && text.trim() ? `[${text.trim()}](${address})` : text;
}

/** Bold and italic marks close right after the word: `**word** `, not `**word **`. */
function marked(text: string, { bold, italic }: RichNode): string {
  const mark = `${bold === true ? '**' : ''}${italic === true ? '*' : ''}`;
  if (!mark || !text.trim()) return text;
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return `${before}${mark}${words}${[...mark].reverse().join('')}${after}`;
}
