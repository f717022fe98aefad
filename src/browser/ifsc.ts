// The page of one IFSC: adds the branch to what the list says, when the service that knows branches answers.
import { askService, troubleOf } from './ask-service.ts';

interface Branch {
  branch: string | null;
  address: string | null;
  city: string | null;
  district: string | null;
  state: string | null;
  contact: string | null;
  micr: string | null;
  swift: string | null;
  upi: boolean | null;
  neft: boolean | null;
  rtgs: boolean | null;
  imps: boolean | null;
  provider: string | null;
  note?: string;
}

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
  pair.append(term, text);
  list.append(pair);
}

function show(body: Branch): void {
  add('Branch', body.branch);
  add('Address', body.address);
  add('City', body.city);
  add('District', body.district);
  add('State', body.state);
  add('MICR', body.micr);
  add('SWIFT', body.swift);
  add('Phone', body.contact);
  const ways = WAYS.filter((way) => body[way]).map((way) => way.toUpperCase());
  add('Takes', ways.length > 0 ? ways.join(', ') : null);
}

async function fill(address: string): Promise<void> {
  if (!note) return;
  note.textContent = 'Asking for the branch…';
  try {
    const body = await askService<Branch>(address);
    show(body);
    note.textContent = body.provider
      ? `Branch as told by ${body.provider}.`
      : (body.note ?? 'The branch cannot be told now: the service that knows it does not answer.');
  } catch (error) {
    note.textContent = troubleOf(error);
  }
}

if (section?.dataset.ifsc) void fill(section.dataset.ifsc);
