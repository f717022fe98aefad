/** A prebuilt file that is not an endpoint's static file. */
export interface BuiltFile {
  /** Path from the root. */
  path: string;
  /** Media type, with a charset for text. */
  type: string;
  body(): Promise<string | Uint8Array>;
  /** Set if `body` itself reads everything it depends on. A build can then skip it while that is unchanged. */
  keyed?: true;
  /** The page beside which it is made (`StaticFile.beside`). */
  beside?: string | undefined;
  /** The server makes it on request; it is not prebuilt. */
  onRequest?: true;
}
