import type { Area } from '../areas/area.ts';
import { isReady, requiredVariables } from '../providers/provider.ts';

/** One thing that is asked of upstreams, and who may answer it on this server. */
export interface QueryStatus {
  /** `gst taxpayer`. */
  name: string;
  area: string;
  /** Is there anybody to ask? Whether they answer is found out by asking. */
  ready: boolean;
  providers: { name: string; title: string; url: string; ready: boolean; needs: string[] }[];
}

/** What this server can ask, by its settings of now; nobody is asked. */
export function listQueryStatus(areas: readonly Area[]): QueryStatus[] {
  return areas.flatMap((area) =>
    Object.entries(area.upstreamQueries ?? {}).map(([question, all]) => {
      const providers = all.map((provider) => ({
        name: provider.name,
        title: provider.title,
        url: provider.url,
        ready: isReady(provider),
        needs: requiredVariables(provider),
      }));
      return { name: `${area.name} ${question}`, area: area.name, ready: providers.some(({ ready }) => ready), providers };
    }),
  );
}
