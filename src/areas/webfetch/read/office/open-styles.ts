import { type Entry, lettersOf, type Style } from './html.ts';
import { attribute, childNodes, type Node, nodeAt } from './xml.ts';

/** How a level of a list is numbered, and from which number on. */
interface ListNumbering {
  letters: Entry['letters'];
  start: number;
}

/** What the styles of an OpenDocument file say, by their names. */
export interface OpenStyles {
  styles: ReadonlyMap<string, Style>;
  /** Styles of lists, and how each level is numbered, if it is. */
  lists: ReadonlyMap<string, readonly (ListNumbering | undefined)[]>;
  /** Names of the styles of paragraphs of code, and of sheets that are hidden. */
  code: ReadonlySet<string>;
  hidden: ReadonlySet<string>;
  /** Levels of headings, by the names of the styles that rest on one of theirs. */
  levels: ReadonlyMap<string, number>;
}

/** Names of paragraph styles for code, which an own style may rest on. */
export const CODE = /\b(?:preformatted_20_text|source_20_code|source_20_text|code)\b/i;

/** The styles of some parts of a file: its content and its named styles. */
export function readOpenStyles(roots: readonly (Node | undefined)[]): OpenStyles {
  const named = roots.flatMap((one) => childNodes(one).filter(({ name }) => /^(?:automatic-)?styles$/.test(name)));
  const styles = named.flatMap((one) => childNodes(one, 'style'));
  const levelOf = (style: Node) => /^(?:heading_20_([1-9])|title)$/i.exec(attribute(style, 'parent-style-name') ?? '');
  const namesWhere = (test: (style: Node) => boolean) => new Set(styles.filter(test).map((style) => attribute(style, 'name') ?? ''));
  return {
    styles: new Map(styles.map((style) => [attribute(style, 'name') ?? '', styleOf(style)])),
    levels: new Map(
      styles.flatMap((style) => {
        const [found, level] = levelOf(style) ?? [];
        return found ? [[attribute(style, 'name') ?? '', Number(level ?? 1)] as const] : [];
      }),
    ),
    code: namesWhere((style) => CODE.test(`${attribute(style, 'name')} ${attribute(style, 'parent-style-name')}`)),
    hidden: namesWhere((style) => attribute(nodeAt(style, 'table-properties'), 'display') === 'false'),
    lists: new Map(
      named
        .flatMap((one) => childNodes(one, 'list-style'))
        .map((style) => [attribute(style, 'name') ?? '', childNodes(style).map(numberingOf)]),
    ),
  };
}

const numberingOf = (level: Node): ListNumbering | undefined =>
  level.name === 'list-level-style-number'
    ? { letters: lettersOf(attribute(level, 'num-format') ?? ''), start: Number(attribute(level, 'start-value') ?? 1) }
    : undefined;

function styleOf(style: Node): Style {
  const text = nodeAt(style, 'text-properties');
  const [position = ''] = (attribute(text, 'text-position') ?? '').split(' ');
  return {
    bold: /^(?:bold|[6-9]00)$/.test(attribute(text, 'font-weight') ?? ''),
    italic: /^(?:italic|oblique)$/.test(attribute(text, 'font-style') ?? ''),
    struck: !/^(?:none|)$/.test(attribute(text, 'text-line-through-style') ?? ''),
    raised: /^(?:super|[1-9])/.test(position) ? 'sup' : /^(?:sub|-)/.test(position) ? 'sub' : undefined,
  };
}
