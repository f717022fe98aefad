import type { Endpoint } from '../../api/endpoint.ts';
import { isOpen } from '../../api/query.ts';
import { type DocumentedParam, type JsonSchema, mayQueryUpstream, toJsonSchema } from '../reference.ts';
import { type Tool, VIEW, type View } from './tools.ts';

/** Longest description of a view, in words: the list of tools is read in every conversation. */
const MAX_WORDS = 60;

/** A tool as listed by `tools/list`. */
export function describeTool({ name, views }: Tool) {
  const [main, ...others] = views;
  const names = [...new Set(views.flatMap(({ params }) => params.map((param) => param.name)))];
  const required = names.filter((one) => views.every(({ params }) => params.some((param) => param.name === one && param.required)));
  const view = others.length > 0 && { [VIEW]: { enum: views.map((one) => one.name) } };
  return {
    name,
    title: main.endpoint.title,
    description: [cutWords(main.endpoint.summary), ...others.flatMap((one) => describeView(one, name))].join('\n'),
    inputSchema: {
      type: 'object' as const,
      properties: { ...view, ...Object.fromEntries(names.map((one) => [one, mergeParams(views, one)])) },
      ...(required.length > 0 && { required }),
      // What is not known beforehand, such as columns of a table.
      ...(isOpen(main.endpoint.query) && { additionalProperties: { type: ['string', 'number'] } }),
    },
    outputSchema: outputSchema(views.map(({ endpoint }) => endpoint)),
    // A tool reaches the world unless it says that it does not.
    annotations: { readOnlyHint: true, ...(!views.some(({ endpoint }) => mayQueryUpstream(endpoint)) && { openWorldHint: false }) },
  };
}

/** `history (city): Prices of past days`: a view other than the first, with its required parameters; none that its name says (`brands`). */
function describeView({ name, endpoint, params }: View, tool: string): string[] {
  const needed = params.filter(({ required }) => required).map((one) => one.name);
  const words = endpoint.title.toLowerCase().split(' ');
  const named = `${tool}_${name}`.split('_');
  const isSaid = words.every((word) => EMPTY_WORDS.includes(word) || named.some((one) => one.startsWith(word.slice(0, -1))));
  return isSaid && needed.length === 0 ? [] : [`${name}${needed.length > 0 ? ` (${needed.join(', ')})` : ''}: ${endpoint.title}`];
}

/** One parameter of several views: accepts what any of them accepts; descriptions are joined if they differ. */
function mergeParams(views: readonly View[], name: string) {
  const ofName = views.flatMap(({ params }) => params.filter((one) => one.name === name));
  const [first, ...rest] = ofName as [DocumentedParam, ...DocumentedParam[]];
  const everywhere = ofName.length === views.length;
  const bound = (least: (...all: number[]) => number, all: readonly (number | undefined)[]) =>
    all.every((one) => one !== undefined) ? least(...(all as number[])) : undefined;
  return paramSchema({
    ...first,
    about: joinTexts(ofName.map(({ about }) => about)),
    choices: ofName.every(({ choices }) => choices) ? [...new Set(ofName.flatMap(({ choices }) => choices ?? []))] : undefined,
    minimum: bound(
      Math.min,
      ofName.map(({ minimum }) => minimum),
    ),
    maximum: bound(
      Math.max,
      ofName.map(({ maximum }) => maximum),
    ),
    default: (everywhere || rest.length === 0) && rest.every((one) => one.default === first.default) ? first.default : undefined,
  } as DocumentedParam);
}

/** Joins texts without repetition; one that extends another replaces it. */
const joinTexts = (texts: readonly string[]): string =>
  [...new Set(texts)].filter((text, _, all) => !all.some((one) => one !== text && one.startsWith(text))).join('; or ');

/** Whether a description says no more than the name and the choices do: `Page` of page, `petrol or diesel`. */
function saysNothing({ name, about, choices }: Pick<DocumentedParam, 'name' | 'about' | 'choices'>): boolean {
  const words = about.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const said = words.filter((word) => !EMPTY_WORDS.includes(word));
  return said.every((word) => word === name || (choices ?? []).includes(word)) || KNOWN[name]?.test(about) === true;
}

/** What every model knows of a name: how many records a page has, and the other half of a point. */
const KNOWN: Readonly<Record<string, RegExp>> = { limit: /^\w+ a page$/, _size: /^\w+ a page$/, lon: /^Longitude in degrees, with lat$/ };

const EMPTY_WORDS: readonly string[] = ['a', 'an', 'the', 'or', 'by', 'of'];

function paramSchema({ name, about, type, choices, minimum, maximum, default: preset }: DocumentedParam) {
  const isAngle = minimum !== undefined && minimum === -(maximum ?? 0);
  return {
    // An enumeration implies its type.
    ...(choices ? { enum: [...choices] } : { type }),
    ...(!saysNothing({ name, about, choices }) && { description: about }),
    // A minimum of 1 goes without saying, and so do large bounds and those of a latitude and a longitude.
    ...(minimum !== undefined && minimum !== 1 && !isAngle && { minimum }),
    ...(maximum !== undefined && maximum < 1_000 && !isAngle && { maximum }),
    // A switch is off by default, and a list begins with its first page.
    ...(preset !== undefined && preset !== 0 && preset !== 1 && { default: preset }),
  };
}

/** Members that say nothing of a tool: errors have a status too, and the text tells age and page. */
const UNTOLD: readonly string[] = ['status', 'stale_after', 'asked_date', 'page', 'limit'];

/**
 * The top-level members that every answer of a tool has, with types. None is required, since errors use the same place. The data dictionary
 * (a resource) describes these and all others.
 */
function outputSchema(endpoints: readonly Endpoint[]) {
  const shapes = endpoints.flatMap(({ response }) => {
    const { schema, named } = toJsonSchema(response);
    return shapesOf(schema, named).map((shape) =>
      Object.entries((shape.properties ?? {}) as Record<string, JsonSchema>).map(([name, member]) => ({
        name,
        types: typesOf(member, named),
      })),
    );
  });
  const [first = [], ...rest] = shapes;
  const members = first.flatMap(({ name, types }) => {
    if (UNTOLD.includes(name)) return [];
    const others = rest.map((shape) => shape.find((one) => one.name === name)?.types);
    if (others.includes(undefined)) return [];
    const all = [...new Set([...types, ...others.flatMap((one) => one ?? [])])];
    // Lists become tables, and records lose what is empty.
    if (all.includes('array') || all.includes('object')) return [];
    return [[name, all.includes('any') ? {} : { type: oneOrAll(all) }]];
  });
  return { type: 'object' as const, properties: Object.fromEntries(members) as Record<string, { type?: string | string[] }> };
}

const oneOrAll = (types: string[]): string | string[] => (types.length === 1 ? (types[0] as string) : types);

function shapesOf(schema: JsonSchema, named: Record<string, JsonSchema>): JsonSchema[] {
  const referred = schema.$ref ? named[schema.$ref.split('/').at(-1) ?? ''] : undefined;
  if (referred) return shapesOf(referred, named);
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  return choices ? choices.flatMap((one) => shapesOf(one, named)) : [schema];
}

const typesOf = (schema: JsonSchema, named: Record<string, JsonSchema>): string[] =>
  shapesOf(schema, named).flatMap(({ type, const: only, enum: words }) => {
    if (type) return [type].flat();
    const values = words ?? (only === undefined ? [] : [only]);
    return values.length > 0 ? values.map((value) => (value === null ? 'null' : typeof value)) : ['any'];
  });

function cutWords(text: string): string {
  const words = text.split(' ');
  return words.length <= MAX_WORDS ? text : `${words.slice(0, MAX_WORDS - 1).join(' ')} …`;
}
