/** What an Office file holds: `text` is any OpenDocument file. */
export type OfficeKind = 'word' | 'sheet' | 'slides' | 'text';

/** Bytes within which an archive's first names are. */
const NAMES_WITHIN = 4_096;
const DECLARED = /^application\/vnd\.(?:openxmlformats-officedocument\.|oasis\.opendocument\.|ms-(?:excel|word|powerpoint)(?:\.|$))/i;

/** What kind of Office file bytes are by the names in their archive, as far as these have arrived; undefined if they are none. */
export function officeKind(bytes: Uint8Array): OfficeKind | undefined {
  const start = Buffer.from(bytes.subarray(0, NAMES_WITHIN)).toString('latin1');
  if (!start.startsWith('PK\u0003\u0004')) return undefined;
  if (/mimetypeapplication\/vnd\.oasis\.opendocument\.(?:text|spreadsheet|presentation)/.test(start)) return 'text';
  if (!/\[Content_Types\]\.xml|_rels\/\.rels|docProps\/|(?:word|xl|ppt)\//.test(start)) return undefined;
  return start.includes('xl/') ? 'sheet' : start.includes('ppt/') ? 'slides' : 'word';
}

/** Whether bytes are an Office file: declared as one, or by their first names if they are declared an archive or nothing. */
export function isOffice(bytes: Uint8Array, contentType: string): boolean {
  const declared = contentType.split(';', 1)[0]?.trim() ?? '';
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return false;
  if (DECLARED.test(declared)) return true;
  return (
    /^(?:|\*\/\*|application\/(?:octet-stream|zip|x-zip-compressed|msword)|binary\/octet-stream)$/i.test(declared) &&
    officeKind(bytes) !== undefined
  );
}
