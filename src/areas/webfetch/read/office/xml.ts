import { Parser } from 'htmlparser2';

/** An element of an XML part; names are without their prefix. */
export interface Node {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (Node | string)[];
}

/** Most elements of a part that is read as a whole, and how deep they may be; real ones stay under 60. */
const MAX_NODES = 1_500_000;
const MAX_DEPTH = 256;

export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

interface Visitor {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text(text: string): void;
  close(name: string): void;
}

/** Walks over XML, names without their prefix. Entities that a document defines itself are not expanded, and nothing else is opened. */
export function walkXml(xml: string, visitor: Visitor): void {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => visitor.open(localName(name), attributes),
      ontext: (text) => visitor.text(text),
      onclosetag: (name) => visitor.close(localName(name)),
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(xml);
  parser.end();
}

/** An XML part as a tree; undefined if it has none. A tree that is too large ends early. */
export function parseXml(xml: string | undefined): Node | undefined {
  if (!xml) return undefined;
  const root: Node = { name: '', attributes: {}, children: [] };
  const open: Node[] = [root];
  let count = 0;
  walkXml(xml, {
    open(name, attributes) {
      const node: Node = { name, attributes, children: [] };
      if (count++ < MAX_NODES && open.length < MAX_DEPTH) open.at(-1)?.children.push(node);
      open.push(node);
    },
    text(text) {
      open.at(-1)?.children.push(text);
    },
    close() {
      if (open.length > 1) open.pop();
    },
  });
  return root.children.find(isNode);
}

export const isNode = (child: Node | string): child is Node => typeof child !== 'string';

/** The elements right inside another, of one name if that is given. */
export const childNodes = (node: Node | undefined, name?: string): Node[] =>
  (node?.children ?? []).filter(isNode).filter((child) => name === undefined || child.name === name);

/** The element that a path of names leads to. */
export function nodeAt(node: Node | undefined, ...names: readonly string[]): Node | undefined {
  let found = node;
  for (const name of names) found = childNodes(found, name)[0];
  return found;
}

/** All elements of a name inside another, in order. */
export function findNodes(node: Node | undefined, name: string, found: Node[] = []): Node[] {
  for (const child of childNodes(node)) {
    if (child.name === name) found.push(child);
    findNodes(child, name, found);
  }
  return found;
}

/** The value of an attribute, whatever its prefix. */
export function attribute(node: Node | undefined, name: string): string | undefined {
  if (!node) return undefined;
  const own = node.attributes[name];
  if (own !== undefined) return own;
  for (const [key, value] of Object.entries(node.attributes)) if (localName(key) === name) return value;
  return undefined;
}

export const textOf = (node: Node | undefined): string =>
  (node?.children ?? []).map((child) => (isNode(child) ? textOf(child) : child)).join('');
