import { parseJson } from '../../../../kernel/parse-json.ts';
import { decodeText } from './charset.ts';

/** The kind of content: a page, text, data, or not text at all. */
type Kind = 'html' | 'text' | 'json' | 'binary';

export interface Decoded {
  kind: Kind;
  /** Media type as sent, or as detected; lower case, without parameters. */
  mediaType: string;
  /** Empty for binary content. */
  text: string;
}

/**
 * Decodes a reply's bytes. The charset comes from the byte order mark, the Content-Type, the page's `meta`, or else from the bytes
 * themselves; a declared charset that does not fit the bytes is ignored.
 */
export function decodeReply(bytes: Uint8Array, contentType = ''): Decoded {
  const declared = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const magic = magicType(bytes);
  if (magic) return { kind: 'binary', mediaType: declared && declared !== 'application/octet-stream' ? declared : magic, text: '' };
  if (isBinaryType(declared)) return { kind: 'binary', mediaType: declared, text: '' };
  const text = decodeText(bytes, /charset\s*=\s*["']?([^\s"';]+)/i.exec(contentType)?.[1]);
  if (text === null) return { kind: 'binary', mediaType: declared || 'application/octet-stream', text: '' };
  const kind = detectKind(declared, text);
  return { kind, mediaType: declared || { html: 'text/html', json: 'application/json', text: 'text/plain' }[kind], text };
}

function detectKind(mediaType: string, text: string): 'html' | 'text' | 'json' {
  if (/^(?:text\/html|application\/xhtml\+xml)$/.test(mediaType)) return 'html';
  if (/^(?:application|text)\/(?:[\w.+-]+\+)?json$/.test(mediaType)) return 'json';
  if (mediaType !== '' && !/octet-stream|unknown|\/\*|xml/.test(mediaType)) return 'text';
  const start = withoutProlog(text.slice(0, 2000));
  if (HTML_START.test(start)) return 'html';
  if (mediaType === '' && /^\s*<!--/.test(text) && !/^<(?:\?xml|rss|feed|rdf:RDF|svg|urlset|sitemapindex)/i.test(start)) return 'html';
  if (mediaType === '' && /^[{[]/.test(start) && parseJson(text) !== undefined) return 'json';
  return 'text';
}

/** How a page begins: the table of the standard for MIME sniffing, and other elements of HTML. */
const HTML_START = new RegExp(
  `^<(?:${
    '!doctype html|html|head|script|iframe|h[1-6]|div|font|table|a|style|title|b|body|br|p|article|section|main|meta|link|base|ul|ol|li|dl|span|pre|picture|' +
    'figure|img|i|em|strong|header|footer|nav|form|center|blockquote|hr|noscript|template|details|code|small|u|label|button|input'
  })[\\s>/]`,
  'i',
);

/** The text after the leading comments and XML declaration of a page. */
export function withoutProlog(text: string): string {
  let rest = text.trimStart();
  for (const [opening, closing] of PROLOG) {
    while (rest.startsWith(opening)) {
      const end = rest.indexOf(closing);
      if (end < 0) return '';
      rest = rest.slice(end + closing.length).trimStart();
    }
  }
  return rest;
}

/** An XML declaration counts only before any comment. */
const PROLOG = [
  ['<?xml', '>'],
  ['<!--', '-->'],
] as const;

const isBinaryType = (mediaType: string) =>
  /^(?:image|audio|video|font|model)\//.test(mediaType)
    ? mediaType !== 'image/svg+xml'
    : /^application\/(?:pdf|zip|gzip|x-(?:gzip|tar|bzip2|7z-compressed|rar-compressed|msdownload|shockwave-flash)|vnd\.(?:ms-|openxmlformats|oasis)[\w.+-]*|msword|epub\+zip|java-archive|wasm|rtf)/.test(
        mediaType,
      );

/** Magic numbers with their types. */
const MAGIC = (
  '25504446 application/pdf, 89504e47 image/png, ffd8ff image/jpeg, 47494638 image/gif, 504b0304 application/zip, 504b0506 application/zip, ' +
  '1f8b application/gzip, 52617221 application/vnd.rar, 377abcaf application/x-7z-compressed, d0cf11e0 application/x-ole-storage, 7f454c46 application/x-executable, 0061736d application/wasm, ' +
  '774f4646 font/woff, 774f4632 font/woff2, 4f676753 application/ogg, 494433 audio/mpeg'
)
  .split(', ')
  .map((pair) => pair.split(' ') as [string, string]);

function magicType(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('hex');
  if (start.startsWith('52494646') && /^(?:57454250|57415645|41564920)/.test(start.slice(16))) return 'application/x-riff';
  if (start.slice(8, 16) === '66747970') return 'video/mp4';
  return MAGIC.find(([magic]) => start.startsWith(magic))?.[1];
}

/** Characters within which a PDF must identify itself; some start with other bytes. */
const PDF_WITHIN = 1024;

/** Whether bytes are a PDF: they start as one, or name themselves one soon, at the start of a line, and are not declared a page or a text. */
export function isPdf(bytes: Uint8Array, contentType: string): boolean {
  const start = Buffer.from(bytes.subarray(0, PDF_WITHIN)).toString('latin1');
  if (/^application\/(?:x-)?pdf\b/i.test(contentType.trim())) return start.includes('%PDF-');
  if (/^(?:\u00EF\u00BB\u00BF)?\s*%PDF-\d/.test(start)) return true;
  const isUndeclared = /^(?:|application\/octet-stream|binary\/octet-stream|\*\/\*)$/i.test(contentType.split(';', 1)[0]?.trim() ?? '');
  return isUndeclared && /(?:^|[\r\n])%PDF-\d\.\d\s*[\r\n]/.test(start) && !HTML_START.test(withoutProlog(start));
}
