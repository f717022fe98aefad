// How other readers do on the sample pages, by the same scores: those of PyPI that requirements.txt names, and Readability on linkedom.
import { execFileSync, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { decodeReply } from '../../../../src/areas/webfetch/read/decode/decode.ts';
import { listSamples, type Sample } from '../samples.ts';
import { type Row, type Score, scoreAll, scorePage } from '../score.ts';

const HERE = 'scripts/tools/reader/peers';
const FOLDER = '.cache/reader/peers';

function readPlain({ set, id, html }: Sample): string {
  const { document } = parseHTML(decodeReply(html(), '').text);
  try {
    return new Readability(document).parse()?.textContent ?? '';
  } catch (error) {
    // a page that breaks a reader is one it has not read, here as in peers.py
    console.error(`${set} ${id}: ${error}`);
    return '';
  }
}

/** Scores of each reader by its name, on every so many of the sample pages. Installs what it needs in .cache; throws where that fails. */
export async function scorePeers(every: number): Promise<Map<string, Score[]>> {
  execFileSync('python3', ['-m', 'venv', FOLDER], { stdio: 'inherit' });
  const install = ['-m', 'pip', 'install', '-q', '--no-deps', '-r', `${HERE}/requirements.txt`];
  execFileSync(`${FOLDER}/bin/python`, install, { stdio: 'inherit' });
  const samples = listSamples().filter((_, at) => at % every === 0);
  const peers = spawn(`${FOLDER}/bin/python`, [`${HERE}/peers.py`], { stdio: ['pipe', 'pipe', 'inherit'] });
  peers.stdin.end(samples.map(({ file }) => `${JSON.stringify({ file })}\n`).join(''));
  const rows = new Map<string, Row[]>();
  let at = 0;
  for await (const line of createInterface({ input: peers.stdout })) {
    const sample = samples[at++] as Sample;
    const texts: Record<string, string> = { ...JSON.parse(line), 'Readability (linkedom)': readPlain(sample) };
    for (const [name, text] of Object.entries(texts)) rows.set(name, [...(rows.get(name) ?? []), scorePage({ sample, text })]);
  }
  if (at !== samples.length) throw new Error(`${HERE}/peers.py read ${at} of ${samples.length} pages`);
  return new Map([...rows].map(([name, ofPeer]) => [name, scoreAll(ofPeer)]));
}
