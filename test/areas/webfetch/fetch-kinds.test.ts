import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { writeWorkbook } from '../../support/office.ts';
import { writePdf } from '../../support/pdf.ts';
import { siteToRead } from '../../support/site-to-read.ts';

const site = siteToRead('files');

describe('/fetch of what is no page', () => {
  it('says of binary content that it is not parsed', async () => {
    for (const [type, bytes] of [
      ['application/pdf', '%PDF-1.7'],
      ['image/png', '\u0089PNG'],
      ['application/octet-stream', gzipSync('x')],
    ] as const) {
      const { status, body } = await site.ask('/fetch', { url: site.serve({ headers: { 'content-type': type }, body: bytes }) });
      expect(status).toBe(200);
      expect(body.error).toMatch(/binary content .* not parsed/);
      expect(body.content).toBe('');
    }
  });

  it('reads a PDF as a page, larger than a page may be, with marks of its pages on request', async () => {
    const headers = { 'content-type': 'application/pdf' };
    const columns = site.serve({ headers, body: readFileSync('test/fixtures/pdf/columns.pdf') });
    const { status, body } = await site.ask('/fetch', { url: columns, page_marks: '1' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ content_type: 'application/pdf', title: 'Wells of the plateau', page_count: 2, date: '2026-01-02' });
    expect(body.content).toContain('**Page 2**');
    const large = writePdf({ content: 'BT /F1 12 Tf 72 700 Td (Water) Tj ET', more: [Buffer.alloc(6_000_000, 32)] });
    expect((await site.ask('/fetch', { url: site.serve({ headers, body: large }) })).body.content).toBe('Water');
    const page = site.serve({ headers: { 'content-type': 'text/html' }, body: Buffer.alloc(6_000_000, 'a ') });
    expect((await site.ask('/fetch', { url: page })).body).toMatchObject({ success: false, reason: 'too_large' });
  });

  it('reads an Office file as a page, by its declared type or its first names, larger than a page may be', async () => {
    const sheet = '<sheetData><row><c r="A1" t="inlineStr"><is><t>Crop</t></is></c><c r="B1"><v>2026</v></c></row></sheetData>';
    // what does not pack, so that the file is large
    const large = writeWorkbook([{ name: 'Rates', xml: `${sheet}<!-- ${randomBytes(6_000_000).toString('base64')} -->` }]);
    for (const type of ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/octet-stream']) {
      const { status, body } = await site.ask('/fetch', {
        url: site.serve({ headers: { 'content-type': type }, body: large }),
        tables: 'json',
      });
      expect(status).toBe(200);
      expect(body.content).toContain('## Rates\n\n| Crop | 2026 |');
      expect(body.tables).toHaveLength(1);
    }
  });

  it('passes text through and sets JSON in lines', async () => {
    expect(
      (await site.ask('/fetch', { url: site.serve({ headers: { 'content-type': 'text/plain; charset=utf-8' }, body: '# As it is\n*x*' }) }))
        .body.content,
    ).toBe('# As it is\n*x*');
    expect(
      (await site.ask('/fetch', { url: site.serve({ headers: { 'content-type': 'application/json' }, body: '{"a":[1]}' }) })).body.content,
    ).toBe('{\n  "a": [\n    1\n  ]\n}');
  });
});
