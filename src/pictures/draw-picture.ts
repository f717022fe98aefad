import { ChildEnded, ChildProgram } from '../kernel/child-program.ts';
import { ledger } from '../kernel/ledger.ts';
import { requirePackage } from '../kernel/optional-package.ts';
import { GuardError } from '../net/guard-error.ts';
import type { Drawn, DrawRules, DrawTask } from './draw/worker.ts';
import type { PictureKind } from './picture-kinds.ts';
import { readPicture } from './picture-parts.ts';

/** A picture as it is drawn anew. */
export interface Picture {
  /** What it was. */
  kind: PictureKind;
  /** Pixels, as drawn. */
  width: number;
  height: number;
  webp: Uint8Array;
}

/** Of pictures for readers of a page, which is no wider. At 8 bytes a pixel one needs 128 MB for a moment, as AVIF twice that. */
const FOR_READERS: DrawRules = { maxPixels: 16_000_000, maxSide: 1600, qualities: [78], targetBytes: Number.POSITIVE_INFINITY, effort: 2 };
/** WebP has no longer side, and a row of a picture is taken apart as a whole. */
const MAX_GIVEN_SIDE = 16_383;
const SECONDS = 5;
/** Then its process is ended: an AVIF is taken apart in one, in which nobody looks at the time. The start of the process is included. */
const LIMIT_MS = 8_000;

/** One is drawn at a time: it takes a core. Those that wait hold up to 4 MB each. */
const semaphore = ledger.turns('pictures');

const painter = new ChildProgram<DrawTask, Drawn>({
  // The build makes a file of its own of it, and puts that file's address here (astro.config.mjs).
  program: new URL('./draw/worker.ts', import.meta.url).href,
  heapMb: 64,
  memoryMb: 500,
  idleMs: 30_000,
});

/**
 * Draws a picture of a stranger anew as WebP: its first frame, without what else its file holds. Throws GuardError for what is no picture by
 * its bytes, is broken, takes too long, or has too many pixels (those are counted before any is drawn); ApiError `busy` for a call without a turn.
 */
export async function drawPicture(bytes: Uint8Array, { caller = '', rules = FOR_READERS } = {}): Promise<Picture> {
  const original = readPicture(bytes);
  if (!original) throw new GuardError('no_picture', 'At this address is no PNG, JPEG, GIF, WebP or AVIF.');
  const { kind, width, height, parts } = original;
  if (width * height > rules.maxPixels || Math.max(width, height) > MAX_GIVEN_SIDE) throw tooLarge(rules);
  const { picture, ...size } = await paint({ bytes: parts, rules, seconds: SECONDS }, caller, rules);
  return { kind, ...size, webp: picture };
}

/** Writes a PNG of ours in another format, in the same row. Throws like drawPicture. */
export const convertPng = async (png: Uint8Array, format: 'jpeg' | 'webp', quality: number, caller: string): Promise<Uint8Array> =>
  (await paint({ png, format, quality, seconds: SECONDS }, caller, FOR_READERS)).picture;

async function paint(task: DrawTask, caller: string, rules: DrawRules) {
  // Its process would end without a word.
  requirePackage('sharp');
  await semaphore.acquire(undefined, caller);
  try {
    const drawn = await painter.ask(task, LIMIT_MS);
    if (!('fault' in drawn)) return drawn;
    if (drawn.fault === 'too_large') throw tooLarge(rules);
    if (drawn.fault === 'timeout') throw new GuardError('timeout', 'The picture takes too long to draw.');
    throw new GuardError('no_picture', 'The picture is broken.');
  } catch (cause) {
    if (cause instanceof ChildEnded) throw new GuardError('too_large', 'The picture takes too much memory or time to draw.', cause);
    throw cause;
  } finally {
    semaphore.release(caller);
  }
}

const tooLarge = ({ maxPixels }: DrawRules) =>
  new GuardError(
    'too_large',
    `The picture is too large to be shown: it may have ${maxPixels / 1e6} million pixels and sides of ${MAX_GIVEN_SIDE.toLocaleString('en')}.`,
  );
