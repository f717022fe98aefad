import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EXTRA_SAMPLE_FILE, SAMPLE_FILE } from '../../../scripts/scheme-sample.ts';
import { scoreFacts, scoreMarch } from '../../../scripts/tools/accuracy/scheme-score.ts';

/** A wrong "you are not eligible" harms; a missing fact is named as missing. */
const PRECISION = 0.97;
const RECALL = 0.8;
const file = process.env.SCHEME_TEXTS ?? SAMPLE_FILE;

describe.skipIf(!existsSync(file))('facts of pages that were labelled by hand', () => {
  const scores = existsSync(file) ? scoreFacts(file) : [];

  it.each(scores.map((one) => [one.set, one] as const))('%s: hardly any is wrong, most are found', (_set, { all, faults }) => {
    expect(all.right / (all.right + all.wrong), JSON.stringify(faults)).toBeGreaterThanOrEqual(PRECISION);
    expect(all.right / (all.right + all.missed), JSON.stringify(faults)).toBeGreaterThanOrEqual(RECALL);
  });
});

describe.skipIf(!existsSync(EXTRA_SAMPLE_FILE))('facts of 120 pages of March 2026 that were labelled by hand', () => {
  const scores = existsSync(EXTRA_SAMPLE_FILE) ? scoreMarch(EXTRA_SAMPLE_FILE) : [];

  it.each(scores.map((one) => [one.set, one] as const))('%s: hardly any is wrong, nine of ten are found', (_set, { all, faults }) => {
    expect(all.right / (all.right + all.wrong), JSON.stringify(faults)).toBeGreaterThanOrEqual(PRECISION);
    expect(all.right / (all.right + all.missed), JSON.stringify(faults)).toBeGreaterThanOrEqual(0.9);
  });
});
