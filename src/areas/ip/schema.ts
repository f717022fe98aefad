import { z } from 'zod';
import { flagParam, formParam } from '../../api/params.ts';
import { readAddress } from './address.ts';
import { SPECIAL_RANGES } from './ranges.ts';

export const ipQuery = z.object({
  ip: formParam(
    {
      about: "IPv4 or IPv6; the caller's own by default",
      accepts: 'an address such as 8.8.8.8 or 2001:4860:4860::8888',
      pattern: /^\[?[0-9A-Fa-f:.]{2,45}(%.*)?\]?$/,
      example: '8.8.8.8',
      aliases: ['address'],
      keptBy: 'nobody',
      hint: 'Names are looked up at /domain?name=',
    },
    readAddress,
  ),
  reverse: flagParam({ about: '0: without the name that DNS has', default: true }),
});
const ok = z.literal('ok');
const known = z.string().nullable();
const part = z.enum(['country', 'asn', 'city', 'reverse']);

const specialRange = z
  .strictObject({
    network: z.string(),
    kind: z.string().meta({ description: `One of: ${[...new Set(SPECIAL_RANGES.map(({ kind }) => kind))].join(', ')}, not allocated` }),
    name: z.string(),
    source: z.string(),
    global: z.boolean().meta({ description: 'Reachable from the whole internet' }),
  })
  .meta({ id: 'IpRange' });

export const ipAnswer = z
  .strictObject({
    status: ok,
    api: z.literal('ip'),
    ip: z.string(),
    version: z.union([z.literal(4), z.literal(6)]),
    is_caller: z.boolean(),
    is_private: z.boolean().meta({ description: "Of somebody's own network, carrier or machine" }),
    is_public: z.boolean().meta({ description: 'Reachable from the whole internet' }),
    range: specialRange.nullable().meta({ description: 'The special range it lies in; null for an ordinary address' }),
    embedded_ipv4: known.meta({ description: 'The IPv4 address in a mapped, 6to4, Teredo or NAT64 one; what follows is told of it' }),
    country_code: known,
    country: known,
    country_hi: known,
    region: known,
    city: known,
    postal_code: known,
    lat: z.number().nullable(),
    lon: z.number().nullable(),
    timezone: known,
    asn: z.int().nullable(),
    organisation: known,
    reverse: known.meta({ description: 'Name that DNS has for the address' }),
    databases: z
      .array(z.strictObject({ tells: part, name: z.string(), edition: z.iso.date(), licence: known, url: known }))
      .meta({ description: 'What was read, and the day it was built' }),
    unavailable: z.array(part).meta({ description: 'What nothing here can tell; its members are null' }),
    attribution: z.string(),
  })
  .meta({ id: 'Ip' });

export const ipRanges = z
  .strictObject({ status: ok, api: z.literal('ip/ranges'), count: z.int(), ranges: z.array(specialRange), source: z.string() })
  .meta({ id: 'IpRanges' });
