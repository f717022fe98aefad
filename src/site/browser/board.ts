// A board of one's own on the home page: questions kept in the address (`?pin=…`) and in this browser, asked as if typed into the one field.
import { type BoardAnswer, fetchAnswer, findPage, type PlaceResult } from './board-answers.ts';
import { createTile, fillPins, putIntoAddress, readPins, writePins } from './board-tiles.ts';
import { inPageLanguage } from './page-language.ts';

const t = inPageLanguage({
  change: { en: 'Change your board', hi: 'अपना बोर्ड बदलें' },
  make: { en: 'Make this board yours', hi: 'यह बोर्ड अपने हिसाब से बनाएँ' },
  notAll: { en: 'Not all of your board can be reached now.', hi: 'आपके बोर्ड का कुछ हिस्सा अभी नहीं आ पाया।' },
  nothing: { en: (name: string) => `Nothing here is called “${name}”.`, hi: (name) => `“${name}” नाम से यहाँ कुछ नहीं है।` },
  fill: { en: 'Fill in a town, a currency or another line first.', hi: 'पहले शहर, मुद्रा या कोई और ख़ाना भरें।' },
  tryAgain: { en: 'This cannot be looked up now. Try again.', hi: 'अभी यह नहीं देखा जा सका। फिर कोशिश करें।' },
  copied: { en: 'Address copied.', hi: 'पता कॉपी हो गया।' },
});

const board = document.querySelector<HTMLElement>('[data-own-board]');
if (board) start(board);

function start(root: HTMLElement): void {
  const find = <E extends HTMLElement>(name: string) => root.querySelector<E>(`[data-${name}]`);
  const tiles = find<HTMLUListElement>('tiles');
  const state = find('board-state');
  const form = root.querySelector('form');
  const output = root.querySelector('output');
  const { api = '/search', asks = '[]' } = root.dataset;
  const questions = JSON.parse(asks) as string[];
  if (!tiles || !form || !output) return;
  let pins = readPins();

  function keep(changed: readonly string[]): void {
    pins = [...new Set(changed)];
    writePins(pins);
    void show();
  }

  async function show(): Promise<void> {
    const hasPins = pins.length > 0;
    document.documentElement.classList.toggle('pinned', hasPins);
    find('board-tools')?.toggleAttribute('hidden', !hasPins);
    const title = find('board-title');
    if (title) title.textContent = hasPins ? t.change : t.make;
    const items = pins.map((pin) => createTile(pin, undefined, () => keep(pins.filter((one) => one !== pin))));
    tiles?.replaceChildren(...items);
    const answers = await Promise.all(pins.map((pin) => fetchAnswer(api, pin).catch((): BoardAnswer | undefined => undefined)));
    answers.forEach((answer, at) => {
      const pin = pins[at];
      if (pin !== undefined && answer) items[at]?.replaceWith(createTile(pin, answer, () => keep(pins.filter((one) => one !== pin))));
    });
    if (state) state.textContent = answers.includes(undefined) ? t.notAll : '';
  }

  async function pin(): Promise<void> {
    if (!form || !output) return;
    output.textContent = '';
    const values: Record<string, string> = {};
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')) {
      const value = field.value.trim();
      if (value === '') continue;
      const { under } = field.dataset;
      const page: PlaceResult | undefined = under ? await findPage(api, value, under) : { title: value };
      if (!page) {
        output.textContent = t.nothing(value);
        field.focus();
        return;
      }
      values[field.name] = page.title;
    }
    const filled = fillPins(questions, values);
    if (filled.length === 0) output.textContent = t.fill;
    else {
      keep([...pins, ...filled]);
      form.reset();
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    pin().catch(() => {
      output.textContent = t.tryAgain;
    });
  });
  find('board-clear')?.addEventListener('click', () => keep([]));
  find('board-share')?.addEventListener('click', () => void share(output));
  if (pins.length > 0) putIntoAddress(pins);
  void show();
}

async function share(output: HTMLOutputElement): Promise<void> {
  try {
    if (navigator.share) await navigator.share({ title: 'Jaankari', url: location.href });
    else {
      await navigator.clipboard.writeText(location.href);
      output.textContent = t.copied;
    }
  } catch (error) {
    // Closing the sheet is no trouble.
    if (!(error instanceof DOMException && error.name === 'AbortError')) output.textContent = location.href;
  }
}
