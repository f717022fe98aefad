import { AREAS } from '../areas/index.ts';
import { jsonFile } from '../lib/endpoint.ts';
import { askedQuestions } from '../registry/asked.ts';

/** Made on request: a build may know other settings than the server that serves it. */
export const prerender = false;
export const GET = () => jsonFile({ status: 'ok', asked: askedQuestions(AREAS) });
