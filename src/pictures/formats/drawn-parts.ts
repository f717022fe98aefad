/** The parts of a picture's file that draw it. */
export interface DrawnParts {
  /** Pixels, by the file's own header. */
  width: number;
  height: number;
  parts: Uint8Array;
}

/** The bytes from one place to another. Throws RangeError where the file ends before. */
export function slice(file: Buffer, start: number, end: number): Buffer {
  if (end > file.length || end < start) throw new RangeError('the file ends');
  return file.subarray(start, end);
}
