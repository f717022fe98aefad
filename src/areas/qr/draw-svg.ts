import type { Layout } from './layout.ts';

/** A code as SVG: its ground, and one path of its dark modules, each row's neighbours as one bar. */
export function drawSvg(rows: readonly string[], { width, height, module, left, top }: Layout, colour: string, ground: string): string {
  const bars = rows.flatMap((row, at) =>
    [...row.matchAll(/1+/g)].map((run) => `M${run.index} ${at}h${run[0].length}v1h-${run[0].length}z`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/><path fill="${colour}" transform="translate(${left} ${top}) scale(${module})" d="${bars.join('')}"/></svg>`;
}
