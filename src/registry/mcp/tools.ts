import type { Area, Endpoint } from '../../areas/area.ts';
import { defaultFormatOf } from '../../lib/formats.ts';
import { asksUpstream, type DocumentedParam, paramsOf } from '../reference.ts';

/** A tool of the Model Context Protocol: one endpoint that gives a body of JSON. */
export interface EndpointTool {
  name: string;
  area: Area;
  endpoint: Endpoint;
  params: readonly DocumentedParam[];
}

/** The longest description in words: a list of tools is read with every conversation. */
const MOST_WORDS = 60;

/** Tools of these areas, by name: endpoints that give JSON. What a crawl did (status) is for operators, pictures are for people. */
export function toolsOf(areas: readonly Area[]): Map<string, EndpointTool> {
  const tools = areas.flatMap((area) =>
    area.endpoints
      .filter((endpoint: Endpoint) => defaultFormatOf(endpoint) === 'json' && !endpoint.path.endsWith('/status'))
      .map((endpoint: Endpoint): EndpointTool => {
        const own = Object.hasOwn(endpoint.query.shape, 'format');
        return { name: toolName(endpoint.path), area, endpoint, params: paramsOf(endpoint).filter(({ name }) => own || name !== 'format') };
      }),
  );
  return new Map(tools.map((tool) => [tool.name, tool]));
}

/** `/liquor/product/{id}` is `liquor_product`, `/train/stations/{code}` beside `/train/stations` is `train_stations_code`. */
const toolName = (path: string): string => path.slice(1).replace(/[{}]/g, '').replaceAll('/', '_');

/** A tool as `tools/list` tells it. */
export function describeTool({ name, endpoint, params }: EndpointTool) {
  const required = params.filter(({ required }) => required).map(({ name }) => name);
  return {
    name,
    title: endpoint.title,
    description: cutWords(`${endpoint.title}. ${endpoint.summary}`),
    inputSchema: {
      type: 'object' as const,
      properties: Object.fromEntries(params.map((param) => [param.name, schemaOf(param)])),
      ...(required.length > 0 && { required }),
    },
    annotations: { readOnlyHint: true, openWorldHint: asksUpstream(endpoint) },
  };
}

function schemaOf({ about, type, choices, minimum, maximum, default: preset }: DocumentedParam) {
  return {
    type,
    description: about,
    ...(choices && { enum: choices }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(preset !== undefined && { default: preset }),
  };
}

function cutWords(text: string): string {
  const words = text.split(' ');
  return words.length <= MOST_WORDS ? text : `${words.slice(0, MOST_WORDS - 1).join(' ')} …`;
}
