/** Bytes searched for a `meta` charset; the HTML standard asks for 1024, but real pages put it later. */
const META_WITHIN = 8192;

/** Decodes bytes as text; null if they are not text in any charset. `headerCharset` comes from the Content-Type. */
export function decodeText(bytes: Uint8Array, headerCharset: string | undefined): string | null {
  const mark = byteOrderMark(bytes);
  if (mark) return new TextDecoder(mark).decode(bytes);
  const wide = wideCharset(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  if (looksBinary(bytes)) return null;
  const unicode = decodeUtf8(bytes);
  if (unicode !== undefined) return unicode;
  for (const label of [headerCharset, metaCharset(bytes)]) {
    const decoder = label ? decoderFor(label) : undefined;
    // the standard treats a page that declares itself UTF-16 in ASCII as UTF-8
    if (!decoder || decoder.encoding.startsWith('utf-16')) continue;
    const text = decoder.decode(bytes);
    if (isSound(text, bytes, FORGIVEN)) return text;
  }
  return sniffCharset(bytes);
}

/** The text of bytes that are all UTF-8 and have letters beyond ASCII: other charsets are never so by chance, whatever the page declares. */
function decodeUtf8(bytes: Uint8Array): string | undefined {
  if (!bytes.some((byte) => byte > 127)) return undefined;
  // a page may be cut within a character
  let end = bytes.length;
  for (let back = 1; back <= 3 && back < bytes.length; back++)
    if (((bytes[bytes.length - back] ?? 0) & 0xc0) === 0xc0)
      end = lengthOf(bytes[bytes.length - back] ?? 0) > back ? bytes.length - back : end;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, end));
  } catch {
    return undefined;
  }
}

/** Bytes of a UTF-8 character by its first. */
const lengthOf = (first: number) => (first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2);

function decoderFor(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label.trim().toLowerCase());
  } catch {
    return undefined;
  }
}

function byteOrderMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return undefined;
}

/** Detects UTF-16 without a mark by its zero bytes: nearly all on one side. */
function wideCharset(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, 2048);
  let even = 0;
  let odd = 0;
  for (let at = 0; at < sample.length; at++) if (sample[at] === 0) at % 2 ? odd++ : even++;
  const pairs = sample.length / 2;
  if (sample.length < 8) return undefined;
  if (odd > pairs * 0.4 && even < pairs * 0.05) return 'utf-16le';
  if (even > pairs * 0.4 && odd < pairs * 0.05) return 'utf-16be';
  return undefined;
}

function looksBinary(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, 4096);
  let odd = 0;
  // ESC and the shift codes are part of ISO-2022-JP
  for (const byte of sample) if (byte === 0 || (byte < 32 && ![9, 10, 12, 13, 14, 15, 27].includes(byte))) odd++;
  return odd > sample.length * 0.02;
}

function metaCharset(bytes: Uint8Array): string | undefined {
  // what a comment or a script says of a charset is not said by the page
  const head = Buffer.from(bytes.subarray(0, META_WITHIN))
    .toString('latin1')
    .replace(/<!--[\s\S]*?(?:-->|$)|<(script|style)\b[\s\S]*?(?:<\/\1|$)/gi, ' ');
  return /<meta[^>]+charset\s*=\s*["']?([\w:.-]+)/i.exec(head)?.[1] ?? /^\s*<\?xml[^>]+encoding=["']([\w:.-]+)/i.exec(head)?.[1];
}

/** Invalid characters tolerated in a charset that the page declares. */
const FORGIVEN = 3;

/** A few invalid characters in a long page are the page's mistake; many mean the wrong charset. */
function isSound(text: string, bytes: Uint8Array, forgiven: number): boolean {
  let broken = 0;
  for (let at = text.indexOf('\uFFFD'); at >= 0; at = text.indexOf('\uFFFD', at + 1)) broken++;
  if (broken === 0) return true;
  let high = 0;
  for (const byte of bytes) if (byte > 127) high++;
  return broken <= Math.max(forgiven, high * 0.04);
}

/** The charset whose text looks most natural: kana for Japanese, frequent ideographs for Chinese, and so on. */
function sniffCharset(bytes: Uint8Array): string {
  const utf8 = new TextDecoder().decode(bytes);
  if (isSound(utf8, bytes, 0)) return utf8;
  if (bytes.includes(0x1b)) {
    const japanese = new TextDecoder('iso-2022-jp').decode(bytes);
    if (/[\u3040-\u30ff]/.test(japanese) && !japanese.includes('\uFFFD')) return japanese;
  }
  const sample = bytes.subarray(0, 65_536);
  let best = { score: scoreLatin(new TextDecoder('windows-1252').decode(sample)), label: 'windows-1252' };
  for (const [label, test] of SNIFFED) {
    const score = scoreWide(new TextDecoder(label).decode(sample), test);
    if (score > best.score) best = { score, label };
  }
  return new TextDecoder(best.label).decode(bytes);
}

const SNIFFED: readonly [string, RegExp][] = [
  ['shift_jis', /[\u3041-\u3096\u30a1-\u30fa。、「」]/g],
  ['euc-jp', /[\u3041-\u3096\u30a1-\u30fa。、「」]/g],
  ['euc-kr', /[\uac00-\ud7a3]/g],
  ['gb18030', /[的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里，。]/g],
  ['big5', /[的一是不了在人有我他這個們中來上大為和國地到以說時要就出會可也你對生能而子那得於著下自之年過發後作裡，。]/g],
  ['windows-1251', /[\u0430-\u044f](?=[\u0430-\u044f])/g],
  ['koi8-r', /[\u0430-\u044f](?=[\u0430-\u044f])/g],
];

/** Share of non-ASCII characters that belong to the script, 0 to 1; invalid ones count against it. */
function scoreWide(text: string, own: RegExp): number {
  const beyond = text.match(/[\u0080-\uffff]/g)?.length ?? 0;
  const broken = text.match(/[\uFFFD\uE000-\uF8FF\uff61-\uff9f]/g)?.length ?? 0;
  if (!beyond || broken > beyond * 0.1) return 0;
  const found = text.match(own)?.length ?? 0;
  // frequent ideographs make up about a quarter of Chinese text
  const most = own.source.length > 60 ? 0.25 : 1;
  return Math.min(1, found / (beyond * most)) - broken / beyond;
}

/** Latin text has accented letters among plain ones, rarely two in a row. */
function scoreLatin(text: string): number {
  const beyond = text.match(/[\u0080-\uffff]/g)?.length ?? 0;
  if (!beyond) return 1;
  const lone =
    text.match(/(?<![\u0080-\uffff])[\u00c0-\u00ff\u2018-\u201d\u2013\u2014\u20ac\u2026\u00a0\u00a9\u00ab\u00bb\u00b0](?![\u0080-\uffff])/g)
      ?.length ?? 0;
  return (lone / beyond) * 0.95;
}
