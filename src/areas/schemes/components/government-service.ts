import { splitCategories } from '../categories.ts';
import type { SchemeDetail } from '../responses.ts';
import { formatOwner, statesOf } from './schemes.ts';

/**
 * A scheme as a schema.org GovernmentService. `owner`: the ministry or state whose scheme it is, in English; `site`: the address of this service
 * without a slash at the end, where it is known.
 */
export function governmentService(data: SchemeDetail, owner: string, site: string | undefined): Record<string, unknown> {
  const labels = splitCategories(data.categories);
  const where = formatOwner(data);
  const isCentral = data.level === 'Central';
  const isStateKnown = isCentral || data.beneficiary_state !== '';
  return {
    '@context': 'https://schema.org',
    '@type': 'GovernmentService',
    name: data.scheme_name,
    ...(data.short_title ? { alternateName: data.short_title } : {}),
    ...(data.brief ? { description: data.brief } : {}),
    ...(data.id ? { identifier: data.id } : {}),
    serviceType: labels.length > 0 ? labels : 'Government scheme',
    provider: {
      '@type': 'GovernmentOrganization',
      name: isCentral ? owner : where === 'All India' || !isStateKnown ? 'State government' : `Government of ${where}`,
    },
    ...(isStateKnown
      ? { areaServed: statesOf(data).map((name) => ({ '@type': 'AdministrativeArea', name: name === 'All India' ? 'India' : name })) }
      : {}),
    ...(data.scheme_for ? { audience: { '@type': 'Audience', audienceType: data.scheme_for } } : {}),
    sameAs: data.official_url,
    ...(site ? { url: `${site}/browse/schemes/${data.slug}` } : {}),
  };
}
