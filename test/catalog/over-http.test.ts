import { beforeAll, describe, expect, inject, it } from 'vitest';
import { exampleAddress } from '../../scripts/tools/probe.ts';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { AREAS } from '../../src/catalog/areas.ts';
import { listFilesByFormat } from '../../src/catalog/static-files.ts';
import { loadService } from '../support/call.ts';
import { defaultServer, type ServedAt } from '../support/server.ts';
import { isThere } from '../support/whole-build.ts';

const ENDPOINTS = AREAS.flatMap(({ endpoints }) => endpoints as readonly Endpoint[]);
const FILES_OF_EACH = 3;

let service: ServedAt;
beforeAll(async () => {
  service = await loadService({ ...inject('settings'), DIST_DIR: inject('dist') });
});

/** The answer at an address, told in full: all that a caller of the service in this process can see. */
async function tell(from: ServedAt, address: string) {
  const response = await from.get(address);
  const { status, headers } = response;
  // Of files the server alone says how long they are kept.
  const cache = /\.\w+(?:\?|$)/.test(address) ? undefined : headers.get('cache-control');
  // Whose circuit is open after how many outages is each process's own.
  const body = (await response.text())
    .replaceAll(from.url, 'ORIGIN')
    .replaceAll(/\((network|not asked again yet, after repeated outages)\)/g, '(out)');
  return {
    address,
    status,
    type: headers.get('content-type'),
    cache,
    ignored: headers.get('x-ignored'),
    body,
  };
}

/** A search that reads the pages it finds finds pages of the service: behind a port, or nowhere. */
const readsItself = (params: Readonly<Record<string, string>>) => 'fetch' in params && 'q' in params;

/** Addresses of an endpoint: its examples, each in its formats, none of its parameters, one it does not know, one that is malformed. */
function addressesOf(endpoint: Endpoint): string[] {
  const examples = endpoint.examples.filter(({ params }) => !readsItself(params)).map(({ params }) => exampleAddress(endpoint, params));
  const [first = ''] = examples;
  const join = first.includes('?') ? '&' : '?';
  return [
    ...examples,
    exampleAddress(
      endpoint,
      Object.fromEntries(Object.entries(endpoint.examples[0].params).filter(([name]) => endpoint.path.includes(`{${name}}`))),
    ),
    `${first}${join}nonsense=1`,
    `${first}${join}format=csv`,
  ];
}

describe('the service asked in this process answers as it does over HTTP', () => {
  it.each(ENDPOINTS.map((endpoint) => [endpoint.path, endpoint] as const))('%s', async (_path, endpoint) => {
    for (const address of addressesOf(endpoint)) {
      const [own, served] = [await tell(service, address), await tell(defaultServer(), address)];
      if (served.status === 502) expect({ ...own, body: '' }).toEqual({ ...served, body: '' });
      else expect(own).toEqual(served);
    }
  });

  it.each(AREAS.map((area) => [area.name, area] as const))('files of %s', async (_name, area) => {
    const files = await listFilesByFormat([area]);
    const paths = new Set(files.map(({ endpoint, format }) => `${endpoint.path} ${format}`));
    for (const kind of paths) {
      const ofKind = files.filter(({ endpoint, format }) => `${endpoint.path} ${format}` === kind);
      for (const { path } of ofKind.slice(0, FILES_OF_EACH)) {
        const served = await tell(defaultServer(), path);
        // The small build makes a part of its files; those that no name asks for are compared at night, with their endpoints.
        if ([400, 404].includes(served.status) && (await isThere(defaultServer().url + path))) continue;
        expect(await tell(service, path)).toEqual(served);
      }
    }
  });

  it.each(['/nothing/here', '/fuel/', '/fuel%2f', '/FUEL', '/gst/hsn/%e0%a4%'])('no endpoint stands at %s', async (address) => {
    expect(await tell(service, address)).toEqual(await tell(defaultServer(), address));
  });
});
