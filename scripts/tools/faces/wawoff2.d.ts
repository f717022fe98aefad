/** wawoff2 2.0 brings no types: Google's woff2 as WebAssembly. */
declare module 'wawoff2' {
  export function compress(truetype: Uint8Array): Promise<Uint8Array>;
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
