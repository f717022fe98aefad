import { describe, expect, it } from 'vitest';
import { cellsAt, readDrawn, textAt } from '../../../support/drawn-pdf.ts';

describe('a table in a PDF', () => {
  it('has a column for each name in its head, where most lines fill but some, and names stand closer than columns', async () => {
    const rows = [
      ['Mumbai', '', '17:00', '0'],
      ['Borivali', '17:22', '17:24', '30'],
      ['Vapi', '', '18:41', '168'],
      ['New Delhi', '08:32', '', '1,384'],
    ];
    const names = [textAt(60, 620, 'Station'), textAt(200, 620, 'Arrives Departs'), textAt(320, 620, 'Km')];
    expect(await readDrawn([...names, ...cellsAt(rows, [60, 205, 250, 320])])).toBe(
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
      textAt(61, 600, 'Item'),
      textAt(201, 600, 'Rs'),
      textAt(61, 580, 'Loan for a'),
      textAt(61, 567, 'house'),
      textAt(201, 580, '9,000'),
    ];
    expect(await readDrawn([...words, textAt(61, 547, 'Aid'), textAt(201, 547, '300'), ...lines])).toBe(
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
    expect(await readDrawn([...lines, ...words.map(([word, x, y]) => textAt(x, y, word)), textAt(60, 490, 'Pay at the counter.')])).toBe(
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
    const words = [textAt(61, 600, '1'), textAt(123, 600, 'Steel'), textAt(203, 600, '9403'), textAt(263, 600, '17,000')];
    const sums = [textAt(203, 580, 'CGST 9%'), textAt(263, 580, '1,575'), textAt(215, 560, 'Total'), textAt(263, 560, '18,575')];
    expect(await readDrawn([...lines, ...words, ...sums])).toContain(
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
    const below = [textAt(60, 532, 'Delhi'), textAt(300, 532, '4'), textAt(60, 519, 'Punjab'), textAt(180, 519, '8')];
    expect(await readDrawn([...cellsAt(above, [60, 180, 300], 13), ...below])).toBe(
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
    expect(await readDrawn(cellsAt(rows, [60, 330], 16))).toBe(
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
      textAt(60, 600 - 30 * at, first),
      textAt(60, 587 - 30 * at, then),
      textAt(400, 600 - 30 * at, `${at + 1},20,000`),
    ]);
    expect(await readDrawn(lines)).toBe(
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
      row.flatMap((words, x) => (words ? [textAt([60, 90, 110, 130][x] ?? 0, 600 - 14 * y, words, 10)] : [])),
    );
    expect(await readDrawn(numbers)).toContain('| Jan | 12 | 15 | 9 |\n| Feb | 1 | 0 | 22 |\n| Mar | 7 |  | 3 |');
    const values = [
      ['Name', ': Asha Rao'],
      ['Date of birth', ': 12-03-1990'],
      ['District', ': Shimoga'],
    ];
    expect(await readDrawn(cellsAt(values, [60, 220], 16))).toMatch(/^\| {2}\| {2}\|\n\| --- \| --- \|\n\| Name \| : Asha Rao \|/);
  });
});
