import table from './english-words.json' with { type: 'json' };

const WORDS: ReadonlySet<string> = new Set(table.words.split(' '));

/** Whether a folded word is a common one of English, or its plural, so that it is no misspelt name: blind is not Bhind. Words of under four letters are not known. */
export const isEnglish = (word: string): boolean => WORDS.has(word) || (word.endsWith('s') && WORDS.has(word.slice(0, -1)));
