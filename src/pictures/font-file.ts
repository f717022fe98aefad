import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import { keptIn } from '../kernel/memoize.ts';

/** The pages' own font for headings, so that a drawing is the same on every machine. */
export const FONT_FAMILY = 'Tiro Devanagari Hindi';
type Script = 'latin' | 'devanagari';
const packed = (script: Script) => `@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-${script}-400-normal.woff`;

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const HEADER = 12;
const ENTRY = 16;

const files = new Map<Script, string>();

/** The font as a file that sharp's text reader takes, which knows no WOFF; unpacked once a process into the system's temporary folder. */
export const fontFile = (script: Script = 'latin'): string =>
  keptIn(files, script, () => {
    const file = join(mkdtempSync(join(tmpdir(), 'jaankari-font-')), 'tiro.ttf');
    writeFileSync(file, unpackWoff(readFileSync(fileURLToPath(import.meta.resolve(packed(script))))));
    return file;
  });

/** The tables of a WOFF 1.0 file (W3C recommendation of 2012, sections 4 and 5), unpacked and laid out as a TrueType file. */
function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const power = Math.floor(Math.log2(count));
  const head = Buffer.alloc(HEADER + ENTRY * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(ENTRY * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(ENTRY * (count - 2 ** power), 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (let at = 0; at < count; at += 1) {
    const entry = WOFF_HEADER + WOFF_ENTRY * at;
    const [start, packed, length] = [4, 8, 12].map((member) => woff.readUInt32BE(entry + member)) as [number, number, number];
    const bytes = woff.subarray(start, start + packed);
    const table = packed < length ? inflateSync(bytes) : bytes;
    const target = HEADER + ENTRY * at;
    woff.copy(head, target, entry, entry + 4);
    head.writeUInt32BE(woff.readUInt32BE(entry + 16), target + 4);
    head.writeUInt32BE(offset, target + 8);
    head.writeUInt32BE(length, target + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(table, padding);
    offset += length + padding.length;
  }
  return Buffer.concat(parts);
}
