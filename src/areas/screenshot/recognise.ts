import { bothOf } from '../../lib/locale.ts';
import type { DirectAnswer, Typed } from '../area.ts';
import { SCREENSHOT } from './wording.ts';

const HOST = /^(?:https?:\/\/)?[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#]\S*)?$/i;

/** `screenshot example.org`: the page, with the address in its field. */
export async function recognise({ text }: Typed): Promise<DirectAnswer[]> {
  const found =
    /^(?:screenshot|screen shot|स्क्रीनशॉट)(?: (?:of|का))?(?: (\S{1,300}))?$/iu.exec(text) ??
    /^(\S{1,300}) (?:screenshot|स्क्रीनशॉट|का स्क्रीनशॉट)$/iu.exec(text);
  if (!found || (found[1] !== undefined && !HOST.test(found[1]))) return [];
  const [, address] = found;
  return [
    {
      title: bothOf(SCREENSHOT, (t) => (address ? t.of(address) : t.ofPage)),
      answer: bothOf(SCREENSHOT, (t) => t.onPress),
      url: address ? `/browse/screenshot?${new URLSearchParams({ url: address })}` : '/browse/screenshot',
      sureness: 0.95,
    },
  ];
}
