import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freshModules } from '../../support/fresh-modules.ts';
import { type StandIn, startStandIn } from '../../support/stand-in.ts';

let site: StandIn;
let respond: (query: Record<string, string>) => Promise<Record<string, unknown>>;
let readQuery: (query: Record<string, string>) => { success: boolean; error?: { issues: { message: string }[] } };
beforeAll(async () => {
  const page =
    '<title>A well</title><nav>Menu</nav><main><h1>Wells</h1><p>Deep.</p><table><tr><th>a</th></tr><tr><td>1</td></tr></table></main>';
  site = await startStandIn({
    '/well': page,
    '/gone': { status: 410, headers: { 'content-type': 'text/html' }, body: '<p>Gone.</p>' },
    '/list': `<ul>${'<li>One</li>'.repeat(5_000)}</ul>`,
    '/moved': '<meta http-equiv="refresh" content="0; url=/well">',
  });
  // The settings are read once, when they are first imported.
  vi.stubEnv('FETCH_ALLOW', new URL(site.url).host);
  const fresh = freshModules();
  const { fetchEndpoint } = await fresh<typeof import('../../../src/areas/webfetch/endpoints.ts')>('src/areas/webfetch/endpoints.ts');
  const { fetchQuery } = await fresh<typeof import('../../../src/areas/webfetch/schema.ts')>('src/areas/webfetch/schema.ts');
  readQuery = (query) => fetchQuery.safeParse(query) as never;
  respond = async (query) => {
    const parsed = fetchQuery.parse({ format: 'text', ...query });
    return (await fetchEndpoint.respond(parsed as never, {} as never)) as never;
  };
  // a busy machine starts the first thread slowly
  await respond({ url: `${site.url}/well` }).catch(() => undefined);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await site.stop();
});

describe('/fetch', () => {
  it('gives what a selector matches, without what another does, in parts and with its tables', async () => {
    const found = await respond({ url: `${site.url}/well`, select: 'main', without: 'p', chunks: '1', tables: 'json' });
    expect(found).toMatchObject({ selected: 1, chunks: [{ headings: ['Wells'] }] });
    expect(found.content).not.toMatch(/Menu|Deep/);
  });

  it('refuses what is no selector, and no hash', () => {
    expect(readQuery({ url: 'https://example.org/', select: 'p[' }).error?.issues[0]?.message).toMatch(/must be a CSS selector/);
    expect(readQuery({ url: 'https://example.org/', without: 'p' }).success).toBe(true);
    expect(readQuery({ url: 'https://example.org/', since: 'x' }).error?.issues[0]?.message).toMatch(/must be a hash from an answer/);
  });

  it('refuses a selector that costs too much on its page, by its name, and reads on', async () => {
    await expect(respond({ url: `${site.url}/list`, select: '.none ~ * ~ *' })).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(/^select takes too long/),
      details: { extra: { parameter: 'select' } },
    });
    expect(await respond({ url: `${site.url}/well`, select: 'h1' })).toMatchObject({ selected: 1, content: 'Wells' });
  });

  it('leaves out content that is the same as before', async () => {
    const { hash, content } = await respond({ url: `${site.url}/well` });
    expect(content).toContain('Deep.');
    expect(await respond({ url: `${site.url}/well`, since: String(hash) })).toMatchObject({ changed: false, content: '', hash });
    expect(await respond({ url: `${site.url}/well`, since: 'A'.repeat(22) })).toMatchObject({ changed: true, content });
  });

  it('names an archive for a page that is gone, and for no other', async () => {
    expect(await respond({ url: `${site.url}/gone` })).toMatchObject({
      status_code: 410,
      archive: `https://web.archive.org/web/${site.url}/gone`,
    });
    expect(await respond({ url: `${site.url}/well` })).not.toHaveProperty('archive');
  });

  it('follows a page that sends its reader on', async () => {
    expect(await respond({ url: `${site.url}/moved` })).toMatchObject({ final_url: `${site.url}/well`, title: 'A well' });
  });
});
