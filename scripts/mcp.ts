// `npm run -s mcp`: a server of the Model Context Protocol over standard input and output, for a model on this machine. `--areas fuel,gst` narrows it.
import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { AREAS } from '../src/areas/index.ts';
import { env } from '../src/lib/env.ts';
import { VERSION } from '../src/lib/version.ts';
import { chooseAreas, createMcpServer } from '../src/registry/mcp/server.ts';

const { values } = parseArgs({ options: { areas: { type: 'string' } } });
// Standard output is the protocol's: whatever else is said goes to standard error.
console.log = console.error;
const server = createMcpServer(chooseAreas(AREAS, values.areas ?? null), VERSION, {
  locals: {},
  origin: env.SITE_URL ?? 'http://localhost:4321',
});
await server.connect(new StdioServerTransport());
