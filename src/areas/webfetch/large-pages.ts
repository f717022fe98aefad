/** From so many elements or bytes on a page is large: reading one needs up to the whole heap of a thread, others less than half. */
const MANY_ELEMENTS = 8_000;
const MANY_BYTES = 1_000_000;
/** How many bytes an element takes at least, `<p>`: shorter files need not be counted. */
const BYTES_OF_ELEMENT = 3;

const OPENING = '<'.charCodeAt(0);

/** Whether reading a page takes much memory, by its length and its tags. It takes a millisecond a megabyte. */
export function isLargePage(bytes: Uint8Array): boolean {
  if (bytes.length >= MANY_BYTES) return true;
  if (bytes.length < MANY_ELEMENTS * BYTES_OF_ELEMENT) return false;
  let tags = 0;
  for (let at = bytes.indexOf(OPENING); at >= 0; at = bytes.indexOf(OPENING, at + 1)) if (++tags >= MANY_ELEMENTS) return true;
  return false;
}
