import type { Endpoint } from '../api/endpoint.ts';
import type { Area } from '../areas/area.ts';
import { env } from '../kernel/env.ts';
import { describeAccepted } from './call-form.ts';
import { cacheHeader, describeCache, describeLimit, describeSchedule } from './endpoint-facts.ts';
import { findErrorExamples } from './error-examples.ts';
import { callPath, type DocumentedParam, listErrors, listFields, listParams } from './reference.ts';

/** Full URLs if SITE_URL is set; else paths, which work on any host. */
const site = env.SITE_URL ?? '';

/** In a table cell, a pipe would end the cell and a line break the row. */
const inCell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ');
const row = (cells: readonly string[]): string => `| ${cells.map(inCell).join(' | ')} |`;
const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n');

/** An area's reference as markdown: `/docs/fuel.md`. */
export async function areaInMarkdown(area: Area): Promise<string> {
  const endpoints = await Promise.all((area.endpoints as readonly Endpoint[]).map((one) => endpointInMarkdown(area, one)));
  const page = area.page ? ` People read it at ${site}${area.page}.` : '';
  return `# ${area.title.en}: reference\n\n> ${area.summary.en}\n\n${describeSchedule(area)}.${page} All calls are GET; how they behave: ${site}/docs.md\n\n${endpoints.join('\n\n')}\n`;
}

async function endpointInMarkdown(area: Area, endpoint: Endpoint): Promise<string> {
  const origin = area.baseUrl ?? site;
  const params = listParams(endpoint);
  const shapes = listFields(endpoint.response);
  const examples = await findErrorExamples(endpoint);
  const parts = [
    `## ${endpoint.title}`,
    ['GET', ...[endpoint.path, ...(endpoint.aliases ?? [])].map((path) => `\`${path}\``)].join(' '),
    endpoint.summary,
    params.length > 0 && table(['parameter', 'what it is', 'accepted', 'when left out'], params.map(paramRow)),
    endpoint.examples.map(({ title, params: values }) => `- ${title}: ${origin}${callPath(endpoint, values)}`).join('\n'),
    `${describeCache(endpoint)} (\`${cacheHeader(endpoint)}\`). ${describeLimit(endpoint)}.`,
    ...shapes.map(({ shape, fields }) =>
      [
        `Members of the answer${shape && ` ${shape}`}:`,
        ...fields.map(
          ({ path, type, about, optional }) => `- \`${path}\` ${type}${optional ? ', may be absent' : ''}${about && `: ${inCell(about)}`}`,
        ),
      ].join('\n'),
    ),
    listErrors(endpoint).length > 0 &&
      [
        'Errors:',
        ...listErrors(endpoint).map(({ code, status }) => `- ${status} \`${code}\`${codeBlock(examples.find((one) => one.code === code))}`),
      ].join('\n'),
  ];
  return parts.filter(Boolean).join('\n\n');
}

const codeBlock = (example: { call: string; body: Record<string, unknown> } | undefined): string =>
  example ? `, as for \`${example.call}\`: ${String(example.body.error)}` : '';

function paramRow(param: DocumentedParam): string[] {
  const accepted = param.choices?.join(', ') || describeAccepted(param) || (param.format === 'date' ? 'YYYY-MM-DD or YYYYMMDD' : 'text');
  const without = param.inPath || param.required ? 'required' : param.default === undefined ? '' : String(param.default);
  const others = param.otherNames.length > 0 ? `; also as ${param.otherNames.join(', ')}` : '';
  return [`\`${param.name}\`${param.inPath ? ' (in the path)' : ''}`, `${param.about}${others}`, accepted, without];
}
