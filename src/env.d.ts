declare namespace App {
  interface Locals extends Partial<import('./api/call.ts').ServerCall> {
    /** The endpoint that the address names, found before Astro is asked. */
    found?: import('./catalog/routes.ts').Route;
    /** How a page that a build makes finds the digests of downloads. */
    findDigest?: import('./catalog/downloads.ts').FindDigest;
  }
}

/** negotiator 1.1 brings no types, and those of others are of before `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | string[] | undefined> });
    /** The best of the available encodings; among those that the caller likes alike, the first that is preferred. */
    encoding(available: readonly string[], options?: { preferred: readonly string[] }): string | undefined;
  }
}

/** The small document that Readability brings for places without a browser's. It comes without types. */
declare module '@mozilla/readability/JSDOMParser.js' {
  export default class JSDOMParser {
    parse(html: string, url: string): Document;
  }
}

/** Of a build's bundle (astro.config.mjs): the files of the pages that a build makes, from the root of the project. */
declare module 'virtual:prebuilt-pages' {
  export const prebuilt: ReadonlySet<string>;
}
