declare module '@mozilla/readability/JSDOMParser.js' {
  /** The small document that Readability brings for places without a browser's. */
  export default class JSDOMParser {
    parse(html: string, url: string): Document;
  }
}
