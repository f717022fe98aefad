import sharp from 'sharp';
import { answerParent } from '../../kernel/child-program.ts';
import { lowerPriority } from '../../kernel/lower-priority.ts';

/** How a picture is drawn anew. */
export interface DrawRules {
  maxPixels: number;
  /** Of the drawn picture; larger ones are made smaller. */
  maxSide: number;
  /** Of WebP; the next one is tried where the drawn picture is over `targetBytes`. */
  qualities: readonly number[];
  targetBytes: number;
  /** Of WebP, from 0 to 6. */
  effort: number;
}

/** A picture to draw as WebP, or one of ours (PNG) to write in another format. */
export type DrawTask =
  | { bytes: Uint8Array; rules: DrawRules; seconds: number }
  | { png: Uint8Array; format: 'jpeg' | 'webp'; quality: number; seconds: number };

/** The picture, or why there is none. */
export type Drawn = { width: number; height: number; picture: Uint8Array } | { fault: 'broken' | 'too_large' | 'timeout' };

// No other reader is open: no SVG, no PDF, no file. One picture is drawn at a time, and nothing is kept of it.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Png', 'Jpeg', 'Nsgif', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`) });
sharp.cache(false);
sharp.concurrency(1);
lowerPriority();

async function draw(task: DrawTask): Promise<Drawn> {
  try {
    if ('png' in task) {
      const { png, format, quality, seconds } = task;
      const written = sharp(png).flatten({ background: '#fff' })[format]({ quality }).timeout({ seconds });
      const { data, info } = await written.toBuffer({ resolveWithObject: true });
      return { width: info.width, height: info.height, picture: data };
    }
    return await drawAnew(task.bytes, task.rules, task.seconds);
  } catch (cause) {
    const words = String(cause);
    return { fault: /pixel limit/i.test(words) ? 'too_large' : /timeout/i.test(words) ? 'timeout' : 'broken' };
  }
}

async function drawAnew(
  bytes: Uint8Array,
  { maxPixels, maxSide, qualities, targetBytes, effort }: DrawRules,
  seconds: number,
): Promise<Drawn> {
  let drawn: Drawn = { fault: 'broken' };
  for (const quality of qualities) {
    const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality, effort })
      .timeout({ seconds })
      .toBuffer({ resolveWithObject: true });
    drawn = { width: info.width, height: info.height, picture: data };
    if (data.length <= targetBytes) break;
  }
  return drawn;
}

answerParent(draw);
