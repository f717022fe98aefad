import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { qrCode } from '../../../src/areas/qr/schema.ts';
import { hasZbar, scan, scanByZbar } from '../../support/scan.ts';
import { defaultServer } from '../../support/server.ts';

const server = defaultServer();

const ask = (params: Record<string, string>) => server.get(`/qr?${new URLSearchParams(params)}`);
const picture = async (params: Record<string, string>) => {
  const response = await ask(params);
  if (response.status !== 200) throw new Error(await response.text());
  return new Uint8Array(await response.arrayBuffer());
};
const describeCode = async (params: Record<string, string>) => qrCode.parse(await (await ask({ ...params, format: 'json' })).json());

const FORMATS = [
  ['png', 'image/png'],
  ['svg', 'image/svg+xml; charset=utf-8'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
] as const;
const LEVELS = ['L', 'M', 'Q', 'H'] as const;
const TEXTS = [
  ['an address', 'https://example.org/a?b=c&d=%20e'],
  ['Hindi', 'नमस्ते, यह जानकारी है। ₹150'],
  ['digits', '31415926535897932384626433'],
  ['capitals', 'HTTPS://EXAMPLE.ORG/*$%'],
  ['signs of four bytes', 'well done 🙂'],
] as const;
const EVERY = FORMATS.flatMap(([format]) => LEVELS.map((level) => [format, level] as const));

describe('a code that was made', () => {
  it.each(EVERY)('is read again as it was given: %s, level %s', async (format, ecc) => {
    for (const [kind, data] of TEXTS) expect([kind, await scan(await picture({ data, format, ecc, size: '400' }))]).toEqual([kind, data]);
  });

  it.runIf(hasZbar()).each(EVERY)('is read by a second scanner too: %s, level %s', async (format, ecc) => {
    for (const [kind, data] of TEXTS)
      expect([kind, await scanByZbar(await picture({ data, format, ecc, size: '400' }))]).toEqual([kind, data]);
  });

  it.each(LEVELS)('holds as much as the standard lets it: level %s', async (ecc) => {
    const { capacity } = await describeCode({ data: 'a', ecc });
    // Addresses have 8,192 characters at most: no code of level L can be full of Hindi.
    const data = `${'नमस्ते '.repeat(20)}${'a'.repeat(capacity - 380)}`;
    expect(new TextEncoder().encode(data)).toHaveLength(capacity);
    expect(await describeCode({ data, ecc, size: '800' })).toMatchObject({ version: 40, modules: 177, mode: 'byte' });
    expect(await scan(await picture({ data, ecc, size: '800' }))).toBe(data);
  });

  it.each(FORMATS)('is sent as %s with its type, a strong ETag and a name', async (format, type) => {
    const response = await ask({ data: 'https://example.org/', format });
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-disposition')).toMatch(new RegExp(`^inline; filename="qr-[a-z\\d-]+\\.${format}"$`));
    const etag = response.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await server.get(`/qr?data=${encodeURIComponent('https://example.org/')}&format=${format}&utm_source=x`, {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
    expect((await ask({ data: 'https://example.org/b', format })).headers.get('etag')).not.toBe(etag);
  });

  it('is a PNG of 200 by 200 where nothing else is asked for, and has the size and the colours that are', async () => {
    const plain = await ask({ data: 'a' });
    expect(plain.headers.get('content-type')).toBe('image/png');
    expect(await sharp(await plain.arrayBuffer()).metadata()).toMatchObject({ width: 200, height: 200 });
    const code = await picture({ data: 'a', size: '300x240', color: '#0b6a6f', bgcolor: '255-250-240', format: 'webp' });
    const { data, info } = await sharp(code).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 300, height: 240 });
    const colours = new Set(Array.from({ length: data.length / 3 }, (_, at) => data.subarray(3 * at, 3 * at + 3).join('-')));
    expect(colours).toEqual(new Set(['11-106-111', '255-250-240']));
    expect(await scan(code)).toBe('a');
  });

  it('keeps the quiet zone and the margin that were asked for', async () => {
    const code = await describeCode({ data: 'a', size: '300', margin: '20', qzone: '6' });
    expect(code).toMatchObject({ modules: 21, module_px: 7, warnings: [] });
    expect(code.left).toBeGreaterThanOrEqual(20 + 6 * code.module_px);
    const bare = await describeCode({ data: 'a', size: '300', qzone: '0' });
    expect(bare).toMatchObject({ module_px: 14 });
    expect(bare.warnings).toEqual([expect.stringContaining('scanners count on 4')]);
  });

  it('is told as JSON with what it is made of', async () => {
    const code = await describeCode({ data: '0123456789', ecc: 'q', color: '000080' });
    expect(code).toMatchObject({
      mode: 'numeric',
      length: 10,
      capacity: 3993,
      version: 1,
      ecc: 'q',
      color: '#000080',
      bgcolor: '#ffffff',
      upi: null,
    });
    expect(code.matrix).toHaveLength(21);
    expect(code.matrix[0]).toMatch(/^1111111[01]{7}1111111$/);
    expect(code.contrast).toBeCloseTo(16.01, 1);
  });

  it('warns of colours that some scanners cannot read', async () => {
    expect((await describeCode({ data: 'a', color: 'fff', bgcolor: '000' })).warnings).toEqual([
      expect.stringContaining('lighter than its ground'),
    ]);
    expect((await describeCode({ data: 'a', color: '777' })).warnings).toEqual([expect.stringContaining('4.48')]);
    expect((await describeCode({ data: 'a'.repeat(500), size: '200' })).warnings).toEqual([expect.stringContaining('larger size')]);
  });
});

describe('a payment by UPI', () => {
  it('is the link that apps open', async () => {
    const payment = { upi: 'asha.rao@examplebank', pn: 'Asha Rao & Sons', am: '1500.5', tn: 'पुस्तकें' };
    const link = `upi://pay?pa=asha.rao@examplebank&pn=Asha%20Rao%20%26%20Sons&am=1500.50&cu=INR&tn=${encodeURIComponent('पुस्तकें')}`;
    const code = await describeCode(payment);
    expect(code).toMatchObject({ data: link, upi: { pa: 'asha.rao@examplebank', am: '1500.50' }, warnings: [] });
    expect(await scan(await picture({ ...payment, size: '400' }))).toBe(link);
    expect((await describeCode({ pa: 'a1@upi', pn: 'A' })).data).toBe('upi://pay?pa=a1@upi&pn=A&cu=INR');
  });

  it('warns where apps or banks may refuse it', async () => {
    expect((await describeCode({ upi: 'asha@examplebank' })).warnings).toEqual([expect.stringContaining('pn')]);
    expect((await describeCode({ upi: 'asha@examplebank', pn: 'A', am: '200000' })).warnings).toEqual([
      expect.stringContaining('1,00,000'),
    ]);
  });

  it.each([
    ['asha@gmail.com', 'upi must be a UPI address such as name@bank'],
    ['asha', 'upi must be'],
    ['@bank', 'upi must be'],
    ['asha rao@bank', 'upi must be'],
    ['asha@', 'upi must be'],
    ['asha@bank&am=1', 'upi must be'],
  ])('is refused to %s', async (upi, words) => {
    const { status, body } = await server.json(`/qr?${new URLSearchParams({ upi })}`);
    expect([status, body.code, body.parameter]).toEqual([400, 'invalid_parameter', 'upi']);
    expect(body.error).toContain(words);
  });

  it('takes an account with its IFSC as an address', async () => {
    expect((await describeCode({ upi: '1234567890@hdfc0000001.ifsc.npci', pn: 'A' })).upi?.pa).toContain('.npci');
  });

  it.each(['0', '-5', '1,500', '10.555', '1000000.01', '1e3', 'ten'])('refuses the amount %s', async (am) => {
    const { status, body } = await server.json(`/qr?${new URLSearchParams({ upi: 'asha@bank', am })}`);
    expect([status, body.parameter]).toEqual([400, 'am']);
    expect(body.error).toContain('0.01 to 1000000');
  });
});

describe('what is no code', () => {
  it.each([
    ['', 'missing_parameter', 'data', 'or upi'],
    ['data=', 'invalid_parameter', 'data', 'data is empty'],
    ['data=a&upi=asha@bank', 'invalid_parameter', 'data', 'give one of them'],
    ['pn=Asha', 'invalid_parameter', 'upi', 'upi is needed with pn'],
    [
      `data=${'7'.repeat(7090)}&ecc=L`,
      'invalid_parameter',
      'data',
      '7090 digits; a QR code of level L takes at most 7089 (L 7089, M 5596, Q 3993, H 3057)',
    ],
    [`data=${'A'.repeat(4297)}&ecc=L`, 'invalid_parameter', 'data', 'at most 4296'],
    [`data=${'a'.repeat(2332)}`, 'invalid_parameter', 'data', '2332 bytes of UTF-8; a QR code of level M takes at most 2331'],
    [
      `data=${encodeURIComponent('क'.repeat(425))}&ecc=h`,
      'invalid_parameter',
      'data',
      '1275 bytes of UTF-8; a QR code of level H takes at most 1273',
    ],
    [
      'data=a&color=blackish',
      'invalid_parameter',
      'color',
      'hexadecimal digits such as 0b6a6f, or red-green-blue such as 11-106-111; got "blackish"',
    ],
    ['data=a&bgcolor=12-345-6', 'invalid_parameter', 'bgcolor', 'got "12-345-6"'],
    ['data=a&color=777&bgcolor=888', 'invalid_parameter', 'color', 'at least 3 is needed'],
    ['data=a&size=9x200', 'invalid_parameter', 'size', 'each from 10 to 1000'],
    ['data=a&size=1001', 'invalid_parameter', 'size', 'at most 1000x1000 of png; got 1001x1001'],
    ['data=a&size=300x1001&format=webp', 'invalid_parameter', 'size', 'at most 1000x1000 of webp'],
    ['data=a&size=1000001&format=svg', 'invalid_parameter', 'size', 'of svg to 1000000'],
    ['data=a&size=20', 'invalid_parameter', 'size', 'at least 29x29 pixels; got 20x20'],
    ['data=a&size=200&margin=95', 'invalid_parameter', 'size', 'at least 219x219'],
    ['data=a&ecc=X', 'invalid_parameter', 'ecc', 'one of l, m, q, h'],
    ['data=a&format=gif', 'invalid_parameter', 'format', 'one of json, png, svg, jpg, jpeg, webp'],
    [`data=${'a'.repeat(8200)}`, 'bad_request', undefined, 'longer than 8192 characters'],
    ['data=a&qzone=101', 'invalid_parameter', 'qzone', '0 to 100'],
  ])('is refused in words: %.40s', async (query, code, parameter, words) => {
    const { status, body, headers } = await server.json(`/qr?${query}`);
    expect([status, body.code, body.parameter]).toEqual([400, code, parameter]);
    expect(body.error).toContain(words);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('tells a level at which more fits', async () => {
    expect((await server.json(`/qr?data=${'a'.repeat(2332)}`)).body.hint).toBe('Ask with ecc=L');
    expect((await server.json(`/qr?data=${'a'.repeat(3000)}`)).body.hint).toContain('address of its own');
  });
});

it('is in OpenAPI with pictures as bytes, the default first', async () => {
  const { content } = (await server.json('/openapi.json')).body.paths['/qr'].get.responses[200];
  expect(Object.keys(content)).toEqual(['image/png', 'application/json', 'image/svg+xml', 'image/jpeg', 'image/webp']);
  expect(content['image/png']).toEqual({});
  expect(content['application/json'].schema).toEqual({ $ref: '#/components/schemas/QrCode' });
  expect(content['image/svg+xml'].schema).toEqual({ type: 'string' });
});

it.each([
  ['qr code', '/browse/qr'],
  ['qr https://example.org/', '/browse/qr?data=https%3A%2F%2Fexample.org%2F'],
  ['asha@examplebank', '/browse/qr?upi=asha%40examplebank'],
  ['नमस्ते क्यूआर कोड', `/browse/qr?${new URLSearchParams({ data: 'नमस्ते' })}`],
])('the one field knows "%s"', async (q, url) => {
  const { body } = await server.json(`/search?${new URLSearchParams({ q, scope: 'site' })}`);
  expect(body.answers.map((one: { url: string }) => one.url)).toContainEqual(expect.stringContaining(url));
});
