import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../../../../src/areas/webfetch/read/options.ts';
import { withActualTexts } from '../../../../src/areas/webfetch/read/pdf/actual-text.ts';
import { markLinks, writeLinks } from '../../../../src/areas/webfetch/read/pdf/links.ts';
import { readAnyReply } from '../../../../src/areas/webfetch/read/read-any.ts';
import { LINES, textAt } from '../../../support/drawn-pdf.ts';
import { writePdf } from '../../../support/pdf.ts';

const read = (bytes: Buffer, contentType = 'application/pdf') =>
  readAnyReply({ bytes, contentType, url: 'https://example.org/a.pdf' }, { ...DEFAULT_OPTIONS });
const drawn = async (content: string, parts: Partial<Parameters<typeof writePdf>[0]> = {}) =>
  (await read(writePdf({ content, ...parts }))).content;

const TEXT = LINES.join('\n');

describe('a value in a PDF', () => {
  it('that is raised or lowered is no part of the number or the word before it', async () => {
    const content = await drawn(
      [
        TEXT,
        textAt(60, 600, 'The mass is 10'),
        textAt(138.7, 605, '6', 7),
        textAt(146, 600, 'kg of CO'),
        textAt(193.4, 597, '2', 7),
        textAt(202, 600, 'in 2019'),
        textAt(241.4, 605, '4', 7),
        textAt(250, 600, 'as noted.'),
      ].join('\n'),
    );
    expect(content).toContain('The mass is 10⁶ kg of CO₂ in 2019⁴ as noted.');
  });

  it('stays in its cell where lines are drawn around the cells, however close the words are', async () => {
    const rows = [
      ['Station', 'District', 'mm'],
      ['Agumbe', 'Shimoga', '210'],
      ['Sirsi', 'Uttara Kannada', '95'],
      ['Hosanagara', 'Shimoga', '155'],
    ];
    const sides = [58, 130, 216, 250];
    const cells = rows.flatMap((row, y) => row.map((words, x) => textAt((sides[x] ?? 0) + 3, 600 - 20 * y, words)));
    const lines = sides.map((x) => `${x} 534 m ${x} 614 l S`);
    expect(await drawn([TEXT, ...cells, ...lines].join('\n'))).toContain(
      '| Station | District | mm |\n| --- | --- | --- |\n| Agumbe | Shimoga | 210 |\n| Sirsi | Uttara Kannada | 95 |\n| Hosanagara | Shimoga | 155 |',
    );
  });

  it('has a row of its own in accounts where lines stand below its head and around its total alone', async () => {
    const rows = [
      [600, 'Head', '2025', '2026'],
      [580, 'Rent of pumps', '1,20,000', '98,500'],
      [564, 'Grants', '', '2,00,000'],
      [548, 'Interest', '4,310', ''],
      [530, 'Total', '1,24,310', '2,98,500'],
    ] as const;
    const words = rows.flatMap(([y, ...cells]) => cells.flatMap((cell, at) => (cell ? [textAt([60, 300, 420][at] ?? 0, y, cell)] : [])));
    expect(await drawn([TEXT, ...words, '55 595 m 500 595 l S', '55 543 m 500 543 l S'].join('\n'))).toContain(
      '| Rent of pumps | 1,20,000 | 98,500 |\n| Grants |  | 2,00,000 |\n| Interest | 4,310 |  |\n| Total | 1,24,310 | 2,98,500 |',
    );
  });

  it('that was filled into a form stands beside its name, and passwords do not', async () => {
    const field = (y: number, entries: string) =>
      `<< /Type /Annot /Subtype /Widget /Rect [200 ${y - 4} 360 ${y + 14}] /F 4 ${entries} /P 3 0 R >>`;
    const more = [
      field(600, '/FT /Tx /T (name) /V (Asha Rao)'),
      field(570, '/FT /Ch /T (state) /V (KA) /Ff 131072 /Opt [[(KA) (Karnataka)] [(KL) (Kerala)]]'),
      field(540, '/FT /Btn /T (agree) /V /Yes /AS /Yes /AP << /N << /Yes 12 0 R /Off 12 0 R >> >>'),
      field(510, '/FT /Btn /T (object) /V /Off /AS /Off /AP << /N << /Yes 12 0 R /Off 12 0 R >> >>'),
      field(480, '/FT /Tx /T (secret) /Ff 8192 /V (hunter2)'),
      '<< /Type /XObject /Subtype /Form /BBox [0 0 1 1] /Length 0 >>\nstream\n\nendstream',
    ];
    const names = ['Name:', 'State:', 'I agree:', 'I object:', 'Password:'].map((name, at) => textAt(60, 600 - 30 * at, name));
    const pdf = writePdf({
      content: [TEXT, ...names].join('\n'),
      catalog: '/AcroForm << /Fields [7 0 R 8 0 R 9 0 R 10 0 R 11 0 R] >>',
      more,
    }).toString('latin1');
    const bytes = Buffer.from(pdf.replace('/MediaBox', '/Annots [7 0 R 8 0 R 9 0 R 10 0 R 11 0 R] /MediaBox'), 'latin1');
    const { content } = await read(bytes);
    for (const line of ['Name: Asha Rao', 'State: Karnataka', 'I agree: ☑', 'I object: ☐']) expect(content).toContain(line);
    expect(content).not.toContain('hunter2');
  });

  it('that was filled in below its name stands beside it, also where two stand in one row', async () => {
    const field = (x: number, y: number, value: string) =>
      `<< /Type /Annot /Subtype /Widget /Rect [${x} ${y} ${x + 160} ${y + 18}] /F 4 /FT /Tx /T (f${x}${y}) /V (${value}) /P 3 0 R >>`;
    const more = [field(60, 578, 'Asha Rao'), field(300, 578, '3 May 1990'), field(60, 528, '50,000')];
    const content = [TEXT, textAt(60, 600, 'Full name'), textAt(300, 600, 'Date of birth'), textAt(60, 550, 'Amount in rupees')].join('\n');
    const fields = '[7 0 R 8 0 R 9 0 R]';
    const pdf = writePdf({ content, catalog: `/AcroForm << /Fields ${fields} >>`, more }).toString('latin1');
    const filled = (await read(Buffer.from(pdf.replace('/MediaBox', `/Annots ${fields} /MediaBox`), 'latin1'))).content;
    expect(filled).toContain('Full name Asha Rao Date of birth 3 May 1990\n\nAmount in rupees 50,000');
  });
});

describe('the text of a PDF', () => {
  it('has one link where its words came in pieces, as those of Indian scripts do', () => {
    const run = (words: string, x: number) => ({
      text: words,
      x,
      width: 20,
      y: 10,
      size: 12,
      font: 'a',
      spaced: false,
      rightToLeft: false,
      mono: false,
    });
    const runs = [run('य', 0), run('हाँ', 20), run('दे', 45), run('खें', 65), run('अब', 100)];
    const links = markLinks([{ links: [{ url: 'https://example.org/o', x: 0, right: 90, y: 0, bottom: 20 }], runs } as never]);
    const [one, two, three, four, five] = runs.map((piece) => piece.text);
    expect(writeLinks(`${one}${two} ${three}${four} ${five}`, links, String)).toBe('<a href="https://example.org/o">यहाँ देखें</a> अब');
  });

  it('has no watermark in it, and no title of one', async () => {
    const { content, title } = await read(writePdf({ content: `${TEXT}\nBT /F1 60 Tf 0.707 0.707 -0.707 0.707 200 350 Tm (DRAFT) Tj ET` }));
    expect(`${title} ${content}`).not.toContain('DRAFT');
  });

  it('is read where other bytes come before its own, if nothing says that it is another thing', async () => {
    const bytes = Buffer.concat([Buffer.from('HTTP junk\r\n'), writePdf({ content: TEXT })]);
    expect((await read(bytes, '')).content).toContain('Line 0 of a text');
    expect((await read(bytes, 'application/octet-stream')).content).toContain('Line 0 of a text');
    expect((await read(Buffer.from('A file begins with\n%PDF-1.7\n and more'), 'text/plain')).content).toContain('A file begins with');
  });

  it.each([
    ['arabic.pdf', 'وصل المطر إلى الساحل في 25 نوفمبر 2026 قبل يومين من الموعد الذي أعلنه المكتب.'],
    ['bengali.pdf', 'পশ্চিমবঙ্গের কৃষকেরা বৃষ্টির জন্য অপেক্ষা করছিলেন।'],
    ['kannada.pdf', 'ನಲವತ್ತು ಕುಟುಂಬಗಳು ನೀರು ತೆಗೆದುಕೊಳ್ಳುತ್ತವೆ. প্রত্যেক শ্রমিককে দিনে 350 টাকা দেওয়া হবে।'],
    ['malayalam.pdf', 'കിണർ കുഴിച്ചതാണ്, നാൽപ്പത് കുടുംബങ്ങൾ വെള്ളം എടുക്കുന്നു: 350 രൂപ കൊടുക്കും.'],
    ['tamil.pdf', 'வறட்சியான ஆண்டில் தோண்டப்பட்டது, நாற்பது குடும்பங்கள் இன்றும் அதிலிருந்து தண்ணீர் எடுக்கின்றன.'],
    ['telugu.pdf', 'ప్రభుత్వం సహాయం చేస్తుందని మంత్రి చెప్పారు.'],
  ])('has no spaces within its words: %s', async (file, words) => {
    expect((await read(readFileSync(`test/fixtures/pdf/${file}`))).content).toContain(words);
  });

  it('has a letter that is drawn without being readable with the sign that follows it', () => {
    const piece = (str: string, x: number) => ({
      str,
      dir: 'ltr',
      transform: [12, 0, 0, 12, x, 700] as const,
      width: 8,
      fontName: 'f',
      hasEOL: false,
    });
    const mark = (type: string) => ({ ...piece('', 0), type });
    const marked = (...after: ReturnType<typeof piece>[]) =>
      withActualTexts([piece('350', 10), mark('beginMarkedContentProps'), mark('endMarkedContent'), ...after], ['ট']).map(({ str }) => str);
    expect(marked(piece(' ', 30), piece('াকা', 40))).toEqual(['350', ' ', 'টাকা']);
    expect(marked(piece(' ', 30), piece('রাত', 40))).toEqual(['350ট', ' ', 'রাত']);
  });
});
