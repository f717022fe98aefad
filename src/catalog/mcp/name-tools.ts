import { namesInPath } from '../call-address.ts';
import { createRouter } from '../routes.ts';
import { MAIN, type Tool, VIEW } from './tools.ts';

/** One of our paths within a sentence: `/train/stations?q=pune`. */
const ADDRESS = /(?<![\w/:.])\/[a-z][\w-]*(?:\/[\w{}-]+)*(?:\?[^\s,;)]*[^\s,;).])?/g;

/** Rewrites hints for agents: paths become the tools that return the same, with arguments. Paths without a tool stay. */
export function createToolNamer(tools: ReadonlyMap<string, Tool>): (text: string) => string {
  const areas = new Set([...tools.values()].map(({ area }) => area));
  const findRoute = createRouter([...areas]);
  const views = [...tools.values()].flatMap((tool) => tool.views.map((view) => ({ tool, view })));
  return (text) =>
    text.replace(ADDRESS, (address) => {
      const [path = '', query = ''] = address.split('?');
      const route = findRoute(path.slice(1).split('/'));
      const ofTool = views.find(({ view }) => view.endpoint === route?.endpoint);
      if (!route || !ofTool) return address;
      const { tool, view } = ofTool;
      const inPath = namesInPath(view.endpoint.path).map((name): [string, string] => [name, route.path[name] ?? '']);
      const values = [...(view.name === MAIN ? [] : [[VIEW, view.name]]), ...inPath, ...new URLSearchParams(query)];
      const named = values.map(([name, value]) => (value === '' ? name : `${name}=${value}`)).join(', ');
      return named === '' ? `the tool ${tool.name}` : `the tool ${tool.name} with ${named}`;
    });
}
