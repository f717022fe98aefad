import { z } from 'zod';
import { USER_AGENT } from '../../src/net/upstream.ts';

const issue = z.object({ number: z.number(), title: z.string(), body: z.string().nullable(), pull_request: z.unknown().optional() });
type Issue = z.output<typeof issue>;

/** The part of GitHub's API that the health check needs. */
export interface Issues {
  listOpen(): Promise<Issue[]>;
  open(title: string, body: string): Promise<void>;
  edit(number: number, body: string): Promise<void>;
  close(number: number, comment: string): Promise<void>;
}

const PAGE_SIZE = 100;
const TIMEOUT_MS = 20_000;

/** Issues of a repository (`owner/name`) over the API at an address. Every call throws Error with the status when GitHub refuses. */
export function connectIssues({ apiUrl, repository, token }: { apiUrl: string; repository: string; token: string }): Issues {
  async function call(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${apiUrl}/repos/${repository}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/vnd.github+json',
        'x-github-api-version': '2022-11-28',
        'user-agent': USER_AGENT,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`GitHub answers ${response.status} to ${method} ${path}: ${text.slice(0, 200)}`);
    return text ? JSON.parse(text) : undefined;
  }

  return {
    async listOpen() {
      const all: Issue[] = [];
      for (let page = 1; ; page += 1) {
        const some = z.array(issue).parse(await call('GET', `/issues?state=open&per_page=${PAGE_SIZE}&page=${page}`));
        // GitHub counts pull requests among the issues.
        all.push(...some.filter(({ pull_request }) => pull_request === undefined));
        if (some.length < PAGE_SIZE) return all;
      }
    },
    async open(title, body) {
      await call('POST', '/issues', { title, body });
    },
    async edit(number, body) {
      await call('PATCH', `/issues/${number}`, { body });
    },
    async close(number, comment) {
      await call('POST', `/issues/${number}/comments`, { body: comment });
      await call('PATCH', `/issues/${number}`, { state: 'closed', state_reason: 'completed' });
    },
  };
}
