import { NOT_KEPT, snapshotCache } from '../../api/cache.ts';
import { defineEndpoint } from '../../api/endpoint.ts';
import { noQuery } from '../../api/query.ts';
import { SPECIAL_RANGES } from './ranges.ts';
import { ipAnswer, ipQuery, ipRanges } from './schema.ts';
import { addressFacts } from './values.ts';

export const ip = defineEndpoint({
  path: '/ip',
  title: 'An IP address',
  summary: 'Country of an address, by default the caller’s own; its kind, its name, and network and city where the operator has databases.',
  query: ipQuery,
  response: ipAnswer,
  // Without an address it tells the caller's own.
  cache: NOT_KEPT,
  // The caller's own address is told without asking anybody.
  queriesUpstream: ({ ip: given, reverse }) => given !== undefined && reverse,
  examples: [
    { title: 'An address', params: { ip: '8.8.8.8', reverse: '0' } },
    { title: 'Of IPv6', params: { ip: '2405:200::1', reverse: '0' } },
    { title: 'A private one', params: { ip: '192.168.1.1' } },
  ],
  respond: async ({ ip: given, reverse }, context) => ({
    status: 'ok' as const,
    api: 'ip' as const,
    ...(await addressFacts(given, reverse, context)),
  }),
});

export const ranges = defineEndpoint({
  path: '/ip/ranges',
  title: 'Special ranges of addresses',
  summary: 'Private, loopback, documentation and other special ranges, with where they are laid down.',
  query: noQuery,
  response: ipRanges,
  cache: snapshotCache(86_400),
  table: (body) => body.ranges,
  examples: [{ title: 'The ranges', params: {} }],
  respond: async () => ({
    status: 'ok' as const,
    api: 'ip/ranges' as const,
    count: SPECIAL_RANGES.length,
    ranges: [...SPECIAL_RANGES],
    source: "IANA's special-purpose address registries of IPv4 and IPv6",
  }),
  staticFiles: async () => [{ path: '/ip/ranges.json', params: {} }],
});
