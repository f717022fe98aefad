// Suggests stations as the user types.
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
  // Without suggestions, codes and names still work.
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

// URLs shared before results had a page of their own.
if (form && /[?&]from=.+&to=/.test(location.search) && !location.pathname.endsWith('/between'))
  location.replace(form.action + location.search);
