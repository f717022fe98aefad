// Reads the pages of each fifth of the hosts by trees trained on the other four: what the reader does with sites that it has not seen.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURES } from '../../../src/areas/webfetch/read/choose/features/features.ts';
import { loadModel, type Model } from '../../../src/areas/webfetch/read/choose/model.ts';
import { DEFAULT_OPTIONS } from '../../../src/areas/webfetch/read/options.ts';
import { readReply } from '../../../src/areas/webfetch/read/read.ts';
import { FOLDS, listSamples } from './samples.ts';
import { type Score, scoreAll, scorePage } from './score.ts';

/** Scores by folds: each page is read by trees that have not seen its host. Without a folder of folds, by what is shipped. */
export function scoreFolds(folder: string | undefined): Score[] {
  const model = folder && existsSync(join(folder, 'fold-0.json')) ? Array.from({ length: FOLDS }, (_, fold) => loadFold(folder, fold)) : [];
  const rows = listSamples().map((sample) => {
    const options = { ...DEFAULT_OPTIONS, format: 'text' as const, max: 100_000 };
    const { content } = readReply({ bytes: sample.html(), contentType: '', url: sample.url }, options, model[sample.fold]);
    return scorePage({ sample, text: content });
  });
  return scoreAll(rows);
}

/** The trees that have not seen the pages of a fold. */
export const loadFold = (folder: string, fold: number): Model =>
  loadModel(JSON.parse(readFileSync(join(folder, `fold-${fold}.json`), 'utf8')), FEATURES);
