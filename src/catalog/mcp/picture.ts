import { compile } from '../../api/compile.ts';
import type { Endpoint } from '../../api/endpoint.ts';
import { defaultFormat } from '../../api/formats.ts';
import { env } from '../../kernel/env.ts';
import { addressOfCall } from '../call-address.ts';
import { type Age, formatBody } from './in-words.ts';
import type { CallOptions } from './resources.ts';

/** What a picture is made of: rows of dots, which nobody reads. */
const DOTS = 'matrix';

/** The answer of a tool that gives a picture: the picture, what it shows, and the address at which people get it. */
export async function pictureOf(
  endpoint: Endpoint,
  body: unknown,
  params: Readonly<Record<string, string>>,
  age: Age,
  { locals, origin }: CallOptions,
) {
  const name = defaultFormat(endpoint);
  const format = compile(endpoint).formats[name];
  if (!format) throw new Error(`${endpoint.path} has no format ${name}`);
  const bytes = await format.render(body, params, { caller: locals.caller ?? '' } as never);
  const { [DOTS]: _dots, ...answer } = body as Record<string, unknown>;
  const members = Object.fromEntries(Object.entries(answer).filter(([member, value]) => value !== null && !/^(status|api)$/.test(member)));
  const shown = { address: `${env.SITE_URL ?? origin}${addressOfCall(endpoint.path, params)}`, ...members };
  return {
    content: [
      { type: 'text' as const, text: formatBody(shown, age) },
      { type: 'image' as const, data: Buffer.from(bytes).toString('base64'), mimeType: format.type },
    ],
    structuredContent: { as_of: age.day, source: age.source, ...shown },
  };
}
