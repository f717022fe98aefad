import { normaliseDevanagari } from './fold.ts';

/** What the first five of anything are called. */
const ORDINALS: ReadonlyMap<string, number> = new Map(
  [
    'first 1st pehla pahla पहला',
    'second 2nd dusra doosra दूसरा',
    'third 3rd teesra tisra तीसरा',
    'fourth 4th chautha चौथा',
    'fifth 5th पांचवां',
  ].flatMap((names, at) => names.split(' ').map((name) => [normaliseDevanagari(name), at + 1] as const)),
);

/** The number of an ordinal from first to fifth in English, Hindi or Hindi in Latin letters; undefined for other words. @example ordinalOf('dusra') // 2 */
export const ordinalOf = (word: string): number | undefined => ORDINALS.get(normaliseDevanagari(word));
