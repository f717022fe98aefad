/** A service that answers: over HTTP, or in this process (`call.ts`). */
export interface ServedAt {
  url: string;
  get(path: string, init?: RequestInit): Promise<Response>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  json(path: string, init?: RequestInit): Promise<{ status: number; body: any; headers: Headers }>;
}

/** No web search engine: a search of the web is then counted like any, and asks nobody. */
export const NO_ENGINE = { DUCKDUCKGO_HTML_OFF: '1' } as const;

/** A port that nobody listens at. */
export const NOBODY = 'http://127.0.0.1:9';
/** Weather and air are out unless a test says otherwise: pages ask for them by themselves, and nobody outside is asked. */
const NO_SKY = {
  UPSTREAM_OPEN_METEO_URL: NOBODY,
  UPSTREAM_CPCB_FEED_URL: NOBODY,
  UPSTREAM_OPEN_METEO_AIR_URL: NOBODY,
  UPSTREAM_MET_NORWAY_URL: NOBODY,
  UPSTREAM_WTTR_URL: NOBODY,
} as const;

/** What the service is set to in tests unless one says otherwise. */
export const SETTINGS = { RATE_LIMIT_OFF: '1', ...NO_SKY } as const;
