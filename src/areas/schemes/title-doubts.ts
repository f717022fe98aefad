// Turns of English titles whose parts may belong together otherwise than the grammar would read them.
import { genitive, type Joint, type Token } from './title-joints.ts';
import { isPerson, type TitleWord } from './title-words.ts';

/** `Development of Coir and Setting up of Units`, `Supply Free Laptops`. */
export const MISREAD =
  /\bfrom (?:class|standard) \d|^supply (?!of |chain )|\band setting up of |[+@]|^(?:motivation|promotion) of .* and .* (?:for|of) |pm cares|a-help|^national centre for |^prime small |\bras \/|technology translation|\bfor building (?!and|&|worker)/i;
const RELATIVE = /(?:daughter|son|wi(?:fe|ves)|widow|widower|child|children|dependent|family)$/;

/** Whether it is not sure which of two things what follows is of: `Women Workers or Daughters of Workers`, `Daughters of Servicemen/Remarriage of Widows`. */
export function isUnsure(front: readonly Token[], joint: Joint): boolean {
  if (joint !== genitive) return false;
  const heads: (TitleWord | undefined)[] = [undefined];
  for (const token of front) {
    if ('sign' in token) heads.push(undefined);
    else if ('word' in token) heads[heads.length - 1] = token.word;
  }
  const isMixed = (is: (head: TitleWord | undefined) => boolean) => heads.some(is) && !heads.every(is);
  return isMixed(isPerson) || (heads.every(isPerson) && isMixed((head) => RELATIVE.test(head?.en ?? '')));
}
