/** A prebuilt file that is no endpoint's static file. */
export interface BuiltFile {
  /** Address from the root. */
  path: string;
  /** Media type, with the charset of what is text. */
  type: string;
  body(): Promise<string | Uint8Array>;
  /** Does `body` read by itself all that it is made of? Then a build need not make it again as long as that is the same. */
  keyed?: true;
}
