import { QrFault } from './fault.ts';

/** Red, green and blue from 0 to 255. */
export type Colour = readonly [number, number, number];

export const COLOUR = /^(#?([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})|[0-9]{1,3}-[0-9]{1,3}-[0-9]{1,3})$/;
export const COLOUR_FORMS = 'three or six hexadecimal digits such as 0b6a6f, or red-green-blue such as 11-106-111';

/** A colour as goqr.me writes it, with or without `#`; undefined for what is none. */
export function readColour(text: string): Colour | undefined {
  const hex = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text)?.[1];
  if (hex) {
    const step = hex.length / 3;
    const part = (at: number) => Number.parseInt(hex.slice(at * step, (at + 1) * step).padStart(2, hex[at] ?? '0'), 16);
    return [part(0), part(1), part(2)];
  }
  const parts = /^(\d{1,3})-(\d{1,3})-(\d{1,3})$/.exec(text)?.slice(1).map(Number);
  return parts?.every((one) => one <= 255) ? (parts as unknown as Colour) : undefined;
}

/** `#0b6a6f` */
export const toHex = (colour: Colour): string => `#${colour.map((one) => one.toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance from 0 to 1 (WCAG 2.2). */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((one) => {
    const part = one / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Below the first contrast no scanner reliably tells the modules from their background; below the second, some do not. */
const MIN_CONTRAST = 3;
const SAFE_CONTRAST = 4.5;

/** Contrast of a code's colours, from 1 to 21, and what to beware of. Throws QrFault for colours that are too near. */
export function checkColours(colour: Colour, ground: Colour): { contrast: number; warnings: string[] } {
  const [dark, light] = [luminance(colour), luminance(ground)];
  const contrast = Math.round(((Math.max(dark, light) + 0.05) / (Math.min(dark, light) + 0.05)) * 100) / 100;
  const pair = `${toHex(colour)} on ${toHex(ground)}`;
  if (contrast < MIN_CONTRAST)
    throw new QrFault(
      'color',
      `color and bgcolor are too near each other to be scanned: ${pair} has a contrast of ${contrast}, at least ${MIN_CONTRAST} is needed`,
      'Use a dark color on a light bgcolor, such as color=000 and bgcolor=fff',
    );
  return {
    contrast,
    warnings: [
      ...(contrast < SAFE_CONTRAST ? [`The contrast of ${pair} is ${contrast}: some scanners need ${SAFE_CONTRAST} in poor light`] : []),
      ...(dark > light ? ['The code is lighter than its ground: older scanners do not read such codes'] : []),
    ],
  };
}
