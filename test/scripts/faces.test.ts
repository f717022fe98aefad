import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { headingWords, hindiWords } from '../../scripts/tools/faces/hindi-words.ts';
import { makeFace, RECIPES, readFace, readRanges } from '../../scripts/tools/faces/recipes.ts';
import { createShaper } from '../../scripts/tools/faces/shape.ts';

const FOLDER = 'src/site/styles/faces';
const ranges = readRanges();
const LATIN = Object.entries(RECIPES).filter(([, { words }]) => !words);
/** Conjuncts of new words that are set of their parts until somebody runs the script: legible, and few. */
const SET_OF_PARTS = 0.03;

describe('the faces of the pages', () => {
  it.each(LATIN)('hold in %s what the recipe makes of the family, byte for byte', async (name, recipe) => {
    const made = await makeFace(recipe, ranges.get(name) ?? []);
    expect(Buffer.from(made).equals(readFileSync(`${FOLDER}/${name}.woff2`)), 'run npm run faces').toBe(true);
  });

  it('have every figure, letter and sign that a price is written with', async () => {
    const [latin, rupee] = await Promise.all(['anek-latin', 'anek-rupee'].map((name) => readFace(`${FOLDER}/${name}.woff2`)));
    const characters = new Set([...createShaper(latin as Uint8Array).characters, ...createShaper(rupee as Uint8Array).characters]);
    const lacking = [...'₹1,52,890.00 −+%·–’ Petrol/diesel (per litre)'].filter((one) => !characters.has(one.codePointAt(0) ?? 0));
    expect(lacking).toEqual([]);
  });

  it.each([
    ['tiro-latin', 'lnum'],
    ['anek-latin', 'tnum'],
    ['anek-plain', 'tnum'],
  ])('have in %s the figures that pages ask for by %s', async (name, feature) => {
    const ours = createShaper(await readFace(`${FOLDER}/${name}.woff2`));
    const usual = ours.shapeGlyphs('0123456789');
    // Old-style figures, or such of many widths, are what the families have by themselves.
    expect(ours.shapeGlyphs('0123456789', [feature]).filter((glyph, at) => glyph === usual[at])).toEqual([]);
  });

  it('set the Hindi words of our sources without a box, and nearly all with the glyphs of the whole family', async () => {
    const ours = createShaper(await readFace(`${FOLDER}/anek-devanagari.woff2`));
    const whole = createShaper(await readFace(`node_modules/${RECIPES['anek-devanagari']?.from}`));
    const words = hindiWords();
    expect(words.length).toBeGreaterThan(500);
    expect(words.filter((word) => ours.shapeGlyphs(word).includes(0) && !whole.shapeGlyphs(word).includes(0))).toEqual([]);
    const longer = words.filter((word) => ours.shapeGlyphs(word).length > whole.shapeGlyphs(word).length);
    expect(longer.length, `set of their parts (npm run faces): ${longer.join(' ')}`).toBeLessThan(words.length * SET_OF_PARTS);
  });

  it('set the names of areas and states in headings as the whole family does', async () => {
    const ours = createShaper(await readFace(`${FOLDER}/tiro-devanagari.woff2`));
    const whole = createShaper(await readFace(`node_modules/${RECIPES['tiro-devanagari']?.from}`));
    const lacking = headingWords().filter(
      (word) => ours.shapeGlyphs(word).includes(0) || ours.shapeGlyphs(word).length !== whole.shapeGlyphs(word).length,
    );
    expect(lacking, 'run npm run faces').toEqual([]);
  });

  it('carry their copyright and licence', async () => {
    for (const name of Object.keys(RECIPES)) {
      const text = Buffer.from(await readFace(`${FOLDER}/${name}.woff2`))
        .toString('latin1')
        .replaceAll('\0', '');
      expect(/Copyright 20\d\d The (Anek|Indigo) Project Authors/.test(text), name).toBe(true);
      expect(/(scripts\.sil\.org|openfontlicense\.org)\/OFL|openfontlicense\.org/.test(text), name).toBe(true);
    }
  });
});
