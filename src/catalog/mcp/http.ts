import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/server';
import type { Area } from '../../areas/area.ts';
import type { ServerCall } from '../../kernel/call.ts';
import { ApiError, asApiError } from '../../kernel/errors.ts';
import { errorResponse } from '../../kernel/respond.ts';
import { refuseForeign } from './allowed-hosts.ts';
import { chooseAreas, createMcpServer } from './server.ts';

/**
 * Answers one POST of the Streamable HTTP transport: without sessions, each request by a server of its own, as JSON. `?areas=fuel,gst` narrows
 * the tools; an area that does not exist is a 400, a foreign Origin or Host a 403.
 */
export async function answerMcp(
  areas: readonly Area[],
  version: string,
  request: Request,
  locals: Partial<ServerCall>,
): Promise<globalThis.Response> {
  const { origin, searchParams } = new URL(request.url);
  try {
    const refused = refuseForeign(request);
    if (refused !== undefined)
      throw new ApiError('forbidden', refused, { hint: 'Whoever runs this server allows hosts by SITE_URL and MCP_HOSTS' });
    const server = createMcpServer(chooseAreas(areas, searchParams.get('areas')), version, { locals, origin });
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    return await transport.handleRequest(request).finally(() => server.close());
  } catch (cause) {
    return errorResponse(asApiError(cause, 'mcp'));
  }
}
