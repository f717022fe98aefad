// The saved pages that the reader is trained and scored on. They stand beside the project, not in it.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

export const SAMPLES = '../shared/samples';

export const FOLDS = 5;

export interface Sample {
  /** `news` is for scoring and choosing alone: nothing that ships is trained on it. */
  set: 'pages' | 'articles' | 'passages' | 'news';
  id: string;
  url: string;
  host: string;
  type: string;
  /** Which of FOLDS parts its host falls into: what is fitted is judged on hosts that it has not seen. */
  fold: number;
  /** Where its packed HTML is. */
  file: string;
  html: () => Buffer;
}

const unzip = (file: string) => gunzipSync(readFileSync(join(SAMPLES, file)));
/** A file of the samples' truth, packed or not. */
const readSampleJson = (file: string): unknown =>
  JSON.parse((file.endsWith('.gz') ? unzip(file) : readFileSync(join(SAMPLES, file))).toString());

const siteHost = (url: string) => (URL.parse(url)?.hostname ?? url).replace(/^www\./, '');

const assignFold = (host: string) => createHash('sha256').update(host).digest().readUInt32BE(0) % FOLDS;

interface Truth {
  url: string;
  type: string;
  language: string;
}

/** Folders of the sample pages, with the set that each belongs to, its truth, and the name of a page's packed HTML. */
const FOLDERS: readonly { folder: string; set: Sample['set']; truth: string; htmlName: (id: string) => string }[] = [
  { folder: 'pages', set: 'pages', truth: 'truth.json.gz', htmlName: (id) => `${id}.html.gz` },
  { folder: 'pages-more', set: 'pages', truth: 'truth.json.gz', htmlName: (id) => `${id}.html.gz` },
  { folder: 'articles', set: 'articles', truth: 'ground-truth.json', htmlName: (id) => `${id}.html.gz` },
  { folder: 'passages', set: 'passages', truth: 'expected.json', htmlName: (id) => id },
  { folder: 'news-five-languages', set: 'news', truth: 'truth.json.gz', htmlName: (id) => `${id}.html.gz` },
];

/** Every sample page; none where the samples are missing. */
export function listSamples(): Sample[] {
  return FOLDERS.filter(({ folder, truth }) => existsSync(join(SAMPLES, folder, truth))).flatMap(({ folder, set, truth, htmlName }) =>
    Object.entries(readSampleJson(join(folder, truth)) as Record<string, Partial<Truth>>).map(([id, one]) => ({
      set,
      id: `${folder}/${id}`,
      url: one.url || 'https://example.org/',
      host: siteHost(one.url || id),
      type: one.language ?? one.type ?? 'article',
      fold: assignFold(siteHost(one.url || id)),
      file: join(SAMPLES, folder, 'html', htmlName(id)),
      html: () => unzip(join(folder, 'html', htmlName(id))),
    })),
  );
}

/** The truth of every sample page, by its id. */
export const readTruth = <T>(): ReadonlyMap<string, T> =>
  new Map(
    FOLDERS.filter(({ folder, truth }) => existsSync(join(SAMPLES, folder, truth))).flatMap(({ folder, truth }) =>
      Object.entries(readSampleJson(join(folder, truth)) as Record<string, T>).map(([id, one]) => [`${folder}/${id}`, one] as const),
    ),
  );
