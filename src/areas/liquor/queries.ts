import type { Kysely } from 'kysely';
import { insertRows } from '../../store/rows.ts';
import { openSnapshot } from '../../store/snapshot.ts';
import { LIQUOR_SNAPSHOT, type LiquorTables, type OfferRow, type PictureRow, type ProductRow, type ReviewRow } from './tables.ts';

export type LiquorDatabase = Kysely<LiquorTables>;

/** The catalogue, read-only. */
export const liquorDatabase = (): Promise<LiquorDatabase> => openSnapshot(LIQUOR_SNAPSHOT);

export const allProducts = (db: LiquorDatabase): Promise<ProductRow[]> => db.selectFrom('product').selectAll().orderBy('id').execute();

export const allOffers = (db: LiquorDatabase): Promise<OfferRow[]> =>
  db.selectFrom('offer').selectAll().orderBy('product').orderBy('source').execute();

export const allPictures = (db: LiquorDatabase): Promise<PictureRow[]> =>
  db.selectFrom('picture').selectAll().orderBy('brand').orderBy('number').execute();

export const findPicture = (db: LiquorDatabase, brand: string, number: number): Promise<PictureRow | undefined> =>
  db.selectFrom('picture').selectAll().where('brand', '=', brand).where('number', '=', number).executeTakeFirst();

/** Reviews of a product, in the order in which its sources show them. */
export const listReviews = (db: LiquorDatabase, product: number): Promise<ReviewRow[]> =>
  db.selectFrom('review').selectAll().where('product', '=', product).orderBy('source').orderBy('position').execute();

export const allReviews = (db: LiquorDatabase, source: string): Promise<ReviewRow[]> =>
  db.selectFrom('review').selectAll().where('source', '=', source).orderBy('product').orderBy('position').execute();

/** Adds a product and gives its id: a new one unless the row has one. */
export async function addProduct(db: LiquorDatabase, row: Omit<ProductRow, 'id'> & { id?: number }): Promise<number> {
  const { insertId } = await db
    .insertInto('product')
    .values(row as ProductRow)
    .executeTakeFirstOrThrow();
  return row.id ?? Number(insertId);
}

export async function putOffer(db: LiquorDatabase, row: OfferRow): Promise<void> {
  const { product, source, ...values } = row;
  await db
    .insertInto('offer')
    .values(row)
    .onConflict((conflict) => conflict.columns(['product', 'source']).doUpdateSet(values))
    .execute();
}

/** Puts a source's reviews of a product in place of those there were. */
export async function putReviews(db: LiquorDatabase, product: number, source: string, rows: readonly ReviewRow[]): Promise<void> {
  await db.deleteFrom('review').where('product', '=', product).where('source', '=', source).execute();
  await insertRows(db, 'review', rows);
}

export async function putPicture(db: LiquorDatabase, row: PictureRow): Promise<void> {
  const { label, ...values } = row;
  await db
    .insertInto('picture')
    .values(row)
    .onConflict((conflict) => conflict.column('label').doUpdateSet(values))
    .execute();
}
