import type { Area } from '../areas/area.ts';
import { isReady, requiredVariables } from '../providers/provider.ts';

/** Something that upstreams are asked for, and who can answer it on this server. */
export interface QueryStatus {
  /** `gst taxpayer`. */
  name: string;
  area: string;
  /** Whether any provider is configured. Whether it answers shows only when asked. */
  ready: boolean;
  providers: { name: string; title: string; url: string; ready: boolean; needs: string[] }[];
}

/** What this server can ask upstreams for, by its current settings; none is asked. */
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
