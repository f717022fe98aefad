import type { APIRoute } from 'astro';
import { jsonFile } from '../api/respond.ts';
import { listMenu } from '../site/menu.ts';

/** The links of the menu, which every page reads when its menu is first opened (site/browser/menu.ts). */
export const prerender = true;
export const getStaticPaths = () => [{ params: { locale: 'en' } }, { params: { locale: 'hi' } }];
export const GET: APIRoute = ({ params }) => jsonFile(listMenu(params.locale === 'hi' ? 'hi' : 'en'));
