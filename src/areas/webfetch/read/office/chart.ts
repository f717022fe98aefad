import type { Parts } from './archive.ts';
import { writePiece, writeTable } from './html.ts';
import type { Relation } from './relations.ts';
import { attribute, findNodes, type Node, nodeAt, parseXml, textOf } from './xml.ts';

/** Most points of a chart that are written. */
const MAX_POINTS = 1_000;

/**
 * Makes a function that writes the charts of a file's drawings as tables: a row for each category, a column for each series, as the file keeps them
 * beside the drawing. Each chart is written once.
 */
export function createChartWriter(parts: Parts) {
  const written = new Set<string>();
  return (drawing: Node, relations: ReadonlyMap<string, Relation>): string => {
    const paths = findNodes(drawing, 'chart').map((one) => relations.get(one.attributes['r:id'] ?? '')?.target ?? '');
    return paths
      .map((path) => {
        const root = written.has(path) ? undefined : parseXml(parts(path));
        written.add(path);
        return root ? writeChart(root) : '';
      })
      .join('');
  };
}

/** Writes the charts of a drawing, given what its part refers to. */
export type WriteCharts = ReturnType<typeof createChartWriter>;

function writeChart(root: Node): string {
  const series = findNodes(root, 'ser').map((one) => ({
    name: pointsOf(nodeAt(one, 'tx')).get(0) ?? '',
    categories: pointsOf(nodeAt(one, 'cat') ?? nodeAt(one, 'xVal')),
    values: pointsOf(nodeAt(one, 'val') ?? nodeAt(one, 'yVal')),
  }));
  const places = [...new Set(series.flatMap(({ categories, values }) => [...categories.keys(), ...values.keys()]))].sort((a, b) => a - b);
  if (places.length === 0) return '';
  const cell = (text: string) => ({ html: writePiece(text), text });
  const rows = places
    .slice(0, MAX_POINTS)
    .map((at) => [
      cell(series.find(({ categories }) => categories.has(at))?.categories.get(at) ?? ''),
      ...series.map(({ values }) => cell(values.get(at) ?? '')),
    ]);
  const title = findNodes(nodeAt(root, 'chart', 'title'), 't')
    .map(textOf)
    .join('')
    .trim();
  return (title ? `<p>${writePiece(title)}</p>` : '') + writeTable([[cell(''), ...series.map(({ name }) => cell(name))], ...rows], 1);
}

/** The points of a name, of categories or of values, by their place. */
const pointsOf = (node: Node | undefined): ReadonlyMap<number, string> =>
  new Map(findNodes(node, 'pt').map((point) => [Number(attribute(point, 'idx') ?? 0), textOf(nodeAt(point, 'v')).trim()]));
