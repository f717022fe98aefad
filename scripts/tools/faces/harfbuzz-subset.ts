import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What HarfBuzz's subsetter exports (hb-subset.h), as far as it is used. Pointers and tags are numbers. */
interface Exports {
  memory: { buffer: ArrayBuffer };
  _initialize(): void;
  malloc(bytes: number): number;
  free(pointer: number): void;
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_set_clear(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_set_axis_range(input: number, face: number, axis: number, min: number, max: number, standard: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_or_fail(face: number, input: number): number;
}

export interface Wanted {
  /** Code points that text may have. */
  characters: Iterable<number>;
  /** Glyphs beside those of the characters: conjuncts and forms that shaping puts in their place. */
  glyphs: Iterable<number>;
  /** OpenType features that stay; rules whose glyphs are all left out go. */
  features: readonly string[];
  /** Range of an axis of a variable face. */
  axes?: Readonly<Record<string, readonly [min: number, max: number]>>;
}

const WRITABLE = 2;
const NAME_IDS = 4;
const FEATURES = 6;
const NO_HINTING = 1;
/** The glyphs are counted from words that were shaped: what the rules could make besides stays out. */
const NO_LAYOUT_CLOSURE = 0x200;
/** Copyright, licence and where the licence stands: what the Open Font License wants in every copy. */
const NAMES = [0, 1, 2, 13, 14];
const KEPT_AS_IT_IS = Number.NaN;

const tag = (text: string) => [...text].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0);

let loaded: Promise<Exports> | undefined;
async function load(): Promise<Exports> {
  const file = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(readFileSync(file));
  const exported = instance.exports as unknown as Exports;
  exported._initialize();
  return exported;
}

/** A TrueType face with nothing but what is wanted. Throws where HarfBuzz refuses the face. */
export async function subset(truetype: Uint8Array, content: Wanted): Promise<Uint8Array> {
  loaded ??= load();
  const hb = await loaded;
  const data = hb.malloc(truetype.byteLength);
  new Uint8Array(hb.memory.buffer).set(truetype, data);
  const blob = hb.hb_blob_create(data, truetype.byteLength, WRITABLE, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  const input = hb.hb_subset_input_create_or_fail();
  const fill = (set: number, values: Iterable<number>) => {
    for (const value of values) hb.hb_set_add(set, value);
  };
  const features = hb.hb_subset_input_set(input, FEATURES);
  hb.hb_set_clear(features);
  fill(features, content.features.map(tag));
  fill(hb.hb_subset_input_set(input, NAME_IDS), NAMES);
  fill(hb.hb_subset_input_unicode_set(input), content.characters);
  fill(hb.hb_subset_input_glyph_set(input), content.glyphs);
  hb.hb_subset_input_set_flags(input, NO_HINTING | NO_LAYOUT_CLOSURE);
  for (const [axis, [min, max]] of Object.entries(content.axes ?? {}))
    hb.hb_subset_input_set_axis_range(input, face, tag(axis), min, max, KEPT_AS_IT_IS);
  const made = hb.hb_subset_or_fail(face, input);
  if (made === 0) throw new Error('HarfBuzz could not make the subset of this face.');
  const result = hb.hb_face_reference_blob(made);
  const start = hb.hb_blob_get_data(result, 0);
  const bytes = new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(result));
  hb.hb_blob_destroy(result);
  for (const one of [made, face]) hb.hb_face_destroy(one);
  hb.hb_subset_input_destroy(input);
  hb.hb_blob_destroy(blob);
  hb.free(data);
  return bytes;
}
