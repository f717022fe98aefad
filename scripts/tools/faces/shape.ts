import { Blob, Buffer, Face, Feature, Font, shape } from 'harfbuzzjs';

/** A face that words are set in. */
export function createShaper(truetype: Uint8Array) {
  const face = new Face(new Blob(truetype));
  const font = new Font(face);
  return {
    characters: new Set(face.collectUnicodes()),
    /** The glyphs that a word takes, in order, by features of type beside the usual ones (`lnum`); 0 is the box for what the face lacks. */
    shapeGlyphs(word: string, features: readonly string[] = []): number[] {
      const buffer = new Buffer();
      buffer.addText(word);
      buffer.guessSegmentProperties();
      shape(
        font,
        buffer,
        features.map((name) => new Feature(name)),
      );
      return buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
    },
  };
}
