import type { Area } from '../areas/area.ts';
import { env } from '../kernel/env.ts';
import { ERROR_CODES } from '../kernel/errors.ts';
import { JSON_TYPE, typeOfFile } from '../kernel/http.ts';
import { areaInMarkdown } from './area-markdown.ts';
import type { BuiltFile } from './built-file.ts';
import { documents, type Guide, guides, howCallsBehave } from './guides.ts';
import { buildOpenapi30 } from './openapi-30.ts';

/** Entry point for programs that read text (llmstxt.org). */
export const LLMS_PATH = '/llms.txt';

/** The same with everything it links to, in one text. */
export const LLMS_FULL_PATH = '/llms-full.txt';

/** `/openapi.json` for generators limited to OpenAPI 3.0. */
const OPENAPI_30_PATH = '/openapi-3.0.json';

const site = env.SITE_URL ?? '';
const MARKDOWN = typeOfFile('docs.md');

/** The reference and the guides as markdown, and a list of them. */
export function docsFiles(areas: readonly Area[]): BuiltFile[] {
  const file = (path: string, body: () => Promise<string>): BuiltFile => ({ path, type: MARKDOWN, body });
  return [
    { path: LLMS_PATH, type: typeOfFile(LLMS_PATH), body: async () => llmsText(areas) },
    file('/docs.md', async () => `${guideInMarkdown(howCallsBehave())}\n\n${errorsInMarkdown()}\n\n${areasInMarkdown(areas)}\n`),
    { path: OPENAPI_30_PATH, type: JSON_TYPE, body: async () => JSON.stringify(await buildOpenapi30(areas)) },
    ...areas.map((area) => file(`/docs/${area.name}.md`, () => areaInMarkdown(area))),
    { path: LLMS_FULL_PATH, type: typeOfFile(LLMS_FULL_PATH), body: () => llmsFullText(areas) },
    ...[...guides(), ...documents()].map((guide) => file(`${guide.path}.md`, async () => `${guideInMarkdown(guide)}\n`)),
  ];
}

const guideInMarkdown = ({ title, lead, text }: Guide): string => `# ${title}\n\n${lead}\n\n${text}`;

const errorsInMarkdown = (): string =>
  ['Codes:', ...Object.entries(ERROR_CODES).map(([code, status]) => `- ${status} \`${code}\``)].join('\n');

const areasInMarkdown = (areas: readonly Area[]): string =>
  ['## Areas', '', ...areas.map(({ name, title, summary }) => `- [${title.en}](${site}/docs/${name}.md): ${summary.en}`)].join('\n');

async function llmsFullText(areas: readonly Area[]): Promise<string> {
  const texts = [guideInMarkdown(howCallsBehave()), errorsInMarkdown(), ...(await Promise.all(areas.map(areaInMarkdown)))];
  return `${[llmsText(areas), ...texts, ...[...guides(), ...documents()].map(guideInMarkdown)].join('\n\n')}\n`;
}

function llmsText(areas: readonly Area[]): string {
  return [
    '# Jaankari',
    '',
    '> Unified Data Service for India: prices of fuel, gold and money, government schemes, trains, GST, banks, weather, the Hindu almanac and more, read-only, by plain GETs that answer JSON. No key.',
    '',
    'Every record names its source and its day. What nobody knows is null: do not fill it in. Where a record says stale or estimate, pass it on. Tools for the Model Context Protocol stand at /mcp.',
    '',
    '## How to ask',
    '',
    `- [How calls behave](${site}/docs.md): parameters, errors, caching, limits`,
    `- [OpenAPI](${site}/openapi.json): every call and its schemas; for generators that read OpenAPI 3.0 alone [the same](${site}${OPENAPI_30_PATH})`,
    `- [Everything in one text](${site}${LLMS_FULL_PATH}): this list, the reference and the guides`,
    '',
    areasInMarkdown(areas),
    '',
    '## Guides',
    '',
    ...[...guides(), ...documents()].map(({ path, title, about }) => `- [${title}](${site}${path}.md): ${about}`),
    '',
    '## Optional',
    '',
    `- [Catalogue](${site}/index.json): every area, endpoint and list of files, with its age`,
    `- [Data to download](${site}/data/catalog.jsonld): snapshots as SQLite and CSV`,
    `- [Feeds](${site}/feeds/index.json): what changed`,
    '',
  ].join('\n');
}
