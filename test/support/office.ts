import { strToU8, zipSync } from 'fflate';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const W =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';
const S =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const P =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

type Relations = Readonly<Record<string, readonly [type: string, target: string]>>;

const relations = (given: Relations): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${Object.entries(given)
    .map(([id, [type, target]]) => {
      const mode = /^https?:/.test(target) ? ' TargetMode="External"' : '';
      return `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"${mode}/>`;
    })
    .join('')}</Relationships>`;

/** An archive of these parts, as Office writes them: the list of types first. */
export function writeArchive(parts: Readonly<Record<string, string>>): Buffer {
  const types = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';
  return Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries({ '[Content_Types].xml': types, ...parts }).map(([path, xml]) => [path, strToU8(DECLARATION + xml)]),
      ),
    ),
  );
}

/** A Word document of this body, with other parts by their names. */
export const writeWord = (
  body: string,
  given: { styles?: string; numbering?: string; footnotes?: string; links?: Relations; parts?: Readonly<Record<string, string>> } = {},
): Buffer =>
  writeArchive({
    '_rels/.rels': relations({ rId1: ['officeDocument', 'word/document.xml'] }),
    'word/_rels/document.xml.rels': relations({
      s: ['styles', 'styles.xml'],
      n: ['numbering', 'numbering.xml'],
      f: ['footnotes', 'footnotes.xml'],
      ...given.links,
    }),
    'word/document.xml': `<w:document ${W}><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': `<w:styles ${W}>${given.styles ?? ''}</w:styles>`,
    'word/numbering.xml': `<w:numbering ${W}>${given.numbering ?? ''}</w:numbering>`,
    'word/footnotes.xml': `<w:footnotes ${W}>${given.footnotes ?? ''}</w:footnotes>`,
    ...given.parts,
  });

/** An Excel workbook of sheets: the name of each, its XML, and how it is shown. */
export const writeWorkbook = (
  sheets: readonly { name: string; xml: string; state?: string }[],
  given: { texts?: readonly string[]; styles?: string; properties?: string } = {},
): Buffer =>
  writeArchive({
    '_rels/.rels': relations({ rId1: ['officeDocument', '/xl/workbook.xml'] }),
    'xl/_rels/workbook.xml.rels': relations({
      t: ['sharedStrings', 'sharedStrings.xml'],
      s: ['styles', 'styles.xml'],
      ...Object.fromEntries(sheets.map((_, at) => [`rId${at}`, ['worksheet', `worksheets/sheet${at}.xml`] as const])),
    }),
    'xl/workbook.xml': `<workbook ${S}>${given.properties ?? ''}<sheets>${sheets.map(({ name, state }, at) => `<sheet name="${name}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at}"/>`).join('')}</sheets></workbook>`,
    'xl/sharedStrings.xml': `<sst ${S}>${(given.texts ?? []).map((text) => `<si>${text}</si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet ${S}>${given.styles ?? ''}</styleSheet>`,
    ...Object.fromEntries(sheets.map(({ xml }, at) => [`xl/worksheets/sheet${at}.xml`, `<worksheet ${S}>${xml}</worksheet>`])),
  });

/** A presentation of slides, each the XML of its shapes, and how it is shown. */
export const writeSlides = (slides: readonly { shapes: string; show?: string }[]): Buffer =>
  writeArchive({
    '_rels/.rels': relations({ rId1: ['officeDocument', 'ppt/presentation.xml'] }),
    'ppt/_rels/presentation.xml.rels': relations(
      Object.fromEntries(slides.map((_, at) => [`rId${at}`, ['slide', `slides/slide${at}.xml`] as const])),
    ),
    'ppt/presentation.xml': `<p:presentation ${P}><p:sldIdLst>${slides.map((_, at) => `<p:sldId id="${256 + at}" r:id="rId${at}"/>`).join('')}</p:sldIdLst></p:presentation>`,
    ...Object.fromEntries(
      slides.map(({ shapes, show }, at) => [
        `ppt/slides/slide${at}.xml`,
        `<p:sld ${P}${show ? ` show="${show}"` : ''}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:sld>`,
      ]),
    ),
  });

const O = 'office style text table draw presentation fo xlink'
  .split(' ')
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ');

/** An OpenDocument file: what stands in its body, its automatic styles, and other parts by their paths. */
export function writeOpenDocument(
  kind: 'text' | 'spreadsheet' | 'presentation',
  body: string,
  styles = '',
  more: Readonly<Record<string, string>> = {},
): Buffer {
  const content = `${DECLARATION}<office:document-content ${O}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:${kind}>${body}</office:${kind}></office:body></office:document-content>`;
  return Buffer.from(
    zipSync({
      mimetype: [strToU8(`application/vnd.oasis.opendocument.${kind}`), { level: 0 }],
      'content.xml': strToU8(content),
      ...Object.fromEntries(Object.entries(more).map(([path, xml]) => [path, strToU8(xml)])),
    }),
  );
}
