import type { DrawnParts } from './drawn-parts.ts';

interface Box {
  type: string;
  start: number;
  /** Where its content begins. */
  body: number;
  end: number;
}

/** ISO 14496-12, 4.2: length, type, for long boxes the length again. */
function* boxes(file: Buffer, start: number, end: number): Generator<Box> {
  for (let at = start; at + 8 <= end; ) {
    const short = file.readUInt32BE(at);
    const length = short === 1 ? Number(file.readBigUInt64BE(at + 8)) : short === 0 ? end - at : short;
    const body = at + (short === 1 ? 16 : 8);
    if (at + length > end || at + length < body) throw new RangeError('the file ends');
    yield { type: file.toString('latin1', at + 4, at + 8), start: at, body, end: at + length };
    at += length;
  }
}

/** Bytes stay where they are, since offsets name them: what does not draw becomes a box that readers pass over. */
export function readAvif(original: Buffer): DrawnParts | undefined {
  const file = Buffer.from(original);
  let [width, height] = [0, 0];
  let hasData = false;
  const drop = ({ start }: Box) => file.write('free', start + 4, 'latin1');
  function walk(start: number, end: number, parent: string): void {
    for (const box of boxes(file, start, end)) {
      hasData ||= box.type === 'mdat';
      if (box.type === 'ispe') {
        width = Math.max(width, file.readUInt32BE(box.body + 4));
        height = Math.max(height, file.readUInt32BE(box.body + 8));
      }
      const isProfile = box.type === 'colr' && file.toString('latin1', box.body, box.body + 4) !== 'nclx';
      // Exif and XMP are items that describe (`cdsc`) the picture.
      if (isProfile || (parent === 'iref' && box.type === 'cdsc')) drop(box);
      else if (parent === '' && !['ftyp', 'meta', 'mdat'].includes(box.type)) drop(box);
      else if (['meta', 'iref'].includes(box.type)) walk(box.body + 4, box.end, box.type);
      else if (['iprp', 'ipco'].includes(box.type)) walk(box.body, box.end, box.type);
    }
  }
  walk(0, file.length, '');
  return hasData ? { width, height, parts: file } : undefined;
}
