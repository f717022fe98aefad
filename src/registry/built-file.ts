/** A prebuilt file that is no twin of an endpoint. */
export interface BuiltFile {
  /** Address from the root. */
  path: string;
  /** Media type, with the charset of what is text. */
  type: string;
  body(): Promise<string | Uint8Array>;
}
