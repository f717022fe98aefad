import type { Endpoint } from '../../api/endpoint.ts';
import { defaultFormat } from '../../api/formats.ts';
import { isOpen } from '../../api/query.ts';
import type { Area } from '../../areas/area.ts';
import { type DocumentedParam, listParams } from '../reference.ts';

/** One endpoint with a JSON body, as part of a tool. */
export interface View {
  /** The rest of its path beyond the tool's name: `history` of `fuel`; `main` if nothing is left. */
  name: string;
  endpoint: Endpoint;
  params: readonly DocumentedParam[];
}

/** A tool of the Model Context Protocol: the endpoints that share a first word, or declare it (`Endpoint.tool`). */
export interface Tool {
  name: string;
  area: Area;
  /** The first is the default. */
  views: readonly [View, ...View[]];
}

/** The argument that selects a view. */
export const VIEW = 'view';
export const MAIN = 'main';

/**
 * The tools of these areas by name, from endpoints that return JSON, or a picture that declares a tool. Status is for operators and other
 * pictures are for people, so both are left out.
 */
export function listTools(areas: readonly Area[]): Map<string, Tool> {
  const tools = new Map<string, Tool>();
  for (const area of areas)
    for (const endpoint of area.endpoints as readonly Endpoint[]) {
      const isPicture = defaultFormat(endpoint) !== 'json' && endpoint.tool === undefined;
      if (isPicture || endpoint.path.endsWith('/status') || endpoint.tool === false) continue;
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

/** Leaves out aliases, parameters of other addresses and of pictures, which would only make a model choose. */
function offeredParams(endpoint: Endpoint): DocumentedParam[] {
  const hasOwn = Object.hasOwn(endpoint.query.shape, 'format');
  return listParams(endpoint).filter(
    ({ name, aliasOf, acceptedElsewhere, forAgents = true }) =>
      forAgents && !aliasOf && !acceptedElsewhere && name !== 'fields' && (hasOwn || name !== 'format'),
  );
}

/**
 * The view a call means: the one it names, else the first that accepts all its arguments and needs no more, else the one that accepts most
 * of them.
 */
export function chooseView({ views }: Tool, args: Readonly<Record<string, unknown>>): View | undefined {
  const named = args[VIEW];
  if (typeof named === 'string' && named !== '') return views.find(({ name }) => name === named.toLowerCase());
  const sent = Object.keys(args).filter((name) => name !== VIEW);
  const fits = ({ params }: View) => params.every(({ name, required }) => !required || sent.includes(name));
  const unknown = ({ endpoint, params }: View) =>
    isOpen(endpoint.query) ? 0 : sent.filter((name) => !params.some((one) => one.name === name || one.otherNames.includes(name))).length;
  const ranked = views.map((view) => ({ view, rank: unknown(view) * 2 + Number(!fits(view)) }));
  return ranked.reduce((best, one) => (one.rank < best.rank ? one : best), ranked[0] as (typeof ranked)[number]).view;
}
