import { type Kernel, startKernel } from './kernel.ts';

/** One table of weights in base64: whole numbers of eight bits, each to be multiplied by the step of its column, or float32 if there are no steps. */
interface Part {
  shape: readonly number[];
  numbers: string;
  steps?: string;
}

/** Nets as written by `scripts/tools/reader/train/train_net.py`, each by its parts. */
export interface NetFile {
  features: readonly string[];
  dilations: readonly number[];
  clip: number;
  nets: readonly Readonly<Record<string, Part>>[];
}

/** Where a layer's weights and biases are in the kernel's memory. */
export interface Layer {
  weights: number;
  bias: number;
}

/** The net prepared for rows with a given feature order. Addresses are places of float32 numbers in the kernel's memory, in bytes. */
export interface Net {
  kernel: Kernel;
  /** Of each feature: its mean, one over its spread, and how far from the mean it counts, in spreads. */
  mean: Float32Array;
  scale: Float32Array;
  clip: number;
  /** Columns of each layer, and of the table of words. */
  width: number;
  wordWidth: number;
  /** A row of numbers for each place that words are hashed into. */
  words: number;
  /** The first layer by rows: the features, then the words. */
  enter: Layer;
  /** Each sees a line and those `by` lines before and after it. */
  layers: readonly (Layer & { by: number })[];
  page: Layer;
  join: Layer;
  leave: { weights: Float32Array; bias: number };
}

/** Unpacks nets for rows with `features` in this order. Throws if they were trained on others. */
export function loadNets({ nets, ...shared }: NetFile, features: readonly string[]): Net[] {
  if (shared.features.join('\n') !== features.join('\n'))
    throw new Error('The nets were trained on other features than the reader computes: train again.');
  return nets.map((parts) => loadNet(parts, shared));
}

function loadNet(parts: NetFile['nets'][number], { dilations, clip }: Omit<NetFile, 'nets'>): Net {
  const kernel = startKernel();
  const part = (name: string) => unpack(parts[name], name);
  const layer = (name: string): Layer => ({
    weights: kernel.keep(inBlocks(part(name), parts[name]?.shape ?? [])),
    bias: kernel.keep(part(`${name}_bias`)),
  });
  return {
    kernel,
    mean: part('mean'),
    scale: part('scale'),
    clip,
    width: part('enter_bias').length,
    wordWidth: parts.words?.shape[1] ?? 0,
    words: kernel.keep(part('words')),
    enter: { weights: kernel.keep(part('enter')), bias: kernel.keep(part('enter_bias')) },
    layers: dilations.map((by, at) => ({ by, ...layer(`layer${at}`) })),
    page: layer('page'),
    join: layer('join'),
    leave: { weights: part('leave'), bias: part('leave_bias')[0] ?? 0 },
  };
}

function unpack(part: Part | undefined, name: string): Float32Array {
  if (!part) throw new Error(`The net lacks its part ${JSON.stringify(name)}: train again.`);
  const bytes = Buffer.from(part.numbers, 'base64');
  if (!part.steps) return toFloats(bytes);
  const steps = toFloats(Buffer.from(part.steps, 'base64'));
  const whole = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  const table = new Float32Array(whole.length);
  for (let at = 0; at < whole.length; at++) table[at] = (whole[at] as number) * (steps[at % steps.length] as number);
  return table;
}

const toFloats = (bytes: Buffer): Float32Array => Float32Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readFloatLE(4 * at));

/** Columns that the kernel reckons at once. */
const BLOCK = 8;

/** A table by rows in the order in which the kernel reads it: all rows of eight columns, then of the next eight. */
function inBlocks(table: Float32Array, [rows = 0, columns = 0]: readonly number[]): Float32Array {
  const blocks = new Float32Array(table.length);
  let to = 0;
  for (let block = 0; block < columns; block += BLOCK)
    for (let row = 0; row < rows; row++)
      for (let column = block; column < block + BLOCK; column++) blocks[to++] = table[row * columns + column] ?? 0;
  return blocks;
}
