import type { DirectAnswer, Typed } from '../area.ts';
import { readName } from './name.ts';

/** A domain name, alone or after `domain` or `whois`. Nobody is asked while somebody types. */
export async function recogniseDomain({ text }: Typed): Promise<DirectAnswer[]> {
  const asked = /^(?:domain|whois|rdap) /i.test(text);
  const bare = text.replace(/^(?:domain|whois|rdap)\s+/i, '');
  if (!/^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*(\.[\p{L}\p{M}\p{N}-]+)+$/u.test(bare)) return [];
  const reading = readName(bare);
  if (!reading.ok) return [];
  const { unicode, registrable, ascii } = reading.value;
  return [
    {
      title: `Domain ${unicode}`,
      answer: null,
      detail: `Is ${registrable} registered, by whom and until when? Its page asks the registry.`,
      url: `/browse/domain?name=${encodeURIComponent(ascii)}`,
      sureness: asked ? 1 : 0.9,
    },
  ];
}
