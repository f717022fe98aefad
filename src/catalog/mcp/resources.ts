import { ResourceNotFoundError } from '@modelcontextprotocol/server';
import { callBody } from '../../api/call-body.ts';
import type { Endpoint } from '../../api/endpoint.ts';
import { defaultFormat } from '../../api/formats.ts';
import type { Area } from '../../areas/area.ts';
import { JSON_TYPE } from '../../kernel/http.ts';
import { keptIn, memoizeAsync, shareFor } from '../../kernel/memoize.ts';
import type { SnapshotSchema } from '../../store/table.ts';
import { areaInMarkdown } from '../area-markdown.ts';
import { namesInPath } from '../call-address.ts';
import { createRouter } from '../routes.ts';
import { charge, cutText, partOf, readCursor } from './limits.ts';

/*
 * What an agent can read besides calling tools: `jaankari://area/fuel` (its reference), `jaankari://dictionary/fuel` (its tables and
 * columns), and any answer by its path, `jaankari://record/train/stations/NDLS`.
 */

const SCHEME = 'jaankari://';
const MARKDOWN = 'text/markdown';
const JSON_BODY = JSON_TYPE.split(';', 1)[0] as string;

const hasTables = ({ data }: Area): boolean => (data?.snapshots ?? []).length > 0;

export const listResources = (areas: readonly Area[]) =>
  areas.flatMap((area) => [
    { uri: `${SCHEME}area/${area.name}`, name: area.name, title: area.title.en, description: area.summary.en, mimeType: MARKDOWN },
    ...(hasTables(area)
      ? [
          {
            uri: `${SCHEME}dictionary/${area.name}`,
            name: `${area.name}_dictionary`,
            title: `${area.title.en}: tables and columns`,
            mimeType: MARKDOWN,
          },
        ]
      : []),
  ]);

/** Endpoints of single records, by their path parameter. */
const recordEndpoints = (areas: readonly Area[]): Endpoint[] =>
  areas
    .flatMap(({ endpoints }) => endpoints as readonly Endpoint[])
    .filter((endpoint) => namesInPath(endpoint.path).length === 1 && defaultFormat(endpoint) === 'json');

export const listTemplates = (areas: readonly Area[]) => [
  ...recordEndpoints(areas).map(({ path, title, summary }) => ({
    uriTemplate: `${SCHEME}record${path}`,
    name: path.slice(1).replace(/[{}]/g, '').replaceAll('/', '_'),
    title,
    description: summary,
    mimeType: JSON_BODY,
  })),
  {
    uriTemplate: `${SCHEME}record/{+address}`,
    name: 'record',
    title: 'Any answer by its address',
    description: 'Path and query as in the reference of its area: fuel/history?city=pune&days=30',
    mimeType: JSON_BODY,
  },
];

/**
 * The caller and how calls are counted (not at all over stdio, a program of the caller's own), the service's own address, and the abort
 * signal.
 */
export type CallOptions = Parameters<typeof callBody>[2];

/** A resource's text. Throws ResourceNotFoundError for an unknown URI, and ApiError for what an endpoint refuses. */
export async function readResource(areas: readonly Area[], uri: string, call: CallOptions) {
  const [kind = '', rest = ''] = uri.startsWith(SCHEME) ? splitOnce(uri.slice(SCHEME.length), '/') : [];
  const area = areas.find(({ name }) => name === rest);
  if (kind === 'area' && area) return text(uri, MARKDOWN, cutText(await referenceOf(area)));
  if (kind === 'dictionary' && area && hasTables(area))
    return text(
      uri,
      MARKDOWN,
      charge(call.locals, () => cutText(dictionaryOf(area))),
    );
  const answer = kind === 'record' ? await readRecord(areas, rest, call) : undefined;
  if (answer !== undefined) return text(uri, JSON_BODY, answer);
  throw new ResourceNotFoundError(uri.slice(0, 200));
}

/** Made once: it holds examples of every error, for which endpoints are called. */
const referenceOf = memoizeAsync(areaInMarkdown);

const text = (uri: string, mimeType: string, body: string) => ({ contents: [{ uri, mimeType, text: body }] });

function splitOnce(whole: string, sign: string): [string, string] {
  const at = whole.indexOf(sign);
  return at < 0 ? [whole, ''] : [whole.slice(0, at), whole.slice(at + 1)];
}

async function readRecord(areas: readonly Area[], address: string, call: CallOptions): Promise<string | undefined> {
  const [path, query] = splitOnce(address, '?');
  const parts = path.split('/').map(decodePart);
  const route = parts.includes(undefined) ? undefined : createRouter(areas)(parts as string[]);
  if (!route || defaultFormat(route.endpoint) !== 'json') return undefined;
  const { cursor, ...values } = Object.fromEntries(new URLSearchParams(query));
  const start = readCursor(cursor);
  const { body: whole } = await callBody(route.endpoint, { ...values, ...route.path }, call);
  return charge(call.locals, () => {
    const { body, nextCursor } = partOf(whole, start);
    return JSON.stringify(nextCursor === undefined ? body : { ...(body as object), next_cursor: nextCursor });
  });
}

function decodePart(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined; // not one of our URIs
  }
}

/** How long the values of a record's parameter are kept: to list them takes all rows of an area. */
const LISTED_FOR_MS = 600_000;
const listed = new Map<string, () => Promise<string[]>>();

/** Possible values of a record's path parameter: those with prebuilt files. */
export function completeRecord(areas: readonly Area[], uriTemplate: string): Promise<string[]> {
  if (!listTemplates(areas).some((one) => one.uriTemplate === uriTemplate)) return Promise.resolve([]);
  return keptIn(listed, uriTemplate, () => shareFor(LISTED_FOR_MS, () => listValues(areas, uriTemplate)))();
}

async function listValues(areas: readonly Area[], uriTemplate: string): Promise<string[]> {
  const endpoint = recordEndpoints(areas).find(({ path }) => uriTemplate === `${SCHEME}record${path}`);
  const [name = ''] = endpoint ? namesInPath(endpoint.path) : [];
  const files = (await endpoint?.staticFiles?.()) ?? [];
  return [...new Set(files.flatMap(({ params }) => params[name] ?? []))];
}

function dictionaryOf({ title, data }: Area): string {
  return [`# ${title.en}: tables and columns`, ...(data?.snapshots ?? []).map(snapshotInMarkdown)].join('\n\n');
}

function snapshotInMarkdown({ name, about, tables }: SnapshotSchema): string {
  const parts = Object.entries(tables).map(([table, { about, source, columns }]) =>
    [
      `### ${name}/${table}`,
      `${about} Source: ${source}.`,
      Object.entries(columns)
        .map(([column, { type, unit, about }]) => `- ${column} (${[type, unit].filter(Boolean).join(', ')}): ${about}`)
        .join('\n'),
    ].join('\n\n'),
  );
  return [`## ${name}`, about, ...parts].join('\n\n');
}
