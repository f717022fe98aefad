import type { Area, Endpoint, Example } from '../../areas/area.ts';
import { addressOfCall } from '../../lib/call-address.ts';
import { env } from '../../lib/env.ts';
import { defaultFormatOf, formatsOf } from '../../lib/formats.ts';
import { fieldsOfForm, kindsOf } from '../../registry/form.ts';
import type { SampledCall } from '../../registry/samples.ts';
import { link } from '../link.ts';

/** What whole addresses of an area's calls begin with; the page's own host is put in place of localhost by a script. */
export const originOf = (area: Area): string => area.baseUrl ?? env.SITE_URL ?? `http://localhost:4321${link('')}`;

/** The call of a form that has an example in it. */
export const callAtFirst = (endpoint: Endpoint, example: Example): string => addressOfCall(endpoint.path, paramsAtFirst(endpoint, example));

/** The example's parameters in the order of the form. */
function paramsAtFirst(endpoint: Endpoint, example: Example): Record<string, string> {
  const shown = fieldsOfForm(endpoint, example).filter((field) => field.shown);
  return Object.fromEntries(shown.map(({ param, value }) => [param.name, value]));
}

/** The same for samples in programming languages. */
export function sampleAtFirst(area: Area, endpoint: Endpoint, example: Example): SampledCall {
  const params = paramsAtFirst(endpoint, example);
  const ending = params.format && formatsOf(endpoint)[params.format] ? params.format : defaultFormatOf(endpoint);
  const origin = originOf(area);
  return {
    url: origin + addressOfCall(endpoint.path, params),
    kind: kindsOf(endpoint)[ending] ?? 'json',
    ending,
    table: formatsOf(endpoint).csv && origin + addressOfCall(endpoint.path, { ...params, format: 'csv' }),
  };
}

/** What the script of a form needs to know of its endpoint. */
export const toldToScript = (area: Area, endpoint: Endpoint): string =>
  JSON.stringify({
    path: endpoint.path,
    area: area.name,
    origin: originOf(area),
    kinds: kindsOf(endpoint),
    format: defaultFormatOf(endpoint),
  });
