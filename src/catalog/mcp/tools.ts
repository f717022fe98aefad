import type { Area } from '../../areas/area.ts';
import type { Endpoint } from '../../kernel/endpoint.ts';
import { defaultFormat } from '../../kernel/formats.ts';
import { type DocumentedParam, listParams, mayQueryUpstream } from '../reference.ts';

/** A tool of the Model Context Protocol: one endpoint that gives a body of JSON. */
export interface EndpointTool {
  name: string;
  area: Area;
  endpoint: Endpoint;
  params: readonly DocumentedParam[];
}

/** The longest description in words: a list of tools is read with every conversation. */
const MAX_WORDS = 60;

/** Tools of these areas, by name: endpoints that give JSON. What a crawl did (status) is for operators, pictures are for people, whole
 * indexes (bulk) for programs. */
export function listTools(areas: readonly Area[]): Map<string, EndpointTool> {
  const tools = areas.flatMap((area) =>
    area.endpoints
      .filter((endpoint: Endpoint) => defaultFormat(endpoint) === 'json' && !endpoint.path.endsWith('/status') && !endpoint.bulk)
      .map((endpoint: Endpoint): EndpointTool => {
        const own = Object.hasOwn(endpoint.query.shape, 'format');
        return {
          name: toolName(endpoint.path),
          area,
          endpoint,
          params: listParams(endpoint)
            .filter(isOffered)
            .filter(({ name }) => name !== 'fields' && (own || name !== 'format')),
        };
      }),
  );
  return new Map(tools.map((tool) => [tool.name, tool]));
}

/** Other names of a parameter, and those that another address knows, only make a model choose. */
const isOffered = ({ aliasOf, acceptedElsewhere }: DocumentedParam): boolean => !aliasOf && !acceptedElsewhere;

/** `/liquor/product/{id}` is `liquor_product`, `/train/stations/{code}` beside `/train/stations` is `train_stations_code`. */
const toolName = (path: string): string => path.slice(1).replace(/[{}]/g, '').replaceAll('/', '_');

/** A tool as `tools/list` tells it. */
export function describeTool({ name, endpoint, params }: EndpointTool) {
  const required = params.filter(({ required }) => required).map(({ name }) => name);
  return {
    name,
    title: endpoint.title,
    description: cutWords(endpoint.summary),
    inputSchema: {
      type: 'object' as const,
      properties: Object.fromEntries(params.map((param) => [param.name, paramSchema(param)])),
      ...(required.length > 0 && { required }),
    },
    annotations: { readOnlyHint: true, openWorldHint: mayQueryUpstream(endpoint) },
  };
}

function paramSchema({ about, type, choices, minimum, maximum, default: preset }: DocumentedParam) {
  return {
    // Known words say their type themselves.
    ...(choices ? { enum: [...choices] } : { type }),
    description: about,
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    // A switch that is left out is off.
    ...(preset !== undefined && preset !== 0 && { default: preset }),
  };
}

function cutWords(text: string): string {
  const words = text.split(' ');
  return words.length <= MAX_WORDS ? text : `${words.slice(0, MAX_WORDS - 1).join(' ')} …`;
}
