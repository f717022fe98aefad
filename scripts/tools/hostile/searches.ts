import signs from './signs.json' with { type: 'json' };

/** Pieces of searches that took long once, or look as if they could. */
const WORDS =
  'petrol petorl golld mumbai mumbay schemes pradhan yojana railway stationn hsn 1006 goods of the in for kolkata पेट्रोल सोना योजना a an e s 1 12 ऑ'.split(
    ' ',
  );
const MAX_LENGTH = 200;

/** So many searches of 200 letters at most, the same each time for one seed. */
export function* hostileSearches(count: number, seed = 1): Generator<string> {
  let state = seed;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % limit;
  };
  const word = () => WORDS[below(WORDS.length)] as string;
  const letters = (length: number) => Array.from({ length }, () => String.fromCharCode(97 + below(26))).join('');
  const kinds: readonly (() => string)[] = [
    () => letters(MAX_LENGTH),
    () => word().repeat(MAX_LENGTH),
    () => Array.from({ length: 40 }, () => letters(5 + below(16))).join(' '),
    () => Array.from({ length: 100 }, () => letters(1)).join(' '),
    () => Array.from({ length: 60 }, () => letters(2)).join(' '),
    () => Array.from({ length: 30 }, word).join(' '),
    () => Array.from({ length: 30 }, () => word() + (signs[below(signs.length)] as string)).join(''),
    () => Array.from({ length: 12 }, () => `${word()}${letters(1)}`).join(' '),
    () => String(below(10)).repeat(1 + below(MAX_LENGTH)),
    () => Array.from({ length: 12 }, () => letters(1) + word().slice(1)).join(' '),
  ];
  for (let at = 0; at < count; at++) yield (kinds[at % kinds.length] as () => string)().slice(0, MAX_LENGTH);
}
