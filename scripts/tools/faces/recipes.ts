import { readFileSync } from 'node:fs';
import { compress, decompress } from 'wawoff2';
import { subset } from './harfbuzz-subset.ts';
import { halfForms, headingWords, hindiWords, leafWords } from './hindi-words.ts';
import { createShaper } from './shape.ts';

const PACKAGES = 'node_modules';
const ANEK = '@fontsource-variable/anek-latin/files/anek-latin';
const ANEK_HINDI = '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2';
const TIRO = '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi';

/** Weights that pages use: 400 of text, 500 and 600 of figures and heads, 700 of what browsers make bold by themselves. */
const WEIGHTS = { wght: [400, 700] } as const;
/** Of Hindi pages, Latin letters among it: each further weight would be as large again, and browsers make a bold of this one. */
const REGULAR = { wght: [400, 400] } as const;
const LATIN = ['kern', 'lnum', 'tnum'];
/** What the shaping of Devanagari needs (the OpenType specification, "Developing OpenType Fonts for Devanagari Script"). */
const DEVANAGARI =
  'locl ccmp nukt akhn rphf rkrf pref blwf half pstf vatu cjct init pres abvs blws psts haln calt kern dist abvm blwm'.split(' ');

/** The characters of Hindi text, as a `unicode-range`. */
const HINDI =
  'U+0901-0903, U+0905-090D, U+090F-0911, U+0913-0928, U+092A-0930, U+0932-0933, U+0935-0939, U+093C-0945, U+0947-0949, U+094B-094D, U+0950, U+0958-095F, U+0964-0970, U+0972, U+200C-200D';

interface Recipe {
  from: string;
  features: readonly string[];
  axes?: Readonly<Record<string, readonly [number, number]>>;
  /** Words whose glyphs it holds besides its characters. */
  words?: () => readonly string[];
  /** Its characters, where no rule of the style sheet names them: public/first.js puts it on. */
  range?: string;
}

/** How each file of src/site/styles/faces is made; its characters are those of its `unicode-range` in src/site/styles/fonts.css. */
export const RECIPES: Readonly<Record<string, Recipe>> = {
  'anek-latin': { from: `${ANEK}-latin-wght-normal.woff2`, features: LATIN, axes: WEIGHTS },
  'anek-plain': { from: `${ANEK}-latin-wght-normal.woff2`, features: LATIN, axes: REGULAR },
  'anek-rupee': { from: `${ANEK}-latin-ext-wght-normal.woff2`, features: LATIN, axes: WEIGHTS },
  'anek-accents': { from: `${ANEK}-latin-wght-normal.woff2`, features: [], axes: WEIGHTS },
  'anek-latin-ext': { from: `${ANEK}-latin-ext-wght-normal.woff2`, features: [], axes: WEIGHTS },
  'tiro-latin': { from: `${TIRO}-latin-400-normal.woff2`, features: ['kern', 'lnum'] },
  'tiro-accents': { from: `${TIRO}-latin-400-normal.woff2`, features: [] },
  'anek-devanagari': { from: ANEK_HINDI, range: HINDI, features: DEVANAGARI, axes: REGULAR, words: hindiWords },
  'tiro-almanac': { from: `${TIRO}-devanagari-400-normal.woff2`, features: DEVANAGARI, words: leafWords },
  'tiro-devanagari': { from: `${TIRO}-devanagari-400-normal.woff2`, range: HINDI, features: DEVANAGARI, words: headingWords },
};

/** A face as its recipe makes it, as WOFF2. */
export async function makeFace({ from, features, axes, words }: Recipe, range: readonly number[]): Promise<Uint8Array> {
  const full = await readFace(`${PACKAGES}/${from}`);
  const setter = createShaper(full);
  const shown = words?.() ?? [];
  const glyphs = [...shown, ...halfForms(shown)].flatMap((word) => setter.shapeGlyphs(word));
  // Figures as pages set them: lining, all of one width.
  if (features.includes('lnum') && range.includes(0x30)) glyphs.push(...setter.shapeGlyphs('0123456789', features));
  return compress(await subset(full, { characters: range, glyphs, features, ...(axes && { axes }) }));
}

/** A WOFF2 file, unpacked. */
export async function readFace(file: string): Promise<Uint8Array> {
  return new Uint8Array(await decompress(readFileSync(file)));
}

/** The code points of every face of ours by the name of its file: `unicode-range` of src/site/styles/fonts.css, so that it stands in one place. */
export function readRanges(sheet = readFileSync('src/site/styles/fonts.css', 'utf8')): Map<string, number[]> {
  const ranges = new Map<string, number[]>();
  for (const [, block = ''] of sheet.matchAll(/@font-face\s*\{([^}]*)\}/g)) {
    const file = /faces\/([\w-]+)\.woff2/.exec(block)?.[1];
    const range = /unicode-range:([^;]*);/.exec(block)?.[1];
    if (!file || !range) continue;
    ranges.set(file, [...new Set([...(ranges.get(file) ?? []), ...codePoints(range)])]);
  }
  return ranges;
}

/** `U+0020-007E, U+00B7` as numbers. */
export function codePoints(range: string): number[] {
  return [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].flatMap(([, first = '', last = first]) => {
    const start = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index);
  });
}
