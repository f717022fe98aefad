import type { APIRoute } from 'astro';
import { decodeHTML } from 'entities/decode';
import { builtFile, errorResponse, notFound } from '../api/respond.ts';
import { env } from '../kernel/env.ts';
import { asApiError } from '../kernel/errors.ts';
import { drawCard } from '../site/card.ts';
import { openBuildReader } from '../store/packed-files.ts';

/** Drawn when a messenger asks for it: the answer of a built page, in the words by which it is passed on. */
export const prerender = false;

let read: ReturnType<typeof openBuildReader> | undefined;

export const GET: APIRoute = async (context) => {
  const page = context.url.searchParams.get('page') ?? '';
  // Names of our pages, and nothing that could lead out of the folder of files.
  if (!/^(\/[\w-]+)+$/.test(page)) return notFound(context);
  read ??= openBuildReader(env.DIST_DIR);
  const html = await read(`${page}.html`).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  const [, answer] = /<meta property="og:title" content="([^"]+)"/.exec(html?.toString('utf8') ?? '') ?? [];
  if (!answer) return notFound(context);
  const { caller = '', spend } = context.locals;
  try {
    const response = builtFile('image/png', await drawCard(decodeHTML(answer), { caller, spend }));
    response.headers.set('cache-control', 'public, max-age=86400');
    return response;
  } catch (cause) {
    return errorResponse(asApiError(cause, 'answer-card.png'));
  }
};
