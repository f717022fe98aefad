// `npm run -s mcp`: a Model Context Protocol server over standard input and output, for a model on this machine. `--areas fuel,gst` narrows
// it.
import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { AREAS } from '../src/catalog/areas.ts';
import { chooseAreas, createMcpServer } from '../src/catalog/mcp/server.ts';
import { env } from '../src/kernel/env.ts';
import { VERSION } from '../src/kernel/version.ts';

const { values } = parseArgs({ options: { areas: { type: 'string' } } });
// Standard output is reserved for the protocol: everything else goes to standard error.
console.log = console.error;
const server = createMcpServer(chooseAreas(AREAS, values.areas ?? null), VERSION, {
  locals: {},
  // Nothing is served here: addresses are those of the public service, or begin at its root.
  origin: env.SITE_URL ?? '',
});
await server.connect(new StdioServerTransport());
