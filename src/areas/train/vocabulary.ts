import { KIND_WORDS } from './names/train-kinds.ts';
import words from './vocabulary.json' with { type: 'json' };

/** What people call trains, with their kinds, and stations; and words around them. */
export const TRAIN_WORDS = { ...words, train: [...KIND_WORDS, ...words.train] };
