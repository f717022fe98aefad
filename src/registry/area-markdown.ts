import type { Area, Endpoint } from '../areas/area.ts';
import { env } from '../lib/env.ts';
import { errorExamplesOf } from './error-examples.ts';
import { cacheHeaderOf, cacheInWords, cadenceInWords, limitInWords } from './facts.ts';
import { acceptedBy } from './form.ts';
import { callOf, type DocumentedParam, errorsOf, fieldsOf, paramsOf } from './reference.ts';

const site = env.SITE_URL ?? 'http://localhost:4321';

/** In a cell of a table a bar would begin the next, and a line end the row. */
const inCell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ');
const row = (cells: readonly string[]): string => `| ${cells.map(inCell).join(' | ')} |`;
const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n');

/** The reference of an area as markdown: `/docs/fuel.md`. */
export async function areaInMarkdown(area: Area): Promise<string> {
  const endpoints = await Promise.all((area.endpoints as readonly Endpoint[]).map((one) => endpointInMarkdown(area, one)));
  const page = area.page ? ` People read it at ${site}${area.page}.` : '';
  return `# ${area.title.en}: reference\n\n> ${area.summary.en}\n\n${cadenceInWords(area)}.${page} All calls are GET; how they behave: ${site}/docs.md\n\n${endpoints.join('\n\n')}\n`;
}

async function endpointInMarkdown(area: Area, endpoint: Endpoint): Promise<string> {
  const origin = area.baseUrl ?? site;
  const params = paramsOf(endpoint);
  const shapes = fieldsOf(endpoint.response);
  const examples = await errorExamplesOf(endpoint);
  const parts = [
    `## ${endpoint.title}`,
    ['GET', ...[endpoint.path, ...(endpoint.aliases ?? [])].map((path) => `\`${path}\``)].join(' '),
    endpoint.summary,
    params.length > 0 && table(['parameter', 'what it is', 'accepted', 'when left out'], params.map(rowOfParam)),
    endpoint.examples.map(({ title, params: given }) => `- ${title}: ${origin}${callOf(endpoint, given)}`).join('\n'),
    `${cacheInWords(endpoint.cache)} (\`${cacheHeaderOf(endpoint)}\`). ${limitInWords(endpoint)}.`,
    ...shapes.map(({ shape, fields }) =>
      [
        `Members of the answer${shape && ` ${shape}`}:`,
        ...fields.map(
          ({ path, type, about, optional }) => `- \`${path}\` ${type}${optional ? ', may be absent' : ''}${about && `: ${inCell(about)}`}`,
        ),
      ].join('\n'),
    ),
    errorsOf(endpoint).length > 0 &&
      [
        'Errors:',
        ...errorsOf(endpoint).map(({ code, status }) => `- ${status} \`${code}\`${told(examples.find((one) => one.code === code))}`),
      ].join('\n'),
  ];
  return parts.filter(Boolean).join('\n\n');
}

const told = (example: { call: string; body: Record<string, unknown> } | undefined): string =>
  example ? `, as for \`${example.call}\`: ${String(example.body.error)}` : '';

function rowOfParam(param: DocumentedParam): string[] {
  const accepted = param.choices?.join(', ') || acceptedBy(param) || 'text';
  const without = param.inPath || param.required ? 'required' : param.default === undefined ? '' : String(param.default);
  return [`\`${param.name}\`${param.inPath ? ' (in the path)' : ''}`, param.about, accepted, without];
}
