import { env } from '../kernel/env.ts';
import type { BuiltFile } from './built-file.ts';
import { type AreaData, dictionaryPath, listDownloads } from './downloads.ts';

/** Licence URLs by the names sources use. */
const LICENCES: Readonly<Record<string, string>> = {
  CC0: 'https://creativecommons.org/publicdomain/zero/1.0/',
  'CC0 1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
  'CC BY 4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'CC BY-SA 4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
  'ODbL 1.0': 'https://opendatacommons.org/licenses/odbl/1-0/',
  MIT: 'https://spdx.org/licenses/MIT',
  ISC: 'https://spdx.org/licenses/ISC',
};

/** Path of the list of all data sets. */
export const DATASETS_PATH = '/data/catalog.jsonld';

const absolute = (path: string): string => (env.SITE_URL ?? '') + path;
const licenceUrl = (licence: string | null): string | undefined => (licence === null ? undefined : (LICENCES[licence] ?? licence));

/** An area's data as a schema.org Dataset, for data search engines, on its page and the page of all data. */
export function schemaOrgDataset({ area, dictionary }: AreaData) {
  const sources = dictionary.snapshots.flatMap(({ sources }) => sources);
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: `${area.title.en}, India`,
    description: dictionary.snapshots.map(({ about }) => about).join(' '),
    url: absolute(`/docs/data#${area.name}`),
    isAccessibleForFree: true,
    ...(dictionary.updated_at && { dateModified: dictionary.updated_at }),
    creator: { '@type': 'Organization', name: 'Jaankari', ...(env.SITE_URL && { url: env.SITE_URL }) },
    spatialCoverage: { '@type': 'Country', name: 'India' },
    isBasedOn: sources.map(({ name, url, licence }) => ({
      '@type': 'CreativeWork',
      name,
      ...(url && { url }),
      ...(licence !== null && { license: licenceUrl(licence) }),
    })),
    distribution: listDownloads(dictionary).map(({ path, type, bytes, sha256 }) => ({
      '@type': 'DataDownload',
      name: path.split('/').slice(2).join('/'),
      encodingFormat: type.split(';')[0],
      contentUrl: absolute(path),
      contentSize: `${bytes} B`,
      sha256,
    })),
  };
}

/** `/data/catalog.jsonld`: all data sets as a DCAT 3 catalogue, for data portals to harvest. */
export function datasetsFile(data: readonly AreaData[]): BuiltFile {
  const catalogue = {
    '@context': {
      dcat: 'http://www.w3.org/ns/dcat#',
      dct: 'http://purl.org/dc/terms/',
      spdx: 'http://spdx.org/rdf/terms#',
      xsd: 'http://www.w3.org/2001/XMLSchema#',
    },
    '@id': absolute(DATASETS_PATH),
    '@type': 'dcat:Catalog',
    'dct:title': 'Jaankari, Unified Data Service for India',
    'dcat:dataset': data.map(dcatDataset),
  };
  return { path: DATASETS_PATH, type: 'application/ld+json; charset=utf-8', body: async () => JSON.stringify(catalogue) };
}

function dcatDataset({ area, dictionary }: AreaData) {
  return {
    '@id': absolute(dictionaryPath(area)),
    '@type': 'dcat:Dataset',
    'dct:identifier': area.name,
    'dct:title': { '@value': area.title.en, '@language': 'en' },
    'dct:description': { '@value': dictionary.snapshots.map(({ about }) => about).join(' '), '@language': 'en' },
    ...(dictionary.updated_at && { 'dct:modified': dictionary.updated_at }),
    'dcat:landingPage': { '@id': absolute(`/docs/data#${area.name}`) },
    'dct:source': dictionary.snapshots.flatMap(({ sources }) => sources.flatMap(({ url }) => (url ? { '@id': url } : []))),
    'dcat:distribution': listDownloads(dictionary).map(({ path, type, bytes, sha256 }) => ({
      '@type': 'dcat:Distribution',
      'dcat:downloadURL': { '@id': absolute(path) },
      'dcat:mediaType': { '@id': `https://www.iana.org/assignments/media-types/${type.split(';')[0]}` },
      'dcat:byteSize': { '@type': 'xsd:nonNegativeInteger', '@value': String(bytes) },
      'spdx:checksum': {
        '@type': 'spdx:Checksum',
        'spdx:algorithm': { '@id': 'spdx:checksumAlgorithm_sha256' },
        'spdx:checksumValue': { '@type': 'xsd:hexBinary', '@value': sha256 },
      },
    })),
  };
}
