import {
  createMcpHandler,
  isLegacyRequest,
  localhostAllowedHostnames,
  SUPPORTED_PROTOCOL_VERSIONS,
  validateHostHeader,
  validateOriginHeader,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { ServerCall } from '../../api/call.ts';
import { errorResponse, protocolError } from '../../api/respond.ts';
import type { Area } from '../../areas/area.ts';
import { env } from '../../kernel/env.ts';
import { ApiError, asApiError } from '../../kernel/errors.ts';
import { chooseAreas, createMcpServer } from './server.ts';

/**
 * Answers one POST of the Streamable HTTP transport: stateless, with a server per request, as JSON. `?areas=fuel,gst` narrows the tools; an
 * unknown area is a 400, a foreign Origin or Host a 403.
 */
export async function answerMcp(
  areas: readonly Area[],
  version: string,
  request: Request,
  locals: Partial<ServerCall>,
): Promise<globalThis.Response> {
  const { origin, searchParams } = new URL(request.url);
  try {
    const chosen = chooseAreas(areas, searchParams.get('areas'));
    const refused = refuseForeign(request);
    if (refused !== undefined)
      throw new ApiError('forbidden', refused, { hint: 'Whoever runs this server allows hosts by SITE_URL and MCP_HOSTS' });
    const makeServer = () => createMcpServer(chosen, version, { locals, origin });
    const accepted = withAccept(request);
    if ((await accepted.clone().text()).trimStart().startsWith('['))
      return protocolError('A body is one message, not a list of them: the protocol has had no batches since 2025-06-18.');
    if (!(await isLegacyRequest(accepted.clone()))) {
      const handler = createMcpHandler(makeServer, { legacy: 'reject', responseMode: 'json' });
      return await handler.fetch(accepted).finally(() => handler.close());
    }
    const named = accepted.headers.get('mcp-protocol-version');
    if (named !== null && !SUPPORTED_PROTOCOL_VERSIONS.includes(named))
      return protocolError(
        `The protocol version ${JSON.stringify(named.slice(0, 40))} is not one of ${SUPPORTED_PROTOCOL_VERSIONS.join(', ')}.`,
      );
    const server = makeServer();
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    return await transport.handleRequest(accepted).finally(() => server.close());
  } catch (cause) {
    return errorResponse(asApiError(cause, 'mcp'));
  }
}

/** The request with the types that the protocol wants named: a client that takes anything takes JSON. */
function withAccept(request: Request): Request {
  const accept = request.headers.get('accept') ?? '*/*';
  if (!accept.includes('*/*')) return request;
  const headers = new Headers(request.headers);
  headers.set('accept', 'application/json, text/event-stream');
  return new Request(request, { headers });
}

const nameOf = (address: string): string => new URL(address).hostname;
/** DNS rebinding needs a name, so a Host that is an IP address is safe. */
const isAddress = (name: string): boolean => /^(\[[\da-f:.]+\]|\d+(\.\d+){3})$/.test(name);

/**
 * Why a protocol call is refused, in words: its Host is not a known name (DNS rebinding), or it comes from another site's web page.
 * Undefined if allowed: to SITE_URL, MCP_HOSTS, this machine or an IP address, and from no web page or one on those hosts.
 */
function refuseForeign({ url, headers }: Request): string | undefined {
  const { host, hostname } = new URL(url);
  const hosts = [...localhostAllowedHostnames(), ...env.MCP_HOSTS, ...(env.SITE_URL ? [nameOf(env.SITE_URL)] : [])];
  const allowed = isAddress(hostname) ? [...hosts, hostname] : hosts;
  const hosted = validateHostHeader(host, allowed);
  if (!hosted.ok) return `The host ${JSON.stringify(host)} is not one that this server is told to have.`;
  const from = validateOriginHeader(headers.get('origin'), allowed);
  return from.ok ? undefined : 'Web pages of another site may not call this.';
}
