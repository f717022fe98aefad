// An endpoint's form: writes its address and the call in every language as somebody types, and runs it in place.

import { addressOfCall } from '../../../catalog/call-address.ts';
import { type AnswerKind, LANGUAGES } from '../../../catalog/call-samples.ts';
import { errorMessage } from '../fetch-json.ts';
import { fetchAnswer, showAnswer } from './answer.ts';
import { exampleFiles, fileFor, isServed, loadFileList } from './built-files.ts';

/** What the build tells of an endpoint (`TryCall.astro`). */
interface CallConfig {
  path: string;
  area: string;
  /** What the whole addresses begin with. */
  origin: string;
  kinds: Record<string, AnswerKind>;
  format: string;
}

const BUILT_FOR = 'http://localhost:4321';
const SOME_FILES = 6;
/** An answer that begins lower than this above the window's end would not be seen. */
const MARGIN_PX = 120;
const LANGUAGE = 'reference-language';
const base = document.querySelector<HTMLElement>('[data-base]')?.dataset.base ?? '';

type Control = HTMLInputElement | HTMLSelectElement;

for (const part of document.querySelectorAll<HTMLElement>('[data-try]')) start(part);
rememberLanguage();

function start(part: HTMLElement): void {
  const form = part.querySelector('form');
  const place = part.querySelector<HTMLElement>('[data-result]');
  if (!form || !place) return;
  const config: CallConfig = JSON.parse(part.dataset.try ?? '{}');
  const controls = [...form.querySelectorAll<Control>('[data-param]')];
  for (const one of controls) {
    one.disabled = false;
    one.removeAttribute('readonly');
    one.addEventListener('input', () => {
      one.dataset.set = '';
      void write();
    });
  }
  const presets = new Map(controls.map(({ dataset }) => [dataset.param ?? '', dataset.preset ?? '']));

  function paramsIn(): Record<string, string> {
    const sent = controls.filter(({ value, dataset }) => value !== '' && (value !== dataset.preset || dataset.set !== undefined));
    return Object.fromEntries(sent.map(({ value, dataset }) => [dataset.param ?? '', value]));
  }

  /** The address to ask here: of the file where there is no server, undefined where neither answers. */
  async function addressHere(params: Record<string, string>): Promise<string | undefined> {
    const call = addressOfCall(config.path, params);
    if (await isServed(base)) return call;
    return fileFor(await loadFileList(base, config.area), call, presets);
  }

  async function write(): Promise<void> {
    const params = paramsIn();
    const address = (await addressHere(params)) ?? addressOfCall(config.path, params);
    const asTable = config.kinds.csv && (await addressHere({ ...params, format: 'csv' }));
    const link = part.querySelector<HTMLAnchorElement>('[data-address]');
    if (link) {
      link.href = base + address;
      link.textContent = address;
    }
    const origin = config.origin.replace(BUILT_FOR, location.origin);
    const format = params.format && config.kinds[params.format] ? params.format : config.format;
    const call = { url: origin + address, kind: config.kinds[format] ?? 'json', ending: format, table: asTable && origin + asTable };
    for (const code of part.querySelectorAll<HTMLElement>('[data-language] code')) {
      const name = code.closest<HTMLElement>('[data-language]')?.dataset.language;
      const language = LANGUAGES.find((one) => one.name === name);
      if (language) code.textContent = language.write(call);
    }
  }

  let running: AbortController | undefined;
  async function run(): Promise<void> {
    running?.abort();
    const control = new AbortController();
    running = control;
    const state = place?.querySelector<HTMLElement>('[data-state]');
    if (!place || !state) return;
    place.setAttribute('aria-busy', 'true');
    if (state.getBoundingClientRect().top > innerHeight - MARGIN_PX) state.scrollIntoView();
    state.classList.remove('trouble');
    state.textContent = 'Asking…';
    try {
      const address = await addressHere(paramsIn());
      if (address === undefined) await sayFiles(state);
      else await showAnswer(place, await fetchAnswer(base + address, control.signal));
    } catch (error) {
      if (control.signal.aborted) return;
      state.classList.add('trouble');
      state.textContent = error instanceof TypeError ? 'The service cannot be reached from here.' : errorMessage(error);
    }
    place.removeAttribute('aria-busy');
  }

  /** No file has the answer, and nobody else is here: which files there are. */
  async function sayFiles(state: HTMLElement): Promise<void> {
    const list = await loadFileList(base, config.area);
    const some = exampleFiles(list, config.path, SOME_FILES);
    state.classList.add('trouble');
    state.textContent = 'No file has this answer, and these pages stand here without the service that answers calls. ';
    state.append(some.length > 0 ? 'Files of this address: ' : 'This address has no files.');
    some.forEach((path, at) => {
      const link = document.createElement('a');
      link.href = base + path;
      link.textContent = path;
      state.append(...(at > 0 ? [', '] : []), link);
    });
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void run();
  });
  for (const link of part.querySelectorAll<HTMLAnchorElement>('[data-example]')) {
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      fill(controls, JSON.parse(link.dataset.example ?? '{}'));
      void write().then(run);
    });
  }
  void write();
}

/** Puts an example's parameters into the fields, and presets into the others. */
function fill(controls: readonly Control[], params: Readonly<Record<string, string>>): void {
  for (const one of controls) {
    const value = params[one.dataset.param ?? ''];
    one.value = value ?? one.dataset.preset ?? '';
    if (value === undefined) delete one.dataset.set;
    else one.dataset.set = '';
  }
}

/** A language chosen at one call is that of all, on the next page too. */
function rememberLanguage(): void {
  const choose = (name: string) => {
    for (const one of document.querySelectorAll<HTMLInputElement>(`.samples input[value="${CSS.escape(name)}"]`)) one.checked = true;
  };
  try {
    choose(localStorage.getItem(LANGUAGE) ?? 'curl');
  } catch {
    // Storage may be forbidden to this page.
  }
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest('.samples')) return;
    choose(target.value);
    try {
      localStorage.setItem(LANGUAGE, target.value);
    } catch {
      // As above.
    }
  });
}
