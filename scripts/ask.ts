// `jaankari fuel --city pune`: an answer in the terminal, without a server. As text; with --json or --csv (or --format) for programs.

import { callBody } from '../src/api/call-body.ts';
import { compile } from '../src/api/compile.ts';
import type { Endpoint } from '../src/api/endpoint.ts';
import { internalCall } from '../src/api/endpoint.ts';
import { defaultFormat } from '../src/api/formats.ts';
import { AREAS } from '../src/catalog/areas.ts';
import { bodyAsText } from '../src/catalog/mcp/as-text.ts';
import { createRouter } from '../src/catalog/routes.ts';
import { ApiError } from '../src/kernel/errors.ts';

/** As much as is useful in a terminal: some hundreds of lines. */
const MAX_TEXT_LENGTH = 30_000;
const findEndpoint = createRouter(AREAS);

/** The first words of all paths. */
export const listSubjects = (): string[] => [
  ...new Set(AREAS.flatMap(({ endpoints }) => endpoints.map(({ path }) => path.split('/')[1] ?? ''))),
];

/** The answer to `fuel history --city pune --days 5`, as it is written to standard output. Throws ApiError for unknown or invalid input. */
export async function ask(args: readonly string[]): Promise<string | Uint8Array> {
  const { words, options } = readArguments(args);
  const route = findEndpoint(words);
  if (!route)
    throw new ApiError('not_found', `There is nothing at ${words.join(' ')}.`, {
      suggestions: AREAS.flatMap(({ endpoints }) => endpoints.map(({ path }) => path.slice(1).replaceAll('/', ' '))).filter((one) =>
        one.startsWith(words[0] ?? ''),
      ),
    });
  const { format, ...params } = options;
  return answerOf(route.endpoint, { ...params, ...route.path }, format);
}

async function answerOf(endpoint: Endpoint, params: Record<string, string>, name = 'text'): Promise<string | Uint8Array> {
  const formats = compile(endpoint).formats;
  const isText = name === 'text' && defaultFormat(endpoint) === 'json';
  const format = formats[name === 'text' ? defaultFormat(endpoint) : name];
  if (!format)
    throw new ApiError('invalid_parameter', `There is no format ${JSON.stringify(name)} of it`, { available: Object.keys(formats) });
  const { body } = await callBody(endpoint, params, { locals: {}, origin: 'http://localhost:4321', signal: new AbortController().signal });
  if (isText) return `${bodyAsText(body, MAX_TEXT_LENGTH)}\n`;
  const search = new URLSearchParams(Object.entries(params).filter(([one]) => !endpoint.path.includes(`{${one}}`)));
  const written = await format.render(body, compile(endpoint).own.parse(search, params), internalCall());
  return typeof written === 'string' && !written.endsWith('\n') ? `${written}\n` : written;
}

/** Path words and parameters: `--city pune`, `--city=pune`, `--json`, `--live` for 1. */
function readArguments(args: readonly string[]): { words: string[]; options: Record<string, string> } {
  const words: string[] = [];
  const options: Record<string, string> = {};
  for (let at = 0; at < args.length; at += 1) {
    const [, name, value] = /^--([a-z_]+)(?:=(.*))?$/s.exec(args[at] ?? '') ?? [];
    const next = args[at + 1];
    if (name === undefined) words.push(...(args[at] ?? '').split('/').filter(Boolean));
    else if (name === 'json' || name === 'csv') options.format = name;
    else if (value !== undefined) options[name] = value;
    else if (next === undefined || next.startsWith('--')) options[name] = '1';
    else {
      options[name] = next;
      at += 1;
    }
  }
  return { words, options };
}
