import { loadSharp } from '../../../kernel/optional-package.ts';
import { FONT_FAMILY, fontFile } from '../../../pictures/font-file.ts';
import { brandColour } from '../brands.ts';
import { categoryByName, type Vessel } from '../categories.ts';
import type { ProductRow } from '../tables.ts';

/** What a drawing shows of a product. */
type Drawn = Pick<ProductRow, 'brand' | 'brand_name' | 'category' | 'name'>;

const WIDTH = 360;
const HEIGHT = 520;
/** The position of the vessel; the name is written below it. */
const FLOOR = 446;
const PAPER = '#f6f1e4';
const GLASS = '#e7dcc4';
const LETTERS = '#fbf8f1';
const INK = '#1d1b16';
const QUALITY = 70;
/** Longer names are written in two lines. */
const ONE_LINE = 34;

interface Shape {
  /** Outline of the vessel. */
  body: string;
  /** Cap, cork or lid. */
  cap: string;
  /** The label on it. */
  label: { x: number; y: number; width: number; height: number };
}

const bottle = (x: number, neck: number, shoulder: number, top: number, round: number): Shape => {
  const right = WIDTH - x;
  const left = WIDTH / 2 - neck;
  const nr = WIDTH / 2 + neck;
  return {
    body: `M${left} ${top + 18}V${shoulder - 50}C${left} ${shoulder - 18} ${x} ${shoulder - 22} ${x} ${shoulder + 18}V${FLOOR - round}Q${x} ${FLOOR} ${x + round} ${FLOOR}H${right - round}Q${right} ${FLOOR} ${right} ${FLOOR - round}V${shoulder + 18}C${right} ${shoulder - 22} ${nr} ${shoulder - 18} ${nr} ${shoulder - 50}V${top + 18}Z`,
    cap: `M${left - 4} ${top}H${nr + 4}V${top + 34}H${left - 4}Z`,
    label: { x: x + 6, y: shoulder + 52, width: right - x - 12, height: 160 },
  };
};

const SHAPES: Readonly<Record<Vessel, Shape>> = {
  spirit: bottle(106, 22, 172, 36, 14),
  square: bottle(96, 22, 142, 44, 8),
  round: bottle(90, 20, 166, 40, 46),
  wine: bottle(110, 19, 196, 26, 10),
  sparkling: bottle(102, 18, 214, 24, 18),
  longneck: bottle(116, 17, 206, 34, 12),
  liqueur: bottle(100, 26, 178, 60, 26),
  can: {
    body: 'M112 92Q112 76 128 74H232Q248 76 248 92V424Q248 440 232 444H128Q112 440 112 424Z',
    cap: 'M122 60H238L246 78H114Z',
    label: { x: 112, y: 150, width: 136, height: 196 },
  },
};

/** What a drawing shows, as SVG without its letters: a vessel of the category in the brand's colour. */
function drawVessel({ brand, category }: Pick<ProductRow, 'brand' | 'category'>): string {
  const { body, cap, label } = SHAPES[categoryByName(category).vessel];
  const colour = brandColour(brand);
  const { x, y, width, height } = label;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/><path d="M60 ${FLOOR}H300" stroke="${INK}" stroke-width="1.5"/><path d="${cap}" fill="${INK}"/><path d="${body}" fill="${GLASS}" stroke="${INK}" stroke-width="2.5" stroke-linejoin="round"/><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"/><path d="M${x} ${y + 8}H${x + width}M${x} ${y + height - 8}H${x + width}" stroke="${LETTERS}" stroke-width="1.5"/></svg>`;
}

/** What a drawing is made of: when it is the same, so is the picture. */
export const drawingKey = (product: Drawn): string => [drawVessel(product), product.brand_name, product.name, QUALITY].join('\n');

/** The drawing as webp: the brand's name on the label, the product's under it. */
export async function drawPicture(product: Drawn): Promise<Buffer> {
  const { label } = SHAPES[categoryByName(product.category).vessel];
  const lines = Math.min(3, product.brand_name.split(' ').length);
  const brand = await letters(product.brand_name, {
    width: label.width - 16,
    height: Math.min(label.height - 36, 44 * lines),
    colour: LETTERS,
  });
  const name = await letters(product.name, { width: WIDTH - 36, height: product.name.length > ONE_LINE ? 48 : 22, colour: INK });
  const sharp = await loadSharp();
  return sharp(Buffer.from(drawVessel(product)))
    .composite([
      {
        ...brand,
        left: Math.round(label.x + (label.width - brand.width) / 2),
        top: Math.round(label.y + (label.height - brand.height) / 2),
      },
      { ...name, left: Math.round((WIDTH - name.width) / 2), top: Math.round((FLOOR + HEIGHT - name.height) / 2) },
    ])
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer();
}

/** A text as large as fits into a box, broken into lines at its spaces. */
async function letters(text: string, { width, height, colour }: { width: number; height: number; colour: string }) {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const markup = `<span foreground="${colour}">${escaped}</span>`;
  const sharp = await loadSharp();
  const { data, info } = await sharp({
    text: { text: markup, font: FONT_FAMILY, fontfile: fontFile(), width, height, align: 'centre', rgba: true },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}
