import { compile } from '../../api/compile.ts';
import type { Endpoint, Example } from '../../api/endpoint.ts';
import { defaultFormat } from '../../api/formats.ts';
import type { Area } from '../../areas/area.ts';
import { addressOfCall } from '../../catalog/call-address.ts';
import { listAnswerKinds, listFormFields } from '../../catalog/call-form.ts';
import type { SampledCall } from '../../catalog/call-samples.ts';
import { env } from '../../kernel/env.ts';
import { WRITTEN_FOR } from '../../kernel/http.ts';
import { link } from '../link.ts';

/** What whole addresses of an area's calls begin with; the host that was asked is put in place of the one that is written. */
const apiOrigin = (area: Area): string => area.baseUrl ?? env.SITE_URL ?? `${WRITTEN_FOR}${link('')}`;

/** The call of a form that has an example in it. */
export const initialCall = (endpoint: Endpoint, example: Example): string => addressOfCall(endpoint.path, initialParams(endpoint, example));

/** The example's parameters in the order of the form. */
function initialParams(endpoint: Endpoint, example: Example): Record<string, string> {
  const shown = listFormFields(endpoint, example).filter((field) => field.shown);
  return Object.fromEntries(shown.map(({ param, value }) => [param.name, value]));
}

/** The same for samples in programming languages. */
export function initialSample(area: Area, endpoint: Endpoint, example: Example): SampledCall {
  const params = initialParams(endpoint, example);
  const ending = params.format && compile(endpoint).formats[params.format] ? params.format : defaultFormat(endpoint);
  const origin = apiOrigin(area);
  return {
    url: origin + addressOfCall(endpoint.path, params),
    kind: listAnswerKinds(endpoint)[ending] ?? 'json',
    ending,
    table: compile(endpoint).formats.csv && origin + addressOfCall(endpoint.path, { ...params, format: 'csv' }),
  };
}

/** What the script of a form needs to know of its endpoint. */
export const scriptData = (area: Area, endpoint: Endpoint): string =>
  JSON.stringify({
    path: endpoint.path,
    area: area.name,
    origin: apiOrigin(area),
    kinds: listAnswerKinds(endpoint),
    format: defaultFormat(endpoint),
  });
