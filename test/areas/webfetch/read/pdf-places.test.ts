import { describe, expect, it } from 'vitest';
import { repeatedLines } from '../../../../src/areas/webfetch/read/pdf/furniture.ts';
import { readingOrder } from '../../../../src/areas/webfetch/read/pdf/layout.ts';
import type { PdfPage } from '../../../../src/areas/webfetch/read/pdf/pdf-page.ts';
import { cellsAt, readDrawn, textAt } from '../../../support/drawn-pdf.ts';

const table = (...rows: string[][]) =>
  [rows[0] ?? [], (rows[0] ?? []).map(() => '---'), ...rows.slice(1)].map((row) => `| ${row.join(' | ')} |`).join('\n');

describe('a table in a PDF', () => {
  it.each([
    ['right', [200, 228], [300, 322]],
    ['left', [228, 200], [322, 300]],
  ])('has the names of its columns over their numbers, which stand further to the %s', async (_, first, second) => {
    const [names, numbers] = [first, second].map((one) => one as [number, number]) as [[number, number], [number, number]];
    const head = [textAt(60, 620, 'Dam'), textAt(names[0], 620, 'Full'), textAt(numbers[0], 620, 'Now')];
    const rows = [
      ['KRS', '124', '119'],
      ['Kabini', '228', ''],
      ['Harangi', '285', '283'],
    ];
    expect(await readDrawn([...head, ...cellsAt(rows, [60, names[1], numbers[1]])])).toBe(table(['Dam', 'Full', 'Now'], ...rows));
  });

  it('keeps a column that has cells below its name, and one without a name beside it', async () => {
    const rows = [
      ['Dam', 'Full', '', 'Now'],
      ['KRS', '124', 'ft', '119'],
      ['Kabini', '228', 'ft', ''],
    ];
    expect(await readDrawn(cellsAt(rows, [60, 200, 260, 320]))).toBe(table(...rows));
  });

  it('joins the lines of a cell that are wide apart, where rows are wider, and no row without a name', async () => {
    const lines = [
      [600, 'Date', 'Narration', 'Paid', 'Left'],
      [570, '01-11', 'To Sri Ganesh', '450', '12,300'],
      [551, '', 'Stores', '', ''],
      [521, '03-11', 'Salary for', '', '60,300'],
      [502, '', 'October', '', ''],
      [472, '05-11', 'Cash', '5,000', '55,300'],
      [442, '09-11', 'Interest', '', '55,412'],
    ] as const;
    const words = lines.flatMap(([y, ...cells]) =>
      cells.flatMap((cell, at) => (cell ? [textAt([60, 140, 280, 360][at] ?? 0, y, cell)] : [])),
    );
    expect(await readDrawn(words)).toBe(
      table(
        ['Date', 'Narration', 'Paid', 'Left'],
        ['01-11', 'To Sri Ganesh Stores', '450', '12,300'],
        ['03-11', 'Salary for October', '', '60,300'],
        ['05-11', 'Cash', '5,000', '55,300'],
        ['09-11', 'Interest', '', '55,412'],
      ),
    );
  });
});

describe('a list in a PDF', () => {
  it.each([
    ['bullets', ['\\267', '\\267'], '- Ration card\n- Photo'],
    ['numbers without a sign', ['1', '2'], '1. Ration card\n2. Photo'],
  ])('whose marks stand in a column of their own is one: %s', async (_, marks, expected) => {
    const words = ['Ration card', 'Photo'].flatMap((entry, at) => [
      textAt(60, 600 - 18 * at, marks[at] ?? ''),
      textAt(90, 600 - 18 * at, entry),
    ]);
    const more = [textAt(60, 564, marks[0] === '1' ? '3' : '\\267'), textAt(90, 564, 'A stamp of ten rupees')];
    expect(await readDrawn([...words, ...more])).toBe(`${expected}\n${marks[0] === '1' ? '3.' : '-'} A stamp of ten rupees`);
  });

  it('is none where numbers stand beside amounts, or not in order', async () => {
    const of = (rows: readonly (readonly string[])[]) => readDrawn(cellsAt(rows, [60, 200]));
    expect(
      await of([
        ['1', '20'],
        ['2', '35'],
        ['3', '40'],
      ]),
    ).toContain('| 1 | 20 |');
    expect(
      await of([
        ['1', 'Hassan'],
        ['4', 'Mandya'],
        ['9', 'Kodagu'],
      ]),
    ).toContain('| 4 | Mandya |');
  });

  it('of contents has no dots between names and pages', async () => {
    const rows = [
      ['Introduction ...........................', '1'],
      ['Survey of tanks . . . . . . . . . . . .', '7'],
      ['Findings etc. .........................', '23'],
    ];
    const read = await readDrawn(cellsAt(rows, [60, 400]));
    for (const row of ['| Introduction | 1 |', '| Survey of tanks | 7 |', '| Findings etc. | 23 |']) expect(read).toContain(row);
  });
});

describe('a box to tick in a PDF', () => {
  const box = (x: number, y: number, isOn: boolean) =>
    `<< /Type /Annot /Subtype /Widget /Rect [${x} ${y - 3} ${x + 12} ${y + 9}] /F 4 /FT /Btn /T (b${x}${y}) /V /${isOn ? 'Yes' : 'Off'} /AS /${isOn ? 'Yes' : 'Off'} /AP << /N << /Yes 3 0 R /Off 3 0 R >> >> /P 3 0 R >>`;
  it('stands before the words behind it, and behind those before it where there are none nearer', async () => {
    const words = [textAt(60, 600, 'Use'), textAt(176, 600, 'Home'), textAt(276, 600, 'Shop'), textAt(60, 570, 'I agree')];
    const read = await readDrawn(words, [box(160, 600, true), box(260, 600, false), box(110, 570, true)]);
    expect(read.replace(/[|\s]+/g, ' ').trim()).toContain('Use ☑ Home ☐ Shop');
    expect(read).toContain('I agree ☑');
  });
});

describe('the text of a PDF', () => {
  it.each([
    ['10', '6', 605, '10⁶'],
    ['CO', '2', 596, 'CO₂'],
    ['cm', '-1', 604, 'cm⁻¹'],
  ])('raises and lowers %s and %s though they are nearly as large', async (before, sign, y, written) => {
    // Helvetica is .556 of its size wide in digits, .722 and .778 in C and O, .5 and .833 in c and m
    const width = { 10: 13.3, CO: 18, cm: 16 }[before] ?? 0;
    expect(await readDrawn([textAt(60, 600, before), textAt(60 + width, y, sign, 11), textAt(88, 600, 'of it all.')])).toBe(
      `${written} of it all.`,
    );
  });

  it('has the mark of a note before its text', async () => {
    expect(await readDrawn([textAt(60, 104, '1', 6), textAt(66, 100, 'By the survey of 2019.', 9)])).toBe('¹ By the survey of 2019.');
  });

  it('joins a word that is broken over two lines, however short these are', async () => {
    expect(await readDrawn([textAt(60, 640, 'The office gave the infor-'), textAt(60, 625, 'mation on the wells.')])).toBe(
      'The office gave the information on the wells.',
    );
  });

  it('leaves letters on a step of their own as they are', async () => {
    expect(await readDrawn([textAt(60, 600, 'T'), textAt(67.3, 597, 'E', 11), textAt(75, 600, 'X sets it.')])).not.toMatch(/[_^ᴇₑ]/);
  });

  it('has a size by its lines, however much smaller its tables are', async () => {
    const rows = Array.from({ length: 12 }, (_, at) => [`Branch number ${at}`, `Street ${at} of the old town`, `0821 24200${at}`]);
    const small = rows.flatMap((row, y) => row.map((words, x) => textAt([60, 200, 400][x] ?? 0, 600 - 14 * y, words, 8)));
    expect(await readDrawn([...small, textAt(60, 400, 'This list was made by a machine and holds for the day.')])).not.toContain('#');
  });

  it('has no sign behind a link in the link', async () => {
    const link = '<< /Type /Annot /Subtype /Link /Rect [87 596 153 612] /A << /S /URI /URI (https://example.org/act) >> /P 3 0 R >>';
    expect(await readDrawn([textAt(60, 600, 'See the whole act.')], [link])).toBe('See [the whole act](https://example.org/act).');
  });
});

it('words of one letter and its vowel stay apart, as those of Hindi, and letters set far apart are one word', () => {
  const runs = (words: readonly string[], gap: number) =>
    words.map((text, at) => ({
      text,
      x: 60 + at * (8 + gap),
      y: 100,
      width: 8,
      size: 12,
      font: 'a',
      spaced: false,
      rightToLeft: false,
      mono: false,
    }));
  const text = (words: readonly string[], gap: number) =>
    readingOrder(runs(words, gap))[0]?.[0]
      ?.map((segment) => segment.text)
      .join('|');
  expect(text(['की', 'है', 'जो', 'वे'], 3.2)).toBe('की है जो वे');
  expect(text(['सू', 'च', 'ना', 'एँ'], 9)).toBe('सूचनाएँ');
});

describe('what repeats on the pages of a PDF', () => {
  /** A page with these lines above and two lines of text. */
  const pageOf = (above: readonly string[], number: number, size = 10): PdfPage => {
    const run = (text: string, y: number, of: number) => ({
      text,
      x: 60,
      y,
      width: 100,
      size: of,
      font: 'a',
      spaced: true,
      rightToLeft: false,
      mono: false,
    });
    const drawn = { rules: [], bars: [], dots: [], pale: new Set<string>() };
    const runs = [...above.map((text, at) => run(text, 40 + 20 * at, size)), run('One.', 300, 10), run('Two.', 320, 10)];
    return { number, height: 842, runs, aside: [], drawn, links: [] };
  };
  /** What is left of such lines, one on each page. */
  const left = (lines: readonly string[], size?: number): string[] => {
    const pages = lines.map((text, at) => pageOf([text], at + 1, size));
    const repeated = repeatedLines(pages);
    return pages.flatMap(({ runs }) => runs.filter((run) => run.y < 100 && !repeated.has(run)).map(({ text }) => text));
  };
  it.each([
    ['the number of each page', ['Report 2026, 7', 'Report 2026, 8', 'Report 2026, 9', 'Report 2026, 10']],
    ['the same line', ['Order 14 of 2026', 'Order 14 of 2026', 'Order 14 of 2026']],
  ])('goes: %s', (_, lines) => {
    expect(left(lines)).toEqual([]);
  });
  it('goes where both of two pages say it in letters of the text, and stays as their title', () => {
    expect(left(['Government of Karnataka', 'Government of Karnataka'])).toEqual([]);
    expect(left(['Certificate', 'Certificate'], 14)).toEqual(['Certificate', 'Certificate']);
    expect(left(['Of Asha', 'Of Ravi'])).toEqual(['Of Asha', 'Of Ravi']);
  });
  it('stays below a line that is not repeated', () => {
    const pages = ['Bill no. 118', 'Bill no. 131', 'Bill no. 140'].map((text, at) => pageOf([text, 'for water charges.'], at + 1));
    expect([...repeatedLines(pages)]).toEqual([]);
    const headed = [1, 2, 3].map((number) => pageOf(['Water board', `Bill no. ${number ** 3}`], number));
    expect([...repeatedLines(headed)].map(({ text }) => text)).toEqual(['Water board', 'Water board', 'Water board']);
  });
  it.each([
    ['numbers of bills', ['Bill no. 118', 'Bill no. 131', 'Bill no. 140', 'Bill no. 152'], 10],
    ['amounts', ['To pay: 450.00', 'To pay: 1200.50', 'To pay: 87.25'], 10],
    ['titles of chapters', ['Chapter 1', 'Chapter 2', 'Chapter 3'], 13],
  ])('stays where it tells something of its own: %s', (_, lines, size) => {
    expect(left(lines, size)).toEqual(lines);
  });
});
