/** What a PDF of one page is made of. */
interface PdfParts {
  /** Operators that draw the page, in Latin letters; `/F1` is Helvetica. */
  content: string | Buffer;
  /** Of the content's stream, such as `/Filter /FlateDecode`. */
  filter?: string;
  rotate?: number;
  /** Entries of the information, such as `/Title (A well)`. */
  info?: string;
  /** Entries of the catalogue, such as an action on opening. */
  catalog?: string;
  /** The node of all pages, where it is not an ordinary one. */
  pages?: string;
  /** Objects from number 7 on. */
  more?: readonly (string | Buffer)[];
  /** Entries of the trailer. */
  trailer?: string;
}

/** Writes a PDF of one page by hand: objects 1 catalogue, 2 pages, 3 page, 4 content, 5 font, 6 information. */
export function writePdf({ content, filter = '', rotate = 0, info = '', catalog = '', pages, more = [], trailer = '' }: PdfParts): Buffer {
  const stream = Buffer.from(content as string, 'latin1');
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    pages ?? '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Rotate ${rotate} /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    Buffer.concat([Buffer.from(`<< /Length ${stream.length} ${filter} >>\nstream\n`), stream, Buffer.from('\nendstream')]),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< ${info} >>`,
    ...more,
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [at, object] of objects.entries()) {
    places.push(length);
    add(Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object as string, 'latin1'), Buffer.from('\nendobj\n')]));
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  add(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 6 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
