import type { Area } from '../areas/area.ts';
import { providerSecret } from '../lib/env.ts';
import { isConfigured, settingsOf } from '../lib/provider.ts';

/** One thing that is asked of upstreams, and who may answer it on this server. */
export interface AskedQuestion {
  /** `gst taxpayer`. */
  name: string;
  area: string;
  /** Is there anybody to ask? Whether they answer is found out by asking. */
  ready: boolean;
  providers: { name: string; title: string; url: string; ready: boolean; needs: string[] }[];
}

/** What this server can ask, by its settings of now; nobody is asked. */
export function askedQuestions(areas: readonly Area[]): AskedQuestion[] {
  return areas.flatMap((area) =>
    Object.entries(area.asked ?? {}).map(([question, all]) => {
      const providers = all.map((provider) => ({
        name: provider.name,
        title: provider.title,
        url: provider.url,
        ready: isConfigured(provider) && providerSecret(provider.name, 'OFF') !== '1',
        needs: settingsOf(provider),
      }));
      return { name: `${area.name} ${question}`, area: area.name, ready: providers.some(({ ready }) => ready), providers };
    }),
  );
}
