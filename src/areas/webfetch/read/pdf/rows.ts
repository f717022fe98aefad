/** Baselines of one line differ by less, relative to the font size: superscripts belong to the line. */
const SAME_LINE = 0.4;

/** Groups items at the same height into lines, from the top. */
export function rowsOf<Placed extends { x: number; y: number; size: number }>(placed: readonly Placed[]): Placed[][] {
  const rows: { y: number; size: number; all: Placed[] }[] = [];
  for (const one of [...placed].sort((a, b) => a.y - b.y)) {
    const last = rows.at(-1);
    if (last && one.y - last.y < SAME_LINE * Math.max(one.size, last.size)) {
      last.all.push(one);
      // a superscript may come first, but the line's own height decides
      if (one.size > last.size) Object.assign(last, { y: one.y, size: one.size });
    } else rows.push({ y: one.y, size: one.size, all: [one] });
  }
  return rows.map(({ all }) => all.sort((a, b) => a.x - b.x));
}
