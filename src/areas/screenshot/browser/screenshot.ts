import { errorMessage } from '../../../site/browser/fetch-json.ts';
import { inPageLanguage } from '../../../site/browser/page-language.ts';

const t = inPageLanguage({
  taking: { en: 'Taking it, which may need some seconds …', hi: 'स्क्रीनशॉट ले रहे हैं, कुछ सेकंड लग सकते हैं …' },
  page: { en: (page: string) => `The page ${page}`, hi: (page) => `पेज ${page}` },
  caption: {
    en: (page: string, width: number, height: number) => `${page}, ${width} by ${height} pixels`,
    hi: (page, width, height) => `${page}, ${width} × ${height} पिक्सल`,
  },
  unreachable: { en: 'The service cannot be reached from here.', hi: 'यहाँ से सेवा तक पहुँच नहीं हो पाई।' },
  noService: { en: 'These pages stand here without the service that answers.', hi: 'यहाँ सिर्फ़ पेज हैं, जवाब देने वाली सेवा नहीं।' },
  unreadable: { en: 'The picture could not be read.', hi: 'तस्वीर पढ़ी नहीं जा सकी।' },
});

/** Takes a picture on a press. The page's address may fill the form, and takes none by itself: a link here must not make its visitor ask. */
export function startScreenshot(root: HTMLElement): void {
  const find = <T extends HTMLElement>(selector: string) => root.querySelector(selector) as T;
  const form = find<HTMLFormElement>('form');
  const endpoint = root.dataset.screenshot ?? '/screenshot';
  let call: AbortController | undefined;

  const urlInAddress = new URLSearchParams(location.search).get('url');
  if (urlInAddress) find<HTMLInputElement>('[name=url]').value = urlInAddress;

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const [width, height] = find<HTMLSelectElement>('[data-window]').value.split('x');
    const filled = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]).filter(([, value]) => value !== '');
    const parameters = new URLSearchParams(filled);
    for (const [name, value] of Object.entries({ width, height, format: 'webp' })) parameters.set(name, value ?? '');
    void show(`${endpoint}?${parameters}`, parameters.get('url') ?? '');
  });

  async function show(address: string, page: string): Promise<void> {
    call?.abort();
    call = new AbortController();
    const { signal } = call;
    translate(t.taking);
    try {
      // biome-ignore lint/style/noRestrictedGlobals: this runs in the browser, which asks the service itself
      const answer = await fetch(address, { signal });
      if (!answer.ok) throw new Error(errorText(answer.headers.get('content-type'), await answer.text()));
      const picture = await readAsAddress(await answer.blob());
      const image = find<HTMLImageElement>('img');
      image.src = picture;
      image.alt = t.page(page);
      await image.decode();
      translate('');
      find('figcaption').textContent = t.caption(page, image.naturalWidth, image.naturalHeight);
      find('figure').hidden = false;
    } catch (fault) {
      if (!signal.aborted) translate('', fault instanceof TypeError ? t.unreachable : errorMessage(fault));
    }
  }

  function translate(state: string, trouble = ''): void {
    find('[data-state]').textContent = state;
    const alarm = find('.trouble');
    alarm.textContent = trouble;
    alarm.hidden = trouble === '';
    if (state || trouble) find('figure').hidden = true;
  }
}

/** What a failed answer says, for people. */
function errorText(type: string | null, text: string): string {
  if (!type?.includes('json')) return t.noService;
  const { error, hint } = JSON.parse(text) as { error: string; hint?: string };
  return [error, hint && `${hint}.`].filter(Boolean).join(' ');
}

/** The page's policy shows pictures of its own and of data: addresses. */
const readAsAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error(t.unreadable)));
    reader.readAsDataURL(blob);
  });
