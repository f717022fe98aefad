import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS, type ReadOptions } from '../../../../src/areas/webfetch/read/options.ts';
import { readAnyReply } from '../../../../src/areas/webfetch/read/read-any.ts';
import { writeArchive, writeOpenDocument, writeSlides, writeWord, writeWorkbook } from '../../../support/office.ts';

const read = (bytes: Buffer, options: Partial<ReadOptions> = {}, contentType = 'application/octet-stream') =>
  readAnyReply({ bytes, contentType, url: 'https://example.org/file' }, { ...DEFAULT_OPTIONS, ...options });
const contentOf = async (bytes: Buffer, options?: Partial<ReadOptions>) => (await read(bytes, options)).content;

const run = (words: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${words}</w:t></w:r>`;
const paragraph = (runs: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`;
const listed = (words: string, id: number, level = 0) =>
  paragraph(run(words), `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${id}"/></w:numPr>`);

describe('a Word document', () => {
  it('has its headings by their styles, whatever they are called, and its text as it is set', async () => {
    const styles =
      '<w:style w:styleId="a1"><w:name w:val="heading 2"/></w:style><w:style w:styleId="own"><w:name w:val="Abschnitt"/><w:basedOn w:val="a1"/></w:style>';
    const body =
      paragraph(run('Fees'), '<w:pStyle w:val="own"/>') +
      paragraph(
        run('Pay ') +
          run('₹10', '<w:b/>') +
          run('6', '<w:vertAlign w:val="superscript"/>') +
          run(' now', '<w:b w:val="0"/><w:i/>') +
          run('secret', '<w:vanish/>') +
          '<w:del><w:r><w:delText>old</w:delText></w:r></w:del><w:ins><w:r><w:t>, new</w:t></w:r></w:ins>',
      );
    expect(await contentOf(writeWord(body, { styles }))).toBe('## Fees\n\nPay **₹10**⁶ _now_, new');
  });

  it('counts its lists on after a paragraph between, with lists within', async () => {
    const level = (at: number, format: string) => `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/></w:lvl>`;
    const numbering = `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal')}${level(1, 'bullet')}</w:abstractNum><w:num w:numId="5"><w:abstractNumId w:val="0"/></w:num>`;
    const body = listed('One', 5) + listed('inner', 5, 1) + paragraph(run('Between.')) + listed('Two', 5) + listed('Three', 5);
    expect(await contentOf(writeWord(body, { numbering }))).toBe('1. One\n   - inner\n\nBetween.\n\n2. Two\n3. Three');
  });

  it('keeps the places of cells in a table, also of those that go over several rows and columns', async () => {
    const cell = (words: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(words ? run(words) : '')}</w:tc>`;
    const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`;
    const table = `<w:tbl>${row(cell('State'), cell('Fee', '<w:gridSpan w:val="2"/>'))}${row(cell('Goa', '<w:vMerge w:val="restart"/>'), cell(''), cell('5'))}${row(cell('', '<w:vMerge/>'), cell('7'), cell(''))}</w:tbl>`;
    expect(await contentOf(writeWord(table))).toBe('| State | Fee |  |\n| --- | --- | --- |\n| Goa |  | 5 |\n|  | 7 |  |');
    expect((await read(writeWord(table), { tables: true })).tables?.[0]?.rows).toEqual([
      ['Goa', '', '5'],
      ['Goa', '7', ''],
    ]);
  });

  it('has its links, of both ways to write them, its notes and its formulas', async () => {
    const field = `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK "https://example.org/b" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('that')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
    const formula =
      '<m:oMath><m:f><m:num><m:r><m:t>a</m:t></m:r></m:num><m:den><m:sSup><m:e><m:r><m:t>b</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:den></m:f></m:oMath>';
    const body = paragraph(
      `${run('See ')}<w:hyperlink r:id="h1">${run('this')}</w:hyperlink>${run(' and ')}${field}<w:r><w:footnoteReference w:id="3"/></w:r>${run(', so ')}${formula}${run('.')}`,
    );
    const document = writeWord(body, {
      links: { h1: ['hyperlink', 'https://example.org/a'] },
      footnotes: `<w:footnote w:id="3">${paragraph(run('Census of 2011.'))}</w:footnote>`,
    });
    expect(await contentOf(document)).toBe(
      'See [this](https://example.org/a) and [that](https://example.org/b)[^1], so $\\frac{a}{b^{2}}$.\n\n[^1]: Census of 2011.',
    );
  });
});

describe('an Excel workbook', () => {
  const styles =
    '<numFmts><numFmt numFmtId="164" formatCode="[$₹-4009]#,##0.00"/><numFmt numFmtId="165" formatCode="000000"/><numFmt numFmtId="166" formatCode="dd\\-mmm\\-yyyy"/><numFmt numFmtId="167" formatCode="0.0&quot; km&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="9"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="22"/><xf numFmtId="167"/><xf numFmtId="4"/></cellXfs>';
  const cell = (place: string, value: string | number, style = 0, type = 'n') =>
    `<c r="${place}" s="${style}" t="${type}"><v>${value}</v></c>`;
  const sheet = (...rows: string[]) => `<sheetData>${rows.map((row) => `<row>${row}</row>`).join('')}</sheetData>`;
  const text = (place: string, words: string) => `<c r="${place}" t="inlineStr"><is><t>${words}</t></is></c>`;

  it('has a sheet by its name, cells in their columns, and what stands alone above the table', async () => {
    const xml = sheet(
      text('B2', 'Rates of the market'),
      `${text('B4', 'Crop')}${cell('C4', 2025)}${cell('D4', 2026)}`,
      `${cell('B5', 0, 0, 's')}${cell('D5', 2369)}`,
      `${text('B6', 'Maize')}${cell('C6', 2225)}`,
    );
    const book = writeWorkbook([{ name: 'Rates &amp; fees', xml }], { texts: ['<r><t>Pad</t></r><r><t>dy</t></r><rPh><t>x</t></rPh>'] });
    expect(await contentOf(book)).toBe(
      '## Rates & fees\n\nRates of the market\n\n| Crop | 2025 | 2026 |\n| --- | --- | --- |\n| Paddy |  | 2369 |\n| Maize | 2225 |  |',
    );
  });

  it('takes a format that is longer than any of Excel for none', async () => {
    const long = styles.replace('dd\\-mmm\\-yyyy', `${';'.repeat(60_000)}&quot;`);
    const before = process.cpuUsage();
    expect(await contentOf(writeWorkbook([{ name: 'S', xml: sheet(cell('A1', 46351, 5)) }], { styles: long }))).toContain('46351');
    // the patterns that read a format took seconds
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000);
  });

  it.each([
    ['a day', 46351, 1, '2026-11-25'],
    ['a day by a format of its own', 46351, 5, '2026-11-25'],
    ['a day with a time', 46351.4375, 6, '2026-11-25 10:30'],
    ['the last day before the leap day that there was not', 59, 1, '1900-02-28'],
    ['a share', 0.07, 2, '7%'],
    ['money', 2225.5, 3, '₹2225.5'],
    ['money below nothing', -12, 3, '-₹12'],
    ['a code that begins with zeros', 1234, 4, '001234'],
    ['a number with its unit', 3.5, 7, '3.5 km'],
    ['a number with more digits than shown', 12.345, 8, '12.345'],
    ['a sum of binary fractions', 0.1 + 0.2, 0, '0.3'],
    ['a large number', 123456789012345, 0, '123456789012345'],
  ])('writes %s as it is meant', async (_, value, style, written) => {
    const xml = sheet(`${text('A1', 'Name')}${text('B1', 'Value')}`, `${text('A2', 'x')}${cell('B2', value, style)}`);
    expect(await contentOf(writeWorkbook([{ name: 'S', xml }], { styles }))).toContain(`| x | ${written} |`);
  });

  it('counts days from 1904 where the workbook does', async () => {
    const xml = sheet(`${text('A1', 'Name')}${text('B1', 'Day')}`, `${text('A2', 'x')}${cell('B2', 44889, 1)}`);
    const book = writeWorkbook([{ name: 'S', xml }], { styles, properties: '<workbookPr date1904="1"/>' });
    expect(await contentOf(book)).toContain('| x | 2026-11-25 |');
  });

  it('keeps merged cells, errors, and formulas without a value, and says what is hidden', async () => {
    const xml = `${sheet(
      `${text('A1', 'State')}${text('B1', 'Fee')}`,
      `${text('A2', 'Goa')}${cell('B2', '#N/A', 0, 'e')}${cell('C2', 1, 0, 'b')}`,
      '<c r="B3"><f>SUM(B1:B2)</f></c>',
    )}<mergeCells><mergeCell ref="B1:C1"/><mergeCell ref="A2:A3"/></mergeCells>`;
    const book = writeWorkbook([
      { name: 'S', xml },
      { name: 'Old', xml: sheet(text('A1', 'secret')), state: 'veryHidden' },
    ]);
    const reading = await read(book);
    expect(reading.content).toBe('## S\n\n| State | Fee |  |\n| --- | --- | --- |\n| Goa | #N/A | TRUE |\n|  | =SUM(B1:B2) |  |');
    expect(reading.dropped?.hidden).toBe(6);
    expect(await contentOf(book, { main: false })).toContain('## Old\n\nsecret');
  });
});

describe('a presentation', () => {
  const shape = (kind: string, ...paragraphs: string[]) =>
    `<p:sp><p:nvSpPr><p:nvPr>${kind ? `<p:ph type="${kind}"/>` : ''}</p:nvPr></p:nvSpPr><p:txBody>${paragraphs.join('')}</p:txBody></p:sp>`;
  const line = (words: string, properties = '') => `<a:p>${properties}<a:r><a:rPr baseline="0"/><a:t>${words}</a:t></a:r></a:p>`;

  it('has its titles, lists and tables, and not its numbers of slides', async () => {
    const table =
      '<p:graphicFrame><a:graphic><a:graphicData><a:tbl><a:tblPr firstRow="1"/><a:tr><a:tc gridSpan="2"><a:txBody><a:p><a:r><a:t>Both</a:t></a:r></a:p></a:txBody></a:tc><a:tc hMerge="1"/></a:tr><a:tr><a:tc><a:txBody><a:p/></a:txBody></a:tc><a:tc><a:txBody><a:p><a:r><a:t>2</a:t></a:r></a:p></a:txBody></a:tc></a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>';
    const slides = writeSlides([
      {
        shapes:
          shape('title', line('Points')) +
          shape('body', line('First'), line('inner', '<a:pPr lvl="1"/>'), line('Second')) +
          shape('', line('A remark')) +
          shape('sldNum', line('1')),
      },
      { shapes: shape('title', line('Rates')) + table },
      { shapes: shape('title', line('Kept back')), show: '0' },
    ]);
    const reading = await read(slides);
    expect(reading.content).toBe(
      '## Points\n\n- First\n  - inner\n- Second\n\nA remark\n\n## Rates\n\n| Both |  |\n| --- | --- |\n|  | 2 |',
    );
    expect(reading).toMatchObject({ page_count: 3, dropped: { hidden: 9 } });
  });
});

describe('an OpenDocument file', () => {
  it('has headings, styles, links, notes and numbered lists', async () => {
    const styles =
      '<style:style style:name="B"><style:text-properties fo:font-weight="bold"/></style:style><style:style style:name="U"><style:text-properties style:text-position="super 58%"/></style:style><text:list-style style:name="L"><text:list-level-style-number text:level="1"/></text:list-style>';
    const body =
      '<text:tracked-changes><text:changed-region><text:deletion><text:p>gone</text:p></text:deletion></text:changed-region></text:tracked-changes>' +
      '<text:h text:outline-level="2">Order</text:h><text:p>Any <text:span text:style-name="B">person</text:span> with 10<text:span text:style-name="U">6</text:span>, see <text:a xlink:href="https://example.org/">here</text:a>.<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>A note.</text:p></text:note-body></text:note></text:p>' +
      '<text:list text:style-name="L"><text:list-item><text:p>one</text:p></text:list-item><text:list-item><text:p>two</text:p></text:list-item></text:list>';
    expect(await contentOf(writeOpenDocument('text', body, styles))).toBe(
      '## Order\n\nAny **person** with 10⁶, see [here](https://example.org/).[^1]\n\n1. one\n2. two\n\n[^1]: A note.',
    );
  });

  it('has its sheets by name with values as shown, and no million empty rows', async () => {
    const cell = (words: string) => `<table:table-cell><text:p>${words}</text:p></table:table-cell>`;
    const rest =
      '<table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>';
    const body = `<table:table table:name="Rates"><table:table-row>${cell('Crop')}${cell('2025')}${cell('2026')}</table:table-row><table:table-row>${cell('Paddy')}<table:table-cell/>${cell('₹2,369')}<table:table-cell table:number-columns-repeated="16381"/></table:table-row>${rest}</table:table>`;
    expect(await contentOf(writeOpenDocument('spreadsheet', body))).toBe(
      '## Rates\n\n| Crop | 2025 | 2026 |\n| --- | --- | --- |\n| Paddy |  | ₹2,369 |',
    );
  });
});

describe('an OpenDocument file of other programs', () => {
  it('has its code as one listing with indents, and its formulas', async () => {
    const styles = '<style:style style:name="P2" style:family="paragraph" style:parent-style-name="Preformatted_20_Text"/>';
    const body =
      '<text:p>The flow is <draw:frame><draw:object xlink:href="./Formula-0/"/></draw:frame> a day.</text:p>' +
      '<text:p text:style-name="P2">for x in y:</text:p><text:p text:style-name="P2"><text:s text:c="4"/>print(x)</text:p>';
    const math =
      '<math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mfrac><mi>V</mi><mi>t</mi></mfrac><annotation encoding="StarMath 5.0">V over t</annotation></semantics></math>';
    const file = writeOpenDocument('text', body, styles, { 'Formula-0/content.xml': math });
    expect(await contentOf(file)).toBe('The flow is $\\frac{V}{t}$ a day.\n\n```\nfor x in y:\n    print(x)\n```');
  });

  it('leaves hidden sheets out and says how much there is, and writes days as days', async () => {
    const styles = '<style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>';
    const day = (value: string, shown: string) =>
      `<table:table-row><table:table-cell office:value-type="date" office:date-value="${value}"><text:p>${shown}</text:p></table:table-cell><table:table-cell><text:p>open</text:p></table:table-cell></table:table-row>`;
    const sheets =
      `<table:table table:name="Days">${day('2026-11-05', '05/11/26')}${day('2026-11-06T09:30:00', '06/11/26')}</table:table>` +
      '<table:table table:name="Own" table:style-name="ta2"><table:table-row><table:table-cell><text:p>secret</text:p></table:table-cell></table:table-row></table:table>';
    const reading = await read(writeOpenDocument('spreadsheet', sheets, styles));
    expect(reading.content).toContain('| 2026-11-05 | open |');
    expect(reading.content).toContain('| 2026-11-06 09:30 | open |');
    expect(reading).toMatchObject({ dropped: { hidden: 6 } });
    expect(reading.content).not.toContain('secret');
  });

  it('has the words of grouped drawings, and entries below others where each level is a list of its own', async () => {
    const entry = (words: string) => `<text:list-item><text:p>${words}</text:p></text:list-item>`;
    const body =
      `<draw:page><draw:frame><draw:text-box><text:list text:style-name="L2">${entry('Lining')}</text:list>` +
      `<text:list text:style-name="L3"><text:list-item><text:list>${entry('12 km')}</text:list></text:list-item>${entry('Gates')}</text:list></draw:text-box></draw:frame>` +
      '<draw:g><draw:frame><draw:text-box><text:p>In crore</text:p></draw:text-box></draw:frame></draw:g></draw:page>';
    expect(await contentOf(writeOpenDocument('presentation', body))).toBe('- Lining\n  - 12 km\n- Gates\n\nIn crore');
  });
});

describe('a value in an Office file', () => {
  it('stays below its name where the first name goes down over two rows of the head', async () => {
    const row = (...cells: string[]) => `<row>${cells.join('')}</row>`;
    const cell = (at: string, words: string) => `<c r="${at}" t="inlineStr"><is><t>${words}</t></is></c>`;
    const xml = `<sheetData>${row(cell('A1', 'Head'), cell('B1', '2026-27'), cell('D1', 'Hours'))}${row(cell('B2', 'BE'), cell('C2', 'RE'))}${row(cell('A3', 'Roads'), '<c r="B3"><v>12</v></c>', '<c r="C3"><v>9</v></c>')}</sheetData><mergeCells count="2"><mergeCell ref="A1:A2"/><mergeCell ref="B1:C1"/></mergeCells>`;
    expect(await contentOf(writeWorkbook([{ name: 'S', xml }]))).toContain(
      '| Head | 2026-27 |  | Hours |\n| --- | --- | --- | --- |\n|  | BE | RE |  |\n| Roads | 12 | 9 |  |',
    );
  });

  it('keeps the space between a word of its format and the number', async () => {
    const formats =
      '<numFmts><numFmt numFmtId="170" formatCode="&quot;Gate&quot; 0"/></numFmts><cellXfs><xf/><xf numFmtId="170"/></cellXfs>';
    const xml = '<sheetData><row><c r="A1" s="1"><v>4</v></c></row></sheetData>';
    expect(await contentOf(writeWorkbook([{ name: 'S', xml }], { styles: formats }))).toContain('Gate 4');
  });

  it('stands below its name where this has a unit of its own, and is no head beside others of its unit', async () => {
    const sheet = (...rows: string[][]) =>
      `<sheetData>${rows.map((row, y) => `<row>${row.map((words, x) => `<c r="${'ABC'[x]}${y + 1}" t="inlineStr"><is><t>${words}</t></is></c>`).join('')}</row>`).join('')}</sheetData>`;
    const read = (...rows: string[][]) => contentOf(writeWorkbook([{ name: 'S', xml: sheet(...rows) }]));
    expect(await read(['City', '22K', '24K'], ['Pune', '7,110', '7,760'], ['Ooty', '7,098', '7,750'])).toContain(
      '| City | 22K | 24K |\n| --- |',
    );
    expect(await read(['KRS', '12 m', '4 m'], ['Kabini', '9 m', '3 m'], ['Supa', '8 m', '2 m'])).toContain(
      '| KRS | 12 m | 4 m |\n| Kabini',
    );
  });

  it('that is raised by its place alone is no part of the number, and ticks of a font of signs are ticks', async () => {
    const raised = '<w:position w:val="8"/><w:sz w:val="16"/>';
    expect(
      await contentOf(
        writeWord(paragraph(run('10') + run('9', raised) + run(' m and H') + run('2', raised.replace('8', '-6')) + run('O'))),
      ),
    ).toBe('10⁹ m and H₂O');
    expect(await contentOf(writeWord(paragraph(run('10') + run('9', '<w:position w:val="8"/>'))))).toBe('109');
    const sign = (char: string, font = 'Wingdings') => `<w:r><w:sym w:font="${font}" w:char="${char}"/></w:r>`;
    expect(await contentOf(writeWord(paragraph(sign('F0FC') + run(' paid ') + sign('00A8') + run(' due') + sign('F0E0'))))).toBe(
      '✓ paid ☐ due',
    );
  });

  it('has the number of its level on a slide, and code as code', async () => {
    const entry = (words: string, level: number) =>
      `<a:p><a:pPr lvl="${level}"><a:buAutoNum type="arabicPeriod"/></a:pPr><a:r><a:t>${words}</a:t></a:r></a:p>`;
    const code = (words: string) =>
      `<a:p><a:pPr><a:buNone/></a:pPr><a:r><a:rPr><a:latin typeface="Courier New"/></a:rPr><a:t>${words}</a:t></a:r></a:p>`;
    const shapes = `<p:sp><p:nvSpPr><p:nvPr><p:ph type="body"/></p:nvPr></p:nvSpPr><p:txBody>${entry('One', 0)}${entry('Inner', 1)}${entry('Other', 1)}${entry('Two', 0)}${entry('Last', 1)}${code('if x:')}${code('    y()')}</p:txBody></p:sp>`;
    expect(await contentOf(writeSlides([{ shapes }]))).toBe(
      '1. One\n   1. Inner\n   2. Other\n2. Two\n   1. Last\n\n```\nif x:\n    y()\n```',
    );
  });

  it.each([
    [
      'Word',
      () => {
        const level = '<w:lvl w:ilvl="0"><w:start w:val="2"/><w:numFmt w:val="lowerLetter"/></w:lvl>';
        const numbering = `<w:abstractNum w:abstractNumId="0">${level}</w:abstractNum><w:num w:numId="5"><w:abstractNumId w:val="0"/></w:num>`;
        return writeWord(listed('One', 5) + listed('Two', 5), { numbering });
      },
      '- b. One\n- c. Two',
    ],
    [
      'slides',
      () => {
        const entry = (words: string) => `<a:p><a:pPr><a:buAutoNum type="romanUcPeriod"/></a:pPr><a:r><a:t>${words}</a:t></a:r></a:p>`;
        return writeSlides([{ shapes: `<p:sp><p:txBody>${entry('One')}${entry('Two')}</p:txBody></p:sp>` }]);
      },
      '- I. One\n- II. Two',
    ],
    [
      'OpenDocument',
      () =>
        writeOpenDocument(
          'text',
          '<text:list text:style-name="L1"><text:list-item><text:p>One</text:p></text:list-item><text:list-item><text:p>Two</text:p></text:list-item></text:list>',
          '<text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-format="a" text:start-value="3"/></text:list-style>',
        ),
      '- c. One\n- d. Two',
    ],
  ])('keeps the letters and the first of a list in %s', async (_, write, expected) => {
    expect(await contentOf(write())).toBe(expected);
  });

  it('has headings of an OpenDocument text by the styles that theirs rest on', async () => {
    const styles =
      '<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Heading_20_2"/><style:style style:name="P2" style:family="paragraph" style:parent-style-name="Text_20_body"/>';
    expect(
      await contentOf(
        writeOpenDocument('text', '<text:p text:style-name="P1">Order</text:p><text:p text:style-name="P2">Text.</text:p>', styles),
      ),
    ).toBe('## Order\n\nText.');
  });
});

describe('a chart in a Word document', () => {
  const points = (name: string, values: readonly string[]) =>
    `<c:${name}><c:numRef><c:numCache>${values.map((value, at) => (value ? `<c:pt idx="${at}"><c:v>${value}</c:v></c:pt>` : '')).join('')}</c:numCache></c:numRef></c:${name}>`;
  const series = (name: string, values: readonly string[]) =>
    `<c:ser>${points('tx', [name])}${points('cat', ['2024', '2025', '2026'])}${points('val', values)}</c:ser>`;
  const chart = `<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="a"><c:chart><c:title><a:t>Rain in mm</a:t></c:title><c:plotArea><c:barChart>${series('Pune', ['812', '', '640'])}${series('Ooty', ['', '1,100', '1,204'])}</c:barChart></c:plotArea></c:chart></c:chartSpace>`;
  const drawing = '<w:p><w:r><w:drawing><c:chart xmlns:c="c" r:id="c1"/></w:drawing></w:r></w:p>';
  it('is a table of its points, those left out too, and stands once', async () => {
    const file = writeWord(paragraph(run('As drawn:')) + drawing + drawing, {
      links: { c1: ['chart', 'charts/chart1.xml'] },
      parts: { 'word/charts/chart1.xml': chart },
    });
    expect(await contentOf(file)).toBe(
      'As drawn:\n\nRain in mm\n\n|  | Pune | Ooty |\n| --- | --- | --- |\n| 2024 | 812 |  |\n| 2025 |  | 1,100 |\n| 2026 | 640 | 1,204 |',
    );
  });
  it('that is not in the file leaves nothing', async () => {
    expect(await contentOf(writeWord(paragraph(run('As drawn:')) + drawing))).toBe('As drawn:');
  });
});

describe('code in a Word document', () => {
  const styles = '<w:style w:type="paragraph" w:styleId="SourceCode"><w:name w:val="Source Code"/></w:style>';
  const code = (inner: string) => `<w:p><w:pPr><w:pStyle w:val="SourceCode"/></w:pPr>${inner}</w:p>`;
  it.each([
    [
      'in one paragraph',
      code('<w:r><w:t>for x in y:</w:t></w:r><w:r><w:br/></w:r><w:r><w:t xml:space="preserve">    print(x)</w:t></w:r>'),
    ],
    ['in a paragraph for each line', code(run('for x in y:')) + code('<w:r><w:t xml:space="preserve">    print(x)</w:t></w:r>')],
  ])('keeps its lines and indents: %s', async (_, body) => {
    expect(await contentOf(writeWord(body, { styles }))).toBe('```\nfor x in y:\n    print(x)\n```');
  });
});

describe('a file that cannot be read', () => {
  it.each([
    ['that is cut off', writeWord(paragraph(run('x'))).subarray(0, 400), /damaged/],
    ['that unpacks to more than is read', writeArchive({ 'word/document.xml': ' '.repeat(51_000_000) }), /unpacks to more/],
    ['without a document', writeArchive({ 'word/other.xml': '<x/>' }), /damaged/],
  ])('%s says so', async (_, bytes, error) => {
    const reading = await read(bytes, {}, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document');
    expect(reading).toMatchObject({ content: '', error: expect.stringMatching(error) });
  });

  it('does not expand what a document defines itself, and bears elements within elements without end', async () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><w:document xmlns:w="w"><w:body><w:p><w:r><w:t>&b;</w:t></w:r></w:p>${'<w:sdt>'.repeat(50_000)}</w:body></w:document>`;
    const rels = '<Relationships><Relationship Id="a" Type="x/officeDocument" Target="word/document.xml"/></Relationships>';
    const { content } = await read(writeArchive({ '_rels/.rels': rels, 'word/document.xml': bomb }));
    expect(content.length).toBeLessThan(20);
  });

  it('takes no more than its length where a cell of a table is signs without end', async () => {
    const cell = (words: string) => `<w:tc>${paragraph(run(words))}</w:tc>`;
    const rows = [
      ['a', 'x@'.repeat(4_000)],
      ['b', 'c'],
    ].map((words) => `<w:tr>${words.map(cell).join('')}</w:tr>`);
    const before = process.cpuUsage();
    await read(writeWord(`<w:tbl>${rows.join('')}</w:tbl>`));
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(2);
  });

  it('is told from any other archive', async () => {
    const reading = await read(
      Buffer.from(writeArchive({ 'a.xml': '<a/>' }).toString('latin1').replaceAll('[Content_Types]', '[Xontent_Types]'), 'latin1'),
    );
    expect(reading.error).toContain('application/zip');
  });
});
