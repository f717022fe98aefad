/** A piece of text as placed in the file, on an upright page. In points (1/72 inch), y downwards from the top. */
export interface Run {
  text: string;
  x: number;
  /** Of the baseline. */
  y: number;
  width: number;
  size: number;
  font: string;
  /** Whether a space precedes it. */
  spaced: boolean;
  /** After a letter of an Indian script: whether the file draws a space there, if it draws its spaces. */
  parted?: boolean;
  rightToLeft: boolean;
  /** In letters of one width. */
  mono: boolean;
  /** Filled into a form: its line stands alone. */
  filled?: true;
}
