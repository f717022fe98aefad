// Shows what can be asked of this server and hides what cannot: the parts of a page that wait for it say so by `data-needs`, and what stands
// in their place by `data-lacks`. Status tells it of every provider.
import { fetchJson } from './fetch-json.ts';
import { inPageLanguage } from './page-language.ts';

const t = inPageLanguage({
  can: { en: 'can be asked', hi: 'इनसे पूछा जा सकता है' },
  cannot: { en: 'not set up here', hi: 'यहाँ चालू नहीं' },
});

interface UpstreamStatus {
  asked: { name: string; ready: boolean; providers: { name: string; ready: boolean }[] }[];
}

const waiting = [...document.querySelectorAll<HTMLElement>('[data-needs], [data-lacks], [data-provider]')];
if (waiting.length > 0) void show();

async function show(): Promise<void> {
  const { api = '/asked.json' } = document.querySelector<HTMLElement>('[data-asked-api]')?.dataset ?? {};
  const { asked: chosen } = await fetchJson<UpstreamStatus>(api).catch((): UpstreamStatus => ({ asked: [] }));
  const ready = new Set(chosen.filter((one) => one.ready).map(({ name }) => name));
  const providers = new Map(
    chosen.flatMap((one) => one.providers.map(({ name, ready: can }) => [`${one.name} ${name}`, can] as [string, boolean])),
  );
  for (const part of waiting) {
    const { needs, lacks, provider } = part.dataset;
    if (needs !== undefined) part.hidden = !ready.has(needs);
    if (lacks !== undefined) part.hidden = ready.has(lacks);
    if (provider !== undefined) {
      const can = providers.get(provider);
      part.textContent = can === undefined ? '' : ` ${can ? t.can : t.cannot}`;
    }
  }
}
