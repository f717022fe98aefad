import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { AREAS } from '../../src/catalog/areas.ts';

/** Debian's package `prometheus` has it; `.ci/run` puts it there. */
const PROMTOOL = ['promtool', '.cache/promtool/usr/bin/promtool'].find((program) => spawnSync(program, ['--version']).status === 0);
const rules = readFileSync('deploy/alerts.yml', 'utf8');
const cases = readFileSync('deploy/alerts.test.yml', 'utf8');

it.skipIf(!PROMTOOL)('raises each alarm when what it is about is broken, by promtool (skipped where there is none)', () => {
  for (const check of [
    ['check', 'rules', 'deploy/alerts.yml'],
    ['test', 'rules', 'deploy/alerts.test.yml'],
  ])
    expect(execFileSync(PROMTOOL ?? '', check, { encoding: 'utf8' })).toContain('SUCCESS');
});

it('has a case in which each alarm is raised', () => {
  const alarms = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const raised = [...cases.matchAll(/alertname: (\w+)\n\s+exp_alerts:\n/g)].map(([, name]) => name);
  expect([...new Set(raised)].sort()).toEqual(alarms.toSorted());
});

it('watches figures of ours that the server tells', () => {
  const told = readFileSync('src/server/metrics.ts', 'utf8');
  const watched = new Set([...rules.matchAll(/\b(jaankari_\w+?)(?:_bucket)?\b[ {)[]/g)].map(([, name]) => name));
  expect(watched.size).toBeGreaterThan(5);
  for (const name of watched) expect(told).toContain(`'${name}'`);
});

it('is tried with the ages that the manifests allow, for every crawled area', () => {
  const days = ([, area, seconds]: RegExpExecArray) => [area, Number(seconds) / 86_400];
  const tried = [...cases.matchAll(/jaankari_data_age_allowed_seconds\{area="(\w+)"\}', values: '(\d+)x/g)].map(days);
  const declared = AREAS.flatMap(({ name, data }) => (data?.crawler ? [[name, data.crawler.schedule.alarmAfterDays]] : []));
  expect(Object.fromEntries(tried)).toEqual(Object.fromEntries(declared));
});
