/** What the net's reckoning is made of, in WebAssembly with SIMD: a hundred times as fast as in JavaScript. Numbers are float32, addresses in bytes. */
export interface Kernel {
  /**
   * A layer's sums of some lines. `held` has a row of `width` numbers for each line, `sums` gets one of `columns`, a multiple of 8. With three
   * `taps` a line is seen between those `by` lines before and after it. Lines are reckoned up to a multiple of 4, so there must be room for them.
   */
  multiply(
    held: number,
    width: number,
    taps: number,
    by: number,
    weights: number,
    bias: number,
    columns: number,
    lines: number,
    sums: number,
  ): void;
  /** Adds a row of a table, times a number, to a sum; `width` is a multiple of 4. */
  addRow(sum: number, row: number, times: number, width: number): void;
  /** Puts numbers into memory for good; returns their address. */
  keep(numbers: Float32Array): number;
  /** Memory behind all that is kept, of zeros, good until it is asked for again. */
  scratch(count: number): { address: number; numbers: Float32Array };
  /** Some numbers in memory; good until scratch is asked for. */
  view(address: number, count: number): Float32Array;
}

const PAGE_BYTES = 65_536;
const BYTES = Float32Array.BYTES_PER_ELEMENT;
/** Rows begin at a multiple of this. */
const ALIGNED = 16;

// compiled from scripts/tools/reader/kernel/kernel.as, which says how
const PROGRAM =
  'AGFzbQEAAAABFAJgCX9/f39/f39/fwBgBH9/fX8AAg8BA2VudgZtZW1vcnkCAAADAwIAAQceAwhtdWx0aXBseQAABmFkZFJvdwABBm1lbW9yeQIACqsEAt4DAgt7Cn8gAUECdCEWIAZBAnQhGANAIAcgGUoEQCAEIRRBACEXA0AgBiAXSgRAIAUgF0ECdGoiAf0ABAAiCyERIAH9AAQQIgwhEiALIgkhDSAMIgohDkEAIRoDQCACIBpKBEAgACAWIBlsaiAaIAJBAWtBAXVrIANsIBZsaiIbIBZqIgEgFmoiHCAWaiEdIAEhFQNAIBUgG0sEQCAU/QAEACEPIBT9AAQQIRAgFEEgaiEUIAsgG/0JAgAiEyAP/eYB/eQBIQsgDCATIBD95gH95AEhDCARIAH9CQIAIhMgD/3mAf3kASERIBIgEyAQ/eYB/eQBIRIgCSAc/QkCACITIA/95gH95AEhCSAKIBMgEP3mAf3kASEKIA0gHf0JAgAiEyAP/eYB/eQBIQ0gDiATIBD95gH95AEhDiAbQQRqIRsgAUEEaiEBIBxBBGohHCAdQQRqIR0MAQsLIBpBAWohGgwBCwsgCCAYIBlsaiAXQQJ0aiIBIAv9CwQAIAEgDP0LBBAgASAYaiIVIBH9CwQAIBUgEv0LBBAgASAYQQF0aiIVIAn9CwQAIBUgCv0LBBAgASAYQQNsaiIBIA39CwQAIAEgDv0LBBAgF0EIaiEXDAELCyAZQQRqIRkMAQsLC0kBAXsgAv0TIQQgACADQQJ0aiEDA0AgACADSQRAIAAgAP0ABAAgBCAB/QAEAP3mAf3kAf0LBAAgAEEQaiEAIAFBEGohAQwBCwsL';

let program: WebAssembly.Module | undefined;

/** A kernel with a memory of its own. */
export function startKernel(): Kernel {
  program ??= new WebAssembly.Module(Buffer.from(PROGRAM, 'base64'));
  const memory = new WebAssembly.Memory({ initial: 1 });
  const { multiply, addRow } = new WebAssembly.Instance(program, { env: { memory } }).exports as unknown as Pick<
    Kernel,
    'multiply' | 'addRow'
  >;
  let used = 0;
  const reach = (end: number) => {
    const missing = end - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES));
  };
  const view = (address: number, count: number) => new Float32Array(memory.buffer, address, count);
  return {
    multiply,
    addRow,
    view,
    keep(numbers) {
      const address = used;
      used += Math.ceil((numbers.length * BYTES) / ALIGNED) * ALIGNED;
      reach(used);
      view(address, numbers.length).set(numbers);
      return address;
    },
    scratch(count) {
      reach(used + count * BYTES);
      return { address: used, numbers: view(used, count).fill(0) };
    },
  };
}
