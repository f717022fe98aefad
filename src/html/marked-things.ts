import { collectThings, type Thing } from './json-ld.ts';

/** Elements examined at most, of each kind. */
const MAX_ELEMENTS = 5_000;
/** Longest text taken as a value, in characters. */
const MAX_VALUE_LENGTH = 20_000;

/** How a syntax marks the beginning of a thing, its type and its properties. */
interface Syntax {
  scope: string;
  type: string;
  property: string;
}

const MICRODATA: Syntax = { scope: 'itemscope', type: 'itemtype', property: 'itemprop' };
const RDFA_LITE: Syntax = { scope: 'typeof', type: 'typeof', property: 'property' };

/**
 * The things that a page describes in the attributes of its elements, by microdata (WHATWG HTML 5, itemscope) and RDFa Lite (W3C, typeof with the
 * vocabulary of schema.org), shaped like those of JSON-LD: `{ '@type': 'http://schema.org/Product', name: 'Ale', offers: { ... } }`. A property
 * given several times is a list.
 */
export function readMarkedThings(document: Document): Thing[] {
  const things: Thing[] = [];
  for (const syntax of [MICRODATA, RDFA_LITE]) for (const one of readSyntax(document, syntax)) collectThings(one, things);
  return things;
}

/** The things that are no property of another. */
function readSyntax(document: Document, { scope, type, property }: Syntax): Thing[] {
  const things = new Map<Element, Thing>();
  /** Elements elsewhere on the page that belong to a thing (`itemref`). */
  const referred = new Map<Element, Thing>();
  for (const element of listElements(document, scope)) {
    const types = element.getAttribute(type)?.trim().split(/\s+/) ?? [];
    const thing: Thing = types[0] ? { '@type': types.length > 1 ? types : types[0] } : {};
    things.set(element, thing);
    for (const id of element.getAttribute('itemref')?.trim().split(/\s+/) ?? []) {
      const other = id ? document.getElementById(id) : null;
      if (other) referred.set(other, thing);
    }
  }
  const top = new Set(things.values());
  for (const element of things.size === 0 ? [] : listElements(document, property)) {
    const owner = ownerOf(element, things, referred);
    if (!owner || !isSchemaOrg(element, property)) continue;
    const thing = things.get(element);
    if (thing === owner) continue;
    if (thing) top.delete(thing);
    const value = thing ?? readValue(element);
    for (const name of element.getAttribute(property)?.trim().split(/\s+/) ?? []) addValue(owner, name.replace(/^.*[:/]/, ''), value);
  }
  return [...top];
}

const listElements = (document: Document, attribute: string): Element[] =>
  [...document.querySelectorAll(`[${attribute}]`)].slice(0, MAX_ELEMENTS);

function ownerOf(element: Element, things: ReadonlyMap<Element, Thing>, referred: ReadonlyMap<Element, Thing>): Thing | undefined {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const owner = (at === element ? undefined : things.get(at)) ?? referred.get(at);
    if (owner) return owner;
  }
  return undefined;
}

/** RDFa may speak in any vocabulary. */
const isSchemaOrg = (element: Element, property: string): boolean =>
  property !== RDFA_LITE.property ||
  element.getAttribute(property)?.startsWith('schema:') === true ||
  /schema\.org/.test(element.closest('[vocab]')?.getAttribute('vocab') ?? '');

/** Attributes that hold a value, by element; any other has its text. */
const VALUE_ATTRIBUTES: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  audio: 'src',
  data: 'value',
  embed: 'src',
  iframe: 'src',
  img: 'src',
  link: 'href',
  meter: 'value',
  object: 'data',
  source: 'src',
  time: 'datetime',
  track: 'src',
  video: 'src',
};

function readValue(element: Element): string {
  const attribute = VALUE_ATTRIBUTES[element.localName];
  const said =
    element.getAttribute('content') ??
    element.getAttribute('resource') ??
    (attribute === undefined ? null : element.getAttribute(attribute));
  return (said ?? element.textContent ?? '').slice(0, MAX_VALUE_LENGTH).replace(/\s+/g, ' ').trim();
}

function addValue(thing: Thing, name: string, value: string | Thing): void {
  if (!/^[a-z]\w*$/i.test(name)) return;
  if (!Object.hasOwn(thing, name)) thing[name] = value;
  else thing[name] = [thing[name], value].flat();
}
