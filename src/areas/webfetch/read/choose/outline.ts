/** An element that starts a line, or contains one that does. */
export interface Box {
  element: Element;
  parent: Box | null;
  depth: number;
  /** Name and class, shared by boxes of one template. */
  key: string;
  /** Name families as bits: its own, and for each family the depth of the nearest enclosing box that has it (-1 if none). */
  kinds: number;
  nearest: Int16Array;
  /** Its lines: from `first` up to but excluding `end`. */
  first: number;
  end: number;
  /** Of a table: what it was judged to be (see prepare/tables.ts). Of a note's text: the label by which it is referred to. Else empty. */
  table: string;
  note: string;
  /** Of a name beside its value, or a row of both: its list (see prepare/pairs.ts). Else empty. */
  pair: string;
  /** Of a figure: whether it had a drawing or a frame (see prepare/prepare.ts). */
  drawn: boolean;
  /** Position among siblings with the same key, and their number. */
  place: number;
  alike: number;
}

/** A line as a reader sees it: a paragraph, heading, list entry, cell, or loose text between them. */
export interface Line {
  /** Its nodes, adjacent in the element of `box`. */
  nodes: ChildNode[];
  box: Box;
  /** Name families of the single inline element it consists of, if any, and then that element's name. */
  kinds: number;
  inline: string;
  text: string;
  /** Weighted length of all text and of link text (see `weigh`). */
  weight: number;
  linked: number;
  links: number;
  /** URL of its first link as in the page; empty if none. */
  href: string;
  /** Labels of the notes that it refers to. */
  notes: string[];
  words: string[];
  /** How many words it counts for: in scripts without spaces between words as many as its letters would make. */
  size: number;
  /** Word families in a short line, as bits. */
  speaks: number;
  /** Heading level 1 to 6, else 0. */
  level: number;
  /** Whether it contains an image, video or the like. */
  picture: boolean;
  /** Whether Readability chose it. */
  found: boolean;
}

export interface Outline {
  lines: Line[];
  boxes: Box[];
}
