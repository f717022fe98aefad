import type { CDPSession, Page } from 'playwright-core';
import { ApiError } from '../../kernel/errors.ts';
import type { ShotOptions } from './schema.ts';

/** A part of a page, in pixels of the page from its top left corner. */
export interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The tallest part of a page that is taken, and the most pixels of a picture: more than that no browser draws at once. */
const MAX_HEIGHT = 10_000;
const MAX_IMAGE_HEIGHT = 16_000;
export const MAX_PIXELS = 24_000_000;
const SELECTOR_LIMIT_MS = 3_000;
const MAX_WIDTH = 4_000;

const within = (value: unknown, least: number, most: number): number => Math.min(Math.max(Number(value) || 0, least), most);

/** A part as large as a picture may be, and whether that is less than all of it. Nothing that a page says of its size is believed as it is. */
function bounded({ x, y, width, height }: Clip, scale: number): { clip: Clip; cut: boolean } {
  const [left, top] = [within(x, 0, 100_000), within(y, 0, 100_000)];
  const wide = within(width, 1, MAX_WIDTH);
  const tallest = Math.floor(Math.min(MAX_HEIGHT, MAX_IMAGE_HEIGHT / scale, MAX_PIXELS / (wide * scale * scale)));
  const tall = within(height, 1, tallest);
  return { clip: { x: left, y: top, width: wide, height: tall }, cut: width > wide || height > tall };
}

/** Which part of a page is taken. Throws ApiError for a selector that is none, or that finds nothing. */
export async function findClip(
  page: Page,
  session: CDPSession,
  { width, height, full_page, selector, scale }: ShotOptions,
): Promise<{ clip: Clip; cut: boolean }> {
  if (selector !== undefined) return bounded(await findBox(page, session, selector), scale);
  if (!full_page) return bounded({ x: 0, y: 0, width, height }, scale);
  // The browser's own measure: a page may answer with a script, and that with anything.
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');
  return bounded({ x: 0, y: 0, width, height: Math.max(height, cssContentSize.height) }, scale);
}

async function findBox(page: Page, session: CDPSession, selector: string): Promise<Clip> {
  const refuse = (message: string, cause?: unknown) =>
    new ApiError('invalid_parameter', message, {
      hint: 'Give a CSS selector such as main, #content or table.prices',
      extra: { parameter: 'selector' },
      cause,
    });
  // A chain of selectors is Playwright's own, and may ask for more than an element.
  if (selector.includes('>>')) throw refuse('selector must be a CSS selector');
  const element = page.locator(`css=${selector}`).first();
  try {
    await element.waitFor({ state: 'visible', timeout: SELECTOR_LIMIT_MS });
    const box = await element.boundingBox({ timeout: SELECTOR_LIMIT_MS });
    const { pageX, pageY } = (await session.send('Page.getLayoutMetrics')).cssLayoutViewport;
    if (box && box.width >= 1 && box.height >= 1) return { ...box, x: box.x + pageX, y: box.y + pageY };
  } catch (cause) {
    if (cause instanceof Error && /not a valid selector|Unexpected token|while parsing|Unknown engine|Malformed/i.test(cause.message))
      throw refuse(`selector must be a CSS selector; got ${JSON.stringify(selector)}`, cause);
    if (!(cause instanceof Error) || cause.name !== 'TimeoutError') throw cause;
  }
  throw new ApiError('not_found', `No visible element of the page is found by ${JSON.stringify(selector)}.`, {
    extra: { parameter: 'selector' },
  });
}
