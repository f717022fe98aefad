// Reads the pages of each fifth of the hosts by trees and nets trained on the other four: what the reader does with sites that it has not seen.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURES } from '../../../src/areas/webfetch/read/choose/features/features.ts';
import type { Judges } from '../../../src/areas/webfetch/read/choose/judges.ts';
import { loadModel } from '../../../src/areas/webfetch/read/choose/model.ts';
import { loadNets } from '../../../src/areas/webfetch/read/choose/net/load-net.ts';
import { DEFAULT_OPTIONS } from '../../../src/areas/webfetch/read/options.ts';
import { readReply } from '../../../src/areas/webfetch/read/read.ts';
import { FOLDS, listSamples } from './samples.ts';
import { type Score, scoreAll, scorePage } from './score.ts';

/** Scores by folds: each page is read by trees and nets that have not seen its host. Without a folder of folds, by what is shipped. */
export function scoreFolds(folder: string | undefined): Score[] {
  const judges =
    folder && existsSync(join(folder, 'fold-0.json')) ? Array.from({ length: FOLDS }, (_, fold) => loadFold(folder, fold)) : [];
  const rows = listSamples().map((sample) => {
    const options = { ...DEFAULT_OPTIONS, format: 'text' as const, max: 100_000 };
    const { content } = readReply({ bytes: sample.html(), contentType: '', url: sample.url }, options, judges[sample.fold]);
    return scorePage({ sample, text: content });
  });
  return scoreAll(rows);
}

/** The trees that have not seen the pages of a fold, and the nets, if they have been trained. */
export function loadFold(folder: string, fold: number): Judges {
  const trees = loadModel(readJson(join(folder, `fold-${fold}.json`)), FEATURES);
  const nets = join(folder, `net-fold-${fold}.json`);
  return { trees, nets: existsSync(nets) ? loadNets(readJson(nets), FEATURES) : [] };
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
