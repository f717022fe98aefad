import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../../../../src/areas/webfetch/read/options.ts';
import { readAnyReply } from '../../../../src/areas/webfetch/read/read-any.ts';
import { writePdf } from '../../../support/pdf.ts';

const text = (x: number, y: number, words: string, size = 12, font = 'F1') =>
  `BT /${font} ${size} Tf 0 Tc 1 0 0 1 ${x} ${y} Tm (${words}) Tj ET`;
const LINES = Array.from({ length: 6 }, (_, at) =>
  text(60, 780 - 18 * at, `Line ${at} of a text that goes on for a while about the rain of the year.`),
);
const FONTS = ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>', '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>'];

/** Reads a page of these parts below some lines of text, with `annotations` as objects from number 9 on. */
async function drawn(parts: readonly string[], annotations: readonly string[] = []) {
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

/** A table's cells at the given places, a row every `step` points. */
const cells = (rows: readonly (readonly string[])[], places: readonly number[], step = 20) =>
  rows.flatMap((row, y) => row.flatMap((words, x) => (words ? [text(places[x] ?? 0, 600 - step * y, words)] : [])));

describe('a table in a PDF', () => {
  it('has a column for each name in its head, where most lines fill but some, and names stand closer than columns', async () => {
    const rows = [
      ['Mumbai', '', '17:00', '0'],
      ['Borivali', '17:22', '17:24', '30'],
      ['Vapi', '', '18:41', '168'],
      ['New Delhi', '08:32', '', '1,384'],
    ];
    const names = [text(60, 620, 'Station'), text(200, 620, 'Arrives Departs'), text(320, 620, 'Km')];
    expect(await drawn([...names, ...cells(rows, [60, 205, 250, 320])])).toBe(
      [['Station', 'Arrives', 'Departs', 'Km'], rows[0]?.map(() => '---') ?? [], ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n'),
    );
  });

  it.each([
    [
      'as one path',
      ['58 614 m 250 614 l 58 594 m 250 594 l 58 561 m 250 561 l 58 541 m 250 541 l 58 541 m 58 614 l 198 541 m 198 614 l S'],
    ],
    ['as thin boxes', [...[614, 594, 561, 541].map((y) => `58 ${y} 192 0.5 re f`), '198 541 0.5 73 re f']],
  ])('has the rows between its drawn lines: %s', async (_, lines) => {
    const words = [
      text(61, 600, 'Item'),
      text(201, 600, 'Rs'),
      text(61, 580, 'Loan for a'),
      text(61, 567, 'house'),
      text(201, 580, '9,000'),
    ];
    expect(await drawn([...words, text(61, 547, 'Aid'), text(201, 547, '300'), ...lines])).toBe(
      '| Item | Rs |\n| --- | --- |\n| Loan for a house | 9,000 |\n| Aid | 300 |',
    );
  });

  it('has its cells by their lines, those over several rows and columns too, as browsers draw them', async () => {
    const [xs, ys] = [
      [58, 200, 260, 320],
      [614, 594, 574, 541, 521],
    ];
    const box = (x: number, y: number, width: number, height: number) => `${x} ${y} ${width} ${height} re f`;
    // each cell has sides of its own; the first head goes over two rows, the second over two columns
    const across = [614, 574, 541, 521].map((y) => box(58, y, 142, 1));
    const beside = ys.flatMap((y) => [box(200, y, 60, 1), box(260, y, 60, 1)]);
    const upright = xs.flatMap((x) => [box(x, 521, 1, 73), ...(x === 260 ? [] : [box(x, 594, 1, 20)])]);
    const words = [
      ['Class', 61, 590],
      ['Fee', 250, 600],
      ['Old', 203, 580],
      ['New', 263, 580],
      ['General category', 61, 560],
      ['of applicants', 61, 547],
      ['1,200', 263, 553],
      ['SC/ST', 61, 527],
      ['300', 203, 527],
    ] as const;
    const lines = [...across, ...beside, ...upright];
    expect(await drawn([...lines, ...words.map(([word, x, y]) => text(x, y, word)), text(60, 490, 'Pay at the counter.')])).toBe(
      '| Class | Fee |  |\n| --- | --- | --- |\n|  | Old | New |\n| General category of applicants |  | 1,200 |\n| SC/ST | 300 |  |\n\nPay at the counter.',
    );
  });

  it('keeps rows apart that go over all columns but the last, whose line touches no other', async () => {
    const box = (x: number, y: number, width: number, height: number) => `${x} ${y} ${width} ${height} re f`;
    const lines = [
      ...[614, 594, 574, 554].flatMap((y) => [box(58, y, 62, 1), box(120, y, 80, 1), box(200, y, 60, 1), box(260, y, 60, 1)]),
      ...[58, 260, 320].map((x) => box(x, 554, 1, 60)),
      ...[120, 200].map((x) => box(x, 594, 1, 20)),
    ];
    const words = [text(61, 600, '1'), text(123, 600, 'Steel'), text(203, 600, '9403'), text(263, 600, '17,000')];
    const sums = [text(203, 580, 'CGST 9%'), text(263, 580, '1,575'), text(215, 560, 'Total'), text(263, 560, '18,575')];
    expect(await drawn([...lines, ...words, ...sums])).toContain(
      '| 1 | Steel | 9403 | 17,000 |\n| CGST 9% |  |  | 1,575 |\n| Total |  |  | 18,575 |',
    );
  });

  it('keeps rows with empty cells apart, however close they are beside a wider gap', async () => {
    const above = [
      ['State', 'Old', 'New'],
      ['Kerala', '12', ''],
      ['Goa', '9', '5'],
      ['Assam', '', '7'],
    ];
    const below = [text(60, 532, 'Delhi'), text(300, 532, '4'), text(60, 519, 'Punjab'), text(180, 519, '8')];
    expect(await drawn([...cells(above, [60, 180, 300], 13), ...below])).toBe(
      '| State | Old | New |\n| --- | --- | --- |\n| Kerala | 12 |  |\n| Goa | 9 | 5 |\n| Assam |  | 7 |\n| Delhi |  | 4 |\n| Punjab | 8 |  |',
    );
  });

  it('keeps long names beside long amounts, and takes no amount for a head', async () => {
    const names = [
      'Salaries of the teaching staff',
      'Rent, rates and other taxes',
      'Printing and stationery items',
      'Travel of the members',
    ];
    const rows = names.map((name, at) => [name, `Rs. ${4 - at},200 per annum`]);
    expect(await drawn(cells(rows, [60, 330], 16))).toBe(
      ['|  |  |', '| --- | --- |', ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n'),
    );
  });

  it('keeps the last cell of the first column whole where others of it go on in a line of their own', async () => {
    const names = [
      ['Construction of the school', 'building at the village'],
      ['Repair of the road between', 'two villages of the block'],
      ['Payment to the contractor', 'for works of last year'],
    ];
    const lines = names.flatMap(([first = '', then = ''], at) => [
      text(60, 600 - 30 * at, first),
      text(60, 587 - 30 * at, then),
      text(400, 600 - 30 * at, `${at + 1},20,000`),
    ]);
    expect(await drawn(lines)).toBe(
      ['|  |  |', '| --- | --- |', ...names.map((name, at) => `| ${name.join(' ')} | ${at + 1},20,000 |`)].join('\n'),
    );
  });

  it('has numbers in their columns, however narrow these are, and takes no value behind a colon for a head', async () => {
    const days = [
      ['Jan', '12', '15', '9'],
      ['Feb', '1', '0', '22'],
      ['Mar', '7', '', '3'],
    ];
    const numbers = days.flatMap((row, y) =>
      row.flatMap((words, x) => (words ? [text([60, 90, 110, 130][x] ?? 0, 600 - 14 * y, words, 10)] : [])),
    );
    expect(await drawn(numbers)).toContain('| Jan | 12 | 15 | 9 |\n| Feb | 1 | 0 | 22 |\n| Mar | 7 |  | 3 |');
    const values = [
      ['Name', ': Asha Rao'],
      ['Date of birth', ': 12-03-1990'],
      ['District', ': Shimoga'],
    ];
    expect(await drawn(cells(values, [60, 220], 16))).toMatch(/^\| {2}\| {2}\|\n\| --- \| --- \|\n\| Name \| : Asha Rao \|/);
  });
});

describe('the text of a PDF', () => {
  it('has each line of its contents by itself', async () => {
    const lines = [
      ['Introduction', '5'],
      ['Rates of the season', '12'],
      ['Forms', '30'],
    ];
    const contents = lines.map(([title = '', page], at) => text(60, 600 - 16 * at, `${title} ${'.'.repeat(60 - title.length)} ${page}`));
    expect(await drawn(contents)).toBe('Introduction … 5\n\nRates of the season … 12\n\nForms … 30');
  });

  it('joins letters that are set apart for show', async () => {
    const spread = 'BT /F2 14 Tf 6 Tc 1 0 0 1 60 600 Tm (ANNUAL REPORT) Tj ET';
    const single = [...'TENDER'].map((letter, at) => text(60 + 16 * at, 540, letter));
    const options = [...'ABCD'].map((letter, at) => text(60 + 16 * at, 500, letter));
    const content = await drawn([spread, ...single, ...options, text(60, 470, 'After that comes a text of ordinary letters.')]);
    expect(content).toContain('# ANNUAL REPORT\n\nTENDER\n');
    expect(content).toContain('A B C D');
  });

  it('keeps code as code, with its indents and empty lines, and takes no line of it for a heading', async () => {
    const lines = [
      ['def main\\(\\):', 60, 600],
      ['print\\(1\\)', 86.4, 586],
      ['    return', 60, 572],
      ['main\\(\\)', 60, 544],
      ['# ends', 192, 544],
    ] as const;
    const code = lines.map(([words, x, y]) => text(x, y, words, 11, 'F3'));
    expect(await drawn([text(60, 620, 'Run this:'), ...code, text(60, 515, 'After that it starts.')])).toBe(
      'Run this:\n\n```\ndef main():\n    print(1)\n    return\n\nmain()              # ends\n```\n\nAfter that it starts.',
    );
  });

  it('has no watermark in it that stands upright over its lines', async () => {
    expect(await drawn(['BT /F1 80 Tf 1 0 0 1 120 690 Tm (COPY) Tj ET'])).toBe('');
    const pale = '0.9 0.9 0.9 rg BT /F1 60 Tf 1 0 0 1 300 540 Tm (DRAFT) Tj ET 0 0 0 rg';
    expect(await drawn([pale, text(60, 560, 'One.'), text(60, 544, 'Two of the lines that stand beside it.')])).not.toContain('DRAFT');
    expect(await drawn(['1 1 1 rg BT /F1 30 Tf 1 0 0 1 60 600 Tm (Annual report) Tj ET 0 0 0 rg'])).toContain('# Annual report');
  });

  it('keeps its links, over two lines and in lists', async () => {
    const link = (rect: string, url: string) => `<< /Type /Annot /Subtype /Link /Rect [${rect}] /A << /S /URI /URI (${url}) >> >>`;
    const lines = [
      text(60, 600, 'The order of the ministry of new and renewable energy is on its portal, see the full'),
      text(60, 586, 'text of the order there before you write.'),
      text(60, 556, '\\267 Apply online'),
      text(60, 542, '\\267 Ask the office'),
    ];
    const links = [
      link('432 596 530 612', 'https://e.gov.in/order?a=1&b=2'),
      link('58 582 140 598', 'https://e.gov.in/order?a=1&b=2'),
      link('58 552 160 568', 'https://e.gov.in/apply'),
      link('90 538 160 554', 'mailto:office@e.gov.in'),
    ];
    expect(await drawn(lines, links)).toBe(
      'The order of the ministry of new and renewable energy is on its portal, [see the full text of the order](https://e.gov.in/order?a=1&b=2) there before you write.\n\n- [Apply online](https://e.gov.in/apply)\n- Ask [the office](mailto:office@e.gov.in)',
    );
  });

  it('has lists whose marks are drawn and not written, with lists within', async () => {
    const dot = (x: number, y: number) => `${x} ${y} 4 4 re f`;
    const lines = [
      text(60, 600, 'Conditions of sale:'),
      dot(64, 582),
      text(76, 580, 'Goods once sold'),
      dot(84, 566),
      text(96, 564, 'are not taken back'),
      dot(64, 550),
      text(76, 548, 'Errors are mended'),
    ];
    expect(await drawn(lines)).toBe('Conditions of sale:\n\n- Goods once sold\n  - are not taken back\n- Errors are mended');
  });

  it('raises what browsers draw a little smaller', async () => {
    expect(await drawn([text(60, 600, 'The area of 12 km'), text(156.4, 604, '2', 10), text(166, 600, 'is dry.')])).toBe(
      'The area of 12 km² is dry.',
    );
  });

  it('takes nothing that was filled in for a heading', async () => {
    const field = '<< /Type /Annot /Subtype /Widget /Rect [60 540 300 595] /F 4 /FT /Tx /T (a) /V (12 MG Road) /P 3 0 R >>';
    expect(await drawn([text(60, 600, 'Address'), text(60, 520, 'The place where you live now.')], [field])).toBe(
      'Address 12 MG Road\n\nThe place where you live now.',
    );
  });
});
