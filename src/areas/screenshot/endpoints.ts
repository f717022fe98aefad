import type { z } from 'zod';
import { NOT_KEPT } from '../../api/cache.ts';
import { defineEndpoint, type Format } from '../../api/endpoint.ts';
import { ApiError } from '../../kernel/errors.ts';
import { toApiError } from '../../net/guard-error.ts';
import { convertPng } from '../../pictures/draw-picture.ts';
import { MAX_PIXELS } from './clip.ts';
import { screenshot, screenshotQuery } from './schema.ts';
import { getShot } from './shot-cache.ts';

const PNG = 'data:image/png;base64,';

/** The picture in a body, in another format. */
const drawn = (format: 'jpeg' | 'webp', about: string): Format => ({
  type: `image/${format}`,
  about,
  render: ({ image }: z.output<typeof screenshot>, { quality }: z.output<typeof screenshotQuery>, { caller }) =>
    convertPng(decodePng(image), format, quality, caller).catch((cause) => {
      throw toApiError(cause);
    }),
});
const decodePng = (image: string) => Buffer.from(image.slice(PNG.length), 'base64');

export const take = defineEndpoint({
  path: '/screenshot',
  title: 'Screenshot of a page',
  summary:
    'A picture of a page as Chromium shows it: its window, the whole of it, or one element. Kept for 24 hours. Hosts that are not public are refused, those that the page itself asks for too.',
  query: screenshotQuery,
  response: screenshot,
  // The server keeps the picture for 24 hours, that of a page that had not loaded for a minute.
  cache: NOT_KEPT,
  queriesUpstream: true,
  errors: ['bad_request', 'not_found', 'not_configured', 'upstream_unavailable', 'busy'],
  examples: [
    { title: 'A page as a desk shows it', params: { url: 'https://example.org/' } },
    {
      title: 'The whole page on a phone, dark, as WebP',
      params: { url: 'example.org', width: '390', height: '844', scale: '2', full_page: '1', dark: '1', format: 'webp' },
    },
    { title: 'One element', params: { url: 'https://example.org/', selector: 'h1' } },
  ],
  async respond({ url, quality: _quality, ...options }, call) {
    const { width, height, scale } = options;
    if (width * height * scale ** 2 > MAX_PIXELS) {
      const size = `${Math.round(width * scale)} by ${Math.round(height * scale)}`;
      throw new ApiError('invalid_parameter', `scale is too large for this window: ${size} pixels; a picture has at most 24 million`, {
        extra: { parameter: 'scale' },
      });
    }
    const { png, ...shot } = await getShot(url, options, call).catch((cause) => {
      throw toApiError(cause, 'url');
    });
    return {
      status: 'ok' as const,
      api: 'screenshot' as const,
      url,
      ...shot,
      image: PNG + Buffer.from(png).toString('base64'),
    };
  },
  defaultFormat: 'png',
  formats: {
    png: { type: 'image/png', about: 'a picture without loss', render: ({ image }) => decodePng(image) },
    jpeg: drawn('jpeg', 'for photographs'),
    jpg: drawn('jpeg', 'the same'),
    webp: drawn('webp', 'the smallest'),
  },
});
