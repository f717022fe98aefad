import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StandInIssue {
  number: number;
  title: string;
  body: string | null;
  state: 'open' | 'closed';
  comments: string[];
  pull_request?: object;
}

/** GitHub's issues of the repository `owner/data`, as far as the health check uses them. */
export async function startGitHub(issues: StandInIssue[] = []) {
  const calls: string[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://github');
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += chunk;
    const sent = text ? JSON.parse(text) : {};
    calls.push(`${request.method} ${url.pathname}`);
    const reply = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const [, number, comments] = /^\/repos\/owner\/data\/issues(?:\/(\d+))?(\/comments)?$/.exec(url.pathname) ?? [];
    if (!url.pathname.startsWith('/repos/owner/data/issues')) return reply(404, { message: 'Not Found' });
    if (request.headers.authorization !== 'Bearer token') return reply(401, { message: 'Bad credentials' });
    const issue = issues.find((one) => one.number === Number(number));
    if (request.method === 'GET') {
      const [page, size] = [Number(url.searchParams.get('page')), Number(url.searchParams.get('per_page'))];
      return reply(200, issues.filter(({ state }) => state === 'open').slice((page - 1) * size, page * size));
    }
    if (request.method === 'POST' && !number) issues.push({ number: issues.length + 1, state: 'open', comments: [], ...sent });
    else if (!issue) return reply(404, { message: 'Not Found' });
    else if (comments) issue.comments.push(sent.body);
    else Object.assign(issue, sent);
    return reply(200, {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    issues,
    /** Methods and paths in the order of the calls. */
    calls,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
