import kinds from './document-kinds.json' with { type: 'json' };
import type { Words } from './words.ts';

export interface DocumentKind {
  key: string;
  name: Words;
  words: RegExp;
}

/** Papers that schemes ask for, by how lists of them are worded. Patterns begin where a word does, so that `please` is no lease. */
export const DOCUMENTS: readonly DocumentKind[] = kinds.map(({ key, en, hi, pattern }) => ({
  key,
  name: { en, hi },
  words: new RegExp(`(?<![a-z])(?:${pattern})`, 'gi'),
}));
