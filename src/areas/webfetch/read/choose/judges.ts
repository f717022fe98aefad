import { eachRow, FEATURES } from './features/features.ts';
import type { Hints } from './features/page.ts';
import { isEnglish } from './language.ts';
import { loadModel, type Model, predict } from './model.ts';
import { askNet } from './net/ask-net.ts';
import { hashWords } from './net/hash-words.ts';
import { loadNets, type Net } from './net/load-net.ts';
import netFile from './net/weights.json' with { type: 'json' };
import type { Line, Outline } from './outline.ts';
import weights from './weights.json' with { type: 'json' };

/** What judges the lines of a page: trees look at one line at a time, nets at a line among its neighbours. Without nets the trees do. */
export interface Judges {
  trees: Model;
  nets: readonly Net[];
}

let shipped: Judges | undefined;
/** The judges that ship with the reader (see docs/reader.md). Loaded on first use: training must be able to run when the features have changed. */
export const loadShippedJudges = (): Judges => (shipped ??= { trees: loadModel(weights, FEATURES), nets: loadNets(netFile, FEATURES) });

/** How much the nets count beside the trees: chosen by folds of hosts, see docs/reader.md. */
export const SHARE_OF_NETS = 0.35;

/** Pages of fewer or more lines are judged by the trees alone: nets have seen hardly any so short, and take time and memory for each line. */
export const LINES_OF_NETS = { fewest: 24, most: 2_500 } as const;

/** Each line's probability of being content, 0 to 1: the weighted mean of the trees and of the nets, if they fit the page. */
export function judgeLines(outline: Outline, hints: Hints, { trees, nets: all }: Judges): number[] {
  const { lines } = outline;
  const nets = fitsNets(lines) ? all : [];
  const rows = new Int16Array(nets.length > 0 ? lines.length * FEATURES.length : 0);
  const chances: number[] = [];
  eachRow(outline, hints, (row, at) => {
    chances.push(predict(trees, row));
    if (nets.length > 0) rows.set(row, at * FEATURES.length);
  });
  const words = hashWords(nets.length > 0 ? lines : []);
  const said = nets.map((net) => askNet(net, rows, words));
  return said.length > 0 ? chances.map((chance, at) => chance + SHARE_OF_NETS * (meanOf(said, at) - chance)) : chances;
}

/** Whether nets are asked: they have learnt from pages in English. */
const fitsNets = (lines: readonly Line[]) => lines.length >= LINES_OF_NETS.fewest && lines.length <= LINES_OF_NETS.most && isEnglish(lines);

const meanOf = (said: readonly Float32Array[], at: number) => said.reduce((sum, chances) => sum + (chances[at] as number), 0) / said.length;
