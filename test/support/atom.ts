import { DOMParser } from 'linkedom';
import { expect } from 'vitest';

/** An instant of UTC in ISO 8601. */
export const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Throws where a text is not well-formed as our feeds are written: tags that close, quoted attributes, no bare sign. */
export function readTags(xml: string): string[] {
  const open: string[] = [];
  const names: string[] = [];
  const rest = xml
    .replace(/^<\?xml version="1\.0" encoding="utf-8"\?>\n/, '')
    .replace(/<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/g, (_, end, name, attributes, alone) => {
      if (end && open.pop() !== name) throw new Error(`</${name}> closes nothing`);
      if (!end) names.push(name);
      if (!end && !alone) open.push(name);
      return attributes.replaceAll('<', '?');
    });
  if (open.length > 0) throw new Error(`<${open.at(-1)}> is not closed`);
  if (/[<]|&(?!(amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(rest)) throw new Error(`A bare sign: ${/.{20}[<&].{0,20}/.exec(rest)?.[0]}`);
  return names;
}

/** What RFC 4287 asks of a feed and of each entry. */
export function expectAtom(xml: string): void {
  readTags(xml);
  const feed = new DOMParser().parseFromString(xml, 'text/xml').documentElement as unknown as Element;
  expect([feed.localName, feed.getAttribute('xmlns')]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
  const entries = [...feed.children].filter(({ localName }) => localName === 'entry');
  for (const part of [feed, ...entries]) {
    const own = (name: string) => [...part.children].filter(({ localName }) => localName === name);
    for (const name of ['id', 'title', 'updated']) expect(own(name).length, name).toBe(1);
    expect(own('id')[0]?.textContent).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(own('updated')[0]?.textContent).toMatch(INSTANT);
    expect(own('link').filter((link) => link.getAttribute('rel') === 'alternate').length).toBe(1);
  }
  expect([...feed.children].filter(({ localName }) => localName === 'author').length).toBe(1);
  const ids = entries.map((entry) => entry.querySelector('id')?.textContent);
  expect(new Set(ids).size).toBe(ids.length);
}
