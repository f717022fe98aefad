import { bodyFor } from '../api/call-body.ts';
import { compile } from '../api/compile.ts';
import type { Endpoint } from '../api/endpoint.ts';
import type { Area } from '../areas/area.ts';
import { ApiError } from '../kernel/errors.ts';
import { WRITTEN_FOR } from '../kernel/http.ts';
import { keptWork } from '../kernel/kept-work.ts';
import { memoizeAsync } from '../kernel/memoize.ts';
import { recordedAnswer } from './recorded-answers.ts';
import { callPath, exampleQueriesUpstream } from './reference.ts';
import { sampleJson } from './shortened-json.ts';

/** A short list with plain values may be a record in the form of a list, which has its length. */
const TUPLE = 12;
/** Records that are shown of a list, lines of a table, and characters of a text. */
const RECORDS = 2;
const LINES = RECORDS + 1;
const CHARACTERS = 300;
/** An object with more members is a list by name, such as rates by currency. */
const MEMBERS = 60;

/** An answer as the OpenAPI document shows it: its body, and what begins its text in other formats. */
export interface AnswerExample {
  body: unknown;
  text(format: string): Promise<string | undefined>;
}

/**
 * An answer of each endpoint by its path: of its first example that asks nobody, else the recorded one. Lists and long texts are cut. Without one: an
 * endpoint whose answer is not JSON, or whose snapshot cannot be read.
 */
export const answerExamples = memoizeAsync(async (areas: readonly Area[]): Promise<ReadonlyMap<string, AnswerExample>> => {
  const examples = new Map<string, AnswerExample>();
  for (const endpoint of areas.flatMap(({ endpoints }) => endpoints as readonly Endpoint[])) {
    const example = await exampleOf(endpoint);
    if (example) examples.set(endpoint.path, example);
  }
  return examples;
});

/** What is shown of an example's answer: its beginning on a page of the reference, and the body of the OpenAPI document, cut. Throws what the call throws. */
export const shownAnswer = (
  endpoint: Endpoint,
  params: Readonly<Record<string, string>> = {},
): Promise<{ sample: string; body: unknown }> =>
  keptWork(`answer of ${callPath(endpoint, params)}`, async () => ({
    sample: sampleJson(await bodyFor(endpoint, params)),
    body: shorten(await bodyFor(endpoint, params, WRITTEN_FOR)),
  }));

async function exampleOf(endpoint: Endpoint): Promise<AnswerExample | undefined> {
  const { formats } = compile(endpoint);
  const params = endpoint.examples.find((one) => one.params.format === undefined && !exampleQueriesUpstream(endpoint, one))?.params;
  const recorded = recordedAnswer(endpoint);
  if (!formats.json || (recorded === undefined && !params)) return undefined;
  try {
    const body = recorded === undefined ? (await shownAnswer(endpoint, params)).body : shorten(recorded);
    const text = async (format: string) => {
      const written = await formats[format]?.render(body, params ?? {}, { signal: AbortSignal.timeout(1000), base: '' } as never);
      return typeof written === 'string' ? written.split('\n', LINES).join('\n') : undefined;
    };
    return { body, text };
  } catch (cause) {
    if (cause instanceof ApiError) return undefined;
    throw cause;
  }
}

function shorten(value: unknown): unknown {
  if (Array.isArray(value)) {
    const isList = value.length > TUPLE || value.every((one) => typeof one === 'object' && one !== null);
    return (isList ? value.slice(0, RECORDS) : value).map(shorten);
  }
  if (typeof value === 'string') return value.length > CHARACTERS ? `${value.slice(0, CHARACTERS)} …` : value;
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value);
  return Object.fromEntries(members.slice(0, members.length > MEMBERS ? RECORDS : MEMBERS).map(([name, one]) => [name, shorten(one)]));
}
