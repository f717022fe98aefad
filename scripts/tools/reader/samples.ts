// The saved pages that the reader is trained and scored on. They stand beside the project, not in it.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

export const SAMPLES = '../shared/samples';

export const FOLDS = 5;

export interface Sample {
  set: 'pages' | 'articles' | 'passages';
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
export const readSampleJson = (file: string): unknown =>
  JSON.parse((file.endsWith('.gz') ? unzip(file) : readFileSync(join(SAMPLES, file))).toString());

const siteHost = (url: string) => (URL.parse(url)?.hostname ?? url).replace(/^www\./, '');

const assignFold = (host: string) => createHash('sha256').update(host).digest().readUInt32BE(0) % FOLDS;

/** Every sample page of the three sets; none where the samples are missing. */
export function listSamples(): Sample[] {
  if (!existsSync(join(SAMPLES, 'pages/truth.json.gz'))) return [];
  const truth = readSampleJson('pages/truth.json.gz') as Record<string, { url: string; host: string; type: string }>;
  const articles = readSampleJson('articles/ground-truth.json') as Record<string, { url: string }>;
  const passages = readSampleJson('passages/expected.json') as Record<string, { url: string }>;
  const all = [
    ...Object.entries(truth).map(([id, { url, type }]) => ({ set: 'pages' as const, id, url, type, file: `${id}.html.gz` })),
    ...Object.entries(articles).map(([id, { url }]) => ({ set: 'articles' as const, id, url, type: 'article', file: `${id}.html.gz` })),
    ...Object.entries(passages).map(([id, { url }]) => ({ set: 'passages' as const, id, url, type: 'article', file: id })),
  ];
  return all.map(({ set, id, url, type, file }) => ({
    set,
    id,
    url: url || 'https://example.org/',
    host: siteHost(url || id),
    type,
    fold: assignFold(siteHost(url || id)),
    file: join(SAMPLES, set, 'html', file),
    html: () => unzip(`${set}/html/${file}`),
  }));
}
