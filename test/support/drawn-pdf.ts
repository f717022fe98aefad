import { DEFAULT_OPTIONS } from '../../src/areas/webfetch/read/options.ts';
import { readAnyReply } from '../../src/areas/webfetch/read/read-any.ts';
import { writePdf } from './pdf.ts';

/** Draws words in a PDF at a place in points from its lower left corner; `F1` is Helvetica, `F2` its bold, `F3` Courier. */
export const textAt = (x: number, y: number, words: string, size = 12, font = 'F1') =>
  `BT /${font} ${size} Tf 0 Tc 1 0 0 1 ${x} ${y} Tm (${words}) Tj ET`;
const FONTS = ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>', '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>'];

/** A table's cells at the given places, a row every `step` points. */
export const cellsAt = (rows: readonly (readonly string[])[], places: readonly number[], step = 20) =>
  rows.flatMap((row, y) => row.flatMap((words, x) => (words ? [textAt(places[x] ?? 0, 600 - step * y, words)] : [])));

/** Lines of text, so that what is drawn below them stands on a page as others are. */
export const LINES = Array.from({ length: 6 }, (_, at) =>
  textAt(60, 780 - 18 * at, `Line ${at} of a text that goes on for a while about the rain of the year.`),
);

/** What the reader gives of a page of these parts below some lines of text, with `annotations` as objects from number 9 on. */
export async function readDrawn(parts: readonly string[], annotations: readonly string[] = []): Promise<string> {
  const pdf = writePdf({ content: [...LINES, ...parts].join('\n'), more: [...FONTS, ...annotations] }).toString('latin1');
  const refs = annotations.map((_, at) => `${9 + at} 0 R`).join(' ');
  const bytes = Buffer.from(
    pdf.replace('/Font << /F1 5 0 R >>', '/Font << /F1 5 0 R /F2 7 0 R /F3 8 0 R >>').replace('/MediaBox', `/Annots [${refs}] /MediaBox`),
    'latin1',
  );
  const { content } = await readAnyReply(
    { bytes, contentType: 'application/pdf', url: 'https://example.org/a.pdf' },
    { ...DEFAULT_OPTIONS },
  );
  return content.slice(content.indexOf('Line 5')).replace(/^.*\n*/, '');
}
