import type { Area } from '../../areas/area.ts';
import type { Endpoint } from '../../kernel/endpoint.ts';
import { defaultFormat } from '../../kernel/formats.ts';
import { type DocumentedParam, listParams } from '../reference.ts';

/** What a tool gives: one endpoint with a body of JSON. */
export interface View {
  /** The words of its path that the tool's name has not: `history` of `fuel`; `main` where there is none. */
  name: string;
  endpoint: Endpoint;
  params: readonly DocumentedParam[];
}

/** A tool of the Model Context Protocol: the endpoints that begin with the same word, or that say so (`Endpoint.tool`). */
export interface Tool {
  name: string;
  area: Area;
  /** The first is given where no other is asked for. */
  views: readonly [View, ...View[]];
}

/** The argument that says which view is meant. */
export const VIEW = 'view';
export const MAIN = 'main';

/** Tools of these areas, by name: of endpoints that give JSON. What a crawl did (status) is for operators, pictures are for people. */
export function listTools(areas: readonly Area[]): Map<string, Tool> {
  const tools = new Map<string, Tool>();
  for (const area of areas)
    for (const endpoint of area.endpoints as readonly Endpoint[]) {
      if (defaultFormat(endpoint) !== 'json' || endpoint.path.endsWith('/status') || endpoint.tool === false) continue;
      const name = endpoint.tool ?? wordsOf(endpoint.path)[0] ?? area.name;
      const view = { name: viewName(endpoint.path, name), endpoint, params: offeredParams(endpoint) };
      const views = tools.get(name)?.views ?? [];
      tools.set(name, { name, area, views: (view.name === MAIN ? [view, ...views] : [...views, view]) as [View, ...View[]] });
    }
  return tools;
}

const wordsOf = (path: string): string[] => path.slice(1).replace(/[{}]/g, '').split('/');

/** `/train/stations/{code}` of the tool train_stations is `code`, `/train/route` of train_number is `route`. */
function viewName(path: string, tool: string): string {
  const named = tool.split('_');
  const words = wordsOf(path);
  const shared = words.findIndex((word, at) => word !== named[at]);
  return (shared < 0 ? [] : words.slice(shared)).join('_') || MAIN;
}

/** Other names of a parameter, and those that another address knows, only make a model choose. */
function offeredParams(endpoint: Endpoint): DocumentedParam[] {
  const own = Object.hasOwn(endpoint.query.shape, 'format');
  return listParams(endpoint).filter(
    ({ name, aliasOf, acceptedElsewhere }) => !aliasOf && !acceptedElsewhere && name !== 'fields' && (own || name !== 'format'),
  );
}

/** Which view a call means: the one that it names, else the first that takes all of its arguments and needs no more; else the one that knows most of them. */
export function chooseView({ views }: Tool, given: Readonly<Record<string, unknown>>): View | undefined {
  const named = given[VIEW];
  if (typeof named === 'string' && named !== '') return views.find(({ name }) => name === named.toLowerCase());
  const sent = Object.keys(given).filter((name) => name !== VIEW);
  const fits = ({ params }: View) => params.every(({ name, required }) => !required || sent.includes(name));
  const unknown = ({ params }: View) =>
    sent.filter((name) => !params.some((one) => one.name === name || one.otherNames.includes(name))).length;
  const ranked = views.map((view) => ({ view, rank: unknown(view) * 2 + Number(!fits(view)) }));
  return ranked.reduce((best, one) => (one.rank < best.rank ? one : best), ranked[0] as (typeof ranked)[number]).view;
}
