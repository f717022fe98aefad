// The form of trains suggests stations while one types.
import { fetchJson } from '../../../site/browser/fetch-json.ts';

interface StationRef {
  name: string;
  code: string;
}

const form = document.querySelector<HTMLFormElement>('form[data-train-form]');

let latest = 0;
async function suggest(input: HTMLInputElement): Promise<void> {
  const text = input.value.trim();
  if (text.length < 2 || /\([A-Z]{1,5}\)$/.test(text)) return;
  latest += 1;
  const call = latest;
  // Without suggestions the form works with codes and names.
  const { stations } = await fetchJson<{ stations: StationRef[] }>(`${form?.dataset.stations}?${new URLSearchParams({ q: text })}`).catch(
    () => ({ stations: [] }),
  );
  if (call !== latest) return;
  const options = stations.slice(0, 8).map(({ name, code }) => {
    const option = document.createElement('option');
    option.value = `${name} (${code})`;
    return option;
  });
  input.list?.replaceChildren(...options);
}

form?.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement && target.list) void suggest(target);
});

// Addresses that were shared before the answer had a page of its own.
if (form && /[?&]from=.+&to=/.test(location.search) && !location.pathname.endsWith('/between'))
  location.replace(form.action + location.search);
