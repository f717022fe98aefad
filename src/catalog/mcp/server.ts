import { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import type { Area } from '../../areas/area.ts';
import type { ServerCall } from '../../kernel/call.ts';
import { ApiError, asApiError, errorBody } from '../../kernel/errors.ts';
import { callBody } from '../../kernel/respond.ts';
import { formatBody } from './in-words.ts';
import { pageBody } from './page-body.ts';
import { describeTool, listTools } from './tools.ts';

const INSTRUCTIONS =
  'Jaankari answers questions about India: prices of fuel, gold and money, government schemes, trains, GST, weather, look-ups, and the reading of web pages. ' +
  'Every answer names its source and its day. Where it says STALE or estimate, say so too. What nobody knows is null: do not fill it in. ' +
  'A long answer comes in parts: where it has next_cursor, call the tool with the same arguments and that as cursor for the next part.';

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
  const tools = listTools(areas);
  const listed = [...tools.values()].map(describeTool);
  server.setRequestHandler('tools/list', () => ({ tools: listed }));
  server.setRequestHandler('tools/call', async ({ params: { name, arguments: { cursor, ...given } = {} } }, { mcpReq: { signal } }) => {
    const tool = tools.get(name);
    if (!tool)
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `There is no tool ${JSON.stringify(name.slice(0, 80))}; tools/list names all`,
      );
    try {
      const start = readCursor(cursor);
      const { body: whole, ignored } = await callBody(tool.endpoint, toTexts(given), { locals, origin, signal });
      const { body, nextCursor } = pageBody(whole, start);
      const note = ignored && `Ignored, since the tool has no such parameter: ${ignored}.\n`;
      const rest = nextCursor === undefined ? '' : `A part of the answer: ask for the next with cursor ${nextCursor}.\n`;
      return {
        content: [{ type: 'text' as const, text: note + rest + formatBody(body, tool.endpoint.dayOf?.(whole)) }],
        structuredContent: { ...toRecord(body), ...(nextCursor !== undefined && { next_cursor: nextCursor }) },
      };
    } catch (cause) {
      const error = asApiError(cause, `mcp ${tool.endpoint.path}`);
      return { content: [{ type: 'text' as const, text: describeError(error) }], structuredContent: errorBody(error), isError: true };
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

/** Where a part of an answer begins. Throws ApiError 400 for what no answer has given. */
function readCursor(given: unknown): number {
  if (given === undefined || given === null || given === '') return 0;
  if (/^\d{1,9}$/.test(String(given))) return Number(given);
  throw new ApiError('invalid_parameter', 'cursor must be the next_cursor of an answer', { extra: { parameter: 'cursor' } });
}

/** Arguments as they would stand in an address. Throws ApiError 400 for what cannot. */
function toTexts(given: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => {
        if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return [name, value.join(',')];
        if (typeof value === 'object')
          throw new ApiError('invalid_parameter', `${name.slice(0, 80)} must be a text or a number, or a list of them, not a record`);
        return [name, String(value)];
      }),
  );
}

const toRecord = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : { value: body };

function describeError({ code, message, details: { hint, suggestions, available, retryAfter } }: ApiError): string {
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
