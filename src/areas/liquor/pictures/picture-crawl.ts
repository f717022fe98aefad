import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CrawlOptions } from '../../../crawl/crawl-area.ts';
import { openSource } from '../../../crawl/fetch.ts';
import { getRobots } from '../../../html/fetch-robots.ts';
import { upstreamBase } from '../../../kernel/env.ts';
import { daysBetween } from '../../../kernel/time.ts';
import { fetchGuarded, GuardError } from '../../../net/guarded.ts';
import { UpstreamError } from '../../../net/upstream.ts';
import type { DrawRules } from '../../../pictures/draw/worker.ts';
import { drawPicture as drawAnew } from '../../../pictures/draw-picture.ts';
import { writeWhole } from '../../../store/report.ts';
import type { MergeState } from '../merge.ts';
import { allPictures, type LiquorDatabase, putPicture } from '../queries.ts';
import type { LiquorSource } from '../sources/index.ts';
import { isStateList } from '../sources/state-lists.ts';
import type { PictureRow, ProductRow } from '../tables.ts';
import { drawingKey, drawPicture } from './draw.ts';
import { pictureFile, picturesFolder } from './picture-files.ts';

/** Of a downloaded file. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Of a downloaded picture: fewer pixels are no picture of a bottle. */
const MIN_SIDE = 40;
/** One that is larger than the bytes aimed at is packed harder. */
const DRAWN: DrawRules = { maxPixels: 40_000_000, maxSide: 600, qualities: [78, 60, 42], targetBytes: 48 * 1024, effort: 6 };
/** All pictures together; beyond, labels keep their drawing, so that the repository stays small. */
const MAX_FOLDER_BYTES = 32 * 1024 * 1024;
/** Downloads in one crawl, and days after which a picture at the same address is compared again. */
const MAX_DOWNLOADS = 400;
const COMPARED_AFTER_DAYS = 28;
const PAUSE_MS = 350;
const MAX_NOTES = 5;

type Downloading = { url: string; source: LiquorSource };

/**
 * Gives every label its picture: the shop's, checked and made small, else a drawing. What has not changed is not written again; a file that is
 * missing is made anew. A download that fails is noted, and the picture there was, or a drawing, stands.
 */
export async function putPictures(
  db: LiquorDatabase,
  state: MergeState,
  sources: readonly LiquorSource[],
  options: CrawlOptions,
  today: string,
): Promise<{ made: number; notes: string[] }> {
  const folder = picturesFolder(options.dataDir);
  const rows = new Map((await allPictures(db)).map((row) => [row.label, row]));
  const numbers = new Map<string, number>();
  for (const { brand, number } of rows.values()) numbers.set(brand, Math.max(number, numbers.get(brand) ?? 0));
  let bytes = [...rows.values()].reduce((sum, row) => sum + row.bytes, 0);
  const requests = missingPictures(state, sources);
  const download = downloader(options);
  const faults: string[] = [];
  let made = 0;
  let downloads = 0;
  for (const [label, product] of firstByLabel(state)) {
    const before = rows.get(label);
    const number = before?.number ?? (numbers.get(product.brand) ?? 0) + 1;
    numbers.set(product.brand, Math.max(number, numbers.get(product.brand) ?? 0));
    const file = join(folder, pictureFile({ brand: product.brand, number }));
    const there = before !== undefined && existsSync(file);
    const request = requests.get(label);
    const put = async (digest: string, source_url: string | null, make: () => Promise<Uint8Array>) => {
      if (there && before.digest === digest) {
        if (before.source_url !== source_url || before.read_on !== today) await putPicture(db, { ...before, source_url, read_on: today });
        return;
      }
      const picture = await make();
      await writeWhole(file, picture);
      bytes += picture.length - (before?.bytes ?? 0);
      made += 1;
      const row: PictureRow = { label, brand: product.brand, number, source_url, digest, bytes: picture.length, read_on: today };
      await putPicture(db, row);
      rows.set(label, row);
    };
    const isNews = request && (!there || before.source_url !== request.url || daysBetween(before.read_on, today) >= COMPARED_AFTER_DAYS);
    const mayDownload =
      downloads < MAX_DOWNLOADS && bytes < MAX_FOLDER_BYTES && !(options.until !== undefined && Date.now() >= options.until);
    if (request && isNews && mayDownload) {
      downloads += 1;
      try {
        const original = await download(request);
        await put(pictureDigest(original), request.url, () => makeSmall(original));
        continue;
      } catch (error) {
        if (!isFault(error)) throw error;
        faults.push(`${shopPath(request.url)}: ${error.message}`);
      }
    }
    // A shop's picture stays when the shop cannot show it for once.
    if (there && before.source_url !== null) continue;
    if (there && before.digest === pictureDigest(drawingKey(product))) continue;
    await put(pictureDigest(drawingKey(product)), null, () => drawPicture(product));
  }
  const notes = faults.length > 0 ? [`${faults.length} pictures not taken: ${faults.slice(0, MAX_NOTES).join('; ')}`] : [];
  return { made, notes };
}

/** The product that a label's drawing is made from: the first that was ever on record. Labels of states' lists alone are thousands, and have none. */
function firstByLabel({ products, offers }: MergeState): Map<string, ProductRow> {
  const labels = new Map<string, ProductRow>();
  const drawn = new Set(
    [...offers.values()].flatMap(({ source, product }) => (isStateList(source) ? [] : (products.get(product)?.label ?? []))),
  );
  for (const product of [...products.values()].sort((a, b) => a.id - b.id))
    if (drawn.has(product.label) && !labels.has(product.label)) labels.set(product.label, product);
  return labels;
}

/** The picture that a shop has of a label: of the first shop in the list, of the smallest number of ours. */
function missingPictures({ offers, products }: MergeState, sources: readonly LiquorSource[]): Map<string, Downloading> {
  const byLabel = new Map<string, Downloading>();
  for (const source of sources) {
    const ofSource = [...offers.values()].filter((offer) => offer.source === source.name).sort((a, b) => a.product - b.product);
    for (const { product, picture_url } of ofSource) {
      const label = products.get(product)?.label;
      if (label !== undefined && picture_url !== null && !byLabel.has(label)) byLabel.set(label, { url: picture_url, source });
    }
  }
  return byLabel;
}

class PictureError extends Error {
  override name = 'PictureError';
}

const isFault = (error: unknown): error is Error =>
  error instanceof PictureError || error instanceof UpstreamError || error instanceof GuardError;

/** Asks for pictures: at a shop's own host by its robots.txt; at another, which the shop named, as at a stranger's address. */
function downloader({ pause = PAUSE_MS }: CrawlOptions): (request: Downloading) => Promise<Uint8Array> {
  const shops = new Map<string, ReturnType<typeof openSource>>();
  return async ({ url, source }) => {
    const address = new URL(url);
    const path = address.pathname + address.search;
    const ofShop = [source.url, upstreamBase(source.name, source.url ?? '')].some((one) => URL.parse(one ?? '')?.host === address.host);
    if (ofShop) {
      const asking = shops.get(source.name) ?? openSource(source, { pause });
      shops.set(source.name, asking);
      const { bytes = new Uint8Array() } = await (await asking)({ path, about: undefined, binary: true, maxBytes: MAX_BYTES });
      return bytes;
    }
    await sleep(pause);
    if (!(await getRobots(address.origin)).allows(path)) throw new PictureError(`robots.txt of ${address.host} does not allow it`);
    const { status, bytes } = await fetchGuarded(url, { maxBytes: MAX_BYTES, accept: 'image/*' });
    if (status !== 200) throw new PictureError(`${address.host} answered ${status}`);
    return bytes;
  };
}

/** The shop's picture as WebP of at most 600 by 600 pixels. Throws PictureError, and GuardError for what is no picture. */
async function makeSmall(original: Uint8Array): Promise<Uint8Array> {
  const { width, height, webp } = await drawAnew(original, { rules: DRAWN });
  if (Math.min(width, height) < MIN_SIDE) throw new PictureError(`${width} by ${height} pixels are too few`);
  return webp;
}

const pictureDigest = (made: string | Uint8Array): string => createHash('sha256').update(made).digest('base64url').slice(0, 22);
const shopPath = (url: string): string => URL.parse(url)?.pathname ?? url;
