// The GST page: codes of goods and services come to the form that asks for them, instead of a page of their own.

import type { z } from 'zod';
import { inPageLanguage, LOCALE } from '../../../site/browser/page-language.ts';
import { withoutCapitals } from '../../../text/capitals.ts';
import { describeCodes, KINDS, MAX_SHOWN, NO_DESCRIPTION } from '../code-search-text.ts';
import { phraseNamedGoods, phraseRates } from '../rates/phrases.ts';
import type { gstCodes } from '../schema.ts';

const t = inPageLanguage({
  asking: { en: 'Asking…', hi: 'पूछ रहे हैं…' },
  conditions: { en: 'Conditions', hi: 'शर्तें' },
  unreachable: { en: 'Cannot be reached now', hi: 'अभी पहुँच नहीं हो पाई' },
});

type Answer = z.output<typeof gstCodes>;

const form = document.querySelector<HTMLFormElement>('form[data-gst-codes]');
const frame = document.querySelector<HTMLElement>('[data-gst="codes"]');

type Code = Answer['results'][number];

function createRow({ code, kind, description, rates }: Code): HTMLTableRowElement {
  const row = document.createElement('tr');
  const head = document.createElement('th');
  head.scope = 'row';
  head.textContent = code;
  const under = document.createElement('span');
  under.className = 'under';
  under.textContent = KINDS[LOCALE][kind];
  row.append(head);
  const cell = row.insertCell();
  const words = document.createElement('span');
  words.textContent = withoutCapitals(description ?? NO_DESCRIPTION);
  if (LOCALE !== 'en') words.lang = 'en';
  cell.append(words, under);
  row.insertCell().append(phraseRates(kind, rates, LOCALE), ...createConditions(rates));
  return row;
}

/** The schedule's words of each rate, where there are several. */
function createConditions(rates: Code['rates']): HTMLElement[] {
  if (!rates || (rates.percents.length < 2 && rates.named_goods.length === 0)) return [];
  const [details, summary] = [document.createElement('details'), document.createElement('summary')];
  summary.textContent = t.conditions;
  details.append(summary, ...rates.entries.map(createEntry));
  if (rates.named_goods.length > 0) {
    const about = document.createElement('p');
    about.className = 'under';
    about.textContent = phraseNamedGoods(
      rates.named_goods.map(({ percent }) => percent),
      LOCALE,
    );
    details.append(about, ...rates.named_goods.map(createEntry));
  }
  return [details];
}

function createEntry({ percent, words }: NonNullable<Code['rates']>['entries'][number]): HTMLElement {
  const [entry, rate, text] = [document.createElement('p'), document.createElement('b'), document.createElement('span')];
  rate.textContent = `${percent}%`;
  text.textContent = words;
  if (LOCALE !== 'en') text.lang = 'en';
  entry.append(rate, ' ', text);
  return entry;
}

async function findCodes(search: HTMLFormElement): Promise<void> {
  const q = String(new FormData(search).get('q')).trim();
  const output = search.querySelector('output');
  if (!output || !frame) return;
  output.textContent = t.asking;
  try {
    // biome-ignore lint/style/noRestrictedGlobals: this runs in the browser, which asks the service itself
    const response = await fetch(`${search.dataset.gstCodes}?${new URLSearchParams({ q, limit: String(MAX_SHOWN) })}`);
    const body = await response.json();
    if (!response.ok) throw new Error(body.error);
    const { results } = body as Answer;
    output.textContent = describeCodes(q, results.length, LOCALE);
    frame.querySelector('[data-gst="code-rows"]')?.replaceChildren(...results.map(createRow));
    frame.hidden = results.length === 0;
  } catch (error) {
    frame.hidden = true;
    output.textContent = error instanceof Error ? error.message : t.unreachable;
  }
}

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void findCodes(form);
});
