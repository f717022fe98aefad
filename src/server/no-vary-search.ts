/** A parsed No-Vary-Search header: https://datatracker.ietf.org/doc/draft-ietf-httpbis-no-vary-search/. */
interface Rule {
  keyOrder: boolean;
  ignores(name: string): boolean;
}

const rules = new Map<string, Rule>();

/** The part of a query that matters by its path's No-Vary-Search; the whole query if that is unknown. */
export function queryKey(search: string, noVarySearch: string | undefined): string {
  if (noVarySearch === undefined || search === '') return search;
  const rule = rules.get(noVarySearch) ?? readRule(noVarySearch);
  rules.set(noVarySearch, rule);
  const params = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !rule.ignores(name)));
  if (rule.keyOrder) params.sort();
  return params.size > 0 ? `?${params}` : '';
}

function readRule(header: string): Rule {
  const names = (member: string) => new RegExp(`(?:^|,)\\s*${member}=\\(([^)]*)\\)`).exec(header)?.[1]?.match(/[^\s"]+/g);
  const [params, except] = [names('params'), names('except')];
  const all = /(?:^|,)\s*params\s*(?:,|$)/.test(header);
  return {
    keyOrder: /(?:^|,)\s*key-order\s*(?:,|$)/.test(header),
    ignores: (name) => (all ? !except?.includes(name) : params?.includes(name) === true),
  };
}
