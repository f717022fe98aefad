import type { Block } from './blocks.ts';
import { PROSE_FROM } from './measure.ts';

export const SENTENCE_END = /[.!?…。！？।॥؟:;]["'”’»)\]]*$/;
export const LETTER = /\p{L}/u;
export const ADDRESS = /^https?:\/\/\S+$/;

/** Share of a block's text that stands in links, 0 to 1. */
export const density = (block: Block): number => (block.weight ? block.linked / block.weight : 0);

export const weightOf = (blocks: readonly Block[]): number => blocks.reduce((sum, block) => sum + block.weight, 0);

/** A paragraph, list entry or cell that holds sentences of its own. */
export const isProse = (block: Block): boolean =>
  !block.heading && !ADDRESS.test(block.text) && block.weight - block.linked >= PROSE_FROM && density(block) < 0.5;

/** A line that stands by itself: no list entry, no cell, no caption. */
export const isLoose = (block: Block): boolean => !isKept(block) && block.within !== 'li' && !block.picture && block.text !== '';

/** Structure that is content by its form, whatever its words. */
export const isKept = (block: Block): boolean =>
  block.within === 'table' || block.within === 'pre' || block.within === 'figure' || block.within === 'dl' || block.within === 'blockquote';

/** A line of this weight says more than a label does. */
const SHORTEST_SENTENCE = 40;

/** A sentence that leads up to what follows it ("The following methods are available:"). */
export const announces = (text: string, weight: number): boolean => weight >= SHORTEST_SENTENCE && /[:：]\s*$/.test(text);
