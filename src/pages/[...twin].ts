import type { APIRoute } from 'astro';
import { AREAS } from '../areas/index.ts';
import { twinResponse } from '../lib/endpoint.ts';
import { type EndpointTwin, listTwins } from '../registry/twins.ts';

export const prerender = true;

export async function getStaticPaths() {
  const twins = await listTwins(AREAS);
  return twins.map((one) => ({ params: { twin: one.twin.path.slice(1) }, props: one }));
}

export const GET: APIRoute<EndpointTwin> = ({ props }) => twinResponse(props.endpoint, props.twin);
