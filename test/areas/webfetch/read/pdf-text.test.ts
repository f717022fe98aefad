import { describe, expect, it } from 'vitest';
import { readDrawn, textAt } from '../../../support/drawn-pdf.ts';

describe('the text of a PDF', () => {
  it('has each line of its contents by itself', async () => {
    const lines = [
      ['Introduction', '5'],
      ['Rates of the season', '12'],
      ['Forms', '30'],
    ];
    const contents = lines.map(([title = '', page], at) => textAt(60, 600 - 16 * at, `${title} ${'.'.repeat(60 - title.length)} ${page}`));
    expect(await readDrawn(contents)).toBe('Introduction … 5\n\nRates of the season … 12\n\nForms … 30');
  });

  it('of fifty thousand dots in one line takes no square of their number', async () => {
    const before = process.cpuUsage();
    await readDrawn([textAt(60, 600, `${'. '.repeat(25_000)}x?`), textAt(60, 580, 'The line below.')]);
    // with the square of them it took a minute
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(5_000);
  });

  it('joins letters that are set apart for show', async () => {
    const spread = 'BT /F2 14 Tf 6 Tc 1 0 0 1 60 600 Tm (ANNUAL REPORT) Tj ET';
    const single = [...'TENDER'].map((letter, at) => textAt(60 + 16 * at, 540, letter));
    const options = [...'ABCD'].map((letter, at) => textAt(60 + 16 * at, 500, letter));
    const content = await readDrawn([spread, ...single, ...options, textAt(60, 470, 'After that comes a text of ordinary letters.')]);
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
    const code = lines.map(([words, x, y]) => textAt(x, y, words, 11, 'F3'));
    expect(await readDrawn([textAt(60, 620, 'Run this:'), ...code, textAt(60, 515, 'After that it starts.')])).toBe(
      'Run this:\n\n```\ndef main():\n    print(1)\n    return\n\nmain()              # ends\n```\n\nAfter that it starts.',
    );
  });

  it('has no watermark in it that stands upright over its lines', async () => {
    expect(await readDrawn(['BT /F1 80 Tf 1 0 0 1 120 690 Tm (COPY) Tj ET'])).toBe('');
    const pale = '0.9 0.9 0.9 rg BT /F1 60 Tf 1 0 0 1 300 540 Tm (DRAFT) Tj ET 0 0 0 rg';
    expect(await readDrawn([pale, textAt(60, 560, 'One.'), textAt(60, 544, 'Two of the lines that stand beside it.')])).not.toContain(
      'DRAFT',
    );
    expect(await readDrawn(['1 1 1 rg BT /F1 30 Tf 1 0 0 1 60 600 Tm (Annual report) Tj ET 0 0 0 rg'])).toContain('# Annual report');
  });

  it('keeps its links, over two lines and in lists', async () => {
    const link = (rect: string, url: string) => `<< /Type /Annot /Subtype /Link /Rect [${rect}] /A << /S /URI /URI (${url}) >> >>`;
    const lines = [
      textAt(60, 600, 'The order of the ministry of new and renewable energy is on its portal, see the full'),
      textAt(60, 586, 'text of the order there before you write.'),
      textAt(60, 556, '\\267 Apply online'),
      textAt(60, 542, '\\267 Ask the office'),
    ];
    const links = [
      link('432 596 530 612', 'https://e.gov.in/order?a=1&b=2'),
      link('58 582 140 598', 'https://e.gov.in/order?a=1&b=2'),
      link('58 552 160 568', 'https://e.gov.in/apply'),
      link('90 538 160 554', 'mailto:office@e.gov.in'),
    ];
    expect(await readDrawn(lines, links)).toBe(
      'The order of the ministry of new and renewable energy is on its portal, [see the full text of the order](https://e.gov.in/order?a=1&b=2) there before you write.\n\n- [Apply online](https://e.gov.in/apply)\n- Ask [the office](mailto:office@e.gov.in)',
    );
  });

  it('has lists whose marks are drawn and not written, with lists within', async () => {
    const dot = (x: number, y: number) => `${x} ${y} 4 4 re f`;
    const lines = [
      textAt(60, 600, 'Conditions of sale:'),
      dot(64, 582),
      textAt(76, 580, 'Goods once sold'),
      dot(84, 566),
      textAt(96, 564, 'are not taken back'),
      dot(64, 550),
      textAt(76, 548, 'Errors are mended'),
    ];
    expect(await readDrawn(lines)).toBe('Conditions of sale:\n\n- Goods once sold\n  - are not taken back\n- Errors are mended');
  });

  it('raises what browsers draw a little smaller', async () => {
    expect(await readDrawn([textAt(60, 600, 'The area of 12 km'), textAt(156.4, 604, '2', 10), textAt(166, 600, 'is dry.')])).toBe(
      'The area of 12 km² is dry.',
    );
  });

  it('has titles over text that is set in, whatever its font, and over code', async () => {
    const bold = (y: number, words: string) => textAt(60, y, words, 12, 'F2');
    const words = [
      bold(640, 'SYNOPSIS'),
      textAt(96, 620, 'well --day DAY', 12, 'F2'),
      bold(590, 'Example'),
      textAt(96, 570, 'well krs', 12, 'F3'),
      textAt(110, 556, 'level 124', 12, 'F3'),
      bold(530, 'Said by the'),
      textAt(96, 510, 'office of wells', 12, 'F2'),
    ];
    const read = await readDrawn(words);
    for (const title of ['# SYNOPSIS', '# Example']) expect(read).toContain(title);
    expect(read).not.toContain('# Said');
  });

  it('takes nothing that was filled in for a heading', async () => {
    const field = '<< /Type /Annot /Subtype /Widget /Rect [60 540 300 595] /F 4 /FT /Tx /T (a) /V (12 MG Road) /P 3 0 R >>';
    expect(await readDrawn([textAt(60, 600, 'Address'), textAt(60, 520, 'The place where you live now.')], [field])).toBe(
      'Address 12 MG Road\n\nThe place where you live now.',
    );
  });
});
