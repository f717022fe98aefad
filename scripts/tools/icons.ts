// Draws icons: `node scripts/tools/icons.ts` writes those that phones put on their home screens (public/icon-*.png, public/apple-touch-icon.png) and the
// sprite that pages point into (src/site/styles/icons.svg), which are committed. On phones the mark stands on paper within the part that round masks leave.
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { iconSprite } from '../../src/areas/icons.ts';

const icon = (size: number) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24">
  <rect width="24" height="24" fill="#fbf8f1"/>
  <g transform="translate(5.4 5.2) scale(.56)" fill="none" stroke="#0b6a6f" stroke-width="2.4" stroke-linecap="square">
    <path d="M3 4.5h18M14 4.5V14.5a5 5 0 0 1-10 0"/><circle cx="19.5" cy="14.5" r="2.2" fill="#0b6a6f" stroke="none"/>
  </g></svg>`);

for (const [name, size] of [
  ['apple-touch-icon', 180],
  ['icon-192', 192],
  ['icon-512', 512],
] as const) {
  await sharp(icon(size)).png({ compressionLevel: 9, palette: true }).toFile(`public/${name}.png`);
}
writeFileSync('src/site/styles/icons.svg', iconSprite());
