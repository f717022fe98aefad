import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeRedirects, writeSecurity, writeSitemap } from '../../scripts/sitemap.ts';
import { type WorkDir, workDir } from '../support/work-dir.ts';

const SITE = 'https://example.org/base';
const PAGES = ['index', '404', 'offline', 'place', 'place/pune', 'place/mumbai'].map((name) => `/${name}.html`);

describe('the list of pages for search engines', () => {
  let work: WorkDir;
  let folder: string;
  beforeEach(() => {
    work = workDir();
    folder = work.path;
  });
  afterEach(() => work.remove());
  const addressesIn = (name: string) =>
    [...parseHTML(readFileSync(join(folder, name), 'utf8')).document.querySelectorAll('loc')].map((one) => one.textContent);

  it('has every page by its whole address, without those that lead nowhere', () => {
    expect(writeSitemap(folder, PAGES, SITE)).toBe(4);
    expect(addressesIn('sitemap.xml')).toEqual([`${SITE}/`, `${SITE}/place`, `${SITE}/place/mumbai`, `${SITE}/place/pune`]);
    expect(readFileSync(join(folder, 'robots.txt'), 'utf8')).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  });

  it('comes in parts, which it lists, where one file may not hold them all', () => {
    writeSitemap(folder, PAGES, SITE, 3);
    expect(addressesIn('sitemap.xml')).toEqual([`${SITE}/sitemap-1.xml`, `${SITE}/sitemap-2.xml`]);
    expect([...addressesIn('sitemap-1.xml'), ...addressesIn('sitemap-2.xml')]).toHaveLength(4);
  });

  it('is not made where nobody knows the address of the site', () => {
    expect(writeSitemap(folder, PAGES, undefined)).toBe(0);
    expect(readdirSync(folder)).not.toContain('sitemap.xml');
    expect(readFileSync(join(folder, 'robots.txt'), 'utf8')).toBe('User-agent: *\nDisallow:\n');
  });

  it('has old names of places lead on, for hosts of files that read such a list', () => {
    writeRedirects(folder, '/base');
    const lines = readFileSync(join(folder, '_redirects'), 'utf8').split('\n');
    expect(lines).toContain('/base/place/bombay /base/place/mumbai 301');
    expect(lines).toContain('/base/hi/place/bombay /base/hi/place/mumbai 301');
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('say whom to tell of faults of security, for a year, where the operator says it', () => {
    writeSecurity(folder, undefined, SITE, new Date('2026-11-21T08:00:00Z'));
    expect(readdirSync(folder)).not.toContain('.well-known');
    writeSecurity(folder, 'mailto:security@example.org', SITE, new Date('2026-11-21T08:00:00Z'));
    expect(readFileSync(join(folder, '.well-known/security.txt'), 'utf8')).toBe(
      `Contact: mailto:security@example.org\nExpires: 2027-11-21T08:00:00.000Z\nPreferred-Languages: en, hi\nCanonical: ${SITE}/.well-known/security.txt\n`,
    );
  });
});
