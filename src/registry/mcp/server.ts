import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js';
import type { Area } from '../../areas/area.ts';
import type { ServerCall } from '../../lib/call.ts';
import { bodyOfCall } from '../../lib/endpoint.ts';
import { ApiError, asApiError, errorBody } from '../../lib/errors.ts';
import { inWords } from './in-words.ts';
import { describeTool, toolsOf } from './tools.ts';

const INSTRUCTIONS =
  'Jaankari answers questions about India: prices of fuel, gold and money, government schemes, trains, GST, weather, look-ups, and the reading of web pages. ' +
  'Every answer names its source and its day. Where it says STALE or estimate, say so too. What nobody knows is null: do not fill it in.';

export interface McpCall {
  /** Who asks, and how calls are counted; empty for a program of the caller's own (stdio). */
  locals: Partial<ServerCall>;
  /** The service's own address, for links in bodies. */
  origin: string;
}

/**
 * A server of the Model Context Protocol over these areas: one tool an endpoint, with its parameters, limits and errors. What an endpoint
 * refuses is an answer of the tool that says what is accepted (`isError`); an unknown tool is an error of the protocol.
 */
export function createMcpServer(areas: readonly Area[], version: string, { locals, origin }: McpCall): Server {
  const server = new Server({ name: 'jaankari', title: 'Jaankari', version }, { capabilities: { tools: {} }, instructions: INSTRUCTIONS });
  const tools = toolsOf(areas);
  const listed = [...tools.values()].map(describeTool);
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: listed }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: given = {} } }, { signal }) => {
    const tool = tools.get(name);
    if (!tool) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${JSON.stringify(name.slice(0, 80))}; tools/list names all`);
    try {
      const { body, ignored } = await bodyOfCall(tool.endpoint, textsOf(given), { locals, origin, signal });
      const note = ignored && `Ignored, since the tool has no such parameter: ${ignored}.\n`;
      return { content: [{ type: 'text' as const, text: note + inWords(body) }], structuredContent: recordOf(body) };
    } catch (cause) {
      const error = asApiError(cause, `mcp ${tool.endpoint.path}`);
      return { content: [{ type: 'text' as const, text: troubleInWords(error) }], structuredContent: errorBody(error), isError: true };
    }
  });
  return server;
}

/** The areas that `?areas=fuel,gst` asks for; all where it names none. Throws ApiError 400 for a name that is no area's. */
export function chooseAreas(areas: readonly Area[], names: string | null): readonly Area[] {
  const wanted = (names ?? '').split(',').filter(Boolean);
  if (wanted.length === 0) return areas;
  const chosen = areas.filter(({ name }) => wanted.includes(name));
  if (chosen.length === new Set(wanted).size) return chosen;
  throw new ApiError('invalid_parameter', 'areas names one that does not exist', { available: areas.map(({ name }) => name) });
}

/** Arguments as they would stand in an address. Throws ApiError 400 for what cannot. */
function textsOf(given: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => {
        if (typeof value === 'object')
          throw new ApiError('invalid_parameter', `${name.slice(0, 80)} must be a text or a number, not a list or a record`);
        return [name, String(value)];
      }),
  );
}

const recordOf = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : { value: body };

function troubleInWords({ code, message, details: { hint, suggestions, available, retryAfter } }: ApiError): string {
  return [
    `${message} (${code})`,
    hint,
    suggestions?.length && `Near: ${suggestions.join(', ')}`,
    available?.length && `Accepted: ${available.slice(0, 60).join(', ')}`,
    retryAfter && `Try again in ${Math.ceil(retryAfter)} seconds`,
  ]
    .filter(Boolean)
    .join('\n');
}
