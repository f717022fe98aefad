// Status: says how far the build is that goes on beside the server. A finished one is not spoken of, nor one that nobody can ask about.
import { fetchJson } from './fetch-json.ts';
import { inPageLanguage } from './page-language.ts';

/** Milliseconds between two looks at a build under way. */
const LOOK_EVERY_MS = 2_000;

const t = inPageLanguage({
  preparing: {
    en: 'The site is being prepared. Pages take longer until then.',
    hi: 'साइट तैयार हो रही है। तब तक पेज खुलने में ज़्यादा समय लगेगा।',
  },
  pages: {
    en: (done: number, of: number) => `${done} of ${of} pages are ready.`,
    hi: (done: number, of: number) => `${of} में से ${done} पेज तैयार हैं।`,
  },
  left: { en: (seconds: number) => `About ${seconds} seconds left.`, hi: (seconds: number) => `लगभग ${seconds} सेकंड बाकी।` },
  done: { en: 'The site is ready now.', hi: 'साइट अब तैयार है।' },
  failed: {
    en: 'This server could not be prepared whole: its build failed. Calls and pages are made as they are asked for.',
    hi: 'यह सर्वर पूरा तैयार नहीं हो सका। जवाब और पेज माँगने पर बनाए जाते हैं।',
  },
});

interface Build {
  state: 'running' | 'failed' | 'done';
  pages?: number;
  of_pages?: number | null;
  seconds_left?: number | null;
}

const line = document.querySelector<HTMLElement>('[data-build-status]');
if (line) void follow(line, line.dataset.buildStatus ?? '');

async function follow(line: HTMLElement, address: string): Promise<void> {
  const { build } = await fetchJson<{ build?: Build }>(address).catch(() => ({ build: undefined }));
  if (build?.state === 'running') setTimeout(() => void follow(line, address), LOOK_EVERY_MS);
  // What was said of it before gets an end.
  if (!build || (build.state === 'done' && line.hidden)) return;
  line.textContent = formatBody(build);
  line.hidden = false;
}

function formatBody({ state, pages = 0, of_pages: of, seconds_left: left }: Build): string {
  if (state !== 'running') return t[state];
  return [t.preparing, of ? t.pages(pages, of) : '', left ? t.left(left) : ''].filter(Boolean).join(' ');
}
