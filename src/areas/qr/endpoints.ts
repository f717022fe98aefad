import type { z } from 'zod';
import { NOT_KEPT } from '../../api/cache.ts';
import { defineEndpoint, type Format } from '../../api/endpoint.ts';
import { ApiError } from '../../kernel/errors.ts';
import { ledger } from '../../kernel/ledger.ts';
import { loadSharp } from '../../kernel/optional-package.ts';
import { type Colour, checkColours, readColour, toHex } from './colours.ts';
import { QrFault } from './fault.ts';
import { checkLayout, drawSvg, type Layout, layOut, MAX_PIXEL_SIZE } from './layout.ts';
import { qrCode, qrQuery } from './schema.ts';
import { makeSymbol } from './symbol.ts';
import { checkPayment, toPayment, upiLink } from './upi.ts';

type Code = z.output<typeof qrCode>;
const BLACK: Colour = [0, 0, 0];
const WHITE: Colour = [255, 255, 255];

/** One is drawn at a time, in one of the few threads that read files too. The largest takes some 25 ms. */
const turns = ledger.turns('codes');

function buildCode(query: z.output<typeof qrQuery>): Code {
  const { data, upi: pa, pn, am, tn, ecc, size = { width: 200, height: 200 }, color = BLACK, bgcolor = WHITE, ...around } = query;
  const payment = toPayment({ pa, pn, am, tn });
  if (payment && data !== undefined) throw new QrFault('data', 'data and upi cannot be in one code: give one of them');
  const text = payment ? upiLink(payment) : data;
  if (text === undefined)
    throw new ApiError('missing_parameter', 'data is required: the text or address to put into the code; or upi, to be paid', {
      extra: { parameter: 'data' },
    });
  const { rows, ...symbol } = makeSymbol(text, ecc);
  const { module, ...layout } = layOut(rows.length, size, around);
  const { contrast, warnings } = checkColours(color, bgcolor);
  return {
    status: 'ok',
    api: 'qr',
    data: text,
    upi: payment ? { pa: payment.pa, pn: payment.pn ?? null, am: payment.am ?? null, tn: payment.tn ?? null } : null,
    ...symbol,
    ecc,
    modules: rows.length,
    ...layout,
    module_px: module,
    color: toHex(color),
    bgcolor: toHex(bgcolor),
    contrast,
    warnings: [...warnings, ...checkLayout(rows.length, { module, ...layout }), ...(payment ? checkPayment(payment) : [])],
    matrix: [...rows],
  };
}

type PixelFormat = 'png' | 'jpeg' | 'webp';

/** Blocks of a JPEG are blurred at their edges; at this quality no module is. */
const JPEG_QUALITY = 92;

/** A code as a picture of pixels: one pixel a module, enlarged without smoothing, with its ground around it. */
async function drawPixels(
  rows: readonly string[],
  { width, height, module, left, top }: Layout,
  [colour, ground]: readonly [Colour, Colour],
  format: PixelFormat,
): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const modules = rows.length;
  const side = modules * module;
  const [r, g, b] = ground;
  const picture = sharp(Uint8Array.from(rows.flatMap((row) => [...row].flatMap((one) => (one === '1' ? colour : ground)))), {
    raw: { width: modules, height: modules, channels: 3 },
  })
    .resize(side, side, { kernel: 'nearest' })
    .extend({ left, top, right: width - left - side, bottom: height - top - side, background: { r, g, b } });
  if (format === 'png') return picture.png({ palette: true, colours: 2, dither: 0, effort: 1 }).toBuffer();
  if (format === 'webp') return picture.webp({ lossless: true }).toBuffer();
  return picture.jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' }).toBuffer();
}

const toLayout = ({ width, height, left, top, module_px: module }: Code): Layout => ({ width, height, left, top, module });

const pixels = (format: PixelFormat, about: string): Format => ({
  type: `image/${format}`,
  about,
  async render(body: Code, _params, { caller }) {
    const { width, height } = body;
    if (Math.max(width, height) > MAX_PIXEL_SIZE)
      throw new ApiError('invalid_parameter', `size is at most ${MAX_PIXEL_SIZE}x${MAX_PIXEL_SIZE} of ${format}; got ${width}x${height}`, {
        hint: 'Ask with format=svg, which may be as large as you like',
        extra: { parameter: 'size' },
      });
    await turns.acquire(undefined, caller);
    try {
      return await drawPixels(body.matrix, toLayout(body), [readColour(body.color) ?? BLACK, readColour(body.bgcolor) ?? WHITE], format);
    } finally {
      turns.release(caller);
    }
  },
});

export const qr = defineEndpoint({
  path: '/qr',
  tool: 'qr',
  title: 'QR code',
  summary: 'A QR code of a text, an address or a UPI payment as a picture, by the parameters of goqr.me. Nobody else learns what it holds.',
  query: qrQuery,
  response: qrCode,
  cache: NOT_KEPT,
  errors: ['not_configured', 'busy'],
  examples: [
    { title: 'An address', params: { data: 'https://example.org/', size: '300x300' } },
    { title: 'A payment by UPI', params: { upi: 'asha@examplebank', pn: 'Asha Rao', am: '150', tn: 'Books', format: 'svg' } },
    { title: 'How it is made, and what to beware of', params: { data: 'नमस्ते', color: '0b6a6f', ecc: 'h', format: 'json' } },
  ],
  async respond(query) {
    try {
      return buildCode(query);
    } catch (cause) {
      if (!(cause instanceof QrFault)) throw cause;
      const { message, hint, parameter } = cause;
      throw new ApiError('invalid_parameter', message, { ...(hint && { hint }), extra: { parameter }, cause });
    }
  },
  defaultFormat: 'png',
  formats: {
    png: pixels('png', 'a picture of sharp edges'),
    svg: {
      type: 'image/svg+xml; charset=utf-8',
      about: 'a drawing, for print',
      render: (body) => drawSvg(body.matrix, toLayout(body), body.color, body.bgcolor),
    },
    jpg: pixels('jpeg', 'for what takes no PNG'),
    jpeg: pixels('jpeg', 'the same'),
    webp: pixels('webp', 'without loss, the smallest'),
  },
});
