import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ReadOptions } from '../../../../src/areas/webfetch/read/options.ts';
import { DEFAULT_OPTIONS } from '../../../../src/areas/webfetch/read/options.ts';
import { inUnicodeOrder, isAsDrawn } from '../../../../src/areas/webfetch/read/pdf/devanagari.ts';
import { readAnyReply } from '../../../../src/areas/webfetch/read/read-any.ts';
import { writePdf } from '../../../support/pdf.ts';

const read = (bytes: Uint8Array, options: Partial<ReadOptions> = {}, contentType = 'application/pdf') =>
  readAnyReply({ bytes, contentType, url: 'https://example.org/a.pdf' }, { ...DEFAULT_OPTIONS, ...options });
const recorded = (name: string, options?: Partial<ReadOptions>) => read(readFileSync(`test/fixtures/pdf/${name}.pdf`), options);
const words = (text: string, more = {}) => writePdf({ content: `BT /F1 12 Tf 72 700 Td (${text}) Tj ET`, ...more });
const paragraph = (from: string, text: string) => text.split('\n\n').find((one) => one.startsWith(from)) ?? '';

describe('a PDF', () => {
  it('is read column by column, its lines as paragraphs, its parts under headings', async () => {
    const { title, content, date, page_count } = await recorded('columns');
    expect({ title, date, page_count }).toEqual({ title: 'Wells of the plateau', date: '2026-01-02', page_count: 2 });
    expect(content.match(/^#+ .*/gm)).toEqual(['# Wells of the plateau', '## Digging', '## Keeping']);
    const numbers = Array.from(content.matchAll(/^Paragraph (\d+)\. /gm), ([, number]) => Number(number));
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4, 5, 6, 7, 8]);
    for (const part of content.split('\n\n').filter((one) => one.startsWith('Paragraph'))) expect(part).toMatch(/\.$/);
  });

  it('of three columns under one headline is read as a newspaper is', async () => {
    const { content } = await recorded('paper');
    expect(content.match(/^#+ .*/gm)).toEqual(['# The news of the wells', '## Rain comes early', '## Rope grows dear', '## Last words']);
    expect(paragraph('Paragraph 6', content)).toMatch(/^Paragraph 6\. The well .* made longer by twelve metres\. A wall .* water\.$/);
  });

  it('has headings by size, without the lines that are the same on every page, which main=0 keeps', async () => {
    const { content, title } = await recorded('report');
    expect(title).toBe('Report on the wells');
    expect(content.match(/^#+ .*/gm)?.slice(0, 4)).toEqual(['# Report on the wells', '## 1 Part 1', '### 1.1 Depth', '## 2 Part 2']);
    expect(content).not.toContain('Office of Wells');
    const whole = (await recorded('report', { main: false })).content;
    expect(whole).toContain('Office of Wells 1');
    expect(whole).toContain('Page 4');
  });

  it('has marks where its pages begin, on request', async () => {
    expect((await recorded('columns')).content).not.toContain('**Page');
    expect((await recorded('columns', { pageMarks: true })).content.match(/^---\n\n\*\*Page \d\*\*$/gm)).toEqual([
      '---\n\n**Page 1**',
      '---\n\n**Page 2**',
    ]);
  });

  it('has lists, one in the other, and steps in order', async () => {
    expect((await recorded('lists')).content).toMatch(
      /- A rope of forty metres\n- A bucket, which is one of\n {2}- leather, .*\n {2}- tin, .*\n- The well was .*\n\nThen, in this order:\n\n1\. Tie the rope .*\n2\. Let it down\.\n3\. In the third .* names\.\n\nClose the lid\.$/,
    );
  });

  it('has tables, with cells of several lines, upright and across', async () => {
    const { content } = await recorded('table');
    expect(content).toContain(
      '| Village | Kept by | Depth in metres | Year |\n| --- | --- | --- | --- |\n| Ambegaon | The school | 31 | 1990 |\n| Bhor | Two families who live beside it and a third that comes from the hill | 28 | 1974 |',
    );
    expect((await recorded('wide')).content).toContain('| Chakan | 27.5 | 40.5 | 53.5 | 66.5 | 79.5 | 92.5 |\n| Dapoli |');
  });

  it('gives Devanagari as Unicode, in the letters that the file says are meant', async () => {
    const { title, content } = await recorded('hindi');
    expect(title).toBe('गाँव का कुआँ');
    for (const part of [
      'सूखे के साल में खोदा गया था',
      'चट्टान कितनी गहराई पर मिलती है।',
      'स्थिति अच्छी है:',
      'विद्यार्थी और शिक्षक मिलकर',
      'गहराई ३१ मीटर',
    ])
      expect(content).toContain(part);
  });

  it('gives the short i after its consonants where a file has it before them, as it is drawn', () => {
    expect(isAsDrawn('िदन में िस्थति और िकताब')).toBe(true);
    expect(inUnicodeOrder('िदन िकताब िस्थर')).toBe('दिन किताब स्थिर');
    expect(isAsDrawn('दिन में स्थिति और किताब')).toBe(false);
  });

  it('joins words parted at the ends of lines, but not those that it writes with a hyphen, on a turned page too', async () => {
    const reading = await recorded('turned');
    expect(reading.content).toBe(
      'The keeper of the deepest well was a careful man. He wrote down each drop of the well-known spring, and his well-known book of observations is kept in the town.',
    );
    expect(reading).toMatchObject({ title: 'The keeper', author: 'A. Keeper', description: 'On care', date: '2024-02-29' });
  });

  it('has headings that only their type tells, and links with their words', async () => {
    const { content, links } = await recorded('letter', { links: true });
    expect(content.match(/^#+ .*/gm)).toEqual(['# The rope', '# The bucket']);
    expect(links).toEqual([{ url: 'https://example.org/rope', text: 'the list of ropes' }]);
  });

  it('comes as markdown, text, HTML or its metadata alone, cut to max', async () => {
    expect((await recorded('table', { format: 'text' })).content).toContain('Ambegaon\tThe school\t31\t1990\nBhor\tTwo');
    expect((await recorded('table', { format: 'html' })).content).toContain('<td>Ambegaon</td>');
    expect(await recorded('table', { format: 'json' })).toMatchObject({ content: '', title: 'Depth by year', words: 135 });
    expect(await recorded('columns', { max: 500 })).toMatchObject({ truncated: true });
  });

  it('that is a scan says that it has no text, and why', async () => {
    expect(await recorded('scan')).toMatchObject({
      text: false,
      reason: expect.stringContaining('pictures'),
      content: '',
      title: 'A scan',
    });
  });

  it('is known by its first bytes or its type, and a page that speaks of one is a page', async () => {
    const bytes = words('Water');
    for (const type of ['', 'application/octet-stream', 'text/html']) expect((await read(bytes, {}, type)).content).toBe('Water');
    expect((await read(Buffer.concat([Buffer.from('junk\n'), bytes]))).content).toBe('Water');
    expect((await read(Buffer.from('<p>A file begins with %PDF-1.7'), {}, 'text/html')).content).toContain('A file begins');
    expect((await read(Buffer.from('%PDF files are many'), {}, 'text/plain')).error).toMatch(/not parsed/);
  });
});

describe('a PDF made to harm', () => {
  const loop = '<< /Type /Pages /Kids [2 0 R] /Count 1 >>';
  const deep = Array.from({ length: 5000 }, (_, at) => `<< /Type /Pages /Kids [${at + 8} 0 R] /Count 1 >>`);
  it.each([
    ['that is cut off', words('Water').subarray(0, 200)],
    ['that is nothing but its first line', Buffer.from('%PDF-1.7\n')],
    ['whose pages hold one another', words('Water', { pages: loop })],
    ['whose pages lie five thousand deep', words('Water', { pages: '<< /Type /Pages /Kids [7 0 R] /Count 1 >>', more: deep })],
    ['that says it has a milliard pages and has none', words('Water', { pages: '<< /Type /Pages /Kids [] /Count 1000000000 >>' })],
    [
      'that is locked',
      words('Water', {
        trailer: `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${'00'.repeat(32)}> /U <${'00'.repeat(32)}> /P -4 >> /ID [<00> <00>]`,
      }),
    ],
  ])('%s ends in an error that says so', async (_, bytes) => {
    const reading = await read(bytes);
    expect(reading.error).toMatch(/binary content \(application\/pdf\) that is not parsed\. The PDF is (?:damaged|locked)/);
    expect(reading.content).toBe('');
  });

  it.each([
    ['scripts', words('Water', { catalog: '/OpenAction << /S /JavaScript /JS (while \\(true\\) {}) >>' })],
    ['brackets without an end', writePdf({ content: `BT /F1 12 Tf 72 700 Td (Water) Tj ET ${'[ '.repeat(10_000)}` })],
    [
      'text marked as meant and never ended',
      writePdf({ content: `BT /F1 12 Tf 72 700 Td /Span << /ActualText ${'('.repeat(50_000)} BDC (Water) Tj ET` }),
    ],
    ['a drawing that draws itself', writePdf({ content: 'BT /F1 12 Tf 72 700 Td (Water) Tj ET /X Do' })],
  ])('with %s is read as far as it goes', async (_, bytes) => {
    expect(await read(bytes)).toMatchObject({ page_count: 1 });
  });
});
