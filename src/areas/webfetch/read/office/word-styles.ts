import { type Entry, lettersOf, type Style } from './html.ts';
import { attribute, childNodes, type Node, nodeAt, parseXml } from './xml.ts';

/** What a paragraph style of a Word document means. */
export interface WordStyle {
  /** Level of a heading, from 1. */
  heading?: number | undefined;
  /** Its list, as in a paragraph. */
  numbering?: Node | undefined;
  isCode: boolean;
}

/** Styles on styles may not go round in a circle. */
const MAX_DEPTH = 12;

export function readStyles(xml: string | undefined): ReadonlyMap<string, WordStyle> {
  const byId = new Map(childNodes(parseXml(xml), 'style').map((style) => [attribute(style, 'styleId') ?? '', style]));
  const resolve = (id: string, depth = 0): WordStyle => {
    const style = byId.get(id);
    const name = attribute(nodeAt(style, 'name'), 'val') ?? '';
    const based = attribute(nodeAt(style, 'basedOn'), 'val');
    const outer: WordStyle = based && depth < MAX_DEPTH ? resolve(based, depth + 1) : { isCode: false };
    const outline = attribute(nodeAt(style, 'pPr', 'outlineLvl'), 'val');
    const named = /^heading ([1-9])$/i.exec(name)?.[1];
    const level = named ? Number(named) : outline ? Number(outline) + 1 : /^title$/i.test(name) ? 1 : outer.heading;
    return {
      heading: level && level <= 9 ? level : undefined,
      numbering: nodeAt(style, 'pPr', 'numPr') ?? outer.numbering,
      isCode: /^(?:html preformatted|source code|code|preformatted text)$/i.test(name) || outer.isCode,
    };
  };
  return new Map([...byId.keys()].map((id) => [id, resolve(id)]));
}

/** A level of a numbered or marked list. */
export interface ListLevel {
  isNumbered: boolean;
  letters?: Entry['letters'];
  start: number;
}

/** The levels of each list by its number. */
export function readNumbering(xml: string | undefined): ReadonlyMap<string, readonly ListLevel[]> {
  const root = parseXml(xml);
  const levelsOf = (node: Node | undefined): ListLevel[] => {
    const levels: ListLevel[] = [];
    for (const level of childNodes(node, 'lvl')) {
      const format = attribute(nodeAt(level, 'numFmt'), 'val') ?? 'decimal';
      levels[Number(attribute(level, 'ilvl') ?? 0)] = {
        isNumbered: !/^(?:bullet|none)$/.test(format),
        letters: lettersOf(format),
        start: Number(attribute(nodeAt(level, 'start'), 'val') ?? 1),
      };
    }
    return levels;
  };
  const abstract = new Map(childNodes(root, 'abstractNum').map((one) => [attribute(one, 'abstractNumId') ?? '', levelsOf(one)]));
  return new Map(
    childNodes(root, 'num').map((one) => {
      const levels = [...(abstract.get(attribute(nodeAt(one, 'abstractNumId'), 'val') ?? '') ?? [])];
      for (const override of childNodes(one, 'lvlOverride')) {
        const at = Number(attribute(override, 'ilvl') ?? 0);
        const start = attribute(nodeAt(override, 'startOverride'), 'val');
        levels[at] = { ...(levels[at] ?? { isNumbered: true, start: 1 }), ...(start ? { start: Number(start) } : {}) };
      }
      return [attribute(one, 'numId') ?? '', levels];
    }),
  );
}

/** The place in its list of a paragraph with this `numPr`; undefined if it is in none. Counts on. */
export function numberParagraph(
  given: Node | undefined,
  numbering: ReadonlyMap<string, readonly ListLevel[]>,
  counters: Map<string, number[]>,
): Omit<Entry, 'html'> | undefined {
  const id = attribute(nodeAt(given, 'numId'), 'val');
  if (!id || id === '0') return undefined;
  const level = Math.min(8, Number(attribute(nodeAt(given, 'ilvl'), 'val') ?? 0) || 0);
  const kind: ListLevel = numbering.get(id)?.[level] ?? { isNumbered: false, start: 1 };
  const counts = counters.get(id) ?? [];
  counters.set(id, counts);
  counts[level] = (counts[level] ?? kind.start - 1) + 1;
  counts.length = level + 1;
  return { level, number: kind.isNumbered ? counts[level] : undefined, letters: kind.letters };
}

/** Whether a mark is there and not switched off. */
export const isOn = (node: Node | undefined): boolean => node !== undefined && !/^(?:0|false|none)$/.test(attribute(node, 'val') ?? '');

/** How far a sign is raised or lowered at least, in half points: less is a matter of taste. */
const MIN_RAISED = 4;

/** How a piece of text is set by its own properties; hidden ones are no text. */
export function styleOf(properties: Node | undefined): Style | 'hidden' {
  if (isOn(nodeAt(properties, 'vanish'))) return 'hidden';
  const align = attribute(nodeAt(properties, 'vertAlign'), 'val');
  // some programs raise by half points, and make the sign smaller
  const raisedBy = nodeAt(properties, 'sz') ? Number(attribute(nodeAt(properties, 'position'), 'val') ?? 0) : 0;
  return {
    bold: isOn(nodeAt(properties, 'b')) || isOn(nodeAt(properties, 'bCs')),
    italic: isOn(nodeAt(properties, 'i')),
    struck: isOn(nodeAt(properties, 'strike')),
    raised:
      align === 'superscript' || raisedBy >= MIN_RAISED ? 'sup' : align === 'subscript' || raisedBy <= -MIN_RAISED ? 'sub' : undefined,
  };
}
