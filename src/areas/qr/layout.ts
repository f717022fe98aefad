import { QrFault } from './fault.ts';

/** A picture's size in pixels. */
export interface Size {
  width: number;
  height: number;
}

export const MIN_SIZE = 10;
/** Of a drawing, which is the same few bytes in any size; of pixels, which somebody has to draw, as goqr.me has both. */
export const MAX_SIZE = 1_000_000;
export const MAX_PIXEL_SIZE = 1000;

export const SIZE = /^([0-9]{1,7})(?:[xX]([0-9]{1,7}))?$/;
/** `200x300` as width and height, `200` as a square; undefined for a text that is not a size, or is out of bounds. */
export function readSize(text: string): Size | undefined {
  const match = SIZE.exec(text);
  if (!match) return undefined;
  const [width, height] = [Number(match[1]), Number(match[2] ?? match[1])];
  return [width, height].every((side) => side >= MIN_SIZE && side <= MAX_SIZE) ? { width, height } : undefined;
}

/** The position of a code in its picture, in pixels. */
export interface Layout extends Size {
  /** Side of a module: whole pixels, so that every edge is sharp. */
  module: number;
  left: number;
  top: number;
}

/** What a picture of a code has around it: `margin` in pixels and, within that, `qzone` in modules. */
export interface Around {
  margin: number;
  qzone: number;
}

/** Puts a code as large as it goes in the middle of its picture. Throws QrFault where a module would be less than a pixel. */
export function layOut(modules: number, { width, height }: Size, { margin, qzone }: Around): Layout {
  const across = modules + 2 * qzone;
  const module = Math.floor((Math.min(width, height) - 2 * margin) / across);
  if (module < 1) {
    const least = across + 2 * margin;
    throw new QrFault(
      'size',
      `size is too small: this code has ${modules} modules a side, with its quiet zone and margin it needs at least ${least}x${least} pixels; got ${width}x${height}`,
      least > MAX_PIXEL_SIZE ? 'Use a smaller margin or qzone' : `Ask with size=${3 * across + 2 * margin}x${3 * across + 2 * margin}`,
    );
  }
  const side = modules * module;
  return { width, height, module, left: Math.floor((width - side) / 2), top: Math.floor((height - side) / 2) };
}

/** Modules of ground around a code that scanners count on (ISO/IEC 18004, 9.1). */
export const QUIET_ZONE = 4;
const SHARP_MODULE = 3;

/** What makes a picture hard to scan. */
export function checkLayout(modules: number, { width, height, module, left, top }: Layout): string[] {
  const around = Math.min(left, top, width - left - modules * module, height - top - modules * module) / module;
  return [
    ...(module < SHARP_MODULE ? [`A module is ${module} pixels wide: ask for a larger size before you print it`] : []),
    ...(around < QUIET_ZONE ? [`Around the code are ${Math.floor(around)} modules of ground: scanners count on ${QUIET_ZONE}`] : []),
  ];
}

/** A code as SVG: its ground, and one path of its dark modules, each row's neighbours as one bar. */
export function drawSvg(rows: readonly string[], { width, height, module, left, top }: Layout, colour: string, ground: string): string {
  const bars = rows.flatMap((row, at) =>
    [...row.matchAll(/1+/g)].map((run) => `M${run.index} ${at}h${run[0].length}v1h-${run[0].length}z`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/><path fill="${colour}" transform="translate(${left} ${top}) scale(${module})" d="${bars.join('')}"/></svg>`;
}
