import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Catalogue, loadCatalogue } from '../../src/areas/liquor/catalogue.ts';
import { crawl } from '../../src/areas/liquor/crawl.ts';
import { pictureFile } from '../../src/areas/liquor/pictures/picture-files.ts';
import type { LiquorDatabase } from '../../src/areas/liquor/queries.ts';
import { describeProduct } from '../../src/areas/liquor/responses.ts';
import type { CrawlOutcome } from '../../src/store/report.ts';
import { sqliteDialect } from '../../src/store/sqlite/dialect.ts';
import { workDir } from '../support/work-dir.ts';

/** Words that praise. */
const ADVERTISING =
  /\b(best|finest|premium|exquisite|delicious|enjoy|buy|order|luxur|perfect|smooth|rich|award|must|great|favourite|treat)\b/i;

/** How many there are of each. */
interface Sizes {
  products: number;
  brands: number;
  categories: number;
  labels: number;
}
/** Of the file as it is shipped. */
export const WHOLE: Sizes = { products: 317, brands: 107, categories: 18, labels: 200 };

/** Tests of the snapshot that a first crawl makes of the shipped file, of which `sizes` are expected: the first products of it, or all. */
export function makesFirstSnapshot(sizes: Sizes): void {
  describe('the first snapshot', () => {
    const folder = workDir({ data: ['starter'] });
    const options = { dataDir: folder.path, now: new Date('2026-11-21T08:00:00Z'), source: 'up-excise', log: () => undefined };
    let outcome: CrawlOutcome;
    let db: LiquorDatabase;
    let catalogue: Catalogue;

    beforeAll(async () => {
      const file = join(folder.path, 'starter/liquor.json');
      const starter = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(file, JSON.stringify({ ...starter, products: starter.products.slice(0, sizes.products) }));
      outcome = await crawl(options);
      db = new Kysely({ dialect: sqliteDialect(join(folder.path, 'liquor.sqlite'), 'read') });
      catalogue = await loadCatalogue(db);
    }, 180_000);
    afterAll(async () => {
      await db.destroy();
      folder.remove();
    });

    it('has all products, brands and categories (317, 107 and 18 of the whole file), and is no success of a crawl', () => {
      expect(outcome).toMatchObject({ outcome: 'starter', sources: [{ source: 'up-excise', ok: false, rows: sizes.products }] });
      expect(catalogue.products.length).toBe(sizes.products);
      expect(catalogue.brands.length).toBe(sizes.brands);
      expect(new Set(catalogue.products.map(({ category }) => category)).size).toBe(sizes.categories);
      expect(catalogue.byLabel.size).toBe(sizes.labels);
    });

    it('has the numbers that the file gives, which are ours and never change', () => {
      const file = JSON.parse(readFileSync(join(folder.path, 'starter/liquor.json'), 'utf8')) as {
        products: { id: number; name: string; volume_ml: number }[];
      };
      expect(file.products.map(({ id, name, volume_ml }) => [id, name, volume_ml])).toEqual(
        [...catalogue.products].sort((a, b) => a.id - b.id).map(({ id, name, volume_ml }) => [id, name, volume_ml]),
      );
      if (sizes === WHOLE)
        expect(catalogue.byId.get(241)).toMatchObject({
          brand: 'old-monk',
          volume: '750 ml',
          name: 'Old Monk Very Old Vatted Matured Rum',
        });
    });

    it('says of every price its state, its source and its day, and invents no stock number, rating or availability', () => {
      for (const { offers } of catalogue.products)
        expect(offers).toEqual([
          expect.objectContaining({
            source: 'up-excise',
            kind: 'mrp',
            state: 'Uttar Pradesh',
            observed: '2026-09-13',
            availability: 'unknown',
            sku: '',
            rating: 0,
            review_count: 0,
            price_paise: expect.any(Number),
          }),
        ]);
    });

    it('describes every product in neutral words', () => {
      for (const product of catalogue.products) {
        // The brand's own name stands in it, and may be a word of praise.
        const text = describeProduct({ ...product, brand_name: '' });
        expect(text).not.toMatch(ADVERTISING);
        expect(text.length).toBeGreaterThan(10);
      }
    });

    it('has a picture of every product that decodes as webp of at most 600 by 600 pixels', async () => {
      const files = new Set<string>();
      for (const { picture, id } of catalogue.products) {
        if (!picture) throw new Error(`Product ${id} has no picture`);
        files.add(pictureFile(picture));
      }
      expect(files.size).toBe(sizes.labels);
      expect(readdirSync(join(folder.path, 'liquor-img')).sort()).toEqual([...files].sort());
      for (const file of files) {
        const { data, info } = await sharp(join(folder.path, 'liquor-img', file))
          .raw()
          .toBuffer({ resolveWithObject: true });
        expect([file, info.width, info.height, data.length]).toEqual([file, 360, 520, 360 * 520 * info.channels]);
      }
    });

    it('weighs under 1.5 MB with its pictures, and a second time adds nothing', async () => {
      const files = readdirSync(join(folder.path, 'liquor-img')).map((name) => join(folder.path, 'liquor-img', name));
      const weigh = () => files.map((file) => [file, statSync(file).size, statSync(file).mtimeMs] as const);
      const before = weigh();
      expect(before.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(1_500_000);
      expect(await crawl({ ...options, now: new Date('2026-11-28T08:00:00Z') })).toMatchObject({
        message: expect.stringContaining('0 pictures made'),
      });
      expect(weigh()).toEqual(before);
    });
  });
}
