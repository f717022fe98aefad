import { globSync } from 'node:fs';
import { HINDI_PAGES } from '../../../src/areas/hindi-pages.ts';
import { readFileList } from '../../../src/server/file-list.ts';

/** A file of src/pages, and the page of its kind that weighs most. */
export interface Template {
  file: string;
  address: string;
}

/** Pages that are made when they are asked for, each with a question that is answered without an upstream. */
const QUERIES: Readonly<Record<string, string>> = {
  'browse/astro/chart': '?date=1990-06-15&time=10:30&city=Nagpur',
  'browse/astro/match': '?groom_date=1990-06-15&groom_time=10:30&bride_date=1992-01-20&bride_time=06:15',
  'browse/domain': '',
  'browse/gst/check': '?number=27AAPFU0939F1ZV',
  'browse/gst/codes': '?q=rice',
  'browse/train/between': '?from=Delhi&to=Howrah&date=20261121',
  'browse/train/local': '?number=12951',
  'browse/train/station': '?code=NDLS',
  'browse/schemes/eligible/found': '?state=kerala&age=65&gender=female',
  'browse/holidays/working-days': '?from=2026-08-01&to=2026-08-31&state=Maharashtra',
  'browse/ifsc/branches': '?bank=SBIN&state=West+Bengal&page=2',
  'browse/ifsc/find': '?q=SBIN0000300',
  'browse/ip': '?ip=8.8.8.8',
  'browse/numerology': '?name=Asha&dob=1990-06-15',
  'browse/schemes/find': '?q=pension',
  'browse/panchang/day': '?city=varanasi&date=2026-01-14',
  'browse/pincode/find': '?q=411001',
  'browse/search': '?q=petrol+pune',
  'browse/tables': '?of=vehicle/office&state=Goa',
  'browse/weather/now': '',
  'browse/vehicle/index': '?number=MH12AB1234',
};

/** One page of each template of a build (`DIST_DIR`): the heaviest of those that were built, or the question above. Throws where a template has neither. */
export function findTemplates(dist: string): Template[] {
  const english = globSync('**/*.astro', { cwd: 'src/pages' }).map((name) => name.replaceAll('\\', '/').replace(/\.astro$/, ''));
  const files = [...english, ...english.filter((file) => fileUrlPath(file) in HINDI_PAGES).map((file) => `hi/${file}`)];
  const pages = readPages(dist);
  // What is written out goes before what a parameter stands for, as in Astro.
  const kinds = files.map((file) => ({ file, pattern: filePattern(file), open: (file.match(/\[/g) ?? []).length }));
  kinds.sort((a, b) => a.open - b.open);
  const heaviest = new Map<string, { address: string; bytes: number }>();
  for (const page of pages) {
    const kind = kinds.find(({ pattern }) => pattern.test(page.address));
    if (kind && page.bytes > (heaviest.get(kind.file)?.bytes ?? 0)) heaviest.set(kind.file, page);
  }
  return files.sort().map((file) => {
    const question = QUERIES[file.replace(/^hi\//, '')];
    const address = heaviest.get(file)?.address ?? (question === undefined ? undefined : fileUrlPath(file) + question);
    if (address === undefined) throw new Error(`${file} has no page in ${dist} and no question in scripts/tools/looks/templates.ts.`);
    return { file, address };
  });
}

const fileUrlPath = (file: string) => `/${file}`.replace(/\/index$/, '') || '/';

function filePattern(file: string): RegExp {
  const parts = fileUrlPath(file).split(/(\[[^\]]+\])/);
  const source = parts.map((part) =>
    part.startsWith('[...') ? '.+' : part.startsWith('[') ? '[^/]+' : part.replace(/[.*+?^${}()|\\]/g, '\\$&'),
  );
  return new RegExp(`^${source.join('')}$`);
}

/** Every built page with its length in bytes, before compression. */
function readPages(dist: string): { address: string; bytes: number }[] {
  return (readFileList(dist) ?? [])
    .filter(({ path }) => path.endsWith('.html'))
    .map(({ path, size = 0 }) => ({ address: path.replace(/(\/index)?\.html$/, '') || '/', bytes: size }))
    .sort((a, b) => (a.address < b.address ? -1 : 1));
}
