// Makes the faces of the pages small: `npm run faces` writes src/site/styles/faces, which is committed. A face holds the characters of its
// `unicode-range` in src/site/styles/fonts.css; a Devanagari one also the glyphs that Hindi words of our sources take when they are set.
// Run it after a change of a range, of a version of @fontsource, or when test/scripts/faces.test.ts names words that lack their glyphs.
import { mkdirSync, writeFileSync } from 'node:fs';
import { codePoints, makeFace, RECIPES, readRanges } from './tools/faces/recipes.ts';

const FOLDER = 'src/site/styles/faces';
mkdirSync(FOLDER, { recursive: true });
const ranges = readRanges();
for (const [name, recipe] of Object.entries(RECIPES)) {
  const characters = recipe.range ? codePoints(recipe.range) : ranges.get(name);
  if (!characters) throw new Error(`src/site/styles/fonts.css has no @font-face with faces/${name}.woff2 and its unicode-range.`);
  const face = await makeFace(recipe, characters);
  writeFileSync(`${FOLDER}/${name}.woff2`, face);
  console.log(`${name.padEnd(18)} ${(face.byteLength / 1000).toFixed(1)} kB`);
}
