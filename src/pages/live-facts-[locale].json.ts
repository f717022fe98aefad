import type { APIRoute } from 'astro';
import { jsonFile } from '../api/respond.ts';
import { liveFacts } from '../site/live-facts.ts';

/** What tiles of places show of what they ask, which every page of a place reads (site/browser/live-facts.ts). */
export const prerender = true;
export const getStaticPaths = () => [{ params: { locale: 'en' } }, { params: { locale: 'hi' } }];
export const GET: APIRoute = ({ params }) => jsonFile(liveFacts(params.locale === 'hi' ? 'hi' : 'en'));
