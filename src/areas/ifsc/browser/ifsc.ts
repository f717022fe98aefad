// The page of a code: adds live branch details to the list's when they arrive.
import type { z } from 'zod';
import { errorMessage, fetchJson } from '../../../site/browser/fetch-json.ts';
import { inPageLanguage, LOCALE } from '../../../site/browser/page-language.ts';
import type { ifscBranch } from '../schema.ts';

const t = inPageLanguage({
  branch: { en: 'Branch', hi: 'शाखा' },
  address: { en: 'Address', hi: 'पता' },
  city: { en: 'City', hi: 'शहर' },
  district: { en: 'District', hi: 'ज़िला' },
  state: { en: 'State', hi: 'राज्य' },
  phone: { en: 'Phone', hi: 'फ़ोन' },
  takes: { en: 'Takes', hi: 'सुविधाएँ' },
  asking: { en: 'Asking for the branch…', hi: 'शाखा खोज रहे हैं…' },
  told: { en: (by: string) => `Branch as told by ${by}.`, hi: (by) => `शाखा की जानकारी ${by} से।` },
  untold: {
    en: (note: string | undefined) => note ?? 'The branch cannot be told now: the service that knows it does not answer.',
    hi: () => 'शाखा अभी नहीं बताई जा सकती: जिस सेवा में यह दर्ज है, वह जवाब नहीं दे रही।',
  },
});

type Told = z.output<typeof ifscBranch>;

const WAYS = ['upi', 'neft', 'rtgs', 'imps'] as const;
const section = document.querySelector<HTMLElement>('[data-ifsc]');
const list = document.querySelector<HTMLElement>('#branch');
const note = section?.querySelector<HTMLElement>('[data-ifsc-note]');

function add(label: string, value: string | null): void {
  if (!value || !list) return;
  const pair = document.createElement('div');
  const [term, text] = [document.createElement('dt'), document.createElement('dd')];
  term.textContent = label;
  text.textContent = value;
  // The register is in English.
  if (LOCALE !== 'en') text.lang = 'en';
  pair.append(term, text);
  list.append(pair);
}

function show(body: Told): void {
  add(t.branch, body.branch);
  add(t.address, body.address);
  add(t.city, body.city);
  add(t.district, body.district);
  add(t.state, body.state);
  add('MICR', body.micr);
  add('SWIFT', body.swift);
  add(t.phone, body.contact);
  const ways = WAYS.filter((way) => body[way]).map((way) => way.toUpperCase());
  add(t.takes, ways.length > 0 ? ways.join(', ') : null);
}

async function fill(address: string): Promise<void> {
  if (!note) return;
  note.textContent = t.asking;
  try {
    const body = await fetchJson<Told>(address);
    show(body);
    note.textContent = body.provider ? t.told(body.provider) : t.untold(body.note);
  } catch (error) {
    note.textContent = errorMessage(error);
  }
}

if (section?.dataset.ifsc) void fill(section.dataset.ifsc);
