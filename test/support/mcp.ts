import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { AREAS } from '../../src/catalog/areas.ts';
import { createMcpServer } from '../../src/catalog/mcp/server.ts';

/** A client of the protocol's own library and our server over all areas, both in this process. It checks every answer against the schema of its tool. */
export async function connectMcp(): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const [near, far] = InMemoryTransport.createLinkedPair();
  const server = createMcpServer(AREAS, '1.0.0', { locals: {}, origin: 'http://localhost' });
  await Promise.all([server.connect(far), client.connect(near)]);
  await client.listTools();
  return client;
}
