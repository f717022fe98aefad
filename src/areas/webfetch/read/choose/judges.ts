import { eachRow, FEATURES } from './features/features.ts';
import type { Hints } from './features/page.ts';
import { isProse } from './features/sums.ts';
import { isEnglish } from './language.ts';
import { isManual } from './manual-rules.ts';
import { loadModel, type Model, predict } from './model.ts';
import { askNet } from './net/ask-net.ts';
import { hashWords } from './net/hash-words.ts';
import { loadNets, type Net } from './net/load-net.ts';
import netFile from './net/weights.json' with { type: 'json' };
import { fromOdds, toOdds } from './odds.ts';
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

/** How much the nets count beside the trees by what a page is: chosen by folds of hosts, see docs/reader.md. */
export const SHARE_OF_NETS = { manual: 0.2, text: 0.35, lists: 0.5 } as const;
/** A page is mostly text if so much of what the trees take for content is in sentences. */
const MOSTLY = 0.5;

/** Pages of fewer or more lines are judged by the trees alone: nets have seen hardly any so short, and take time and memory for each line. */
export const LINES_OF_NETS = { fewest: 24, most: 2_500 } as const;

/** Each line's probability of being content, 0 to 1: of the trees, or the weighted mean of the odds of trees and nets where these fit the page. */
export function judgeLines(outline: Outline, hints: Hints, { trees, nets: all }: Judges): number[] {
  const { lines } = outline;
  const nets = fitsNets(lines, hints) ? all : [];
  const rows = new Int16Array(nets.length > 0 ? lines.length * FEATURES.length : 0);
  const chances: number[] = [];
  eachRow(outline, hints, (row, at) => {
    chances.push(predict(trees, row));
    if (nets.length > 0) rows.set(row, at * FEATURES.length);
  });
  const words = hashWords(nets.length > 0 ? lines : []);
  const said = nets.map((net) => askNet(net, rows, words));
  if (said.length === 0) return chances;
  const share = SHARE_OF_NETS[kindOf(lines, chances, hints)];
  return chances.map((chance, at) => fromOdds((1 - share) * toOdds(chance) + share * toOdds(meanOf(said, at))));
}

function kindOf(lines: readonly Line[], chances: readonly number[], { url }: Hints): keyof typeof SHARE_OF_NETS {
  if (isManual(url)) return 'manual';
  let [all, prose] = [0, 0];
  for (const [at, line] of lines.entries()) {
    const weight = line.weight * (chances[at] as number);
    all += weight;
    if (isProse(line)) prose += weight;
  }
  return prose >= MOSTLY * all ? 'text' : 'lists';
}

/** Whether nets are asked: they have learnt from pages in English. */
const fitsNets = (lines: readonly Line[], { lang }: Hints) =>
  lines.length >= LINES_OF_NETS.fewest && lines.length <= LINES_OF_NETS.most && isEnglish(lines, lang);

const meanOf = (said: readonly Float32Array[], at: number) => said.reduce((sum, chances) => sum + (chances[at] as number), 0) / said.length;
