import { decodeXML } from 'entities/decode';

const MAX_ADDRESS_LENGTH = 4_096;

/** The contents of the first `most` `<loc>` elements, found in one pass. */
export function addressesIn(text: string, most: number): string[] {
  const found: string[] = [];
  const opening = /<loc>/gi;
  for (let looked = 0; looked < most && opening.exec(text); looked++) {
    const given = text.slice(opening.lastIndex, opening.lastIndex + MAX_ADDRESS_LENGTH).trimStart();
    const [address = ''] = (given.startsWith('<![CDATA[') ? given.slice('<![CDATA['.length).trimStart() : given).split(/[<\]\s]/, 1);
    if (address) found.push(decodeXML(address));
  }
  return found;
}
